#include "data/row_workers.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "base/error.h"

namespace latplan::data {
namespace {

constexpr std::int64_t kBlock = 64;  // rows a worker takes at a time

class RowWorkers {
 public:
  RowWorkers(const RowWork& work, Log& log, const StopFlag& stop)
      : work_(work), log_(log), stop_(stop) {}

  void run(int threads) {
    std::vector<std::thread> others;
    try {
      for (int i = 1; i < threads; ++i) others.emplace_back([this] { take_blocks(false); });
    } catch (const std::system_error&) {  // no more threads available: continue with fewer
    }
    take_blocks(true);
    for (std::thread& other : others) other.join();
    if (failure_) std::rethrow_exception(failure_);
    if (stop_.requested()) throw Error(ExitCode::kInterrupted, work_.stage + ": interrupted");
  }

 private:
  void take_blocks(bool reports) {
    try {
      for (;;) {
        const std::int64_t first = next_.fetch_add(kBlock);
        if (first >= work_.count || stop_.requested() || failed_) return;
        const std::int64_t last = std::min(first + kBlock, work_.count);
        for (std::int64_t row = first; row < last; ++row) work_.row(row);
        const std::int64_t done = done_.fetch_add(last - first) + (last - first);
        if (reports) log_.progress(work_.stage, done, work_.count, "");
      }
    } catch (...) {  // end of a thread: rethrown by run()
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      failed_ = true;
    }
  }

  const RowWork& work_;
  Log& log_;
  const StopFlag& stop_;
  std::atomic<std::int64_t> next_{0}, done_{0};
  std::atomic<bool> failed_{false};
  std::mutex mutex_;
  std::exception_ptr failure_;
};

}  // namespace

void work_on_rows(const RowWork& work, Log& log, const StopFlag& stop) {
  const auto blocks = static_cast<int>((work.count + kBlock - 1) / kBlock);
  const int wanted =
      work.threads > 0 ? work.threads : static_cast<int>(std::thread::hardware_concurrency());
  RowWorkers(work, log, stop).run(std::clamp(wanted, 1, std::max(blocks, 1)));
}

}  // namespace latplan::data
