// How good a trained candidate is: its code, and the actions that its code allows. Used by `learn`.
#pragma once

#include <functional>

#include "base/log.h"
#include "data/pair_set.h"
#include "extract/extraction.h"
#include "nn/trained_model.h"

namespace latplan::learning {

// The best actions of the model, with its code quality. No candidate scores more than its code quality: a code below
// `least` is not worth the time that its actions take, and throws Error(Unsupported). `out_of_time`: as for
// extract::extract_actions. Stopped before there are any actions: Error(Interrupted).
extract::ExtractedModel score_candidate(const nn::TrainedModel& model, const data::PairSet& pairs,
                                        double least, const std::function<bool()>& out_of_time = {},
                                        const StopFlag& stop = {});

}  // namespace latplan::learning
