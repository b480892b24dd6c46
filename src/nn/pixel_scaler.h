// Images <-> normalised network input. Each pixel is normalised with mean and standard deviation of
// the training split; with patches, of the same pixel in all patches. Constant pixels carry no
// information: dense networks skip them, others see zeros. They decode to their mean.
#pragma once

#include <string>
#include <vector>

#include "base/image.h"
#include "data/pair_set.h"
#include "nn/safetensors.h"
#include "nn/train_config.h"

namespace latplan::nn {

class PixelScaler {
 public:
  // From the training split. `config` decides which pixels the network sees and how they are
  // scaled.
  static PixelScaler fit(const data::PairSet& pairs, const TrainConfig& config = {});
  static PixelScaler load(ImageShape shape, const NamedArrays& arrays, const std::string& file,
                          const TrainConfig& config = {});
  void store(NamedArrays& arrays) const;

  int inputs() const { return static_cast<int>(kept_.size()); }
  const ImageShape& shape() const { return shape_; }
  const std::vector<int>& kept() const { return kept_; }            // pixels the network sees
  const std::vector<float>& means() const { return mean_; }         // of all pixels
  std::span<const float> deviations() const { return deviation_; }  // 0: constant pixel

  // Writes inputs() numbers. Wrong image shape: Error(BadInput).
  void normalise(const Image& image, float* out) const;
  Image to_image(const float* normalised) const;  // clamped to [0, 1]

 protected:
  float normalised(float value, int pixel) const {
    return deviation_[pixel] > 0 ? (value - mean_[pixel]) / deviation_[pixel] : 0.0F;
  }

 private:
  void select(const TrainConfig& config);
  void share_deviation(bool fully);
  ImageShape shape_;
  std::vector<float> mean_, deviation_;  // [pixels]
  std::vector<int> kept_;
};

}  // namespace latplan::nn
