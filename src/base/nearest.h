// Suggestions for mistyped words.
#pragma once

#include <string>
#include <vector>

namespace latplan {

// The word in `words` closest to `typed` (small edit distance, or `typed` is a prefix); empty if none is close.
std::string nearest(const std::string& typed, const std::vector<std::string>& words);

// The end of a message about an unknown word: "; did you mean NAME? expected one of: ...", without the question if no word
// is near.
std::string expected_one_of(const std::string& typed, const std::vector<std::string>& words);

}  // namespace latplan
