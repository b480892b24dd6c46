#include "nn/likely_codes.h"

#include <queue>
#include <utility>

namespace latplan::nn {
namespace {

// The places before `next` are decided.
struct Partial {
  LikelyCode reading;
  std::size_t next = 0;
  bool operator<(const Partial& other) const { return reading.cost > other.reading.cost; }
};

}  // namespace

// Best first: a change never lowers the cost, so codes leave the queue in order.
std::vector<LikelyCode> likely_codes(const BitVector& first,
                                     const std::vector<std::vector<CodeChange>>& places) {
  std::priority_queue<Partial> open;
  open.push({{first, 0}, 0});
  std::vector<LikelyCode> codes;
  while (!open.empty() && codes.size() < kMostLikelyCodes) {
    const Partial best = open.top();
    open.pop();
    codes.push_back(best.reading);
    for (std::size_t place = best.next; place < places.size(); ++place) {
      for (const CodeChange& change : places[place]) {
        Partial changed{best.reading, place + 1};
        changed.reading.cost += change.cost;
        if (changed.reading.cost > kMostCodeCost) continue;
        for (const int bit : change.bits) {
          changed.reading.code.set(bit, !changed.reading.code.get(bit));
        }
        open.push(std::move(changed));
      }
    }
  }
  return codes;
}

}  // namespace latplan::nn
