#include "domains/lightsout.h"

#include <gtest/gtest.h>

#include <limits>
#include <map>

#include "domains/explore.h"
#include "support/degraded_pictures.h"
#include "support/lightsout_faults.h"

namespace latplan::domains {
namespace {

struct Look {
  int size;
  bool twisted;
};

std::vector<Look> all_looks() {
  std::vector<Look> looks;
  for (int size = 2; size <= 7; ++size) {
    for (const bool twisted : {false, true}) looks.push_back({size, twisted});
  }
  return looks;
}

std::unique_ptr<Domain> make(const Look& look) {
  return make_lightsout({.size = look.size, .twisted = look.twisted});
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

TEST(LightsOut, ATwistedPictureIsThePlainOneSwirled) {
  for (int size = 2; size <= 7; ++size) {
    const auto world = make_lightsout({.size = size, .twisted = true});
    const LightsOutFaults other(size, true);
    Rng rng(3);
    for (int i = 0; i < 10; ++i) {
      const State state = world->sample(rng);
      const Image image = world->render(state), expected = other.drawn(state);
      ASSERT_EQ(image.shape(), (ImageShape{9 * size, 9 * size, 1}));
      for (std::size_t p = 0; p < image.pixels().size(); ++p) {
        ASSERT_NEAR(image.pixels()[p], expected.pixels()[p], 1e-5);
      }
    }
    EXPECT_EQ(world->render(world->goal()), Image(world->image_shape()));
  }
}

// Long sweeps of this and of the faults below: tests/slow/lightsout_judge_test.cc.
TEST(LightsOut, RecognisesWhatItRendersInEveryGuise) {
  for (const Look& look : all_looks()) {
    const auto world = make(look);
    Rng rng(static_cast<std::uint64_t>(look.size));
    for (int i = 0; i < 200; ++i) {
      const State state = world->sample(rng);
      const Image image = world->render(state);
      ASSERT_EQ(world->recognise(image), state);
      ASSERT_EQ(world->recognise(image, Judge::kPaper), state);
      ASSERT_EQ(world->recognise(as_png(image)), state);
      ASSERT_EQ(world->recognise(with_noise(image, 0.05, rng)), state);
      ASSERT_EQ(world->recognise(as_png(with_noise(image, 0.05, rng))), state);
      if (i % 30 == 0) {
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
  for (const Look& look : all_looks()) {
    const auto world = make(look);
    Rng rng(9);
    for (int i = 0; i < 100; ++i) {
      const State state = world->sample(rng);
      const auto next = world->successors(state);
      const Image mixed = blend(world->render(state), world->render(next[rng.below(next.size())]),
                                i % 2 == 0 ? 0.5F : 0.6F);
      EXPECT_FALSE(world->recognise(mixed));
      EXPECT_FALSE(world->recognise(with_noise(mixed, 0.05, rng)));
      if (i % 2 == 0 && !look.twisted) {
        EXPECT_FALSE(world->recognise(mixed, Judge::kPaper));
      }
    }
  }
}

TEST(LightsOut, RejectsEveryLightDrawnWrong) {
  for (const Look& look : all_looks()) {
    const auto world = make(look);
    const LightsOutFaults faults(look.size, look.twisted);
    Rng rng(5);
    const State state = world->sample(rng);
    for (int cell = 0; cell < look.size * look.size; ++cell) {
      for (const float brightness : {0.4F, 0.5F, 0.6F}) {
        EXPECT_FALSE(world->recognise(faults.half_lit(state, cell, brightness))) << cell;
      }
      for (int arm = 0; arm < 4; ++arm) {
        const Image image = faults.without_arm(state, cell, arm);
        EXPECT_FALSE(world->recognise(image)) << look.size << " " << cell << " " << arm;
        EXPECT_FALSE(world->recognise(with_noise(image, 0.05, rng)));
      }
    }
    for (int i = 0; i < 50; ++i) {
      const auto image = with_blob(world->render(world->sample(rng)), rng);
      EXPECT_FALSE(image && world->recognise(*image));
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
  const auto twisted = make_lightsout({.size = 2, .twisted = true});
  broken = twisted->render({1, 0, 1, 1});
  EXPECT_TRUE(twisted->recognise(broken));
  broken.at(0, 4) = std::numeric_limits<float>::quiet_NaN();
  for (const Judge judge : {Judge::kOurs, Judge::kPaper}) {
    EXPECT_FALSE(twisted->recognise(Image({18, 18, 1}, 0.5F), judge));
    EXPECT_FALSE(twisted->recognise(Image({18, 18, 1}, 1.0F), judge));
    EXPECT_FALSE(twisted->recognise(Image({18, 18, 3}), judge));
    EXPECT_FALSE(twisted->recognise(broken, judge));
  }
}

TEST(LightsOut, APlainPictureIsNoTwistedOne) {
  const auto plain = make_lightsout({.size = 5});
  const auto twisted = make_lightsout({.size = 5, .twisted = true});
  Rng rng(8);
  for (int i = 0; i < 100; ++i) {
    State state = plain->sample(rng);
    state[12] = 1;  // the middle, which the swirl turns most
    for (const Judge judge : {Judge::kOurs, Judge::kPaper}) {
      EXPECT_FALSE(twisted->recognise(plain->render(state), judge));
      EXPECT_FALSE(plain->recognise(twisted->render(state), judge));
    }
  }
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

TEST(LightsOut, TellsWhatIsKnownOfIt) {
  const std::vector<std::tuple<int, std::int64_t, std::int64_t, std::int64_t>> known = {
      {3, 9, 128, 9}, {4, 12, 288, 7}, {5, 23, 512, 15}};
  for (const auto& [size, rank, actions, distance] : known) {
    for (const bool twisted : {false, true}) {
      const std::vector<std::pair<std::string, std::int64_t>> expected = {
          {"rank of the press map", rank},
          {"ground actions", actions},
          {"largest distance", distance}};
      EXPECT_EQ(make({size, twisted})->known_counts(), expected);
    }
  }
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
