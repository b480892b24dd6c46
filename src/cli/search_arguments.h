// The options that `plan` and `evaluate` share: which search, which limits, how the pictures are treated.
#pragma once

#include <string>
#include <vector>

#include "cli/arguments.h"
#include "domains/domain.h"
#include "pipeline/planning.h"
#include "pipeline/run_folder.h"

namespace latplan::cli {

class SearchArguments {
 public:
  // `several`: --search takes a comma separated list, Fast Downward's as fd:NAME.
  SearchArguments(Arguments& args, bool several);

  // After parsing, first of all. Unknown searches: Error(Usage) that lists the known ones.
  void check() const;
  // After loading: makes the plan follow the model state by state when --black-box says so, and when nothing was or can
  // be exported: `run` has no domain.pddl and the model no STRIPS actions. Searches that cannot do that: Error(Usage).
  // `pairs_file`: the training pairs, for the filter that asks where a label was seen; gone: a warning, and no filter.
  void follow(const pipeline::RunFolder& run, const nn::TrainedModel& model,
              const std::filesystem::path& pairs_file, Log& log,
              pipeline::PlanConfig& config) const;
  pipeline::PlanConfig config(std::uint64_t seed) const;
  std::vector<std::string> searches() const;
  domains::Judge judge() const;
  int threads() const { return threads_; }

 private:
  bool follows(const pipeline::RunFolder& run, const nn::TrainedModel& model) const;

  bool several_;
  pipeline::PlanConfig config_;
  std::string memory_ = "8";
  std::string feed_ = "sas";
  std::string judge_ = "ours";
  std::string unstable_ = "avoid";
  std::string prune_ = "all";
  bool black_box_ = false;
  int threads_ = 0;
};

// Parts of "a,b(c,d)" that commas outside parentheses separate: "a" and "b(c,d)".
std::vector<std::string> split_searches(const std::string& text);

}  // namespace latplan::cli
