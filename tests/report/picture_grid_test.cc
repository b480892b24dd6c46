#include "report/picture_grid.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "base/picture_file.h"
#include "base/rng.h"
#include "report/canvas.h"
#include "report/font.h"

namespace latplan::report {
namespace {

// With LATPLAN_TEST_PICTURES=folder the tests leave their pictures there to be looked at.
void show(const std::string& name, const Image& image) {
  if (const char* folder = std::getenv("LATPLAN_TEST_PICTURES")) {
    write_png(std::string(folder) + "/" + name, image);
  }
}

Image board(int cells, std::uint64_t seed) {  // plusses on black, like LightsOut
  Rng rng(seed);
  Image image({9 * cells, 9 * cells, 1});
  for (int cell = 0; cell < cells * cells; ++cell) {
    if (rng.coin()) continue;
    for (int p = 0; p < 81; ++p) {
      const bool plus = p / 9 == 4 || p / 9 == 5 || p % 9 == 4 || p % 9 == 5;
      if (plus) image.at(cell / cells * 9 + p / 9, cell % cells * 9 + p % 9) = 1.0F;
    }
  }
  return image;
}

int count_near(const Image& image, Colour colour) {
  int count = 0;
  for (int row = 0; row < image.shape().height; ++row) {
    for (int column = 0; column < image.shape().width; ++column) {
      count += image.at(row, column, 0) == colour.red && image.at(row, column, 1) == colour.green &&
               image.at(row, column, 2) == colour.blue;
    }
  }
  return count;
}

TEST(Font, EveryCharacterIsDrawnAndDifferent) {
  std::set<std::string> shapes;
  for (int c = 32; c < 127; ++c) {
    std::string shape;
    for (int row = 0; row < kGlyphHeight; ++row) {
      for (int column = 0; column < kGlyphWidth; ++column) {
        shape += glyph_pixel(static_cast<char>(c), row, column) ? '#' : '.';
      }
    }
    EXPECT_TRUE(shapes.insert(shape).second) << static_cast<char>(c);
  }
  for (int row = 0; row < kGlyphHeight; ++row) {
    EXPECT_EQ(glyph_pixel('\xe4', row, 2), glyph_pixel('?', row, 2));
  }
  Canvas canvas(100, 400, {1, 1, 1});
  std::string line;
  for (int c = 32; c < 127; ++c) {
    line += static_cast<char>(c);
    if (line.size() == 32 || c == 126) {
      canvas.text(4 + (c - 32) / 32 * kGlyphHeight, 6, line, {0, 0, 0});
      line.clear();
    }
  }
  show("font.png", canvas.image());
}

TEST(PictureGrid, EnlargesByAWholeFactor) {
  const Image small = board(4, 1);
  const Image large = enlarge(small, 144);
  EXPECT_EQ(large.shape(), (ImageShape{144, 144, 1}));
  for (int row = 0; row < 144; ++row) EXPECT_EQ(large.at(row, 77), small.at(row / 4, 77 / 4));
  EXPECT_EQ(enlarge(Image({300, 400, 3}), 144).shape(), (ImageShape{300, 400, 3}));
  // A long strip as large as a square of that area.
  EXPECT_EQ(enlarge(Image({12, 108, 1}), 144).shape(), (ImageShape{48, 432, 1}));
}

TEST(PictureGrid, StripHoldsEveryPictureAndItsStatus) {
  std::vector<Image> images;
  std::vector<std::string> captions;
  std::vector<CellStatus> statuses;
  for (int i = 0; i < 11; ++i) {
    images.push_back(board(4, i));
    captions.push_back(std::to_string(i) + (i == 0 ? " init" : i == 10 ? " goal" : ""));
    statuses.push_back(i == 5 ? CellStatus::kBad : CellStatus::kGood);
  }
  captions[5] = "5: not one legal move from the picture before";
  const Image all =
      draw_strip(images, captions, statuses,
                 {.cell_pixels = 144, .cells_per_row = 8, .title = "Plan: 10 steps, not valid"});
  show("strip.png", all);
  EXPECT_EQ(all.shape().channels, 3);
  const Image one = draw_strip(std::span(images).first(1), {}, {}, {});
  EXPECT_LT(one.shape().width, 200);
  int lit = 0;  // the whole picture is there, pixel by pixel, four times as large
  for (const float pixel : images[0].pixels()) lit += pixel == 1.0F;
  EXPECT_EQ(count_near(one, {1, 1, 1}), lit * 16);
}

TEST(PictureGrid, DrawsColourAndOddShapes) {
  std::vector<Image> images(3, Image({30, 45, 3}));
  for (int i = 0; i < 3; ++i) {
    for (int row = 0; row < 30; ++row) {
      for (int column = 0; column < 45; ++column) {
        images[i].at(row, column, i) = static_cast<float>(column) / 44;
      }
    }
  }
  const Image strip = draw_strip(images, {}, {}, {});
  show("colour.png", strip);
  EXPECT_EQ(count_near(strip, {1, 0, 0}),
            30 * 16);  // the last column of the first, four times as large
}

TEST(PictureGrid, ContactSheetShowsPairs) {
  std::vector<std::pair<Image, Image>> pairs;
  for (int i = 0; i < 10; ++i) pairs.emplace_back(board(5, i), board(5, i + 100));
  const Image sheet =
      contact_sheet(pairs, {.cell_pixels = 144, .cells_per_row = 8, .title = "LightsOut 5x5"});
  show("sheet.png", sheet);
  EXPECT_GT(sheet.shape().width, 8 * 135);
  EXPECT_GT(sheet.shape().height, 3 * 135);
}

TEST(PictureGrid, WrapsCaptionsAtSpaces) {
  using Lines = std::vector<std::string>;
  EXPECT_EQ(wrap_caption("not a legal move", 12, 3), (Lines{"not a legal", "move"}));
  EXPECT_EQ(wrap_caption("abcdefgh", 4, 3), (Lines{"abcd", "efgh"}));
  EXPECT_EQ(wrap_caption("a b c d e f g h", 3, 2), (Lines{"a b", "c.."}));
  EXPECT_EQ(wrap_caption("one\ntwo", 12, 3), (Lines{"one", "two"}));
  EXPECT_EQ(wrap_caption("", 12, 3), Lines{});
}

}  // namespace
}  // namespace latplan::report
