#include "report/picture_grid.h"

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "report/canvas.h"
#include "report/font.h"
#include "report/palette.h"

namespace latplan::report {
namespace {

constexpr int kMargin = 16;
constexpr int kBorder = 3;
constexpr int kMat = 2;       // background between border and picture
constexpr int kGap = 34;      // between the cells of a row, with the arrows
constexpr int kPairGap = 26;  // between the two pictures of a pair
constexpr int kArrow = 20;
constexpr int kLineHeight = kGlyphHeight;
constexpr int kCaptionGap = 6;
constexpr int kRowPixels = 1600;  // of a strip, if several pictures fit
constexpr int kMaxLines = 5;

Colour border_colour(CellStatus status) {
  return status == CellStatus::kGood ? kGreen : status == CellStatus::kBad ? kRed : kGrey;
}

// Rows of equal cells, each followed by space for its longest caption.
struct Layout {
  int scale;
  int cell_width, cell_height;  // including border and mat
  int step;                     // offset from one cell of a row to the next
  int columns;
  std::vector<int> tops;  // of the rows, then the total height
  int width;

  int left(int unit) const { return kMargin + unit % columns * step; }
  int top(int unit) const { return tops[unit / columns]; }
  int height() const { return tops.back(); }
};

// `caption_lines` has one entry per unit: a picture, or a pair side by side.
Layout plan_layout(const ImageShape& shape, const std::vector<int>& caption_lines,
                   int pictures_per_unit, const GridStyle& style) {
  const int units = static_cast<int>(caption_lines.size());
  Layout at{};
  at.scale = picture_scale(shape, style.cell_pixels);
  at.cell_width = shape.width * at.scale + 2 * (kBorder + kMat);
  at.cell_height = shape.height * at.scale + 2 * (kBorder + kMat);
  const int unit_width = pictures_per_unit * at.cell_width + (pictures_per_unit - 1) * kPairGap;
  at.step = unit_width + kGap;
  const int fitting = std::min(style.cells_per_row / pictures_per_unit, kRowPixels / at.step);
  at.columns = std::clamp(fitting, 1, units);
  at.width =
      std::max(2 * kMargin + at.columns * at.step - kGap, 2 * kMargin + text_width(style.title));
  const int title_height = style.title.empty() ? 0 : kGlyphHeight + kCaptionGap;
  at.tops = {kMargin + title_height};
  for (int first = 0; first < units; first += at.columns) {
    const auto begin = caption_lines.begin() + first;
    const int lines = *std::max_element(begin, begin + std::min(at.columns, units - first));
    const int captions = lines == 0 ? 0 : kCaptionGap + lines * kLineHeight;
    at.tops.push_back(at.tops.back() + at.cell_height + captions + kMargin);
  }
  return at;
}

void draw_cell(Canvas& canvas, const Layout& at, int top, int left, const Image& image,
               CellStatus status) {
  canvas.fill(top, left, at.cell_height, at.cell_width, border_colour(status));
  canvas.fill(top + kBorder, left + kBorder, at.cell_height - 2 * kBorder,
              at.cell_width - 2 * kBorder, kPaper);
  canvas.picture(top + kBorder + kMat, left + kBorder + kMat, image, at.scale);
}

void draw_caption(Canvas& canvas, int top, int left, int width,
                  const std::vector<std::string>& lines, Colour colour) {
  for (const std::string& line : lines) {
    canvas.text(top + kCaptionGap, left + (width - text_width(line)) / 2, line, colour);
    top += kLineHeight;
  }
}

void draw_title(Canvas& canvas, const GridStyle& style) {
  canvas.text(kMargin, kMargin, style.title, kInk);
}

int columns_of_text(int pixels) { return std::max(4, pixels / kGlyphWidth); }

}  // namespace

Image draw_strip(std::span<const Image> images, std::span<const std::string> captions,
                 std::span<const CellStatus> statuses, const GridStyle& style) {
  LATPLAN_CHECK(!images.empty(), "strip without pictures");
  const ImageShape shape = images.front().shape();
  const int cell_width =
      shape.width * picture_scale(shape, style.cell_pixels) + 2 * (kBorder + kMat) + kGap / 2;
  std::vector<std::vector<std::string>> lines(images.size());
  std::vector<int> line_counts(images.size(), 0);
  for (std::size_t i = 0; i < std::min(images.size(), captions.size()); ++i) {
    lines[i] = wrap_caption(captions[i], columns_of_text(cell_width), kMaxLines);
    line_counts[i] = static_cast<int>(lines[i].size());
  }
  const int count = static_cast<int>(images.size());
  const Layout at = plan_layout(shape, line_counts, 1, style);
  Canvas canvas(at.height(), at.width, kPaper);
  draw_title(canvas, style);
  for (int i = 0; i < count; ++i) {
    LATPLAN_CHECK(images[i].shape() == shape, "pictures of different shapes in one strip");
    const int top = at.top(i), left = at.left(i);
    const auto index = static_cast<std::size_t>(i);
    const CellStatus status = index < statuses.size() ? statuses[index] : CellStatus::kNeutral;
    draw_cell(canvas, at, top, left, images[i], status);
    draw_caption(canvas, top + at.cell_height, left, at.cell_width, lines[i],
                 status == CellStatus::kBad ? kRed : kInk);
    if (style.arrows && i + 1 < count && i % at.columns + 1 < at.columns) {
      canvas.arrow(top + at.cell_height / 2, left + at.cell_width + (kGap - kArrow) / 2, kArrow,
                   kInk);
    }
  }
  return canvas.image();
}

Image contact_sheet(std::span<const std::pair<Image, Image>> pairs, const GridStyle& style) {
  LATPLAN_CHECK(!pairs.empty(), "contact sheet without pairs");
  const ImageShape shape = pairs.front().first.shape();
  const int count = static_cast<int>(pairs.size());
  const Layout at = plan_layout(shape, std::vector<int>(pairs.size(), 1), 2, style);
  Canvas canvas(at.height(), at.width, kPaper);
  draw_title(canvas, style);
  const int unit_width = at.step - kGap;
  for (int i = 0; i < count; ++i) {
    const auto& [before, after] = pairs[i];
    LATPLAN_CHECK(before.shape() == shape && after.shape() == shape,
                  "pictures of different shapes in one sheet");
    const int top = at.top(i), left = at.left(i);
    draw_cell(canvas, at, top, left, before, CellStatus::kNeutral);
    draw_cell(canvas, at, top, left + at.cell_width + kPairGap, after, CellStatus::kNeutral);
    canvas.arrow(top + at.cell_height / 2, left + at.cell_width + (kPairGap - kArrow) / 2, kArrow,
                 kInk);
    draw_caption(canvas, top + at.cell_height, left, unit_width, {std::to_string(i + 1)}, kInk);
  }
  return canvas.image();
}

int picture_scale(const ImageShape& shape, int about_pixels) {
  LATPLAN_CHECK(shape.height > 0 && shape.width > 0, "empty picture");
  const double side = std::sqrt(static_cast<double>(shape.height) * shape.width);
  return std::max(1, static_cast<int>(std::lround(about_pixels / side)));
}

Image enlarge(const Image& image, int about_pixels) {
  const int scale = picture_scale(image.shape(), about_pixels);
  const ImageShape& small = image.shape();
  Image large({small.height * scale, small.width * scale, small.channels});
  for (int row = 0; row < large.shape().height; ++row) {
    for (int column = 0; column < large.shape().width; ++column) {
      for (int c = 0; c < small.channels; ++c) {
        large.at(row, column, c) = image.at(row / scale, column / scale, c);
      }
    }
  }
  return large;
}

Image captioned_frame(const Image& image, const std::string& caption, int about_pixels) {
  constexpr int kFrameLines = 2;
  const int scale = picture_scale(image.shape(), about_pixels);
  const int height = image.shape().height * scale, width = image.shape().width * scale;
  Canvas canvas(height + kCaptionGap + kFrameLines * kLineHeight, width, kPaper);
  canvas.picture(0, 0, image, scale);
  draw_caption(canvas, height, 0, width, wrap_caption(caption, columns_of_text(width), kFrameLines),
               kInk);
  return canvas.image();
}

std::vector<std::string> wrap_caption(const std::string& caption, int columns, int lines) {
  LATPLAN_CHECK(columns >= 3 && lines >= 1, "no space for a caption");
  std::vector<std::string> result;
  std::size_t at = 0;
  const auto width = static_cast<std::size_t>(columns);
  while (at < caption.size()) {
    if (static_cast<int>(result.size()) == lines) {
      std::string& last = result.back();
      last.resize(std::min(last.size(), width - 2));
      last += "..";
      break;
    }
    std::size_t length = std::min(caption.find('\n', at), caption.size()) - at;
    std::size_t next = at + length + 1;  // after the line break
    if (length > width) {
      const std::size_t space = caption.rfind(' ', at + width);
      const bool at_space = space != std::string::npos && space > at;
      length = at_space ? space - at : width;
      next = at + length + (at_space ? 1 : 0);
    }
    result.push_back(caption.substr(at, length));
    at = next;
  }
  return result;
}

}  // namespace latplan::report
