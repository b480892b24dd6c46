// Reads the towers off a picture of Blocksworld as the paper's appendix "Blocksworld Validator" does: by a few colours,
// their centroids and which object is below which.
//
// The appendix only asks whether the objects form towers and compares two pictures object by object; it counts no
// blocks and names no colours. A State names both, so here every quantised colour stands for the block that looks most
// like it, or for the background, every block must be found, and towers belong to the nearest slot. Two shades of one
// block are thereby one object, where the appendix would see two in one place. It is made for four blocks: where red
// touches green it sees yellow, smaller blocks fail its rule of contact, and orange is yellow in so few colours.
#pragma once

#include <optional>

#include "base/image.h"
#include "domains/blocks_picture.h"

namespace latplan::domains {

std::optional<Towers> read_blocks_as_paper(const Image& image, const BlocksPicture& picture);

}  // namespace latplan::domains
