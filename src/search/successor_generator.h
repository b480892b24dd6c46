// Finds the actions applicable in a state without checking all of them. The inner nodes of a tree
// test many literals (a bit is true, a bit is false) at once, one word at a time, and visit the
// children of those that hold. The leaves check a few actions one by one, or many 64 at a time.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "search/action_block.h"
#include "search/guard.h"
#include "search/packed_task.h"

namespace latplan::search {

class SuccessorGenerator {
 public:
  // The first calls scan all actions; then the tree is built. A short search in a large model never
  // needs it. The literals are chosen by statistics from random walks from `start` (fixed seed).
  // `actions` and `guard` must outlive the generator, which charges its memory to the guard. Once
  // the guard says stop, the rest of the tree is not split: slower, but still correct.
  SuccessorGenerator(const ActionSet& actions, const Word* start, Guard& guard);
  ~SuccessorGenerator() { guard_.release(reserved_); }
  SuccessorGenerator(const SuccessorGenerator&) = delete;
  SuccessorGenerator& operator=(const SuccessorGenerator&) = delete;

  // The applicable actions, valid until the next call. The order depends only on the actions,
  // `start` and the number of calls so far. Not thread-safe.
  std::span<const ActionId> applicable(const Word* state);

  void build();  // now
  // Room for one thread.
  struct Scratch {
    std::vector<std::int32_t> pending;  // nodes still to visit
    std::vector<ActionId> found;        // room for all actions and one more
  };
  // Several threads may call this at once, each with its own scratch, after build().
  std::span<const ActionId> applicable(const Word* state, Scratch& scratch) const;

  // The smallest action that leads from one state to the other. The closed lists do not store
  // actions, which saves 4 bytes per state.
  ActionId action_between(const Word* from, const Word* to);

 private:
  friend class TreeBuilder;
  static constexpr std::int32_t kNoNode = -1;
  // Literals of one word of the state. Those that hold lead to children_[first_child + bit].
  struct Test {
    Word mask;
    Word flip;  // all ones: the literals are negative
    std::int32_t word;
    std::int32_t first_child;
  };
  struct Node {
    enum Kind : std::int32_t { kTests, kList, kBlock } kind = kTests;
    std::int32_t begin = 0, end = 0;  // in tests_ or listed_; kBlock: begin in blocks_
  };

  ActionId* scan(const Word* state);
  void make_probes();
  ActionId* walk(const Word* state, Scratch& scratch) const;
  ActionId* check_listed(const Node& node, const Word* state, ActionId* out) const;

  static constexpr int kScans = 100;
  const ActionSet& actions_;
  std::vector<Word> start_;
  Guard& guard_;
  std::int64_t reserved_ = 0;
  int scans_ = 0;             // calls without the tree
  int probe_word_ = 0;        // the word that occurs most in preconditions
  std::vector<Word> probes_;  // by action: mask and value of that word, for scan()
  std::vector<Node> nodes_;   // the root first; empty before build() and without actions
  std::vector<Test> tests_;
  std::vector<std::int32_t> children_;
  std::vector<ActionBlock> blocks_;
  std::vector<ActionId> listed_;
  std::vector<Word> listed_masks_;  // their preconditions: mask and value
  Scratch scratch_;
};

}  // namespace latplan::search
