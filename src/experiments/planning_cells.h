// Planner runs for the paper's tables and their cache on disk.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/log.h"
#include "data/instances.h"
#include "domains/domain.h"
#include "experiments/catalog.h"
#include "planning/planning.h"
#include "planning/search_process.h"

namespace latplan::experiments {

// The runs of one search on the instances of one row with one model.
struct PlanningCell {
  int instances = 0;       // expected
  double seconds = 0;      // time limit
  std::vector<Json> runs;  // finished ones, by index

  bool complete() const { return instances > 0 && static_cast<int>(runs.size()) == instances; }
  int count(const char* key) const;  // runs in which that entry is true
  int count_status(const char* status) const;
};

// FOLDER/MODEL-CHECKSUM.jsonl: everything known about one model, one JSON object per line. A line is appended as soon as a
// run ends, so that a kill loses the current run only. Damaged lines are ignored; of equal ones the last counts.
class RunCache {
 public:
  RunCache(const std::filesystem::path& folder, const std::string& model,
           const std::string& checksum);

  // Runs by their index in the full row of an experiment; empty where there are none.
  using Runs = std::map<int, Json>;
  const Runs& runs(const std::string& row, const planning::PlanConfig& config) const;
  // The runs of the first `count` instances of each distance.
  PlanningCell cell(const PaperRow& row, const planning::PlanConfig& config, int count) const;
  const Json& description() const { return description_; }  // of the model; null: unknown
  bool has_pictures(const std::string& row) const { return pictures_.contains(row); }

  void add_run(const std::string& row, const planning::PlanConfig& config, Json run);
  void set_description(const Json& description);
  void set_pictures(const std::string& row);  // the pictures of the row are drawn

 private:
  void append(const Json& line);
  void record(const Json& line);

  std::filesystem::path file_;
  std::map<std::string, Runs> runs_;  // by row and settings
  Json description_;
  std::set<std::string> pictures_;
};

// Of the weights and the exported actions.
std::string model_checksum(const std::filesystem::path& weights,
                           const std::filesystem::path& domain);

struct RowInstance {
  int index = 0;  // in the full row: the noise of its pictures has the seed of the row plus this
  data::Instance instance;
};
std::string picture_checksum(const data::Instance& instance);

// One model and the instances of one row.
struct RowTask {
  planning::PlanningModel model;
  const domains::Domain& world;
  std::vector<RowInstance> instances;
  std::string row;
};
// Runs what the cache does not have, `jobs` searches at a time (more than one: processes of `solve`). A crashed search is
// not recorded; the next call repeats it.
void complete_cell(const RowTask& task, const planning::PlanConfig& config, int jobs,
                   const planning::SolveCommand& solve, RunCache& cache, Log& log,
                   const StopFlag& stop);

}  // namespace latplan::experiments
