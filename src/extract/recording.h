// A recording as latent codes, and which of its pairs show several moves at once: a frame was dropped, or an episode began
// again. Learnt as actions, they would be shortcuts that do not exist.
#pragma once

#include <vector>

#include "extract/encoded_pairs.h"

namespace latplan::extract {

// [pairs] Whether a pair shows one move. It does not
// - if its effect is much rarer than that of a move would be, and more frequent effects lead from its predecessor to its
//   successor;
// - if its effect changes more bits than moves do and occurs once, as nearly all of that size do, while those of moves recur.
std::vector<bool> find_single_moves(const EncodedPairs& pairs);

struct Recording {
  EncodedPairs train, held_out;
  int left_out = 0;  // pairs that show several moves

  EncodedPairs all() const;
};
Recording encode_recording(const nn::StateCodec& codec, const data::PairSet& pairs);
// Without the pairs that find_single_moves() rejects.
Recording single_moves(Recording recording);

}  // namespace latplan::extract
