#include "domains/swirl.h"

#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "base/error.h"

namespace latplan::domains {
namespace {

// The two source rows (or columns) around a coordinate, with their weights.
std::array<std::pair<int, double>, 2> neighbours(double coordinate) {
  const double below = std::floor(coordinate);
  const double part = coordinate - below;
  const int line = static_cast<int>(below);
  return {{{line, 1 - part}, {line + 1, part}}};
}

}  // namespace

Swirl::Swirl(int side, double strength, double radius) : side_(side), starts_{0} {
  LATPLAN_CHECK(side > 0 && radius > 0, "swirl of side or radius 0");
  const double centre = side / 2.0;
  const double decay = radius * side * std::numbers::ln2 / 5;
  const auto inside = [side](int line) { return line >= 0 && line < side; };
  for (int pixel = 0; pixel < side * side; ++pixel) {
    const double y = pixel / side - centre, x = pixel % side - centre;
    const double turn = strength * std::exp(-std::hypot(x, y) / decay);
    const auto rows = neighbours(centre + x * std::sin(turn) + y * std::cos(turn));
    const auto columns = neighbours(centre + x * std::cos(turn) - y * std::sin(turn));
    for (const auto& [row, row_weight] : rows) {
      for (const auto& [column, column_weight] : columns) {
        const auto weight = static_cast<float>(row_weight * column_weight);
        if (weight == 0 || !inside(row) || !inside(column)) continue;
        taps_.push_back({static_cast<std::uint32_t>(row * side + column), weight});
      }
    }
    starts_.push_back(static_cast<std::uint32_t>(taps_.size()));
  }
}

Image Swirl::apply(const Image& image) const {
  LATPLAN_CHECK((image.shape() == ImageShape{side_, side_, 1}), "wrong picture shape");
  Image result(image.shape());
  for (int pixel = 0; pixel < side_ * side_; ++pixel) {
    float sum = 0;
    for (const Tap& tap : taps(pixel)) sum += tap.weight * image.pixels()[tap.pixel];
    result.pixels()[pixel] = sum;
  }
  return result;
}

}  // namespace latplan::domains
