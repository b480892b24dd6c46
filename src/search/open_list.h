// Open lists: entries in buckets by a pair of numbers, least first; and two of them side by side, the second for what
// preferred operators reach.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "search/guard.h"

namespace latplan::search {

enum class Order { kFirstInFirstOut, kLastInFirstOut };  // among entries of equal rank

template <typename Entry>
class OpenList {
 public:
  using Rank = std::pair<std::int64_t, int>;

  OpenList(Order order, Guard& guard) : order_(order), guard_(guard) {}
  ~OpenList() { guard_.release(reserved_); }
  OpenList(const OpenList&) = delete;
  OpenList& operator=(const OpenList&) = delete;

  bool empty() const { return buckets_.empty(); }

  // False: the guard refused the memory.
  bool push(Rank rank, const Entry& entry) {
    if (++size_ > charged_) {
      // Twice the entry, for a vector may be half empty.
      const auto bytes = static_cast<std::int64_t>(2 * kStep * sizeof(Entry));
      if (!guard_.reserve(bytes)) return false;
      reserved_ += bytes;
      charged_ += kStep;
    }
    buckets_[rank].entries.push_back(entry);
    return true;
  }

  // Requires that it is not empty.
  std::pair<Rank, Entry> pop() {
    const auto first = buckets_.begin();
    Bucket& bucket = first->second;
    const Rank rank = first->first;
    Entry entry;
    if (order_ == Order::kLastInFirstOut) {
      entry = bucket.entries.back();
      bucket.entries.pop_back();
    } else {
      entry = bucket.entries[bucket.taken++];
    }
    --size_;
    if (bucket.taken == bucket.entries.size()) buckets_.erase(first);
    return {rank, entry};
  }

 private:
  static constexpr std::int64_t kStep = 1024;
  struct Bucket {
    std::vector<Entry> entries;
    std::size_t taken = 0;  // from the front
  };

  Order order_;
  Guard& guard_;
  std::map<Rank, Bucket> buckets_;
  std::int64_t size_ = 0, charged_ = 0, reserved_ = 0;
};

// Takes entries from both lists in turns; boost() gives the preferred one many turns in a row (as LAMA does).
template <typename Entry>
class DualOpenList {
 public:
  using Rank = typename OpenList<Entry>::Rank;

  DualOpenList(Order order, Guard& guard) : all_(order, guard), preferred_(order, guard) {}

  bool empty() const { return all_.empty() && preferred_.empty(); }
  bool push(Rank rank, const Entry& entry) { return all_.push(rank, entry); }
  bool push_preferred(Rank rank, const Entry& entry) { return preferred_.push(rank, entry); }
  void boost() { turns_ -= kBoost; }

  std::pair<Rank, Entry> pop() {
    // turns_: how many more entries the preferred list has given than the other.
    const bool preferred = !preferred_.empty() && (turns_ <= 0 || all_.empty());
    turns_ += preferred ? 1 : -1;
    return preferred ? preferred_.pop() : all_.pop();
  }

 private:
  static constexpr std::int64_t kBoost = 1000;
  OpenList<Entry> all_, preferred_;
  std::int64_t turns_ = 0;
};

}  // namespace latplan::search
