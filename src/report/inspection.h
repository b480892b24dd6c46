// The page of `latplan inspect`: reconstructions, latent codes as rows of bits, and moves with their label, the bits that
// change and their effect on the picture.
#pragma once

#include <span>
#include <string>
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

// "+z3 +z9 −z1": the bits that a move sets and clears, for a page. With the minus sign, after which no line is broken.
std::string effect_text(const BitVector& before, const BitVector& after);

// One row per code and one pixel per bit, dark if true; bits that never vary are pale.
Image draw_bits(std::span<const BitVector> codes);

// A self-contained page with these facts.
std::string inspection_page(const std::string& title, const std::vector<std::string>& facts,
                            std::span<const InspectedPicture> pictures,
                            std::span<const InspectedMove> moves);

}  // namespace latplan::report
