#include "runs/recipe.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <vector>

#include "base/error.h"
#include "base/files.h"
#include "base/nearest.h"
#include "base/program_files.h"

namespace latplan::runs {
namespace {

namespace fs = std::filesystem;

// Name -> file; the current folder comes first.
std::map<std::string, fs::path> recipe_files() {
  std::map<std::string, fs::path> files;
  std::vector<fs::path> folders = {fs::path()};
  std::ranges::copy(share_folders(), std::back_inserter(folders));
  for (const fs::path& folder : folders) {
    for (const fs::path& file : list_folder(folder / "recipes" / "network")) {
      if (file.extension() == ".json") files.emplace(file.stem().string(), file);
    }
  }
  return files;
}

// Where there is one: the object of options under a key.
void read_options(const JsonValue& json, const Fields& fields) {
  if (json.is_there()) read_fields(json, fields);
}

// The options that determine the model, without those of the machine and of logs.
Json options_of_model(const nn::TrainConfig& config) {
  Json json = nn::to_json(config);
  for (const char* name : {"device", "threads", "precision", "replay", "metrics-every",
                           "metrics-rows", "checkpoint-seconds"}) {
    json.erase(name);
  }
  return json;
}

}  // namespace

Json Recipe::to_json() const {
  Recipe copy = *this;
  return {{"summary", summary},
          {"world", world.name},
          {"world_options", world.options},
          {"pairs", pairs},
          {"data_seed", data_seed},
          {"train", nn::to_json(train)},
          {"export", latplan::to_json(fields(copy.extract))},
          {"ship", latplan::to_json(fields(copy.ship))}};
}

Json Recipe::followed(const nn::TrainConfig& trained, std::int64_t pairs_made) const {
  Json changed = Json::object();
  const Json done = options_of_model(trained), wanted = options_of_model(train);
  for (const auto& [option, value] : done.items()) {
    if (wanted[option] != value) changed[option] = value;
  }
  if (pairs_made != pairs) changed["pairs"] = pairs_made;
  Json record = {{"name", name}, {"content", to_json()}};
  if (!changed.empty()) record["changed"] = changed;
  return record;
}

Recipe recipe_from_json(const JsonValue& json, const std::string& name) {
  const std::set<std::string> known = {"summary",   "world", "world_options", "pairs",
                                       "data_seed", "train", "export",        "ship"};
  for (const auto& [key, value] : json.members()) {
    if (!known.contains(key)) throw json.fault("unknown entry " + in_quotes(key));
  }
  Recipe recipe;
  recipe.name = name;
  recipe.summary = json["summary"].text();
  recipe.world.name = json["world"].text();
  if (const JsonValue options = json["world_options"]; options.is_there()) {
    for (const auto& [key, value] : options.members()) recipe.world.options[key] = value.text();
  }
  recipe.pairs = json["pairs"].number<std::int64_t>(2, data::kMaxPairs);
  recipe.data_seed = json["data_seed"].number_or(recipe.data_seed);
  recipe.train = nn::train_config_from_json(json["train"]);
  read_options(json["export"], fields(recipe.extract));
  read_options(json["ship"], fields(recipe.ship));
  try {
    data::with_defaults(recipe.world);
    nn::check_config(recipe.train);
  } catch (const Error& error) {  // an error of the file, not of the command line
    throw json.fault(error.what());
  }
  return recipe;
}

Recipe read_recipe(const std::string& name_or_file) {
  fs::path file = name_or_file;
  if (file.extension() != ".json" && name_or_file.find('/') == std::string::npos) {
    const auto files = recipe_files();
    const auto found = files.find(name_or_file);
    if (found == files.end()) {
      const std::vector<std::string> names = recipe_names();
      throw usage_error("unknown recipe " + in_quotes(name_or_file) +
                        (names.empty()
                             ? "; expected a .json file: no recipes were found"
                             : expected_one_of(name_or_file, names) + ", or a .json file"));
    }
    file = found->second;
  }
  const Json json = read_json(file);
  return recipe_from_json({json, file.string()}, file.stem().string());
}

std::vector<std::string> recipe_names() {
  std::vector<std::string> names;
  for (const auto& [name, file] : recipe_files()) names.push_back(name);
  return names;
}

data::PairSet recipe_pairs(const Recipe& recipe, std::int64_t count, Log& log,
                           const StopFlag& stop) {
  data::GenerateConfig config;
  config.pairs = count > 0 ? count : recipe.pairs;
  config.seed = recipe.data_seed;
  try {
    data::PairSet pairs = data::draw_pairs(data::with_defaults(recipe.world), config, log, stop);
    pairs.place = recipe.name;
    return pairs;
  } catch (const Error& error) {  // the value of an option of the world
    if (error.code() != ExitCode::kUsage) throw;
    throw input_error("recipe " + recipe.name + ": " + error.what());
  }
}

}  // namespace latplan::runs
