// The options that `plan` and `evaluate` share: which search, which limits, how the pictures are treated.
#pragma once

#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/planner_arguments.h"
#include "domains/domain.h"
#include "pipeline/run_folder.h"

namespace latplan::cli {

class SearchArguments {
 public:
  // `several`: as for PlannerArguments. `args` must outlive it.
  SearchArguments(Arguments& args, bool several);

  void check() const { planner_.check(); }
  // After loading: makes the plan follow the model state by state when --black-box says so, and when nothing was or can
  // be exported: `run` has no domain.pddl and the model no STRIPS actions. Searches that cannot do that, and --prune where
  // nothing is followed: Error(Usage).
  void follow(const pipeline::RunFolder& run, const nn::TrainedModel& model,
              pipeline::PlanConfig& config) const;
  // After that, where something is followed: the filters that ask what was seen. They take long, and need the training
  // pairs: of `named`, or if that is empty the run's own, drawn again if need be. Those gone: Error(BadInput) where the
  // user asked for such a filter, otherwise a warning, and no such filter.
  void filter_as_seen(const pipeline::RunFolder& run, const nn::TrainedModel& model,
                      const std::filesystem::path& named, Context& context,
                      pipeline::PlanConfig& config) const;
  pipeline::PlanConfig config(std::uint64_t seed) const;
  std::vector<std::string> searches() const { return planner_.searches(); }
  domains::Judge judge() const;
  // Discriminators are so small that threads wait for each other longer than they compute, hours on a busy machine.
  int threads() const { return threads_ == 0 && prune_ == "ama2" ? 1 : threads_; }

 private:
  bool follows(const pipeline::RunFolder& run, const nn::TrainedModel& model) const;

  const Arguments& args_;
  PlannerArguments planner_;
  int cycle_ = pipeline::PlanConfig().cycle;
  double noise_ = 0;
  bool repair_ = false;
  std::string judge_ = "ours";
  std::string unstable_ = "avoid";
  std::string prune_ = "all";
  bool black_box_ = false;
  int threads_ = 0;
};

}  // namespace latplan::cli
