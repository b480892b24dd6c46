// A run reduced to what planning needs, small enough to be committed: weights as halves, PDDL, the compact table, and
// where it all came from. The folder serves `plan`, `evaluate` and `export` as a run folder does.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "data/pair_set.h"
#include "nn/trained_model.h"
#include "pipeline/extract.h"
#include "pipeline/run_folder.h"
#include "report/run_record.h"

namespace latplan::pipeline {

struct ShipConfig {
  bool codec_only = false;  // encoder and decoder alone: the learnt labels and dynamics stay behind
  std::string precision = "f16";  // of the matrices; or "i8", "f32"
  bool refit = false;             // export anew from the rounded weights
};

// {"precision": "i8", "codec-only": true, "refit": true}, each optional; `file` is for messages. Error(BadInput).
ShipConfig ship_config_from_json(const report::Json& json, const std::string& file);
report::Json to_json(const ShipConfig& config);

// File name -> content; run.json is not among them.
using ShippedFiles = std::vector<std::pair<std::string, std::vector<std::uint8_t>>>;

// model.json, weights.safetensors, domain.pddl, domain.lpd. The table is checked against the model.
// Damaged, or not exported yet: Error(BadInput).
ShippedFiles shipped_files(const RunFolder& run, const ShipConfig& config);
std::int64_t total_bytes(const ShippedFiles& files);

// What is known of the run: recipe, training, export, and `results`, run.json files of `latplan evaluate -o`. A folder that
// was shipped already keeps what it says, but for an export since; its evaluations come first.
report::Json provenance(const RunFolder& run, const std::vector<std::filesystem::path>& results);

// How its recipe says it is shipped; the defaults without one.
ShipConfig ship_config(const report::Json& provenance);

// How the run was exported, by its provenance: the options of `latplan export`, or else those of its recipe.
ExtractConfig export_config(const report::Json& provenance);

// Share of the pictures of the held-out pairs to which both give the same code; 1 without such pairs.
double code_agreement(const nn::StateCodec& one, const nn::StateCodec& other,
                      const data::PairSet& pairs);

}  // namespace latplan::pipeline
