// A recipe: a small JSON file that says how a network is made, from the world and its options to training, export and
// shipping options and seeds. `latplan train --recipe NAME` follows it.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/json.h"
#include "data/world_ref.h"
#include "extract/extraction.h"
#include "nn/train_config.h"
#include "runs/ship_config.h"

namespace latplan::runs {

struct Recipe {
  std::string name;  // "mnist": the file's name without ".json"
  std::string summary;
  data::WorldRef world;
  std::int64_t pairs = 5000;    // image pairs to draw
  std::uint64_t data_seed = 1;  // of the pairs; the training seed is one of its options
  nn::TrainConfig train;
  extract::ExtractConfig extract;
  ShipConfig ship;

  Json to_json() const;  // the file's content
  // For run.json: the name, the content, and the options that were changed.
  Json followed(const nn::TrainConfig& trained, std::int64_t pairs_made) const;
};

// `file` is for messages. Anything missing, unknown or out of bounds: Error(BadInput).
Recipe recipe_from_json(const JsonValue& json, const std::string& name);

// A name is looked up as recipes/network/NAME.json in the current folder, then in the source folder of the program. With a slash
// or ".json" it is a file. Unknown: Error(Usage) with the nearest known name.
Recipe read_recipe(const std::string& name_or_file);
std::vector<std::string> recipe_names();  // sorted

// Draws the pairs; `count` instead of the recipe's number unless 0.
data::PairSet recipe_pairs(const Recipe& recipe, std::int64_t count, Log& log,
                           const StopFlag& stop);

}  // namespace latplan::runs
