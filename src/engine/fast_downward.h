// Fast Downward as an external planner, in a process of its own (its licence is the GPL).
//
//   const engine::FastDownward planner;                    // or with the path of its executable
//   const engine::Outcome outcome = planner.solve(task, {.search = "lmcut"}, log, stop);
//   outcome.result                                         // as from search::solve
//   outcome.details                                        // statistics of Fast Downward only
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/log.h"
#include "search/planner.h"
#include "symbolic/strips.h"

namespace latplan::engine {

struct Installation {
  std::filesystem::path downward;      // the search executable
  std::vector<std::string> translate;  // command of the translator; empty: not found
  std::string release;                 // "26.6", or "of unknown release"
  std::string found_by;                // "option", "LATPLAN_FD", "PATH" or "checkout"
};
// Looks at `wanted`, then the environment variable LATPLAN_FD, then PATH for `downward`, then
// .deps/bin/downward in the folders above this program. The first that is set is used; if it is not
// an executable file, Error(BadInput). The translator: LATPLAN_FD_TRANSLATE, else beside the
// executable, else in PATH.
std::optional<Installation> find_fast_downward(const std::filesystem::path& wanted = {});

struct Configuration {
  std::string name;
  std::string search;  // Fast Downward's search string
  std::string summary;
  bool optimal;   // finds shortest plans
  bool complete;  // an exhausted search proves that there is no plan
};
// The named configurations: those of the paper's scripts.
std::span<const Configuration> configurations();
// The named configuration ("auto" is lmcut), or one made from a search string, which contains a
// parenthesis. Any other name: Error(Usage) with the nearest name and the list of names.
Configuration find_configuration(const std::string& search);

struct Options {
  std::string search = "auto";  // as for find_configuration()
  bool through_pddl = false;    // PDDL and the translator, as in the paper; else SAS+ directly
  bool prune = true;            // SAS+: omit static bits, unreachable and duplicate actions
  bool invariants = true;       // PDDL: invariant synthesis of the translator (slow, little gain)
  search::Limits limits;        // both processes together; bytes limit the address space of each
};

// Empty where Fast Downward did not report a value.
struct Details {
  std::string release, search;                       // search: the search string that ran
  int exit_code = -1;                                // of the last process; -1: killed at a limit
  bool exhausted = false;                            // "Completely explored state space"
  std::optional<std::int64_t> variables, operators;  // of the SAS+ task
  std::optional<std::int64_t> evaluations, dead_ends;
  std::optional<double> initialization_seconds;  // total time minus search time
  double write_seconds = 0, translate_seconds = 0, search_seconds = 0;  // wall clock of our steps
  std::int64_t translate_peak_bytes = 0;
  // Ratios of the paper's section on planner preprocessing. Effective bits are those that some
  // action can change.
  std::optional<double> operators_per_action, variables_per_effective_bit;
};

struct Outcome {
  // statistics.total_seconds is the wall clock of all steps, peak_bytes the larger of both
  // processes.
  search::Result result;
  Details details;
};

class FastDownward {
 public:
  // Not installed: Error(Unsupported) with the places searched and how to install it.
  explicit FastDownward(const std::filesystem::path& wanted = {});
  explicit FastDownward(Installation installation) : installation_(std::move(installation)) {}

  const Installation& installation() const { return installation_; }

  // At a limit or a stop request the process group is killed; both are statuses, not errors. A
  // search string that this release rejects is Error(Unsupported) with its message. The plan is
  // checked by symbolic::simulate. Temporary files are always removed.
  Outcome solve(const symbolic::StripsTask& task, const Options& options, Log& log,
                const StopFlag& stop) const;

 private:
  Installation installation_;
};

}  // namespace latplan::engine
