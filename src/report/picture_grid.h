// Pictures of pictures: a plan as a strip of cells with arrows between them, and a contact sheet of image pairs.
// Small pictures are blown up by a whole factor, so that every pixel can be seen.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/image.h"

namespace latplan::report {

enum class CellStatus { kNeutral, kGood, kBad };  // a grey, green or red border

struct GridStyle {
  int cell_pixels = 144;  // about this large is each picture drawn
  int cells_per_row = 8;
  std::string title;   // above it all; may be empty
  bool arrows = true;  // of a strip, from each picture to the next
};

// A plan from left to right, then downwards. Captions and statuses may be fewer than the images (or none): the rest
// has no caption and a grey border. Long captions are wrapped.
Image draw_strip(std::span<const Image> images, std::span<const std::string> captions,
                 std::span<const CellStatus> statuses, const GridStyle& style = {});

// Before and after side by side, pair by pair, numbered.
Image contact_sheet(std::span<const std::pair<Image, Image>> pairs, const GridStyle& style = {});

// The picture with every pixel as a square: what an animation of small pictures wants. Never smaller than it was.
Image enlarge(const Image& image, int about_pixels);

// Cuts a caption into lines of at most `columns` characters, at spaces where there are some; at most `lines` of them,
// the last ends in ".." when text is left out.
std::vector<std::string> wrap_caption(const std::string& caption, int columns, int lines);

}  // namespace latplan::report
