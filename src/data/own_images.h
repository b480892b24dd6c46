// A pair set from somebody's own pictures: every one is read and checked, cut, made grey and resized as asked; pairs in
// which nothing changes are left out. Knows no world, and nothing of how the pictures are stored
// (data/picture_source.h).
#pragma once

#include <cstdint>

#include "base/log.h"
#include "data/pair_set.h"
#include "data/picture_source.h"
#include "data/preparation.h"

namespace latplan::data {

struct OwnImagesConfig {
  Preparation prepare = {};     // of every picture; the original size is found out
  bool keep_unchanged = false;  // also pairs of two equal pictures
  std::uint64_t seed = 1;       // of the splits
  int threads = 0;              // 0: all; the result does not depend on it
  std::uint64_t memory = 0;     // bytes it may take; 0: what the machine has free
};

// Splits assigned, meta_json filled (world: null, and where the pictures came from). Pictures in grey and in colour:
// all become colour. Anything wrong with any picture, or fewer than two pairs left: Error(BadInput) that lists every
// problem, a line each (the first 50, and how many more). More pictures than memory: Error(OutOfMemory).
PairSet read_own_images(const PictureSource& source, const OwnImagesConfig& config, Log& log,
                        const StopFlag& stop);

}  // namespace latplan::data
