// The looks of Sokoban's squares: our own tiles, painted by code.
#pragma once

#include <array>
#include <cstdint>

#include "base/image.h"

namespace latplan::domains {

// A player hides the goal below.
enum class SokobanTile : std::uint8_t { kFloor, kPlayer, kStone, kStoneOnGoal, kGoal, kWall };

inline constexpr int kSokobanTileKinds = 6;
inline constexpr int kSokobanTilePixels = 16;  // a side

// Colour pictures in the order of SokobanTile.
std::array<Image, kSokobanTileKinds> paint_sokoban_tiles();

}  // namespace latplan::domains
