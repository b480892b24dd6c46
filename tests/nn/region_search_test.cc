#include "nn/region_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <set>

#include "base/error.h"
#include "base/temporary_folder.h"
#include "data/resting_noise.h"
#include "nn/codebook.h"
#include "nn/codebook_training.h"
#include "support/grid_pictures.h"

namespace latplan::nn {
namespace {

constexpr int kLamps = 6, kSide = 40;
constexpr double kRing = 13.3, kRadius = 4.6, kBright = 200, kDark = 80, kGround = 40;

// Lamps on a ring, at fractions of a pixel; every lamp is on or off, whatever the others are.
double ring_of_lamps(const std::vector<int>& on, double y, double x) {
  for (int lamp = 0; lamp < kLamps; ++lamp) {
    const double angle = 2 * M_PI * lamp / kLamps + 0.3;
    const double dy = y - kSide / 2.0 - kRing * std::sin(angle);
    const double dx = x - kSide / 2.0 - kRing * std::cos(angle);
    if (dx * dx + dy * dy <= kRadius * kRadius) return on[lamp] != 0 ? kBright : kDark;
  }
  return kGround;
}

// Squares of three greys that touch each other, in cells of 7.5 pixels: pixels between two cells are mixtures.
double row_of_squares(const std::vector<int>& greys, double, double x) {
  return kDark + 50 * greys[std::min(4, static_cast<int>(x / 7.5))];
}

using Scene = std::function<double(const std::vector<int>& state, double y, double x)>;

std::vector<std::uint8_t> drawn(const Scene& scene, const std::vector<int>& state,
                                const ImageShape& shape, double noise, Rng& rng) {
  constexpr int kFine = 4;  // samples of a pixel, in each direction
  std::vector<std::uint8_t> bytes;
  for (int y = 0; y < shape.height; ++y) {
    for (int x = 0; x < shape.width; ++x) {
      double sum = 0;
      for (int i = 0; i < kFine * kFine; ++i) {
        sum += scene(state, y + (i / kFine + 0.5) / kFine, x + (i % kFine + 0.5) / kFine);
      }
      const double grey = sum / (kFine * kFine) + noise * rng.normal();
      bytes.push_back(static_cast<std::uint8_t>(std::clamp(std::lround(grey), 0L, 255L)));
    }
  }
  return bytes;
}

data::PairSet pairs_of(const Scene& scene, const ImageShape& shape, int parts, int values,
                       double noise) {
  Rng rng(1);
  data::PairSet pairs;
  pairs.shape = shape;
  for (int i = 0; i < 400; ++i) {
    std::vector<int> state;
    for (int part = 0; part < parts; ++part) state.push_back(static_cast<int>(rng.below(values)));
    for (auto* side : {&pairs.predecessors, &pairs.successors}) {
      const auto bytes = drawn(scene, state, shape, noise, rng);
      side->insert(side->end(), bytes.begin(), bytes.end());
      int& changed = state[rng.below(parts)];
      changed = (changed + 1) % values;
    }
    ++pairs.count;
  }
  data::assign_splits(pairs, 1);
  return pairs;
}

TrainConfig regions_config() {
  TrainConfig config;
  config.model = "codebook";
  config.architecture = "regions";
  return config;
}

TEST(RegionSearch, FindsThingsThatAreNotOnAGrid) {
  for (const double noise : {0.0, 6.0}) {
    const data::PairSet pairs = pairs_of(ring_of_lamps, {kSide, kSide, 1}, kLamps, 2, noise);
    const Codebook book = learn_codebook(pairs, regions_config());
    EXPECT_EQ(book.layout.count(), kLamps) << noise;
    EXPECT_EQ(book.bits(), 2 * kLamps) << noise;
    EXPECT_FALSE(book.layout.shared());
  }
}

// What lies on a border of two cells depends on both. It is drawn, but not read.
TEST(RegionSearch, DoesNotReadWhatOtherRegionsTell) {
  const ImageShape shape{8, 38, 1};
  const data::PairSet pairs = pairs_of(row_of_squares, shape, 5, 3, 0);
  const Codebook book = learn_codebook(pairs, regions_config());
  EXPECT_EQ(book.layout.count(), 5);
  EXPECT_EQ(book.bits(), 5 * 3);
  const std::vector<int>& regions = book.layout.regions();
  EXPECT_GT(regions[6], 0);
  EXPECT_LT(regions[7], 0);  // half of it is in the second cell
  EXPECT_GT(regions[8], 0);
  EXPECT_NE(regions[6], regions[8]);
}

TEST(RegionSearch, DrawsWhatItReads) {
  const data::PairSet pairs = pairs_of(ring_of_lamps, {kSide, kSide, 1}, kLamps, 2, 0);
  TrainConfig config = regions_config();
  const Codebook book = learn_codebook(pairs, config);
  config.bits = book.bits();
  const TemporaryFolder folder;
  write_codebook(folder.path(), book, config);
  const auto model = load_codebook(folder.path());
  EXPECT_EQ(model->capabilities().places, 0);  // the same bit means something else at each place
  for (int row = 0; row < 20; ++row) {
    const Image picture = pairs.predecessor(row);
    const std::vector<BitVector> code = model->encode(std::vector{picture});
    EXPECT_EQ(code[0].count(), kLamps);
    EXPECT_EQ(model->decode(code)[0].to_bytes(), picture.to_bytes());
  }
}

TEST(RegionSearch, OneThingThatMovesIsReadTheSameEverywhere) {
  // A bright square at one of 12 places; the codes of different places differ, those of one place do not.
  const Scene scene = [](const std::vector<int>& state, double y, double x) {
    const double left = 2 + 9.3 * (state[0] % 4),
                 top = 2 + 9.3 * (state[0] / 4.0 - state[0] % 4 / 4.0);
    return x >= left && x < left + 6 && y >= top && y < top + 6 ? kBright : kGround;
  };
  const data::PairSet pairs = pairs_of(scene, {32, 40, 1}, 1, 12, 0);
  TrainConfig config = regions_config();
  const Codebook book = learn_codebook(pairs, config);
  config.bits = book.bits();
  const CodebookModel model(book, config);
  std::set<BitVector> codes;
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    codes.insert(model.encode(std::vector{pairs.predecessor(row)})[0]);
  }
  EXPECT_EQ(codes.size(), 12u);
}

TEST(RegionSearch, RefusesPicturesThatNeverChange) {
  data::PairSet pairs = pairs_of(ring_of_lamps, {kSide, kSide, 1}, kLamps, 2, 0);
  std::ranges::fill(pairs.predecessors, 7);
  std::ranges::fill(pairs.successors, 7);
  EXPECT_THROW(find_regions(pairs, 2), Error);
}

TEST(PatchLayout, RefusesRegionsThatDoNotFit) {
  const ImageShape shape{1, 3, 1};
  EXPECT_EQ(PatchLayout(shape, {1, -1, 2}).count(), 2);
  EXPECT_EQ(PatchLayout(shape, {1, -1, 2}).owners(), (std::vector<int>{0, 0, 1}));
  for (const std::vector<int>& regions :
       std::vector<std::vector<int>>{{1, 1},
                                     {0, 0, 0},
                                     {2, 2, 2},
                                     {1, -2, 1},
                                     {1, 1, 99},
                                     {1, std::numeric_limits<int>::min(), 1}}) {
    EXPECT_THROW(PatchLayout(shape, regions), Error);
  }
}

}  // namespace
}  // namespace latplan::nn
