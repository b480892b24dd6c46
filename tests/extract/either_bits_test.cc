#include "extract/either_bits.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "extract/example_pairs.h"
#include "extract/extraction.h"
#include "extract/transition_quality.h"
#include "support/toy_model.h"

namespace latplan::extract {
namespace {

TEST(EitherBits, ExpressThatABlockIsPutOnSomething) {
  const BlockStacks world;
  Rng rng(1);
  const EncodedPairs pairs = sample_pairs(world, 6000, rng);
  const ToyModel unused(2);  // fitted actions need the pairs alone
  ExtractConfig config;
  config.method = "fitted";
  config.preconditions = "implied";
  config.recoding = "none";
  const ExtractedModel implied = extract_actions(unused, pairs, {}, config);
  config.recoding = "either";
  const ExtractedModel either = extract_actions(unused, pairs, {}, config);
  EXPECT_EQ(implied.recoding, nullptr);
  ASSERT_NE(either.recoding, nullptr);
  EXPECT_EQ(either.recoding->kind(), "either");
  EXPECT_EQ(either.table.actions.size(), implied.table.actions.size());
  Rng states(2);
  const auto quality = [&](const ExtractedModel& model) {
    return measure_quality(model.table, world, 200, states, [&](const BlockStacks::State& stacks) {
      return recode(world.code(stacks), model.recoding.get());
    });
  };
  EXPECT_LT(quality(implied).precision, 0.8);
  const Quality with = quality(either);
  EXPECT_GT(with.precision, 0.97);
  EXPECT_GT(with.recall, 0.97);
}

TEST(EitherBits, AreNotInventedWhereBitsAreIndependent) {
  Rng rng(2);
  EXPECT_TRUE(find_either_sets(random_flips(2000, 10, rng), 0.01).empty());
  EXPECT_TRUE(find_either_sets({}, 0.01).empty());
}

TEST(EitherBits, FollowTheLatentBits) {
  const EitherBits either(4, {{0, 1}, {1, 2, 3}});
  EXPECT_EQ(either.state_bits(), 6);
  const BitVector latent = bits("1000");
  EXPECT_EQ(either.recode(latent).to_string(), "100010");
  EXPECT_EQ(either.latent(bits("100011")), latent);
}

TEST(EitherBits, AreInformativeWhereAnActionRequiresThemAlone) {
  const EitherSets sets = {{0, 1}, {1, 2}, {2, 3}};  // derived bits 4, 5 and 6
  const BitVector none(7, false);
  const auto requiring = [&](const char* pos) -> symbolic::ActionTable {
    return {7, {{"a", bits(pos), none, bits("0001000"), none}}};
  };
  EXPECT_EQ(informative_sets(sets, requiring("0000100")), (EitherSets{{0, 1}}));
  EXPECT_EQ(informative_sets(sets, requiring("0010011")), EitherSets{});  // bit 2 says as much
  EXPECT_EQ(informative_sets(sets, requiring("0000000")), EitherSets{});
}

TEST(EitherBits, AreReadBackFromJson) {
  const EitherBits either(4, {{0, 1}, {1, 2, 3}});
  const auto read = recoding_from_json({either.to_json(), "file"}, 4);
  EXPECT_EQ(read->kind(), "either");
  EXPECT_EQ(read->recode(bits("0100")), either.recode(bits("0100")));
  EXPECT_THROW(recoding_from_json({either.to_json(), "file"}, 3), Error);
  EXPECT_THROW(recoding_from_json({Json{{"kind", "neither"}}, "file"}, 4), Error);
}

}  // namespace
}  // namespace latplan::extract
