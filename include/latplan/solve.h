// Solves planning tasks in propositional PDDL, SAS+ or latplan's binary format with the built-in planner.
#pragma once

#include <atomic>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace latplan {

// What went wrong, in one line. The code is the exit code of the program latplan for the same error: 33 bad input, 34 not
// supported, 36 wrong usage (docs/formats.md).
class Failure : public std::runtime_error {
 public:
  Failure(int code, const std::string& message) : std::runtime_error(message), code_(code) {}
  int code() const { return code_; }

 private:
  int code_;
};

struct SolveOptions {
  std::string search = "auto";                 // `latplan help solve` lists the searches
  double seconds = 600;                        // time limit; 0: none
  std::int64_t bytes = std::int64_t{8} << 30;  // memory limit of the search; 0: none
  const std::atomic<bool>* stop = nullptr;  // set by another thread: the search ends, "interrupted"
};

struct Solution {
  // "solved", "unsolvable", "no plan", "out of memory", "out of time", "interrupted"
  std::string status;
  bool solved = false;
  bool optimal = false;              // the plan is proven to be a shortest one
  std::vector<std::string> actions;  // of the plan, in order
  std::string search;                // the search that ran
  std::int64_t expanded = 0;         // states
  double seconds = 0;
};

// Files as for `latplan solve`: a domain and its problem, a problem with domain.pddl beside it, TASK.sas or TASK.lpd. Throws
// Failure. Safe to call from several threads.
Solution solve(const std::vector<std::string>& files, const SolveOptions& options = {});

}  // namespace latplan
