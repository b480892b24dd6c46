// The network itself as a successor function, without PDDL: for AMA2 and the vanilla space autoencoder, which have no
// STRIPS actions, and for any other model on request.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "extract/encoded_pairs.h"
#include "nn/trained_model.h"
#include "search/black_box.h"
#include "symbolic/strips.h"

namespace latplan::planning {

// For each state the distinct states one step away.
using Successors = search::BlackBoxTask::Successors;
// Which of the states after may follow those before, pair by pair.
using StepTest = std::function<std::vector<bool>(std::span<const BitVector> before,
                                                 std::span<const BitVector> after)>;
using StateTest = search::BlackBoxTask::Admits;

// Which successors count; applied in this order. An empty test accepts everything.
struct BlackBoxFilter {
  nn::SuccessorFilter network = {};
  StepTest step = {};
  StateTest state = {};  // applied to stable codes
};
Successors successors_by(const nn::TrainedModel& model, const BlackBoxFilter& filter);
Successors successors_by(const symbolic::ActionTable& table);

// A black box applies any label anywhere, and a label that means nothing in a state leads to an arbitrary state. AMA2
// trains discriminators against that (planning/discriminators.h). These two use the training pairs instead.
// A label applies where every bit that was constant over its states has that value (paper, "Precondition extraction");
// labels without a pair never apply.
std::function<bool(const BitVector&, int)> applies_where_seen(const nn::TrainedModel& model,
                                                              const extract::EncodedPairs& pairs);
// A step must have the effect of some pair.
StepTest changes_as_seen(const extract::EncodedPairs& pairs);

// The task of a search with the model as successor function. Tests of states, which are expensive, are applied once per
// state. The model must outlive the task.
search::BlackBoxTask black_box_task(const nn::TrainedModel& model, const BlackBoxFilter& filter,
                                    const symbolic::StripsTask& ends);

// The steps of a plan as actions that do this one step: every bit of the state is a precondition. Named after the label
// that the network gives the step: "s3-a17".
symbolic::ActionTable steps_as_actions(const nn::TrainedModel& model,
                                       const std::vector<BitVector>& states);

}  // namespace latplan::planning
