#include "report/inspection.h"

#include <gtest/gtest.h>

#include "base/files.h"
#include "base/picture_file.h"
#include "base/temporary_folder.h"
#include "report/palette.h"

namespace latplan::report {
namespace {

// How many pixels have exactly this colour.
int count_colour(const Image& image, const Colour& colour) {
  int count = 0;
  for (int row = 0; row < image.shape().height; ++row) {
    for (int column = 0; column < image.shape().width; ++column) {
      count += image.at(row, column, 0) == colour.red && image.at(row, column, 1) == colour.green &&
               image.at(row, column, 2) == colour.blue;
    }
  }
  return count;
}

InspectedMove move_between(const std::string& before, const std::string& after, bool exact) {
  const Image picture({6, 6, 1}, 0.25F);
  return {picture,
          picture,
          BitVector::from_string(before),
          BitVector::from_string(after),
          "a7",
          picture,
          picture,
          picture,
          exact};
}

TEST(Inspection, EffectsInWords) {
  const auto text = [](const char* before, const char* after) {
    return effect_text(BitVector::from_string(before), BitVector::from_string(after));
  };
  EXPECT_EQ(text("0101", "1100"), "+z0 −z3");
  EXPECT_EQ(text("0101", "0101"), "no bit changes");
}

TEST(Inspection, BitsAreDarkOrPale) {
  const std::vector<BitVector> codes = {BitVector::from_string("0011"),
                                        BitVector::from_string("0101")};
  const Image image = draw_bits(codes);
  EXPECT_EQ(image.shape(), (ImageShape{2, 4, 3}));
  EXPECT_EQ(count_colour(image, kPale), 2);  // bit 0 of both
  EXPECT_EQ(count_colour(image, kGrey), 2);  // bit 3 of both
  EXPECT_EQ(count_colour(image, kInk), 2);
  EXPECT_EQ(count_colour(image, kPaper), 2);
}

TEST(Inspection, ThePageHoldsPicturesAndWords) {
  const TemporaryFolder folder;
  const Image image({2, 3, 1}, 0.5F);
  const std::string page =
      inspection_page("a < b", {"one & two"},
                      std::vector<InspectedPicture>{{image, image, BitVector(2, false), false}},
                      std::vector{move_between("0110", "1000", false)});
  for (const char* part :
       {"<h1>a &lt; b</h1>", "<p>one &amp; two</p>", "decoded: unstable code", "0 of 2 bits vary",
        "a7: +z0 −z1 −z2", "<figure class=\"bad\"", "predicted wrongly"}) {
    EXPECT_NE(page.find(part), std::string::npos) << part;
  }
  const std::string start = "data:image/png;base64,";
  const std::size_t begin = page.find(start) + start.size();
  const std::string text = page.substr(begin, page.find('"', begin) - begin);
  EXPECT_EQ(text.size() % 4, 0U);
  // Decoded by hand it is the file write_png would have written.
  std::vector<std::uint8_t> bytes;
  std::uint32_t group = 0;
  int digits = 0;
  for (const char c : text) {
    if (c == '=') break;
    const std::string all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    group = group << 6 | static_cast<std::uint32_t>(all.find(c));
    if (++digits % 4 != 0) continue;
    for (const int shift : {16, 8, 0}) bytes.push_back(static_cast<std::uint8_t>(group >> shift));
    group = 0;
  }
  for (int left = digits % 4, shift = 0; left > 1; --left, ++shift) {
    const std::uint32_t padded = group << (6 * (4 - digits % 4));
    bytes.push_back(static_cast<std::uint8_t>(padded >> (16 - 8 * shift)));
  }
  write_atomically(folder / "x.png", bytes);
  EXPECT_EQ(read_picture(folder / "x.png").to_bytes(), image.to_bytes());
}

}  // namespace
}  // namespace latplan::report
