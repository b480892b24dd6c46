// Some pairs through a model, for somebody to look at (report/inspection.h draws them).
#pragma once

#include <vector>

#include "base/rng.h"
#include "data/pair_set.h"
#include "nn/trained_model.h"
#include "report/inspection.h"

namespace latplan::pipeline {

struct Inspection {
  std::vector<report::InspectedPicture> pictures;
  std::vector<report::InspectedMove> moves;  // of the same pairs, by label
};

// `count` random pairs of the split, or all it has.
Inspection inspect_pairs(const nn::TrainedModel& model, const data::PairSet& pairs,
                         data::Split split, int count, Rng rng);

}  // namespace latplan::pipeline
