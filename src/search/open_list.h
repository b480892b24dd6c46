// Open lists: states in buckets ordered by rank.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "search/guard.h"
#include "search/state_store.h"

namespace latplan::search {

enum class Order { kFirstInFirstOut, kLastInFirstOut };  // among states of equal rank

class OpenList {
 public:
  using Rank = std::pair<std::int64_t, int>;  // f, then h

  OpenList(Order order, Guard& guard) : order_(order), guard_(guard) {}
  ~OpenList() { guard_.release(reserved_); }
  OpenList(const OpenList&) = delete;
  OpenList& operator=(const OpenList&) = delete;

  bool empty() const { return buckets_.empty(); }

  // False: the guard refused the memory.
  bool push(Rank rank, StateId state) {
    if (++size_ > charged_) {
      // Twice the size of the entries, since a vector may be half empty.
      const auto bytes = static_cast<std::int64_t>(2 * kStep * sizeof(StateId));
      if (!guard_.reserve(bytes)) return false;
      reserved_ += bytes;
      charged_ += kStep;
    }
    buckets_[rank].states.push_back(state);
    return true;
  }

  // A state of the smallest rank. The list must not be empty.
  std::pair<Rank, StateId> pop() {
    const auto first = buckets_.begin();
    Bucket& bucket = first->second;
    const Rank rank = first->first;
    StateId state;
    if (order_ == Order::kLastInFirstOut) {
      state = bucket.states.back();
      bucket.states.pop_back();
    } else {
      state = bucket.states[bucket.popped++];
    }
    --size_;
    if (bucket.popped == bucket.states.size()) buckets_.erase(first);
    return {rank, state};
  }

 private:
  static constexpr std::int64_t kStep = 1024;
  struct Bucket {
    std::vector<StateId> states;
    std::size_t popped = 0;  // from the front
  };

  Order order_;
  Guard& guard_;
  std::map<Rank, Bucket> buckets_;
  std::int64_t size_ = 0, charged_ = 0, reserved_ = 0;
};

// Alternates between a list of all states and a list of states reached by preferred operators.
// boost() gives the preferred list many turns in a row, as in LAMA.
class DualOpenList {
 public:
  using Rank = OpenList::Rank;

  DualOpenList(Order order, Guard& guard) : all_(order, guard), preferred_(order, guard) {}

  bool empty() const { return all_.empty() && preferred_.empty(); }
  bool push(Rank rank, StateId state) { return all_.push(rank, state); }
  bool push_preferred(Rank rank, StateId state) { return preferred_.push(rank, state); }
  void boost() { turns_ -= kBoost; }

  std::pair<Rank, StateId> pop() {
    const bool preferred = !preferred_.empty() && (turns_ <= 0 || all_.empty());
    turns_ += preferred ? 1 : -1;
    return preferred ? preferred_.pop() : all_.pop();
  }

 private:
  static constexpr std::int64_t kBoost = 1000;
  OpenList all_, preferred_;
  std::int64_t turns_ = 0;  // states popped from preferred_ minus states popped from all_
};

}  // namespace latplan::search
