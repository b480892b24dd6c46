// A recipe: a small committed JSON file that says how a model is made, from the world and its options to the training
// options and the seeds, and what came out when it was followed. `latplan train --recipe NAME` follows it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "nn/train_config.h"
#include "pipeline/extract.h"
#include "pipeline/run_folder.h"
#include "pipeline/shipped_model.h"
#include "report/run_record.h"

namespace latplan::pipeline {

struct Recipe {
  std::string name;  // "mnist": the file's name without ".json"
  std::string summary;
  WorldRef world;
  std::int64_t pairs = 5000;    // image pairs to make
  std::uint64_t data_seed = 1;  // of the pairs; the training's seed stands among its options
  nn::TrainConfig train;
  ExtractConfig extract;
  ShipConfig ship;
  double seconds = 0;                               // the training takes on `machine`; 0: unknown
  std::string machine;                              // "one H200"
  report::Json metrics = report::Json::object();    // what came out, as `evaluate` names it
  report::Json selection = report::Json::object();  // how this run was chosen among others

  report::Json to_json() const;  // as the file says it
  // The name, what it tells to do (not what came out for someone else), and what was done otherwise: options by name.
  report::Json followed(const nn::TrainConfig& trained, std::int64_t pairs_made) const;
};

// `file` is for messages. Anything missing, unknown or out of range: Error(BadInput).
Recipe recipe_from_json(const report::Json& json, const std::string& name, const std::string& file);

// A name is looked for as recipes/NAME.json in the current folder, then in the folder the program was built from; with
// a slash in it or ".json" at its end it is a file. Unknown: Error(Usage) that lists the known ones.
Recipe read_recipe(const std::string& name_or_file);
std::vector<std::string> recipe_names();  // sorted

// The one that makes these pairs and trains so, whatever it says of the machine (device, threads, precision) and of what is
// written on the way.
std::optional<Recipe> recipe_of(const WorldRef& world, std::int64_t pairs, std::uint64_t data_seed,
                                const nn::TrainConfig& trained);

// The pairs it asks for; `count` instead of its number unless 0.
data::PairSet recipe_pairs(const Recipe& recipe, std::int64_t count, Log& log,
                           const StopFlag& stop);

}  // namespace latplan::pipeline
