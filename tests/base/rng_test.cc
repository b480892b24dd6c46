#include "base/rng.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <vector>

namespace latplan {
namespace {

TEST(Rng, RepeatsItselfForTheSameSeed) {
  Rng a(7), b(7), other(8);
  int same = 0;
  for (int i = 0; i < 1000; ++i) {
    const auto value = a.next();
    ASSERT_EQ(value, b.next());
    same += value == other.next();
  }
  EXPECT_EQ(same, 0);
}

TEST(Rng, ForkDoesNotMoveTheParentAndDiffersByLabelAndIndex) {
  Rng parent(1), twin(1);
  std::set<std::uint64_t> firsts;
  for (const char* label : {"", "a", "b", "ab", "ba", "data/split"}) {
    for (std::uint64_t index = 0; index < 100; ++index) {
      firsts.insert(parent.fork(label, index).next());
    }
  }
  EXPECT_EQ(firsts.size(), 600U);
  EXPECT_EQ(parent.next(), twin.next());
  parent.next();
  EXPECT_EQ(parent.fork("x").next(), Rng(1).fork("x").next());  // wherever the parent stands
}

TEST(Rng, ForksAreUncorrelated) {
  const Rng parent(3);
  constexpr int kDraws = 20000;
  for (std::uint64_t index = 0; index < 5; ++index) {
    Rng a = parent.fork("row", index), b = parent.fork("row", index + 1);
    double product = 0;
    for (int i = 0; i < kDraws; ++i) product += (a.uniform() - 0.5) * (b.uniform() - 0.5);
    EXPECT_LT(std::abs(product / kDraws),
              5.0 / 12 / std::sqrt(kDraws));  // five standard deviations
  }
}

TEST(Rng, BelowIsUniform) {
  for (const std::uint64_t bound : {2U, 3U, 7U, 10U}) {
    Rng rng(bound);
    constexpr int kDraws = 100000;
    std::vector<int> counts(bound);
    for (int i = 0; i < kDraws; ++i) ++counts[rng.below(bound)];
    double chi_squared = 0;
    const double expected = static_cast<double>(kDraws) / static_cast<double>(bound);
    for (const int count : counts)
      chi_squared += (count - expected) * (count - expected) / expected;
    EXPECT_LT(chi_squared, 40.0) << bound;
  }
}

TEST(Rng, BelowStaysInItsRangeForHugeBoundsToo) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    const auto bound = *rc::gen::suchThat<std::uint64_t>([](std::uint64_t b) { return b > 0; });
    Rng rng(seed);
    for (int i = 0; i < 20; ++i) RC_ASSERT(rng.below(bound) < bound);
    RC_ASSERT(rng.below(1) == 0U);
  }));
  Rng rng(5);  // just above half of all values: a modulo would favour the lower half two to one
  const std::uint64_t bound = (std::uint64_t{3} << 62);
  int low = 0;
  for (int i = 0; i < 30000; ++i) low += rng.below(bound) < bound / 2;
  EXPECT_NEAR(low, 15000, 500);
}

TEST(Rng, UniformAndNormalHaveTheirMoments) {
  Rng rng(11);
  constexpr int kDraws = 200000;
  double mean = 0, normal_mean = 0, normal_square = 0;
  for (int i = 0; i < kDraws; ++i) {
    const double u = rng.uniform(), n = rng.normal();
    ASSERT_GE(u, 0.0);
    ASSERT_LT(u, 1.0);
    ASSERT_TRUE(std::isfinite(n));
    mean += u;
    normal_mean += n;
    normal_square += n * n;
  }
  EXPECT_NEAR(mean / kDraws, 0.5, 0.005);
  EXPECT_NEAR(normal_mean / kDraws, 0.0, 0.02);
  EXPECT_NEAR(normal_square / kDraws, 1.0, 0.02);
}

TEST(Rng, ShuffleIsAPermutation) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed, std::vector<int> items) {
    std::vector<int> shuffled = items;
    Rng(seed).shuffle(shuffled);
    std::sort(shuffled.begin(), shuffled.end());
    std::sort(items.begin(), items.end());
    RC_ASSERT(shuffled == items);
  }));
}

TEST(Rng, ShuffleReachesEveryOrderEquallyOften) {
  std::vector<int> counts(27);
  Rng rng(2);
  for (int i = 0; i < 60000; ++i) {
    std::vector<int> items = {0, 1, 2};
    rng.shuffle(items);
    ++counts[items[0] * 9 + items[1] * 3 + items[2]];
  }
  EXPECT_EQ(std::count(counts.begin(), counts.end(), 0), 21);
  for (const int count : counts) {
    if (count == 0) continue;
    EXPECT_NEAR(count, 10000, 500);
  }
}

}  // namespace
}  // namespace latplan
