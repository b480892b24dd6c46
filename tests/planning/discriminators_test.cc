#include "planning/discriminators.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "support/memorising_discriminator.h"

namespace latplan::planning {
namespace {

TEST(Discriminators, InventedStatesAreStableAndUnknown) {
  const ToyModel model(3, {.constant = {false}});
  const extract::EncodedPairs pairs = half_of(model);
  const std::unordered_set<BitVector> known(pairs.before.begin(), pairs.before.end());
  const std::vector<BitVector> invented = invented_states(model, known, 100, Rng(1));
  EXPECT_EQ(invented.size(), 100U);
  EXPECT_EQ(std::set<BitVector>(invented.begin(), invented.end()).size(), 100U);
  for (const BitVector& state : invented) {
    EXPECT_TRUE(state.get(0));   // all others are known
    EXPECT_FALSE(state.get(9));  // no picture has that bit
  }
  EXPECT_EQ(invented, invented_states(model, known, 100, Rng(1)));
}

TEST(Discriminators, NothingIsInventedWhereEveryStateIsKnown) {
  const ToyModel model(2);
  const extract::EncodedPairs pairs = model.all_transitions();
  const std::unordered_set<BitVector> known(pairs.before.begin(), pairs.before.end());
  EXPECT_TRUE(invented_states(model, known, 16, Rng(1)).empty());
  SilentLog log;
  EXPECT_EQ(learn_discriminators(model, pairs, memorise(), log, StopFlag()).state, nullptr);
}

TEST(Discriminators, InventedStepsAreTheNetworksOwn) {
  const ToyModel model(3);
  const extract::EncodedPairs pairs = half_of(model);
  const StateTest first_light_off = [](std::span<const BitVector> states) {
    std::vector<bool> passed;
    for (const BitVector& state : states) passed.push_back(!state.get(0));
    return passed;
  };
  const extract::EncodedPairs steps = invented_steps(model, pairs, first_light_off, 50, Rng(2));
  ASSERT_EQ(steps.size(), 50U);
  const auto lists = nn::successors(model, steps.before, {});
  for (std::size_t i = 0; i < steps.size(); ++i) {
    EXPECT_FALSE(steps.after[i].get(0));
    EXPECT_NE(std::ranges::find(lists[i], steps.after[i]), lists[i].end());
  }
}

TEST(Discriminators, TheFilterAppliesBoth) {
  const ToyModel model(3);
  const extract::EncodedPairs pairs = half_of(model);
  SilentLog log;
  BlackBoxFilter filter;
  const Discriminators learnt = learn_discriminators(model, pairs, memorise(), log, StopFlag());
  EXPECT_EQ(learnt.state_error, 0);
  apply(learnt, filter);
  const std::vector<BitVector> dark = {BitVector(9, false)};
  EXPECT_EQ(successors_by(model, {})(dark).front().size(), 9U);
  const std::vector<BitVector> next = successors_by(model, filter)(dark).front();
  EXPECT_EQ(next.size(), 6U);  // three presses switch the first light on
  for (const BitVector& state : next) EXPECT_FALSE(state.get(0));
}

// One that rejects half of the known states is not used; one that rejects a fifth is.
TEST(Discriminators, APoorStateDiscriminatorIsNotUsed) {
  const ToyModel model(3);
  const extract::EncodedPairs pairs = half_of(model);
  SilentLog log;
  const auto uses = [&](double share) {
    return learn_discriminators(model, pairs, memorise(share), log, StopFlag()).uses_state();
  };
  EXPECT_FALSE(uses(0.5));
  EXPECT_TRUE(uses(0.8));
}

TEST(Discriminators, AStopLeavesNeither) {
  const ToyModel model(3);
  SilentLog log;
  StopFlag stop;
  stop.request();
  const Discriminators learnt = learn_discriminators(model, half_of(model), memorise(), log, stop);
  EXPECT_EQ(learnt.step, nullptr);
  EXPECT_EQ(learnt.state, nullptr);
}

}  // namespace
}  // namespace latplan::planning
