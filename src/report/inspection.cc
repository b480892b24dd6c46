#include "report/inspection.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "report/canvas.h"
#include "report/html.h"
#include "report/palette.h"

namespace latplan::report {
namespace {

constexpr int kPicturePixels = 112;                // about the size of a picture
constexpr int kBitsWidth = 900, kBitsHeight = 12;  // of the codes about, of a code

// Mid-grey where nothing changes, brighter or darker where the decoded pictures differ.
Image difference(const Image& before, const Image& after) {
  Image result(before.shape());
  for (std::size_t i = 0; i < result.pixels().size(); ++i) {
    result.pixels()[i] = 0.5F + 0.5F * (after.pixels()[i] - before.pixels()[i]);
  }
  return result;
}

BitVector varying_bits(std::span<const BitVector> codes) {
  BitVector varies(codes[0].size(), false);
  for (const BitVector& code : codes) varies |= code ^ codes[0];
  return varies;
}

std::string reconstructions(std::span<const InspectedPicture> pictures) {
  std::string markup = html_heading("Pictures and what their codes keep of them");
  markup += "<div class=\"groups\">\n";
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    const InspectedPicture& one = pictures[i];
    markup += html_pictures({{one.picture, fmt::format("{}", i + 1)},
                             {one.reconstruction, one.stable ? "decoded" : "decoded: unstable code",
                              one.stable ? "fine" : "bad"}},
                            kPicturePixels);
  }
  return markup + "</div>\n";
}

std::string bits(std::span<const InspectedPicture> pictures) {
  std::vector<BitVector> codes;
  for (const InspectedPicture& one : pictures) codes.push_back(one.code);
  const int size = codes[0].size(), cell = std::clamp(kBitsWidth / size, 2, 24);
  return html_heading("Codes") +
         html_paragraph(
             fmt::format("{} of {} bits vary. One row for each picture above, one column "
                         "for each bit: dark if true, pale if it never varies.",
                         varying_bits(codes).count(), size)) +
         fmt::format(
             "<div class=\"scroll\"><img class=\"bits\" alt=\"codes\" width=\"{}\" "
             "height=\"{}\" src=\"{}\"></div>\n",
             size * cell, codes.size() * kBitsHeight, data_uri(draw_bits(codes)));
}

std::string moves_as_pictures(std::span<const InspectedMove> moves) {
  std::string markup = html_heading("Moves") + "<div class=\"groups\">\n";
  for (const InspectedMove& move : moves) {
    std::vector<CaptionedPicture> pictures = {{move.before, "before"}, {move.after, "after"}};
    if (!move.label.empty()) {
      pictures.push_back({move.drawn_prediction, move.exact ? "predicted" : "predicted wrongly",
                          move.exact ? "fine" : "bad"});
    }
    pictures.push_back({difference(move.drawn_before, move.drawn_after), "change"});
    const std::string effect = effect_text(move.code_before, move.code_after);
    markup += "<section>" + html_pictures(pictures, kPicturePixels) +
              html_paragraph(move.label.empty() ? effect : move.label + ": " + effect) +
              "</section>\n";
  }
  return markup + "</div>\n";
}

}  // namespace

std::string effect_text(const BitVector& before, const BitVector& after) {
  std::string text;
  for (const int bit : (after & ~before).ones()) text += "+z" + std::to_string(bit) + " ";
  for (const int bit : (before & ~after).ones()) text += "−z" + std::to_string(bit) + " ";
  if (text.empty()) return "no bit changes";
  text.pop_back();
  return text;
}

Image draw_bits(std::span<const BitVector> codes) {
  LATPLAN_CHECK(!codes.empty(), "no codes to draw");
  const BitVector varies = varying_bits(codes);
  Canvas canvas(static_cast<int>(codes.size()), codes[0].size(), kPaper);
  for (std::size_t row = 0; row < codes.size(); ++row) {
    for (int bit = 0; bit < codes[row].size(); ++bit) {
      const bool on = codes[row].get(bit);
      const Colour colour = varies.get(bit) ? (on ? kInk : kPaper) : (on ? kGrey : kPale);
      canvas.fill(static_cast<int>(row), bit, 1, 1, colour);
    }
  }
  return canvas.image();
}

std::string inspection_page(const std::string& title, const std::vector<std::string>& facts,
                            std::span<const InspectedPicture> pictures,
                            std::span<const InspectedMove> moves) {
  std::string markup;
  for (const std::string& fact : facts) markup += html_paragraph(fact);
  markup += reconstructions(pictures) + bits(pictures) + moves_as_pictures(moves);
  return html_page(title, markup);
}

}  // namespace latplan::report
