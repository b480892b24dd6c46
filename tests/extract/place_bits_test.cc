#include "extract/place_bits.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "base/error.h"
#include "extract/example_pairs.h"
#include "extract/extraction.h"
#include "extract/transition_quality.h"
#include "support/toy_model.h"

namespace latplan::extract {
namespace {

using Towers = CodedHanoi::State;

TEST(PlaceBits, AreTheDisksOnATower) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Rng rng(seed);
    const CodedHanoi world(3, 5, rng);
    const PlaceBits places = find_place_bits(sample_pairs(world, 2000, rng), world.towers);
    EXPECT_EQ(places.objects(), world.disks);
    EXPECT_EQ(places.codes().size(), 8u);
    for (int i = 0; i < 100; ++i) {
      const Towers state = world.any(rng);
      const BitVector recoded = places.recode(world.code(state));
      EXPECT_EQ(recoded.count(), world.disks);  // every disk is somewhere
      EXPECT_EQ(places.latent(recoded), world.code(state));
    }
  }
}

// One action per disk and pair of towers, and exactly the legal moves. Most of the 7,776 states are not in the data.
TEST(PlaceBits, GiveTheWholeWorldFromAFewPairs) {
  Rng rng(7);
  const CodedHanoi world(5, 6, rng);
  const EncodedPairs pairs = sample_pairs(world, 3000, rng);
  const ToyModel model(2, {.places = world.towers});  // used for its places alone
  ExtractConfig config;
  config.method = "fitted";
  config.preconditions = "implied";
  config.recoding = "places";
  const ExtractedModel found = extract_actions(model, pairs, {}, config);
  EXPECT_EQ(found.table.actions.size(), 5u * 6 * 5);
  const Quality quality = measure_quality(found.table, world, 200, rng, [&](const Towers& state) {
    return found.recoding->recode(world.code(state));
  });
  EXPECT_EQ(quality.precision, 1.0);
  EXPECT_EQ(quality.recall, 1.0);
}

// Noise flipped a bit: the nearest known code counts.
TEST(PlaceBits, TakeAnUnknownCodeForTheNearest) {
  const PlaceBits places({{bits("00000"), bits("0"), 0}, {bits("11111"), bits("1"), 0}}, {0, 0});
  EXPECT_EQ(places.recode(bits("1011101000")).to_string(), "10");
  EXPECT_EQ(places.latent(bits("10")).to_string(), "1111100000");
}

// Lights that switch on and off do not move.
TEST(PlaceBits, AreRefusedWhereNothingMovesFromPlaceToPlace) {
  Rng rng(3);
  const EncodedPairs lights = random_flips(500, 6, rng);
  for (const EncodedPairs& pairs : {lights, EncodedPairs{}}) {
    try {
      find_place_bits(pairs, 3);
      ADD_FAILURE() << "accepted";
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kUnsupported);
    }
  }
}

// One ball moves between places of two kinds; one kind usually holds it, the other usually does not. One bit per place.
TEST(PlaceBits, IdentifyOneObjectInPlacesOfTwoKinds) {
  EncodedPairs pairs;
  const auto state = [](int ball) {  // two places of the kind 0x, the third 1x; x: the ball
    std::string text = "000010";
    text[2 * ball + 1] = '1';
    return bits(text);
  };
  for (const auto& [from, to] : {std::pair(2, 0), {2, 0}, {2, 1}, {0, 2}, {0, 1}, {1, 2}}) {
    pairs.before.push_back(state(from));
    pairs.after.push_back(state(to));
  }
  const PlaceBits places = find_place_bits(pairs, 3);
  EXPECT_EQ(places.objects(), 1);
  for (int ball = 0; ball < 3; ++ball) {
    EXPECT_EQ(places.recode(state(ball)).count(), 1) << ball;
    EXPECT_EQ(places.latent(places.recode(state(ball))), state(ball));
  }
}

// One place has different codes in different pairs, and no move turns one into the other: two states would become one.
TEST(PlaceBits, AreRefusedWhereNoMoveConnectsTheCodesOfAPlace) {
  EncodedPairs pairs;
  for (const auto& [before, after] : {std::pair("100011", "001011"), {"001001", "100001"}}) {
    pairs.before.push_back(bits(before));
    pairs.after.push_back(bits(after));
  }
  EXPECT_THROW(find_place_bits(pairs, 3), Error);
}

TEST(PlaceBits, AreRefusedWhereAPlaceHasTooManyCodes) {
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

// A tile that never moves: its place keeps its own code.
TEST(PlaceBits, KeepTheCodeOfAPlaceThatNeverChanges) {
  EncodedPairs pairs;
  for (const auto& [before, after] : {std::pair("100011", "001011"), {"001011", "100011"}}) {
    pairs.before.push_back(bits(before));
    pairs.after.push_back(bits(after));
  }
  const PlaceBits places = find_place_bits(pairs, 3);
  for (const BitVector& state : pairs.before) EXPECT_EQ(places.latent(places.recode(state)), state);
}

// A picture in a thousand has a code of its own that no move changes: it is no code of any place.
TEST(PlaceBits, LeaveOutStrayCodes) {
  Rng rng(4);
  const CodedHanoi world(3, 5, rng);
  EncodedPairs pairs = sample_pairs(world, 2000, rng);
  BitVector stray = pairs.before[0];
  const int code_bits = stray.size() / world.towers;
  std::set<std::string> known;
  for (const BitVector& state : pairs.before) known.insert(state.to_string().substr(0, code_bits));
  for (int value = 0;; ++value) {
    for (int bit = 0; bit < code_bits; ++bit) stray.set(bit, value >> bit & 1);
    if (!known.contains(stray.to_string().substr(0, code_bits))) break;
  }
  pairs.before.push_back(stray);
  pairs.after.push_back(stray);
  const PlaceBits places = find_place_bits(pairs, world.towers);
  EXPECT_EQ(places.codes().size(), 8u);
  EXPECT_NO_THROW(recoding_from_json({places.to_json(), "file"}, stray.size()));
}

TEST(PlaceBits, AreReadBackFromJson) {
  Rng rng(11);
  const CodedHanoi world(3, 4, rng);
  const PlaceBits places = find_place_bits(sample_pairs(world, 1500, rng), world.towers);
  const int latent_bits = world.towers * world.bits;
  const auto read = recoding_from_json({places.to_json(), "file"}, latent_bits);
  EXPECT_EQ(read->kind(), "places");
  for (int i = 0; i < 20; ++i) {
    const BitVector code = world.code(world.any(rng));
    EXPECT_EQ(read->recode(code), places.recode(code));
    EXPECT_EQ(read->latent(read->recode(code)), code);
  }
  EXPECT_THROW(recoding_from_json({places.to_json(), "file"}, latent_bits + 1), Error);
}

}  // namespace
}  // namespace latplan::extract
