// The stage `train`: a run folder from image pairs, by options, a preset or a recipe; new or resumed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "base/json.h"
#include "data/pair_set.h"
#include "nn/backend.h"
#include "runs/recipe.h"
#include "runs/run_record.h"

namespace latplan::learning {

struct TrainRequest {
  std::filesystem::path run;         // the run folder
  std::filesystem::path pairs_file;  // empty: known from the recipe or the earlier session
  std::string preset = "fast";
  std::string recipe;
  std::int64_t pairs = 0;       // to draw for the recipe; 0: its own number
  Json given = Json::object();  // options that replace those of preset, recipe or earlier session
  bool resume = false;
};

// A training with everything read and checked; nothing is written yet.
struct Training {
  nn::TrainConfig config;  // complete: bits, threads and device are chosen
  std::optional<runs::Recipe> recipe;
  std::filesystem::path pairs_file;  // for run.json, relative to the run; empty: not written yet
  data::PairSet pairs;
  Json earlier = Json::object();  // run.json of the session to resume
};
// The configuration that the request starts from, with its given options.
nn::TrainConfig requested_config(const TrainRequest& request, const nn::Backend& backend);
// Bad input or options: an Error. Interrupted while drawing pairs: pairs.count is 0.
Training prepare_training(const TrainRequest& request, const nn::Backend& backend, Log& log,
                          const StopFlag& stop);

// What later stages need from run.json to find the pairs and their world.
void describe_pairs(const data::PairSet& pairs, const std::filesystem::path& pairs_file,
                    const nn::Backend& backend, runs::RunRecord& record);

struct TrainReport {
  nn::TrainResult result;
  Json json;      // the result part of run.json
  Json exported;  // result of the export that a recipe asks for; null: none
};
// Trains in the folder, which exists, and follows the recipe's export. A failed training is recorded in run.json.
TrainReport train_run(const std::filesystem::path& run, Training training, bool resume,
                      runs::RunRecord record, const nn::Backend& backend, Log& log,
                      const StopFlag& stop);

}  // namespace latplan::learning
