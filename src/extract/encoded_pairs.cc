#include "extract/encoded_pairs.h"

#include <cmath>
#include <map>

namespace latplan::extract {

void EncodedPairs::append(const EncodedPairs& more) {
  before.insert(before.end(), more.before.begin(), more.before.end());
  after.insert(after.end(), more.after.begin(), more.after.end());
}

EncodedPairs encode_pairs(const nn::StateCodec& codec, const data::PairSet& pairs,
                          data::Split split) {
  std::vector<Image> before;
  std::vector<Image> after;
  for (const std::int64_t row : pairs.rows(split)) {
    before.push_back(pairs.predecessor(row));
    after.push_back(pairs.successor(row));
  }
  return {codec.encode(before), codec.encode(after)};
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
  both.append({pairs.after, pairs.before});
  return both;
}

}  // namespace latplan::extract
