// A trained network as the rest of the program sees it: images <-> bits, and the learnt dynamics on bits.
// Torch-free on purpose. Every call takes a whole batch.
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

namespace latplan::nn {

// The image <-> bits translator, all that planning with an exported model needs.
class StateCodec {
 public:
  virtual ~StateCodec() = default;
  virtual ImageShape image_shape() const = 0;
  virtual int state_bits() const = 0;
  // One vector per image, in order; a shape the codec was not trained on throws Error(BadInput).
  virtual std::vector<BitVector> encode(std::span<const Image> images) const = 0;
  // The pictures with Gaussian noise of that deviation added in the units of the network's input (after normalisation;
  // a model without such units adds it to the pixels), to look at: clamped to [0, 1].
  virtual std::vector<Image> with_noise(std::span<const Image> images, double deviation,
                                        Rng& rng) const;
  // As encode(), of pictures with such noise, unclamped; equal draws for an equal rng.
  virtual std::vector<BitVector> encode_noisy(std::span<const Image> images, double deviation,
                                              Rng& rng) const;
  // The mean image of each state, pixels clamped to [0, 1].
  virtual std::vector<Image> decode(std::span<const BitVector> states) const = 0;
};

// What a model can be asked. The default is AMA4+ with Back-to-Logit: everything.
struct Capabilities {
  std::string model = "ama4+";
  bool actions = true;  // label(), apply() and successors() answer
  bool backward =
      true;  // regress() answers; otherwise preconditions come from the states an action was seen in
  bool observed = false;  // AMA1: the actions are the transitions of the training pairs themselves
  // Equal parts of the picture that have bits of their own, all encoded alike; the bits of a place lie side by side.
  int places = 1;
  // Why no STRIPS actions can be read off it, in words for `export`; empty: they can.
  std::string no_strips = {};
};

// Loss terms by name, for reports.
using NamedNumbers = std::vector<std::pair<std::string, double>>;

class TrainedModel : public StateCodec {
 public:
  virtual Capabilities capabilities() const { return {}; }
  // The network itself, where this model's states carry more bits than it learnt.
  virtual const TrainedModel& learnt() const { return *this; }

  virtual int labels()
      const = 0;  // action labels 0 .. labels() - 1, used or not; 0 without actions
  // The labels some training pair has, ascending; all of them when that is not known.
  virtual std::vector<int> used_labels() const;
  // The most likely action label of each transition, argmax q(a | z0, z1).
  virtual std::vector<int> label(std::span<const BitVector> before,
                                 std::span<const BitVector> after) const = 0;
  // The learnt forward dynamics z2 = apply(z0, a), and backward z3 = regress(z1, a), at test time.
  virtual std::vector<BitVector> apply(std::span<const BitVector> states,
                                       std::span<const int> labels) const = 0;
  virtual std::vector<BitVector> regress(std::span<const BitVector> states,
                                         std::span<const int> labels) const = 0;

  // The black-box successor function: for each state the distinct states its used labels lead to, itself excluded,
  // in the order of the labels. Pruned as AMA2 does without discriminators: see SuccessorFilter.
  std::vector<std::vector<BitVector>> successors(std::span<const BitVector> states) const;

  // Every loss term in test mode, averaged over the pairs, and "negative_elbo" with all betas 1 and the constant
  // omitted; empty when the model does not know.
  virtual NamedNumbers loss_terms(std::span<const Image>, std::span<const Image>) const {
    return {};
  }
};

struct SuccessorFilter {
  bool same_label =
      true;  // the action network must give the pair (state, successor) the label it came from
  bool stable = true;  // decoding and encoding must give the successor back, bit for bit
  // Whether a label may be tried in a state at all; empty: every one may. Asked first: it saves the network work.
  std::function<bool(const BitVector& state, int label)> applies = {};
};
std::vector<std::vector<BitVector>> successors(const TrainedModel& model,
                                               std::span<const BitVector> states,
                                               const SuccessorFilter& filter);

}  // namespace latplan::nn
