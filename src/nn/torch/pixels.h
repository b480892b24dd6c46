// The pixel scaler on tensors, and the number of features that vary in the pixels.
#pragma once

#include <ATen/ATen.h>

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/image.h"
#include "data/pair_set.h"
#include "nn/pixel_scaler.h"
#include "nn/safetensors.h"
#include "nn/torch/codec.h"

namespace latplan::nn::torch_backend {

class PixelScaler : public nn::PixelScaler {
 public:
  static PixelScaler fit(const data::PairSet& pairs, const TrainConfig& config = {}) {
    return PixelScaler(nn::PixelScaler::fit(pairs, config));
  }
  static PixelScaler load(ImageShape shape, const NamedArrays& arrays, const std::string& file,
                          const TrainConfig& config = {}) {
    return PixelScaler(nn::PixelScaler::load(shape, arrays, file, config));
  }
  PixelLayout layout() const { return {inputs(), shape()}; }

  // [rows, inputs] float, normalised, on the CPU.
  at::Tensor from_bytes(const std::vector<std::uint8_t>& images,
                        const std::vector<std::int64_t>& rows) const;
  at::Tensor from_images(std::span<const Image> images) const;
  // Rows of inputs() numbers or more.
  std::vector<Image> to_images(const at::Tensor& normalised) const;  // clamped to [0, 1]

 private:
  explicit PixelScaler(nn::PixelScaler scaler) : nn::PixelScaler(std::move(scaler)) {}
};

// The number of principal components that carry `share` of the variance of the rows [rows, inputs]
// and exceed the noise: an estimate of how many features vary. Independent pixel noise spreads over
// all components; its level is estimated from the median eigenvalue.
int principal_components(const at::Tensor& rows, double share);
// The median of the Marchenko-Pastur law, the distribution of the positive eigenvalues of Y^T Y /
// rows for Y [rows, inputs] with independent entries of variance 1; ratio = inputs / rows.
double noise_median(double ratio);

}  // namespace latplan::nn::torch_backend
