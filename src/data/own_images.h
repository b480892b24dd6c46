// A pair set from the user's own pictures. Every picture is read, checked, cropped, converted to
// grey and resized as requested; pairs without a change are dropped. How pictures are stored is in
// data/picture_source.h.
#pragma once

#include <cstdint>

#include "base/log.h"
#include "data/pair_set.h"
#include "data/picture_source.h"
#include "data/preparation.h"

namespace latplan::data {

struct OwnImagesConfig {
  Preparation prepare = {};     // of every picture; the original size is detected
  bool reduce = false;          // choose a smaller size for large pictures: reduced()
  bool keep_unchanged = false;  // keep pairs of two equal pictures
  std::uint64_t seed = 1;       // for the splits
  int threads = 0;              // 0: all; does not affect the result
  std::uint64_t memory = 0;     // limit in bytes; 0: the free memory
};

// Splits are assigned and meta_json is filled (world: null, and the source). A mix of grey and
// colour pictures becomes colour; colour files with grey content become grey. Any invalid picture, or fewer than two pairs: Error(BadInput)
// with one line per problem (at most 50). Not enough memory: Error(OutOfMemory).
PairSet read_own_images(const PictureSource& source, const OwnImagesConfig& config, Log& log,
                        const StopFlag& stop);

}  // namespace latplan::data
