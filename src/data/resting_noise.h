// How much a pixel differs between two pictures of the same thing: from pixels that rest during a move.
#pragma once

#include "data/pair_set.h"

namespace latplan::data {

// Standard deviation of a resting pixel in grey levels (0 to 255). A move changes a small part of the picture: the median
// difference between predecessor and successor, over pixels and pairs, is noise. 0: the pictures are exact.
double resting_noise(const PairSet& pairs);

// The root mean square difference, in grey levels, that noise explains between two patches of `values` values.
double noise_tolerance(double noise, std::size_t values);

}  // namespace latplan::data
