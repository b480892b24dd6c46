// Bytes as text in base 64, as in data: URIs.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace latplan {

std::string base64(std::span<const std::uint8_t> bytes);
// Nothing if the text is not base 64 with its padding.
std::optional<std::vector<std::uint8_t>> from_base64(std::string_view text);

}  // namespace latplan
