#include "domains/explore.h"

#include <gtest/gtest.h>

#include <set>

#include "domains/hanoi.h"
#include "domains/lightsout.h"
#include "domains/state_set.h"

namespace latplan::domains {
namespace {

TEST(Explore, StopsAtTheDepthAsked) {
  const auto world = make_lightsout({.size = 4});
  SilentLog log;
  const auto found = explore(*world, world->goal(), 2, 1'000'000, log, StopFlag());
  EXPECT_EQ(found.frontier, (std::vector<std::int64_t>{1, 16, 120}));
  EXPECT_EQ(found.transitions, 137 * 16);
  EXPECT_FALSE(found.complete);
  EXPECT_TRUE(explore(*world, world->goal(), 7, 1'000'000, log, StopFlag()).complete);
}

TEST(Explore, StopsAtTheNumberOfStatesAsked) {
  const auto world = make_lightsout({.size = 4});
  SilentLog log;
  const auto found = explore(*world, world->goal(), -1, 100, log, StopFlag());
  EXPECT_EQ(found.states, 100);
  EXPECT_FALSE(found.complete);
}

TEST(Explore, StopsWhenTold) {
  const auto world = make_lightsout({.size = 5});
  SilentLog log;
  StopFlag stop;
  stop.request();
  EXPECT_FALSE(explore(*world, world->goal(), -1, 1'000'000, log, stop).complete);
}

// Two tokens that look alike on a track; each may move to the right.
class Tokens final : public Domain {
 public:
  ImageShape image_shape() const override { return {1, 10, 1}; }
  State goal() const override { return {9, 9}; }
  InstanceStyle instance_style() const override { return InstanceStyle::kForward; }
  State sample(Rng&) const override { return {0, 0}; }
  std::vector<State> successors(const State& state) const override {
    std::vector<State> result;
    for (const int token : {0, 1}) {
      if (state[token] == 9) continue;
      result.push_back(state);
      ++result.back()[token];
    }
    return result;
  }
  State as_seen(const State& state) const override {
    return {std::min(state[0], state[1]), std::max(state[0], state[1])};
  }
  Image render(const State&) const override { return Image(image_shape()); }
  std::optional<State> recognise(const Image&, Judge) const override { return {}; }
  std::string describe(const State&) const override { return ""; }
};

TEST(Distance, DoesNotTellApartWhatLooksAlike) {
  const Tokens world;
  EXPECT_EQ(distance(world, {2, 5}, {5, 2}, -1), 0);
  EXPECT_EQ(distance(world, {0, 4}, {5, 1}, -1), 2);  // 0 to 1 and 4 to 5
  EXPECT_EQ(distance(world, {0, 4}, {5, 1}, 1), std::nullopt);
  EXPECT_EQ(distance(world, {3, 3}, {2, 9}, -1), std::nullopt);  // no way back
}

TEST(Distance, IsTheSameFromBothEnds) {
  const auto world = make_hanoi({.disks = 4, .towers = 3});
  Rng rng(4);
  for (int i = 0; i < 50; ++i) {
    const State from = world->sample(rng), to = world->sample(rng);
    const auto forward = distance(
        *world, from, [&](const State& s) { return s == to; }, -1);
    ASSERT_TRUE(forward);
    EXPECT_EQ(distance(*world, from, to, -1), forward);
    EXPECT_EQ(distance(*world, from, to, *forward), forward);
    if (*forward == 0) continue;
    EXPECT_EQ(distance(*world, from, to, *forward - 1), std::nullopt);
  }
}

TEST(StateSet, BehavesLikeASetAndNumbersItsStates) {
  Rng rng(1);
  StateSet set(3);
  std::set<State> model;
  std::vector<State> order;
  for (int i = 0; i < 20000; ++i) {
    const State state = {static_cast<std::uint8_t>(rng.below(20)),
                         static_cast<std::uint8_t>(rng.below(20)),
                         static_cast<std::uint8_t>(rng.below(20))};
    EXPECT_EQ(set.contains(state), model.contains(state));
    const bool fresh = model.insert(state).second;
    EXPECT_EQ(set.insert(state), fresh);
    if (fresh) order.push_back(state);
  }
  ASSERT_EQ(set.size(), static_cast<std::int64_t>(order.size()));
  for (std::size_t i = 0; i < order.size(); ++i) EXPECT_EQ(set.at(i), order[i]);
  EXPECT_FALSE(set.contains({1, 2}));
}

TEST(StateSet, TakesManyAtOnceInTheSameOrder) {
  Rng rng(2);
  StateSet one_by_one(11), at_once(11);  // 11 bytes: more than a word
  for (int batch = 0; batch < 200; ++batch) {
    std::vector<State> states(rng.below(60), State(11, 7));
    for (State& state : states) {
      state[0] = static_cast<std::uint8_t>(rng.below(8));
      state[10] = static_cast<std::uint8_t>(rng.below(200));
    }
    for (const State& state : states) one_by_one.insert(state);
    at_once.insert_all(states);
    ASSERT_EQ(at_once.size(), one_by_one.size());
  }
  EXPECT_GT(at_once.size(), 1000);
  for (std::int64_t i = 0; i < at_once.size(); ++i) {
    ASSERT_EQ(at_once.at(i), one_by_one.at(i));
    ASSERT_TRUE(at_once.contains(at_once.at(i)));
  }
}

}  // namespace
}  // namespace latplan::domains
