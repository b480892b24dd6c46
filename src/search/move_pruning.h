// Omits successors that only reorder commuting actions. For breadth-first searches; docs/planner.md
// proves that they still reach every state at its depth.
//
// Actions that do the same to a state (flip some bits, set others) form a move, which applies where
// one of them does. A press in LightsOut is one move, but has an action for every pattern of the
// lights it flips. Two moves commute if neither changes where the other applies and the order does
// not change the result.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "search/packed_task.h"

namespace latplan::search {

class MovePruning {
 public:
  using Move = std::uint16_t;  // numbered from 1
  static constexpr Move kNoMove = 0;

  // Null if the actions form too many moves.
  static std::unique_ptr<MovePruning> make(const ActionSet& actions);

  int moves() const { return static_cast<int>(moves_.size()); }
  Move move(ActionId action) const { return move_of_[action]; }
  // Whether `next` can be omitted in a state reached by `last`: they commute and `next` is the
  // smaller one, or `next` undoes `last`.
  bool compute_omits(Move last, Move next);
  // Computes the answer for all pairs.
  void tabulate();
  // After tabulate(), from several threads.
  bool omits(Move last, Move next) const {
    return ((table_[last * row_words_ + next / 64] >> (next % 64)) & 1) != 0;
  }
  std::int64_t bytes() const;

 private:
  using Cube = std::vector<Word>;  // the states that agree with a value on a mask: mask, value
  struct Definition {
    std::vector<Word> flips, sets, values;
    std::vector<Cube> cubes;  // it applies in their union; sorted once joined
    bool joined = false;
  };

  explicit MovePruning(const ActionSet& actions);
  Definition& definition(Move move);
  bool applies_alike(const Definition& move, const Definition& before_and_after) const;

  int words_;
  ById<ActionId, Move> move_of_;
  std::vector<Definition> moves_;  // move m at m - 1
  std::size_t row_words_ = 0;
  std::vector<Word> table_;  // [last][next / 64], with a row and a column for kNoMove
};

}  // namespace latplan::search
