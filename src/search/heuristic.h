// Heuristics: estimates of the distance from a packed state to the goal. heuristics() lists them.
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

  // The estimate, or kDeadEnd if the goal is provably unreachable; 0 for goal states. Undefined
  // once the guard says stop.
  virtual int evaluate(const Word* state) = 0;

  // For the successors of one state: call expand(), then evaluate_successor() for about `expected`
  // of them. Incremental heuristics override both. `action` leads from the parent to `successor`.
  virtual void expand(const Word* /*parent*/, int /*expected*/) {}
  virtual int evaluate_successor(const Word* successor, ActionId /*action*/) {
    return evaluate(successor);
  }

  // Preferred operators in the state evaluated last.
  virtual std::span<const ActionId> preferred() const { return {}; }
};

struct HeuristicEntry {
  std::string name;
  std::string summary;
  bool admissible;
  bool has_preferred;            // computes preferred operators
  bool supports_goal_tolerance;  // respects PackedTask::goal_tolerance
  // Task and guard must outlive the result, which charges its memory to the guard.
  std::unique_ptr<Heuristic> (*make)(const PackedTask& task, Guard& guard);
};
std::span<const HeuristicEntry> heuristics();
// nullptr if the name is unknown.
const HeuristicEntry* find_heuristic(const std::string& name);

std::unique_ptr<Heuristic> make_blind(const PackedTask& task, Guard& guard);
std::unique_ptr<Heuristic> make_goal_count(const PackedTask& task, Guard& guard);
std::unique_ptr<Heuristic> make_hmax(const PackedTask& task, Guard& guard);
std::unique_ptr<Heuristic> make_hadd(const PackedTask& task, Guard& guard);
std::unique_ptr<Heuristic> make_ff(const PackedTask& task, Guard& guard);
std::unique_ptr<Heuristic> make_lm_cut(const PackedTask& task, Guard& guard);

}  // namespace latplan::search
