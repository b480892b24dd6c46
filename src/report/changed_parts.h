// The parts of a picture that a move changes, as rectangles to outline.
#pragma once

#include <vector>

#include "base/image.h"

namespace latplan::report {

// Boxes around the visible changes between two pictures of one shape; changes close to each other share a box. Top to
// bottom, at most 12; a few faint pixels have none.
std::vector<Rectangle> changed_parts(const Image& before, const Image& after);

}  // namespace latplan::report
