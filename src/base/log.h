// Logging and progress for library code: lines `stage key=value ...`. Callers pass in a Log&; only
// cli/ decides what a terminal shows.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

namespace latplan {

// Where a long command of several stages stands as a whole.
struct Overall {
  std::string_view stage;            // the one under way
  std::int64_t done = 0, total = 0;  // of that stage
  double share = 0;                  // of the whole, 0 to 1
  double eta_seconds = -1;           // until the whole is done; below 0: not known
  double best_score = -1;            // of the best result so far; below 0: none yet
};

class Log {
 public:
  virtual ~Log() = default;
  virtual void info(std::string_view line) = 0;
  virtual void warning(std::string_view line) = 0;
  // Called often during long work; `note` is a short text such as "loss 12.3".
  virtual void progress(std::string_view stage, std::int64_t done, std::int64_t total,
                        std::string_view note) = 0;
  virtual void overall(const Overall& at) { progress(at.stage, at.done, at.total, {}); }
};

class SilentLog final : public Log {
 public:
  void info(std::string_view) override {}
  void warning(std::string_view) override {}
  void progress(std::string_view, std::int64_t, std::int64_t, std::string_view) override {}
};

// Set by a signal handler; long work polls it and stops at the next safe point.
class StopFlag {
 public:
  StopFlag() = default;
  // Requested as soon as `other` is true, too; null: none.
  explicit StopFlag(const std::atomic<bool>* other) : other_(other) {}
  void request() { requested_.store(true, std::memory_order_relaxed); }
  bool requested() const {
    return requested_.load(std::memory_order_relaxed) ||
           (other_ != nullptr && other_->load(std::memory_order_relaxed));
  }

 private:
  std::atomic<bool> requested_{false};
  const std::atomic<bool>* other_ = nullptr;
};

}  // namespace latplan
