// Renderer and recogniser of a Sokoban level. Drawn at 16 pixels per cell, then reduced by four:
// 28x28 for a 7x7 level. Does not check reachability.
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
  explicit SokobanPicture(const SokobanLevel& level);  // must outlive this object

  ImageShape shape() const;
  Image draw_large(const State& state) const;  // before the reduction by four
  Image draw(const State& state) const;

  // The layout (stones sorted) shown in a picture: the nearest tile of each cell, then a comparison
  // of every square with the drawing of that layout. Nullopt if a square is unclear or the pieces
  // do not match the level.
  std::optional<State> read(const Image& image) const;
  // The paper's appendix: per square, the tile with the smallest maximum difference.
  std::optional<State> read_as_paper(const Image& image) const;

 private:
  static constexpr int kPatchNumbers = 4 * 4 * 3;  // values of one square in the small picture
  using Patch = std::array<float, kPatchNumbers>;

  std::vector<SokobanTile> tiles(const State& state) const;  // [height * width]
  Image draw_large(std::span<const SokobanTile> tiles) const;
  Patch patch(const Image& image, int square) const;
  const Image& change(int cell,
                      SokobanTile piece) const;  // the entry of changes_ for a piece on this cell
  SokobanTile nearest_look(const Image& image, int cell) const;
  bool agrees(const Image& image, const State& state) const;
  std::optional<State> pieces_of(std::span<const SokobanTile> tiles) const;

  const SokobanLevel& level_;
  std::vector<SokobanTile> ground_;  // [height * width] the level without player and stones
  std::array<Image, kSokobanTileKinds> large_tiles_;
  std::array<Patch, kSokobanTileKinds> small_tiles_;  // each reduced alone
  Image empty_;                                       // ground_, drawn and reduced
  // Added to empty_ by a player on floor, a player on a goal, a stone on floor, a stone on a goal:
  // 3 x 3 squares around the piece (the reduction is linear and reaches no farther).
  std::array<Image, 4> changes_;
};

}  // namespace latplan::domains
