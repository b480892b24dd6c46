// The public header of the built-in planner: a task in, a plan with statistics out. No LibTorch, no
// images.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "base/log.h"
#include "symbolic/strips.h"

namespace latplan::search {

enum class Status { kSolved, kUnsolvable, kNoPlan, kOutOfMemory, kOutOfTime, kInterrupted };
std::string to_string(Status status);

struct Limits {
  double seconds = 600;                        // wall clock; <= 0: no limit
  std::int64_t bytes = std::int64_t{8} << 30;  // memory of the search; <= 0: no limit
  // Units of about 50 ns; <= 0: no limit. Ends with kOutOfTime, at the same point in every run.
  std::int64_t work = 0;
  // Threads of blind and bidirectional search; <= 0: one per CPU. The plan does not depend on it.
  int threads = 0;
};

struct Statistics {  // as Fast Downward defines them
  std::int64_t expanded = 0, evaluated = 0, generated = 0, reopened = 0;
  std::int64_t states = 0;  // stored
  std::int64_t peak_bytes = 0;
  double search_seconds = 0, total_seconds = 0;
};

struct Result {
  Status status = Status::kNoPlan;
  symbolic::Plan plan;    // indices into the task's action table; valid when solved
  bool optimal = false;   // the plan is proven to be a shortest one
  std::string algorithm;  // the algorithm that ran ("auto" and fallbacks resolved)
  Statistics statistics;
};

struct Algorithm {
  std::string name;
  std::string summary;
  bool optimal;  // returns shortest plans only
};
// The named algorithms, "auto" first. solve() also accepts forms with arguments, such as
// "wastar(hadd,5)"; docs/planner.md lists them.
std::span<const Algorithm> algorithms();
// Error(Usage) unless solve() accepts `algorithm` for goals with this tolerance.
void check_algorithm(const std::string& algorithm, int goal_tolerance = 0);

// Throws as check_algorithm does. All actions cost 1. Safe to call from several threads.
Result solve(const symbolic::StripsTask& task, const std::string& algorithm, const Limits& limits,
             Log& log, const StopFlag& stop);
// The same without a log and without a stop flag.
Result solve(const symbolic::StripsTask& task, const std::string& algorithm = "auto",
             const Limits& limits = {});

}  // namespace latplan::search
