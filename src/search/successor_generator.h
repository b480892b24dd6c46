// Finds the actions applicable in a state without looking at all of them: a tree whose nodes ask for several literals
// (a bit is true, a bit is false) at once, a word at a time, and go on below those that hold; the leaves check their
// few actions one by one, or many 64 at a time.
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
  // The tree is built after some calls, which look at all actions: a short search of a large model never needs it.
  // Which literals to ask for is decided on states of random walks from `start` (fixed seed: the same tree every time).
  // `actions` must outlive the generator. Charges its memory to the guard until it dies; once the guard says stop, the
  // rest of the tree is left unsplit: slow, but right.
  SuccessorGenerator(const ActionSet& actions, const Word* start, Guard& guard);
  ~SuccessorGenerator() { guard_.release(reserved_); }
  SuccessorGenerator(const SuccessorGenerator&) = delete;
  SuccessorGenerator& operator=(const SuccessorGenerator&) = delete;

  // The applicable actions, in an order that depends on nothing but the actions, `start` and the number of calls so
  // far; valid until the next call. A generator serves one thread.
  std::span<const int> applicable(const Word* state);

  void build();  // at once

 private:
  friend class TreeBuilder;
  static constexpr std::int32_t kNoNode = -1;
  // Literals of one word of the state; those that hold lead to children_[first_child + bit].
  struct Question {
    Word mask;
    Word flip;  // all ones: the literals want their bits false
    std::int32_t word;
    std::int32_t first_child;
  };
  struct Node {
    enum Kind : std::int32_t { kAsk, kList, kBlock } kind = kAsk;
    std::int32_t begin = 0, end = 0;  // in questions_ or listed_; of kBlock: begin in blocks_
  };

  int* scan(const Word* state);
  void make_probes();
  int* walk(const Word* state);
  int* check_listed(const Node& node, const Word* state, int* out) const;

  static constexpr int kScans = 100;
  const ActionSet& actions_;
  std::vector<Word> start_;
  Guard& guard_;
  std::int64_t reserved_ = 0;
  int scans_ = 0;             // calls without the tree
  int probe_word_ = 0;        // of the state: the one that preconditions ask most about
  std::vector<Word> probes_;  // of each action: mask and value there, close together for scan()
  std::vector<Node> nodes_;   // the root first; empty before build() and without actions
  std::vector<Question> questions_;
  std::vector<std::int32_t> children_;
  std::vector<ActionBlock> blocks_;
  std::vector<int> listed_;            // actions
  std::vector<Word> listed_masks_;     // their preconditions, mask and value, one after the other
  std::vector<std::int32_t> pending_;  // nodes still to visit
  std::vector<int> found_;             // room for all actions and one more
};

}  // namespace latplan::search
