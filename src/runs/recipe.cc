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
    for (const fs::path& file : list_folder(folder / "recipes")) {
      if (file.extension() == ".json") files.emplace(file.stem().string(), file);
    }
  }
  return files;
}

Recipe parse_recipe(const Json& json, const std::string& name, const std::string& file) {
  const std::set<std::string> known = {"summary",   "world",   "world_options", "pairs",
                                       "data_seed", "train",   "export",        "ship",
                                       "seconds",   "machine", "metrics",       "selection"};
  for (const auto& [key, value] : json.items()) {
    if (!known.contains(key)) throw input_error(file + ": unknown entry '" + key + "'");
  }
  Recipe recipe;
  recipe.name = name;
  recipe.summary = json.at("summary").get<std::string>();
  recipe.world.name = json.at("world").get<std::string>();
  const Json options = part(json, "world_options");
  for (const auto& [key, value] : options.items()) {
    recipe.world.options[key] = value.get<std::string>();
  }
  recipe.pairs = json.at("pairs").get<std::int64_t>();
  if (recipe.pairs < 2) throw input_error(file + ": 'pairs' is out of bounds; expected 2 or more");
  recipe.data_seed = json.value("data_seed", recipe.data_seed);
  recipe.train = nn::train_config_from_json(json.at("train"), file + ": train");
  read_fields(part(json, "export"), fields(recipe.extract), file + ": export");
  read_fields(part(json, "ship"), fields(recipe.ship), file + ": ship");
  recipe.seconds = json.value("seconds", recipe.seconds);
  recipe.machine = json.value("machine", recipe.machine);
  recipe.metrics = part(json, "metrics");
  recipe.selection = value_or_null(json, "selection");
  return recipe;
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
          {"ship", latplan::to_json(fields(copy.ship))},
          {"seconds", seconds},
          {"machine", machine},
          {"metrics", metrics},
          {"selection", selection}};
}

Json Recipe::followed(const nn::TrainConfig& trained, std::int64_t pairs_made) const {
  Json content = to_json();
  for (const char* outcome : {"seconds", "machine", "metrics", "selection"}) content.erase(outcome);
  Json changed = Json::object();
  const Json done = options_of_model(trained), wanted = options_of_model(train);
  for (const auto& [option, value] : done.items()) {
    if (wanted[option] != value) changed[option] = value;
  }
  if (pairs_made != pairs) changed["pairs"] = pairs_made;
  Json record = {{"name", name}, {"content", content}};
  if (!changed.empty()) record["changed"] = changed;
  return record;
}

Recipe recipe_from_json(const Json& json, const std::string& name, const std::string& file) {
  if (!json.is_object()) throw input_error(file + ": damaged; expected a recipe in JSON");
  Recipe recipe;
  try {
    recipe = parse_recipe(json, name, file);
  } catch (const Json::exception& error) {
    throw input_error(file + ": an entry is missing or of the wrong type; " + error.what());
  }
  try {
    data::with_defaults(recipe.world);
    nn::check_config(recipe.train);
  } catch (const Error& error) {  // an error of the file, not of the command line
    throw input_error(file + ": " + error.what());
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
      throw usage_error("unknown recipe '" + name_or_file + "'" +
                        (names.empty()
                             ? "; expected a .json file: no recipes were found"
                             : expected_one_of(name_or_file, names) + ", or a .json file"));
    }
    file = found->second;
  }
  return recipe_from_json(Json::parse(read_text(file), nullptr, false), file.stem().string(),
                          file.string());
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
  return data::draw_pairs(data::with_defaults(recipe.world), config, log, stop);
}

}  // namespace latplan::runs
