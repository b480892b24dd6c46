// A trained network as the rest of the program sees it: images <-> bits, and the learnt dynamics on bits.
// Torch-free on purpose. Every call takes a whole batch.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/bit_vector.h"
#include "base/image.h"

namespace latplan::nn {

// The image <-> bits translator, all that planning with an exported model needs.
class StateCodec {
 public:
  virtual ~StateCodec() = default;
  virtual ImageShape image_shape() const = 0;
  virtual int state_bits() const = 0;
  // [image_shape().size()] How much each pixel varied over the training pictures; 0: never.
  virtual std::vector<float> pixel_deviation() const = 0;
  // One vector per image, in order; a shape the codec was not trained on throws Error(BadInput).
  virtual std::vector<BitVector> encode(std::span<const Image> images) const = 0;
  // The mean image of each state, pixels clamped to [0, 1].
  virtual std::vector<Image> decode(std::span<const BitVector> states) const = 0;
};

class TrainedModel : public StateCodec {
 public:
  virtual int labels() const = 0;  // action labels 0 .. labels() - 1, used or not
  // The most likely action label of each transition, argmax q(a | z0, z1).
  virtual std::vector<int> label(std::span<const BitVector> before,
                                 std::span<const BitVector> after) const = 0;
  // The learnt forward dynamics z2 = apply(z0, a), and backward z3 = regress(z1, a), at test time.
  virtual std::vector<BitVector> apply(std::span<const BitVector> states,
                                       std::span<const int> labels) const = 0;
  virtual std::vector<BitVector> regress(std::span<const BitVector> states,
                                         std::span<const int> labels) const = 0;
};

}  // namespace latplan::nn
