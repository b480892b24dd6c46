// AMA2's two discriminators for a black box: is this a possible step, is this code a state at all. They are trained on the
// codes of the training pairs against codes and steps that the network invents.
#pragma once

#include <memory>
#include <unordered_set>

#include "nn/discriminator.h"
#include "planning/black_box.h"

namespace latplan::planning {

struct Discriminators {
  // Null: the network invents nothing to distinguish from the pairs, and everything passes.
  std::shared_ptr<const nn::Discriminator> step, state;
  double state_error = 0;  // share of the known states that `state` rejects
  // Above this, `state` does more harm than good and is not used.
  static constexpr double kMostStateError = 0.25;
  bool uses_state() const { return state != nullptr && state_error <= kMostStateError; }
};

// Stable codes that are not known, at most `count`: where decode -> encode rounds lead from random bits.
std::vector<BitVector> invented_states(const nn::StateCodec& codec,
                                       const std::unordered_set<BitVector>& known,
                                       std::size_t count, Rng rng);

// Steps by random labels in use from states of the pairs, at most `count`, to other states that pass `state`.
extract::EncodedPairs invented_steps(const nn::TrainedModel& model,
                                     const extract::EncodedPairs& pairs, const StateTest& state,
                                     std::size_t count, Rng rng);

// Interrupted: neither is filled in.
Discriminators learn_discriminators(const nn::TrainedModel& model,
                                    const extract::EncodedPairs& pairs,
                                    const nn::LearnDiscriminator& learn, Log& log,
                                    const StopFlag& stop);

// Adds both as tests of the filter.
void apply(const Discriminators& discriminators, BlackBoxFilter& filter);

}  // namespace latplan::planning
