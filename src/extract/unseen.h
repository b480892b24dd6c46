// Generalisation to what no pair shows: an action at another place, for other contents.
#pragma once

#include <vector>

namespace latplan::extract {

struct Alternative {
  bool seen;        // in some pair
  double expected;  // pairs that would show it, if it existed
};

// Which of alternatives that are alike exist. Some share of them does; it is estimated from how many were seen. One that was
// not seen is believed in if it exists with probability 0.9, given that it was missed.
std::vector<bool> believed(const std::vector<Alternative>& alternatives);

}  // namespace latplan::extract
