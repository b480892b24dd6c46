// What a model makes of some pairs, to be drawn by report/inspection.h.
#pragma once

#include <vector>

#include "base/rng.h"
#include "data/pair_set.h"
#include "nn/trained_model.h"
#include "report/inspection.h"

namespace latplan::evaluation {

struct Inspection {
  std::vector<report::InspectedPicture> pictures;
  std::vector<report::InspectedMove> moves;  // of the same pairs, sorted by label
};

// `count` random pairs of the split, or all it has.
Inspection inspect_pairs(const nn::TrainedModel& model, const data::PairSet& pairs,
                         data::Split split, int count, Rng rng);

}  // namespace latplan::evaluation
