// Negated preconditions that others imply (extract/fitted.h).
#include <algorithm>

#include "extract/fitted.h"
#include "extract/invariants.h"

namespace latplan::extract {
namespace {

using symbolic::Action;
using symbolic::ActionTable;

// What is known of a state.
struct Known {
  BitVector on, off;
};

// With what follows by the invariants.
Known completed(const Known& known, const Literals& invariants) {
  const int bits = known.on.size();
  Known all = known;
  for (const auto& [literals, first] : {std::pair(&known.on, 0), std::pair(&known.off, bits)}) {
    for (const int f : literals->ones()) {
      all.on |= invariants.on[first + f];
      all.off |= invariants.off[first + f];
    }
  }
  return all;
}

// Drops the invariant "if a, then not b". Literals as in extract/invariants.h.
void drop(Literals& invariants, int a, int b, int bits) {
  for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
    (to < bits ? invariants.off : invariants.on)[from].set(to % bits, false);
  }
}

// Keeps the invariants that every action preserves: where they hold, they hold in all states that the actions reach.
void keep_inductive(Literals& invariants, const ActionTable& table) {
  const int bits = table.state_bits;
  for (bool changed = true; changed;) {
    changed = false;
    for (const Action& action : table.actions) {
      const Known before = completed({action.pos, action.neg}, invariants);
      const Known after{(before.on & ~action.del) | action.add,
                        (before.off & ~action.add) | action.del};
      const auto check = [&](int effect) {
        for (const int f : (invariants.off[effect] & ~after.off).ones()) {
          drop(invariants, effect, f, bits);
          changed = true;
        }
        for (const int f : (invariants.on[effect] & ~after.on).ones()) {
          drop(invariants, effect, bits + f, bits);
          changed = true;
        }
      };
      for (const int f : action.add.ones()) check(f);
      for (const int f : action.del.ones()) check(bits + f);
    }
  }
}

// Whether what is known excludes the literal.
bool excludes(const Known& known, int literal, const Literals& invariants) {
  return known.on.intersects(invariants.off[literal]) ||
         known.off.intersects(invariants.on[literal]);
}

}  // namespace

void drop_redundant_preconditions(ActionTable& table, const EncodedPairs& pairs, double alpha) {
  const int bits = table.state_bits;
  if (bits == 0 || pairs.size() == 0) return;
  Literals invariants = find_invariants(pairs, bits, alpha);
  keep_inductive(invariants, table);
  for (Action& action : table.actions) {
    const BitVector unchanged = ~(action.add | action.del);
    const auto is_redundant = [&](int opposite) {
      const Known resting{action.pos & unchanged, action.neg & unchanged};
      return excludes({action.pos, action.neg}, opposite, invariants) &&
             (excludes(resting, opposite, invariants) ||
              excludes({action.add, action.del}, opposite, invariants));
    };
    // First those that are false: most of them follow from one that is true.
    for (const int f : (action.neg & unchanged).ones()) {
      if (is_redundant(f)) action.neg.set(f, false);
    }
    for (const int f : (action.pos & unchanged).ones()) {
      if (is_redundant(bits + f)) action.pos.set(f, false);
    }
  }
}

}  // namespace latplan::extract
