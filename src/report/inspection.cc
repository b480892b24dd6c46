#include "report/inspection.h"

#include <algorithm>

#include "base/error.h"
#include "report/canvas.h"
#include "report/font.h"
#include "report/palette.h"
#include "report/picture_grid.h"

namespace latplan::report {
namespace {

constexpr int kEdge = 16;           // margin of the drawing
constexpr int kFrame = 3;           // width of a picture's frame
constexpr int kBetween = 18;        // gap between the pictures of a move
constexpr int kPicturePixels = 96;  // approximate size of a picture
constexpr int kBitsWidth = 640;     // approximate width of a code
constexpr int kMaxColumns = 256;    // longer codes omit constant bits
constexpr int kTextLine = kGlyphHeight;

// The bits shown, and their size.
struct BitColumns {
  std::vector<int> bits;
  std::vector<bool> changes;  // per shown bit
  int cell;

  int width() const { return cell * static_cast<int>(bits.size()); }
};

BitColumns choose_columns(std::span<const BitVector> codes) {
  LATPLAN_CHECK(!codes.empty(), "no codes to draw");
  BitVector differs(codes[0].size(), false);
  for (const BitVector& code : codes) differs |= code ^ codes[0];
  BitColumns columns;
  const bool all = codes[0].size() <= kMaxColumns;
  for (int bit = 0; bit < codes[0].size(); ++bit) {
    if (!all && !differs.get(bit)) continue;
    columns.bits.push_back(bit);
    columns.changes.push_back(differs.get(bit));
  }
  const int count = std::max(1, static_cast<int>(columns.bits.size()));
  columns.cell = std::clamp(kBitsWidth / count, 3, 20);
  return columns;
}

void draw_code(Canvas& canvas, int top, int left, const BitColumns& columns, const BitVector& code,
               const BitVector& turned) {
  canvas.fill(top, left, columns.cell + 1, columns.width() + 1, kGrey);
  for (std::size_t i = 0; i < columns.bits.size(); ++i) {
    const int bit = columns.bits[i];
    const bool on = code.get(bit);
    Colour colour = on ? kInk : kPaper;
    if (!columns.changes[i]) colour = on ? kGrey : kPale;
    if (turned.get(bit)) colour = on ? kGreen : kRed;
    const int x = left + static_cast<int>(i) * columns.cell;
    canvas.fill(top + 1, x + 1, columns.cell - 1, columns.cell - 1, colour);
  }
}

// Mid-grey where nothing changes, brighter or darker where the decoded pictures differ.
Image difference(const Image& before, const Image& after) {
  Image result(before.shape());
  for (std::size_t i = 0; i < result.pixels().size(); ++i) {
    result.pixels()[i] = 0.5F + 0.5F * (after.pixels()[i] - before.pixels()[i]);
  }
  return result;
}

struct MoveLayout {
  int scale, width, height;  // of a picture, with frame
  int pictures;              // per move
  int bits_left;
  int row;  // height of a move
};

void draw_framed(Canvas& canvas, const MoveLayout& at, int top, int left, const Image& image,
                 Colour frame) {
  canvas.fill(top, left, at.height, at.width, frame);
  canvas.picture(top + kFrame, left + kFrame, image, at.scale);
}

void draw_move(Canvas& canvas, const MoveLayout& at, int top, const InspectedMove& move,
               const BitColumns& columns) {
  const bool acts = !move.label.empty();
  std::vector<std::pair<const Image*, Colour>> cells = {{&move.before, kGrey},
                                                        {&move.after, kGrey}};
  if (acts) cells.emplace_back(&move.drawn_prediction, move.exact ? kGreen : kRed);
  const Image change = difference(move.drawn_before, move.drawn_after);
  cells.emplace_back(&change, kGrey);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    draw_framed(canvas, at, top, kEdge + static_cast<int>(i) * (at.width + kBetween),
                *cells[i].first, cells[i].second);
  }
  canvas.arrow(top + at.height / 2, kEdge + at.width + 2, kBetween - 4, kInk);
  const BitVector turned = move.code_before ^ move.code_after;
  const BitVector none(turned.size(), false);
  draw_code(canvas, top, at.bits_left, columns, move.code_before, none);
  draw_code(canvas, top + columns.cell + 3, at.bits_left, columns, move.code_after, turned);
  std::string text = acts ? move.label + "  " : "";
  text += effect_text(move.code_before, move.code_after);
  if (acts && !move.exact) text += "  (wrong prediction)";
  int line_top = top + 2 * columns.cell + 10;
  for (const std::string& line : wrap_caption(text, kBitsWidth / kGlyphWidth, 4)) {
    canvas.text(line_top, at.bits_left, line, acts && !move.exact ? kRed : kInk);
    line_top += kTextLine;
  }
}

}  // namespace

std::string effect_text(const BitVector& before, const BitVector& after) {
  std::string text;
  for (const int bit : (after & ~before).ones()) text += "+z" + std::to_string(bit) + " ";
  for (const int bit : (before & ~after).ones()) text += "-z" + std::to_string(bit) + " ";
  if (text.empty()) return "no bit changes";
  text.pop_back();
  return text;
}

Image draw_reconstructions(std::span<const InspectedPicture> pictures) {
  LATPLAN_CHECK(!pictures.empty(), "no pictures to draw");
  constexpr std::size_t kAcross = 8;
  std::vector<Image> images;
  std::vector<std::string> captions;
  std::vector<CellStatus> statuses;
  for (std::size_t first = 0; first < pictures.size(); first += kAcross) {
    const std::span<const InspectedPicture> line =
        pictures.subspan(first, std::min(kAcross, pictures.size() - first));
    for (std::size_t i = 0; i < line.size(); ++i) {
      images.push_back(line[i].picture);
      captions.push_back(std::to_string(first + i + 1));
      statuses.push_back(CellStatus::kNeutral);
    }
    for (std::size_t gap = line.size(); first > 0 && gap < kAcross; ++gap) {
      images.emplace_back(line[0].picture.shape(),
                          1.0F);  // keeps reconstructions below their pictures
      captions.emplace_back();
      statuses.push_back(CellStatus::kNeutral);
    }
    for (const InspectedPicture& one : line) {
      images.push_back(one.reconstruction);
      captions.push_back(one.stable ? "decoded" : "decoded: unstable code");
      statuses.push_back(one.stable ? CellStatus::kGood : CellStatus::kBad);
    }
  }
  GridStyle style;
  style.cells_per_row = static_cast<int>(std::min(kAcross, pictures.size()));
  style.cell_pixels = kPicturePixels;
  style.arrows = false;
  return draw_strip(images, captions, statuses, style);
}

Image draw_bits(std::span<const BitVector> codes) {
  const BitColumns columns = choose_columns(codes);
  const int left = kEdge + 4 * kGlyphWidth;
  const int step = std::max(columns.cell, kTextLine) + 2;
  Canvas canvas(2 * kEdge + kTextLine + step * static_cast<int>(codes.size()),
                left + std::max(columns.width(), 320) + kEdge, kPaper);
  const auto changing = std::count(columns.changes.begin(), columns.changes.end(), true);
  canvas.text(kEdge, kEdge,
              std::to_string(changing) + " of " + std::to_string(codes[0].size()) + " bits vary",
              kInk);
  const BitVector none(codes[0].size(), false);
  for (std::size_t i = 0; i < codes.size(); ++i) {
    const int top = kEdge + kTextLine + static_cast<int>(i) * step;
    canvas.text(top, kEdge, std::to_string(i + 1), kInk);
    draw_code(canvas, top, left, columns, codes[i], none);
  }
  return canvas.image();
}

Image draw_moves(std::span<const InspectedMove> moves) {
  LATPLAN_CHECK(!moves.empty(), "no moves to draw");
  std::vector<BitVector> codes;
  for (const InspectedMove& move : moves) {
    codes.push_back(move.code_before);
    codes.push_back(move.code_after);
  }
  const BitColumns columns = choose_columns(codes);
  const ImageShape& shape = moves[0].before.shape();
  MoveLayout at{};
  at.scale = picture_scale(shape, kPicturePixels);
  at.width = shape.width * at.scale + 2 * kFrame;
  at.height = shape.height * at.scale + 2 * kFrame;
  at.pictures = moves[0].label.empty() ? 3 : 4;
  at.bits_left = kEdge + at.pictures * (at.width + kBetween);
  at.row = std::max(at.height, 2 * columns.cell + 10 + 4 * kTextLine) + kBetween;
  const int heading = kEdge + kTextLine;
  Canvas canvas(heading + at.row * static_cast<int>(moves.size()) + kEdge,
                at.bits_left + std::max(columns.width(), kBitsWidth) + kEdge, kPaper);
  std::vector<std::string> names = {"before", "after", "change"};
  if (at.pictures == 4) names.insert(names.begin() + 2, "predicted");
  for (std::size_t i = 0; i < names.size(); ++i) {
    canvas.text(kEdge, kEdge + static_cast<int>(i) * (at.width + kBetween), names[i], kInk);
  }
  canvas.text(kEdge, at.bits_left, "code before and after, bits set and cleared", kInk);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    draw_move(canvas, at, heading + at.row * static_cast<int>(i), moves[i], columns);
  }
  return canvas.image();
}

}  // namespace latplan::report
