#include "pipeline/recipe.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/error.h"
#include "base/files.h"

namespace latplan::pipeline {
namespace {

namespace fs = std::filesystem;
using report::Json;

std::vector<fs::path> recipe_folders() {
  return {"recipes", fs::path(LATPLAN_SOURCE_DIR) / "recipes"};
}

// Name -> file; the first folder wins.
std::map<std::string, fs::path> recipe_files() {
  std::map<std::string, fs::path> files;
  for (const fs::path& folder : recipe_folders()) {
    for (const fs::path& file : list_folder(folder)) {
      if (file.extension() == ".json") files.emplace(file.stem().string(), file);
    }
  }
  return files;
}

ExtractConfig extract_from_json(const Json& json, const std::string& file) {
  ExtractConfig config;
  for (const auto& [key, value] : json.items()) {
    if (key == "method") {
      config.method = value.get<std::string>();
      const std::vector<std::string> known = extraction_methods();
      if (std::ranges::find(known, config.method) == known.end()) {
        throw input_error(file + ": unknown export method '" + config.method + "'");
      }
    } else if (key == "alpha") {
      config.alpha = value.get<double>();
      if (!(config.alpha >= 1e-12 && config.alpha <= 1))
        throw input_error(file + ": export option 'alpha' is out of range; expected 1e-12 to 1");
    } else if (key == "min-support") {
      config.min_support = value.get<int>();
      if (config.min_support < 1)
        throw input_error(file +
                          ": export option 'min-support' is out of range; expected 1 or more");
    } else {
      throw input_error(file + ": unknown export option '" + key +
                        "'; expected method, alpha or min-support");
    }
  }
  return config;
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
  const Json none = Json::object();
  const Json options = json.value("world_options", none);
  for (const auto& [key, value] : options.items()) {
    recipe.world.options[key] = value.get<std::string>();
  }
  recipe.pairs = json.at("pairs").get<std::int64_t>();
  if (recipe.pairs < 2) throw input_error(file + ": 'pairs' is out of range; expected 2 or more");
  recipe.data_seed = json.value("data_seed", recipe.data_seed);
  recipe.train = nn::train_config_from_json(json.at("train"), file);
  recipe.extract = extract_from_json(json.value("export", none), file);
  recipe.ship = ship_config_from_json(json.value("ship", none), file);
  recipe.seconds = json.value("seconds", recipe.seconds);
  recipe.machine = json.value("machine", recipe.machine);
  recipe.metrics = json.value("metrics", none);
  recipe.selection = json.value("selection", none);
  return recipe;
}

// The options that change the model; not those of the machine and of what is written on the way.
Json what_is_learnt(const nn::TrainConfig& config) {
  Json json = nn::to_json(config);
  for (const char* aside : {"device", "threads", "precision", "replay", "metrics-every",
                            "metrics-rows", "checkpoint-seconds"}) {
    json.erase(aside);
  }
  return json;
}

}  // namespace

Json Recipe::to_json() const {
  return {{"summary", summary},
          {"world", world.name},
          {"world_options", world.options},
          {"pairs", pairs},
          {"data_seed", data_seed},
          {"train", nn::to_json(train)},
          {"export",
           {{"method", extract.method},
            {"alpha", extract.alpha},
            {"min-support", extract.min_support}}},
          {"ship", pipeline::to_json(ship)},
          {"seconds", seconds},
          {"machine", machine},
          {"metrics", metrics},
          {"selection", selection}};
}

Json Recipe::followed(const nn::TrainConfig& trained, std::int64_t pairs_made) const {
  Json content = to_json();
  for (const char* outcome : {"seconds", "machine", "metrics", "selection"}) content.erase(outcome);
  Json changed = Json::object();
  const Json done = what_is_learnt(trained), told = what_is_learnt(train);
  for (const auto& [option, value] : done.items()) {
    if (told[option] != value) changed[option] = value;
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
  } catch (const nlohmann::json::exception& error) {
    throw input_error(file + ": an entry is missing or of the wrong type; " + error.what());
  }
  try {
    domains::with_defaults(domains::find_world(recipe.world.name), recipe.world.options);
    nn::check_config(recipe.train);
  } catch (const Error& error) {  // the file's fault, not the command line's
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
      std::string names;
      for (const auto& [name, path] : files) names += (names.empty() ? "" : ", ") + name;
      throw usage_error("unknown recipe '" + name_or_file + "'; expected a .json file or one of: " +
                        (names.empty() ? "none, for no folder recipes was found" : names));
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

std::optional<Recipe> recipe_of(const WorldRef& world, std::int64_t pairs, std::uint64_t data_seed,
                                const nn::TrainConfig& trained) {
  const auto options = [](const WorldRef& one) {
    return domains::with_defaults(domains::find_world(one.name), one.options);
  };
  for (const std::string& name : recipe_names()) {
    Recipe recipe;
    try {
      recipe = read_recipe(name);
    } catch (const Error&) {  // whoever follows it is told; others have nothing to do with it
      continue;
    }
    if (recipe.world.name == world.name && options(recipe.world) == options(world) &&
        recipe.pairs == pairs && recipe.data_seed == data_seed &&
        what_is_learnt(recipe.train) == what_is_learnt(trained)) {
      return recipe;
    }
  }
  return std::nullopt;
}

data::PairSet recipe_pairs(const Recipe& recipe, std::int64_t count, Log& log,
                           const StopFlag& stop) {
  const WorldRef world{
      recipe.world.name,
      domains::with_defaults(domains::find_world(recipe.world.name), recipe.world.options)};
  const auto domain = domains::make_world(world.name, world.options);
  data::GenerateConfig config;
  config.pairs = count > 0 ? count : recipe.pairs;
  config.seed = recipe.data_seed;
  data::PairSet pairs = data::generate(*domain, config, log, stop);
  pairs.meta_json = world_to_meta(world, recipe.data_seed);
  return pairs;
}

}  // namespace latplan::pipeline
