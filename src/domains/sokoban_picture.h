// How a Sokoban level looks, and what a picture of it shows. Drawn at 16 pixels a cell with our own tiles, reduced by
// four as a whole: 28x28 for a 7x7 level. Knows the layout of pieces, not which layouts can be reached.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "base/image.h"
#include "domains/sokoban_level.h"
#include "domains/sokoban_tiles.h"

namespace latplan::domains {

class SokobanPicture {
 public:
  explicit SokobanPicture(const SokobanLevel& level);  // which must outlive this

  ImageShape shape() const;
  Image draw_large(const State& state) const;  // four times as large, before the reduction
  Image draw(const State& state) const;

  // The layout (stones ascending) that a picture shows: the nearest look of each cell, then the whole compared with
  // the drawing of that layout, square by square. Nothing when a square is unclear or the pieces do not add up.
  std::optional<State> read(const Image& image) const;
  // The same as in the paper's appendix: per square the tile with the least greatest difference.
  std::optional<State> read_as_paper(const Image& image) const;

 private:
  static constexpr int kPatchNumbers = 4 * 4 * 3;  // of one square in the small picture
  using Patch = std::array<float, kPatchNumbers>;

  std::vector<SokobanTile> tiles(const State& state) const;  // [height * width]
  Image draw_large(std::span<const SokobanTile> tiles) const;
  Patch patch(const Image& image, int square) const;
  const Image& change(int cell, SokobanTile piece) const;  // a piece on a cell of this ground
  SokobanTile nearest_look(const Image& image, int cell) const;
  bool agrees(const Image& image, const State& state) const;
  std::optional<State> pieces_of(std::span<const SokobanTile> tiles) const;

  const SokobanLevel& level_;
  std::vector<SokobanTile> ground_;  // [height * width] the level without player and stones
  std::array<Image, kSokobanTileKinds> large_tiles_;
  std::array<Patch, kSokobanTileKinds> small_tiles_;  // each reduced alone
  Image empty_;                                       // the same, drawn and reduced
  // What a player on floor, a player on a goal, a stone on floor, a stone on a goal adds to empty_: 3 x 3 squares
  // around the piece (reducing is linear and reaches no farther).
  std::array<Image, 4> changes_;
};

}  // namespace latplan::domains
