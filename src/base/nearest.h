// Suggestions for mistyped words.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace latplan {

// The word in `words` closest to `typed` (small edit distance, or `typed` is a prefix); empty if none is close.
std::string nearest(const std::string& typed, const std::vector<std::string>& words);

// The entry of its folder with the name closest to that of `missing`, among those that fit; empty if none is close.
std::filesystem::path nearest_entry(
    const std::filesystem::path& missing,
    const std::function<bool(const std::filesystem::path&)>& fits = {});

// "; did you mean NAME?", or nothing if there is no name.
std::string did_you_mean(const std::filesystem::path& name);

// The end of a message about an unknown word: "; did you mean NAME? expected one of: ...", without the question if no word
// is near.
std::string expected_one_of(const std::string& typed, const std::vector<std::string>& words);

}  // namespace latplan
