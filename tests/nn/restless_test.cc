#include "nn/restless.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "base/rng.h"

namespace latplan::nn {
namespace {

// A walker on a ring of places, of which the hidden one does not show it; `others` more places show what `show` gives for
// each picture.
template <typename Show>
std::vector<bool> restless_beside_a_walker(int ring, int others, int pairs, const Show& show,
                                           int hidden = -1) {
  Rng rng(1);
  std::vector<int> values;
  for (int pair = 0; pair < pairs; ++pair) {
    const int before = static_cast<int>(rng.below(ring));
    const int after = (before + (rng.below(2) == 0 ? 1 : ring - 1)) % ring;
    for (const int at : {before, after}) {
      for (int place = 0; place < ring; ++place) {
        values.push_back(place == at && place != hidden ? 1 : 0);
      }
      for (const int value : show(rng, before, at)) values.push_back(value);
    }
  }
  return restless_places(values, ring + others);
}

TEST(Restless, FindsAClockAndLampsThatBlink) {
  const std::vector<bool> found =
      restless_beside_a_walker(8, 4, 1000, [](Rng& rng, int, int) -> std::vector<int> {
        const int clock = static_cast<int>(rng.below(8));  // two places show its hand
        return {clock < 4 ? clock : 9, clock < 4 ? 9 : clock, static_cast<int>(rng.below(2)),
                rng.below(10) == 0 ? 1 : 0};
      });
  std::vector<bool> expected(12, false);
  for (int place = 8; place < 12; ++place) expected[place] = true;
  EXPECT_EQ(found, expected);
}

// Whoever comes there is seen beside the clock: it shows other values then.
TEST(Restless, AClockWhereTheWalkerComesIsNot) {
  constexpr int kCells = 20;
  const std::vector<bool> found = restless_beside_a_walker(
      kCells, 1, 2000,
      [](Rng& rng, int, int at) -> std::vector<int> {
        return {static_cast<int>(rng.below(8)) + (at == 0 ? 8 : 0)};
      },
      0);
  EXPECT_EQ(found, std::vector<bool>(kCells + 1, false));
}

// Only one place changes with each move: without it and the clock, nothing does.
TEST(Restless, APlaceBesideAClockIsNot) {
  Rng rng(3);
  std::vector<int> values;
  for (int pair = 0; pair < 1000; ++pair) {
    std::vector<int> cells(9, 0);
    for (int when = 0; when < 2; ++when) {
      cells[8] = static_cast<int>(rng.below(3));
      values.insert(values.end(), cells.begin(), cells.end());
      cells[rng.below(8)] = 1;
    }
  }
  std::vector<bool> expected(9, false);
  expected[8] = true;
  EXPECT_EQ(restless_places(values, 9), expected);
}

TEST(Restless, SideEffectsOfMovesAreNot) {
  const std::vector<bool> found =
      restless_beside_a_walker(8, 3, 1000, [](Rng&, int before, int at) -> std::vector<int> {
        return {at % 2,                  // changes with every move
                at < 4 ? 1 : 0,          // with some
                before == at ? 0 : at};  // shows the end of the move
      });
  EXPECT_EQ(found, std::vector<bool>(11, false));
}

// Each press toggles a light and its neighbours.
TEST(Restless, LightsOfAPuzzleAreNot) {
  constexpr int kRows = 3;
  for (const int pairs : {60, 200, 2000}) {
    Rng rng(2);
    std::vector<int> values;
    for (int pair = 0; pair < pairs; ++pair) {
      std::vector<int> lights;
      for (int i = 0; i < kRows * kRows; ++i) lights.push_back(static_cast<int>(rng.below(2)));
      values.insert(values.end(), lights.begin(), lights.end());
      const int press = static_cast<int>(rng.below(kRows * kRows));
      for (int i = 0; i < kRows * kRows; ++i) {
        const int rows = std::abs(i / kRows - press / kRows);
        const int columns = std::abs(i % kRows - press % kRows);
        values.push_back(rows + columns <= 1 ? 1 - lights[i] : lights[i]);
      }
    }
    EXPECT_EQ(restless_places(values, kRows * kRows), std::vector<bool>(kRows * kRows, false))
        << pairs;
  }
}

TEST(Restless, FewPairsShowNothing) {
  const std::vector<bool> found = restless_beside_a_walker(
      8, 1, 40,
      [](Rng& rng, int, int) -> std::vector<int> { return {static_cast<int>(rng.below(2))}; });
  EXPECT_EQ(found, std::vector<bool>(9, false));
}

}  // namespace
}  // namespace latplan::nn
