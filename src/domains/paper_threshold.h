// The matching threshold of the paper's appendix "Plan Validators", for the paper's judges of
// puzzle and hanoi.
#pragma once

#include <cstdlib>

namespace latplan::domains {

struct MatchCounts {
  int none = 0, several = 0;  // items without a match, and with more than one
};

// Bisects [0, 0.5] until about as many items match nothing as match several. `count(threshold)`
// returns MatchCounts.
template <typename Count>
double bisected_threshold(Count count) {
  constexpr int kMaxBisections = 40;  // beyond the precision that matters
  double low = 0, high = 0.5, threshold = (low + high) / 2;
  for (int i = 0; i < kMaxBisections; ++i) {
    const auto [none, several] = count(threshold);
    if (std::abs(none - several) <= 1) break;
    (none < several ? high : low) = threshold;
    threshold = (low + high) / 2;
  }
  return threshold;
}

}  // namespace latplan::domains
