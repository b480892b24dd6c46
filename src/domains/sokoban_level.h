// A Sokoban level, its text format and its rules.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "domains/domain.h"

namespace latplan::domains {

enum class SokobanGround : std::uint8_t { kFloor, kGoal, kWall };

// The bounding rectangle of a level. The cells enclosed by the walls (reachable by the player
// without stones) are numbered row by row. A state holds the player's cell, then the stones' cells,
// sorted unless stones are named.
struct SokobanLevel {
  std::string name;  // file or built-in level, for messages
  int height = 0, width = 0;
  std::vector<SokobanGround> ground;           // [height * width]
  std::vector<int> squares;                    // [cells] row * width + column of each cell
  std::vector<std::array<int, 4>> neighbours;  // [cells] up, down, left, right; -1: wall
  State start;

  int stones() const { return static_cast<int>(start.size()) - 1; }
  bool on_goal(int cell) const { return ground[squares[cell]] == SokobanGround::kGoal; }
  bool solved(const State& state) const;  // every stone is on a goal
  // One step up, down, left or right, pushing at most one stone. Sorts the stones if alike.
  std::vector<State> successors(const State& state, bool stones_alike) const;
};

// # wall, space - _ floor, $ stone, . goal, * stone on a goal, @ player, + player on a goal. Blank
// lines, lines that start with ';' and "Key: value" lines separate levels; only the first level is
// read. Other characters, a level without closed walls, larger than 32x32 or with more than 255
// cells: Error(BadInput) with file, line and column.
SokobanLevel parse_sokoban_level(std::string_view text, const std::string& name);

// A built-in level (microban32, microban6) or a file.
SokobanLevel find_sokoban_level(const std::string& name_or_file);

}  // namespace latplan::domains
