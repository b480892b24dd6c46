// The options of a search and of a plan.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "base/field.h"
#include "search/planner.h"

namespace latplan::planning {

struct SearchConfig {
  std::string search = "auto";  // of the built-in planner, or fd:NAME of Fast Downward
  std::filesystem::path
      fast_downward;  // its executable; empty: found by engine::find_fast_downward()
  std::string fd_input = "sas";
  double time = 600;
  Memory memory = {8};
  int goal_tolerance = 0;
  int threads = 0;

  // With the memory that limit_memory() leaves.
  search::Limits limits() const;
};
Fields fields(SearchConfig& config);

struct PlanConfig {
  SearchConfig search;
  int cycle = 10;
  double noise = 0;
  std::string unstable = "avoid";
  std::string only = "any";  // the worst warranty that a step may have
  bool black_box = false;
  std::string prune = "all";
  std::uint64_t seed = 1;  // of the noise; not a field
};
Fields fields(PlanConfig& config);  // without those of its search

}  // namespace latplan::planning
