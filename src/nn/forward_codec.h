// Encoder and decoder of a trained network at test time, by architecture: normalised pixels [rows, inputs] <-> latent bits
// [rows, bits]. The same functions as in nn/torch/codec.h.
#pragma once

#include <memory>

#include "base/image.h"
#include "nn/forward_layers.h"
#include "nn/matrix.h"
#include "nn/train_config.h"

namespace latplan::nn {

class ForwardCodec {
 public:
  virtual ~ForwardCodec() = default;
  virtual Matrix encode(Matrix x) const = 0;  // logits
  virtual Matrix decode(Matrix z) const = 0;
};

// `inputs`: the pixels the network sees; all but dense networks see every pixel of `shape`.
std::unique_ptr<ForwardCodec> make_forward_codec(const WeightSource& source,
                                                 const TrainConfig& config, int inputs,
                                                 const ImageShape& shape);

}  // namespace latplan::nn
