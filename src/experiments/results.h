// Everything the pages show. gather_results() plans and measures what is missing and reads the rest from the cache.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/field.h"
#include "cli/command.h"
#include "experiments/catalog.h"
#include "experiments/planning_cells.h"
#include "experiments/trainings.h"

namespace latplan::experiments {

struct PaperOptions {
  std::filesystem::path models = "models", output = "docs/results";
  std::filesystem::path cache;              // empty: OUTPUT/cache
  std::vector<std::string> rows, searches;  // to plan for and with; empty: all
  int count = kInstancesPerDistance;        // instances per distance
  double time = 0;                          // seconds; 0: as in the catalog
  Memory memory = {8};
  int jobs = 1, threads = 0;
  bool render = false;  // plan and measure nothing
};

struct PaperResults {
  std::map<std::string, PlanningCell> cells;  // by cell_key()
  std::map<std::string, Json> models;         // folder name -> description
  Trainings trainings;
  std::vector<Json> networks;         // lines of tools/network-table
  std::set<std::string> illustrated;  // rows with pictures in OUTPUT/examples

  // Null: not run.
  const PlanningCell* cell(const PaperRow& row, const PaperVariant& variant,
                           const PaperSearch& search, bool noisy) const;
};
std::string cell_key(const std::string& row, const std::string& suffix, const std::string& search,
                     bool noisy);

// The first run of our search with a valid plan from noisy pictures: the example of a row. Null: none.
const Json* example_run(const PlanningCell* noisy);

PaperResults gather_results(const PaperOptions& options, const cli::Context& context);

}  // namespace latplan::experiments
