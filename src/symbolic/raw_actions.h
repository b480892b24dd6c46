// From what a network says of each action label to STRIPS: prevail conditions and XOR bits (paper, sections "Effect
// extraction" and AMA4+). Who reads the network and prunes unused labels is pipeline's business.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "symbolic/strips.h"

namespace latplan::symbolic {

// One action per label as read off: apply and regress on all zeros and all ones. Not STRIPS yet: add may meet del, and
// pos may meet neg; such a bit flips whatever it is ("XOR semantics").
struct RawActionTable {
  int state_bits = 0;
  std::vector<Action> actions;
};

// AMA4+ only, where no precondition on a bit means "unchanged": an effect on such a bit says what it was all along, so
// it becomes a precondition (add -> pos, del -> neg). Never for AMA3+, where no precondition means "don't care".
// XOR bits are left to split_xor. Returns how many preconditions were added.
std::int64_t add_prevail(RawActionTable& table);

struct XorCounts {                     // tab:xor of the paper
  std::int64_t effect_bits = 0;        // add meets del, summed over the labels
  std::int64_t precondition_bits = 0;  // pos meets neg, summed
  std::int64_t split_bits = 0;         // either: what an action is split by, once
  std::int64_t actions_before = 0;     // A1
  std::int64_t actions_after = 0;      // A2
  double mean_effect_bits() const {
    return actions_before == 0 ? 0 : double(effect_bits) / double(actions_before);
  }
  double mean_precondition_bits() const {
    return actions_before == 0 ? 0 : double(precondition_bits) / double(actions_before);
  }
};

struct SplitTable {
  ActionTable table;
  std::vector<int> label;  // of each action of `table`: its row in the raw table
  XorCounts counts;
};

constexpr std::int64_t kMaxSplitActions = std::int64_t{1} << 20;

// Every XOR bit j splits its action in two, effect and precondition together: variant "+j" requires j false and adds
// it, variant "-j" requires it true and deletes it; what the label said of j otherwise is overwritten. k bits give 2^k
// variants, named like a12+3-7, bits ascending. More than `max_actions` in all: Error(Unsupported) before any is made. Without
// an XOR bit there is nothing to refuse.
SplitTable split_xor(const RawActionTable& table, std::int64_t max_actions = kMaxSplitActions);

}  // namespace latplan::symbolic
