// Encoder and decoder by architecture: normalised pixels [rows, columns] <-> latent bits [rows,
// bits].
#pragma once

#include <ATen/ATen.h>

#include <memory>

#include "base/image.h"
#include "nn/torch/layers.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

// The pixels a network sees. Dense networks see the pixels that change, in any order. The others
// see all pixels, row-major with interleaved channels: inputs = shape.size().
struct PixelLayout {
  int inputs = 0;
  ImageShape shape;
};

class Codec {
 public:
  virtual ~Codec() = default;
  // Row length of an image: the inputs and, on a GPU, zero padding.
  virtual int columns() const = 0;
  virtual at::Tensor encode(const at::Tensor& x, Mode mode) = 0;  // logits [rows, bits]
  virtual at::Tensor decode(const at::Tensor& z, Mode mode) = 0;  // [rows, columns]
};

std::unique_ptr<Codec> make_codec(Layers& layers, const TrainConfig& config,
                                  const PixelLayout& pixels);

}  // namespace latplan::nn::torch_backend
