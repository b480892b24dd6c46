// Recognises Blocksworld towers by the rule of the paper's appendix "Blocksworld Validator":
// quantised colours, their centroids, and which object is below which.
//
// The appendix only checks that the objects form towers and compares two pictures object by object.
// A State also needs block and slot numbers. So every quantised colour is assigned to the block
// with the closest colour or to the background, every block must be found, and a tower belongs to
// the nearest slot. Two shades of one block are one object, where the appendix would see two. The
// rule is designed for four blocks: where red touches green it sees yellow, smaller blocks fail its
// contact rule, and orange is quantised to yellow.
#pragma once

#include <optional>

#include "base/image.h"
#include "domains/blocks_picture.h"

namespace latplan::domains {

std::optional<Towers> read_blocks_as_paper(const Image& image, const BlocksPicture& picture);

}  // namespace latplan::domains
