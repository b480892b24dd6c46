// The stages train and export as plain functions, used by their commands and by the demo.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "base/log.h"
#include "data/pair_set.h"
#include "nn/backend.h"
#include "pipeline/extract.h"
#include "pipeline/run_folder.h"
#include "report/run_record.h"

namespace latplan::pipeline {

using report::Json;

// What a training's run.json must hold for the stages that follow: config, pairs, world.
void describe_training(report::RunRecord& record, const nn::TrainConfig& config,
                       const std::filesystem::path& pairs_file, const data::PairSet& pairs,
                       const nn::Backend& backend);
Json to_json(const nn::TrainResult& result);

// Extracts the actions from the training split and writes RUN/domain.pddl. Returns what is known of the table.
// `every_pair`: from all splits, when nothing is left to measure it on; for AMA1, which knows no move it did not see.
Json export_model(const RunFolder& run, const nn::TrainedModel& model, const data::PairSet& pairs,
                  const ExtractConfig& config, bool every_pair = false);

}  // namespace latplan::pipeline
