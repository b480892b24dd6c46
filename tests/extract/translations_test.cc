#include "extract/translations.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "extract/example_pairs.h"
#include "extract/fitted.h"
#include "extract/transition_quality.h"

namespace latplan::extract {
namespace {

constexpr double kThereAlpha = 0.01;

// An agent in a room turns, walks, takes the thing before it and puts it down. A picture of cells: floor, thing, or agent
// with a direction; one bit per cell and content.
struct Room {
  static constexpr int kSide = 4, kCells = kSide * kSide, kContents = 6;
  struct State {
    int cell = 0, direction = 0, thing = -1;  // -1: carried
  };

  BitVector code(const State& state) const {
    BitVector result(kCells * kContents);
    for (int cell = 0; cell < kCells; ++cell) {
      const int content = cell == state.cell ? 2 + state.direction : cell == state.thing ? 1 : 0;
      result.set(cell * kContents + content, true);
    }
    return result;
  }
  static int ahead(const State& state) {
    const int y = state.cell / kSide + (state.direction == 1) - (state.direction == 3);
    const int x = state.cell % kSide + (state.direction == 0) - (state.direction == 2);
    return y < 0 || x < 0 || y >= kSide || x >= kSide ? -1 : y * kSide + x;
  }
  std::vector<State> moves(const State& state) const {
    std::vector<State> result = {{state.cell, (state.direction + 1) % 4, state.thing},
                                 {state.cell, (state.direction + 3) % 4, state.thing}};
    const int next = ahead(state);
    if (next < 0) return result;
    if (next != state.thing) result.push_back({next, state.direction, state.thing});
    if (next == state.thing) result.push_back({state.cell, state.direction, -1});
    if (state.thing < 0) result.push_back({state.cell, state.direction, next});
    return result;
  }
  State any(Rng& rng) const {
    State state{static_cast<int>(rng.below(kCells)), static_cast<int>(rng.below(4)),
                static_cast<int>(rng.below(kCells + 1)) - 1};
    if (state.thing == state.cell) state.thing = -1;
    return state;
  }
  static std::vector<nn::Corner> corners() {
    std::vector<nn::Corner> result;
    for (int cell = 0; cell < kCells; ++cell) {
      result.push_back({3 + 8 * (cell / kSide), 8 * (cell % kSide)});
    }
    return result;
  }
};

symbolic::ActionTable plain_actions(const EncodedPairs& pairs) {
  symbolic::ActionTable table = fit_actions(pairs, kThereAlpha, false, 1);
  add_pooled_preconditions(table, pairs, kThereAlpha);
  add_implied_preconditions(table, pairs, kThereAlpha);
  return table;
}

symbolic::ActionTable translated_actions(const EncodedPairs& pairs) {
  symbolic::ActionTable table = with_translations(fit_actions(pairs, kThereAlpha, false, 1), pairs,
                                                  Room::corners(), kThereAlpha);
  add_implied_preconditions(table, pairs, kThereAlpha);
  restrict_refuted_actions(table, pairs, pairs, kThereAlpha);
  return table;
}

Quality quality_of(const symbolic::ActionTable& table) {
  Rng rng(9);
  const Room room;
  return measure_quality(table, room, 300, rng,
                         [&](const Room::State& state) { return room.code(state); });
}

// A thing is taken from one of four sides: four actions in each cell, of which few pairs show few.
TEST(Translations, HoldInEveryCell) {
  Rng rng(1);
  const EncodedPairs pairs = sample_pairs(Room{}, 1200, rng);
  const Quality anywhere = quality_of(translated_actions(pairs));
  EXPECT_EQ(anywhere.precision, 1.0);
  EXPECT_GT(anywhere.recall, 0.99);
  const Quality plain = quality_of(plain_actions(pairs));
  EXPECT_LT(plain.precision * plain.recall, 0.99);
}

TEST(Translations, AreNotAssumedWhereTheyShouldHaveBeenSeen) {
  Rng rng(2);
  EncodedPairs pairs = sample_pairs(Room{}, 4000, rng);
  // Nobody turns right from direction 0 in cell 5.
  BitVector there(Room::kCells * Room::kContents);
  there.set(5 * Room::kContents + 2, true);
  EncodedPairs without;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    const bool turns = (pairs.before[row] & ~pairs.after[row]) == there &&
                       pairs.after[row].get(5 * Room::kContents + 3);
    if (turns) continue;
    without.before.push_back(pairs.before[row]);
    without.after.push_back(pairs.after[row]);
  }
  ASSERT_LT(without.size(), pairs.size());
  BitVector turned(there.size());
  turned.set(5 * Room::kContents + 3, true);
  for (const symbolic::Action& action : translated_actions(without).actions) {
    EXPECT_FALSE(action.add == turned && action.del == there);
  }
}

TEST(Translations, RefuseWhereNoActionIsTheSameElsewhere) {
  EncodedPairs pairs = pairs_of({{"1000", "0100"}, {"0010", "0001"}});
  const std::vector<nn::Corner> corners = {{0, 0}, {0, 4}};
  const symbolic::ActionTable table = fit_actions(pairs, kThereAlpha, false, 1);
  try {
    with_translations(table, pairs_of({{"1010", "0110"}, {"1010", "0110"}}), corners, kThereAlpha);
    ADD_FAILURE();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUnsupported);
  }
}

}  // namespace
}  // namespace latplan::extract
