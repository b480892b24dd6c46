// Finds how pictures are composed: of patches that recur, or of regions. Uses the pictures alone.
#pragma once

#include <functional>
#include <vector>

#include "base/log.h"
#include "data/pair_set.h"

namespace latplan::learning {

struct PatchSize {
  int height = 0, width = 0;
  bool regions = false;  // not a grid: places of any form, found when the codebook is learnt
  double tolerance = 0;  // root mean square difference of patches that count as equal, grey levels
  int values = 0;        // different patches in a sample of the pictures
  int bits = 0;          // of its codebook: values of each place that varies
  double length = 0;     // description length of all pictures, in bits

  bool same_patches(const PatchSize& other) const {
    return height == other.height && width == other.width && values == other.values;
  }
};

// Every size that tiles the pictures, the shortest description first. A description is the list of different patches, and
// for each picture and place which of them it shows: small patches have many places, large ones many different contents,
// misplaced ones both. `factor`: how many times the difference that noise explains is still no difference. Sizes with too
// many different patches are left out.
std::vector<PatchSize> rank_patch_sizes(const data::PairSet& pairs, double noise, double factor,
                                        Log& log, const StopFlag& stop);

// How often propose_patch_sizes() ranks all sizes: the parts of its progress.
inline constexpr int kPatchSearchPasses = 5;

// A few ways to read a picture, in the order to try them: for growing tolerances the best size, the best finer one, a coarser
// one that is nearly as short, regions, and the whole picture (once, if pictures never recur). `out_of_time`: fewer
// tolerances; none: never.
std::vector<PatchSize> propose_patch_sizes(const data::PairSet& pairs, double noise, Log& log,
                                           const StopFlag& stop,
                                           const std::function<bool()>& out_of_time = {});

}  // namespace latplan::learning
