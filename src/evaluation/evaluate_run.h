// The stage `evaluate`: plans for many instances, fidelity by the world's rules, and the paper's metrics.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "base/json.h"
#include "data/draw_instances.h"
#include "evaluation/evaluation.h"
#include "nn/backend.h"
#include "runs/run_record.h"

namespace latplan::evaluation {

struct EvaluationRequest {
  std::filesystem::path run;
  std::filesystem::path instances;  // empty: drawn
  std::filesystem::path output;     // empty: nothing is written
  std::filesystem::path pairs;      // the training pairs if they moved
  data::InstanceConfig drawn;       // empty distances: default_distances()
  std::int64_t fidelity_states = 500;
  std::int64_t metrics_pairs = 1000;
  bool draw_pairs_for_metrics = false;  // draw a shipped model's pairs again for the metrics
  bool pair_filters_required = false;   // see runs::add_pair_filters()
  std::vector<std::filesystem::path> selection;  // instances the model was chosen by
  EvaluationConfig config;
  int threads = 0;
};

struct EvaluationReport {
  Json result;                     // the result part of run.json
  std::vector<std::string> lines;  // for the user
  bool crashed = false;            // some search process did
};

// Checks all input, plans and measures. If there is an output, it goes into the folder that make_output() returns.
EvaluationReport evaluate_run(EvaluationRequest request, runs::RunRecord record,
                              const nn::Backend& backend,
                              const std::function<std::filesystem::path()>& make_output, Log& log,
                              const StopFlag& stop);

}  // namespace latplan::evaluation
