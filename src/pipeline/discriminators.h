// AMA2's two discriminators around a followed network: is this a step somebody could make, is this a state at all. They
// learn from the codes of the training pairs, and from what the network itself makes up.
#pragma once

#include <functional>
#include <memory>
#include <unordered_set>

#include "nn/backend.h"
#include "pipeline/following.h"
#include "pipeline/run_folder.h"

namespace latplan::pipeline {

struct Discriminators {
  // Of a step, of a state. Null: the network makes up nothing to tell apart from
  // the pairs, and everything passes.
  std::shared_ptr<const nn::Discriminator> step, state;
  double state_error = 0;  // share of the known states that `state` takes for none
  // Past this it does more harm than good and is not asked.
  static constexpr double kMostStateError = 0.25;
  bool asks_state() const { return state != nullptr && state_error <= kMostStateError; }
};

// States that decoding and encoding gives back and that are not known, at most `count`: random bits, decoded and encoded
// until nothing changes.
std::vector<BitVector> invented_states(const nn::StateCodec& codec,
                                       const std::unordered_set<BitVector>& known,
                                       std::size_t count, Rng rng);

// Steps by a random label in use from states of the pairs, at most `count`, to another state that passes `state`.
EncodedPairs invented_steps(const nn::TrainedModel& model, const EncodedPairs& pairs,
                            const StateTest& state, std::size_t count, Rng rng);

// Stopped on the way: nothing to ask in either.
Discriminators learn_discriminators(const nn::TrainedModel& model, const EncodedPairs& pairs,
                                    const nn::LearnDiscriminator& learn, Log& log,
                                    const StopFlag& stop);

// Those of a run, kept in RUN/discriminators for the model they belong to: read, or else (there are none, or some file is
// missing, damaged or of another model) learnt from pairs() and written, with a warning where that is not allowed.
Discriminators discriminators_of(const RunFolder& run, const nn::TrainedModel& model,
                                 const std::function<EncodedPairs()>& pairs,
                                 const nn::Backend& backend, Log& log, const StopFlag& stop);

// Both as the tests of a filter.
void ask(const Discriminators& discriminators, FollowFilter& filter);

}  // namespace latplan::pipeline
