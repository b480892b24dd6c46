#include "nn/codebook.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>

#include "base/files.h"
#include "base/json.h"
#include "base/temporary_folder.h"
#include "data/resting_noise.h"
#include "nn/codebook_training.h"
#include "nn/decode_encode.h"
#include "nn/model_files.h"
#include "support/grid_pictures.h"
#include "support/input_fault.h"

namespace latplan::nn {
namespace {

TrainConfig codebook_config(int height, int width, double tolerance = 0) {
  TrainConfig config;
  config.model = "codebook";
  config.patch_height = height;
  config.patch_width = width;
  config.tolerance = tolerance;
  return config;
}

CodebookModel model_of(Codebook book, TrainConfig config) {
  config.bits = book.bits();
  return {std::move(book), std::move(config)};
}

ExitCode code_of(const std::function<void()>& function) {
  try {
    function();
  } catch (const Error& error) {
    return error.code();
  }
  return ExitCode::kDone;
}

TEST(Codebook, HasOneBitPerPlaceAndSymbol) {
  Rng rng(1);
  const GridPictures world;
  const TrainConfig config = codebook_config(world.height, world.width);
  const CodebookModel model = model_of(learn_codebook(world.pairs(100, rng), config), config);
  EXPECT_EQ(model.state_bits(), world.cells() * GridPictures::kSymbols);
  EXPECT_EQ(model.capabilities().places, world.cells());
  EXPECT_EQ(model.labels(), 0);
  EXPECT_EQ(model.image_shape(), world.shape());
}

// The noisy first place looks most like a dim lamp, which only the second place ever showed.
TEST(Codebook, DoesNotReadUnderNoiseWhatAPlaceNeverShows) {
  const TrainConfig config = codebook_config(1, 2, 8);
  Codebook book{PatchLayout(PatchGrid({1, 4, 1}, config)), {}, {-1, -1}, {}, {},
                BitVector::from_string("101110")};
  book.prototypes.push_back({3, {0, 0, 0.3F, 0.3F, 1, 1}, {}});
  book.mean = book.deviation = std::vector<float>(4, 0.3F);
  const CodebookModel model = model_of(std::move(book), config);
  const auto code_of_picture = [&](float first, float second) {
    Image image({1, 4, 1});
    image.pixels()[0] = image.pixels()[1] = first;
    image.pixels()[2] = image.pixels()[3] = second;
    return model.encode(std::span(&image, 1)).front().to_string();
  };
  EXPECT_EQ(code_of_picture(0.2F, 0.2F), "100010");
  EXPECT_EQ(code_of_picture(0.7F, 0.9F), "001010");
  EXPECT_EQ(code_of_picture(0.3F, 0), "010100");  // there is no doubt
}

// The last place never showed a bright lamp. The noise of the other places says that this is one.
TEST(Codebook, ReadsUnderNoiseWhatAPlaceNeverShowedIfNothingElseIsLikely) {
  const TrainConfig config = codebook_config(1, 4, 1);
  Codebook book{PatchLayout(PatchGrid({1, 16, 1}, config)), {}, {-1, -1, -1, -1}, {}, {},
                BitVector::from_string("111111111110")};
  book.prototypes.push_back({3, {0, 0, 0, 0, 0.3F, 0.3F, 0.3F, 0.3F, 1, 1, 1, 1}, {}});
  book.mean = book.deviation = std::vector<float>(16, 0.3F);
  const CodebookModel model = model_of(std::move(book), config);
  Image image({1, 16, 1});
  for (int i = 0; i < 16; ++i)
    image.pixels()[i] = (i < 12 ? 0.3F : 1.0F) + (i % 2 == 0 ? 0.1F : -0.1F);
  EXPECT_EQ(model.encode(std::span(&image, 1)).front().to_string(), "010010010001");
}

TEST(Codebook, KnowsWhatEachPlaceShowed) {
  data::PairSet pairs;
  pairs.shape = {1, 4, 1};
  pairs.count = 2;
  pairs.predecessors = {0, 0, 0, 0, /**/ 0, 0, 0, 0};
  pairs.successors = {90, 90, 0, 0, /**/ 0, 0, 255, 255};
  pairs.split.assign(2, data::Split::kTrain);
  const Codebook book = learn_codebook(pairs, codebook_config(1, 2, 8));
  EXPECT_EQ(book.bits(), 6);
  EXPECT_EQ(book.shown.count(), 4);  // 0 and 90, 0 and 255
  const TemporaryFolder folder;
  TrainConfig config = codebook_config(1, 2, 8);
  config.bits = book.bits();
  write_codebook(folder.path(), book, config);
  EXPECT_EQ(read_codebook(folder.path()).shown, book.shown);
}

TEST(Codebook, DecodesWhatItEncodes) {
  Rng rng(2);
  const GridPictures world;
  const TrainConfig config = codebook_config(world.height, world.width);
  const CodebookModel model = model_of(learn_codebook(world.pairs(100, rng), config), config);
  std::vector<Image> pictures;
  std::set<GridPictures::State> states;
  for (int i = 0; i < 50; ++i) {
    const GridPictures::State state = world.any(rng);
    states.insert(state);
    pictures.push_back(world.exact_picture(state));
  }
  const std::vector<BitVector> codes = model.encode(pictures);
  EXPECT_EQ(std::set(codes.begin(), codes.end()).size(), states.size());
  for (const BitVector& code : codes) EXPECT_EQ(code.count(), world.cells());
  const std::vector<Image> drawn = model.decode(codes);
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    EXPECT_EQ(drawn[i].to_bytes(), pictures[i].to_bytes()) << i;
  }
  EXPECT_EQ(model.encode(drawn), codes);
  EXPECT_EQ(std::ranges::count(stable_states(model, codes), false), 0);
}

TEST(Codebook, NoiseOfTheCameraDoesNotChangeCodes) {
  for (const double noise : {3.0, 8.0}) {
    Rng rng(3);
    const GridPictures world{.rows = 5, .columns = 5, .noise = noise};
    const TrainConfig config = codebook_config(world.height, world.width);
    const Codebook book = learn_codebook(world.pairs(300, rng), config);
    EXPECT_EQ(book.at(0).values, GridPictures::kSymbols) << noise;
    const CodebookModel model = model_of(book, config);
    for (int i = 0; i < 50; ++i) {
      const GridPictures::State state = world.any(rng);
      EXPECT_EQ(model.encode(std::vector{world.picture(state, rng)}),
                model.encode(std::vector{world.exact_picture(state)}))
          << noise;
    }
  }
}

TEST(Codebook, PicturesOfAnotherSizeAreBadInput) {
  Rng rng(4);
  const GridPictures world;
  const TrainConfig config = codebook_config(world.height, world.width);
  const CodebookModel model = model_of(learn_codebook(world.pairs(30, rng), config), config);
  expect_has(input_fault([&] { model.encode(std::vector{Image({6, 6, 1})}); }), "18x18 grey");
}

// A cell that never changes has no bits, but is drawn.
TEST(Codebook, AFixedPlaceHasNoBits) {
  Rng rng(5);
  const GridPictures world;
  data::PairSet pairs;
  pairs.shape = world.shape();
  for (int i = 0; i < 60; ++i) {
    GridPictures::State before = world.any(rng);
    GridPictures::State after = before;
    before[4] = after[4] = 2;
    after[0] = (before[0] + 1) % GridPictures::kSymbols;
    world.add(pairs, before, after, rng);
  }
  const TrainConfig config = codebook_config(world.height, world.width);
  const Codebook book = learn_codebook(pairs, config);
  EXPECT_EQ(std::ranges::count(book.fixed, -1), world.cells() - 1);
  EXPECT_GE(book.fixed[4], 0);
  const CodebookModel model = model_of(book, config);
  EXPECT_EQ(model.state_bits(), (world.cells() - 1) * GridPictures::kSymbols);
  EXPECT_EQ(model.capabilities().places, world.cells() - 1);
  const Image picture = pairs.predecessor(7);
  EXPECT_EQ(model.decode(model.encode(std::vector{picture}))[0].to_bytes(), picture.to_bytes());
}

// Codes that no picture has are drawn as a mixture, not as one of the symbols.
TEST(Codebook, DrawsPlacesWithoutOneBitAsTheMean) {
  Codebook book{PatchLayout(PatchGrid({1, 2, 1}, codebook_config(1, 1))),
                {{2, {0.0F, 1.0F}, {}}},
                {-1, -1},
                {0, 0},
                {1, 1},
                {}};
  const CodebookModel model = model_of(book, codebook_config(1, 1));
  const auto drawn = [&](std::vector<int> ones) {
    BitVector code(4);
    for (const int bit : ones) code.set(bit, true);
    const Image image = model.decode(std::vector{code})[0];
    return std::pair(image.at(0, 0), image.at(0, 1));
  };
  EXPECT_EQ(drawn({0, 3}), std::pair(0.0F, 1.0F));
  EXPECT_EQ(drawn({1}), std::pair(1.0F, 0.5F));
  EXPECT_EQ(drawn({0, 1, 2}), std::pair(0.5F, 0.0F));
}

TEST(Codebook, AddsNoiseInUnitsOfThePixelDeviations) {
  Rng rng(6);
  const GridPictures world;
  const TrainConfig config = codebook_config(world.height, world.width);
  const CodebookModel model = model_of(learn_codebook(world.pairs(100, rng), config), config);
  const std::vector<Image> pictures = {world.exact_picture(world.any(rng))};
  EXPECT_EQ(with_noise(model, pictures, 0, rng), pictures);
  const Image noisy = with_noise(model, pictures, 20, rng)[0];
  const std::span<const float> units = model.noise_units();
  double squares = 0;
  int changing = 0;
  for (std::size_t i = 0; i < units.size(); ++i) {
    const float difference = noisy.pixels()[i] - pictures[0].pixels()[i];
    if (units[i] == 0) {
      EXPECT_EQ(difference, 0);
      continue;
    }
    squares += std::pow(difference / units[i] / 20, 2);
    ++changing;
  }
  ASSERT_GT(changing, 20);
  EXPECT_NEAR(squares / changing, 1, 4 * std::sqrt(2.0 / changing));
}

TEST(Codebook, HasNoActions) {
  Codebook book{PatchLayout(PatchGrid({1, 2, 1}, codebook_config(1, 1))),
                {{2, {0.0F, 1.0F}, {}}},
                {-1, -1},
                {0, 0},
                {1, 1},
                {}};
  const CodebookModel model = model_of(book, codebook_config(1, 1));
  const std::vector<BitVector> one = {BitVector(4)};
  EXPECT_EQ(code_of([&] { model.label(one, one); }), ExitCode::kUnsupported);
  EXPECT_EQ(code_of([&] { model.apply(one, std::vector<int>{0}); }), ExitCode::kUnsupported);
  EXPECT_EQ(code_of([&] { model.regress(one, std::vector<int>{0}); }), ExitCode::kUnsupported);
  EXPECT_FALSE(model.capabilities().actions);
}

RC_GTEST_PROP(NearestPrototype, AgreesWithTheDistanceToEach, (std::uint64_t seed)) {
  Rng rng(seed);
  const std::size_t size = 1 + rng.below(80);
  const int values = 1 + static_cast<int>(rng.below(6));
  std::vector<float> prototypes(size * values), patch(size);
  for (float& x : prototypes) x = static_cast<float>(rng.uniform());
  for (float& x : patch) x = static_cast<float>(rng.uniform());
  int best = -1;
  double least = std::numeric_limits<double>::max();
  for (int value = 0; value < values; ++value) {
    double distance = 0;
    for (std::size_t i = 0; i < size; ++i) {
      distance += std::pow(double(prototypes[value * size + i]) - patch[i], 2);
    }
    if (distance < least) {
      least = distance;
      best = value;
    }
  }
  const Nearest found = nearest_prototype(prototypes, patch, std::numeric_limits<float>::max());
  RC_ASSERT(found.value == best);
  RC_ASSERT(std::abs(found.distance - least) < 1e-3);
  const auto limit = static_cast<float>(0.9 * least - 1e-4);
  RC_ASSERT(nearest_prototype(prototypes, patch, limit).value == -1);
}

TEST(CountPatches, CountsThePatchesOfBothPictures) {
  data::PairSet pairs;
  pairs.shape = {2, 2, 1};
  pairs.count = 2;
  pairs.predecessors = {1, 1, 2, 2, /**/ 1, 1, 3, 3};
  pairs.successors = {1, 1, 1, 1, /**/ 3, 3, 2, 2};
  pairs.split.assign(2, data::Split::kTrain);
  const PatchLayout layout(PatchGrid(pairs.shape, codebook_config(1, 2)));
  const PatchCounts counts = count_patches(pairs, std::vector<std::int64_t>{0, 1}, layout.places());
  EXPECT_EQ(counts.bytes, (std::vector<std::uint8_t>{1, 1, 2, 2, 3, 3}));  // most frequent first
  EXPECT_EQ(counts.counts, (std::vector<std::int64_t>{4, 2, 2}));
  EXPECT_EQ(counts.shown, (std::vector<int>{0, 1, 0, 0, 0, 2, 2, 1}));
  const PatchCounts one = count_patches(pairs, std::vector<std::int64_t>{1}, layout.places());
  EXPECT_EQ(one.counts.size(), 3u);
}

TEST(GroupPatches, FindsTheSymbolsUnderNoise) {
  for (const double noise : {0.0, 4.0, 8.0}) {
    Rng rng(7);
    const GridPictures world{.rows = 5, .columns = 5, .noise = noise};
    const data::PairSet pairs = world.pairs(40, rng);
    const PatchLayout layout(PatchGrid(pairs.shape, codebook_config(world.height, world.width)));
    const PatchForm form{pairs.shape, layout.place(0).read};
    const PatchCounts patches =
        count_patches(pairs, pairs.rows(data::Split::kTrain), layout.places());
    const double tolerance = data::noise_tolerance(data::resting_noise(pairs), block_values(form));
    std::vector<int> group = group_patches(patches, form, tolerance, 400);
    ASSERT_FALSE(group.empty());
    // A noisy patch may fall out of its group.
    EXPECT_LE(1 + *std::ranges::max_element(group), noise > 0 ? 30 : GridPictures::kSymbols)
        << noise;
    EXPECT_EQ(merge_groups(patches, form, noise, group), GridPictures::kSymbols) << noise;
    EXPECT_EQ(learn_codebook(pairs, codebook_config(world.height, world.width)).at(0).values,
              GridPictures::kSymbols)
        << noise;
    EXPECT_TRUE(group_patches(patches, form, tolerance, 2).empty());  // more than two
  }
}

// A patch of half the picture with an object of 4 x 4 pixels: the patch as a whole hardly differs without it.
TEST(GroupPatches, DoNotLoseASmallObjectInALargePatch) {
  constexpr int kSide = 48, kPatch = 24, kObject = 4;
  constexpr double kContrast = 60, kTolerance = 12;
  ASSERT_LT(kContrast * kObject / kPatch, kTolerance);  // root mean square over the patch
  for (const int offset : {0, 2, 9, kPatch - kObject}) {
    data::PairSet pairs;
    pairs.shape = {kSide, kSide, 1};
    for (int cell = 0; cell < 4; ++cell) {
      for (auto* side : {&pairs.predecessors, &pairs.successors}) {
        std::vector<std::uint8_t> picture(kSide * kSide, 100);
        const int place = side == &pairs.predecessors ? cell : (cell + 1) % 4;
        for (int i = 0; i < kObject * kObject; ++i) {
          const int y = place / 2 * kPatch + offset + i / kObject;
          const int x = place % 2 * kPatch + offset + i % kObject;
          picture[y * kSide + x] = static_cast<std::uint8_t>(100 + kContrast);
        }
        side->insert(side->end(), picture.begin(), picture.end());
      }
      pairs.split.push_back(data::Split::kTrain);
      ++pairs.count;
    }
    const TrainConfig config = codebook_config(kPatch, kPatch, kTolerance);
    const Codebook book = learn_codebook(pairs, config);
    EXPECT_EQ(book.at(0).values, 2) << offset;
    const CodebookModel model = model_of(book, config);
    const std::vector<Image> pictures = {pairs.predecessor(0), pairs.predecessor(1)};
    const std::vector<BitVector> codes = model.encode(pictures);
    EXPECT_NE(codes[0], codes[1]) << offset;
    EXPECT_EQ(model.decode(codes)[0].to_bytes(), pictures[0].to_bytes()) << offset;
  }
}

// The last cell of a grid is a clock: it shows any symbol in any picture.
class CodebookWithClock : public testing::Test {
 protected:
  CodebookWithClock() {
    Rng rng(10);
    pairs_.shape = world_.shape();
    for (int i = 0; i < 1000; ++i) {
      State before = world_.any(rng);
      before[kClock] = 0;
      State after = before;
      int& symbol = after[rng.below(kClock)];
      symbol = (symbol + 1) % GridPictures::kSymbols;
      for (State* state : {&before, &after}) {
        (*state)[kClock] = static_cast<int>(rng.below(GridPictures::kSymbols));
      }
      world_.add(pairs_, before, after, rng);
    }
    data::assign_splits(pairs_, 1);
  }
  Image picture(int clock) const {
    State state(world_.cells(), 1);
    state[kClock] = clock;
    return world_.exact_picture(state);
  }
  using State = GridPictures::State;
  static constexpr int kClock = 8;
  const GridPictures world_;
  data::PairSet pairs_;
};

TEST_F(CodebookWithClock, DoesNotReadIt) {
  for (const char* architecture : {"patches", "regions"}) {
    TrainConfig config = codebook_config(world_.height, world_.width, 2);
    if (architecture == std::string("regions")) config.architecture = architecture;
    Codebook book = learn_codebook(pairs_, config);
    EXPECT_EQ(book.bits(), kClock * GridPictures::kSymbols) << architecture;
    config.bits = book.bits();
    const TemporaryFolder folder;
    write_codebook(folder.path(), book, config);
    const auto model = load_codebook(folder.path());
    const std::vector<Image> pictures = {picture(0), picture(1), picture(2)};
    const std::vector<BitVector> codes = model->encode(pictures);
    const std::vector<Image> read = model->as_read(pictures);
    EXPECT_NE(pictures[0], pictures[1]);
    EXPECT_EQ(codes[0], codes[1]) << architecture;
    EXPECT_EQ(read[0], read[1]) << architecture;
    EXPECT_EQ(read[0], read[2]) << architecture;
    EXPECT_EQ(model->decode(codes)[0].to_bytes(), read[0].to_bytes()) << architecture;
  }
}

TEST(LearnCodebook, SaysWhyItCannotLearn) {
  Rng rng(8);
  const GridPictures world;
  const data::PairSet pairs = world.pairs(30, rng);
  EXPECT_EQ(code_of([&] { learn_codebook(pairs, codebook_config(19, 6)); }), ExitCode::kUsage);
  data::PairSet still = pairs;  // the same picture throughout
  for (std::size_t i = 0; i < still.predecessors.size(); ++i) {
    still.predecessors[i] = still.successors[i] = pairs.predecessors[i % pairs.shape.size()];
  }
  expect_has(input_fault([&] { learn_codebook(still, codebook_config(6, 6)); }),
             "nothing to learn");
  // Whole pictures that never recur need more bits than a model can have.
  const GridPictures large{.rows = 4, .columns = 4, .height = 2, .width = 2};
  data::PairSet many = large.pairs(2200, rng);
  EXPECT_EQ(code_of([&] { learn_codebook(many, codebook_config(0, 0)); }), ExitCode::kUnsupported);
}

class CodebookFiles : public testing::Test {
 protected:
  CodebookFiles() {
    Rng rng(9);
    config_ = codebook_config(world_.height, world_.width, 2);
    book_ = learn_codebook(world_.pairs(100, rng), config_);
    config_.bits = book_.bits();
    write_codebook(folder_.path(), book_, config_);
    picture_ = world_.exact_picture(world_.any(rng));
  }
  std::string fault() const {
    return input_fault([&] { load_codebook(folder_.path()); });
  }
  // Damages the arrays; the checksum stays right.
  std::string fault_of(const std::function<void(NamedArrays&)>& damage) {
    ModelFiles files = read_model_files(folder_.path());
    damage(files.arrays);
    write_model_files(folder_.path(), files.facts, files.arrays);
    const std::string message = fault();
    expect_has(message, (folder_ / "weights.safetensors").string());
    write_codebook(folder_.path(), book_, config_);
    return message;
  }
  std::string fault_of_json(const std::function<void(Json&)>& damage) {
    Json json = Json::parse(read_text(folder_ / "model.json"));
    damage(json);
    write_atomically(folder_ / "model.json", json.dump());
    const std::string message = fault();
    expect_has(message, folder_.path().string());
    write_codebook(folder_.path(), book_, config_);
    return message;
  }

  TemporaryFolder folder_;
  GridPictures world_;
  TrainConfig config_;
  Codebook book_{PatchLayout(PatchGrid({1, 2, 1}, codebook_config(1, 1))), {}, {}, {}, {}, {}};
  Image picture_;
};

TEST_F(CodebookFiles, AreReadBack) {
  const auto loaded = load_codebook(folder_.path());
  const CodebookModel model(book_, config_);
  EXPECT_EQ(loaded->state_bits(), model.state_bits());
  EXPECT_EQ(loaded->image_shape(), model.image_shape());
  EXPECT_EQ(loaded->capabilities().places, world_.cells());
  EXPECT_EQ(loaded->capabilities().model, "codebook");
  const std::vector<Image> pictures = {picture_};
  EXPECT_EQ(loaded->encode(pictures), model.encode(pictures));
  EXPECT_EQ(loaded->decode(loaded->encode(pictures)), model.decode(model.encode(pictures)));
  Rng one(3), other(3);
  EXPECT_EQ(with_noise(*loaded, pictures, 0.3, one), with_noise(model, pictures, 0.3, other));
  EXPECT_TRUE(is_codebook(read_model_config(folder_.path())));
}

TEST_F(CodebookFiles, TheSameCodebookGivesTheSameBytes) {
  const TemporaryFolder again;
  write_codebook(again.path(), book_, config_);
  for (const char* file : {"model.json", "weights.safetensors"}) {
    EXPECT_EQ(read_bytes(again / file), read_bytes(folder_ / file)) << file;
  }
}

TEST_F(CodebookFiles, DamagedArraysAreNamed) {
  for (const char* name : {"encoder.prototypes", "encoder.fixed", "pixels.deviation"}) {
    expect_has(fault_of([&](NamedArrays& arrays) { arrays.erase(name); }), name);
    expect_has(fault_of([&](NamedArrays& arrays) {
                 arrays[name].values.pop_back();
                 arrays[name].shape = {static_cast<std::int64_t>(arrays[name].values.size())};
               }),
               "another size");
  }
  expect_has(fault_of([](NamedArrays& arrays) {
               arrays["encoder.prototypes"] = {{0, 36}, {}};
             }),
             "another size");
  for (const float value : {3.0F, -2.0F, 1e9F, std::nanf("")}) {
    expect_has(fault_of([&](NamedArrays& arrays) { arrays["encoder.fixed"].values[1] = value; }),
               "prototype that does not exist");
  }
  expect_has(fault_of([](NamedArrays& arrays) {
               arrays["encoder.shown"] = {{1}, {1}};
             }),
             "another size");
  // A prototype too many.
  expect_has(fault_of([](NamedArrays& arrays) {
               NamedArray& prototypes = arrays["encoder.prototypes"];
               prototypes.values.insert(prototypes.values.end(), 36, 0.5F);
               prototypes.shape[0] += 1;
             }),
             "number of bits");
  expect_has(fault_of([](NamedArrays& arrays) {
               for (float& fixed : arrays["encoder.fixed"].values) fixed = 0;
             }),
             "number of bits");
}

TEST_F(CodebookFiles, DamagedDescriptionsAreNamed) {
  fault_of_json([](Json& json) { json["config"]["bits"] = 7; });
  fault_of_json([](Json& json) { json["image"]["height"] = 24; });
  fault_of_json([](Json& json) { json["image"]["height"] = 17; });  // patches do not tile it
  fault_of_json([](Json& json) { json["image"]["height"] = 0; });
  fault_of_json([](Json& json) { json["image"]["width"] = -18; });
  fault_of_json([](Json& json) { json["image"]["channels"] = 0; });
  fault_of_json([](Json& json) { json["image"].erase("width"); });
  fault_of_json([](Json& json) { json["config"]["patch-height"] = 5; });
  fault_of_json([](Json& json) { json["config"]["architecture"] = "regions"; });  // but no regions
  // A million places, or no two.
  fault_of_json([](Json& json) {
    json["image"]["height"] = json["image"]["width"] = 1024;
    json["config"]["patch-height"] = json["config"]["patch-width"] = 1;
  });
  expect_has(fault_of_json([](Json& json) {
               json["config"]["architecture"] = "patches";
               json["config"]["patch-height"] = json["config"]["patch-width"] = 0;
             }),
             "model.json: config: ");
  fault_of_json([](Json& json) { json.erase("config"); });
  fault_of_json([](Json& json) { json["format"] = 99; });
  write_atomically(folder_ / "model.json", "{");
  expect_has(fault(), "model.json");
}

TEST_F(CodebookFiles, DamagedOrMissingWeightsAreNamed) {
  std::vector<std::uint8_t> bytes = read_bytes(folder_ / "weights.safetensors");
  bytes.back() ^= 1;
  write_atomically(folder_ / "weights.safetensors", bytes);
  expect_has(fault(), "weights.safetensors: damaged");
  std::filesystem::remove(folder_ / "weights.safetensors");
  expect_has(fault(), "weights.safetensors");
  std::filesystem::remove(folder_ / "model.json");
  expect_has(fault(), "model.json");
}

class CodebookBackend : public testing::Test {
 protected:
  CodebookBackend() {
    Rng rng(10);
    pairs_ = world_.pairs(100, rng);
  }
  GridPictures world_;
  data::PairSet pairs_;
  TemporaryFolder folder_;
  SilentLog log_;
  StopFlag stop_;
};

TEST_F(CodebookBackend, TrainsAndLoadsWithoutNetworks) {
  const Backend backend = with_codebooks({});
  EXPECT_FALSE(backend.has_networks());
  const TrainConfig config = backend.prepare(pairs_, codebook_config(6, 6), folder_.path(), false);
  EXPECT_EQ(config.tolerance, 2.0);  // exact pictures
  const TrainResult result = backend.train(pairs_, config, folder_.path(), false, log_, stop_);
  EXPECT_FALSE(result.interrupted);
  EXPECT_EQ(result.best_epoch, 1);
  const auto model = backend.load(folder_ / "model", 1);
  EXPECT_EQ(model->state_bits(), world_.cells() * GridPictures::kSymbols);
  EXPECT_EQ(backend.prepare(pairs_, codebook_config(6, 6, 5), folder_.path(), false).tolerance, 5);
}

TEST_F(CodebookBackend, RefusesNetworksInABuildWithoutThem) {
  const Backend backend = with_codebooks({});
  const auto message = [](const std::function<void()>& function) -> std::string {
    try {
      function();
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kUnsupported);
      return error.what();
    }
    return "";
  };
  const TrainConfig network;
  expect_has(message([&] { backend.prepare(pairs_, network, folder_.path(), false); }),
             "--model ama4+");
  expect_has(message([&] { backend.train(pairs_, network, folder_.path(), false, log_, stop_); }),
             "--model codebook");
}

TEST_F(CodebookBackend, LeavesNetworksToTheOtherBackend) {
  Backend networks;
  int prepared = 0, trained = 0;
  networks.prepare = [&](const auto&, const TrainConfig& config, const auto&, bool) {
    ++prepared;
    return config;
  };
  networks.train = [&](const auto&, const auto&, const auto&, bool, Log&, const StopFlag&) {
    ++trained;
    return TrainResult{};
  };
  networks.description = "other";
  const Backend backend = with_codebooks(networks);
  EXPECT_EQ(backend.description, "other");
  backend.prepare(pairs_, TrainConfig{}, folder_.path(), false);
  backend.train(pairs_, TrainConfig{}, folder_.path(), false, log_, stop_);
  EXPECT_EQ(prepared + trained, 2);
  const TrainConfig config = backend.prepare(pairs_, codebook_config(6, 6), folder_.path(), false);
  backend.train(pairs_, config, folder_.path(), false, log_, stop_);
  EXPECT_NE(backend.load(folder_ / "model", 1), nullptr);
  EXPECT_EQ(prepared + trained, 2);
}

}  // namespace
}  // namespace latplan::nn
