// Turns the actions and bits of a world into a model that resembles a learnt one: copied bits,
// constant bits, split, duplicate and imprecise actions.
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "base/rng.h"
#include "symbolic/strips.h"

namespace latplan::bench {

// An action of the world in terms of its own ("logical") bits.
struct LogicalAction {
  std::vector<int> pos, neg, add, del;
};

struct Shape {
  int bits;            // of the task
  int effective;       // bits that are not constant
  int actions;         // approximate number
  int constants;       // constant bits per precondition
  int splits;          // context bits an action is split on, at most; -1: as many as needed
  int implied = 0;     // redundant negative preconditions per action
  bool noise = false;  // add one imprecise action per action of the world
};

// Maps each logical bit to one or more bits of the task, in random order among constant bits.
class Encoding {
 public:
  Encoding(int logical, const Shape& shape, Rng& rng) : bits_(shape.bits), copies_(logical) {
    std::vector<int> order(bits_);
    for (int i = 0; i < bits_; ++i) order[i] = i;
    std::vector<int> owner(shape.effective);
    for (int j = 0; j < shape.effective; ++j) {
      const bool few = shape.effective < 2 * logical;
      owner[j] = j < logical ? j
                 : few       ? static_cast<int>(rng.below(logical))
                             : (j - logical) % logical;
    }
    rng.shuffle(order);
    for (int j = 0; j < shape.effective; ++j) copies_[owner[j]].push_back(order[j]);
    changing_.assign(order.begin(), order.begin() + shape.effective);
    constant_.assign(order.begin() + shape.effective, order.end());
  }

  int bits() const { return bits_; }
  const std::vector<int>& copies(int logical) const { return copies_[logical]; }
  const std::vector<int>& changing() const { return changing_; }
  const std::vector<int>& constant() const { return constant_; }
  BitVector mask(const std::vector<int>& logical) const {
    BitVector result(bits_);
    for (const int l : logical) {
      for (const int bit : copies_[l]) result.set(bit, true);
    }
    return result;
  }

 private:
  int bits_;
  std::vector<std::vector<int>> copies_;
  std::vector<int> changing_, constant_;
};

template <typename T>
std::vector<T> sample(std::vector<T> items, std::size_t count, Rng& rng) {
  rng.shuffle(items);
  items.resize(std::min(items.size(), count));
  return items;
}

// By index of a logical action: bits that are always false when it applies.
using Implied = std::function<std::vector<int>(std::size_t)>;

// Each logical action becomes mutually exclusive variants (split on context bits, like learnt XOR
// effects) and duplicates that differ only in constant preconditions. Named a0, a1, ... in random
// order.
std::vector<symbolic::Action> encode_actions(const Encoding& encoding, const Shape& shape,
                                             const std::vector<LogicalAction>& logical,
                                             const Implied& implied, Rng& rng);

}  // namespace latplan::bench
