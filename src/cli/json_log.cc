#include "cli/json_log.h"

#include <chrono>
#include <cmath>
#include <nlohmann/json.hpp>

#include "base/json.h"

namespace latplan::cli {
namespace {

constexpr double kPauseSeconds = 0.5;  // between two lines of a stage

double clock_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

Json rounded(double value, double per_unit) {
  return value < 0 ? Json() : Json(std::round(value * per_unit) / per_unit);
}

}  // namespace

std::string json_error_line(std::string_view message) {
  return json_text({{"error", std::string(message)}}) + "\n";
}

JsonLog::JsonLog(std::ostream& out, bool quiet, std::function<double()> seconds)
    : out_(out), quiet_(quiet), seconds_(seconds ? std::move(seconds) : clock_seconds) {}

void JsonLog::warning(std::string_view line) {
  const std::lock_guard lock(mutex_);
  out_ << json_text({{"warning", std::string(line)}}) << std::endl;
}

void JsonLog::progress(std::string_view stage, std::int64_t done, std::int64_t total,
                       std::string_view) {
  overall({.stage = stage, .done = done, .total = total});
}

void JsonLog::overall(const Overall& at) {
  if (quiet_) return;
  const std::lock_guard lock(mutex_);
  const double now = seconds_();
  const bool repeats = at.stage == stage_ && at.done == done_ && at.best_score == best_;
  const bool ends = at.done == at.total && !repeats;
  const bool news = at.stage != stage_ || at.best_score != best_ || ends;
  if (!news && now - printed_ < kPauseSeconds) return;
  printed_ = now;
  stage_ = at.stage;
  done_ = at.done;
  best_ = at.best_score;
  const Json line = {{"stage", stage_},
                     {"done", at.done},
                     {"total", at.total},
                     {"eta_seconds", rounded(at.eta_seconds, 10)},
                     {"best_score", rounded(at.best_score, 1e4)}};
  out_ << json_text(line) << std::endl;
}

}  // namespace latplan::cli
