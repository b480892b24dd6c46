// Images <-> normalised network input. Each pixel is normalised with mean and standard deviation of
// the training split; with patches, of the same pixel in all patches. Constant pixels carry no
// information: dense networks skip them, others see zeros. They decode to their mean.
#pragma once

#include <ATen/ATen.h>

#include <span>
#include <string>
#include <vector>

#include "base/image.h"
#include "data/pair_set.h"
#include "nn/safetensors.h"
#include "nn/torch/codec.h"

namespace latplan::nn::torch_backend {

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
  PixelLayout layout() const { return {inputs(), shape_}; }

  // [rows, inputs] float, normalised, on the CPU.
  at::Tensor from_bytes(const std::vector<std::uint8_t>& images,
                        const std::vector<std::int64_t>& rows) const;
  at::Tensor from_images(std::span<const Image> images) const;
  std::vector<Image> to_images(const at::Tensor& normalised) const;  // clamped to [0, 1]

 private:
  void select(const TrainConfig& config);
  void share_deviation(bool fully);
  float normalised(float value, int pixel) const {
    return deviation_[pixel] > 0 ? (value - mean_[pixel]) / deviation_[pixel] : 0.0F;
  }
  ImageShape shape_;
  std::vector<float> mean_, deviation_;  // [pixels]; deviation 0: constant pixel
  std::vector<int> kept_;                // pixels the network sees
};

// The number of principal components that carry `share` of the variance of the rows [rows, inputs]
// and exceed the noise: an estimate of how many features vary. Independent pixel noise spreads over
// all components; its level is estimated from the median eigenvalue.
int principal_components(const at::Tensor& rows, double share);
// The median of the Marchenko-Pastur law, the distribution of the positive eigenvalues of Y^T Y /
// rows for Y [rows, inputs] with independent entries of variance 1; ratio = inputs / rows.
double noise_median(double ratio);

}  // namespace latplan::nn::torch_backend
