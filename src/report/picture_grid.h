// Composite drawings: a plan as a strip of cells with arrows, and a contact sheet of image pairs.
// Small pictures are enlarged by an integer factor.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/image.h"

namespace latplan::report {

enum class CellStatus { kNeutral, kGood, kBad };  // a grey, green or red border

struct GridStyle {
  int cell_pixels = 144;  // approximate size of each picture
  int cells_per_row = 8;
  std::string title;   // above the drawing; may be empty
  bool arrows = true;  // in a strip, from each picture to the next
};

// A plan, left to right and top to bottom. Missing captions are empty and missing statuses neutral.
// Long captions are wrapped.
Image draw_strip(std::span<const Image> images, std::span<const std::string> captions,
                 std::span<const CellStatus> statuses, const GridStyle& style = {});

// Numbered pairs, predecessor and successor side by side.
Image contact_sheet(std::span<const std::pair<Image, Image>> pairs, const GridStyle& style = {});

// The integer factor (at least 1) that makes the picture about as large as a square of that side: a long strip is drawn
// longer than a square.
int picture_scale(const ImageShape& shape, int about_pixels);
// Enlarges by picture_scale().
Image enlarge(const Image& image, int about_pixels);

// For an animation: the enlarged picture above its caption, with room for two lines.
Image captioned_frame(const Image& image, const std::string& caption, int about_pixels);

// Wraps a caption at spaces if possible, into at most `lines` lines of at most `columns`
// characters; truncated text ends in "..".
std::vector<std::string> wrap_caption(const std::string& caption, int columns, int lines);

}  // namespace latplan::report
