#include "extract/unseen.h"

#include <algorithm>
#include <cmath>

namespace latplan::extract {

constexpr double kBelieved = 0.9;
constexpr double kErrors = 2;  // standard errors that the share may be higher

std::vector<bool> believed(const std::vector<Alternative>& alternatives) {
  double seen = 0, visible = 0;  // visible: that would be seen if all existed
  for (const Alternative& one : alternatives) {
    seen += one.seen ? 1 : 0;
    visible += 1 - std::exp(-one.expected);
  }
  const double most = seen + kErrors * std::sqrt(seen);
  const double share = most >= visible ? 1.0 : most / visible;
  std::vector<bool> result;
  for (const Alternative& one : alternatives) {
    const double missed = share * std::exp(-one.expected);
    result.push_back(one.seen || missed >= kBelieved * (1 - share + missed));
  }
  return result;
}

}  // namespace latplan::extract
