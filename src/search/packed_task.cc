#include "search/packed_task.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "base/error.h"
#include "search/guard.h"

namespace latplan::search {
namespace {

using symbolic::Action;
using symbolic::StripsTask;

// Relaxed reachability: the values each bit can take if values only accumulate.
struct Reachable {
  BitVector can_be_true, can_be_false;
  std::vector<int> live;  // actions, ascending
};

// Repeated passes over the actions that have not applied yet.
Reachable relax(const StripsTask& task, Guard* guard) {
  const std::vector<Action>& actions = task.model.actions;
  Reachable result{task.init, ~task.init, {}};
  std::vector<int> waiting(actions.size());
  std::iota(waiting.begin(), waiting.end(), 0);
  std::erase_if(waiting, [&](int a) { return actions[a].pos.intersects(actions[a].neg); });
  std::vector<char> live(actions.size(), 0);
  for (std::size_t before = waiting.size() + 1; waiting.size() < before;) {
    before = waiting.size();
    if (guard != nullptr && !guard->go_on(static_cast<std::int64_t>(before) / 4 + 1)) break;
    std::erase_if(waiting, [&](int a) {
      const Action& action = actions[a];
      if (!result.can_be_true.contains(action.pos) || !result.can_be_false.contains(action.neg)) {
        return false;
      }
      result.can_be_true |= action.add;
      if (!result.can_be_false.contains(action.del))
        result.can_be_false |= action.del & ~action.add;
      live[a] = 1;
      return true;
    });
  }
  for (std::size_t a = 0; a < actions.size(); ++a) {
    if (live[a] != 0) result.live.push_back(static_cast<int>(a));
  }
  return result;
}

// Maps the bits of the task to the bits that can change.
class Packer {
 public:
  Packer(const BitVector& kept, int words)
      : kept_(kept.words().begin(), kept.words().end()), place_(kept.size(), 0), words_(words) {
    int next = 0;
    for (const int bit : kept.ones()) place_[bit] = next++;
  }

  std::vector<Word> pack(const BitVector& full) const {
    std::vector<Word> packed(words_, 0);
    pack(full.words(), packed.data());
    return packed;
  }
  // pre_mask, pre_value, effect_mask, effect_value. Omits effects that the precondition implies.
  void pack(const Action& action, std::vector<Word>& masks) const {
    masks.assign(static_cast<std::size_t>(4) * words_, 0);
    for (std::size_t w = 0; w < kept_.size(); ++w) {
      const Word pos = action.pos.words()[w], neg = action.neg.words()[w];
      const Word add = action.add.words()[w] & ~pos;
      const Word del = action.del.words()[w] & ~action.add.words()[w] & ~neg;
      place_word(w, pos | neg, masks.data());
      place_word(w, pos, masks.data() + words_);
      place_word(w, add | del, masks.data() + 2 * words_);
      place_word(w, add, masks.data() + 3 * words_);
    }
  }

 private:
  void pack(std::span<const Word> full, Word* packed) const {
    for (std::size_t w = 0; w < kept_.size(); ++w) place_word(w, full[w], packed);
  }
  void place_word(std::size_t w, Word bits, Word* packed) const {
    for (Word rest = bits & kept_[w]; rest != 0; rest &= rest - 1) {
      const int to = place_[64 * w + std::countr_zero(rest)];
      packed[to / 64] |= Word{1} << (to % 64);
    }
  }

  std::vector<Word> kept_;
  std::vector<int> place_;  // by bit of the task: the packed bit
  int words_;
};

// Adds actions to a set without duplicates, using a hash table of their ids.
class DistinctActions {
 public:
  DistinctActions(ActionSet& actions, std::size_t at_most)
      : actions_(actions), table_(std::bit_ceil(2 * at_most + 1), kNoAction) {}

  // `masks`: the four masks, concatenated. False: a duplicate.
  bool add(const std::vector<Word>& masks) {
    Word hash = 0;
    for (const Word word : masks) hash = ((hash ^ word) * 0xbf58476d1ce4e5b9ULL) ^ (hash >> 31);
    std::size_t slot = (hash ^ (hash >> 32)) & (table_.size() - 1);
    for (; table_[slot] != kNoAction; slot = (slot + 1) & (table_.size() - 1)) {
      if (std::equal(masks.begin(), masks.end(), actions_.pre_mask(table_[slot]))) return false;
    }
    table_[slot] = ActionId{actions_.size()};
    const Word* data = masks.data();
    const int words = actions_.words();
    actions_.add(data, data + words, data + 2 * words, data + 3 * words);
    return true;
  }

 private:
  ActionSet& actions_;
  std::vector<ActionId> table_;  // kNoAction: empty
};

void pack_actions(const StripsTask& task, const Reachable& reachable, const Packer& packer,
                  Guard* guard, PackedTask& packed) {
  const int words = packed.words;
  DistinctActions distinct(packed.actions, reachable.live.size());
  std::vector<Word> masks;
  for (const int a : reachable.live) {
    if (guard != nullptr && !guard->go_on(8)) return;
    packer.pack(task.model.actions[a], masks);
    Word effect = 0;
    for (int w = 0; w < words; ++w) effect |= masks[2 * words + w];
    if (effect != 0 && distinct.add(masks)) packed.original_action.push_back(a);
  }
}

}  // namespace

void ActionSet::add(const Word* pre_mask, const Word* pre_value, const Word* effect_mask,
                    const Word* effect_value) {
  for (const Word* masks : {pre_mask, pre_value, effect_mask, effect_value}) {
    masks_.insert(masks_.end(), masks, masks + words_);
  }
}

bool ActionSet::invertible() const {
  for (const ActionId a : ids()) {
    for (int w = 0; w < words_; ++w) {
      const Word effects = effect_mask(a)[w];
      if ((effects & ~pre_mask(a)[w]) != 0) return false;
      if ((pre_value(a)[w] & effects) != (~effect_value(a)[w] & effects)) return false;
    }
  }
  return true;
}

ActionSet ActionSet::inverted() const {
  LATPLAN_CHECK(invertible(), "regression is not deterministic");
  ActionSet result(words_);
  std::vector<Word> after(words_);
  std::vector<Word> before(words_);
  for (const ActionId a : ids()) {
    apply(a, pre_value(a), after.data());
    for (int w = 0; w < words_; ++w) before[w] = pre_value(a)[w] & effect_mask(a)[w];
    result.add(pre_mask(a), after.data(), effect_mask(a), before.data());
  }
  return result;
}

PackedTask compile(const StripsTask& task, Guard* guard) {
  const Reachable reachable = relax(task, guard);
  PackedTask packed;
  const BitVector changing = reachable.can_be_true & reachable.can_be_false;
  packed.original_bit = changing.ones();
  packed.bits = static_cast<int>(packed.original_bit.size());
  packed.words = std::max(1, (packed.bits + 63) / 64);
  packed.actions = ActionSet(packed.words);
  const BitVector impossible = (task.goal_value & ~reachable.can_be_true) |
                               (task.goal_mask & ~task.goal_value & ~reachable.can_be_false);
  const int tolerance_left = task.goal_tolerance - impossible.count();
  packed.goal_possible = tolerance_left >= 0;
  packed.goal_tolerance = std::max(0, tolerance_left);
  packed.goal_complete = task.goal_mask.contains(changing);
  const Packer packer(changing, packed.words);
  packed.init = packer.pack(task.init);
  packed.goal_mask = packer.pack(task.goal_mask);
  packed.goal_value = packer.pack(task.goal_value);
  pack_actions(task, reachable, packer, guard, packed);
  return packed;
}

}  // namespace latplan::search
