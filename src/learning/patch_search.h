// Finds how pictures are composed: a grid of equal patches that recur. Uses the pictures alone.
#pragma once

#include <vector>

#include "base/log.h"
#include "data/pair_set.h"

namespace latplan::learning {

struct PatchSize {
  int height = 0, width = 0;
  int top = 0, left = 0;  // of the first patch; no patch covers the pixels before it
  double tolerance = 0;   // root mean square difference of patches that count as equal, grey levels
  int values = 0;         // different patches in a sample of the pictures
  double length = 0;      // description length of all pictures, in bits

  bool same_patches(const PatchSize& other) const {
    return height == other.height && width == other.width && top == other.top &&
           left == other.left && values == other.values;
  }
};

// Every size that tiles the pictures, and grids with a margin that fit the borders of what changes, the shortest description
// first. A description is the list of different patches, and
// for each picture and place which of them it shows: small patches have many places, large ones many different contents,
// misplaced ones both. `factor`: how many times the difference that noise explains is still no difference. Sizes with too
// many different patches are left out.
std::vector<PatchSize> rank_patch_sizes(const data::PairSet& pairs, double noise, double factor,
                                        Log& log, const StopFlag& stop);

// How often propose_patch_sizes() ranks all sizes: the parts of its progress.
inline constexpr int kPatchSearchPasses = 5;

// A few sizes to try: for growing tolerances the best one and the best finer one; and the whole picture.
std::vector<PatchSize> propose_patch_sizes(const data::PairSet& pairs, double noise, Log& log,
                                           const StopFlag& stop);

}  // namespace latplan::learning
