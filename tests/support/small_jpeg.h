// A JPEG file.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace latplan {

// 8 x 4 grey, left half 40, right half 200, made by libjpeg at quality 95.
inline std::vector<std::uint8_t> small_jpeg() {
  constexpr std::string_view kHex =
      "ffd8ffdb0043000201010101010201010102020202020403020202020504040304060506060605060606"
      "070908060709070606080b08090a0a0a0a0a06080b0c0b0a0c090a0a0affc0000b080004000801011100"
      "ffc40014000100000000000000000000000000000006ffc4001810000203000000000000000000000000"
      "00000a4786c5ffda0008010100003f003eb77335774cffd9";
  std::vector<std::uint8_t> bytes;
  for (std::size_t i = 0; i < kHex.size(); i += 2) {
    bytes.push_back(
        static_cast<std::uint8_t>(std::stoi(std::string(kHex.substr(i, 2)), nullptr, 16)));
  }
  return bytes;
}

}  // namespace latplan
