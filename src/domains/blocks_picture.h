// Renderer of Blocksworld: cylinders of equal size in towers on a table, ray-traced at 150 x 100
// and reduced to 45 x 30 pixels. Does not check legality.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/image.h"
#include "base/rng.h"
#include "domains/studio.h"

namespace latplan::domains {

constexpr int kMaxBlocks = 8;  // the number of colours

struct PlacedBlock {
  int colour = 0;   // block number: 0 red, 1 green, 2 blue, 3 black, ...
  int slot = 0;     // from the left
  float level = 0;  // 0: on the table, 1: on one block; fractions float
};

using Towers = std::vector<std::vector<int>>;  // [slot][level] colours, bottom to top
std::vector<PlacedBlock> placed_blocks(const Towers& towers);

struct CellArea {  // in (fractional) pixels of the small picture; pixel i covers i to i + 1
  float left, top, right, bottom;
};

double colour_distance(const Vec3& a, const Vec3& b);  // root mean square over red, green, blue

class BlocksPicture {
 public:
  BlocksPicture(int blocks, int slots) : blocks_(blocks), slots_(slots) {}

  static constexpr ImageShape kShape = {30, 45, 3};
  static char letter(int colour);
  // Mean colour of a block's side in the pictures.
  static Vec3 look(int colour);

  int blocks() const { return blocks_; }
  int slots() const { return slots_; }
  // The block with the closest colour, optionally allowing for brightness changes; nullopt: the
  // background is closer.
  std::optional<int> nearest_block(const Vec3& colour, bool in_any_light) const;
  // Renders any blocks, even illegal arrangements. Jitter (0 to 1) scales random displacements:
  // blocks normally with deviation 0.1 radius, camera uniformly up to 0.5 and lamps up to 1 unit
  // along each axis.
  Image take(std::span<const PlacedBlock> placed, double jitter, Rng& rng) const;
  // Without jitter and with fixed sampling noise.
  Image plain(const Towers& towers) const;
  // The middle of a block's side at this position, without jitter.
  CellArea cell(int slot, int level) const;

 private:
  float radius() const;
  float slot_x(int slot) const;

  int blocks_, slots_;
};

}  // namespace latplan::domains
