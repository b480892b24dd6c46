#include "domains/tile_panels.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "domains/preprocess.h"

namespace latplan::domains {
namespace {

float grey_at(const Image& photo, int row, int column) {
  if (photo.shape().channels == 1) return photo.at(row, column);
  return 0.299F * photo.at(row, column, 0) + 0.587F * photo.at(row, column, 1) +
         0.114F * photo.at(row, column, 2);
}

double mean_grey(const Image& photo, int top, int left, int height, int width) {
  double sum = 0;
  for (int row = top; row < top + height; ++row) {
    for (int column = left; column < left + width; ++column) sum += grey_at(photo, row, column);
  }
  return sum / (static_cast<double>(height) * width);
}

}  // namespace

TilePanels panels_of_digits(std::span<const Image> digits, int side) {
  TilePanels panels{.side = side, .count = static_cast<int>(digits.size()), .pixels = {}};
  for (Image digit : digits) {
    for (float& pixel : digit.pixels()) pixel = std::nearbyint(pixel);
    const Image small = resize_smooth(digit, side, side);
    panels.pixels.insert(panels.pixels.end(), small.pixels().begin(), small.pixels().end());
  }
  equalise_and_stretch(panels.pixels);
  return panels;
}

TilePanels panels_of_photo(const Image& photo, const std::string& name, int columns, int rows,
                           int side) {
  const int piece_height = photo.shape().height / rows, piece_width = photo.shape().width / columns;
  const int block_height = piece_height / side, block_width = piece_width / side;
  if (block_height < 1 || block_width < 1) {
    throw input_error(
        fmt::format("{}: photograph of {}x{} pixels; expected at least {}x{} for {}x{} tiles of {} "
                    "pixels per side",
                    name, photo.shape().width, photo.shape().height, columns * side, rows * side,
                    columns, rows, side));
  }
  TilePanels panels{.side = side, .count = columns * rows, .pixels = {}};
  panels.pixels.reserve(static_cast<std::size_t>(panels.count) * panels.panel_size());
  for (int tile = 0; tile < panels.count; ++tile) {
    const int top = tile / columns * piece_height, left = tile % columns * piece_width;
    for (int i = 0; i < panels.panel_size(); ++i) {
      panels.pixels.push_back(
          static_cast<float>(mean_grey(photo, top + i / side * block_height,
                                       left + i % side * block_width, block_height, block_width)));
    }
  }
  equalise_and_stretch(panels.pixels);
  return panels;
}

void check_panels_differ(const TilePanels& panels, const std::string& name) {
  for (int a = 0; a < panels.count; ++a) {
    for (int b = a + 1; b < panels.count; ++b) {
      if (std::sqrt(squared_distance(panels.panel(a), panels.panel(b))) >= kMinPanelDistance)
        continue;
      throw input_error(
          fmt::format("{}: tiles {} and {} are too similar; expected a picture with more contrast, "
                      "fewer tiles, or "
                      "more --tile-pixels than {}",
                      name, a, b, panels.side));
    }
  }
}

double squared_distance(std::span<const float> a, std::span<const float> b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const double difference = a[i] - b[i];
    sum += difference * difference;
  }
  return sum;
}

}  // namespace latplan::domains
