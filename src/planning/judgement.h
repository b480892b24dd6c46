// The verdict of a world's rules on a finished plan, as plain data: reports show it. evaluation/judge.h computes it.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace latplan::planning {

struct Judgement {
  bool judged = false;   // false: no world is known, or it does not recognise start or goal
  bool valid = false;    // every state and step is legal, from start to goal
  bool optimal = false;  // valid, and as short as the true shortest plan
  int shortest = -1;     // true distance; -1: unknown
  std::string note =
      "no world is known for these pictures";  // why it was not judged; empty: it was

  // One judge's view of the decoded plan.
  struct Opinion {
    bool valid = false;
    std::vector<std::string> reasons;  // one per decoded state; empty: nothing wrong
  };
  std::optional<Opinion> ours, papers;  // nothing without a plan
  bool by_paper = false;                // `valid` is the verdict of the paper's judge

  // What the deciding judge finds wrong with a decoded state; empty: nothing.
  std::string reason(std::size_t state) const {
    const std::optional<Opinion>& opinion = by_paper ? papers : ours;
    return opinion ? opinion->reasons[state] : "";
  }
};

}  // namespace latplan::planning
