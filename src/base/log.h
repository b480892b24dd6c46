// Logging and progress for library code: lines `stage key=value ...`. Callers pass in a Log&; only
// cli/ decides what a terminal shows.
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
  // Called often during long work; `note` is a short text such as "loss 12.3".
  virtual void progress(std::string_view stage, std::int64_t done, std::int64_t total,
                        std::string_view note) = 0;
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
  void request() { requested_.store(true, std::memory_order_relaxed); }
  bool requested() const { return requested_.load(std::memory_order_relaxed); }

 private:
  std::atomic<bool> requested_{false};
};

}  // namespace latplan
