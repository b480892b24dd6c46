#include "search/guard.h"

#include <algorithm>
#include <string>
#include <thread>

namespace latplan::search {

Guard::Guard(const Limits& limits, Log& log, const StopFlag& stop)
    : limits_(limits),
      log_(log),
      stop_(stop),
      start_(std::chrono::steady_clock::now()),
      threads_(limits.threads > 0
                   ? limits.threads
                   : std::max(1, static_cast<int>(std::thread::hardware_concurrency()))) {}

double Guard::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

bool Guard::within_limits() {
  if (stop_.requested()) {
    fail(Status::kInterrupted);
  } else if (limits_.seconds > 0 && seconds() >= limits_.seconds) {
    fail(Status::kOutOfTime);
  }
  return status() == Status::kSolved;
}

bool Guard::look() {
  looked_at_ += kWorkBetweenLooks - work_;
  work_ = kWorkBetweenLooks;
  if (!within_limits()) return false;
  if (limits_.work > 0 && work() >= limits_.work) {
    fail(Status::kOutOfTime);
    return false;
  }
  if (const double now = seconds(); now >= next_report_) {
    next_report_ = now + 0.5;
    if (limits_.seconds >= 1) {
      log_.progress("search", static_cast<std::int64_t>(now),
                    static_cast<std::int64_t>(limits_.seconds),
                    "seconds, " + std::to_string(bytes_.load() >> 20) + " MiB");
    }
  }
  return true;
}

bool Guard::reserve(std::int64_t bytes) {
  const std::int64_t sum = bytes_.fetch_add(bytes, std::memory_order_relaxed) + bytes;
  if (limits_.bytes > 0 && sum > limits_.bytes) {
    release(bytes);
    fail(Status::kOutOfMemory);
    return false;
  }
  std::int64_t peak = peak_bytes();
  while (peak < sum && !peak_bytes_.compare_exchange_weak(peak, sum, std::memory_order_relaxed)) {
  }
  return true;
}

}  // namespace latplan::search
