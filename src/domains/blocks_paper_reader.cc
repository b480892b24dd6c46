#include "domains/blocks_paper_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <vector>

namespace latplan::domains {
namespace {

constexpr int kLevels = 3;  // per channel: 0, 1/2 and 1
constexpr int kColours = kLevels * kLevels * kLevels;
constexpr double kNoiseShare = 0.001;  // colours that cover a smaller share are noise

struct Spot {
  double x = 0, y = 0;  // column and row
};

struct SeenObject {
  double x = 0, y = 0;  // centroid
  double half_width = 0, half_height = 0;
};

// [colour] its pixels.
std::array<std::vector<Spot>, kColours> pixels_by_colour(const Image& image) {
  std::array<std::vector<Spot>, kColours> spots;
  for (int row = 0; row < image.shape().height; ++row) {
    for (int column = 0; column < image.shape().width; ++column) {
      int colour = 0;
      for (int channel = 0; channel < 3; ++channel) {
        const float value = image.at(row, column, channel);
        colour = colour * kLevels + (value >= 0.75F ? 2 : value > 0.25F ? 1 : 0);
      }
      spots[colour].push_back({static_cast<double>(column), static_cast<double>(row)});
    }
  }
  return spots;
}

Vec3 quantised_colour(int colour) {
  return {static_cast<float>(colour / (kLevels * kLevels)) / 2,
          static_cast<float>(colour / kLevels % kLevels) / 2,
          static_cast<float>(colour % kLevels) / 2};
}

double quantile(std::vector<double> values, double share) {  // linear interpolation
  std::sort(values.begin(), values.end());
  const double place = share * static_cast<double>(values.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const auto above = std::min(below + 1, values.size() - 1);
  return values[below] + (place - static_cast<double>(below)) * (values[above] - values[below]);
}

// Drops pixels more than 1.5 interquartile ranges outside the quartiles, along one axis.
void drop_outliers(std::vector<Spot>& spots, double Spot::*axis) {
  std::vector<double> values;
  for (const Spot& spot : spots) values.push_back(spot.*axis);
  const double first = quantile(values, 0.25), third = quantile(values, 0.75);
  const double reach = 1.5 * (third - first);
  std::erase_if(spots, [&](const Spot& spot) {
    return spot.*axis < first - reach || spot.*axis > third + reach;
  });
}

SeenObject measure(std::vector<Spot> spots) {
  drop_outliers(spots, &Spot::x);
  drop_outliers(spots, &Spot::y);
  Spot sum, least = spots.front(), most = spots.front();
  for (const Spot& spot : spots) {
    sum = {sum.x + spot.x, sum.y + spot.y};
    least = {std::min(least.x, spot.x), std::min(least.y, spot.y)};
    most = {std::max(most.x, spot.x), std::max(most.y, spot.y)};
  }
  const double count = static_cast<double>(spots.size());
  return {sum.x / count, sum.y / count, (most.x - least.x) / 2, (most.y - least.y) / 2};
}

// One object per block; nullopt if a block is missing.
std::optional<std::vector<SeenObject>> find_objects(const Image& image,
                                                    const BlocksPicture& picture) {
  const auto spots = pixels_by_colour(image);
  const auto background = std::ranges::max_element(
      spots, {}, [](const std::vector<Spot>& list) { return list.size(); });
  const double least = kNoiseShare * image.shape().height * image.shape().width;
  std::vector<std::vector<Spot>> of_block(picture.blocks());
  for (int colour = 0; colour < kColours; ++colour) {
    const auto& list = spots[colour];
    if (&list == &*background || static_cast<double>(list.size()) <= least) continue;
    const auto block = picture.nearest_block(quantised_colour(colour), false);
    if (block) of_block[*block].insert(of_block[*block].end(), list.begin(), list.end());
  }
  std::vector<SeenObject> objects;
  for (const auto& list : of_block) {
    if (list.empty()) return std::nullopt;
    objects.push_back(measure(list));
  }
  return objects;
}

bool same_tower(const SeenObject& a, const SeenObject& b) {
  return std::abs(a.x - b.x) < (a.half_width + b.half_width) / 2;
}

bool below(const SeenObject& lower, const SeenObject& upper) {
  return same_tower(lower, upper) && lower.y > upper.y;
}

// Objects with nothing below have the same base line; every other object touches the highest one
// below it.
bool well_supported(const std::vector<SeenObject>& objects) {
  std::vector<SeenObject> bottoms;
  for (const SeenObject& object : objects) {
    const SeenObject* support = nullptr;
    for (const SeenObject& other : objects) {
      if (below(other, object) && (support == nullptr || other.y < support->y)) support = &other;
    }
    if (support == nullptr) {
      bottoms.push_back(object);
      continue;
    }
    const double heights = object.half_height + support->half_height;
    const double apart = support->y - object.y;
    if (apart <= 0.5 * heights || apart >= 1.5 * heights) return false;
  }
  for (const SeenObject& a : bottoms) {
    for (const SeenObject& b : bottoms) {
      const double apart = std::abs(a.y + a.half_height - b.y - b.half_height);
      if (&a != &b && !(apart < (a.half_height + b.half_height) / 2)) return false;
    }
  }
  return true;
}

int nearest_slot(const SeenObject& object, const BlocksPicture& picture) {
  int nearest = 0;
  double least = picture.kShape.width;
  for (int slot = 0; slot < picture.slots(); ++slot) {
    const CellArea area = picture.cell(slot, 0);
    const double apart = std::abs(object.x + 0.5 - (area.left + area.right) / 2);
    if (apart < least) {
      least = apart;
      nearest = slot;
    }
  }
  return nearest;
}

}  // namespace

std::optional<Towers> read_blocks_as_paper(const Image& image, const BlocksPicture& picture) {
  if (image.shape() != BlocksPicture::kShape) return std::nullopt;
  const auto objects = find_objects(image, picture);
  if (!objects || !well_supported(*objects)) return std::nullopt;
  std::vector<int> order(objects->size());  // from the bottom of the picture to the top
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
  std::ranges::sort(order, std::greater(), [&](int block) { return (*objects)[block].y; });
  Towers towers(picture.slots());
  for (const int block : order) {
    auto& tower = towers[nearest_slot((*objects)[block], picture)];
    for (const int other : tower) {  // objects in one slot must also be one tower by the appendix
      if (!same_tower((*objects)[block], (*objects)[other])) return std::nullopt;
    }
    tower.push_back(block);
  }
  return towers;
}

}  // namespace latplan::domains
