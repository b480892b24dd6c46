// The log for another program: one JSON object a line, on standard error. Progress is {"stage", "done", "total",
// "eta_seconds", "best_score"}, at most a few lines a second; warnings are {"warning": "..."}, and main() writes the
// error that ends a command as {"error": "..."}. Safe to call from several threads.
#pragma once

#include <functional>
#include <mutex>
#include <ostream>
#include <string>

#include "base/log.h"

namespace latplan::cli {

class JsonLog final : public Log {
 public:
  // `seconds`: a clock that never goes back; empty: the system's steady clock. `quiet`: warnings only.
  JsonLog(std::ostream& out, bool quiet, std::function<double()> seconds = {});

  void info(std::string_view) override {}
  void warning(std::string_view line) override;
  // A stage outside the whole: when all will be done is not known.
  void progress(std::string_view stage, std::int64_t done, std::int64_t total,
                std::string_view note) override;
  void overall(const Overall& at) override;

 private:
  std::ostream& out_;
  bool quiet_;
  std::function<double()> seconds_;
  std::mutex mutex_;
  std::string stage_;  // of the last line
  std::int64_t done_ = -1;
  double best_ = -1;
  double printed_ = 0;
};

// {"error": "..."} as one line.
std::string json_error_line(std::string_view message);

}  // namespace latplan::cli
