// Fast Downward as a second planner, in a process of its own (its licence is GPL). The one header of this room.
//
//   const engine::FastDownward planner;                    // or with the path of its executable
//   const engine::Outcome outcome = planner.solve(task, {.search = "lmcut"}, log, stop);
//   outcome.result                                         // as from search::solve
//   outcome.details                                        // what only Fast Downward tells
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/log.h"
#include "search/planner.h"
#include "symbolic/strips.h"

namespace latplan::engine {

struct Installation {
  std::filesystem::path downward;      // the search executable
  std::vector<std::string> translate;  // the translator's command; empty: none was found
  std::string release;                 // "24.06", or "of unknown release"
  std::string found_by;                // "option", "LATPLAN_FD", "PATH" or "checkout"
};
// Looks at `wanted`, then the environment variable LATPLAN_FD, then PATH for `downward`, then .deps/bin/downward in
// the folders above this program. The first that is given decides: a wrong path is Error(BadInput), not skipped.
// The translator: LATPLAN_FD_TRANSLATE, else beside the executable, else in PATH. None found: no value.
std::optional<Installation> find_fast_downward(const std::filesystem::path& wanted = {});

struct Configuration {
  std::string name;    // for --search
  std::string search;  // Fast Downward's search string
  std::string summary;
  bool optimal;   // finds a shortest plan
  bool complete;  // an exhausted search proves that there is no plan
};
// blind, lmcut, hmax, mands, pdb..., lama-first, ff..., goal count..., causal graph...: those of the paper's scripts.
std::span<const Configuration> configurations();

struct Options {
  std::string search =
      "lmcut";                // a configuration's name, or a search string (it has a parenthesis)
  bool through_pddl = false;  // PDDL and the translator, as the paper did it; else SAS+ directly
  bool prune = true;          // SAS+: without static bits, unreachable and duplicate actions
  bool invariants = true;     // PDDL: the translator's search for invariants (slow, buys little)
  int effective_bits = 0;     // for the ratio below; 0: the bits that some action can change
  search::Limits limits;      // both processes together; bytes limit the address space of each
};

// As the paper's scripts record them; no value where Fast Downward did not say.
struct Details {
  std::string release, search;  // the search string that ran
  int exit_code = -1;           // of the last process; -1: killed at the limit
  bool exhausted = false;       // "Completely explored state space"
  // What the search was given: by the translator, or written by us.
  std::optional<std::int64_t> variables, operators, facts, goal_facts, mutex_groups,
      mutex_group_size, derived_variables, axioms, task_size;
  std::optional<std::int64_t> evaluations, dead_ends, plan_cost;
  std::optional<double> initialization_seconds;  // its total time less its search time
  double write_seconds = 0, translate_seconds = 0, search_seconds = 0;  // wall clock of our steps
  std::int64_t translate_peak_bytes = 0;
  // Of the paper's section on planner preprocessing.
  std::optional<double> operators_per_action, variables_per_effective_bit;
};

struct Outcome {
  // statistics.total_seconds is the wall clock of all steps, peak_bytes the larger of the two processes'.
  search::Result result;
  Details details;
};

class FastDownward {
 public:
  // Not there: Error(Unsupported) that says where was looked and how to get it.
  explicit FastDownward(const std::filesystem::path& wanted = {});
  explicit FastDownward(Installation installation) : installation_(std::move(installation)) {}

  const Installation& installation() const { return installation_; }

  // Runs the search on a trivial task. A string this release does not accept: Error(Unsupported) with release, string
  // and its own words; an unknown name: Error(Usage) that lists the known ones.
  void probe(const std::string& search) const;

  // Limits and Ctrl-C kill its process group and are statuses, not errors. The plan is checked by symbolic::simulate.
  // Temporary files live in a private folder and are removed whatever happens.
  Outcome solve(const symbolic::StripsTask& task, const Options& options, Log& log,
                const StopFlag& stop) const;

 private:
  Installation installation_;
};

}  // namespace latplan::engine
