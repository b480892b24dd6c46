// The stage `learn`: from image pairs to a run that plans, without options. Looks at the pictures, trains candidates, chooses
// one by the selection score, and exports it with every pair.
#pragma once

#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/log.h"
#include "data/pair_set.h"
#include "extract/extraction.h"
#include "learning/candidates.h"
#include "nn/backend.h"
#include "runs/run_record.h"

namespace latplan::learning {

struct LearnConfig {
  double budget = 0;  // seconds; 0: by device and number of pairs
  std::string device = "auto";
  std::uint64_t seed = 1;
  // run.json of an interrupted session that is to be resumed: its finished candidates are scored again, the others go on
  // with their recorded configurations. Empty: a new run.
  Json earlier = Json::object();

  bool resume() const { return !earlier.empty(); }
};

// A trained candidate with its actions.
struct Scored {
  Candidate candidate;
  std::string error;     // why it could not be used; empty: it could
  bool stopped = false;  // because the budget was spent
  extract::ExtractedModel actions;
  double seconds = 0;

  double value() const { return error.empty() ? actions.value() : 0; }
  double proven() const { return error.empty() ? actions.proven() : 0; }
};

inline constexpr double kSameScore = 0.01;  // a smaller difference of two scores may be chance
// Whether `a` is chosen before `b`: where the amount is above 0, and for which reason. Of equal scores that which generalises.
struct Preference {
  double amount;
  std::string reason;
};
Preference prefer(const Scored& a, const Scored& b);

struct LearnReport {
  bool interrupted = false;
  std::vector<std::string> lines;  // the survey's sentences about the codes
  Json json;  // the result part of run.json; null: interrupted before any candidate was finished
};

// Learns in the existing folder. The pictures are in `pairs_file`, relative to the run or absolute. Writes run.json from the
// start, with `schedule`: what is trained, with complete configurations. Interrupted: the best candidate so far is
// exported, and RUN/candidates is what a resume needs.
LearnReport learn_run(const std::filesystem::path& run, const data::PairSet& pictures,
                      const std::filesystem::path& pairs_file, const LearnConfig& config,
                      runs::RunRecord record, const nn::Backend& backend, Log& log,
                      const StopFlag& stop);

}  // namespace latplan::learning
