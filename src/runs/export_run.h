// The stage `export`: extracts the actions of a run and writes them into its folder.
#pragma once

#include "base/json.h"
#include "data/pair_set.h"
#include "extract/extraction.h"
#include "nn/trained_model.h"
#include "runs/run_folder.h"
#include "runs/run_record.h"

namespace latplan::runs {

// Writes RUN/domain.pddl, RUN/actions.html, RUN/recoding.json (where there is one), RUN/seen.npz and RUN/export.json, which is `record` with
// the configuration and the result. Returns the result: statistics of the table and its selection score.
// `chosen`: an extraction that was chosen before; null: choose it here.
Json export_run(const RunFolder& run, const nn::TrainedModel& model, const data::PairSet& pairs,
                const extract::ExtractConfig& config, RunRecord record,
                const extract::ExtractedModel* chosen = nullptr);

// Score and alternatives of an extraction.
Json to_json(const extract::ExtractedModel& extracted);

// The configuration that repeats an export, from export.json or provenance.json ("config", "result").
extract::ExtractConfig export_config(const Json& config, const Json& result,
                                     const std::string& where);

}  // namespace latplan::runs
