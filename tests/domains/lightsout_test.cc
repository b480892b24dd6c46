#include "domains/lightsout.h"

#include <gtest/gtest.h>

#include <limits>
#include <map>

#include "domains/explore.h"

namespace latplan::domains {
namespace {

// From a pool of normal numbers, entered anywhere: a hundred million fresh ones would take too long.
Image with_noise(Image image, double deviation, Rng& rng) {
  static const std::vector<float> pool = [] {
    Rng own(99);
    std::vector<float> numbers(1 << 18);
    for (float& number : numbers) number = static_cast<float>(own.normal());
    return numbers;
  }();
  std::size_t at = rng.below(pool.size() - image.pixels().size());
  for (float& pixel : image.pixels()) pixel += static_cast<float>(deviation) * pool[at++];
  return image;
}

Image blend(const Image& a, const Image& b, float weight) {
  Image result = a;
  for (std::size_t i = 0; i < result.pixels().size(); ++i) {
    result.pixels()[i] = weight * a.pixels()[i] + (1 - weight) * b.pixels()[i];
  }
  return result;
}

// A 3 x 3 kernel with `centre` in the middle of each axis.
Image blur(const Image& image, float centre) {
  Image result(image.shape());
  const int height = image.shape().height, width = image.shape().width;
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) {
      for (int dr = -1; dr <= 1; ++dr) {
        for (int dc = -1; dc <= 1; ++dc) {
          const int r = row + dr, c = column + dc;
          if (r < 0 || c < 0 || r >= height || c >= width) continue;
          const float weight =
              (dr == 0 ? centre : (1 - centre) / 2) * (dc == 0 ? centre : (1 - centre) / 2);
          result.at(row, column) += weight * image.at(r, c);
        }
      }
    }
  }
  return result;
}

TEST(LightsOut, PressesFlipACellAndItsNeighboursInOrder) {
  const auto world = make_lightsout({.size = 3});
  const auto next = world->successors(world->goal());
  ASSERT_EQ(next.size(), 9U);
  EXPECT_EQ(next[0], (State{1, 1, 0, 1, 0, 0, 0, 0, 0}));
  EXPECT_EQ(next[4], (State{0, 1, 0, 1, 1, 1, 0, 1, 0}));
  EXPECT_EQ(next[8], (State{0, 0, 0, 0, 0, 1, 0, 1, 1}));
}

TEST(LightsOut, DrawsATwoPixelPlusForALight) {
  const auto world = make_lightsout({.size = 2});
  const Image image = world->render({0, 1, 0, 0});
  EXPECT_EQ(image.shape(), (ImageShape{18, 18, 1}));
  int lit = 0;
  for (int row = 0; row < 18; ++row) {
    for (int column = 0; column < 18; ++column) {
      const bool plus =
          row < 9 && column >= 9 && (row == 4 || row == 5 || column - 9 == 4 || column - 9 == 5);
      EXPECT_EQ(image.at(row, column), plus ? 1.0F : 0.0F) << row << " " << column;
      lit += plus;
    }
  }
  EXPECT_EQ(lit, 32);
  EXPECT_EQ(world->describe({0, 1, 0, 0}), ".#/..");
}

TEST(LightsOut, RecognisesWhatItRendersInEveryGuise) {
  for (int size = 2; size <= 7; ++size) {
    const auto world = make_lightsout({.size = size});
    Rng rng(static_cast<std::uint64_t>(size));
    for (int i = 0; i < 10000; ++i) {
      const State state = world->sample(rng);
      const Image image = world->render(state);
      ASSERT_EQ(world->recognise(image), state);
      ASSERT_EQ(world->recognise(image, Judge::kPaper), state);
      ASSERT_EQ(world->recognise(Image::from_bytes(image.shape(), image.to_bytes())), state);
      ASSERT_EQ(world->recognise(with_noise(image, 0.05, rng)), state);
      if (i % 100 == 0) {
        ASSERT_EQ(world->recognise(blur(image, 0.8F)), state);
        ASSERT_EQ(world->recognise(blur(with_noise(image, 0.05, rng), 0.85F)), state);
      }
    }
  }
}

TEST(LightsOut, SamplesEveryStateEquallyOften) {
  const auto world = make_lightsout({.size = 2});
  Rng rng(1);
  std::map<State, int> counts;
  for (int i = 0; i < 16000; ++i) ++counts[world->sample(rng)];
  EXPECT_EQ(counts.size(), 16U);
  for (const auto& [state, count] : counts) EXPECT_NEAR(count, 1000, 200);
}

TEST(LightsOut, RejectsMixturesOfTwoStates) {
  for (const int size : {2, 4, 5}) {
    const auto world = make_lightsout({.size = size});
    Rng rng(9);
    for (int i = 0; i < 1000; ++i) {
      const State state = world->sample(rng);
      const auto next = world->successors(state);
      const Image mixed =
          blend(world->render(state), world->render(next[rng.below(next.size())]), 0.5F);
      EXPECT_FALSE(world->recognise(mixed));
      EXPECT_FALSE(world->recognise(with_noise(mixed, 0.05, rng)));
      EXPECT_FALSE(world->recognise(mixed, Judge::kPaper));
    }
  }
}

TEST(LightsOut, RejectsMaimedPanels) {
  const auto world = make_lightsout({.size = 2});
  const Image whole = world->render({1, 0, 1, 1});
  Image no_arm = whole, stray_arm = whole, blob = whole, broken = whole;
  for (int i = 0; i < 3; ++i) {
    for (int j = 4; j < 6; ++j) {
      no_arm.at(6 + i, j) = 0;
      stray_arm.at(6 + i, 9 + j) = 1;
      blob.at(i, 9 + i) = blob.at(i, 9 + (i + 1) % 3) = blob.at(i, 9 + (i + 2) % 3) = 1;
    }
  }
  broken.at(0, 4) = std::numeric_limits<float>::quiet_NaN();
  EXPECT_FALSE(world->recognise(no_arm));
  EXPECT_FALSE(world->recognise(stray_arm));
  EXPECT_FALSE(world->recognise(blob));
  EXPECT_FALSE(world->recognise(broken));
  EXPECT_FALSE(world->recognise(Image({18, 18, 1}, 0.5F)));
  EXPECT_FALSE(world->recognise(Image({18, 18, 1}, 1.0F)));
  EXPECT_FALSE(world->recognise(Image({17, 18, 1})));
  EXPECT_FALSE(world->recognise(Image({18, 18, 3})));
}

TEST(LightsOut, ThePapersJudgeAllowsNoPixelToBeOffByHalf) {
  const auto world = make_lightsout({.size = 2});
  Image image = world->render({1, 0, 0, 1});
  image.at(0, 0) = 0.45F;
  EXPECT_TRUE(world->recognise(image, Judge::kPaper));
  image.at(0, 0) = 0.55F;
  EXPECT_FALSE(world->recognise(image, Judge::kPaper));
  EXPECT_TRUE(world->recognise(image, Judge::kOurs));
}

TEST(LightsOut, CountsStatesByDistanceBothWays) {
  const auto world = make_lightsout({.size = 4});
  SilentLog log;
  const StopFlag stop;
  const std::vector<std::int64_t> known = {1, 16, 120, 560, 1387, 1440, 540, 32};
  const Exploration found = explore(*world, world->goal(), -1, 1'000'000, log, stop);
  EXPECT_EQ(found.frontier, known);
  EXPECT_EQ(found.states, 4096);
  EXPECT_EQ(found.transitions, 4096 * 16);
  EXPECT_TRUE(found.complete);
  std::vector<std::int64_t> closed(8);
  for (int code = 0; code < 65536; ++code) {
    State state(16);
    for (int i = 0; i < 16; ++i) state[i] = (code >> i) & 1;
    const int distance = *world->closed_form_distance(state, world->goal());
    if (distance >= 0) ++closed.at(distance);
  }
  EXPECT_EQ(closed, known);
}

TEST(LightsOut, LargestDistanceOfThreeByThreeIsNine) {
  const auto world = make_lightsout({.size = 3});
  SilentLog log;
  const Exploration found = explore(*world, world->goal(), -1, 1'000'000, log, StopFlag());
  EXPECT_EQ(found.states, 512);
  EXPECT_EQ(found.frontier.size(), 10U);
  EXPECT_EQ(world->largest_distance(), 9);
}

// The world without its closed form, so that distance() has to search.
class Searched final : public Domain {
 public:
  explicit Searched(const Domain& world) : world_(world) {}
  ImageShape image_shape() const override { return world_.image_shape(); }
  State goal() const override { return world_.goal(); }
  State sample(Rng& rng) const override { return world_.sample(rng); }
  std::vector<State> successors(const State& s) const override { return world_.successors(s); }
  Image render(const State& state) const override { return world_.render(state); }
  std::optional<State> recognise(const Image& image, Judge judge) const override {
    return world_.recognise(image, judge);
  }
  std::string describe(const State& state) const override { return world_.describe(state); }

 private:
  const Domain& world_;
};

TEST(LightsOut, ClosedFormAgreesWithSearch) {
  Rng rng(4);
  for (const int size : {2, 3, 4}) {
    const auto world = make_lightsout({.size = size});
    for (int i = 0; i < 60; ++i) {
      const State from = world->sample(rng), to = world->sample(rng);
      EXPECT_EQ(distance(*world, from, to, -1), distance(Searched(*world), from, to, -1));
      EXPECT_EQ(distance(*world, from, to, 3), distance(Searched(*world), from, to, 3));
    }
  }
  const auto five = make_lightsout({.size = 5});
  for (int i = 0; i < 30; ++i) {  // short walks: the search stays small
    const State from = five->sample(rng);
    State to = from;
    for (int step = 0; step < 3; ++step) to = five->successors(to)[rng.below(25)];
    EXPECT_EQ(distance(*five, from, to, -1), distance(Searched(*five), from, to, 3));
  }
}

}  // namespace
}  // namespace latplan::domains
