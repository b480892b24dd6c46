// Breadth-first search in threads, with and without move pruning, against plain breadth-first search.
#include "search/wave.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include <atomic>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <thread>

#include "search/move_pruning.h"
#include "search/planner.h"
#include "search/wave_checks.h"
#include "support/bits.h"

namespace latplan::search {
namespace {

using symbolic::StripsTask;

// LightsOut of 3x3: every press can be undone, all commute, and each of the 512 states is reached by
// one set of presses. One light is stored twice, and some actions are split on another light.
StripsTask lights() {
  constexpr int kSide = 3, kBits = kSide * kSide + 1;
  BitVector goal(kBits);
  goal.set(0, true);
  goal.set(kBits - 1, true);
  StripsTask task = symbolic::make_task({kBits, {}}, BitVector(kBits), goal);
  for (int press = 0; press < kSide * kSide; ++press) {
    std::vector<int> flips;
    for (int light = 0; light < kSide * kSide; ++light) {
      const int rows = std::abs(light / kSide - press / kSide);
      const int columns = std::abs(light % kSide - press % kSide);
      if (rows + columns <= 1) flips.push_back(light);
    }
    for (int pattern = 0; pattern < 1 << flips.size(); ++pattern) {
      BitVector on(kBits), off(kBits), split(kBits);
      for (std::size_t i = 0; i < flips.size(); ++i) {
        BitVector& side = (pattern >> i & 1) != 0 ? on : off;
        side.set(flips[i], true);
        if (flips[i] == 0) side.set(kBits - 1, true);
      }
      const std::string name = std::to_string(press) + "-" + std::to_string(pattern);
      split.set(8 - press == press ? 2 : 8 - press, true);
      split &= ~(on | off);
      if (pattern % 5 == 1 && split.count() > 0) {
        task.model.actions.push_back({name + "a", on | split, off, off, on});
        task.model.actions.push_back({name + "b", on, off | split, off, on});
      } else {
        task.model.actions.push_back({name, on, off, off, on});
      }
    }
  }
  return task;
}

TEST(MovePruning, GeneratesEveryStateOfLightsOutOnce) {
  EXPECT_EQ(expect_every_state_at_its_depth(lights(), 1, eager()).generated, 511);
  const std::int64_t unpruned =
      expect_every_state_at_its_depth(lights(), 1, {.prune_at = 1000}).generated;
  EXPECT_EQ(unpruned, 512 * 9);
}

// If pruning starts in the middle, the moves to the states of that layer are still known.
TEST(MovePruning, MayStartLater) {
  WaveSettings later = eager();
  later.prune_at = 40;  // layers: 1, 9, 36, ...
  const std::int64_t generated = expect_every_state_at_its_depth(lights(), 1, later).generated;
  EXPECT_EQ(generated, 511 - 9 - 36 + 9 + 9 * 9);
}

TEST(MovePruning, JoinsActionsIntoMoves) {
  const PackedTask packed = compile(lights());
  const auto pruning = MovePruning::make(packed.actions);
  ASSERT_NE(pruning, nullptr);
  EXPECT_EQ(pruning->moves(), 9);
  pruning->tabulate();
  for (MovePruning::Move last = 1; last <= 9; ++last) {
    for (MovePruning::Move next = 1; next <= 9; ++next) {
      EXPECT_EQ(pruning->omits(last, next), next <= last);
    }
    EXPECT_FALSE(pruning->omits(MovePruning::kNoMove, last));
  }
}

StripsTask any_task(std::uint64_t seed, int most_bits) {
  switch (seed % 5) {
    case 0:
      return random_task(seed, {.most_bits = most_bits});
    case 1:
      return random_task(seed, {.invertible = true, .most_bits = most_bits});
    case 2:
      return flip_task(seed, most_bits, true);
    default:
      return flip_task(seed, most_bits, false);
  }
}

// The definition, in all states: where `last` and then `next` apply, so do `next` and then `last`,
// with the same result; or `next` undoes `last`.
RC_GTEST_PROP(MovePruning, OmitsOnlyWhatCommutes, ()) {
  const PackedTask packed = compile(any_task(*rc::gen::arbitrary<std::uint32_t>(), 7));
  const auto pruning = MovePruning::make(packed.actions);
  RC_ASSERT(pruning != nullptr);
  const ActionSet& actions = packed.actions;
  const auto apply = [&](MovePruning::Move move, Word state) -> std::optional<Word> {
    for (const ActionId a : actions.ids()) {
      if (pruning->move(a) != move || !actions.applicable(a, &state)) continue;
      Word successor = 0;
      actions.apply(a, &state, &successor);
      return successor;
    }
    return std::nullopt;
  };
  const auto moves = static_cast<MovePruning::Move>(pruning->moves());
  for (MovePruning::Move last = 1; last <= moves; ++last) {
    for (MovePruning::Move next = 1; next <= moves; ++next) {
      if (!pruning->compute_omits(last, next)) continue;
      for (Word state = 0; state < Word{1} << packed.bits; ++state) {
        const std::optional<Word> middle = apply(last, state);
        const std::optional<Word> end = middle ? apply(next, *middle) : std::nullopt;
        if (!end || *end == state) continue;
        RC_ASSERT(next < last);
        const std::optional<Word> other = apply(next, state);
        RC_ASSERT(other.has_value());
        RC_ASSERT(apply(last, *other) == end);
      }
    }
  }
}

// tests/slow/planner_agreement_test.cc checks thousands of tasks.
TEST(Wave, ReachesEveryStateAtItsDepth) {
  int pruned = 0;
  for (std::uint64_t seed = 0; seed < 100 && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    const WaveRun run =
        expect_every_state_at_its_depth(any_task(seed, 8), 1 + static_cast<int>(seed % 3), eager());
    pruned += run.pruned ? 1 : 0;
  }
  EXPECT_GT(pruned, 50);
}

// Flips of single bits, and bits that only some actions test.
StripsTask large_task() {
  constexpr int kBits = 15;
  StripsTask task = symbolic::make_task({kBits, {}}, BitVector(kBits), BitVector(kBits, true));
  Rng rng(4);
  for (int i = 0; i < kBits; ++i) {
    BitVector bit(kBits), other(kBits);
    bit.set(i, true);
    if (i % 3 == 0) other.set((i + 5) % kBits, true);
    const BitVector none(kBits);
    const std::string number = std::to_string(i);
    task.model.actions.push_back({"on" + number, none, bit | other, bit, none});
    task.model.actions.push_back({"off" + number, bit, other, none, bit});
  }
  return task;
}

TEST(Wave, ThreadsDoNotChangeTheResult) {
  StripsTask partial = large_task();
  partial.goal_mask.set(2, false);
  partial.goal_value.set(2, false);
  for (const StripsTask& task : {large_task(), partial}) {
    for (const char* search : {"astar-blind", "bidirectional", "auto"}) {
      const Result alone = solve(task, search, {.threads = 1});
      EXPECT_EQ(alone.status, Status::kSolved);
      EXPECT_TRUE(symbolic::simulate(task, alone.plan).valid);
      for (const int threads : {2, 5}) {
        const Result together = solve(task, search, {.threads = threads});
        EXPECT_EQ(together.plan, alone.plan) << search << threads;
        EXPECT_EQ(together.statistics.expanded, alone.statistics.expanded) << search << threads;
        EXPECT_EQ(together.statistics.generated, alone.statistics.generated);
        EXPECT_EQ(together.statistics.states, alone.statistics.states);
      }
    }
  }
}

TEST(Wave, ThreadsKeepTheMemoryLimit) {
  for (const std::int64_t bytes : {std::int64_t{400000}, std::int64_t{800000}}) {
    const Result result =
        solve(large_task(), "astar-blind", {.seconds = 0, .bytes = bytes, .threads = 4});
    EXPECT_EQ(result.status, Status::kOutOfMemory);
    EXPECT_LE(result.statistics.peak_bytes, bytes);
  }
}

TEST(Team, RunsEveryJobOnce) {
  for (const int threads : {1, 2, 5}) {
    Team team(threads);
    for (int call = 0; call < 50; ++call) {
      std::vector<std::atomic<int>> done(37);
      std::vector<std::atomic<int>> inside(threads);
      std::atomic<bool> shared{false};
      team.run(37, [&](int number, int member) {
        if (++inside[member] != 1) shared = true;
        ++done[number];
        --inside[member];
      });
      for (const std::atomic<int>& count : done) ASSERT_EQ(count, 1);
      ASSERT_FALSE(shared);
    }
  }
}

TEST(Team, RethrowsAndGoesOn) {
  Team team(3);
  for (int call = 0; call < 20; ++call) {
    EXPECT_THROW(team.run(10,
                          [](int number, int) {
                            if (number == 7) throw std::runtime_error("seven");
                          }),
                 std::runtime_error);
    std::atomic<int> done{0};
    team.run(10, [&](int, int) { ++done; });
    EXPECT_EQ(done, 10);
  }
}

TEST(Guard, SharesMemoryBetweenThreads) {
  SilentLog log;
  const StopFlag stop;
  Guard guard({.seconds = 0, .bytes = 1000}, log, stop);
  std::atomic<int> granted{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (int j = 0; j < 100; ++j) granted += guard.reserve(10) ? 1 : 0;
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_LE(granted, 100);
  EXPECT_GT(granted, 90);
  EXPECT_EQ(guard.bytes_left(), 1000 - 10 * granted);
  EXPECT_LE(guard.peak_bytes(), 1000);
  EXPECT_EQ(guard.status(), Status::kOutOfMemory);
}

}  // namespace
}  // namespace latplan::search
