// The progress of `learn` as a whole: its stages look, codebooks, networks and export as one share of the work, with the
// time left. Safe to call from several threads.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "base/log.h"

namespace latplan::learning {

class LearnProgress {
 public:
  struct Plan {
    double budget = 0;      // seconds for everything but the export
    double spent = 0;       // seconds, by earlier sessions
    bool networks = false;  // are trained, too, if no codebook is good enough
  };
  LearnProgress(Log& log, Plan plan);
  ~LearnProgress();

  // Begins a stage of so many parts: "look", "codebooks", "networks" or "export".
  void begin(const std::string& stage, std::int64_t parts);
  // One part is done; `best`: the best score so far, below 0: none.
  void finish_part(double best);
  void end();  // of everything

  // A log for the work on one part: its progress counts as a share of the part, and only warnings pass. `passes`: how
  // often that progress goes from 0 to the end.
  std::unique_ptr<Log> part_log(int passes = 1);

 private:
  class PartLog;
  double elapsed() const;
  double stage_share() const;  // 0 to 1
  double time_left() const;    // seconds; below 0: not known
  void show();

  Log& log_;
  Plan plan_;
  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
  std::mutex mutex_;
  std::string stage_;
  std::int64_t done_ = 0, parts_ = 0;
  std::map<const Log*, double> running_;  // share of each part under way
  double stage_began_ = 0;                // seconds
  double part_seconds_ = 0;               // mean of the last stage, for the export
  double share_ = 0;                      // of the whole; never goes back
  double best_ = -1;
};

}  // namespace latplan::learning
