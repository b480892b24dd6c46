// A StripsTask compiled for search: only the bits that can change, only the actions that can ever apply, masks
// packed into words. What every algorithm and heuristic of this room works on.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "symbolic/strips.h"

namespace latplan::search {

using Word = std::uint64_t;
class Guard;

// Ground actions over packed states of `words()` words each, numbered from 0. Preconditions and effects are
// (mask, value) pairs; values are zero outside their masks.
class ActionSet {
 public:
  explicit ActionSet(int words = 1) : words_(words) {}

  int words() const { return words_; }
  int size() const { return static_cast<int>(masks_.size() / stride()); }
  std::size_t bytes() const { return masks_.capacity() * sizeof(Word); }

  // Four masks of words() words each.
  void add(const Word* pre_mask, const Word* pre_value, const Word* effect_mask,
           const Word* effect_value);

  const Word* pre_mask(int a) const { return masks_.data() + a * stride(); }
  const Word* pre_value(int a) const { return pre_mask(a) + words_; }
  const Word* effect_mask(int a) const { return pre_mask(a) + 2 * words_; }
  const Word* effect_value(int a) const { return pre_mask(a) + 3 * words_; }

  bool applicable(int a, const Word* state) const {
    const Word* mask = pre_mask(a);
    const Word* value = mask + words_;
    Word differs = 0;
    for (int w = 0; w < words_; ++w) differs |= (state[w] & mask[w]) ^ value[w];
    return differs == 0;
  }
  void apply(int a, const Word* state, Word* successor) const {
    const Word* mask = effect_mask(a);
    const Word* value = mask + words_;
    for (int w = 0; w < words_; ++w) successor[w] = (state[w] & ~mask[w]) | value[w];
  }

  // Whether every effect of every action has the opposite value as its precondition. Then a state has at most one
  // predecessor by each action, and inverted() generates exactly these.
  bool invertible() const;
  // Action a of the result undoes action a of this set. Requires invertible().
  ActionSet inverted() const;

 private:
  std::size_t stride() const { return 4 * static_cast<std::size_t>(words_); }
  int words_;
  std::vector<Word> masks_;
};

struct PackedTask {
  int bits = 0;   // that can change; packed bit i is the task's bit original_bit[i]
  int words = 1;  // of a packed state
  std::vector<int> original_bit;
  ActionSet actions;  // no two alike; each can change a state
  std::vector<int>
      original_action;  // by packed action: the first action of the task with these transitions
  std::vector<Word> init, goal_mask, goal_value;
  int goal_tolerance = 0;      // packed goal bits that may differ
  bool goal_possible = true;   // false: too many goal values are out of reach whatever one does
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

// Prunes by relaxed reachability: a value no reachable chain of actions can produce never occurs, so the bit is
// constant and actions that need it are dropped. Keeps all plans, up to actions with equal transitions.
// With a guard: stops when it says so; the result is then worth nothing.
PackedTask compile(const symbolic::StripsTask& task, Guard* guard = nullptr);

}  // namespace latplan::search
