// What a trained model makes of pictures, to look at: reconstructions, codes as rows of bits, and moves with their
// label, the bits they turn and what that draws. Pictures and bits only; where they come from is the caller's business.
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
  bool stable = true;  // decoding and encoding gives the code back
};

struct InspectedMove {
  Image before, after;
  BitVector code_before, code_after;
  std::string label;   // "a17"; empty: the model has no actions
  Image drawn_before;  // the decoded codes
  Image drawn_after;
  Image
      drawn_prediction;  // what the model predicts from code_before and the label; empty without actions
  bool exact = true;  // the prediction is code_after, bit for bit
};

// "+z3 +z9 -z1": the bits a move turns on and off.
std::string effect_text(const BitVector& before, const BitVector& after);

// Pictures above what the codes decode to; red where the code does not come back.
Image draw_reconstructions(std::span<const InspectedPicture> pictures);
// A line a code, a column a bit, dark where it is true; bits that differ nowhere are pale. Of long codes only the bits
// that differ somewhere.
Image draw_bits(std::span<const BitVector> codes);
// A line a move: before, after, the prediction, what the change of code draws, both codes with the turned bits in
// colour, label and effect.
Image draw_moves(std::span<const InspectedMove> moves);

// A page that needs no other file: a heading, lines of text, and pictures with their headings.
std::string picture_page(const std::string& title, const std::vector<std::string>& lines,
                         const std::vector<std::pair<std::string, Image>>& pictures);

}  // namespace latplan::report
