// Other bits for the same states, computed from the learnt ones: what the exported actions speak of where the network's
// own bits do not say well what an action needs. Kinds: either_bits.h, place_bits.h.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "nn/backend.h"
#include "nn/trained_model.h"
#include "pipeline/encoded_pairs.h"
#include "pipeline/run_folder.h"

namespace latplan::pipeline {

class Recoding {
 public:
  virtual ~Recoding() = default;
  virtual int state_bits() const = 0;
  virtual BitVector recode(const BitVector& learnt) const = 0;
  virtual BitVector learnt(const BitVector& state) const = 0;  // the way back
  virtual nlohmann::json to_json() const = 0;                  // with its "kind"
};

// The same without one (null): states as they are.
BitVector recode(const BitVector& learnt, const Recoding* recoding);
EncodedPairs recode(const EncodedPairs& learnt, const Recoding* recoding);

// A model whose states are recoded; it decodes, labels and applies by the learnt bits.
class RecodedModel final : public nn::TrainedModel {
 public:
  using Shared = std::shared_ptr<const Recoding>;
  // `base` must outlive it.
  RecodedModel(const nn::TrainedModel& base, Shared recoding)
      : base_(base), recoding_(std::move(recoding)) {}
  RecodedModel(std::unique_ptr<nn::TrainedModel> base, Shared recoding)
      : owned_(std::move(base)), base_(*owned_), recoding_(std::move(recoding)) {}

  ImageShape image_shape() const override { return base_.image_shape(); }
  int state_bits() const override { return recoding_->state_bits(); }
  std::vector<BitVector> encode(std::span<const Image> images) const override;
  std::vector<Image> with_noise(std::span<const Image> images, double deviation,
                                Rng& rng) const override {
    return base_.with_noise(images, deviation, rng);
  }
  std::vector<BitVector> encode_noisy(std::span<const Image> images, double deviation,
                                      Rng& rng) const override;
  std::vector<Image> decode(std::span<const BitVector> states) const override;
  const nn::TrainedModel& learnt() const override { return base_; }
  nn::Capabilities capabilities() const override { return base_.capabilities(); }
  int labels() const override { return base_.labels(); }
  std::vector<int> used_labels() const override { return base_.used_labels(); }
  std::vector<int> label(std::span<const BitVector> before,
                         std::span<const BitVector> after) const override;
  std::vector<BitVector> apply(std::span<const BitVector> states,
                               std::span<const int> labels) const override;
  std::vector<BitVector> regress(std::span<const BitVector> states,
                                 std::span<const int> labels) const override;
  nn::NamedNumbers loss_terms(std::span<const Image> before,
                              std::span<const Image> after) const override {
    return base_.loss_terms(before, after);
  }

 private:
  std::vector<BitVector> recoded(std::vector<BitVector> learnt) const;
  std::vector<BitVector> learnt_bits(std::span<const BitVector> states) const;
  std::unique_ptr<nn::TrainedModel> owned_;
  const nn::TrainedModel& base_;
  Shared recoding_;
};

// RUN/recoding.json, beside RUN/domain.pddl. None: the file is removed.
void write_recoding(const RunFolder& run, const Recoding* recoding);
// Null when there is no such file. Damaged, or not of a model with `learnt_bits`: Error(BadInput).
std::shared_ptr<const Recoding> read_recoding(const RunFolder& run, int learnt_bits);

// The model of a run as its exported actions see it.
std::unique_ptr<nn::TrainedModel> load_model(const nn::Backend& backend, const RunFolder& run,
                                             int threads);

}  // namespace latplan::pipeline
