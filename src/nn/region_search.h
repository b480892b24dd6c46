// Finds the places of a picture that vary independently of each other, in any form: what always changes together is one
// place. Uses single pictures alone.
#pragma once

#include "base/log.h"
#include "data/pair_set.h"
#include "nn/patch_layout.h"

namespace latplan::nn {

// `tolerance`: of a block of pixels (codebook_training.h), in grey levels. Nothing varies: Error(BadInput). Too much
// varies in too many ways: Error(Unsupported). Stopped: Error(Interrupted).
PatchLayout find_regions(const data::PairSet& pairs, double tolerance, const StopFlag& stop = {});

}  // namespace latplan::nn
