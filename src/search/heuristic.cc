#include "search/heuristic.h"

#include <algorithm>
#include <array>

namespace latplan::search {
namespace {

const std::array<HeuristicEntry, 6> kHeuristics{{
    {"blind", "1 for non-goal states", true, false, true, make_blind},
    {"goalcount", "number of wrong goal bits", false, false, true, make_goal_count},
    {"hmax", "cost of the most expensive goal bit, deletes ignored", true, false, false, make_hmax},
    {"hadd", "sum of the costs of the goal bits, deletes ignored", false, false, false, make_hadd},
    {"ff", "length of a relaxed plan", false, true, false, make_ff},
    {"lmcut", "number of disjoint action landmarks", true, false, false, make_lm_cut},
}};

class Blind final : public Heuristic {
 public:
  explicit Blind(const PackedTask& task) : task_(task) {}
  int evaluate(const Word* state) override { return task_.is_goal(state) ? 0 : 1; }

 private:
  const PackedTask& task_;
};

class GoalCount final : public Heuristic {
 public:
  explicit GoalCount(const PackedTask& task) : task_(task) {}
  int evaluate(const Word* state) override {
    return std::max(0, task_.goal_bits_missed(state) - task_.goal_tolerance);
  }

 private:
  const PackedTask& task_;
};

}  // namespace

std::span<const HeuristicEntry> heuristics() { return kHeuristics; }

const HeuristicEntry* find_heuristic(const std::string& name) {
  for (const HeuristicEntry& entry : kHeuristics) {
    if (entry.name == name) return &entry;
  }
  return nullptr;
}

std::unique_ptr<Heuristic> make_blind(const PackedTask& task, Guard&) {
  return std::make_unique<Blind>(task);
}

std::unique_ptr<Heuristic> make_goal_count(const PackedTask& task, Guard&) {
  return std::make_unique<GoalCount>(task);
}

}  // namespace latplan::search
