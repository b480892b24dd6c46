// The built-in planner's front: a task in, a plan with statistics out. No LibTorch, no images.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "base/log.h"
#include "symbolic/strips.h"

namespace latplan::search {

enum class Status { kSolved, kUnsolvable, kNoPlan, kOutOfMemory, kOutOfTime, kInterrupted };
std::string to_string(Status status);

struct Limits {
  double seconds = 600;                        // wall clock; <= 0: none
  std::int64_t bytes = std::int64_t{8} << 30;  // the search's own memory; <= 0: none
  // Units of about 50 ns; <= 0: none. Ends as the clock would (kOutOfTime), but in every run at the same place.
  std::int64_t work = 0;
};

struct Statistics {  // named as Fast Downward's
  std::int64_t expanded = 0, evaluated = 0, generated = 0, reopened = 0;
  std::int64_t states = 0;  // stored
  std::int64_t peak_bytes = 0;
  double search_seconds = 0, total_seconds = 0;
};

struct Result {
  Status status = Status::kNoPlan;
  symbolic::Plan plan;    // indices into the task's own action table; meaningful when solved
  bool optimal = false;   // the plan is proven to be a shortest one
  std::string algorithm;  // what really ran ("auto" and fallbacks resolved)
  Statistics statistics;
};

struct Algorithm {
  std::string name;  // for --search
  std::string summary;
  bool optimal;  // its plans are the shortest
};
// The named ones, "auto" first. solve() also takes an algorithm with arguments, for example "wastar(hadd,5)": the
// forms are in docs/planner.md.
std::span<const Algorithm> algorithms();
// Error(Usage) that lists what is known, unless solve() would take `algorithm`, for goals with such a tolerance.
void check_algorithm(const std::string& algorithm, int goal_tolerance = 0);

// Unknown algorithm: as check_algorithm. Length is the number of actions. May be called from several threads.
Result solve(const symbolic::StripsTask& task, const std::string& algorithm, const Limits& limits,
             Log& log, const StopFlag& stop);
// The same in silence, until it is done.
Result solve(const symbolic::StripsTask& task, const std::string& algorithm = "auto",
             const Limits& limits = {});

}  // namespace latplan::search
