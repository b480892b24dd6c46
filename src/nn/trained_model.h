// Interface of a trained network: images <-> latent codes, and the learnt dynamics on codes. Free
// of LibTorch. Every call takes a batch.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/bit_vector.h"
#include "base/image.h"
#include "base/rng.h"
#include "nn/likely_codes.h"

namespace latplan::nn {

// Images <-> latent codes: all that planning with an exported model needs.
class StateCodec {
 public:
  virtual ~StateCodec() = default;
  virtual ImageShape image_shape() const = 0;
  virtual int state_bits() const = 0;
  // One code per image, in order. Wrong image shape: Error(BadInput).
  virtual std::vector<BitVector> encode(std::span<const Image> images) const = 0;
  // The images as encode() reads them: aligned, if the model aligns pictures.
  virtual std::vector<Image> as_read(std::span<const Image> images) const {
    return {images.begin(), images.end()};
  }
  // encode() of the image, then other codes that it may have if it is noisy, the most likely first.
  virtual std::vector<LikelyCode> likely_codes(const Image& image) const;
  // Of each pixel: the unit of added noise, which normalisation divides by; 0: the pixel never changes. Empty: 1 each.
  virtual std::span<const float> noise_units() const { return {}; }
  // The mean image of each code, pixels clamped to [0, 1].
  virtual std::vector<Image> decode(std::span<const BitVector> states) const = 0;
};

// The images with Gaussian noise of this deviation in the codec's units, not clamped.
std::vector<Image> with_noise(const StateCodec& codec, std::span<const Image> images,
                              double deviation, Rng& rng);

// The upper left pixel of a patch.
struct Corner {
  int y = 0, x = 0;
  friend auto operator<=>(const Corner&, const Corner&) = default;
};

// The operations a model supports. Default: AMA4+ with Back-to-Logit.
struct Capabilities {
  std::string model = "ama4+";
  bool actions = true;    // label(), apply(), successors()
  bool backward = true;   // regress(); otherwise preconditions come from the observed predecessors
  bool observed = false;  // AMA1: the actions are the transitions of the training pairs
  // Patches of the image with their own, adjacent bits, all encoded by the same network.
  int places = 1;
  std::vector<Corner> corners = {};  // of these patches, if they are a grid
  // Why the model has no STRIPS actions, as a message for `export`; empty: it has.
  std::string no_strips = {};
};

// Loss terms by name.
using NamedNumbers = std::vector<std::pair<std::string, double>>;

class TrainedModel : public StateCodec {
 public:
  virtual Capabilities capabilities() const { return {}; }
  // The network itself, for models that extend its codes by further bits.
  virtual const TrainedModel& learnt() const { return *this; }

  virtual int labels() const = 0;  // action labels 0 .. labels() - 1, used or not; 0: no actions
  // Labels of some training pair, ascending; all labels if unknown.
  virtual std::vector<int> used_labels() const;
  // The most likely action label of each transition, argmax q(a | z0, z1).
  virtual std::vector<int> label(std::span<const BitVector> before,
                                 std::span<const BitVector> after) const = 0;
  // The learnt dynamics at test time: forward z2 = apply(z0, a), backward z3 = regress(z1, a).
  virtual std::vector<BitVector> apply(std::span<const BitVector> states,
                                       std::span<const int> labels) const = 0;
  virtual std::vector<BitVector> regress(std::span<const BitVector> states,
                                         std::span<const int> labels) const = 0;

  // The black-box successor function: for each state the distinct successors by its used labels, in
  // the order of the labels, without the state itself. Pruned by the default SuccessorFilter.
  std::vector<std::vector<BitVector>> successors(std::span<const BitVector> states) const;

  // Loss terms in test mode, averaged over the pairs, and "negative_elbo" (betas 1, without
  // constant). Empty: not available.
  virtual NamedNumbers loss_terms(std::span<const Image>, std::span<const Image>) const {
    return {};
  }
};

struct SuccessorFilter {
  bool same_label = true;  // label(state, successor) must be the applied label
  bool stable = true;      // the successor must be a stable code
  // Whether a label may be applied in a state; checked first. Empty: always.
  std::function<bool(const BitVector& state, int label)> applies = {};
};
std::vector<std::vector<BitVector>> successors(const TrainedModel& model,
                                               std::span<const BitVector> states,
                                               const SuccessorFilter& filter);

}  // namespace latplan::nn
