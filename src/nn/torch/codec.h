// Encoder and decoder by architecture: normalised pixels [rows, columns] <-> latent bits [rows, bits].
#pragma once

#include <memory>

#include "base/image.h"
#include "nn/torch/layers.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

// What the network sees of a picture. Fully connected networks see the pixels that change, in any order;
// convolutional ones all of them, row by row with channels interleaved, so that inputs = shape.size().
struct PixelLayout {
  int inputs = 0;
  ImageShape shape;
};

class Codec {
 public:
  virtual ~Codec() = default;
  // Pictures are rows of so many values: the inputs and, on a GPU, a few zeros.
  virtual int columns() const = 0;
  virtual at::Tensor encode(const at::Tensor& x, Mode mode) = 0;  // [rows, encoder outputs]
  virtual at::Tensor decode(const at::Tensor& z, Mode mode) = 0;  // [rows, columns]
};

// Declares the layers. `outputs` of the encoder: a multiple of config.bits.
std::unique_ptr<Codec> make_codec(Layers& layers, const TrainConfig& config,
                                  const PixelLayout& pixels, int outputs);

}  // namespace latplan::nn::torch_backend
