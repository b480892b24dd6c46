// A small bitmap font of our own for captions: 5 x 7 pixels a character, printable ASCII.
#pragma once

namespace latplan::report {

constexpr int kGlyphWidth = 5;
constexpr int kGlyphHeight = 7;

constexpr int kGlyphDrop = 2;  // the most rows that glyph_drop lowers a character by

// Whether the pixel of a character is ink; characters outside 32..126 look like '?'.
bool glyph_pixel(char character, int row, int column);
// Rows by which a character stands lower than the others: the tails of g, p, q and y hang below the line.
int glyph_drop(char character);

}  // namespace latplan::report
