// What the paper's planning section asks of our models, and the answers as far as they are there: rows, searches and
// variants of its tables, planner runs that are remembered, numbers of models and of sweeps. The pages made of it:
// pipeline/paper_pages.h.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "data/instances.h"
#include "nn/trained_model.h"
#include "pipeline/planning.h"
#include "report/run_record.h"
#include "symbolic/strips.h"

namespace latplan::pipeline {

// A line of the planning tables: a world and how its instances are drawn.
struct PaperRow {
  std::string name;   // "random-mnist"
  std::string title;  // "Random MNIST"
  std::string model;  // folder below --models, without the variant's suffix
  std::vector<int> distances;
  bool random_goal = false;
  bool hanoi = false;      // stands in the appendix's table alone
  int ground_actions = 0;  // the world's own, where they are known
};
std::span<const PaperRow> paper_rows();

// Which of the paper's networks: its folder's name ends with the suffix.
struct PaperVariant {
  std::string model;    // "ama4+" or "ama3+"
  std::string epsilon;  // "0.1" or "0.5"
  std::string suffix;   // "", "-eps0.5", "-ama3", "-ama3-eps0.5"
};
std::span<const PaperVariant> paper_variants();

struct PaperSearch {
  std::string title;   // "ours", "Blind", "LAMA", "LMCut", "M&S"
  std::string search;  // as for `evaluate --search`
  double seconds;      // its time limit with the models that count
};
std::span<const PaperSearch> paper_searches();
// With this variant: models for comparison get as much as the searches for comparison.
double time_limit(const PaperSearch& search, const PaperVariant& variant);

inline constexpr double kPaperNoise = 1.0;

// All runs of one search on one row's instances with one model.
struct PlanningCell {
  int instances = 0;               // asked for
  double seconds = 0;              // the limit they ran under
  std::vector<report::Json> runs;  // done so far, each as pipeline::to_json(outcome, judgement)
  // Rounds of decoding and encoding, where they are not those asked for: recalled_cell().
  std::optional<int> other_cycle = {};

  bool complete() const { return instances > 0 && static_cast<int>(runs.size()) == instances; }
  int count(const char* key) const;  // runs in which that entry is true
  int count_status(const char* status) const;
};
std::string cell_key(const std::string& row, const std::string& suffix, const std::string& search,
                     bool noisy);

// Remembers planner runs in FOLDER/<model>/<checksum>/<row>-<search>-....jsonl, a line a run, written as each ends: a
// kill loses the run at hand. A model, an instance, a limit or a noise that differs is another file or another line.
class PlanningCache {
 public:
  PlanningCache(const std::filesystem::path& folder, const std::string& model,
                const std::string& model_checksum);
  // Of a model that is not there any more but was: nothing when there were none or several of that name.
  static std::optional<PlanningCache> of_absent_model(const std::filesystem::path& folder,
                                                      const std::string& model);
  const std::filesystem::path& folder() const { return folder_; }
  // The file of a search under these limits. Its name has all that changes what a run gives, defaults too: those change.
  std::filesystem::path file(const std::string& row, const PlanConfig& config,
                             const std::string& search) const;
  // The most rounds of decoding and encoding (PlanConfig::cycle) there are runs with, all else being equal.
  std::optional<int> most_cycles(const std::string& row, const PlanConfig& config,
                                 const std::string& search) const;
  // Instance key -> run. A line that was cut short by a kill is forgotten.
  static std::map<std::string, report::Json> read(const std::filesystem::path& file);
  static void append(const std::filesystem::path& file, const report::Json& run);

 private:
  explicit PlanningCache(std::filesystem::path folder) : folder_(std::move(folder)) {}
  std::filesystem::path folder_;
};
std::string instance_key(
    const data::Instance& instance);  // its name and a checksum of its pictures
// Of the weights and the PDDL.
std::string model_checksum(const std::filesystem::path& model_folder,
                           const std::filesystem::path& domain_file);

// How well the network of a shipped model predicted held-out successors when it was trained; null where its
// provenance does not say.
report::Json held_out_exact(const std::filesystem::path& model_folder);

// A model at work on a row.
struct RowTask {
  const nn::StateCodec& codec;
  const symbolic::ActionTable& table;
  const domains::Domain& domain;
  const std::vector<data::Instance>& instances;
  std::string row;  // with the variant's suffix
};
// Runs what the cache does not have under config's limits, `jobs` at a time (more than one: processes of `program`), and
// returns all that is there then. A search that died is not remembered: the next call tries it again.
PlanningCell complete_cell(const RowTask& task, const PaperSearch& search, const PlanConfig& config,
                           const PlanningCache& cache, int jobs,
                           const std::filesystem::path& program, Log& log, const StopFlag& stop);
// The same without running anything. row: with the variant's suffix.
PlanningCell remembered_cell(const std::vector<data::Instance>& instances, const std::string& row,
                             const PaperSearch& search, const PlanConfig& config,
                             const PlanningCache& cache);
// The same of a model that is gone and cannot be run again: where nothing has the rounds of decoding and encoding asked
// for, what was run with others, and with how many.
PlanningCell recalled_cell(const std::vector<data::Instance>& instances, const std::string& row,
                           const PaperSearch& search, const PlanConfig& config,
                           const PlanningCache& cache);

struct PaperCurve {
  std::string name;
  std::vector<report::Json> lines;  // of train.jsonl
};

struct PaperData {
  std::map<std::string, PlanningCell> cells;   // by cell_key()
  std::map<std::string, report::Json> models;  // folder name -> config, metrics, table, overlap
  std::vector<report::Json> sweeps;            // the "training" entries of every properties.json
  std::vector<PaperCurve> curves;
  std::vector<report::Json> gallery;         // as read_gallery() says
  std::map<std::string, std::string> noise;  // row -> picture before and after noise
  // Model -> the trainings it was chosen from: "name", "shipped", and, where known, "exact" and "quality" on held-out
  // pairs and the counts "instances", "found", "valid", "optimal" on the instances that chose.
  std::map<std::string, std::vector<report::Json>> candidates;
  std::string provenance;  // one line for every page

  // Nothing when that was not run.
  const PlanningCell* cell(const std::string& row, const std::string& suffix,
                           const std::string& search, bool noisy) const;
};

}  // namespace latplan::pipeline
