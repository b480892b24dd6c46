#include "search/guard.h"

#include <algorithm>
#include <string>

namespace latplan::search {

Guard::Guard(const Limits& limits, Log& log, const StopFlag& stop)
    : limits_(limits), log_(log), stop_(stop), start_(std::chrono::steady_clock::now()) {}

double Guard::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

bool Guard::look() {
  looked_at_ += kWorkBetweenLooks - work_;
  work_ = kWorkBetweenLooks;
  if (status_ != Status::kSolved) return false;
  const double now = seconds();
  if (stop_.requested()) {
    status_ = Status::kInterrupted;
  } else if ((limits_.seconds > 0 && now >= limits_.seconds) ||
             (limits_.work > 0 && work() >= limits_.work)) {
    status_ = Status::kOutOfTime;
  } else if (now >= next_report_) {
    next_report_ = now + 0.5;
    if (limits_.seconds >= 1) {
      log_.progress("search", static_cast<std::int64_t>(now),
                    static_cast<std::int64_t>(limits_.seconds),
                    "seconds, " + std::to_string(bytes_ >> 20) + " MiB");
    }
  }
  return status_ == Status::kSolved;
}

bool Guard::reserve(std::int64_t bytes) {
  if (limits_.bytes > 0 && bytes_ + bytes > limits_.bytes) {
    if (status_ == Status::kSolved) status_ = Status::kOutOfMemory;
    return false;
  }
  bytes_ += bytes;
  peak_bytes_ = std::max(peak_bytes_, bytes_);
  return true;
}

}  // namespace latplan::search
