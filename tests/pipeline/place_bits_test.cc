// Towers of Hanoi in arbitrary codes: every set of disks on a tower is one code of random bits, the same on all towers.
#include "pipeline/place_bits.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/rng.h"
#include "pipeline/extract.h"
#include "support/toy_model.h"
#include "support/transition_quality.h"

namespace latplan::pipeline {
namespace {

using Towers = std::vector<int>;  // of each disk, the smallest first

struct Hanoi {
  int disks, towers, bits;
  std::vector<BitVector> codes;  // [set of disks]

  Hanoi(int d, int t, Rng& rng) : disks(d), towers(t), bits(d + 3) {
    std::vector<int> numbers(1 << bits);
    for (int i = 0; i < 1 << bits; ++i) numbers[i] = i;
    rng.shuffle(numbers);
    for (int set = 0; set < 1 << disks; ++set) {
      BitVector& code = codes.emplace_back(bits);
      for (int i = 0; i < bits; ++i) code.set(i, (numbers[set] >> i) & 1);
    }
  }
  BitVector code(const Towers& state) const {
    BitVector result(towers * bits);
    for (int tower = 0; tower < towers; ++tower) {
      int set = 0;
      for (int disk = 0; disk < disks; ++disk) set |= (state[disk] == tower) << disk;
      for (const int i : codes[set].ones()) result.set(tower * bits + i, true);
    }
    return result;
  }
  std::vector<Towers> moves(const Towers& state) const {
    std::vector<Towers> result;
    for (int disk = 0; disk < disks; ++disk) {
      for (int to = 0; to < towers; ++to) {
        bool free = to != state[disk];
        for (int smaller = 0; smaller < disk; ++smaller) {
          free = free && state[smaller] != state[disk] && state[smaller] != to;
        }
        if (!free) continue;
        Towers next = state;
        next[disk] = to;
        result.push_back(next);
      }
    }
    return result;
  }
  Towers any(Rng& rng) const {
    Towers state;
    for (int disk = 0; disk < disks; ++disk) state.push_back(static_cast<int>(rng.below(towers)));
    return state;
  }
  EncodedPairs sample(int count, Rng& rng) const {
    EncodedPairs pairs;
    for (int i = 0; i < count; ++i) {
      const Towers state = any(rng);
      const std::vector<Towers> next = moves(state);
      pairs.before.push_back(code(state));
      pairs.after.push_back(code(next[rng.below(next.size())]));
    }
    return pairs;
  }
};

TEST(PlaceBits, AreTheDisksOnATower) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Rng rng(seed);
    const Hanoi world(3, 5, rng);
    const PlaceBits bits = find_place_bits(world.sample(2000, rng), world.towers);
    EXPECT_EQ(bits.things(), world.disks);
    EXPECT_EQ(bits.sights().size(), 8u);
    for (int i = 0; i < 100; ++i) {
      const Towers state = world.any(rng);
      const BitVector recoded = bits.recode(world.code(state));
      EXPECT_EQ(recoded.count(), world.disks);  // every disk is somewhere
      EXPECT_EQ(bits.learnt(recoded), world.code(state));
    }
  }
}

// One action a disk and way, and exactly the legal moves, where most of the 7,776 states are not in the data.
TEST(PlaceBits, GiveTheWholeWorldFromAFewPairs) {
  Rng rng(7);
  const Hanoi world(5, 6, rng);
  const EncodedPairs pairs = world.sample(3000, rng);
  const ToyModel model(2, {.duplicates = 0,
                           .constant = {},
                           .places = world.towers,
                           .misdraw = {}});  // looked at for that alone
  ExtractConfig config;
  config.method = "places";
  const ExtractedModel found = extract(model, pairs, {}, config);
  EXPECT_EQ(found.table.actions.size(), 5u * 6 * 5);
  const Quality quality = measure_quality(
      found.table, 200, [&] { return world.any(rng); },
      [&](const Towers& state) { return world.moves(state); },
      [&](const Towers& state) { return found.recoding->recode(world.code(state)); });
  EXPECT_EQ(quality.precision, 1.0);
  EXPECT_EQ(quality.recall, 1.0);
}

// A bit flipped by noise: the place shows what it comes nearest to.
TEST(PlaceBits, TakeAnUnknownCodeForTheNearest) {
  const PlaceBits bits({{BitVector::from_string("00000"), BitVector::from_string("0"), 0},
                        {BitVector::from_string("11111"), BitVector::from_string("1"), 0}},
                       {0, 0});
  EXPECT_EQ(bits.recode(BitVector::from_string("1011101000")).to_string(), "10");
  EXPECT_EQ(bits.learnt(BitVector::from_string("10")).to_string(), "1111100000");
}

// Lights go on and off without coming from anywhere.
TEST(PlaceBits, AreRefusedWhereNothingMovesFromPlaceToPlace) {
  Rng rng(3);
  EncodedPairs lights;
  for (int i = 0; i < 500; ++i) {
    BitVector state(6);
    for (int f = 0; f < 6; ++f) state.set(f, rng.below(2) == 1);
    BitVector next = state;
    const int flipped = static_cast<int>(rng.below(6));
    next.set(flipped, !state.get(flipped));
    lights.before.push_back(state);
    lights.after.push_back(next);
  }
  for (const EncodedPairs& pairs : {lights, EncodedPairs{}}) {
    try {
      find_place_bits(pairs, 3);
      ADD_FAILURE() << "accepted";
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kUnsupported);
    }
  }
}

// The same ball between places of two kinds, in the one kind mostly there and in the other mostly not: one bit a place.
TEST(PlaceBits, KnowAThingInPlacesOfTwoKinds) {
  EncodedPairs pairs;
  const auto state = [](int ball) {  // two places of the kind 0x, the third 1x; x: the ball
    std::string text = "000010";
    text[2 * ball + 1] = '1';
    return BitVector::from_string(text);
  };
  for (const auto& [from, to] : {std::pair(2, 0), {2, 0}, {2, 1}, {0, 2}, {0, 1}, {1, 2}}) {
    pairs.before.push_back(state(from));
    pairs.after.push_back(state(to));
  }
  const PlaceBits bits = find_place_bits(pairs, 3);
  EXPECT_EQ(bits.things(), 1);
  for (int ball = 0; ball < 3; ++ball) {
    EXPECT_EQ(bits.recode(state(ball)).count(), 1) << ball;
    EXPECT_EQ(bits.learnt(bits.recode(state(ball))), state(ball));
  }
}

// A place that shows one thing in some pairs and another in others, and no move between: two states would become one.
TEST(PlaceBits, AreRefusedWhereAPlaceShowsWhatNothingTurnsIntoEachOther) {
  EncodedPairs pairs;
  for (const auto& [before, after] : {std::pair("100011", "001011"), {"001001", "100001"}}) {
    pairs.before.push_back(BitVector::from_string(before));
    pairs.after.push_back(BitVector::from_string(after));
  }
  EXPECT_THROW(find_place_bits(pairs, 3), Error);
}

TEST(PlaceBits, AreRefusedWhereAPlaceShowsTooMuch) {
  Rng rng(5);
  EncodedPairs pairs;
  for (int i = 0; i < 400; ++i) {
    BitVector noise(2 * 40);
    for (int f = 0; f < noise.size(); ++f) noise.set(f, rng.below(2) == 1);
    pairs.before.push_back(noise);
    pairs.after.push_back(~noise);
  }
  EXPECT_THROW(find_place_bits(pairs, 2), Error);
}

// A tile that is always there, elsewhere: places of their own kind keep what they show.
TEST(PlaceBits, KeepPlacesThatNeverChangeApart) {
  EncodedPairs pairs;
  for (const auto& [before, after] : {std::pair("100011", "001011"), {"001011", "100011"}}) {
    pairs.before.push_back(BitVector::from_string(before));
    pairs.after.push_back(BitVector::from_string(after));
  }
  const PlaceBits bits = find_place_bits(pairs, 3);
  for (const BitVector& state : pairs.before) EXPECT_EQ(bits.learnt(bits.recode(state)), state);
}

}  // namespace
}  // namespace latplan::pipeline
