// How well a code keeps pictures apart and together, without labels: what actions cannot mend.
#pragma once

#include <cstdint>
#include <vector>

#include "data/pair_set.h"
#include "nn/trained_model.h"

namespace latplan::extract {

// Two pictures differ visibly if the mean of some small block differs by more than half of what all but a tenth of the moves
// change somewhere, and by more than noise explains.
struct CodeQuality {
  double merged = 0;  // share of pictures that differ visibly from another one with the same code
  double unchanged = 0;  // share of visible moves that leave the code as it is
  double undrawn = 0;    // share of pictures that differ visibly from their decoded code
  double unstable = 0;   // share of codes that change by decode -> encode
  double fragile = 0;    // share of pictures whose code changes by noise of the pictures' own size
  // A picture that differs more from its decoded code (block_difference) is unlike all pictures of the pairs.
  double decoded_limit = 0;
  std::vector<std::int64_t> merged_rows,
      undrawn_rows;  // some such pairs (their predecessors), worst first

  // Unstable codes count half: planning settles those of start and goal.
  double value() const {
    return (1 - merged) * (1 - unchanged) * (1 - undrawn) * (1 - unstable / 2) * (1 - fragile);
  }
};

// The largest difference between the means of two small blocks in the same place, in [0, 1]. Both have the same shape.
double block_difference(const Image& a, const Image& b);

// Looks at a sample of the pairs.
CodeQuality code_quality(const nn::StateCodec& codec, const data::PairSet& pairs);

}  // namespace latplan::extract
