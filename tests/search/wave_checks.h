// Compares a wave with plain breadth-first search, layer by layer.
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "search/random_tasks.h"
#include "search/wave.h"

namespace latplan::search {

struct WaveRun {
  std::int64_t generated = 0;
  bool pruned = false;  // fewer successors were generated than there are
};

class Unreachable final : public Target {
 public:
  bool reached(const Word*, Word) const override { return false; }
};

// Expects that the wave stores the states at depth d in layer d, for all d, and nothing else.
inline WaveRun expect_every_state_at_its_depth(const symbolic::StripsTask& task, int threads,
                                               const WaveSettings& settings) {
  const Explored explored = explore(task);
  std::vector<std::int64_t> up_to;  // by depth
  std::int64_t all_successors = 0;
  for (const BitVector& state : explored.states) {
    const int depth = explored.depth.at(state);
    if (static_cast<int>(up_to.size()) <= depth) up_to.push_back(up_to.empty() ? 0 : up_to.back());
    ++up_to[depth];
    for (const symbolic::Action& action : task.model.actions) {
      all_successors += action.applicable(state) ? 1 : 0;
    }
  }
  const PackedTask packed = compile(task);
  SilentLog log;
  const StopFlag stop;
  Guard guard({.seconds = 0, .bytes = 0}, log, stop);
  Team team(threads);
  Wave wave(packed.actions, packed.init.data(), guard, team, settings);
  Statistics statistics;
  EXPECT_TRUE(wave.begin(statistics));
  std::size_t layer = 0;
  while (!wave.exhausted()) {
    if (wave.layer_done()) {
      EXPECT_LT(layer, up_to.size());
      if (layer >= up_to.size()) return {};
      EXPECT_EQ(wave.size(), up_to[layer]) << "at depth " << layer;
      ++layer;
    }
    EXPECT_EQ(wave.advance(statistics, Unreachable()), Step::kGoOn);
  }
  EXPECT_EQ(layer, up_to.size());
  EXPECT_EQ(wave.size(), up_to.back());
  std::vector<Word> state(packed.words);
  for (const BitVector& expected : explored.states) {
    std::fill(state.begin(), state.end(), 0);
    for (int bit = 0; bit < packed.bits; ++bit) {
      if (expected.get(packed.original_bit[bit])) state[bit / 64] |= Word{1} << (bit % 64);
    }
    const StateId id = wave.find(state.data(), wave.hash(state.data()));
    EXPECT_NE(id, kNoState);
    if (id == kNoState) return {};
    EXPECT_EQ(static_cast<int>(wave.path(id).size()), explored.depth.at(expected));
  }
  return {statistics.generated, statistics.generated < all_successors};
}

// Prunes from the first layer on and uses all threads.
inline WaveSettings eager() {
  return {.alone_below = 0, .prune_at = 0, .prune_at_per_action = 0, .prune_share = 0};
}

}  // namespace latplan::search
