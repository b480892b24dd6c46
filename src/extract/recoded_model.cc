#include "extract/recoded_model.h"

namespace latplan::extract {

std::vector<BitVector> RecodedModel::recoded(std::vector<BitVector> latent) const {
  for (BitVector& state : latent) state = recoding_->recode(state);
  return latent;
}

std::vector<BitVector> RecodedModel::latent_bits(std::span<const BitVector> states) const {
  std::vector<BitVector> latent;
  for (const BitVector& state : states) latent.push_back(recoding_->latent(state));
  return latent;
}

std::vector<BitVector> RecodedModel::encode(std::span<const Image> images) const {
  return recoded(base_->encode(images));
}

std::vector<Image> RecodedModel::as_read(std::span<const Image> images) const {
  return base_->as_read(images);
}

std::vector<nn::LikelyCode> RecodedModel::likely_codes(const Image& image) const {
  std::vector<nn::LikelyCode> codes = base_->likely_codes(image);
  for (nn::LikelyCode& one : codes) one.code = recoding_->recode(one.code);
  return codes;
}

std::vector<Image> RecodedModel::decode(std::span<const BitVector> states) const {
  return base_->decode(latent_bits(states));
}

std::vector<int> RecodedModel::label(std::span<const BitVector> before,
                                     std::span<const BitVector> after) const {
  return base_->label(latent_bits(before), latent_bits(after));
}

std::vector<BitVector> RecodedModel::apply(std::span<const BitVector> states,
                                           std::span<const int> labels) const {
  return recoded(base_->apply(latent_bits(states), labels));
}

std::vector<BitVector> RecodedModel::regress(std::span<const BitVector> states,
                                             std::span<const int> labels) const {
  return recoded(base_->regress(latent_bits(states), labels));
}

std::shared_ptr<const nn::TrainedModel> with_recoding(std::shared_ptr<const nn::TrainedModel> model,
                                                      std::shared_ptr<const Recoding> recoding) {
  if (!recoding) return model;
  return std::make_shared<RecodedModel>(std::move(model), std::move(recoding));
}

std::shared_ptr<const nn::TrainedModel> borrow(const nn::TrainedModel& model) {
  return {std::shared_ptr<void>(), &model};
}

}  // namespace latplan::extract
