#include "report/changed_parts.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace latplan::report {
namespace {

constexpr float kVisible = 0.12F;  // of the range of a pixel
constexpr int kFewPixels = 2;
constexpr std::size_t kMostBoxes = 12;

struct Box {
  int left, top, right, bottom, pixels;  // right and bottom are inside
};

std::vector<bool> changed_pixels(const Image& before, const Image& after) {
  const int channels = before.shape().channels;
  std::vector<bool> changed(before.pixels().size() / static_cast<std::size_t>(channels));
  for (std::size_t i = 0; i < before.pixels().size(); ++i) {
    if (std::abs(before.pixels()[i] - after.pixels()[i]) > kVisible) {
      changed[i / static_cast<std::size_t>(channels)] = true;
    }
  }
  return changed;
}

// The changed pixels that are reached from one of them by steps of at most `reach`; they are cleared.
Box take_group(std::vector<bool>& changed, const ImageShape& shape, int row, int column,
               int reach) {
  Box box{column, row, column, row, 0};
  std::vector<std::pair<int, int>> open = {{row, column}};
  changed[static_cast<std::size_t>(row) * shape.width + column] = false;
  while (!open.empty()) {
    const auto [y, x] = open.back();
    open.pop_back();
    ++box.pixels;
    box = {std::min(box.left, x), std::min(box.top, y), std::max(box.right, x),
           std::max(box.bottom, y), box.pixels};
    for (int v = std::max(0, y - reach); v <= std::min(shape.height - 1, y + reach); ++v) {
      for (int u = std::max(0, x - reach); u <= std::min(shape.width - 1, x + reach); ++u) {
        const std::size_t i = static_cast<std::size_t>(v) * shape.width + u;
        if (!changed[i]) continue;
        changed[i] = false;
        open.emplace_back(v, u);
      }
    }
  }
  return box;
}

}  // namespace

std::vector<Rectangle> changed_parts(const Image& before, const Image& after) {
  const ImageShape& shape = before.shape();
  std::vector<bool> changed = changed_pixels(before, after);
  const int reach = std::max(1, std::min(shape.height, shape.width) / 24);
  std::vector<Box> boxes;
  for (int row = 0; row < shape.height; ++row) {
    for (int column = 0; column < shape.width; ++column) {
      if (!changed[static_cast<std::size_t>(row) * shape.width + column]) continue;
      const Box box = take_group(changed, shape, row, column, reach);
      if (box.pixels > kFewPixels) boxes.push_back(box);
    }
  }
  if (boxes.size() > kMostBoxes) {  // scattered: one box around them all
    Box all = boxes.front();
    for (const Box& box : boxes) {
      all = {std::min(all.left, box.left), std::min(all.top, box.top),
             std::max(all.right, box.right), std::max(all.bottom, box.bottom), 0};
    }
    boxes = {all};
  }
  std::vector<Rectangle> parts;
  for (const Box& box : boxes) {
    parts.push_back({box.left, box.top, box.right - box.left + 1, box.bottom - box.top + 1});
  }
  return parts;
}

}  // namespace latplan::report
