// From raw network actions to STRIPS: prevail conditions and XOR bits (paper, sections "Effect
// extraction" and AMA4+). Does not read networks or prune labels.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "symbolic/strips.h"

namespace latplan::symbolic {

// One action per label, read by applying and regressing it on all zeros and all ones. Not STRIPS:
// add may intersect del, and pos may intersect neg; such a bit is flipped ("XOR semantics").
struct RawActionTable {
  int state_bits = 0;
  std::vector<Action> actions;
};

// For AMA4+ only, where a bit without a precondition is unchanged: an effect on such a bit repeats
// its value, so it becomes a precondition (add -> pos, del -> neg). Not for AMA3+, where a bit
// without a precondition is "don't care". Skips XOR bits. Returns the number of preconditions
// added.
std::int64_t add_prevail(RawActionTable& table);

struct XorCounts {                     // tab:xor in the paper
  std::int64_t effect_bits = 0;        // in add and del, summed over the labels
  std::int64_t precondition_bits = 0;  // in pos and neg, summed
  std::int64_t split_bits = 0;         // in either pair: the bits to split on
  std::int64_t actions_before = 0;     // A1
  std::int64_t actions_after = 0;      // A2
};

struct SplitTable {
  ActionTable table;
  std::vector<int> label;  // by action of `table`: its row in the raw table
  XorCounts counts;
};

constexpr std::int64_t kMaxSplitActions = std::int64_t{1} << 20;

// Every XOR bit j splits its action in two, effect and precondition together: variant "+j" requires
// j false and adds it, variant "-j" requires j true and deletes it; other literals on j are
// dropped. k bits give 2^k variants, named like a12+3-7 with bits ascending. If XOR bits would give
// more than `max_actions` actions: Error(Unsupported).
SplitTable split_xor(const RawActionTable& table, std::int64_t max_actions = kMaxSplitActions);

}  // namespace latplan::symbolic
