// The word that was probably meant by one that is not known.
#pragma once

#include <string>
#include <vector>

namespace latplan::cli {

// The word of `words` that was probably meant by `typed`: small edit distance or a prefix; empty if none is near.
std::string nearest(const std::string& typed, const std::vector<std::string>& words);

}  // namespace latplan::cli
