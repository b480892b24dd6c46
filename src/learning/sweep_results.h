// The results of a sweep: reading, ranking and tables.
#pragma once

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/json.h"
#include "learning/sweep.h"

namespace latplan::learning {

// One finished or failed run with its numbers by name: "train/best_held_out_exact", "export/actions",
// "fidelity/precision", "metrics/loss_terms/negative_elbo", "plan/auto/valid", "job/seconds".
struct SweepResult {
  SweepRun run;
  std::string error;  // empty: finished
  std::map<std::string, double> numbers;
  Json instances = Json::object();  // name -> result, as `evaluate` writes it
  std::string world;
  Json world_options = Json::object();
};

// From a run's folder: run.json, export.json, evaluation/run.json, job.json. Missing files are skipped.
SweepResult read_result(const SweepRun& run, const std::filesystem::path& folder,
                        const std::string& error);

// The full name of a main number of the table, as given or the one that ends with "/" + name; "auto" stays. None: Error(Usage).
std::string full_number(const std::string& name);

// "auto": the selection score of the export, or the exact successors where nothing is exported. A number that no run has:
// Error(Usage).
std::string find_number(const std::vector<SweepResult>& results, const std::string& number);

// Best first, failed runs last. Ties: more exact successors on held-out pairs, then by name.
void rank(std::vector<SweepResult>& results, const std::string& number, bool smallest_first);

// Settings and the main numbers, without times: the same runs give the same table.
std::string sweep_table(const std::vector<SweepResult>& results, const std::string& number);
// By run: options and numbers of the trainings.
Json training_properties(const std::vector<SweepResult>& results);
// For Downward Lab, the same by planned instance.
Json lab_properties(const std::vector<SweepResult>& results);

}  // namespace latplan::learning
