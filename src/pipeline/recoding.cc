#include "pipeline/recoding.h"

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "pipeline/either_bits.h"
#include "pipeline/place_bits.h"

namespace latplan::pipeline {

BitVector recode(const BitVector& learnt, const Recoding* recoding) {
  return recoding == nullptr ? learnt : recoding->recode(learnt);
}

EncodedPairs recode(const EncodedPairs& learnt, const Recoding* recoding) {
  EncodedPairs pairs = learnt;
  for (auto* states : {&pairs.before, &pairs.after}) {
    for (BitVector& state : *states) state = recode(state, recoding);
  }
  return pairs;
}

std::vector<BitVector> RecodedModel::recoded(std::vector<BitVector> learnt) const {
  for (BitVector& state : learnt) state = recoding_->recode(state);
  return learnt;
}

std::vector<BitVector> RecodedModel::learnt_bits(std::span<const BitVector> states) const {
  std::vector<BitVector> learnt;
  for (const BitVector& state : states) learnt.push_back(recoding_->learnt(state));
  return learnt;
}

std::vector<BitVector> RecodedModel::encode(std::span<const Image> images) const {
  return recoded(base_.encode(images));
}

std::vector<BitVector> RecodedModel::encode_noisy(std::span<const Image> images, double deviation,
                                                  Rng& rng) const {
  return recoded(base_.encode_noisy(images, deviation, rng));
}

std::vector<Image> RecodedModel::decode(std::span<const BitVector> states) const {
  return base_.decode(learnt_bits(states));
}

std::vector<int> RecodedModel::label(std::span<const BitVector> before,
                                     std::span<const BitVector> after) const {
  return base_.label(learnt_bits(before), learnt_bits(after));
}

std::vector<BitVector> RecodedModel::apply(std::span<const BitVector> states,
                                           std::span<const int> labels) const {
  return recoded(base_.apply(learnt_bits(states), labels));
}

std::vector<BitVector> RecodedModel::regress(std::span<const BitVector> states,
                                             std::span<const int> labels) const {
  return recoded(base_.regress(learnt_bits(states), labels));
}

void write_recoding(const RunFolder& run, const Recoding* recoding) {
  if (recoding == nullptr) {
    std::error_code error;
    std::filesystem::remove(run.recoding_file(), error);
    return;
  }
  write_atomically(run.recoding_file(), recoding->to_json().dump() + "\n");
}

std::shared_ptr<const Recoding> read_recoding(const RunFolder& run, int learnt_bits) {
  const std::filesystem::path file = run.recoding_file();
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return nullptr;
  try {
    const nlohmann::json json = nlohmann::json::parse(read_text(file));
    const std::string kind = json.at("kind").get<std::string>();
    if (kind == EitherBits::kKind) return EitherBits::from_json(json, learnt_bits);
    if (kind == PlaceBits::kKind) return PlaceBits::from_json(json, learnt_bits);
  } catch (const nlohmann::json::exception&) {  // told below
  } catch (const Error&) {
  }
  throw input_error(file.string() + ": damaged, or of another model; expected the recoding of " +
                    std::to_string(learnt_bits) + " learnt bits; export the run again");
}

std::unique_ptr<nn::TrainedModel> load_model(const nn::Backend& backend, const RunFolder& run,
                                             int threads) {
  std::unique_ptr<nn::TrainedModel> model = backend.load(run.model, threads);
  std::shared_ptr<const Recoding> recoding = read_recoding(run, model->state_bits());
  if (!recoding) return model;
  return std::make_unique<RecodedModel>(std::move(model), std::move(recoding));
}

}  // namespace latplan::pipeline
