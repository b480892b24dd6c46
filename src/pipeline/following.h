// Planning without PDDL: the network itself is asked what comes after a state. For AMA2 and the vanilla space
// autoencoder, which have no actions to read off, and for any other model on request.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "nn/trained_model.h"
#include "pipeline/extract.h"
#include "search/black_box.h"
#include "symbolic/strips.h"

namespace latplan::pipeline {

// For each state the distinct states one step away.
using Successors = search::BlackBoxTask::Successors;
// Which of the states after may follow those before, pair by pair.
using StepTest = std::function<std::vector<bool>(std::span<const BitVector> before,
                                                 std::span<const BitVector> after)>;
using StateTest = search::BlackBoxTask::Admits;

// Which successors of a followed network count; asked in this order. An empty test passes everything.
struct FollowFilter {
  nn::SuccessorFilter network = {};
  StepTest step = {};
  StateTest state = {};  // asked of what is stable
};
Successors successors_by(const nn::TrainedModel& model, const FollowFilter& filter);
Successors successors_by(const symbolic::ActionTable& table);

// Whether decoding and encoding gives each state back, bit for bit: all that pictures alone tell about a state.
std::vector<bool> stable_states(const nn::StateCodec& codec, std::span<const BitVector> states);

// A black box takes any label for possible anywhere, and labels that mean nothing in a state lead to states that are as
// good as any, by a step nobody can make. AMA2 trains discriminators against that (pipeline/discriminators.h); these two
// count what the training pairs show instead.
// A label may be tried where every bit that was constant over the states it was seen in has that value (the paper's
// "Precondition extraction"); labels no pair has never apply.
std::function<bool(const BitVector&, int)> applies_where_seen(const nn::TrainedModel& model,
                                                              const EncodedPairs& pairs);
// A step may turn on and off exactly the bits that some pair turned on and off.
StepTest changes_as_seen(const EncodedPairs& pairs);

// What a search that follows the model works on. The costly filters, those of states, are asked once for each state the
// search meets, not once for each way to it. The model must outlive the task.
search::BlackBoxTask black_box_task(const nn::TrainedModel& model, const FollowFilter& filter,
                                    const symbolic::StripsTask& ends);

// The steps of a plan as actions that do this one step and no other: every bit of the state is a precondition. The
// name tells the label the network gives the step: "s3-a17".
symbolic::ActionTable steps_as_actions(const nn::TrainedModel& model,
                                       const std::vector<BitVector>& states);

}  // namespace latplan::pipeline
