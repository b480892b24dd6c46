#include "learning/learn_progress.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace latplan::learning {
namespace {

struct StageShare {
  const char* name;
  double begin, end;  // of the whole
};
constexpr std::array<StageShare, 4> kWithNetworks = {
    {{"look", 0, 0.03}, {"codebooks", 0.03, 0.15}, {"networks", 0.15, 0.95}, {"export", 0.95, 1}}};
constexpr std::array<StageShare, 4> kWithoutNetworks = {
    {{"look", 0, 0.2}, {"codebooks", 0.2, 0.9}, {"networks", 0.9, 0.9}, {"export", 0.9, 1}}};

constexpr double kTooEarly = 0.02;  // share of a stage: less does not tell its rate

// Stages without parts that a reader would count.
bool in_percent(const std::string& stage) { return stage == "look" || stage == "export"; }

}  // namespace

class LearnProgress::PartLog final : public Log {
 public:
  PartLog(LearnProgress& whole, int passes) : whole_(whole), passes_(passes) {}
  ~PartLog() override {
    const std::lock_guard lock(whole_.mutex_);
    whole_.running_.erase(this);
  }
  void info(std::string_view) override {}
  void warning(std::string_view line) override { whole_.log_.warning(line); }
  void progress(std::string_view, std::int64_t done, std::int64_t total,
                std::string_view) override {
    if (total <= 0) return;
    const std::lock_guard lock(whole_.mutex_);
    const double share = static_cast<double>(done) / static_cast<double>(total);
    whole_.running_[this] = std::min(1.0, (finished_ + share) / passes_);
    if (done >= total) ++finished_;
    whole_.show();
  }

 private:
  LearnProgress& whole_;
  int passes_;
  int finished_ = 0;
};

LearnProgress::LearnProgress(Log& log, Plan plan) : log_(log), plan_(plan) {}
LearnProgress::~LearnProgress() = default;

std::unique_ptr<Log> LearnProgress::part_log(int passes) {
  return std::make_unique<PartLog>(*this, passes);
}

void LearnProgress::begin(const std::string& stage, std::int64_t parts) {
  const std::lock_guard lock(mutex_);
  if (done_ > 0) part_seconds_ = (elapsed() - stage_began_) / static_cast<double>(done_);
  stage_ = stage;
  done_ = 0;
  parts_ = parts;
  stage_began_ = elapsed();
  show();
}

void LearnProgress::finish_part(double best) {
  const std::lock_guard lock(mutex_);
  ++done_;
  best_ = std::max(best_, best);
  show();
}

void LearnProgress::end() {
  const std::lock_guard lock(mutex_);
  share_ = 1;
  done_ = parts_;
  const std::int64_t all = in_percent(stage_) ? 100 : parts_;
  log_.overall({stage_, all, all, 1, 0, best_});
}

double LearnProgress::elapsed() const {
  return plan_.spent +
         std::chrono::duration<double>(std::chrono::steady_clock::now() - started_).count();
}

double LearnProgress::stage_share() const {
  double done = static_cast<double>(done_);
  for (const auto& [log, share] : running_) done += std::min(share, 0.999);
  return std::clamp(done / static_cast<double>(std::max<std::int64_t>(1, parts_)), 0.0, 1.0);
}

double LearnProgress::time_left() const {
  const double share = stage_share();
  const double in_stage = elapsed() - stage_began_;
  const double stage_left = share > kTooEarly ? in_stage * (1 - share) / share : -1;
  const double budget_left = std::max(0.0, plan_.budget - elapsed());
  if (stage_ == "export") return std::max(0.0, part_seconds_ - in_stage);
  if (stage_ == "networks") return stage_left >= 0 ? stage_left + part_seconds_ : budget_left;
  if (plan_.networks) return budget_left;  // until a codebook turns out to be good enough
  if (stage_ == "look" || stage_left < 0) return -1;
  return stage_left + in_stage / std::max<double>(1, static_cast<double>(done_));
}

void LearnProgress::show() {
  for (const StageShare& stage : plan_.networks ? kWithNetworks : kWithoutNetworks) {
    if (stage_ != stage.name) continue;
    share_ = std::max(share_, stage.begin + stage_share() * (stage.end - stage.begin));
  }
  Overall at{stage_, done_, parts_, std::min(share_, 0.999), time_left(), best_};
  if (in_percent(stage_)) {
    at.done = std::llround(100 * stage_share());
    at.total = 100;
  }
  log_.overall(at);
}

}  // namespace latplan::learning
