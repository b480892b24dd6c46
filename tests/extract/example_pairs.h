// Encoded pairs for tests of extraction: written by hand, or drawn from small worlds with a perfect code.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "extract/encoded_pairs.h"
#include "support/bits.h"

namespace latplan::extract {

inline EncodedPairs pairs_of(const std::vector<std::pair<std::string, std::string>>& rows) {
  EncodedPairs pairs;
  for (const auto& [before, after] : rows) {
    pairs.before.push_back(bits(before));
    pairs.after.push_back(bits(after));
  }
  return pairs;
}

// Every `step`-th row.
inline EncodedPairs thinned(const EncodedPairs& pairs, std::size_t step) {
  EncodedPairs few;
  for (std::size_t row = 0; row < pairs.size(); row += step) {
    few.before.push_back(pairs.before[row]);
    few.after.push_back(pairs.after[row]);
  }
  return few;
}

// Independent bits; each pair flips one of them.
inline EncodedPairs random_flips(int count, int size, Rng& rng) {
  EncodedPairs pairs;
  for (int i = 0; i < count; ++i) {
    BitVector state(size);
    for (int f = 0; f < size; ++f) state.set(f, rng.below(2) == 1);
    BitVector next = state;
    const int flipped = static_cast<int>(rng.below(size));
    next.set(flipped, !state.get(flipped));
    pairs.before.push_back(state);
    pairs.after.push_back(next);
  }
  return pairs;
}

// Random moves from random states of a world with any(), moves() and code().
template <typename World>
EncodedPairs sample_pairs(const World& world, int count, Rng& rng) {
  EncodedPairs pairs;
  for (int i = 0; i < count; ++i) {
    const auto state = world.any(rng);
    const auto next = world.moves(state);
    pairs.before.push_back(world.code(state));
    pairs.after.push_back(world.code(next[rng.below(next.size())]));
  }
  return pairs;
}

// Stacks of blocks, one bit for "block b lies in slot s at height h". A block may only be put down on something, which
// no conjunction of these bits expresses.
struct BlockStacks {
  static constexpr int kBlocks = 4, kSlots = 4;
  using State = std::vector<std::vector<int>>;  // blocks in each slot, bottom first

  BitVector code(const State& stacks) const {
    BitVector result(kBlocks * kSlots * kBlocks);
    for (int slot = 0; slot < kSlots; ++slot) {
      for (int height = 0; height < static_cast<int>(stacks[slot].size()); ++height) {
        result.set((stacks[slot][height] * kSlots + slot) * kBlocks + height, true);
      }
    }
    return result;
  }
  std::vector<State> moves(const State& stacks) const {
    std::vector<State> result;
    for (int from = 0; from < kSlots; ++from) {
      for (int to = 0; to < kSlots; ++to) {
        if (from == to || stacks[from].empty()) continue;
        State next = stacks;
        next[to].push_back(next[from].back());
        next[from].pop_back();
        result.push_back(next);
      }
    }
    return result;
  }
  State any(Rng& rng) const {
    std::vector<int> blocks{0, 1, 2, 3};
    rng.shuffle(blocks);
    State stacks(kSlots);
    for (const int block : blocks) stacks[rng.below(kSlots)].push_back(block);
    return stacks;
  }
};

// A sliding puzzle of 3 x 2 places, one bit for "tile t is on place p".
struct SlidingTiles {
  static constexpr int kWidth = 3, kHeight = 2, kPlaces = kWidth * kHeight;
  static constexpr int kGroundActions = 2 * 7 * (kPlaces - 1);  // edges, both directions, tiles
  using State = std::array<int, kPlaces>;                       // tile on each place; 0: the blank

  BitVector code(const State& tiles) const {
    BitVector result(kPlaces * kPlaces);
    for (int place = 0; place < kPlaces; ++place) result.set(place * kPlaces + tiles[place], true);
    return result;
  }
  std::vector<State> moves(const State& tiles) const {
    std::vector<State> result;
    const int blank = static_cast<int>(std::find(tiles.begin(), tiles.end(), 0) - tiles.begin());
    for (int other = 0; other < kPlaces; ++other) {
      const int steps =
          std::abs(other % kWidth - blank % kWidth) + std::abs(other / kWidth - blank / kWidth);
      if (steps != 1) continue;
      State next = tiles;
      std::swap(next[blank], next[other]);
      result.push_back(next);
    }
    return result;
  }
  State any(Rng& rng) const {
    std::vector<int> order(kPlaces);
    std::iota(order.begin(), order.end(), 0);
    rng.shuffle(order);
    State tiles;
    std::copy(order.begin(), order.end(), tiles.begin());
    return tiles;
  }
};

// Towers of Hanoi in arbitrary codes: every set of disks on a tower has one code of random bits, the same on all towers.
struct CodedHanoi {
  using State = std::vector<int>;  // tower of each disk, the smallest disk first
  int disks, towers, bits;
  std::vector<BitVector> codes;  // [set of disks]

  CodedHanoi(int disk_count, int tower_count, Rng& rng)
      : disks(disk_count), towers(tower_count), bits(disk_count + 3) {
    std::vector<int> numbers(1 << bits);
    std::iota(numbers.begin(), numbers.end(), 0);
    rng.shuffle(numbers);
    for (int set = 0; set < 1 << disks; ++set) {
      BitVector& code = codes.emplace_back(bits);
      for (int i = 0; i < bits; ++i) code.set(i, (numbers[set] >> i) & 1);
    }
  }
  BitVector code(const State& state) const {
    BitVector result(towers * bits);
    for (int tower = 0; tower < towers; ++tower) {
      int set = 0;
      for (int disk = 0; disk < disks; ++disk) set |= (state[disk] == tower) << disk;
      for (const int i : codes[set].ones()) result.set(tower * bits + i, true);
    }
    return result;
  }
  std::vector<State> moves(const State& state) const {
    std::vector<State> result;
    for (int disk = 0; disk < disks; ++disk) {
      for (int to = 0; to < towers; ++to) {
        bool free = to != state[disk];
        for (int smaller = 0; smaller < disk; ++smaller) {
          free = free && state[smaller] != state[disk] && state[smaller] != to;
        }
        if (!free) continue;
        State next = state;
        next[disk] = to;
        result.push_back(next);
      }
    }
    return result;
  }
  State any(Rng& rng) const {
    State state;
    for (int disk = 0; disk < disks; ++disk) state.push_back(static_cast<int>(rng.below(towers)));
    return state;
  }
};

}  // namespace latplan::extract
