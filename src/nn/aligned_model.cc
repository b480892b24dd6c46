#include "nn/aligned_model.h"

#include <utility>

#include "base/error.h"
#include "base/picture_file.h"

namespace latplan::nn {
namespace {

class AlignedModel final : public TrainedModel {
 public:
  AlignedModel(std::unique_ptr<TrainedModel> model, data::Alignment alignment)
      : model_(std::move(model)), alignment_(std::move(alignment)) {}

  ImageShape image_shape() const override { return model_->image_shape(); }
  int state_bits() const override { return model_->state_bits(); }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    return model_->encode(aligned(images));
  }
  std::vector<Image> as_read(std::span<const Image> images) const override {
    return model_->as_read(aligned(images));
  }
  std::vector<LikelyCode> likely_codes(const Image& image) const override {
    return model_->likely_codes(aligned(std::span(&image, 1)).front());
  }
  std::span<const float> noise_units() const override { return model_->noise_units(); }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    return model_->decode(states);
  }
  Capabilities capabilities() const override { return model_->capabilities(); }
  int labels() const override { return model_->labels(); }
  std::vector<int> used_labels() const override { return model_->used_labels(); }
  std::vector<int> label(std::span<const BitVector> before,
                         std::span<const BitVector> after) const override {
    return model_->label(before, after);
  }
  std::vector<BitVector> apply(std::span<const BitVector> states,
                               std::span<const int> labels) const override {
    return model_->apply(states, labels);
  }
  std::vector<BitVector> regress(std::span<const BitVector> states,
                                 std::span<const int> labels) const override {
    return model_->regress(states, labels);
  }
  NamedNumbers loss_terms(std::span<const Image> before,
                          std::span<const Image> after) const override {
    return model_->loss_terms(aligned(before), aligned(after));
  }

 private:
  // Images of another shape pass: the model reports them.
  std::vector<Image> aligned(std::span<const Image> images) const {
    std::vector<Image> result;
    result.reserve(images.size());
    for (const Image& image : images) {
      result.push_back(image.shape() == image_shape() ? alignment_.apply(image) : image);
    }
    return result;
  }

  std::unique_ptr<TrainedModel> model_;
  data::Alignment alignment_;
};

}  // namespace

std::filesystem::path reference_file(const std::filesystem::path& model_folder) {
  return model_folder / "reference.png";
}

void write_reference(const std::filesystem::path& model_folder, const data::Alignment& alignment) {
  write_png(reference_file(model_folder), alignment.reference());
}

std::unique_ptr<TrainedModel> with_alignment(std::unique_ptr<TrainedModel> model,
                                             const std::filesystem::path& model_folder) {
  const std::filesystem::path file = reference_file(model_folder);
  std::error_code missing;
  if (!std::filesystem::exists(file, missing)) return model;
  Image reference = read_picture(file);
  if (reference.shape() != model->image_shape()) {
    throw input_error(file.string() + ": " + reference.shape().to_string() + "; expected " +
                      model->image_shape().to_string() + ", as in model.json");
  }
  return std::make_unique<AlignedModel>(std::move(model), data::Alignment(std::move(reference)));
}

}  // namespace latplan::nn
