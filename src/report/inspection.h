// Drawings for `latplan inspect`: reconstructions, latent codes as rows of bits, and moves with
// their label, the bits that change and their effect on the picture.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/bit_vector.h"
#include "base/image.h"

namespace latplan::report {

struct InspectedPicture {
  Image picture, reconstruction;
  BitVector code;
  bool stable = true;  // the code survives decode -> encode
};

struct InspectedMove {
  Image before, after;
  BitVector code_before, code_after;
  std::string label;   // "label 17"; empty if the model has no actions
  Image drawn_before;  // the decoded codes
  Image drawn_after;
  Image
      drawn_prediction;  // decoded prediction from code_before and the label; empty without actions
  bool exact = true;     // the prediction equals code_after
};

// "+z3 +z9 -z1": the bits that a move sets and clears.
std::string effect_text(const BitVector& before, const BitVector& after);

// Pictures above their reconstructions; red for unstable codes.
Image draw_reconstructions(std::span<const InspectedPicture> pictures);
// One row per code and one column per bit, dark if true; constant bits are pale, and omitted from
// long codes.
Image draw_bits(std::span<const BitVector> codes);
// One row per move: before, after, prediction, decoded difference, both codes with changed bits in
// colour, label and effect.
Image draw_moves(std::span<const InspectedMove> moves);

// A self-contained HTML page: title, lines of text, and pictures with headings.
std::string picture_page(const std::string& title, const std::vector<std::string>& lines,
                         const std::vector<std::pair<std::string, Image>>& pictures);

}  // namespace latplan::report
