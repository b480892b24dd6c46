#include "search/heuristic.h"

#include <array>
#include <bit>

namespace latplan::search {
namespace {

const std::array<HeuristicEntry, 6> kHeuristics{{
    {"blind", "1 unless the goal is reached", true, false, make_blind},
    {"goalcount", "goal bits still wrong", false, false, make_goal_count},
    {"hmax", "the dearest goal bit, deletes ignored", true, false, make_hmax},
    {"hadd", "the sum over goal bits, deletes ignored", false, false, make_hadd},
    {"ff", "length of a plan that ignores deletes", false, true, make_ff},
    {"lmcut", "disjoint sets of actions of which each plan needs one", true, false, make_lm_cut},
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
    int wrong = 0;
    for (int w = 0; w < task_.words; ++w) {
      wrong += std::popcount((state[w] & task_.goal_mask[w]) ^ task_.goal_value[w]);
    }
    return wrong;
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
