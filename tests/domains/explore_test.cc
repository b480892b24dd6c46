#include "domains/explore.h"

#include <gtest/gtest.h>

#include <set>

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
