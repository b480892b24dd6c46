// A set of facts that are returned in a fixed order of all facts. Used by LM-cut.
#pragma once

#include <bit>
#include <utility>
#include <vector>

#include "search/ids.h"
#include "search/packed_task.h"

namespace latplan::search {

class RankedFacts {
 public:
  // `order` contains every fact once.
  explicit RankedFacts(std::vector<FactId> order)
      : order_(std::move(order)),
        place_(static_cast<int>(order_.size())),
        members_(order_.size() / 64 + 1, 0) {
    for (std::size_t i = 0; i < order_.size(); ++i) place_[order_[i]] = static_cast<int>(i);
  }
  void add(FactId fact) { members_[place_[fact] / 64] |= Word{1} << (place_[fact] % 64); }
  // Moves all members to `facts`, in order.
  void take(std::vector<FactId>& facts) {
    facts.clear();
    for (std::size_t w = 0; w < members_.size(); ++w) {
      for (Word rest = members_[w]; rest != 0; rest &= rest - 1) {
        facts.push_back(order_[64 * w + std::countr_zero(rest)]);
      }
      members_[w] = 0;
    }
  }
  bool before(FactId a, FactId b) const { return place_[a] < place_[b]; }

 private:
  std::vector<FactId> order_;
  ById<FactId, int> place_;  // in order_
  std::vector<Word> members_;
};

}  // namespace latplan::search
