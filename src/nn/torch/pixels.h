// Between pictures and the network's input: each pixel is normalised with mean and deviation of the training split;
// with patches, of its place in all of them. Pixels that never change there carry no information: a dense network does
// not see them, any other sees zeros in their place, and they decode to their mean.
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
  // From the training split alone; `config` says which pixels its network sees and what they are divided by.
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
  void share_deviation(bool wholly);
  float normalised(float value, int pixel) const {
    return deviation_[pixel] > 0 ? (value - mean_[pixel]) / deviation_[pixel] : 0.0F;
  }
  ImageShape shape_;
  std::vector<float> mean_, deviation_;  // [pixels]; deviation 0: constant
  std::vector<int> kept_;                // pixels the network sees
};

// How many principal components carry `share` of the variance of the rows [rows, inputs] and stand out of the noise: an
// unlabelled guess at how many things can change in the pictures. Noise that every pixel has of its own spreads over all
// components and would fill any share; its level is read off the middle one. Pictures without noise have none.
int principal_components(const at::Tensor& rows, double share);
// The median of the Marchenko-Pastur law: of the positive eigenvalues of Y^T Y / rows, Y [rows, inputs] of independent
// entries with variance 1, ratio = inputs / rows.
double noise_median(double ratio);

}  // namespace latplan::nn::torch_backend
