// A trained model without a network. The world's own recogniser encodes LightsOut pictures exactly, one bit per light. The
// dynamics come from a table written by hand. It tests extraction, planning and evaluation without LibTorch.
#pragma once

#include <functional>
#include <memory>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/error.h"
#include "domains/lightsout.h"
#include "extract/fitted.h"
#include "nn/trained_model.h"
#include "symbolic/strips.h"

namespace latplan {

// The effect of a label on each bit: apply_0 is the result where the bit was 0, apply_1 where it was 1. Every network of
// the paper is such a pair of vectors per label (Back-to-Logit adds a logit to a bit).
struct ToyLabel {
  BitVector apply_0, apply_1, regress_0, regress_1;

  // A STRIPS action as the network would hold it.
  static ToyLabel of(const symbolic::Action& a) { return {a.add, ~a.del | a.add, a.pos, ~a.neg}; }
  // Flips the bits of the mask, forwards and backwards.
  static ToyLabel flips(const BitVector& mask) { return {mask, ~mask, mask, ~mask}; }
};

struct ToyExtras {
  int duplicates = 0;               // bits after the lights that repeat light 0, 1, ...
  std::vector<bool> constant = {};  // constant bits after those
  int places = 1;                   // reported in its capabilities
  std::function<domains::State(domains::State)> misdraw = {};  // decode draws this state instead
};

class ToyModel final : public nn::TrainedModel {
 public:
  explicit ToyModel(int size, ToyExtras extras = {})
      : domain_(domains::make_lightsout({.size = size})),
        lights_(size * size),
        extras_(std::move(extras)) {
    for (int cell = 0; cell < lights_; ++cell) {
      const domains::State pressed = domain_->successors(domain_->goal())[cell];
      BitVector mask(state_bits(), false);
      for (int i = 0; i < lights_; ++i) mask.set(i, pressed[i] != 0);
      for (int i = 0; i < extras_.duplicates; ++i) mask.set(lights_ + i, pressed[i] != 0);
      toy_labels_.push_back(ToyLabel::flips(mask));
    }
  }

  nn::Capabilities capabilities() const override {
    nn::Capabilities can = can_;
    can.places = extras_.places;
    return can;
  }
  nn::Capabilities& toy_capabilities() { return can_; }  // initially those of AMA4+
  const domains::Domain& domain() const { return *domain_; }
  // Initially one per press, in order.
  std::vector<ToyLabel>& toy_labels() { return toy_labels_; }

  BitVector code(const domains::State& state) const {
    BitVector bits(state_bits(), false);
    for (int i = 0; i < lights_; ++i) bits.set(i, state[i] != 0);
    for (int i = 0; i < extras_.duplicates; ++i) bits.set(lights_ + i, state[i] != 0);
    for (std::size_t i = 0; i < extras_.constant.size(); ++i) {
      bits.set(lights_ + extras_.duplicates + static_cast<int>(i), extras_.constant[i]);
    }
    return bits;
  }

  ImageShape image_shape() const override { return domain_->image_shape(); }
  int state_bits() const override {
    return lights_ + extras_.duplicates + static_cast<int>(extras_.constant.size());
  }
  int labels() const override { return static_cast<int>(toy_labels_.size()); }

  std::vector<BitVector> encode(std::span<const Image> images) const override {
    std::vector<BitVector> codes;
    for (const Image& image : images) {
      const auto state = domain_->recognise(image);
      if (!state) throw input_error("the toy model does not recognise this picture");
      codes.push_back(code(*state));
    }
    return codes;
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    std::vector<Image> images;
    for (const BitVector& bits : states) {
      domains::State state(lights_);
      for (int i = 0; i < lights_; ++i) state[i] = bits.get(i) ? 1 : 0;
      images.push_back(
          domain_->render(extras_.misdraw ? extras_.misdraw(std::move(state)) : state));
    }
    return images;
  }
  // The first label whose forward dynamics explain the transition; 0 if none does.
  std::vector<int> label(std::span<const BitVector> before,
                         std::span<const BitVector> after) const override {
    std::vector<int> found;
    for (std::size_t row = 0; row < before.size(); ++row) {
      int best = 0;
      for (int label = labels() - 1; label >= 0; --label) {
        const ToyLabel& toy = toy_labels_[label];
        if (choose(before[row], toy.apply_0, toy.apply_1) == after[row]) best = label;
      }
      found.push_back(best);
    }
    return found;
  }
  std::vector<BitVector> apply(std::span<const BitVector> states,
                               std::span<const int> labels) const override {
    std::vector<BitVector> result;
    for (std::size_t i = 0; i < states.size(); ++i) {
      const ToyLabel& toy = toy_labels_[labels[i]];
      result.push_back(choose(states[i], toy.apply_0, toy.apply_1));
    }
    return result;
  }
  std::vector<BitVector> regress(std::span<const BitVector> states,
                                 std::span<const int> labels) const override {
    std::vector<BitVector> result;
    for (std::size_t i = 0; i < states.size(); ++i) {
      const ToyLabel& toy = toy_labels_[labels[i]];
      result.push_back(choose(states[i], toy.regress_0, toy.regress_1));
    }
    return result;
  }

  // Every transition between the states reachable from the goal, encoded.
  extract::EncodedPairs all_transitions() const {
    extract::EncodedPairs pairs;
    std::vector<domains::State> states = {domain_->goal()};
    std::unordered_set<BitVector> seen = {code(states[0])};
    for (std::size_t i = 0; i < states.size(); ++i) {
      const BitVector before = code(states[i]);
      for (domains::State& next : domain_->successors(states[i])) {
        BitVector after = code(next);
        pairs.before.push_back(before);
        pairs.after.push_back(after);
        if (seen.insert(std::move(after)).second) states.push_back(std::move(next));
      }
    }
    return pairs;
  }
  // The perfect model: one action per effect.
  symbolic::ActionTable true_table() const {
    return extract::fit_actions(all_transitions(), 1e-9, false, 1);
  }

  // The end of a walk of random presses.
  domains::State walk(domains::State state, int presses, Rng& rng) const {
    for (int i = 0; i < presses; ++i) {
      auto next = domain_->successors(state);
      state = std::move(next[rng.below(next.size())]);
    }
    return state;
  }

 private:
  static BitVector choose(const BitVector& state, const BitVector& where_0,
                          const BitVector& where_1) {
    return (~state & where_0) | (state & where_1);
  }

  std::unique_ptr<domains::Domain> domain_;
  int lights_;
  ToyExtras extras_;
  nn::Capabilities can_;
  std::vector<ToyLabel> toy_labels_;
};

}  // namespace latplan
