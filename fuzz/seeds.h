// The inputs that fuzzing starts with, by target: valid files of every kind.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace latplan {

std::map<std::string, std::vector<std::vector<std::uint8_t>>> fuzz_seeds();

}  // namespace latplan
