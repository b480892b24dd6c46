#include "domains/sokoban_level.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <system_error>

#include "base/error.h"
#include "base/files.h"
#include "base/nearest.h"

namespace latplan::domains {
namespace {

constexpr int kMaxSokobanSide = 32;
constexpr int kMaxSokobanCells = 255;  // a state stores cell numbers as bytes

struct BuiltInSokobanLevel {
  std::string_view name, text;
};
constexpr std::array<BuiltInSokobanLevel, 2> kBuiltInSokobanLevels = {{
    {"microban32",
     " ####\n"
     "##  ###\n"
     "#     #\n"
     "#.**$@#\n"
     "#   ###\n"
     "##  #\n"
     " ####\n"},
    {"microban6",
     "###### #####\n"
     "#    ###   #\n"
     "# $$     #@#\n"
     "# $ #...   #\n"
     "#   ########\n"
     "#####\n"},
}};

struct SokobanLine {
  int number;  // in the file, counted from 1
  std::string_view text;
};

bool is_comment_line(std::string_view line) {
  if (line.find_first_not_of(" \t") == line.npos || line.front() == ';') return true;
  return std::isalpha(static_cast<unsigned char>(line.front())) != 0 && line.find(':') != line.npos;
}

// The lines of the first level.
std::vector<SokobanLine> first_level_lines(std::string_view text) {
  std::vector<SokobanLine> lines;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (!is_comment_line(line)) {
      line.remove_suffix(line.size() - line.find_last_not_of(' ') - 1);
      lines.push_back({number, line});
    } else if (!lines.empty()) {
      break;
    }
  }
  return lines;
}

// Parses one level, square by square.
class SokobanLevelReader {
 public:
  explicit SokobanLevelReader(const std::string& name) { level_.name = name; }

  SokobanLevel read(std::string_view text) {
    lines_ = first_level_lines(text);
    if (lines_.empty())
      throw input_error(level_.name + ": no level found; expected rows of # for walls");
    level_.height = static_cast<int>(lines_.size());
    for (const SokobanLine& line : lines_) {
      level_.width = std::max(level_.width, static_cast<int>(line.text.size()));
    }
    check_size();
    level_.ground.assign(level_.height * level_.width, SokobanGround::kFloor);
    for (int row = 0; row < level_.height; ++row) read_row(row);
    if (player_ < 0) throw fault_of_level("has no player; expected one @ or +");
    if (stones_.empty()) throw fault_of_level("has no stones; expected at least one $ or *");
    number_cells();
    place_pieces();
    return std::move(level_);
  }

 private:
  Error fault_at(int square, const std::string& what) const {
    return input_error(level_.name + ":" + std::to_string(lines_[square / level_.width].number) +
                       ":" + std::to_string(square % level_.width + 1) + ": " + what);
  }
  Error fault_of_level(const std::string& what) const {
    return input_error(level_.name + ":" + std::to_string(lines_.front().number) +
                       ":1: the level " + what);
  }

  void check_size() const {
    if (level_.height <= kMaxSokobanSide && level_.width <= kMaxSokobanSide) return;
    throw fault_of_level("is " + std::to_string(level_.width) + "x" +
                         std::to_string(level_.height) + "; expected at most 32x32");
  }

  void read_row(int row) {
    const std::string_view text = lines_[row].text;
    for (std::size_t column = 0; column < text.size(); ++column) {
      read_square(row * level_.width + static_cast<int>(column), text[column]);
    }
  }

  void read_square(int square, char mark) {
    if (std::string_view("# -_$.*@+").find(mark) == std::string_view::npos) {
      const bool printable = std::isprint(static_cast<unsigned char>(mark)) != 0;
      throw fault_at(square, (printable ? "unknown character '" + std::string(1, mark) + "'"
                                        : std::string("unknown control character")) +
                                 "; expected one of # $ . * @ + space - _");
    }
    if (mark == '#') level_.ground[square] = SokobanGround::kWall;
    if (mark == '.' || mark == '*' || mark == '+') level_.ground[square] = SokobanGround::kGoal;
    if (mark == '$' || mark == '*') stones_.push_back(square);
    if (mark == '@' || mark == '+') {
      if (player_ >= 0) throw fault_at(square, "a second player; expected one");
      player_ = square;
    }
  }

  // The adjacent square, or -1 outside the rectangle.
  int beside(int square, int direction) const {
    static constexpr std::array<int, 4> kDown = {-1, 1, 0, 0}, kRight = {0, 0, -1, 1};
    const int row = square / level_.width + kDown[direction];
    const int column = square % level_.width + kRight[direction];
    if (row < 0 || column < 0 || row >= level_.height || column >= level_.width) return -1;
    return row * level_.width + column;
  }

  // Flood-fills the cells enclosed by the walls around the player.
  void number_cells() {
    std::vector<int> found = {player_};
    cell_of_.assign(level_.ground.size(), -1);
    cell_of_[player_] = 0;
    for (std::size_t next = 0; next < found.size(); ++next) {
      for (int direction = 0; direction < 4; ++direction) {
        const int square = beside(found[next], direction);
        if (square < 0)
          throw fault_at(found[next], "the level is open here; expected closed walls");
        if (level_.ground[square] == SokobanGround::kWall || cell_of_[square] >= 0) continue;
        cell_of_[square] = 0;
        found.push_back(square);
      }
    }
    if (found.size() > kMaxSokobanCells) {
      throw fault_of_level("has " + std::to_string(found.size()) +
                           " cells inside its walls; expected at most " +
                           std::to_string(kMaxSokobanCells));
    }
    std::ranges::sort(found);
    for (std::size_t cell = 0; cell < found.size(); ++cell)
      cell_of_[found[cell]] = static_cast<int>(cell);
    level_.squares = std::move(found);
    for (const int square : level_.squares) {
      auto& around = level_.neighbours.emplace_back();
      for (int direction = 0; direction < 4; ++direction) {
        around[direction] = cell_of_[beside(square, direction)];
      }
    }
  }

  void place_pieces() {
    level_.start.push_back(static_cast<std::uint8_t>(cell_of_[player_]));
    for (const int square : stones_) {
      if (cell_of_[square] < 0)
        throw fault_at(square, "stone outside the walls; expected it inside");
      level_.start.push_back(static_cast<std::uint8_t>(cell_of_[square]));
    }
    int goals = 0;
    for (int cell = 0; cell < static_cast<int>(level_.squares.size()); ++cell)
      goals += level_.on_goal(cell);
    if (goals < level_.stones()) {
      throw fault_of_level("has " + std::to_string(level_.stones()) + " stones and " +
                           std::to_string(goals) + " goals; expected at least as many goals");
    }
  }

  SokobanLevel level_;
  std::vector<SokobanLine> lines_;
  std::vector<int> stones_;   // squares
  int player_ = -1;           // square
  std::vector<int> cell_of_;  // [squares] number of a cell; -1: wall or outside
};

}  // namespace

bool SokobanLevel::solved(const State& state) const {
  return std::all_of(state.begin() + 1, state.end(),
                     [&](std::uint8_t cell) { return on_goal(cell); });
}

std::vector<State> SokobanLevel::successors(const State& state, bool stones_alike) const {
  std::vector<State> result;
  for (int direction = 0; direction < 4; ++direction) {
    const int to = neighbours[state[0]][direction];
    if (to < 0) continue;
    const auto stone = std::find(state.begin() + 1, state.end(), to) - state.begin();
    const bool push = stone < static_cast<std::ptrdiff_t>(state.size());
    const int beyond = push ? neighbours[to][direction] : -1;
    if (push && (beyond < 0 || std::find(state.begin() + 1, state.end(), beyond) != state.end()))
      continue;
    State& next = result.emplace_back(state);
    next[0] = static_cast<std::uint8_t>(to);
    if (!push) continue;
    next[stone] = static_cast<std::uint8_t>(beyond);
    if (stones_alike) std::sort(next.begin() + 1, next.end());
  }
  return result;
}

SokobanLevel parse_sokoban_level(std::string_view text, const std::string& name) {
  return SokobanLevelReader(name).read(text);
}

SokobanLevel find_sokoban_level(const std::string& name_or_file) {
  std::vector<std::string> names;
  for (const BuiltInSokobanLevel& level : kBuiltInSokobanLevels) {
    if (level.name == name_or_file) return parse_sokoban_level(level.text, name_or_file);
    names.emplace_back(level.name);
  }
  std::error_code error;
  if (!std::filesystem::exists(name_or_file, error)) {
    const std::string meant = nearest(name_or_file, names);
    throw input_error(name_or_file + ": no such level; " +
                      (meant.empty() ? "" : "did you mean " + meant + "? ") +
                      "expected a file, microban32 or microban6");
  }
  return parse_sokoban_level(read_text(name_or_file), name_or_file);
}

}  // namespace latplan::domains
