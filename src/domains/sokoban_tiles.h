// The tiles of Sokoban, drawn by code.
#pragma once

#include <array>
#include <cstdint>

#include "base/image.h"

namespace latplan::domains {

// A player hides the goal under it.
enum class SokobanTile : std::uint8_t { kFloor, kPlayer, kStone, kStoneOnGoal, kGoal, kWall };

inline constexpr int kSokobanTileKinds = 6;
inline constexpr int kSokobanTilePixels = 16;  // per side

// In the order of SokobanTile.
std::array<Image, kSokobanTileKinds> paint_sokoban_tiles();

}  // namespace latplan::domains
