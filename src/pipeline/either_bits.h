// Bits "one of these is true", derived from the learnt ones. STRIPS preconditions are conjunctions; worlds in which
// "something must stand below" need a disjunction. Where the bits of a set are never true together, whether one of them
// is true follows from every effect, so the derived bit is an ordinary proposition and the actions stay as many.
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "nn/backend.h"
#include "nn/trained_model.h"
#include "pipeline/extract.h"
#include "pipeline/run_folder.h"

namespace latplan::pipeline {

// Sets of mutually exclusive bits, one of which was true in every state in which some bit was turned on (or off),
// although chance would have shown others: n log(share of states that have one) < log(alpha / F).
EitherSets find_either_sets(const EncodedPairs& pairs, double alpha);

// Those of the sets whose derived bit some action of a table over wide states asks for without asking for one of the
// set's own bits: the others say nothing new.
EitherSets telling_sets(const EitherSets& sets, const symbolic::ActionTable& table);

BitVector widen(const BitVector& state, const EitherSets& sets);
EncodedPairs widen(const EncodedPairs& pairs, const EitherSets& sets);

// A model whose states carry the derived bits; it decodes, labels and applies by the learnt bits alone.
class EitherModel final : public nn::TrainedModel {
 public:
  // `base` must outlive it.
  EitherModel(const nn::TrainedModel& base, EitherSets sets)
      : base_(base), sets_(std::move(sets)) {}
  EitherModel(std::unique_ptr<nn::TrainedModel> base, EitherSets sets)
      : owned_(std::move(base)), base_(*owned_), sets_(std::move(sets)) {}

  ImageShape image_shape() const override { return base_.image_shape(); }
  int state_bits() const override;
  std::vector<BitVector> encode(std::span<const Image> images) const override;
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
  std::vector<BitVector> wide(std::vector<BitVector> states) const;
  std::vector<BitVector> narrow(std::span<const BitVector> states) const;
  std::unique_ptr<nn::TrainedModel> owned_;
  const nn::TrainedModel& base_;
  EitherSets sets_;
};

// RUN/either.json, beside RUN/domain.pddl: {"sets": [[bit, ...], ...]}. No sets: the file is removed.
void write_either_sets(const RunFolder& run, const EitherSets& sets);
// Empty when there is no such file. Damaged, or naming bits past `learnt_bits`: Error(BadInput).
EitherSets read_either_sets(const RunFolder& run, int learnt_bits);

// The model of a run as its exported actions see it.
std::unique_ptr<nn::TrainedModel> load_model(const nn::Backend& backend, const RunFolder& run,
                                             int threads);

}  // namespace latplan::pipeline
