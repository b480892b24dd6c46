// A bitmap font for captions: printable ASCII, 12 x 24 pixels per character with the space around it.
#pragma once

namespace latplan::report {

constexpr int kGlyphWidth = 12;
constexpr int kGlyphHeight = 24;

// Whether a pixel of a character is set; characters outside 32..126 are drawn as '?'.
bool glyph_pixel(char character, int row, int column);

}  // namespace latplan::report
