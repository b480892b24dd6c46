#include "extract/recording.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/rng.h"

namespace latplan::extract {
namespace {

// Two robots on separate 5x5 grids, one bit per place: each move takes one of them to a neighbouring place.
struct Robots {
  static constexpr int kSide = 5, kPlaces = kSide * kSide;
  int places[2] = {0, 12};
  bool far = false;  // moves of two places in a line are real

  BitVector state() const {
    BitVector bits(2 * kPlaces);
    for (const int robot : {0, 1}) bits.set(robot * kPlaces + places[robot], true);
    return bits;
  }
  void move(Rng& rng) {
    for (;;) {
      int& place = places[rng.below(2)];
      const int length = far ? 1 + static_cast<int>(rng.below(2)) : 1;
      const int step = (rng.below(2) == 0 ? -1 : 1) * length;
      const bool rows = rng.below(2) == 0;
      const int moved = (rows ? place / kSide : place % kSide) + step;
      if (moved < 0 || moved >= kSide) continue;
      place += rows ? step * kSide : step;
      return;
    }
  }
  void jump(Rng& rng) {
    for (int& place : places) place = static_cast<int>(rng.below(kPlaces));
  }
};

struct Recorded {
  EncodedPairs pairs;
  std::vector<bool> single;
};

// One walk; `twice`, `jumps`: shares of its pairs that show two moves, or a new start.
Recorded record(Robots robots, int count, double twice, double jumps, std::uint64_t seed) {
  Rng rng(seed);
  Recorded recorded;
  while (recorded.pairs.size() < static_cast<std::size_t>(count)) {
    const BitVector before = robots.state();
    const double kind = rng.uniform();
    if (kind < jumps) {
      robots.jump(rng);
    } else {
      robots.move(rng);
      if (kind < jumps + twice) robots.move(rng);
    }
    if (robots.state() == before) continue;
    recorded.pairs.rows.push_back(static_cast<std::int64_t>(recorded.pairs.size()));
    recorded.pairs.before.push_back(before);
    recorded.pairs.after.push_back(robots.state());
    recorded.single.push_back(kind >= jumps + twice);
  }
  return recorded;
}

double share_found(const Recorded& recorded, bool single) {
  const std::vector<bool> found = find_single_moves(recorded.pairs);
  double all = 0, right = 0;
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (recorded.single[i] != single) continue;
    all += 1;
    right += found[i] == single ? 1 : 0;
  }
  return right / all;
}

TEST(Recording, FindsDroppedFrames) {
  const Recorded recorded = record({}, 3000, 0.03, 0, 1);
  EXPECT_EQ(share_found(recorded, true), 1);
  EXPECT_GT(share_found(recorded, false), 0.9);
}

TEST(Recording, FindsNewEpisodes) {
  const Recorded recorded = record({}, 3000, 0, 0.02, 2);
  EXPECT_EQ(share_found(recorded, true), 1);
  EXPECT_GT(share_found(recorded, false), 0.9);
}

TEST(Recording, KeepsEveryMove) {
  EXPECT_EQ(share_found(record({}, 3000, 0, 0, 3), true), 1);
  EXPECT_EQ(share_found(record({}, 100, 0, 0, 4), true), 1);
}

TEST(Recording, KeepsMovesThatAreTwoShorterOnes) {
  const Recorded recorded = record({.far = true}, 3000, 0, 0, 5);
  EXPECT_EQ(share_found(recorded, true), 1);
}

// A door that opens once must not be taken for a fault: nothing else opens it.
TEST(Recording, KeepsRareMovesThatNothingReplaces) {
  Recorded recorded = record({}, 3000, 0.03, 0, 6);
  for (const bool after : {false, true}) {
    for (std::size_t i = 0; i < recorded.pairs.size(); ++i) {
      BitVector& state = after ? recorded.pairs.after[i] : recorded.pairs.before[i];
      BitVector wider(state.size() + 1);
      for (const int bit : state.ones()) wider.set(bit, true);
      wider.set(state.size(), i > 1500 || (i == 1500 && after));
      state = wider;
    }
  }
  recorded.pairs.after[1500] = recorded.pairs.before[1500];
  recorded.pairs.after[1500].set(2 * Robots::kPlaces, true);
  EXPECT_TRUE(find_single_moves(recorded.pairs)[1500]);
}

}  // namespace
}  // namespace latplan::extract
