// A Sokoban level in the usual text format, and the rules of moving in it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "domains/domain.h"

namespace latplan::domains {

enum class SokobanGround : std::uint8_t { kFloor, kGoal, kWall };

// The rectangle around a level. The cells the player can come to if stones were no obstacle (what the walls enclose)
// are numbered row by row; a state holds the number of the player's cell and then those of the stones. Stones that
// look alike are kept in ascending order.
struct SokobanLevel {
  std::string name;  // file or shipped level, for messages
  int height = 0, width = 0;
  std::vector<SokobanGround> ground;           // [height * width]
  std::vector<int> squares;                    // [cells] row * width + column of each numbered cell
  std::vector<std::array<int, 4>> neighbours;  // [cells] up, down, left, right; -1: wall
  State start;

  int stones() const { return static_cast<int>(start.size()) - 1; }
  bool on_goal(int cell) const { return ground[squares[cell]] == SokobanGround::kGoal; }
  bool solved(const State& state) const;  // every stone is on a goal
  // One step up, down, left or right where the player can go, pushing at most one stone. Alike stones are sorted.
  std::vector<State> successors(const State& state, bool stones_alike) const;
};

// # wall, space - _ floor, $ stone, . goal, * stone on a goal, @ player, + player on a goal. Blank lines, lines that
// start with ';' and "Key: value" lines stand around a level and end it; of several levels the first is taken.
// Anything else, a level that is not closed by walls or larger than 32x32 or 255 numbered cells:
// Error(BadInput) naming file, line and column.
SokobanLevel parse_sokoban_level(std::string_view text, const std::string& name);

// A shipped level (microban32, microban6) or a file.
SokobanLevel find_sokoban_level(const std::string& name_or_file);

}  // namespace latplan::domains
