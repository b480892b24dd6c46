// A StripsTask compiled for search: only the bits that can change and the actions that can apply,
// with masks packed into words. All algorithms and heuristics work on it.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "search/ids.h"
#include "symbolic/strips.h"

namespace latplan::search {

using Word = std::uint64_t;
class Guard;

// Ground actions over packed states of words() words. Preconditions and effects are (mask, value)
// pairs; values are zero outside their masks.
class ActionSet {
 public:
  explicit ActionSet(int words = 1) : words_(words) {}

  int words() const { return words_; }
  int size() const { return static_cast<int>(masks_.size() / stride()); }
  IdRange<ActionId> ids() const { return IdRange<ActionId>(size()); }
  std::size_t bytes() const { return masks_.capacity() * sizeof(Word); }

  // Each argument has words() words.
  void add(const Word* pre_mask, const Word* pre_value, const Word* effect_mask,
           const Word* effect_value);

  const Word* pre_mask(ActionId a) const {
    return masks_.data() + static_cast<std::size_t>(a) * stride();
  }
  const Word* pre_value(ActionId a) const { return pre_mask(a) + words_; }
  const Word* effect_mask(ActionId a) const { return pre_mask(a) + 2 * words_; }
  const Word* effect_value(ActionId a) const { return pre_mask(a) + 3 * words_; }

  bool applicable(ActionId a, const Word* state) const {
    const Word* mask = pre_mask(a);
    const Word* value = mask + words_;
    Word differs = 0;
    for (int w = 0; w < words_; ++w) differs |= (state[w] & mask[w]) ^ value[w];
    return differs == 0;
  }
  void apply(ActionId a, const Word* state, Word* successor) const {
    const Word* mask = effect_mask(a);
    const Word* value = mask + words_;
    for (int w = 0; w < words_; ++w) successor[w] = (state[w] & ~mask[w]) | value[w];
  }

  // Whether every effect of every action has the opposite value as a precondition. Then each state
  // has at most one predecessor by each action, and inverted() generates exactly these.
  bool invertible() const;
  // Action a of the result undoes action a of this set. Requires invertible().
  ActionSet inverted() const;

 private:
  std::size_t stride() const { return 4 * static_cast<std::size_t>(words_); }
  int words_;
  std::vector<Word> masks_;
};

struct PackedTask {
  int bits = 0;                   // bits that can change
  int words = 1;                  // words per packed state
  std::vector<int> original_bit;  // by packed bit: the bit of the StripsTask
  ActionSet actions;              // distinct; each can change a state
  // The first action of the StripsTask with these transitions.
  ById<ActionId, int> original_action;
  std::vector<Word> init, goal_mask, goal_value;
  int goal_tolerance = 0;      // goal bits that may differ
  bool goal_possible = true;   // false: the relaxed task does not reach the goal
  bool goal_complete = false;  // every packed bit is a goal bit

  bool is_goal(const Word* state) const {
    if (goal_tolerance > 0) return goal_bits_missed(state) <= goal_tolerance;
    Word differs = 0;
    for (int w = 0; w < words; ++w) differs |= (state[w] & goal_mask[w]) ^ goal_value[w];
    return differs == 0;
  }
  int goal_bits_missed(const Word* state) const {
    int missed = 0;
    for (int w = 0; w < words; ++w) {
      missed += std::popcount((state[w] & goal_mask[w]) ^ goal_value[w]);
    }
    return missed;
  }
  std::size_t bytes() const { return actions.bytes() + original_action.capacity() * sizeof(int); }
};

// Prunes by relaxed reachability: bits that cannot change and actions that cannot apply are
// dropped, and actions with equal transitions are merged. Keeps all other plans. If the guard says
// stop, the result is undefined.
PackedTask compile(const symbolic::StripsTask& task, Guard* guard = nullptr);

}  // namespace latplan::search
