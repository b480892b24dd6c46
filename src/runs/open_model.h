// Opens the model of a run or of a shipped folder: network, recoding and exported actions together.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "extract/evidence.h"
#include "extract/recoding.h"
#include "nn/backend.h"
#include "planning/planning.h"
#include "runs/run_folder.h"
#include "symbolic/strips.h"

namespace latplan::runs {

struct OpenModel {
  RunFolder run;
  std::shared_ptr<const nn::TrainedModel> network;    // with the recoding of the exported actions
  symbolic::ActionTable table;                        // no actions where nothing is exported
  std::shared_ptr<const extract::Evidence> evidence;  // of the exported actions; null: not kept
  double decoded_limit = 0;                           // see extract::CodeQuality; 0: not known

  // Not exported yet: Error(BadInput) that says how to do that.
  void check_exported() const;
};

// `only`: see PlanConfig; the table is restricted to such steps. Damaged, domain.pddl of another model, or nothing to
// restrict it by: Error(BadInput).
OpenModel open_model(const nn::Backend& backend, const std::filesystem::path& folder, int threads,
                     const std::string& only = "any");

// Stable states of its training pairs, at most `most` of them, evenly chosen; empty if none is kept.
std::vector<BitVector> known_states(const OpenModel& model, std::size_t most);

// How plans are made with it: by the exported actions or, if the configuration says so or the model has no STRIPS
// actions and no export, with the network as a black box. The filters of a black box are not learnt yet.
planning::PlanningModel planning_model(const OpenModel& model, const planning::PlanConfig& config);

// Adds the filters of a black box that use the training pairs: those of `named` or of the run. They may take long to learn;
// discriminators are kept in the run. Pairs not found: Error(BadInput) if `required`, otherwise a warning.
void add_pair_filters(const OpenModel& model, const planning::PlanConfig& config,
                      const std::filesystem::path& named, bool required, const nn::Backend& backend,
                      Log& log, const StopFlag& stop, planning::PlanningModel& planner);

// RUN/recoding.json beside RUN/domain.pddl. Null: the file is removed.
void write_recoding(const RunFolder& run, const extract::Recoding* recoding);
// Null if there is no such file. Damaged, or not of a model with that many bits: Error(BadInput).
std::shared_ptr<const extract::Recoding> read_recoding(const RunFolder& run, int latent_bits);
// RUN/domain.pddl, over that many bits.
symbolic::ActionTable read_table(const RunFolder& run, int state_bits);

}  // namespace latplan::runs
