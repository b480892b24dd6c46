// Watches the limits of one search: time, memory and the stop flag. Cheap enough to ask at every expansion.
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

  // Counts work (an expansion, a generated state, or as long) and every few thousand units looks at the clock and the
  // flag.
  // False: stop; status() says why. Once false, always false.
  bool go_on(std::int64_t work) {
    work_ -= work;
    return work_ > 0 ? status_ == Status::kSolved : look();
  }
  // Looks at once.
  bool look();

  // Asks for `bytes` more, before they are allocated. False: over the limit, and the search is to stop.
  bool reserve(std::int64_t bytes);
  void release(std::int64_t bytes) { bytes_ -= bytes; }
  std::int64_t bytes_left() const {
    return limits_.bytes > 0 ? limits_.bytes - bytes_ : std::numeric_limits<std::int64_t>::max();
  }
  void fail(Status status) { status_ = status; }
  // Goes on after memory ran out: whoever asked gave back what it had.
  void forgive_memory() {
    if (status_ == Status::kOutOfMemory) status_ = Status::kSolved;
  }
  // Units counted since the beginning. One is worth roughly 50 nanoseconds, wherever it is counted.
  std::int64_t work() const { return looked_at_ - work_; }

  Status status() const { return status_; }  // kSolved while nothing was exceeded
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
  std::int64_t work_ = kWorkBetweenLooks;  // left until the next look
  std::int64_t looked_at_ = kWorkBetweenLooks;
  std::int64_t bytes_ = 0;
  std::int64_t peak_bytes_ = 0;
  Status status_ = Status::kSolved;
};

}  // namespace latplan::search
