// Finds places of a picture that change on their own: a clock in a corner, a lamp that blinks. What else changes in a pair
// does not tell whether they do, so that no action can be learnt that changes them.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace latplan::nn {

// `values`: what each place shows, [pictures, places], the predecessor and the successor of each pair in turn. A few places
// may change on their own together.
std::vector<bool> restless_places(std::span<const int> values, std::size_t places);

}  // namespace latplan::nn
