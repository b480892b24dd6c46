#include "domains/blocks_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/error.h"
#include "domains/preprocess.h"
#include "domains/ray_tracer.h"

namespace latplan::domains {
namespace {

constexpr int kTracedHeight = 100, kTracedWidth = 150;
constexpr Camera kCamera = {{0, -16, 6}, {0, 0, 3}};

struct BlockColour {
  char letter;
  Vec3 colour;  // reflectance
  Vec3 look;    // in the pictures
};

constexpr std::array<BlockColour, kMaxBlocks> kBlockColours = {{
    {'R', {0.75F, 0.012F, 0.012F}, {0.65F, 0.19F, 0.19F}},   // red
    {'G', {0.012F, 0.45F, 0.02F}, {0.19F, 0.54F, 0.20F}},    // green
    {'B', {0.012F, 0.03F, 0.75F}, {0.19F, 0.22F, 0.65F}},    // blue
    {'K', {0.012F, 0.012F, 0.012F}, {0.19F, 0.19F, 0.19F}},  // black
    {'Y', {0.80F, 0.60F, 0.01F}, {0.65F, 0.59F, 0.21F}},     // yellow
    {'M', {0.60F, 0.02F, 0.60F}, {0.60F, 0.22F, 0.60F}},     // magenta
    {'C', {0.02F, 0.60F, 0.65F}, {0.24F, 0.60F, 0.62F}},     // cyan
    {'O', {0.75F, 0.20F, 0.01F}, {0.65F, 0.42F, 0.21F}},     // orange
}};
constexpr Vec3 kBackgroundLook = {0.55F, 0.55F, 0.55F};
constexpr float kDarkest = 0.85F, kBrightest = 1.25F;  // brightness range relative to `look`

// Key lamp on the right, fill lamp on the left, a lamp behind, and the sun.
Studio empty_studio() {
  Studio studio;
  studio.camera = kCamera;
  studio.lamps = {Lamp{{6.45F, -2.91F, 4.26F}, 0.5F, Vec3{1, 0.932F, 0.817F} * 30.0F},
                  Lamp{{-4.67F, -4.01F, 3.01F}, 0.5F, Vec3{0.762F, 0.818F, 1} * 9.0F},
                  Lamp{{-1.17F, 2.65F, 5.82F}, 1.0F, Vec3{1, 1, 1} * 15.0F}};
  studio.sun_direction = normalised({11.66F, -6.63F, 25.82F});
  studio.sun_power = {0.45F, 0.45F, 0.45F};
  return studio;
}

Vec3 uniform_shift(double reach, Rng& rng) {  // up to `reach` along each axis
  const auto shift = [&] { return static_cast<float>(reach * (2 * rng.uniform() - 1)); };
  const float x = shift(), y = shift(), z = shift();
  return {x, y, z};
}

// Distance from a colour to a look, minimised over the brightness range.
double distance_in_any_light(const Vec3& colour, const Vec3& look) {
  const float light = std::clamp(dot(colour, look) / dot(look, look), kDarkest, kBrightest);
  return colour_distance(colour, look * light);
}

}  // namespace

std::vector<PlacedBlock> placed_blocks(const Towers& towers) {
  std::vector<PlacedBlock> placed;
  for (std::size_t slot = 0; slot < towers.size(); ++slot) {
    for (std::size_t level = 0; level < towers[slot].size(); ++level) {
      placed.push_back({towers[slot][level], static_cast<int>(slot), static_cast<float>(level)});
    }
  }
  return placed;
}

double colour_distance(const Vec3& a, const Vec3& b) {
  const Vec3 difference = a - b;
  return std::sqrt(dot(difference, difference) / 3);
}

char BlocksPicture::letter(int colour) { return kBlockColours.at(colour).letter; }
Vec3 BlocksPicture::look(int colour) { return kBlockColours.at(colour).look; }

std::optional<int> BlocksPicture::nearest_block(const Vec3& colour, bool in_any_light) const {
  const auto distance_to = in_any_light ? distance_in_any_light : colour_distance;
  std::optional<int> nearest;
  double least = distance_to(colour, kBackgroundLook);
  for (int block = 0; block < blocks_; ++block) {
    const double distance = distance_to(colour, look(block));
    if (distance < least) {
      least = distance;
      nearest = block;
    }
  }
  return nearest;
}

// 0.7 as in the original pictures, or less if the highest tower or the row of slots would not fit.
float BlocksPicture::radius() const {
  const float by_height = 7.2F / static_cast<float>(2 * blocks_);
  const float by_width = 13.2F / (2.5F * static_cast<float>(slots_ - 1) + 2);
  return std::min({0.7F, by_height, by_width});
}

// Up to five slots share a row of 10 radii; more are 2.5 radii apart.
float BlocksPicture::slot_x(int slot) const {
  const float row = slots_ <= 5 ? 10.0F : 2.5F * static_cast<float>(slots_ - 1);
  return radius() * row * (static_cast<float>(slot) / static_cast<float>(slots_ - 1) - 0.5F);
}

Image BlocksPicture::take(std::span<const PlacedBlock> placed, double jitter, Rng& rng) const {
  Studio studio = empty_studio();
  studio.cylinders.reserve(placed.size());
  const float size = radius();
  for (const PlacedBlock& block : placed) {
    float x = slot_x(block.slot);
    // Clamped so that neighbours, half a radius apart, never touch.
    if (jitter > 0) {
      x += size * static_cast<float>(jitter * std::clamp(0.1 * rng.normal(), -0.24, 0.24));
    }
    const float bottom = 2 * size * block.level;
    studio.cylinders.push_back(
        {x, 0, size, bottom, bottom + 2 * size, kBlockColours.at(block.colour).colour});
  }
  if (jitter > 0) {
    studio.camera.position = studio.camera.position + uniform_shift(0.5 * jitter, rng);
    for (Lamp& lamp : studio.lamps) lamp.position = lamp.position + uniform_shift(jitter, rng);
  }
  const Image large = take_picture(studio, kTracedHeight, kTracedWidth, rng);
  return resize_smooth(large, kShape.height, kShape.width);
}

Image BlocksPicture::plain(const Towers& towers) const {
  Rng rng(0);
  return take(placed_blocks(towers), 0, rng);
}

CellArea BlocksPicture::cell(int slot, int level) const {
  const float size = radius(), x = slot_x(slot), z = size * (2 * static_cast<float>(level) + 1);
  const auto [left, top] = kCamera.project({x - 0.6F * size, -0.8F * size, z + 0.6F * size});
  const auto [right, bottom] = kCamera.project({x + 0.6F * size, -0.8F * size, z - 0.6F * size});
  const float width = kShape.width, height = kShape.height;
  return {left * width, top * height, right * width, bottom * height};
}

}  // namespace latplan::domains
