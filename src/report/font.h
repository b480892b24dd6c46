// A bitmap font for captions: printable ASCII, 5 x 7 pixels per character.
#pragma once

namespace latplan::report {

constexpr int kGlyphWidth = 5;
constexpr int kGlyphHeight = 7;

constexpr int kGlyphDrop = 2;  // the largest glyph_drop()

// Whether a pixel of a character is set; characters outside 32..126 are drawn as '?'.
bool glyph_pixel(char character, int row, int column);
// Rows by which a character is lowered: g, p, q and y have descenders.
int glyph_drop(char character);

}  // namespace latplan::report
