// Where library code reports what it is doing: log lines `stage key=value ...`, and progress of long work.
// Only cli/ decides what a terminal shows; everyone else gets a Log& passed in.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

namespace latplan {

class Log {
 public:
  virtual ~Log() = default;
  virtual void info(std::string_view line) = 0;
  virtual void warning(std::string_view line) = 0;
  // Long work calls this often with what is done so far; `note` is a short "loss 12.3"-like text.
  virtual void progress(std::string_view stage, std::int64_t done, std::int64_t total,
                        std::string_view note) = 0;
};

class SilentLog final : public Log {
 public:
  void info(std::string_view) override {}
  void warning(std::string_view) override {}
  void progress(std::string_view, std::int64_t, std::int64_t, std::string_view) override {}
};

// Set from a signal handler, polled by long work, which then stops at the next safe point.
class StopFlag {
 public:
  void request() { requested_.store(true, std::memory_order_relaxed); }
  bool requested() const { return requested_.load(std::memory_order_relaxed); }

 private:
  std::atomic<bool> requested_{false};
};

}  // namespace latplan
