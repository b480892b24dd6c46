#include "search/packed_task.h"

#include <string_view>
#include <unordered_set>

#include "base/error.h"

namespace latplan::search {
namespace {

using symbolic::Action;
using symbolic::StripsTask;

// Which values each bit can take when deletes and adds never take a value away, and which actions can then apply.
struct Reachable {
  BitVector can_be_true, can_be_false;
  std::vector<bool> live;
};

Reachable relax(const StripsTask& task) {
  const std::vector<Action>& actions = task.model.actions;
  Reachable result{task.init, ~task.init, std::vector<bool>(actions.size(), false)};
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t a = 0; a < actions.size(); ++a) {
      const Action& action = actions[a];
      if (result.live[a] || action.pos.intersects(action.neg) ||
          !result.can_be_true.contains(action.pos) || !result.can_be_false.contains(action.neg)) {
        continue;
      }
      result.live[a] = true;
      changed = true;
      result.can_be_true |= action.add;
      result.can_be_false |= action.del & ~action.add;
    }
  }
  return result;
}

class Packer {
 public:
  Packer(std::vector<int> bits, int words) : bits_(std::move(bits)), words_(words) {}

  std::vector<Word> pack(const BitVector& full) const {
    std::vector<Word> packed(words_, 0);
    for (std::size_t i = 0; i < bits_.size(); ++i) {
      packed[i / 64] |= Word{full.get(bits_[i])} << (i % 64);
    }
    return packed;
  }
  // pre_mask, pre_value, effect_mask, effect_value, one after the other. An effect that the precondition already
  // implies is left out.
  std::vector<Word> pack(const Action& action) const {
    const BitVector add = action.add & ~action.pos;
    const BitVector del = action.del & ~action.add & ~action.neg;
    std::vector<Word> masks;
    for (const BitVector& mask : {action.pos | action.neg, action.pos, add | del, add}) {
      const std::vector<Word> packed = pack(mask);
      masks.insert(masks.end(), packed.begin(), packed.end());
    }
    return masks;
  }

 private:
  std::vector<int> bits_;
  int words_;
};

struct MasksHash {
  std::size_t operator()(const std::vector<Word>& masks) const {
    return std::hash<std::string_view>()(
        {reinterpret_cast<const char*>(masks.data()), masks.size() * sizeof(Word)});
  }
};

void pack_actions(const StripsTask& task, const Reachable& reachable, const Packer& packer,
                  PackedTask& packed) {
  const int words = packed.words;
  std::unordered_set<std::vector<Word>, MasksHash> seen;
  for (std::size_t a = 0; a < task.model.actions.size(); ++a) {
    if (!reachable.live[a]) continue;
    const auto [masks, fresh] = seen.insert(packer.pack(task.model.actions[a]));
    if (!fresh) continue;
    const Word* data = masks->data();
    Word effect = 0;
    for (int w = 0; w < words; ++w) effect |= data[2 * words + w];
    if (effect == 0) continue;
    packed.actions.add(data, data + words, data + 2 * words, data + 3 * words);
    packed.original_action.push_back(static_cast<int>(a));
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
  for (int a = 0; a < size(); ++a) {
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
  for (int a = 0; a < size(); ++a) {
    apply(a, pre_value(a), after.data());
    for (int w = 0; w < words_; ++w) before[w] = pre_value(a)[w] & effect_mask(a)[w];
    result.add(pre_mask(a), after.data(), effect_mask(a), before.data());
  }
  return result;
}

PackedTask compile(const StripsTask& task) {
  const Reachable reachable = relax(task);
  PackedTask packed;
  const BitVector changing = reachable.can_be_true & reachable.can_be_false;
  packed.original_bit = changing.ones();
  packed.bits = static_cast<int>(packed.original_bit.size());
  packed.words = std::max(1, (packed.bits + 63) / 64);
  packed.actions = ActionSet(packed.words);
  packed.goal_possible = reachable.can_be_true.contains(task.goal_value) &&
                         reachable.can_be_false.contains(task.goal_mask & ~task.goal_value);
  packed.goal_complete = task.goal_mask.contains(changing);
  const Packer packer(packed.original_bit, packed.words);
  packed.init = packer.pack(task.init);
  packed.goal_mask = packer.pack(task.goal_mask);
  packed.goal_value = packer.pack(task.goal_value);
  pack_actions(task, reachable, packer, packed);
  return packed;
}

}  // namespace latplan::search
