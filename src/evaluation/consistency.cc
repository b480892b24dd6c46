#include "evaluation/consistency.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <unordered_set>

#include "nn/decode_encode.h"

namespace latplan::evaluation {
namespace {

double share_of(std::int64_t part, std::size_t whole) {
  return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

std::int64_t count_stable(const nn::StateCodec& codec, const std::vector<BitVector>& codes) {
  const std::vector<bool> stable = nn::stable_states(codec, codes);
  return std::count(stable.begin(), stable.end(), true);
}

double largest_difference(const Image& a, const Image& b) {
  float largest = 0;
  for (std::size_t i = 0; i < a.pixels().size(); ++i) {
    largest = std::max(largest, std::abs(a.pixels()[i] - b.pixels()[i]));
  }
  return largest;
}

// images: first all predecessors, then all successors.
double injective_share(const std::vector<Image>& images, const std::vector<BitVector>& codes) {
  const std::size_t pairs = images.size() / 2;
  if (pairs == 0) return 0;
  std::vector<double> moves;
  for (std::size_t i = 0; i < pairs; ++i) {
    moves.push_back(largest_difference(images[i], images[i + pairs]));
  }
  std::nth_element(moves.begin(), moves.begin() + pairs / 2, moves.end());
  const double far = 0.5 * moves[pairs / 2];
  std::unordered_map<BitVector, std::size_t> first;
  std::int64_t alike = 0;
  for (std::size_t i = 0; i < images.size(); ++i) {
    const std::size_t other = first.try_emplace(codes[i], i).first->second;
    alike += largest_difference(images[i], images[other]) <= far;
  }
  return share_of(alike, images.size());
}

}  // namespace

Consistency measure_consistency(const nn::StateCodec& codec, const planning::Successors& successors,
                                const data::PairSet& pairs, data::Split split, std::int64_t limit) {
  std::vector<std::int64_t> rows = pairs.rows(split);
  if (limit > 0 && static_cast<std::int64_t>(rows.size()) > limit) rows.resize(limit);
  std::vector<Image> images;
  for (const std::int64_t row : rows) images.push_back(pairs.predecessor(row));
  for (const std::int64_t row : rows) images.push_back(pairs.successor(row));
  const std::vector<BitVector> codes = codec.encode(images);
  Consistency c;
  c.pairs = static_cast<std::int64_t>(rows.size());
  c.stable = share_of(count_stable(codec, codes), codes.size());
  std::int64_t distinct = 0, known = 0;
  std::size_t asked = 0;
  std::unordered_map<BitVector, std::unordered_set<BitVector>> allowed;  // by state
  std::unordered_set<BitVector> reached;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const BitVector& before = codes[i];
    const BitVector& after = codes[i + rows.size()];
    distinct += before != after;
    auto found = allowed.find(before);
    if (found == allowed.end()) {
      if (allowed.size() == kConsistencyStates) continue;
      const std::vector<BitVector> list = successors({&before, 1}).front();
      reached.insert(list.begin(), list.end());
      found =
          allowed.emplace(before, std::unordered_set<BitVector>(list.begin(), list.end())).first;
    }
    ++asked;
    known += found->second.contains(after);
  }
  const std::vector<BitVector> all(reached.begin(), reached.end());
  c.distinct = share_of(distinct, rows.size());
  c.injective = injective_share(images, codes);
  c.recall = share_of(known, asked);
  c.plausible = share_of(count_stable(codec, all), all.size());
  return c;
}

Json to_json(const Consistency& c) {
  return {{"pairs", c.pairs},         {"stable", c.stable},       {"distinct", c.distinct},
          {"injective", c.injective}, {"plausible", c.plausible}, {"recall", c.recall}};
}

}  // namespace latplan::evaluation
