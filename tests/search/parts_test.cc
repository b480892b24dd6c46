// Unit tests of the compiled task, the successor generator, the closed list and the guard.
#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>
#include "support/bits.h"

#include <algorithm>
#include <span>

#include "base/rng.h"
#include "search/packed_task.h"
#include "search/random_tasks.h"
#include "search/state_store.h"
#include "search/successor_generator.h"

namespace latplan::search {
namespace {

using symbolic::StripsTask;

TEST(Compile, PrunesConstantBitsAndInapplicableActions) {
  // Bit 0 is always true, bit 3 always false; bits 1 and 2 change.
  StripsTask task = symbolic::make_task({4, {}}, bits("1100"), bits("1010"));
  const BitVector none(4);
  task.model.actions = {
      {"needs-static-false", bits("0001"), none, bits("0010"), none},
      {"move", bits("1100"), bits("0001"), bits("1010"), bits("0101")},
      {"move-again", bits("0100"), none, bits("0010"), bits("0100")},  // equal once packed
      {"needs-static-absent", none, bits("1000"), bits("0010"), none},
      {"nothing", bits("0100"), none, bits("0100"), bits("0001")},
  };
  const PackedTask packed = compile(task);
  EXPECT_EQ(packed.bits, 2);
  EXPECT_EQ(packed.words, 1);
  EXPECT_EQ(packed.original_bit, (std::vector<int>{1, 2}));
  EXPECT_EQ(packed.actions.size(), 1);
  EXPECT_EQ(packed.original_action[ActionId{0}], 1);
  EXPECT_EQ(packed.init, (std::vector<Word>{1}));
  EXPECT_EQ(packed.goal_value, (std::vector<Word>{2}));
  EXPECT_TRUE(packed.goal_complete);
  EXPECT_TRUE(packed.goal_possible);
}

TEST(Compile, SeesImpossibleGoals) {
  const StripsTask task = symbolic::make_task({2, {}}, bits("10"), bits("11"));
  EXPECT_FALSE(compile(task).goal_possible);
}

TEST(Compile, ProvesDeterministicRegression) {
  StripsTask task = symbolic::make_task({2, {}}, bits("10"), bits("01"));
  task.model.actions = {{"swap", bits("10"), bits("01"), bits("01"), bits("10")}};
  const PackedTask packed = compile(task);
  ASSERT_TRUE(packed.actions.invertible());
  const ActionSet back = packed.actions.inverted();
  const Word goal = 2;
  Word before = 0;
  ASSERT_TRUE(back.applicable(ActionId{0}, &goal));
  back.apply(ActionId{0}, &goal, &before);
  EXPECT_EQ(before, 1U);
  task.model.actions.push_back({"set", bits("10"), bits("00"), bits("01"), bits("00")});
  EXPECT_FALSE(compile(task).actions.invertible());
}

RC_GTEST_PROP(Compile, InvertedActionsUndo, ()) {
  const PackedTask packed =
      compile(random_task(*rc::gen::arbitrary<std::uint32_t>(), {.invertible = true}));
  RC_ASSERT(packed.actions.invertible());
  const ActionSet back = packed.actions.inverted();
  const Word limit = Word{1} << packed.bits;
  for (Word state = 0; state < limit; ++state) {
    for (const ActionId a : packed.actions.ids()) {
      Word other = 0;
      Word undone = 0;
      if (packed.actions.applicable(a, &state)) {
        packed.actions.apply(a, &state, &other);
        RC_ASSERT(back.applicable(a, &other));
        back.apply(a, &other, &undone);
        RC_ASSERT(undone == state);
      }
      if (back.applicable(a, &state)) {
        back.apply(a, &state, &other);
        RC_ASSERT(packed.actions.applicable(a, &other));
      }
    }
  }
}

std::vector<ActionId> sorted(std::span<const ActionId> ids) {
  std::vector<ActionId> result(ids.begin(), ids.end());
  std::sort(result.begin(), result.end());
  return result;
}

RC_GTEST_PROP(SuccessorGenerator, FindsExactlyTheApplicableActions, ()) {
  const PackedTask packed = compile(random_task(*rc::gen::arbitrary<std::uint32_t>(),
                                                {.invertible = *rc::gen::arbitrary<bool>()}));
  SilentLog log;
  const StopFlag stop;
  Guard guard({.seconds = 0, .bytes = 0}, log, stop);
  SuccessorGenerator generator(packed.actions, packed.init.data(), guard);
  if (*rc::gen::arbitrary<bool>()) generator.build();  // else during the loop
  const Word limit = Word{1} << packed.bits;
  for (Word state = 0; state < limit; ++state) {
    std::vector<ActionId> expected;
    for (const ActionId a : packed.actions.ids()) {
      if (packed.actions.applicable(a, &state)) expected.push_back(a);
    }
    RC_ASSERT(sorted(generator.applicable(&state)) == expected);
  }
}

class SuccessorGeneratorTest : public testing::Test {
 protected:
  // Actions over `words` words with about `literals` preconditions each and an effect on bit 0.
  ActionSet random_actions(int words, int count, int literals) {
    ActionSet actions(words);
    const double share = static_cast<double>(literals) / (64.0 * words);
    for (int a = 0; a < count; ++a) {
      std::vector<Word> mask(words, 0), value(words, 0), effect(words, 0);
      for (int bit = 0; bit < 64 * words; ++bit) {
        if (rng_.uniform() >= share) continue;
        mask[bit / 64] |= Word{1} << (bit % 64);
        if (rng_.coin()) value[bit / 64] |= Word{1} << (bit % 64);
      }
      effect[0] = 1;
      actions.add(mask.data(), value.data(), effect.data(), effect.data());
    }
    return actions;
  }
  // Checks random states that satisfy the preconditions of two random actions.
  void expect_exact(const ActionSet& actions, SuccessorGenerator& generator) {
    for (int round = 0; round < 50; ++round) {
      std::vector<Word> state(actions.words());
      for (Word& word : state) word = rng_.next();
      for (int forced = 0; forced < 2; ++forced) {
        const auto a = static_cast<ActionId>(rng_.below(actions.size()));
        for (int w = 0; w < actions.words(); ++w) {
          state[w] = (state[w] & ~actions.pre_mask(a)[w]) | actions.pre_value(a)[w];
        }
      }
      std::vector<ActionId> expected;
      for (const ActionId a : actions.ids()) {
        if (actions.applicable(a, state.data())) expected.push_back(a);
      }
      ASSERT_FALSE(expected.empty());
      ASSERT_EQ(sorted(generator.applicable(state.data())), expected);
    }
  }
  SilentLog log_;
  StopFlag stop_;
  Guard guard_{{.seconds = 0, .bytes = 0}, log_, stop_};
  Rng rng_{11};
};

TEST_F(SuccessorGeneratorTest, HandlesManyActionsWithOneBitEach) {
  constexpr int kWords = 32;
  ActionSet actions(kWords);
  const std::vector<Word> zero(kWords, 0);
  for (int bit = 0; bit < 64 * kWords; ++bit) {  // each action tests another bit
    std::vector<Word> mask(kWords, 0);
    mask[bit / 64] |= Word{1} << (bit % 64);
    actions.add(mask.data(), zero.data(), mask.data(), mask.data());
  }
  SuccessorGenerator generator(actions, zero.data(), guard_);
  generator.build();
  EXPECT_EQ(generator.applicable(zero.data()).size(), 64U * kWords);
}

TEST_F(SuccessorGeneratorTest, HandlesAVeryDeepTree) {
  constexpr int kWords = 16;
  ActionSet actions(kWords);
  const std::vector<Word> zero(kWords, 0);
  std::vector<Word> mask(kWords, 0);
  for (int bit = 0; bit < 64 * kWords; ++bit) {  // action i needs the first i + 1 bits
    mask[bit / 64] |= Word{1} << (bit % 64);
    actions.add(mask.data(), mask.data(), mask.data(), zero.data());
  }
  SuccessorGenerator generator(actions, zero.data(), guard_);
  generator.build();
  EXPECT_EQ(generator.applicable(mask.data()).size(), 64U * kWords);
  EXPECT_TRUE(generator.applicable(zero.data()).empty());
}

TEST_F(SuccessorGeneratorTest, IsExactForManyShapesOfActions) {
  for (const int words : {1, 2, 5}) {
    for (const int literals : {1, 4, 12}) {  // few literals: tables; many: deep trees
      for (const int count : {5, 70, 900}) {
        const ActionSet actions = random_actions(words, count, literals);
        const std::vector<Word> start(words, 0);
        SuccessorGenerator generator(actions, start.data(), guard_);
        expect_exact(actions, generator);  // without the tree
        generator.build();
        expect_exact(actions, generator);
      }
    }
  }
}

TEST_F(SuccessorGeneratorTest, IsExactWithoutMemoryOrTimeForATree) {
  const ActionSet actions = random_actions(3, 500, 5);
  const std::vector<Word> start(3, 0);
  Guard poor({.seconds = 0, .bytes = 1000}, log_, stop_);
  SuccessorGenerator small(actions, start.data(), poor);
  small.build();
  expect_exact(actions, small);
  StopFlag stop;
  stop.request();
  Guard stopped({.seconds = 0, .bytes = 0}, log_, stop);
  EXPECT_FALSE(stopped.look());
  SuccessorGenerator hasty(actions, start.data(), stopped);
  hasty.build();
  expect_exact(actions, hasty);
}

class StateStoreTest : public testing::TestWithParam<int> {
 protected:
  std::vector<Word> random_state() {
    std::vector<Word> state(GetParam());
    for (Word& word : state) word = rng_.next();
    return state;
  }
  SilentLog log_;
  StopFlag stop_;
  Rng rng_{3};
};

TEST_P(StateStoreTest, KeepsAllStatesWhileGrowing) {
  Guard guard({.seconds = 0, .bytes = 0}, log_, stop_);
  constexpr StateId kStates = 200000;  // tables first grow in place, then elsewhere
  {
    StateStore store(GetParam(), guard);
    std::vector<std::vector<Word>> states;
    for (StateId i = 0; i < kStates; ++i) {
      states.push_back(random_state());
      const auto [id, fresh] =
          store.insert(states[i].data(), store.hash(states[i].data()), i == 0 ? kNoState : i / 2);
      ASSERT_EQ(id, i);
      ASSERT_TRUE(fresh);
    }
    for (StateId i = 0; i < kStates; ++i) {
      const Word hash = store.hash(states[i].data());
      ASSERT_EQ(store.find(states[i].data(), hash), i);
      const auto [id, fresh] = store.insert(states[i].data(), hash, 7);
      ASSERT_EQ(id, i);
      ASSERT_FALSE(fresh);
      ASSERT_TRUE(std::equal(states[i].begin(), states[i].end(), store.state(i)));
      ASSERT_EQ(store.parent(i), i == 0 ? kNoState : i / 2);
    }
    const std::vector<Word> absent = random_state();
    EXPECT_EQ(store.find(absent.data(), store.hash(absent.data())), kNoState);
    EXPECT_EQ(store.size(), kStates);
  }
  EXPECT_TRUE(guard.reserve(0));
}

INSTANTIATE_TEST_SUITE_P(Words, StateStoreTest, testing::Values(1, 2, 4, 7));

TEST(StateStore, FindsNothingWhenEmpty) {
  SilentLog log;
  const StopFlag stop;
  Guard guard({}, log, stop);
  const StateStore store(1, guard);
  const Word state = 5;
  EXPECT_EQ(store.find(&state, store.hash(&state)), kNoState);
}

TEST(StateStore, NeedsAtMostFiftyBytesPerStateOf256Bits) {
  SilentLog log;
  const StopFlag stop;
  Guard guard({.seconds = 0, .bytes = 0}, log, stop);
  StateStore store(4, guard);
  for (Word i = 0; i < 1000000; ++i) {
    const Word state[4] = {i, i * i, 3, ~i};
    store.insert(state, store.hash(state), kNoState);
    if (i >= 200000 && i % 1000 == 0) {  // skip the start, where a chunk is mostly empty
      ASSERT_LE(static_cast<double>(guard.peak_bytes()) / static_cast<double>(i + 1), 50.0) << i;
    }
  }
}

TEST(StateStore, StopsAtTheMemoryLimitAndReleasesMemory) {
  SilentLog log;
  const StopFlag stop;
  Guard guard({.seconds = 0, .bytes = 1 << 20}, log, stop);
  {
    StateStore store(1, guard);
    Word state = 0;
    while (store.insert(&state, store.hash(&state), kNoState).id != kNoState) ++state;
    EXPECT_GT(state, 10000U);
    EXPECT_EQ(guard.status(), Status::kOutOfMemory);
    EXPECT_LE(guard.peak_bytes(), 1 << 20);
  }
  EXPECT_TRUE(guard.reserve(1 << 20));
}

TEST(Guard, CountsWorkAcrossChecks) {
  SilentLog log;
  const StopFlag stop;
  Guard guard({}, log, stop);
  for (int i = 0; i < 1000; ++i) guard.go_on(7);
  guard.look();
  guard.go_on(1);
  EXPECT_EQ(guard.work(), 7001);
}

TEST(Guard, ForgivesOnlyMemory) {
  SilentLog log;
  StopFlag stop;
  Guard guard({.seconds = 0, .bytes = 10}, log, stop);
  EXPECT_FALSE(guard.reserve(11));
  guard.forgive_memory();
  EXPECT_TRUE(guard.go_on(1));
  EXPECT_EQ(guard.bytes_left(), 10);
  stop.request();
  EXPECT_FALSE(guard.look());
  guard.forgive_memory();
  EXPECT_EQ(guard.status(), Status::kInterrupted);
}

TEST(PageArray, IsZeroInitialisedAndMovable) {
  for (const std::size_t size : {std::size_t{3}, std::size_t{700000}}) {  // plain and huge pages
    PageArray<Word> array(size);
    EXPECT_EQ(array[0], 0U);
    EXPECT_EQ(array[size - 1], 0U);
    array[size - 1] = 5;
    PageArray<Word> other;
    other = std::move(array);
    EXPECT_EQ(other[size - 1], 5U);
    other.clear();
  }
}

TEST(Guard, KeepsTheFirstReasonToStop) {
  SilentLog log;
  StopFlag stop;
  Guard guard({.seconds = 0, .bytes = 10}, log, stop);
  EXPECT_TRUE(guard.look());
  EXPECT_TRUE(guard.reserve(10));
  EXPECT_FALSE(guard.reserve(1));
  stop.request();
  EXPECT_FALSE(guard.go_on(1));
  EXPECT_FALSE(guard.go_on(1000000));
  EXPECT_EQ(guard.status(), Status::kOutOfMemory);
}

}  // namespace
}  // namespace latplan::search
