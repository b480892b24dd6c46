#include "domains/press_map.h"

#include <gtest/gtest.h>

#include <bit>
#include <numeric>
#include <vector>

#include "base/rng.h"

namespace latplan::domains {
namespace {

CellSet effect_of(const PressMap& map, CellSet presses) {
  CellSet pattern = 0;
  for (int cell = 0; cell < map.cells(); ++cell) {
    if ((presses >> cell) & 1) pattern ^= map.flipped_by(cell);
  }
  return pattern;
}

TEST(PressMap, HasTheKnownRanks) {
  const std::vector<std::pair<int, int>> known = {{1, 1},  {2, 4},  {3, 9},  {4, 12},
                                                  {5, 23}, {6, 36}, {7, 49}, {8, 64}};
  for (const auto& [size, rank] : known) EXPECT_EQ(PressMap(size).rank(), rank) << size;
}

TEST(PressMap, KnowsTheLargestDistance) {
  const std::vector<std::pair<int, int>> known = {{2, 4},  {3, 9},  {4, 7},
                                                  {5, 15}, {6, 36}, {7, 49}};
  for (const auto& [size, largest] : known) {
    EXPECT_EQ(PressMap(size).largest_distance(), largest) << size;
  }
}

TEST(PressMap, CountsPatternsByDistance) {
  const auto four = PressMap(4).patterns_by_distance();
  EXPECT_EQ(four, (std::vector<std::int64_t>{1, 16, 120, 560, 1387, 1440, 540, 32}));
  const auto five = PressMap(5).patterns_by_distance();
  ASSERT_EQ(five.size(), 16U);
  EXPECT_EQ(five[7], 467'104);
  EXPECT_EQ(five[14], 82'614);
  for (int size = 1; size <= 7; ++size) {
    const PressMap map(size);
    const auto counts = map.patterns_by_distance();
    EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}),
              std::int64_t{1} << map.rank());
  }
}

TEST(PressMap, CountsWhatEnumeratingCounts) {
  for (int size = 1; size <= 4; ++size) {
    const PressMap map(size);
    std::vector<std::int64_t> counts(map.largest_distance() + 1);
    for (CellSet pattern = 0; pattern < CellSet{1} << map.cells(); ++pattern) {
      const auto presses = map.fewest_presses(pattern);
      if (presses) ++counts.at(std::popcount(*presses));
    }
    EXPECT_EQ(map.patterns_by_distance(), counts) << size;
  }
}

TEST(PressMap, PressesMakeThePatternAndNoSmallerSetDoes) {
  for (int size = 2; size <= 7; ++size) {
    const PressMap map(size);
    Rng rng(static_cast<std::uint64_t>(size));
    for (int i = 0; i < 1000; ++i) {
      const CellSet presses = rng.next() >> (64 - map.cells());
      const CellSet pattern = effect_of(map, presses);
      const auto found = map.fewest_presses(pattern);
      ASSERT_TRUE(found);
      EXPECT_EQ(effect_of(map, *found), pattern);
      EXPECT_LE(std::popcount(*found), std::popcount(presses));
    }
  }
}

TEST(PressMap, SaysWhenNoPressesMakeAPattern) {
  const PressMap map(4);
  int possible = 0;
  for (CellSet pattern = 0; pattern < 65536; ++pattern) {
    possible += map.fewest_presses(pattern).has_value();
  }
  EXPECT_EQ(possible, 4096);
}

}  // namespace
}  // namespace latplan::domains
