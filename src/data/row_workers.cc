#include "data/row_workers.h"

#include <algorithm>
#include <atomic>
#include <thread>

#include "base/error.h"
#include "base/threads.h"

namespace latplan::data {
namespace {

constexpr std::int64_t kBlock = 64;  // rows a worker takes at a time

class RowWorkers {
 public:
  RowWorkers(const RowWork& work, Log& log, const StopFlag& stop)
      : work_(work), log_(log), stop_(stop) {}

  void run(int threads) {
    const std::thread::id caller = std::this_thread::get_id();
    work_in_threads(threads, [&] { take_blocks(std::this_thread::get_id() == caller); });
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
    } catch (...) {
      failed_ = true;
      throw;
    }
  }

  const RowWork& work_;
  Log& log_;
  const StopFlag& stop_;
  std::atomic<std::int64_t> next_{0}, done_{0};
  std::atomic<bool> failed_{false};
};

}  // namespace

void work_on_rows(const RowWork& work, Log& log, const StopFlag& stop) {
  const auto blocks = static_cast<int>((work.count + kBlock - 1) / kBlock);
  const int wanted =
      work.threads > 0 ? work.threads : static_cast<int>(std::thread::hardware_concurrency());
  RowWorkers(work, log, stop).run(std::clamp(wanted, 1, std::max(blocks, 1)));
}

}  // namespace latplan::data
