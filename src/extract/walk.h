// Pairs that are steps of one walk are not independent: what rests between two uses of an action is no second evidence.
// The bits of a walk fall into runs, stretches of pairs in which a bit keeps its value.
#pragma once

#include <span>
#include <vector>

#include "extract/encoded_pairs.h"

namespace latplan::extract {

// Whether the pairs are steps of episodes: most of them begin where the one before ended.
bool is_walk(const EncodedPairs& pairs);

class Walk {
 public:
  explicit Walk(const EncodedPairs& pairs);

  // The log of the probability that bit f has one value before all of these pairs by chance; `other`: share of all pairs
  // that have the other value. Of independent pairs: each of these has it with that probability. In a walk: the pairs meet
  // some of the runs of the value; they miss every run of the other value, if those are met as often.
  double log_chance(int f, bool value, double other, std::span<const int> pairs) const;
  // Number of runs with that value; needs exists().
  double runs(int f, bool value) const { return runs_[value ? 1 : 0][f]; }
  bool exists() const { return exists_; }  // whether the pairs are a walk

 private:
  bool exists_;
  std::vector<std::size_t> order_;               // [pairs] place in the walk
  std::vector<std::vector<std::size_t>> turns_;  // [bits] places where a run ends
  std::vector<double> runs_[2];                  // [bits]
};

}  // namespace latplan::extract
