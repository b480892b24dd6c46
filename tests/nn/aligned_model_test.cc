#include "nn/aligned_model.h"

#include <gtest/gtest.h>

#include "base/picture_file.h"
#include "base/temporary_folder.h"
#include "nn/codebook.h"
#include "nn/codebook_training.h"
#include "support/camera_pictures.h"
#include "support/input_fault.h"

namespace latplan::nn {
namespace {

class AlignedModel : public testing::Test {
 protected:
  AlignedModel() {
    TrainConfig config;
    config.model = "codebook";
    config.patch_height = config.patch_width = 6;
    Codebook book = learn_codebook(photographs({}), config);
    book.shown = {};  // with it, this shift does no harm
    config.bits = book.bits();
    write_codebook(folder_ / "model", book, config);
  }
  std::unique_ptr<TrainedModel> load() const {
    return with_codebooks({}).load(folder_ / "model", 1);
  }
  TemporaryFolder folder_;
};

TEST_F(AlignedModel, ReadsPicturesOfAMovedCamera) {
  const Camera camera{.shift = 1, .brightness = 0.05};
  Rng rng(2);
  std::vector<Image> exact, taken;
  for (int counter = 6; counter < 9; ++counter) {
    exact.push_back(scene(counter));
    taken.push_back(photograph(exact.back(), camera, rng));
  }
  const auto plain = load();
  const std::vector<BitVector> codes = plain->encode(exact);
  EXPECT_NE(plain->encode(taken), codes);
  write_reference(folder_ / "model", *data::Alignment::find(photographs(camera)));
  const auto aligned = load();
  EXPECT_EQ(aligned->encode(taken), codes);
  EXPECT_EQ(aligned->encode(exact), codes);
  EXPECT_EQ(aligned->decode(codes), plain->decode(codes));
}

TEST_F(AlignedModel, RefusesAReferenceOfAnotherSize) {
  write_png(reference_file(folder_ / "model"), Image({4, 4, 3}));
  expect_has(input_fault([&] { load(); }), "reference.png");
}

}  // namespace
}  // namespace latplan::nn
