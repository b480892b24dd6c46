// A trained model whose states are recoded. It decodes, labels and applies by the latent bits.
#pragma once

#include <memory>
#include <vector>

#include "extract/recoding.h"
#include "nn/trained_model.h"

namespace latplan::extract {

class RecodedModel final : public nn::TrainedModel {
 public:
  using SharedModel = std::shared_ptr<const nn::TrainedModel>;
  RecodedModel(SharedModel base, std::shared_ptr<const Recoding> recoding)
      : base_(std::move(base)), recoding_(std::move(recoding)) {}

  ImageShape image_shape() const override { return base_->image_shape(); }
  int state_bits() const override { return recoding_->state_bits(); }
  std::vector<BitVector> encode(std::span<const Image> images) const override;
  std::vector<Image> as_read(std::span<const Image> images) const override;
  std::vector<nn::LikelyCode> likely_codes(const Image& image) const override;
  std::span<const float> noise_units() const override { return base_->noise_units(); }
  std::vector<Image> decode(std::span<const BitVector> states) const override;
  const nn::TrainedModel& learnt() const override { return *base_; }
  nn::Capabilities capabilities() const override { return base_->capabilities(); }
  int labels() const override { return base_->labels(); }
  std::vector<int> used_labels() const override { return base_->used_labels(); }
  std::vector<int> label(std::span<const BitVector> before,
                         std::span<const BitVector> after) const override;
  std::vector<BitVector> apply(std::span<const BitVector> states,
                               std::span<const int> labels) const override;
  std::vector<BitVector> regress(std::span<const BitVector> states,
                                 std::span<const int> labels) const override;
  nn::NamedNumbers loss_terms(std::span<const Image> before,
                              std::span<const Image> after) const override {
    return base_->loss_terms(before, after);
  }

 private:
  std::vector<BitVector> recoded(std::vector<BitVector> latent) const;
  std::vector<BitVector> latent_bits(std::span<const BitVector> states) const;
  SharedModel base_;
  std::shared_ptr<const Recoding> recoding_;
};

// The model as a table over recoded states sees it; the model itself where there is no recoding.
std::shared_ptr<const nn::TrainedModel> with_recoding(std::shared_ptr<const nn::TrainedModel> model,
                                                      std::shared_ptr<const Recoding> recoding);
// The same for a model that the caller keeps alive.
std::shared_ptr<const nn::TrainedModel> borrow(const nn::TrainedModel& model);

}  // namespace latplan::extract
