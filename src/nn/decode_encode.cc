#include "nn/decode_encode.h"

#include <utility>

namespace latplan::nn {

std::vector<BitVector> decode_encode(const StateCodec& codec, std::span<const BitVector> codes) {
  if (codes.empty()) return {};
  return codec.encode(codec.decode(codes));
}

std::vector<bool> stable_states(const StateCodec& codec, std::span<const BitVector> codes) {
  const std::vector<BitVector> again = decode_encode(codec, codes);
  std::vector<bool> stable;
  for (std::size_t i = 0; i < codes.size(); ++i) stable.push_back(again[i] == codes[i]);
  return stable;
}

Settled settle(const StateCodec& codec, std::vector<BitVector> codes, int rounds) {
  Settled result{std::move(codes), {}};
  result.stable.assign(result.codes.size(), false);
  for (int round = 0; round < rounds; ++round) {
    std::vector<std::size_t> open;
    std::vector<BitVector> current;
    for (std::size_t i = 0; i < result.codes.size(); ++i) {
      if (result.stable[i]) continue;
      open.push_back(i);
      current.push_back(result.codes[i]);
    }
    if (open.empty()) break;
    std::vector<BitVector> next = decode_encode(codec, current);
    for (std::size_t i = 0; i < open.size(); ++i) {
      result.stable[open[i]] = next[i] == current[i];
      result.codes[open[i]] = std::move(next[i]);
    }
  }
  return result;
}

}  // namespace latplan::nn
