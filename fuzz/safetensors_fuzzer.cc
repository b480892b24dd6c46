// safetensors: accepted arrays are the same after a round trip.
#include <cstdint>
#include <cstring>

#include "accepted.h"
#include "nn/safetensors.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace latplan;
  nn::NamedArrays arrays;
  const std::vector<std::uint8_t> bytes(data, data + size);
  if (!accepted([&] { arrays = nn::decode_safetensors(bytes, "f"); })) return 0;
  const nn::NamedArrays again = nn::decode_safetensors(nn::encode_safetensors(arrays), "f");
  LATPLAN_CHECK(again.size() == arrays.size(), "an array was lost in a round trip");
  for (const auto& [name, array] : arrays) {
    const nn::NamedArray& other = again.at(name);
    const std::size_t count = array.values.size() * sizeof(float);
    LATPLAN_CHECK(other.shape == array.shape && other.values.size() == array.values.size() &&
                      (count == 0 || std::memcmp(other.values.data(), array.values.data(), count) == 0),
                  "an array changed in a round trip");
  }
  return 0;
}
