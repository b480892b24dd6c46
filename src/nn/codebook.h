// A codebook: every patch of a picture is read as the nearest of a few prototypes (vector quantisation), one bit per
// place and prototype. It suits worlds whose pictures consist of a few recurring parts. Needs no LibTorch.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <vector>

#include "nn/patch_layout.h"
#include "nn/safetensors.h"
#include "nn/train_config.h"
#include "nn/trained_model.h"

namespace latplan::nn {

// Evidence that a place shows a value which it never showed in training.
inline constexpr double kNewValueNats = 12;

// What can be at a place, pixels in [0, 1].
struct Prototypes {
  int values = 0;
  std::vector<float> read;   // [values, size of the place]
  std::vector<float> drawn;  // [values, number of pixels that are only drawn]
};

struct Codebook {
  PatchLayout layout;
  std::vector<Prototypes> prototypes;  // of all places, or of each
  std::vector<int> fixed;              // [places] the only value of this place; -1: it has several
  std::vector<float> mean;             // [pixels] of the training pictures: shown where no place is
  std::vector<float> deviation;  // [pixels] standard deviation in training: the unit of added noise
  BitVector shown;         // [bits] in some training picture; no bits: not known, or all of them
  BitVector ignored = {};  // [height x width] pixels that change on their own; no bits: none

  const Prototypes& at(int place) const { return prototypes[layout.shared() ? 0 : place]; }
  int bits() const;  // one for each value of each place that has several
};

// The nearest prototype of a patch, and its squared distance. Prototypes farther than `limit` do not count: value -1.
struct Nearest {
  int value = -1;
  float distance = 0;
};
Nearest nearest_prototype(std::span<const float> prototypes, std::span<const float> patch,
                          float limit);

// A value that a place never showed in training is read only where the patch differs from it by no more than the
// tolerance, or where it is far more likely than all others, given the noise of the other places: the nearest prototype of
// a noisy patch may be one that never occurs there.
class CodebookModel final : public TrainedModel {
 public:
  CodebookModel(Codebook book, TrainConfig config);

  Capabilities capabilities() const override;
  ImageShape image_shape() const override { return book_.layout.picture(); }
  int state_bits() const override { return book_.bits(); }
  int labels() const override { return 0; }
  std::vector<BitVector> encode(std::span<const Image> images) const override;
  // The pixels that change on their own look alike in all pictures.
  std::vector<Image> as_read(std::span<const Image> images) const override;
  // Takes the deviation of the noise from the distances to the nearest prototypes.
  std::vector<LikelyCode> likely_codes(const Image& image) const override;
  std::span<const float> noise_units() const override { return book_.deviation; }
  // A place without a bit, or with several, shows the mean of all prototypes, or of these.
  std::vector<Image> decode(std::span<const BitVector> states) const override;
  std::vector<int> label(std::span<const BitVector>, std::span<const BitVector>) const override;
  std::vector<BitVector> apply(std::span<const BitVector>, std::span<const int>) const override;
  std::vector<BitVector> regress(std::span<const BitVector>, std::span<const int>) const override;

 private:
  // Calls use(prototypes, patch, its first bit) for each place with several values.
  template <typename Use>
  void read_places(const Image& image, const Use& use) const;
  bool is_shown(int bit) const { return book_.shown.size() == 0 || book_.shown.get(bit); }
  struct Reading;
  Reading read_patch(const Prototypes& known, std::span<const float> patch, int first_bit) const;
  // squares, pixels: distances and sizes of all places.
  int value_of(const Reading& reading, double squares, double pixels) const;
  Codebook book_;
  TrainConfig config_;
};

// FOLDER/model.json and weights.safetensors, in the format of all models.
void write_codebook(const std::filesystem::path& folder, const Codebook& book,
                    const TrainConfig& config);
// Damaged, or not a codebook: Error(BadInput).
Codebook read_codebook(const std::filesystem::path& folder);
std::unique_ptr<TrainedModel> load_codebook(const std::filesystem::path& folder);

}  // namespace latplan::nn
