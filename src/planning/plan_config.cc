#include "planning/plan_config.h"

#include <algorithm>

#include "base/free_memory.h"
#include "engine/fast_downward.h"

namespace latplan::planning {
namespace {

using Choices = std::vector<std::string>;

std::string search_names() {
  std::string text;
  for (const search::Algorithm& algorithm : search::algorithms()) {
    text += (text.empty() ? "" : ", ") + algorithm.name;
  }
  text += "; of Fast Downward";
  for (const engine::Configuration& configuration : engine::configurations()) {
    text += (text.ends_with("Downward") ? " fd:" : ", fd:") + configuration.name;
  }
  return text;
}

}  // namespace

search::Limits SearchConfig::limits() const {
  std::int64_t bytes = memory.bytes();
  if (bytes > 0) bytes = std::clamp<std::int64_t>(memory_left(), 1, bytes);
  return {time, bytes, 0, threads};
}

Fields fields(SearchConfig& c) {
  return with_shown(
      {"search", "time", "memory"},
      {
          {"search", &c.search, "search algorithm: " + search_names()},
          {"time", &c.time, "time limit of a search in seconds; 0: none", 0, 1e9},
          {"memory", &c.memory, "memory limit of a search in GiB, or as in 64M, 8G; 0: none"},
          {"fd", &c.fast_downward,
           "Fast Downward's search executable; else LATPLAN_FD, PATH or .deps/bin/downward"},
          {"fd-input", &c.fd_input,
           "input of Fast Downward: our SAS+ file, or PDDL through its translator",
           Choices{"sas", "pddl"}},
          {"goal-tolerance", &c.goal_tolerance,
           "goal bits that may differ at the end; for auto, blind and goalcount searches", 0, 1e6},
          {"search-threads", &c.threads,
           "threads of blind and bidirectional search; 0: one per CPU, or one with --jobs", 0,
           1024},
      });
}

Fields fields(PlanConfig& c) {
  return with_shown(
      {"noise", "only"},
      {
          {"noise", &c.noise,
           "Gaussian noise on the input pictures: standard deviation on normalised pixels", 0,
           1000},
          {"only", &c.only,
           "steps a plan may have: any, implied (no guesses: effects of the training pairs, in "
           "states that agree with all of theirs) or seen (transitions of the training pairs)",
           Choices{"any", "implied", "seen"}},
          {"cycle", &c.cycle,
           "limit on decode -> encode rounds that denoise the codes of start and goal", 0, 1000},
          Field{"unstable", &c.unstable,
                "codes on a plan that do not survive decode -> encode: avoid (replan around them "
                "for at "
                "most 20 s; built-in searches only) or allow",
                Choices{"avoid", "allow"}},
          {"black-box", &c.black_box,
           "search with the network as successor function instead of its exported actions; always "
           "so for a model without PDDL"},
          {"prune", &c.prune,
           "successors of a black box that count: label (the network gives them the same label), "
           "stable (stable codes), seen (labels and changes as in the training pairs), all (these "
           "three), ama2 (label, stable, and two discriminators trained at first use), or none",
           Choices{"all", "ama2", "label", "stable", "seen", "none"}},
      });
}

}  // namespace latplan::planning
