// The options of a search alone: which planner, which algorithm, which limits. For `solve`; `plan` and `evaluate` have
// more (cli/search_arguments.h).
#pragma once

#include <string>
#include <vector>

#include "cli/arguments.h"
#include "pipeline/planning.h"

namespace latplan::cli {

class PlannerArguments {
 public:
  // `several`: --search takes a comma separated list, Fast Downward's as fd:NAME.
  PlannerArguments(Arguments& args, bool several);

  // After parsing, first of all. Unknown searches: Error(Usage) that lists the known ones.
  void check() const;
  std::vector<std::string> searches() const;
  bool uses_fast_downward(const std::string& search) const;  // one of searches()
  // Engine, search, limits and tolerance; the rest is as PlanConfig has it.
  pipeline::PlanConfig config() const;

 private:
  bool several_;
  pipeline::PlanConfig config_;
  std::string memory_ = "8";
  std::string feed_ = "sas";
};

}  // namespace latplan::cli
