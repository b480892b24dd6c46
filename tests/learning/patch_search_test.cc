#include "learning/patch_search.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "data/resting_noise.h"
#include "data/world_ref.h"
#include "learning/candidates.h"
#include "support/grid_pictures.h"

namespace latplan::learning {
namespace {

class PatchSearch : public testing::Test {
 protected:
  std::vector<PatchSize> ranked(const data::PairSet& pairs) {
    return rank_patch_sizes(pairs, data::resting_noise(pairs), 1, log_, stop_);
  }
  data::PairSet drawn(const data::WorldRef& world, std::int64_t count) {
    data::GenerateConfig config;
    config.pairs = count;
    return data::draw_pairs(world, config, log_, stop_);
  }
  SilentLog log_;
  StopFlag stop_;
};

TEST_F(PatchSearch, FindsTheCellsOfAGrid) {
  for (const GridPictures& world :
       {GridPictures{.rows = 4, .columns = 3, .height = 6, .width = 6},
        GridPictures{.rows = 4, .columns = 4, .height = 4, .width = 5}}) {
    for (const double noise : {0.0, 6.0}) {
      GridPictures camera = world;
      camera.noise = noise;
      Rng rng(1);
      const std::vector<PatchSize> sizes = ranked(camera.pairs(80, rng));
      ASSERT_FALSE(sizes.empty());
      EXPECT_EQ(sizes[0].height, world.height) << noise;
      EXPECT_EQ(sizes[0].width, world.width) << noise;
      EXPECT_EQ(sizes[0].values, GridPictures::kSymbols) << noise;
      EXPECT_TRUE(std::ranges::is_sorted(sizes, {}, &PatchSize::length));
    }
  }
}

TEST_F(PatchSearch, FindsTheLightsOfLightsOut) {
  const data::PairSet pairs = drawn({"lightsout", {{"size", "3"}}}, 200);
  const std::vector<PatchSize> sizes = ranked(pairs);
  ASSERT_FALSE(sizes.empty());
  EXPECT_EQ(sizes[0].height, pairs.shape.height / 3);
  EXPECT_EQ(sizes[0].width, pairs.shape.width / 3);
  EXPECT_EQ(sizes[0].values, 2);
}

TEST_F(PatchSearch, RanksSizesThatTileThePictures) {
  Rng rng(2);
  const data::PairSet pairs = GridPictures{.rows = 5, .columns = 5}.pairs(100, rng);
  for (const PatchSize& size : ranked(pairs)) {
    EXPECT_EQ(pairs.shape.height % size.height, 0);
    EXPECT_EQ(pairs.shape.width % size.width, 0);
    EXPECT_GE(size.height * size.width, 4);
    EXPECT_GE(size.values, 2);
  }
}

TEST_F(PatchSearch, ProposesTheCellsRegionsAndTheWholePicture) {
  Rng rng(3);
  const GridPictures world{.rows = 4, .columns = 4};
  const data::PairSet pairs = world.pairs(80, rng);
  const std::vector<PatchSize> sizes = propose_patch_sizes(pairs, 0, log_, stop_);
  ASSERT_GE(sizes.size(), 3u);
  EXPECT_EQ(sizes[0].height, world.height);
  EXPECT_EQ(sizes[0].width, world.width);
  EXPECT_TRUE(sizes[sizes.size() - 2].regions);  // wrong grids are refused sooner
  EXPECT_EQ(sizes.back().height, pairs.shape.height);
  EXPECT_EQ(sizes.back().width, pairs.shape.width);
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    for (std::size_t j = 0; j < i && !sizes[i].regions; ++j) {
      EXPECT_FALSE(sizes[i].same_patches(sizes[j]));
    }
  }
  const std::vector<Candidate> candidates = codebook_candidates(sizes, 7);
  ASSERT_EQ(candidates.size(), sizes.size());
  EXPECT_EQ(candidates[0].config.model, "codebook");
  EXPECT_EQ(candidates[0].config.patch_height, world.height);
  EXPECT_EQ(candidates[candidates.size() - 2].config.architecture, "regions");
  EXPECT_EQ(candidates[1].config.seed, 7u);
  std::vector<std::string> names;
  for (const Candidate& one : candidates) names.push_back(one.name);
  std::ranges::sort(names);
  EXPECT_EQ(std::ranges::adjacent_find(names), names.end());  // a folder each
}

// Noise is stronger at edges in pictures of a camera or in JPEG files: a world of a few states is not missed because the
// noise of most pixels does not explain that.
TEST_F(PatchSearch, ProposesTheWholePictureForEachToleranceInASmallWorld) {
  Rng rng(4);
  const GridPictures world{.rows = 2, .columns = 1, .noise = 2};
  const data::PairSet pairs = world.pairs(80, rng);
  const std::vector<PatchSize> sizes =
      propose_patch_sizes(pairs, data::resting_noise(pairs), log_, stop_);
  std::vector<double> tolerances;
  for (const PatchSize& size : sizes) {
    if (size.height == pairs.shape.height && size.width == pairs.shape.width) {
      EXPECT_EQ(size.values, 9);
      tolerances.push_back(size.tolerance);
    } else if (tolerances.empty()) {
      EXPECT_LE(size.bits, 9);  // simpler than its states
    }
  }
  EXPECT_TRUE(
      sizes[sizes.size() - tolerances.size()].regions);  // the same states once more come last
  ASSERT_GE(tolerances.size(), 3u);
  EXPECT_GE(tolerances.back(), 4 * tolerances.front());
}

}  // namespace
}  // namespace latplan::learning
