// Encoded pairs as contents of places, for networks that encode equal patches of a picture alike: equal patches are one
// content.
#pragma once

#include <set>
#include <vector>

#include "extract/encoded_pairs.h"

namespace latplan::extract {

using Contents = std::vector<int>;  // by place

struct PlaceContents {
  // Every place has as many bits, side by side.
  PlaceContents(const EncodedPairs& pairs, int place_count);

  int bits_per_place() const { return codes[0].size(); }
  bool changes(std::size_t row, int place) const { return before[row][place] != after[row][place]; }

  int places;
  std::vector<BitVector> codes;         // of contents
  std::vector<Contents> before, after;  // [row][place]
  std::vector<std::set<int>> shown;     // [place] contents
  std::vector<bool> repeated;           // [content] whether two places of a state show it
  std::vector<double> per_state;        // [content] places of a state that show it, on average
  bool one_hot = true;                  // every content is a single bit
};

}  // namespace latplan::extract
