// Between pictures and the network's input: each pixel is normalised with mean and deviation of the training split.
// Pixels that never change there carry no information: the network does not see them, and they decode to their mean.
#pragma once

#include <ATen/ATen.h>

#include <span>
#include <string>
#include <vector>

#include "base/image.h"
#include "data/pair_set.h"
#include "nn/safetensors.h"

namespace latplan::nn::torch_backend {

class PixelScaler {
 public:
  static PixelScaler fit(const data::PairSet& pairs);  // from the training split alone
  static PixelScaler load(ImageShape shape, const NamedArrays& arrays, const std::string& file);
  void store(NamedArrays& arrays) const;

  int inputs() const { return static_cast<int>(kept_.size()); }
  const ImageShape& shape() const { return shape_; }

  // [rows, inputs] float, normalised, on the CPU.
  at::Tensor from_bytes(const std::vector<std::uint8_t>& images,
                        const std::vector<std::int64_t>& rows) const;
  at::Tensor from_images(std::span<const Image> images) const;
  std::vector<Image> to_images(const at::Tensor& normalised) const;  // clamped to [0, 1]

 private:
  void select();
  ImageShape shape_;
  std::vector<float> mean_, deviation_;  // [pixels]; deviation 0: constant
  std::vector<int> kept_;                // pixels the network sees
};

// How many principal components carry `share` of the variance of the rows [rows, inputs]: an unlabelled guess at how
// many things can change in the pictures.
int principal_components(const at::Tensor& rows, double share);

}  // namespace latplan::nn::torch_backend
