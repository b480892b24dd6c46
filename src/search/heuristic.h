// Estimates of how far a packed state is from the goal, behind one interface. heuristics() is the list.
#pragma once

#include <limits>
#include <memory>
#include <span>
#include <string>

#include "search/guard.h"
#include "search/packed_task.h"

namespace latplan::search {

constexpr int kDeadEnd = std::numeric_limits<int>::max();

class Heuristic {
 public:
  virtual ~Heuristic() = default;

  // The estimate, or kDeadEnd if provably no plan leads from the state to the goal; 0 for goal states.
  // Worth nothing once the guard says stop.
  virtual int evaluate(const Word* state) = 0;

  // What comes is a state with its successors: expand(), then evaluate_successor() for some of them, about `expected`.
  // Heuristics that can reuse the parent's work override both. `action` leads from the parent to `successor`.
  virtual void expand(const Word* /*parent*/, int /*expected*/) {}
  virtual int evaluate_successor(const Word* successor, int /*action*/) {
    return evaluate(successor);
  }

  // Applicable actions that seem to lead on from the state evaluated last; none if the heuristic has no opinion.
  virtual std::span<const int> preferred() const { return {}; }
};

struct HeuristicEntry {
  std::string name;
  std::string summary;
  bool admissible;  // never more than the true distance
  bool prefers;     // has preferred operators
  bool tolerates;   // knows PackedTask::goal_tolerance; the others ask for every goal bit
  // Task and guard must outlive the result, which charges its memory to the guard.
  std::unique_ptr<Heuristic> (*make)(const PackedTask& task, Guard& guard);
};
std::span<const HeuristicEntry> heuristics();
// nullptr if there is none of that name.
const HeuristicEntry* find_heuristic(const std::string& name);

// One of each kind, for the list.
std::unique_ptr<Heuristic> make_blind(const PackedTask& task, Guard& guard);
std::unique_ptr<Heuristic> make_goal_count(const PackedTask& task, Guard& guard);
std::unique_ptr<Heuristic> make_hmax(const PackedTask& task, Guard& guard);
std::unique_ptr<Heuristic> make_hadd(const PackedTask& task, Guard& guard);
std::unique_ptr<Heuristic> make_ff(const PackedTask& task, Guard& guard);
std::unique_ptr<Heuristic> make_lm_cut(const PackedTask& task, Guard& guard);

}  // namespace latplan::search
