#include "symbolic/raw_actions.h"

#include <algorithm>
#include <string>
#include <utility>

#include "base/error.h"

namespace latplan::symbolic {
namespace {

std::vector<int> xor_bits(const Action& action) {
  return ((action.add & action.del) | (action.pos & action.neg)).ones();
}

XorCounts count_xor(const RawActionTable& table, std::int64_t max_actions) {
  constexpr std::size_t kBeyondAnyLimit = 60;
  XorCounts counts;
  counts.actions_before = static_cast<std::int64_t>(table.actions.size());
  std::size_t most = 0;
  std::string worst;
  for (const Action& action : table.actions) {
    const std::size_t bits = xor_bits(action).size();
    counts.effect_bits += (action.add & action.del).count();
    counts.precondition_bits += (action.pos & action.neg).count();
    counts.split_bits += static_cast<std::int64_t>(bits);
    if (bits > most) {
      most = bits;
      worst = action.name;
    }
    counts.actions_after = std::min(counts.actions_after, std::int64_t{1} << kBeyondAnyLimit) +
                           (std::int64_t{1} << std::min(bits, kBeyondAnyLimit));
  }
  if (most > 0 && counts.actions_after > max_actions) {
    throw unsupported_error("the XOR bits would split " + std::to_string(counts.actions_before) +
                            " actions into more than " + std::to_string(max_actions) +
                            " variants (most: " + worst + " with " + std::to_string(most) +
                            " bits, 2^" + std::to_string(most) +
                            " variants); expected a network whose actions are monotonic");
  }
  return counts;
}

// The highest binary digit of `number` belongs to the first bit; 0 means "+".
Action variant(const Action& action, const std::vector<int>& bits, std::uint64_t number) {
  Action result = action;
  for (std::size_t i = 0; i < bits.size(); ++i) {
    const bool adds = ((number >> (bits.size() - 1 - i)) & 1U) == 0;
    result.add.set(bits[i], adds);
    result.del.set(bits[i], !adds);
    result.pos.set(bits[i], !adds);
    result.neg.set(bits[i], adds);
    result.name += (adds ? "+" : "-") + std::to_string(bits[i]);
  }
  return result;
}

}  // namespace

std::int64_t add_prevail(RawActionTable& table) {
  std::int64_t added = 0;
  for (Action& action : table.actions) {
    const BitVector unconstrained = ~(action.pos | action.neg);
    const BitVector turned_on = action.add & ~action.del & unconstrained;
    const BitVector turned_off = action.del & ~action.add & unconstrained;
    action.pos |= turned_on;
    action.neg |= turned_off;
    added += turned_on.count() + turned_off.count();
  }
  return added;
}

SplitTable split_xor(const RawActionTable& table, std::int64_t max_actions) {
  SplitTable result;
  result.counts = count_xor(table, max_actions);
  result.table.state_bits = table.state_bits;
  result.table.actions.reserve(static_cast<std::size_t>(result.counts.actions_after));
  for (std::size_t label = 0; label < table.actions.size(); ++label) {
    const std::vector<int> bits = xor_bits(table.actions[label]);
    for (std::uint64_t number = 0; number < std::uint64_t{1} << bits.size(); ++number) {
      result.table.actions.push_back(variant(table.actions[label], bits, number));
      result.label.push_back(static_cast<int>(label));
    }
  }
  return result;
}

}  // namespace latplan::symbolic
