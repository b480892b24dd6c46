#include "nn/safetensors.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <nlohmann/json.hpp>
#include <utility>

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
  Json header =
      Json::parse(bytes.begin() + kLengthBytes, bytes.begin() + data_start, nullptr, false);
  if (!header.is_object()) throw input_error(file + ": damaged header; expected safetensors");
  return header;
}

using Range = std::pair<std::uint64_t, std::uint64_t>;  // begin and end in the data

// A list of whole numbers from 0 up; the JSON library alone would round 2.5 and take true for 1.
std::vector<std::uint64_t> whole_numbers(const Json& list, const std::string& what) {
  const auto whole = [](const Json& item) { return item.is_number_unsigned(); };
  if (!list.is_array() || !std::all_of(list.begin(), list.end(), whole)) {
    throw input_error(what + " has a damaged entry");
  }
  return list.get<std::vector<std::uint64_t>>();
}

NamedArray read_array(const Json& entry, const std::vector<std::uint8_t>& bytes,
                      std::size_t data_start, const std::string& what, Range& place) {
  NamedArray array;
  if (entry.at("dtype").get<std::string>() != "F32") throw input_error(what + " is not F32");
  const std::vector<std::uint64_t> shape = whole_numbers(entry.at("shape"), what);
  const std::vector<std::uint64_t> range = whole_numbers(entry.at("data_offsets"), what);
  const std::uint64_t available = bytes.size() - data_start;
  if (range.size() != 2 || range[0] > range[1] || range[1] > available) {
    throw input_error(what + " lies outside the file");
  }
  const std::uint64_t count = (range[1] - range[0]) / sizeof(float);
  const bool empty = std::find(shape.begin(), shape.end(), 0U) != shape.end();
  std::uint64_t expected = empty ? 0 : 1;
  for (const std::uint64_t extent : shape) {
    if (!std::in_range<std::int64_t>(extent) || (!empty && expected > available / extent)) {
      throw input_error(what + " has an impossible shape");
    }
    expected *= extent;
    array.shape.push_back(static_cast<std::int64_t>(extent));
  }
  if (expected != count || count * sizeof(float) != range[1] - range[0]) {
    throw input_error(what + " does not fill its shape");
  }
  place = {range[0], range[1]};
  array.values.resize(count);
  if (count > 0)
    std::memcpy(array.values.data(), bytes.data() + data_start + range[0], count * sizeof(float));
  return array;
}

// The format allows neither holes nor overlaps nor anything behind the last array.
void check_filled(std::vector<Range> places, std::uint64_t available, const std::string& file) {
  std::sort(places.begin(), places.end());
  std::uint64_t end = 0;
  for (const Range& place : places) {
    if (place.first != end) throw input_error(file + ": its arrays overlap or leave a hole");
    end = place.second;
  }
  if (end != available) throw input_error(file + ": has bytes behind its last array");
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
    if (array.values.empty()) continue;
    std::memcpy(data, array.values.data(), array.values.size() * sizeof(float));
    data += array.values.size() * sizeof(float);
  }
  return bytes;
}

NamedArrays decode_safetensors(const std::vector<std::uint8_t>& bytes, const std::string& file) {
  std::size_t data_start = 0;
  const Json header = parse_header(bytes, data_start, file);
  NamedArrays arrays;
  std::vector<Range> places;
  for (const auto& [name, entry] : header.items()) {
    if (name == "__metadata__") continue;
    const std::string what = file + ": array '" + name + "'";
    try {
      arrays[name] = read_array(entry, bytes, data_start, what, places.emplace_back());
    } catch (const nlohmann::json::exception&) {
      throw input_error(what + " has a damaged entry");
    }
  }
  check_filled(std::move(places), bytes.size() - data_start, file);
  return arrays;
}

}  // namespace latplan::nn
