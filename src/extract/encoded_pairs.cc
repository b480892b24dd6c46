#include "extract/encoded_pairs.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <unordered_map>

namespace latplan::extract {
namespace {
constexpr std::size_t kPicturesInMemory =
    1024;                         // pairs; as numbers a picture takes four times its bytes
constexpr double kUnequal = 0.6;  // of a move and its reverse, the share of the more frequent one
const double kEnoughEvidence = std::log(100.0);  // likelihood ratio

// Whether a state was left so often that its moves would have been seen that only reversed pairs show, if they were real and
// all moves of a state equally likely. By chance this happens with a probability of at most 1% in any of the states.
bool refutes_reversed_moves(const EncodedPairs& pairs) {
  struct Moves {
    int left = 0;  // how often the state was left
    std::set<BitVector> forward, all;
  };
  std::unordered_map<BitVector, Moves> states;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    const BitVector &before = pairs.before[row], &after = pairs.after[row];
    if (before == after) continue;
    Moves& moves = states[before];
    ++moves.left;
    moves.forward.insert(after);
    moves.all.insert(after);
    states[after].all.insert(before);
  }
  const double needed = kEnoughEvidence + std::log(std::max<std::size_t>(1, states.size()));
  return std::ranges::any_of(states, [&](const auto& entry) {
    const Moves& moves = entry.second;
    const auto seen = static_cast<double>(moves.forward.size());
    const auto all = static_cast<double>(moves.all.size());
    if (moves.left == 0 || seen == all) return false;
    const double ways = std::lgamma(all + 1) - std::lgamma(seen + 1) - std::lgamma(all - seen + 1);
    return moves.left * std::log(all / seen) - ways > needed;
  });
}

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
  int missing = 0, both = 0;
  std::map<int, int> one_sided;  // effects without their reverse, by the pairs that have them
  for (const auto& [effect, count] : counts) {
    if (counts.contains(effect.reversed())) {
      ++both;
      continue;
    }
    ++missing;
    ++one_sided[count];
  }
  if (counts.empty() || missing > both) return false;
  for (double share = 0.01; share < 1; share += 0.01) {
    double evidence = both / 2.0 * std::log(1 - share);  // a move and its reverse are one kind
    for (const auto& [count, kinds] : one_sided) {
      const double chance = std::pow(kUnequal, count) + std::pow(1 - kUnequal, count);
      evidence += kinds * std::log(1 - share + share / chance);
    }
    if (evidence > kEnoughEvidence) return false;
  }
  return !refutes_reversed_moves(pairs);
}

EncodedPairs both_ways(const EncodedPairs& pairs) {
  EncodedPairs both = pairs;
  both.append({pairs.after, pairs.before, pairs.rows});
  return both;
}

}  // namespace latplan::extract
