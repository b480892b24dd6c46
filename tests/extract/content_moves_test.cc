#include "extract/content_moves.h"

#include <gtest/gtest.h>

#include <set>

#include "base/error.h"
#include "extract/example_pairs.h"
#include "extract/fitted.h"
#include "extract/transition_quality.h"

namespace latplan::extract {
namespace {

constexpr double kMoveAlpha = 0.01;

// A board of places with contents, one bit per place and content. Every move exchanges contents of some places.
struct Board {
  static constexpr int kSide = 3, kPlaces = kSide * kSide;
  using State = std::vector<int>;
  int contents = kPlaces;
  std::vector<int> things = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::vector<std::vector<int>> cycles;  // of places, in both directions
  int fixed = -1;                        // a content that never moves

  BitVector code(const State& state) const {
    BitVector result(kPlaces * contents);
    for (int place = 0; place < kPlaces; ++place) result.set(place * contents + state[place], true);
    return result;
  }
  std::vector<State> moves(const State& state) const {
    std::set<State> result;
    for (const std::vector<int>& cycle : cycles) {
      for (const bool back : {false, true}) {
        State next = state;
        bool moves = true;
        for (std::size_t i = 0; i < cycle.size(); ++i) {
          const int from = cycle[i], to = cycle[(i + 1) % cycle.size()];
          next[back ? from : to] = state[back ? to : from];
          moves = moves && state[from] != fixed;
        }
        if (moves && next != state) result.insert(next);
      }
    }
    return {result.begin(), result.end()};
  }
  State any(Rng& rng) const {
    for (;;) {
      State state = things;
      rng.shuffle(state);
      if (!moves(state).empty()) return state;
    }
  }
};

Board turning_squares() {
  Board board;
  for (const int corner : {0, 1, 3, 4}) {
    board.cycles.push_back({corner, corner + 1, corner + 4, corner + 3});
  }
  return board;
}

template <typename World>
Quality quality_of(const World& world, const symbolic::ActionTable& table) {
  Rng rng(2);
  return measure_quality(table, world, 100, rng, [&](const auto& s) { return world.code(s); });
}

template <typename World>
symbolic::ActionTable learnt(const World& world, int places, int count, std::uint64_t seed = 1) {
  Rng rng(seed);
  const EncodedPairs pairs = sample_pairs(world, count, rng);
  return with_content_moves(fit_actions(pairs, kMoveAlpha, false, 1), pairs, places, kMoveAlpha);
}

// 3024 contents of four places, four squares, two directions: 24192 actions, and pairs show few of them.
TEST(ContentMoves, HoldForAllContents) {
  const Board board = turning_squares();
  const symbolic::ActionTable table = learnt(board, Board::kPlaces, 1000);
  EXPECT_EQ(table.actions.size(), 24192U);
  const Quality quality = quality_of(board, table);
  EXPECT_EQ(quality.precision, 1.0);
  EXPECT_EQ(quality.recall, 1.0);
}

// With equal contents a turn may change two or three places only: that is still the same turn.
TEST(ContentMoves, HoldForEqualContents) {
  Board board = turning_squares();
  board.contents = 3;
  board.things = {0, 0, 0, 1, 1, 1, 2, 2, 2};
  const symbolic::ActionTable table = learnt(board, Board::kPlaces, 1000);
  const Quality quality = quality_of(board, table);
  EXPECT_EQ(quality.precision, 1.0);
  EXPECT_EQ(quality.recall, 1.0);
  EXPECT_LE(table.actions.size(), 8U * (81 - 3));
}

// What every pair of a way moves, the gap, takes part in all its actions.
TEST(ContentMoves, KeepTheGapOfASlidingPuzzle) {
  const SlidingTiles world;
  const symbolic::ActionTable table = learnt(world, SlidingTiles::kPlaces, 150);
  EXPECT_LE(table.actions.size(), static_cast<std::size_t>(SlidingTiles::kGroundActions));
  const Quality quality = quality_of(world, table);
  EXPECT_EQ(quality.precision, 1.0);
  EXPECT_GT(quality.recall, 0.95);
  Rng rng(1);
  const EncodedPairs pairs = sample_pairs(world, 150, rng);
  EXPECT_LT(quality_of(world, fit_actions(pairs, kMoveAlpha, false, 1)).recall, 0.95);
}

TEST(ContentMoves, LeaveWhatNoPairMoves) {
  Board board;
  board.fixed = 8;
  for (int place = 0; place < Board::kPlaces; ++place) {
    if (place % 3 < 2) board.cycles.push_back({place, place + 1});
    if (place < 6) board.cycles.push_back({place, place + 3});
  }
  const symbolic::ActionTable table = learnt(board, Board::kPlaces, 400);
  const Quality quality = quality_of(board, table);
  EXPECT_EQ(quality.precision, 1.0);
  EXPECT_GT(quality.recall, 0.99);
}

TEST(ContentMoves, RefuseWhereNothingIsNew) {
  Rng rng(3);
  const auto refused = [](const EncodedPairs& pairs, int places) {
    try {
      with_content_moves(fit_actions(pairs, kMoveAlpha, false, 1), pairs, places, kMoveAlpha);
      return false;
    } catch (const Error& error) {
      return error.code() == ExitCode::kUnsupported;
    }
  };
  EXPECT_TRUE(refused(random_flips(500, 8, rng), 4));  // contents change, but do not move
  const SlidingTiles world;
  EXPECT_TRUE(refused(sample_pairs(world, 5000, rng), SlidingTiles::kPlaces));  // all were shown
}

}  // namespace
}  // namespace latplan::extract
