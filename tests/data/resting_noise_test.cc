#include "data/resting_noise.h"

#include <gtest/gtest.h>

#include "support/grid_pictures.h"

namespace latplan::data {
namespace {

TEST(RestingNoise, OfExactPicturesIsZero) {
  Rng rng(1);
  EXPECT_EQ(resting_noise(GridPictures{}.pairs(50, rng)), 0.0);
  EXPECT_EQ(resting_noise({}), 0.0);
}

// A move changes one of 36 cells: all other pixels rest.
TEST(RestingNoise, IsTheDeviationOfTheCamera) {
  for (const double noise : {2.0, 8.0, 15.0}) {
    Rng rng(2);
    const GridPictures world{.rows = 6, .columns = 6, .height = 6, .width = 6, .noise = noise};
    EXPECT_NEAR(resting_noise(world.pairs(100, rng)), noise, 0.1 * noise);
  }
}

// The estimate takes a sample of the pairs; more of them do not change it.
TEST(RestingNoise, DoesNotDependOnTheNumberOfPairs) {
  Rng rng(3);
  const GridPictures world{.rows = 4, .columns = 5, .height = 4, .width = 4, .noise = 8};
  const double few = resting_noise(world.pairs(60, rng));
  EXPECT_NEAR(resting_noise(world.pairs(1700, rng)), few, 0.05 * few);
}

TEST(NoiseTolerance, IsAtLeastTheRoundingAndGrowsWithTheNoise) {
  EXPECT_EQ(noise_tolerance(0, 36), 2.0);
  EXPECT_EQ(noise_tolerance(0.1, 0), 2.0);
  EXPECT_NEAR(noise_tolerance(16, 36), 2 * noise_tolerance(8, 36), 1e-9);
  // Fewer values: chance explains larger differences. Many: the deviation of a difference, sqrt(2) of the noise.
  EXPECT_GT(noise_tolerance(8, 4), noise_tolerance(8, 36));
  EXPECT_NEAR(noise_tolerance(8, 1'000'000), 8 * std::sqrt(2.0), 0.1);
}

// What the tolerance is for: two pictures of the same patch differ by less.
TEST(NoiseTolerance, HoldsForPatchesThatDifferByNoiseAlone) {
  Rng rng(4);
  constexpr double kNoise = 8;
  for (const int values : {4, 16, 64}) {
    int beyond = 0;
    for (int trial = 0; trial < 2000; ++trial) {
      double sum = 0;
      for (int i = 0; i < values; ++i) {
        const double difference = kNoise * (rng.normal() - rng.normal());
        sum += difference * difference;
      }
      beyond += std::sqrt(sum / values) > noise_tolerance(kNoise, values) ? 1 : 0;
    }
    EXPECT_LE(beyond, 4) << values;
  }
}

}  // namespace
}  // namespace latplan::data
