#include "nn/safetensors.h"

#include <bit>
#include <cstring>
#include <nlohmann/json.hpp>

#include "base/error.h"

namespace latplan::nn {
namespace {

using Json = nlohmann::ordered_json;
static_assert(std::endian::native == std::endian::little, "safetensors data is little-endian");

constexpr std::size_t kLengthBytes = 8;

Json parse_header(const std::vector<std::uint8_t>& bytes, std::size_t& data_start,
                  const std::string& file) {
  if (bytes.size() < kLengthBytes) throw input_error(file + ": truncated; expected safetensors");
  std::uint64_t length = 0;
  std::memcpy(&length, bytes.data(), kLengthBytes);
  if (length > bytes.size() - kLengthBytes) {
    throw input_error(file + ": truncated or damaged header; expected safetensors");
  }
  data_start = kLengthBytes + length;
  Json header = Json::parse(bytes.begin() + kLengthBytes, bytes.begin() + data_start, nullptr, false);
  if (!header.is_object()) throw input_error(file + ": damaged header; expected safetensors");
  return header;
}

NamedArray read_array(const Json& entry, const std::vector<std::uint8_t>& bytes,
                      std::size_t data_start, const std::string& what) {
  NamedArray array;
  if (entry.at("dtype").get<std::string>() != "F32") throw input_error(what + " is not F32");
  array.shape = entry.at("shape").get<std::vector<std::int64_t>>();
  const auto range = entry.at("data_offsets").get<std::vector<std::uint64_t>>();
  const std::uint64_t available = bytes.size() - data_start;
  if (range.size() != 2 || range[0] > range[1] || range[1] > available) {
    throw input_error(what + " lies outside the file");
  }
  const std::uint64_t count = (range[1] - range[0]) / sizeof(float);
  std::uint64_t expected = 1;
  for (const std::int64_t extent : array.shape) {
    if (extent < 0 || (extent > 0 && expected > available / extent)) {
      throw input_error(what + " has an impossible shape");
    }
    expected *= static_cast<std::uint64_t>(extent);
  }
  if (expected != count || count * sizeof(float) != range[1] - range[0]) {
    throw input_error(what + " does not fill its shape");
  }
  array.values.resize(count);
  std::memcpy(array.values.data(), bytes.data() + data_start + range[0], count * sizeof(float));
  return array;
}

}  // namespace

std::vector<std::uint8_t> encode_safetensors(const NamedArrays& arrays) {
  Json header = Json::object();
  std::uint64_t offset = 0;
  for (const auto& [name, array] : arrays) {
    const std::uint64_t end = offset + array.values.size() * sizeof(float);
    header[name] = {{"dtype", "F32"}, {"shape", array.shape}, {"data_offsets", {offset, end}}};
    offset = end;
  }
  std::string text = header.dump();
  text.resize((text.size() + 7) / 8 * 8, ' ');  // keeps the data aligned, as the format asks
  const std::uint64_t length = text.size();
  std::vector<std::uint8_t> bytes(kLengthBytes + text.size() + offset);
  std::memcpy(bytes.data(), &length, kLengthBytes);
  std::memcpy(bytes.data() + kLengthBytes, text.data(), text.size());
  std::uint8_t* data = bytes.data() + kLengthBytes + text.size();
  for (const auto& [name, array] : arrays) {
    std::memcpy(data, array.values.data(), array.values.size() * sizeof(float));
    data += array.values.size() * sizeof(float);
  }
  return bytes;
}

NamedArrays decode_safetensors(const std::vector<std::uint8_t>& bytes, const std::string& file) {
  std::size_t data_start = 0;
  const Json header = parse_header(bytes, data_start, file);
  NamedArrays arrays;
  for (const auto& [name, entry] : header.items()) {
    if (name == "__metadata__") continue;
    const std::string what = file + ": array '" + name + "'";
    try {
      arrays[name] = read_array(entry, bytes, data_start, what);
    } catch (const nlohmann::json::exception&) {
      throw input_error(what + " has a damaged entry");
    }
  }
  return arrays;
}

}  // namespace latplan::nn
