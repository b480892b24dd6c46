// Enforces the limits of one search: time, memory, work and the stop flag. Cheap enough to call at
// every expansion.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>

#include "base/log.h"
#include "search/planner.h"

namespace latplan::search {

class Guard {
 public:
  Guard(const Limits& limits, Log& log, const StopFlag& stop);

  // Counts work (one unit per expansion or generated state, or for the same time) and checks the
  // clock and the flag every few thousand units. False: stop; status() is the reason. Once false,
  // it stays false.
  bool go_on(std::int64_t work) {
    work_ -= work;
    return work_ > 0 ? status_ == Status::kSolved : look();
  }
  // Checks the limits now.
  bool look();

  // Call before allocating. False: over the limit; the search must stop.
  bool reserve(std::int64_t bytes);
  void release(std::int64_t bytes) { bytes_ -= bytes; }
  std::int64_t bytes_left() const {
    return limits_.bytes > 0 ? limits_.bytes - bytes_ : std::numeric_limits<std::int64_t>::max();
  }
  void fail(Status status) { status_ = status; }
  // Continues after kOutOfMemory, once memory has been released.
  void forgive_memory() {
    if (status_ == Status::kOutOfMemory) status_ = Status::kSolved;
  }
  // Units counted so far; one unit is roughly 50 nanoseconds.
  std::int64_t work() const { return looked_at_ - work_; }

  Status status() const { return status_; }  // kSolved while within the limits
  std::int64_t peak_bytes() const { return peak_bytes_; }
  double seconds() const;  // since construction
  Log& log() const { return log_; }

 private:
  static constexpr std::int64_t kWorkBetweenLooks = 2048;

  Limits limits_;
  Log& log_;
  const StopFlag& stop_;
  std::chrono::steady_clock::time_point start_;
  double next_report_ = 0.5;               // seconds
  std::int64_t work_ = kWorkBetweenLooks;  // until the next check
  std::int64_t looked_at_ = kWorkBetweenLooks;
  std::int64_t bytes_ = 0;
  std::int64_t peak_bytes_ = 0;
  Status status_ = Status::kSolved;
};

}  // namespace latplan::search
