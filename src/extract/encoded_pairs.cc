#include "extract/encoded_pairs.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace latplan::extract {
namespace {
constexpr std::size_t kPicturesInMemory =
    1024;  // pairs; as numbers a picture takes four times its bytes
}  // namespace

void EncodedPairs::append(const EncodedPairs& more) {
  before.insert(before.end(), more.before.begin(), more.before.end());
  after.insert(after.end(), more.after.begin(), more.after.end());
  rows.insert(rows.end(), more.rows.begin(), more.rows.end());
}

EncodedPairs encode_pairs(const nn::StateCodec& codec, const data::PairSet& pairs,
                          data::Split split) {
  const std::vector<std::int64_t> rows = pairs.rows(split);
  EncodedPairs encoded{{}, {}, rows};
  for (std::size_t first = 0; first < rows.size(); first += kPicturesInMemory) {
    const std::size_t end = std::min(rows.size(), first + kPicturesInMemory);
    std::vector<Image> before, after;
    for (std::size_t i = first; i < end; ++i) {
      before.push_back(pairs.predecessor(rows[i]));
      after.push_back(pairs.successor(rows[i]));
    }
    encoded.append({codec.encode(before), codec.encode(after)});
  }
  return encoded;
}

EncodedPairs encode_held_out(const nn::StateCodec& codec, const data::PairSet& pairs) {
  EncodedPairs held_out = encode_pairs(codec, pairs, data::Split::kValidation);
  held_out.append(encode_pairs(codec, pairs, data::Split::kTest));
  return held_out;
}

Effect effect_of(const BitVector& before, const BitVector& after) {
  return {after & ~before, before & ~after};
}

bool looks_reversible(const EncodedPairs& pairs) {
  std::map<Effect, int> counts;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    Effect effect = effect_of(pairs.before[row], pairs.after[row]);
    if (!effect.empty()) ++counts[std::move(effect)];
  }
  double expected = 0;
  int missing = 0;
  for (const auto& [effect, count] : counts) {
    expected += std::exp(-count / 2.0);
    if (!counts.contains(effect.reversed())) ++missing;
  }
  return !counts.empty() && 2 * missing <= static_cast<int>(counts.size()) &&
         missing <= expected + 2 * std::sqrt(expected);
}

EncodedPairs both_ways(const EncodedPairs& pairs) {
  EncodedPairs both = pairs;
  both.append({pairs.after, pairs.before, pairs.rows});
  return both;
}

}  // namespace latplan::extract
