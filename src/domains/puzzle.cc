#include "domains/puzzle.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <numeric>
#include <system_error>

#include "base/error.h"
#include "base/nearest.h"
#include "base/picture_file.h"
#include "domains/data_files.h"
#include "domains/mnist_digits.h"
#include "domains/tile_judge.h"

namespace latplan::domains {
namespace {

constexpr int kMinTilesPerSide = 2, kMaxTilesPerSide = 6;
constexpr int kMaxTiles = kMaxTilesPerSide * kMaxTilesPerSide;
constexpr int kMinTilePixels = 4, kMaxTilePixels = 64;

using TileOfCell = std::array<std::uint8_t, kMaxTiles>;

// n! * factor; nullopt on overflow.
std::optional<std::int64_t> factorial_times(int n, std::int64_t factor) {
  std::int64_t product = factor;
  for (int i = 2; i <= n; ++i) {
    if (__builtin_mul_overflow(product, i, &product)) return std::nullopt;
  }
  return product;
}

class Puzzle final : public Domain {
 public:
  Puzzle(int columns, int rows, TilePanels panels)
      : columns_(columns), rows_(rows), judge_(std::move(panels), columns, rows) {}

  ImageShape image_shape() const override { return judge_.image_shape(); }
  State goal() const override {
    State state(cells());
    std::iota(state.begin(), state.end(), std::uint8_t{0});
    return state;
  }
  // A uniform permutation, as in the paper; half of them cannot reach the goal.
  State sample(Rng& rng) const override {
    State state = goal();
    rng.shuffle(state);
    return state;
  }
  std::vector<State> successors(const State& state) const override;
  Image render(const State& state) const override;
  bool legal(const State& state) const override;
  std::optional<State> recognise(const Image& image, Judge judge) const override {
    return judge == Judge::kOurs ? judge_.read(image) : judge_.read_as_paper({&image, 1}).front();
  }
  std::vector<std::optional<State>> recognise_all(std::span<const Image> images,
                                                  Judge judge) const override {
    return judge == Judge::kPaper ? judge_.read_as_paper(images)
                                  : Domain::recognise_all(images, judge);
  }
  std::optional<int> closed_form_distance(const State& from, const State& to) const override;
  std::string describe(const State& state) const override;
  std::vector<std::pair<std::string, std::int64_t>> known_counts() const override;

 private:
  int cells() const { return columns_ * rows_; }
  TileOfCell tiles_by_cell(const State& state) const {
    LATPLAN_CHECK(static_cast<int>(state.size()) == cells(), "not a state of this puzzle");
    TileOfCell tiles{};
    for (int tile = 0; tile < cells(); ++tile) {
      tiles.at(state[tile]) = static_cast<std::uint8_t>(tile);
    }
    return tiles;
  }

  int columns_, rows_;
  TileJudge judge_;
};

// The blank moves left, right, up, down.
std::vector<State> Puzzle::successors(const State& state) const {
  const TileOfCell tiles = tiles_by_cell(state);
  const int blank = state[0], row = blank / columns_, column = blank % columns_;
  std::vector<State> result;
  result.reserve(4);
  const auto move_blank = [&](bool possible, int to) {
    if (!possible) return;
    result.push_back(state);
    result.back()[0] = static_cast<std::uint8_t>(to);
    result.back()[tiles[to]] = static_cast<std::uint8_t>(blank);
  };
  move_blank(column > 0, blank - 1);
  move_blank(column + 1 < columns_, blank + 1);
  move_blank(row > 0, blank - columns_);
  move_blank(row + 1 < rows_, blank + columns_);
  return result;
}

Image Puzzle::render(const State& state) const {
  const TileOfCell tiles = tiles_by_cell(state);
  const int side = judge_.panels().side;
  Image image(image_shape());
  float* at = image.pixels().data();
  for (int row = 0; row < rows_ * side; ++row) {
    for (int column = 0; column < columns_; ++column, at += side) {
      const auto panel = judge_.panels().panel(tiles[row / side * columns_ + column]);
      std::copy_n(&panel[row % side * side], side, at);
    }
  }
  return image;
}

bool Puzzle::legal(const State& state) const {
  return static_cast<int>(state.size()) == cells() &&
         std::is_permutation(state.begin(), state.end(), goal().begin());
}

// Every move swaps two tiles and moves the blank by one cell. If the parities of permutation and
// blank distance differ, the states are not connected. Otherwise the distance needs a search.
std::optional<int> Puzzle::closed_form_distance(const State& from, const State& to) const {
  const TileOfCell tiles = tiles_by_cell(from);
  std::array<bool, kMaxTiles> seen{};
  bool odd = (std::abs(from[0] / columns_ - to[0] / columns_) +
              std::abs(from[0] % columns_ - to[0] % columns_)) %
                 2 ==
             1;
  for (int first = 0; first < cells(); ++first) {
    // A cycle of length n needs n - 1 swaps.
    for (int cell = first; !seen[cell]; cell = to[tiles[cell]]) {
      seen[cell] = true;
      if (cell != first) odd = !odd;
    }
  }
  if (odd) return -1;
  return std::nullopt;
}

// Rows of tiles, separated by slashes.
std::string Puzzle::describe(const State& state) const {
  const TileOfCell tiles = tiles_by_cell(state);
  std::string text;
  for (int cell = 0; cell < cells(); ++cell) {
    if (cell > 0) text += cell % columns_ == 0 ? '/' : ' ';
    text += std::to_string(tiles[cell]);
  }
  return text;
}

std::vector<std::pair<std::string, std::int64_t>> Puzzle::known_counts() const {
  const int neighbours = 2 * (rows_ * (columns_ - 1) + columns_ * (rows_ - 1));  // ordered pairs
  std::vector<std::pair<std::string, std::int64_t>> counts = {
      {"ground actions", std::int64_t{neighbours} * (cells() - 1)}};
  const auto states = factorial_times(cells(), 1);
  const auto transitions = factorial_times(cells() - 1, neighbours);
  if (states) counts.emplace_back("all states", *states);
  if (transitions) counts.emplace_back("transitions over all states", *transitions);
  return counts;
}

int side_option(const WorldOptions& options, const std::string& name, int automatic) {
  const auto found = options.find(name);
  if (found != options.end() && found->second == "auto") return automatic;
  return int_option(options, name, kMinTilesPerSide, kMaxTilesPerSide);
}

// A file or folder, or the name of a shipped picture.
std::filesystem::path tiles_source(const std::string& tiles) {
  if (tiles == "mnist") return find_data_file("mnist/0.json").parent_path();
  if (tiles == "mandrill") return find_data_file("mandrill.png");
  std::error_code error;
  const std::string meant = nearest(tiles, {"mnist", "mandrill"});
  if (!std::filesystem::exists(tiles, error) && !meant.empty()) {
    throw input_error("--tiles '" + tiles + "': no such file; did you mean " + meant + "?");
  }
  return tiles;
}

std::unique_ptr<Domain> make_puzzle_from_options(const WorldOptions& options) {
  const std::string& tiles = options.at("tiles");
  const bool digits = tiles == "mnist" || (tiles != "mandrill" && names_mnist_digits(tiles));
  const int columns = side_option(options, "width", digits ? 3 : 4);
  const int rows = side_option(options, "height", digits ? 3 : 4);
  const int side = int_option(options, "tile-pixels", kMinTilePixels, kMaxTilePixels);
  if (digits && columns * rows > kMnistDigits) {
    throw usage_error(
        fmt::format("--width {} --height {}: {} tiles; expected at most {} with "
                    "MNIST digits, or a photograph as --tiles",
                    columns, rows, columns * rows, kMnistDigits));
  }
  const std::filesystem::path source = tiles_source(tiles);
  TilePanels panels =
      digits ? panels_of_digits(read_mnist_digits(source, columns * rows), side)
             : panels_of_photo(read_picture(source), source.string(), columns, rows, side);
  check_panels_differ(panels, source.string());
  return make_puzzle(columns, rows, std::move(panels));
}

}  // namespace

std::unique_ptr<Domain> make_puzzle(int columns, int rows, TilePanels panels) {
  LATPLAN_CHECK(columns >= kMinTilesPerSide && columns <= kMaxTilesPerSide &&
                    rows >= kMinTilesPerSide && rows <= kMaxTilesPerSide,
                "expected 2 to 6 tiles per side");
  return std::make_unique<Puzzle>(columns, rows, std::move(panels));
}

World puzzle_world() {
  return {.name = "puzzle",
          .summary = "sliding tiles on a W x H grid; goal: all in order",
          .options = {{"width", "auto",
                       "tiles per row, 2 to 6; auto: 3 with digits, 4 with a photograph"},
                      {"height", "auto",
                       "tiles per column, 2 to 6; auto: 3 with digits, 4 with a photograph"},
                      {"tiles", "mnist",
                       "mnist (digits, at most 10 tiles), mandrill, a photograph (PNG or JPEG), or "
                       "a folder with the original MNIST files",
                       WorldOption::Kind::kFile},
                      {"tile-pixels", "14",
                       "side of a tile in pixels, 4 to 64 (14 in the paper, 16 in its code)"}},
          .make = make_puzzle_from_options};
}

}  // namespace latplan::domains
