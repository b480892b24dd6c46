#include "domains/sokoban_tiles.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace latplan::domains {
namespace {

struct SokobanColour {
  float red, green, blue;
};
constexpr SokobanColour kSand{0.90F, 0.86F, 0.74F}, kSandEdge{0.82F, 0.77F, 0.64F},
    kSandShade{0.66F, 0.61F, 0.50F};
constexpr SokobanColour kMortar{0.16F, 0.17F, 0.24F}, kBrick{0.34F, 0.37F, 0.49F},
    kBrickLight{0.45F, 0.48F, 0.60F};
constexpr SokobanColour kCrimson{0.84F, 0.16F, 0.26F}, kBlush{0.99F, 0.74F, 0.68F};
constexpr SokobanColour kBark{0.42F, 0.24F, 0.08F}, kWood{0.83F, 0.54F, 0.20F},
    kWoodLight{0.93F, 0.68F, 0.34F};
constexpr SokobanColour kPine{0.08F, 0.48F, 0.16F}, kLeaf{0.34F, 0.84F, 0.32F},
    kLeafLight{0.58F, 0.95F, 0.50F};
constexpr SokobanColour kCapNavy{0.09F, 0.15F, 0.42F}, kShirtBlue{0.13F, 0.33F, 0.80F},
    kPlayerSkin{0.99F, 0.80F, 0.63F};

// Draws anti-aliased shapes on one tile; coordinates in pixels from the top left corner.
class SokobanTilePainter {
 public:
  explicit SokobanTilePainter(const SokobanColour& ground)
      : tile_({kSokobanTilePixels, kSokobanTilePixels, 3}) {
    box(8, 8, 16, 16, 0, ground);
  }
  void box(float x, float y, float half_width, float half_height, float corner,
           const SokobanColour& colour) {
    paint(colour, [=](float px, float py) {
      const float dx = std::abs(px - x) - half_width + corner,
                  dy = std::abs(py - y) - half_height + corner;
      return std::hypot(std::max(dx, 0.0F), std::max(dy, 0.0F)) + std::min(std::max(dx, dy), 0.0F) -
             corner;
    });
  }
  void disc(float x, float y, float radius, const SokobanColour& colour) {
    paint(colour, [=](float px, float py) { return std::hypot(px - x, py - y) - radius; });
  }
  Image take() { return std::move(tile_); }

 private:
  // `outside(x, y)`: signed distance from the shape's edge, negative inside.
  template <typename Distance>
  void paint(const SokobanColour& colour, Distance outside) {
    for (int row = 0; row < kSokobanTilePixels; ++row) {
      for (int column = 0; column < kSokobanTilePixels; ++column) {
        const float cover = std::clamp(
            0.5F - outside(static_cast<float>(column) + 0.5F, static_cast<float>(row) + 0.5F), 0.0F,
            1.0F);
        const std::array<float, 3> channels = {colour.red, colour.green, colour.blue};
        for (int channel = 0; channel < 3; ++channel) {
          float& value = tile_.at(row, column, channel);
          value += cover * (channels[channel] - value);
        }
      }
    }
  }

  Image tile_;
};

SokobanTilePainter paint_sokoban_floor() {
  SokobanTilePainter tile(kSandEdge);
  tile.box(8, 8, 7.6F, 7.6F, 1, kSand);
  return tile;
}

Image paint_sokoban_goal() {
  SokobanTilePainter tile = paint_sokoban_floor();
  tile.disc(8, 8, 6, kCrimson);
  tile.disc(8, 8, 3.9F, kBlush);
  tile.disc(8, 8, 2.7F, kCrimson);
  return tile.take();
}

Image paint_sokoban_wall() {
  SokobanTilePainter tile(kMortar);
  for (int course = 0; course < 4; ++course) {
    const float y = 4.0F * static_cast<float>(course) + 2;
    for (int brick = 0; brick < 3; ++brick) {
      const float x = 8.0F * static_cast<float>(brick) + (course % 2 == 0 ? 4.0F : 0.0F);
      tile.box(x, y, 3.5F, 1.5F, 0.4F, kBrick);
      tile.box(x, y - 1, 3.3F, 0.5F, 0.2F, kBrickLight);
    }
  }
  return tile.take();
}

Image paint_sokoban_stone(const SokobanColour& rim, const SokobanColour& face,
                          const SokobanColour& light) {
  SokobanTilePainter tile = paint_sokoban_floor();
  tile.box(8.4F, 8.6F, 7.2F, 7.1F, 2, kSandShade);
  tile.box(8, 8, 7, 7, 1.6F, rim);
  tile.box(8, 8, 5.6F, 5.6F, 0.8F, face);
  for (const float y : {4.3F, 8.0F, 11.7F}) tile.box(8, y, 5.6F, 1.2F, 0, light);
  tile.box(4.6F, 8, 0.7F, 5.6F, 0, rim);
  tile.box(11.4F, 8, 0.7F, 5.6F, 0, rim);
  return tile.take();
}

Image paint_sokoban_player() {
  SokobanTilePainter tile = paint_sokoban_floor();
  tile.box(8.3F, 14.4F, 6, 1.2F, 1.2F, kSandShade);
  tile.box(5.7F, 13.4F, 1.9F, 1.7F, 0.8F, kCapNavy);  // shoes
  tile.box(10.3F, 13.4F, 1.9F, 1.7F, 0.8F, kCapNavy);
  tile.box(8, 10.2F, 6.4F, 2.6F, 2.4F, kShirtBlue);  // sleeves
  tile.box(8, 10.7F, 4.8F, 3.4F, 1.6F, kShirtBlue);
  tile.disc(2.3F, 11.4F, 1.3F, kPlayerSkin);  // hands
  tile.disc(13.7F, 11.4F, 1.3F, kPlayerSkin);
  tile.disc(8, 5, 4.3F, kPlayerSkin);
  tile.box(8, 2.6F, 4.4F, 2.2F, 1.9F, kCapNavy);  // cap
  tile.box(8, 4.1F, 5.4F, 0.8F, 0.6F, kCapNavy);
  tile.disc(6.4F, 6.2F, 0.7F, kCapNavy);
  tile.disc(9.6F, 6.2F, 0.7F, kCapNavy);
  return tile.take();
}

}  // namespace

std::array<Image, kSokobanTileKinds> paint_sokoban_tiles() {
  return {paint_sokoban_floor().take(),
          paint_sokoban_player(),
          paint_sokoban_stone(kBark, kWood, kWoodLight),
          paint_sokoban_stone(kPine, kLeaf, kLeafLight),
          paint_sokoban_goal(),
          paint_sokoban_wall()};
}

}  // namespace latplan::domains
