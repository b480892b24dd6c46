// Enforces the limits of one search: time, memory, work and the stop flag. Cheap enough to call at
// every expansion. The thread that owns the search may call everything; its helpers may call
// reserve(), release(), bytes_left(), within_limits(), fail() and status() at the same time.
#pragma once

#include <atomic>
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
    return work_ > 0 ? status() == Status::kSolved : look();
  }
  // Checks the limits now.
  bool look();
  // Checks the clock, the flag and the status without counting work.
  bool within_limits();

  // Call before allocating. False: over the limit; the search must stop.
  bool reserve(std::int64_t bytes);
  void release(std::int64_t bytes) { bytes_.fetch_sub(bytes, std::memory_order_relaxed); }
  std::int64_t bytes_left() const {
    return limits_.bytes > 0 ? limits_.bytes - bytes_.load(std::memory_order_relaxed)
                             : std::numeric_limits<std::int64_t>::max();
  }
  // Ends the search for this reason, unless it has already ended for another.
  void fail(Status status) {
    Status good = Status::kSolved;
    status_.compare_exchange_strong(good, status, std::memory_order_relaxed);
  }
  // Continues after kOutOfMemory, once memory has been released.
  void forgive_memory() {
    if (status() == Status::kOutOfMemory) status_.store(Status::kSolved, std::memory_order_relaxed);
  }
  // Units counted so far; one unit is roughly 50 nanoseconds.
  std::int64_t work() const { return looked_at_ - work_; }

  // kSolved while within the limits
  Status status() const { return status_.load(std::memory_order_relaxed); }
  std::int64_t peak_bytes() const { return peak_bytes_.load(std::memory_order_relaxed); }
  int threads() const { return threads_; }  // at least 1
  double seconds() const;                   // since construction
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
  int threads_;
  std::atomic<std::int64_t> bytes_ = 0;
  std::atomic<std::int64_t> peak_bytes_ = 0;
  std::atomic<Status> status_ = Status::kSolved;
};

}  // namespace latplan::search
