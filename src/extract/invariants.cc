// Preconditions from all pairs together (extract/fitted.h): those of single effects, and invariants.
#include "extract/invariants.h"

#include <algorithm>
#include <cmath>

#include "extract/fitted.h"
#include "extract/walk.h"

namespace latplan::extract {
namespace {

using symbolic::Action;
using symbolic::ActionTable;

template <typename Visit>
void for_each_effect(const Action& action, int bits, const Visit& visit) {
  for (const int f : action.add.ones()) visit(f);
  for (const int f : action.del.ones()) visit(bits + f);
}

struct EffectCounts {
  std::vector<std::vector<int>> rows;  // [literal] pairs that have it as an effect
  std::vector<int> true_in;            // [literal][bit] of these: the bit was true before
  std::vector<double> ones;            // [bit] share of all states before in which it is true
};

EffectCounts count_effects(const EncodedPairs& pairs, int bits) {
  EffectCounts counts{std::vector<std::vector<int>>(2 * bits),
                      std::vector<int>(static_cast<std::size_t>(2) * bits * bits, 0),
                      std::vector<double>(bits, 0.0)};
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    const std::vector<int> before = pairs.before[row].ones();
    for (const int bit : before) counts.ones[bit] += 1.0 / static_cast<double>(pairs.size());
    for (const int changed : (pairs.before[row] ^ pairs.after[row]).ones()) {
      const int literal = pairs.after[row].get(changed) ? changed : bits + changed;
      counts.rows[literal].push_back(static_cast<int>(row));
      int* true_in = counts.true_in.data() + static_cast<std::size_t>(literal) * bits;
      for (const int bit : before) ++true_in[bit];
    }
  }
  return counts;
}

// [literal] the states of the pairs it is true in, both sides.
std::vector<BitVector> states_by_literal(const EncodedPairs& pairs, int bits) {
  std::vector<BitVector> holds(2 * bits, BitVector(static_cast<int>(2 * pairs.size())));
  int state = 0;
  for (const auto* side : {&pairs.before, &pairs.after}) {
    for (const BitVector& code : *side) {
      for (int f = 0; f < bits; ++f) holds[code.get(f) ? f : bits + f].set(state, true);
      ++state;
    }
  }
  return holds;
}

}  // namespace

bool Literals::broken_by(const BitVector& state) const {
  const int bits = state.size();
  for (int f = 0; f < bits; ++f) {
    const int literal = state.get(f) ? f : bits + f;
    if (!state.contains(on[literal]) || state.intersects(off[literal])) return true;
  }
  return false;
}

Literals find_invariants(const EncodedPairs& pairs, int bits, double alpha) {
  const std::vector<BitVector> holds = states_by_literal(pairs, bits);
  const auto states = static_cast<double>(2 * pairs.size());
  std::vector<double> count;
  for (const BitVector& literal : holds) count.push_back(literal.count());
  // A pair of independent literals expected in e states is missed with probability exp(-e). With this threshold fewer
  // than alpha of the 4 bits^2 / 2 pairs look like an invariant by chance.
  const double enough = std::log(4.0 * bits * bits / alpha);
  // In a walk, each run of one literal is one chance to meet the other.
  const Walk walk(pairs);
  const auto runs = [&](int literal) { return walk.runs(literal % bits, literal < bits); };
  const auto expected = [&](int a, int b) {
    const double independent = count[a] * count[b] / states;
    if (!walk.exists()) return independent;
    return std::min(independent, (runs(a) * count[b] + runs(b) * count[a]) / states);
  };
  Literals invariants(bits);
  for (int a = 0; a < 2 * bits; ++a) {
    for (int b = 0; b < a; ++b) {
      if (expected(a, b) <= enough || a == b + bits) continue;
      if (holds[a].intersects(holds[b])) continue;
      (b < bits ? invariants.off : invariants.on)[a].set(b % bits, true);
      (a < bits ? invariants.off : invariants.on)[b].set(a % bits, true);
    }
  }
  return invariants;
}

void add_pooled_preconditions(ActionTable& table, const EncodedPairs& pairs, double alpha) {
  const int bits = table.state_bits;
  if (bits == 0 || pairs.size() == 0) return;
  const EffectCounts counts = count_effects(pairs, bits);
  const double threshold = std::log(alpha / (2.0 * bits));
  const Walk walk(pairs);
  Literals needed(bits);
  for (int literal = 0; literal < 2 * bits; ++literal) {
    const auto rows = static_cast<int>(counts.rows[literal].size());
    if (rows == 0) continue;
    for (int f = 0; f < bits; ++f) {
      const int true_in = counts.true_in[static_cast<std::size_t>(literal) * bits + f];
      if (true_in != 0 && true_in != rows) continue;
      const double other = true_in == rows ? 1.0 - counts.ones[f] : counts.ones[f];
      if (walk.log_chance(f, true_in == rows, other, counts.rows[literal]) >= threshold) continue;
      (true_in == rows ? needed.on : needed.off)[literal].set(f, true);
    }
  }
  for (Action& action : table.actions) {
    for_each_effect(action, bits, [&](int literal) {
      action.pos |= needed.on[literal];
      action.neg |= needed.off[literal];
    });
  }
}

void add_implied_preconditions(ActionTable& table, const EncodedPairs& pairs, double alpha) {
  const int bits = table.state_bits;
  if (bits == 0 || pairs.size() == 0) return;
  const Literals invariants = find_invariants(pairs, bits, alpha);
  for (Action& action : table.actions) {
    const BitVector unchanged = ~(action.add | action.del);
    for_each_effect(action, bits, [&](int literal) {
      action.pos |= invariants.on[literal] & unchanged;
      action.neg |= invariants.off[literal] & unchanged;
    });
  }
}

}  // namespace latplan::extract
