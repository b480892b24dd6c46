// Finds the actions applicable in a state without looking at all of them: a decision tree over state bits.
#pragma once

#include <cstdint>
#include <vector>

#include "search/packed_task.h"

namespace latplan::search {

class SuccessorGenerator {
 public:
  // The bits to ask about are chosen on states of random walks from `start` (fixed seed: the same tree every time).
  // `actions` must outlive the generator.
  SuccessorGenerator(const ActionSet& actions, const Word* start);

  // Appends the applicable actions, in an order that depends on nothing but the actions and `start`.
  void collect(const Word* state, std::vector<int>& applicable) const;

  std::size_t bytes() const {
    return nodes_.capacity() * sizeof(Node) + leaf_actions_.capacity() * sizeof(int);
  }

 private:
  friend class TreeBuilder;
  struct Node {
    std::int32_t bit;  // asked about; -1: a leaf
    std::int32_t
        child[2];      // by the bit's value, -1: none; of a leaf: begin and end in leaf_actions_
    std::int32_t any;  // the actions that do not mention the bit, -1: none
  };

  const ActionSet& actions_;
  std::vector<Node> nodes_;  // the root first; empty without actions
  std::vector<int> leaf_actions_;
  mutable std::vector<std::int32_t> pending_;  // scratch of collect: a generator serves one thread
};

}  // namespace latplan::search
