// A small bitmap font of our own for captions: 5 x 7 pixels a character, printable ASCII.
#pragma once

namespace latplan::report {

constexpr int kGlyphWidth = 5;
constexpr int kGlyphHeight = 7;

// Whether the pixel of a character is ink; characters outside 32..126 look like '?'.
bool glyph_pixel(char character, int row, int column);

}  // namespace latplan::report
