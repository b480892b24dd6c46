#include "nn/safetensors.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>
#include <thread>
#include <utility>

#include "base/error.h"
#include "base/json.h"
#include "base/threads.h"

namespace latplan::nn {
namespace {

static_assert(std::endian::native == std::endian::little, "safetensors data is little-endian");

constexpr std::size_t kLengthBytes = 8;
constexpr std::size_t kLarge = 1 << 20;  // bytes of data, for more than one thread

Json parse_header(const std::vector<std::uint8_t>& bytes, std::size_t& data_start,
                  const std::string& file) {
  if (bytes.size() < kLengthBytes) throw input_error(file + ": truncated; expected safetensors");
  std::uint64_t length = 0;
  std::memcpy(&length, bytes.data(), kLengthBytes);
  if (length > bytes.size() - kLengthBytes) {
    throw input_error(file + ": truncated or damaged header; expected safetensors");
  }
  data_start = kLengthBytes + length;
  return parse_json({reinterpret_cast<const char*>(bytes.data()) + kLengthBytes, length},
                    file + ": header");
}

using Range = std::pair<std::uint64_t, std::uint64_t>;  // begin and end in the data

enum class Type { kFloat32, kFloat16, kInt8 };

constexpr const char* kScale = ".scale";

std::size_t bytes_of(Type type) { return type == Type::kFloat16 ? 2 : type == Type::kInt8 ? 1 : 4; }

const char* name_of(Type type) {
  return type == Type::kFloat16 ? "F16" : type == Type::kInt8 ? "I8" : "F32";
}

Type type_of(const JsonValue& value) {
  const std::string name = value.text();
  if (name == "F32") return Type::kFloat32;
  if (name == "F16") return Type::kFloat16;
  if (name == "I8") return Type::kInt8;
  throw value.error("F32, F16 or I8");
}

bool fits_half(float value) { return std::isfinite(from_half(to_half(value))); }

Type type_for(const NamedArray& array, Precision precision) {
  if (precision == Precision::kFloat32 || array.shape.size() < 2) return Type::kFloat32;
  if (precision == Precision::kInt8) {
    const auto finite = [](float value) { return std::isfinite(value); };
    return std::ranges::all_of(array.values, finite) ? Type::kInt8 : Type::kFloat32;
  }
  return std::ranges::all_of(array.values, fits_half) ? Type::kFloat16 : Type::kFloat32;
}

std::size_t row_length(const NamedArray& array) {
  return array.values.size() / std::max<std::size_t>(1, static_cast<std::size_t>(array.shape[0]));
}

// Quantises each row to integers in [-127, 127], in place. Returns the scale of each row.
NamedArray quantise(NamedArray& array) {
  NamedArray scale{{array.shape[0]}, {}};
  const std::size_t length = row_length(array);
  for (std::int64_t row = 0; row < array.shape[0]; ++row) {
    const auto first = array.values.begin() + static_cast<std::ptrdiff_t>(row * length);
    float largest = 0;
    for (std::size_t i = 0; i < length; ++i) largest = std::max(largest, std::abs(first[i]));
    const float step = largest / 127.0F;
    scale.values.push_back(step);
    for (std::size_t i = 0; i < length && step > 0; ++i) first[i] = std::nearbyint(first[i] / step);
  }
  return scale;
}

// Multiplies each I8 array by its scale and removes the scale.
void apply_scales(NamedArrays& arrays, const std::vector<std::string>& quantised,
                  const std::string& file) {
  for (const std::string& name : quantised) {
    NamedArray& array = arrays.at(name);
    const auto scale = arrays.find(name + kScale);
    if (array.shape.empty() || scale == arrays.end() ||
        static_cast<std::int64_t>(scale->second.values.size()) != array.shape[0]) {
      throw input_error(file + ": array " + in_quotes(name) + " is I8 without a matching " +
                        in_quotes(name + kScale));
    }
    float* value = array.values.data();
    for (const float factor : scale->second.values) {
      for (std::size_t i = row_length(array); i > 0; --i) *value++ *= factor;
    }
  }
  for (const std::string& name : quantised) arrays.erase(name + kScale);
}

void read_values(Type type, const std::uint8_t* data, std::size_t count,
                 std::vector<float>& values) {
  if (type == Type::kInt8) {
    const auto* signed_bytes = reinterpret_cast<const std::int8_t*>(data);
    values.assign(signed_bytes, signed_bytes + count);
    return;
  }
  values.resize(count);
  if (values.empty()) return;
  if (type == Type::kFloat32) {
    std::memcpy(values.data(), data, values.size() * sizeof(float));
    return;
  }
  for (float& value : values) {
    std::uint16_t half = 0;
    std::memcpy(&half, data, sizeof half);
    data += sizeof half;
    value = from_half(half);
  }
}

std::uint8_t* write_values(Type type, const std::vector<float>& values, std::uint8_t* data) {
  if (values.empty()) return data;
  if (type == Type::kFloat32) {
    std::memcpy(data, values.data(), values.size() * sizeof(float));
    return data + values.size() * sizeof(float);
  }
  if (type == Type::kInt8) {
    for (const float value : values) {
      *data++ = static_cast<std::uint8_t>(static_cast<std::int8_t>(value));
    }
    return data;
  }
  for (const float value : values) {
    const std::uint16_t half = to_half(value);
    std::memcpy(data, &half, sizeof half);
    data += sizeof half;
  }
  return data;
}

// What the header says of an array.
struct Entry {
  Type type;
  Range place;
  std::size_t count;
  NamedArray* array;  // its values are still to be read
};

Entry read_entry(const JsonValue& entry, std::uint64_t available, const std::string& what,
                 NamedArray& array) {
  const Type type = type_of(entry["dtype"]);
  const auto shape = entry["shape"].numbers<std::uint64_t>();
  const auto range = entry["data_offsets"].numbers<std::uint64_t>();
  if (range.size() != 2 || range[0] > range[1] || range[1] > available) {
    throw input_error(what + " lies outside the file");
  }
  const std::uint64_t count = (range[1] - range[0]) / bytes_of(type);
  const bool empty = std::find(shape.begin(), shape.end(), 0U) != shape.end();
  std::uint64_t expected = empty ? 0 : 1;
  for (const std::uint64_t extent : shape) {
    if (!std::in_range<std::int64_t>(extent) || (!empty && expected > available / extent)) {
      throw input_error(what + " has an impossible shape");
    }
    expected *= extent;
    array.shape.push_back(static_cast<std::int64_t>(extent));
  }
  if (expected != count || count * bytes_of(type) != range[1] - range[0]) {
    throw input_error(what + " does not fill its shape");
  }
  return {type, {range[0], range[1]}, count, &array};
}

// The format forbids gaps, overlaps and trailing bytes.
void check_filled(const std::vector<Entry>& entries, std::uint64_t available,
                  const std::string& file) {
  std::vector<Range> places;
  for (const Entry& entry : entries) places.push_back(entry.place);
  std::sort(places.begin(), places.end());
  std::uint64_t end = 0;
  for (const Range& place : places) {
    if (place.first != end) throw input_error(file + ": arrays overlap or leave a gap");
    end = place.second;
  }
  if (end != available) throw input_error(file + ": trailing bytes after the last array");
}

}  // namespace

std::uint16_t to_half(float value) {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  const auto sign = static_cast<std::uint16_t>((bits >> 16) & 0x8000U);
  const float size = std::abs(value);
  if (std::isnan(value)) return sign | 0x7e00U;
  if (size >= 65520.0F) return sign | 0x7c00U;  // rounds to infinity
  if (size < 0x1p-14F) {                        // subnormal: multiples of 2^-24
    return sign | static_cast<std::uint16_t>(std::lrint(std::ldexp(size, 24)));
  }
  const auto low = bits & 0x1fffU;  // the 13 bits that are rounded away
  auto half = static_cast<std::uint16_t>(((bits & 0x7fffffffU) >> 13) - (112U << 10));
  if (low > 0x1000U || (low == 0x1000U && (half & 1U) != 0)) ++half;  // may carry into the exponent
  return sign | half;
}

float from_half(std::uint16_t half) {
  const std::uint32_t sign = (half & 0x8000U) << 16;
  const std::uint32_t size = half & 0x7fffU;
  if (size >= 0x7c00U) {  // infinity, or not a number
    return std::bit_cast<float>(sign | 0x7f800000U | (size & 0x3ffU) << 13);
  }
  // A float with the same exponent bits is too small by the difference of the biases, 127 - 15.
  return std::bit_cast<float>(sign | size << 13) * 0x1p112F;
}

std::vector<std::uint8_t> encode_safetensors(const NamedArrays& given, Precision precision) {
  NamedArrays arrays = given;
  std::map<std::string, Type> types;
  for (const auto& [name, array] : given) {
    types[name] = type_for(array, precision);
    if (types[name] == Type::kInt8) arrays[name + kScale] = quantise(arrays[name]);
  }
  Json header = Json::object();
  std::uint64_t offset = 0;
  for (const auto& [name, array] : arrays) {
    const Type type = types[name];  // F32 for scales
    const std::uint64_t end = offset + array.values.size() * bytes_of(type);
    header[name] = {
        {"dtype", name_of(type)}, {"shape", array.shape}, {"data_offsets", {offset, end}}};
    offset = end;
  }
  std::string text = header.dump();
  text.resize((text.size() + 7) / 8 * 8, ' ');  // aligns the data, as the format requires
  const std::uint64_t length = text.size();
  std::vector<std::uint8_t> bytes(kLengthBytes + text.size() + offset);
  std::memcpy(bytes.data(), &length, kLengthBytes);
  std::memcpy(bytes.data() + kLengthBytes, text.data(), text.size());
  std::uint8_t* data = bytes.data() + kLengthBytes + text.size();
  for (const auto& [name, array] : arrays) {
    data = write_values(types[name], array.values, data);
  }
  return bytes;
}

NamedArrays decode_safetensors(const std::vector<std::uint8_t>& bytes, const std::string& file) {
  std::size_t data_start = 0;
  const Json header = parse_header(bytes, data_start, file);
  NamedArrays arrays;
  std::vector<Entry> entries;
  std::vector<std::string> quantised;  // names of I8 arrays
  const std::uint64_t available = bytes.size() - data_start;
  for (const auto& [name, entry] : JsonValue(header, file + ": header").members()) {
    if (name == "__metadata__") continue;
    const std::string what = file + ": array " + in_quotes(name);
    entries.push_back(read_entry(entry, available, what, arrays[name]));
    if (entry["dtype"].text() == "I8") quantised.push_back(name);
  }
  check_filled(entries, available, file);
  std::atomic<std::size_t> next{0};
  work_in_threads(available < kLarge
                      ? 1
                      : static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 4U)),
                  [&] {
                    for (std::size_t i = next++; i < entries.size(); i = next++) {
                      const Entry& entry = entries[i];
                      read_values(entry.type, bytes.data() + data_start + entry.place.first,
                                  entry.count, entry.array->values);
                    }
                  });
  apply_scales(arrays, quantised, file);
  return arrays;
}

}  // namespace latplan::nn
