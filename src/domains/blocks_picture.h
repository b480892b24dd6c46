// Pictures of Blocksworld: cylinders of one size in towers on a table, photographed by the ray tracer at 150 x 100 and
// reduced to 45 x 30. Knows where a block of a tower appears, not which arrangements are legal.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/image.h"
#include "base/rng.h"
#include "domains/studio.h"

namespace latplan::domains {

constexpr int kMostBlocks = 8;  // as many colours as there are

struct PlacedBlock {
  int colour = 0;   // number of the block: 0 red, 1 green, 2 blue, 3 black, ...
  int slot = 0;     // from the left
  float level = 0;  // 0 stands on the table, 1 on a block; halves float
};

using Towers = std::vector<std::vector<int>>;  // [slot][level] colours, bottom to top
std::vector<PlacedBlock> placed_blocks(const Towers& towers);

struct CellArea {  // in pixels of the small picture, not whole ones; pixel i covers i to i + 1
  float left, top, right, bottom;
};

double colour_distance(const Vec3& a, const Vec3& b);  // root mean square over red, green, blue

class BlocksPicture {
 public:
  BlocksPicture(int blocks, int slots) : blocks_(blocks), slots_(slots) {}

  static constexpr ImageShape kShape = {30, 45, 3};
  static char letter(int colour);
  // The mean colour of a block's side in the pictures.
  static Vec3 look(int colour);

  int blocks() const { return blocks_; }
  int slots() const { return slots_; }
  // The block that looks most like a colour of a picture, perhaps brighter or darker as the light makes it; nothing:
  // the background does.
  std::optional<int> nearest_block(const Vec3& colour, bool in_any_light) const;
  // A photograph of any blocks, even of an arrangement that cannot be. With jitter (0 to 1) the blocks stand a little
  // beside their slots, and camera and lamps are moved: normally by a tenth of a radius, uniformly up to half a unit
  // and up to a unit along each axis, all times jitter.
  Image take(std::span<const PlacedBlock> placed, double jitter, Rng& rng) const;
  // The photograph without jitter and with the same sampling noise every time.
  Image plain(const Towers& towers) const;
  // The middle of the side of a block at that place, as the camera without jitter sees it.
  CellArea cell(int slot, int level) const;

 private:
  float radius() const;
  float slot_x(int slot) const;

  int blocks_, slots_;
};

}  // namespace latplan::domains
