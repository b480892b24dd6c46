#include "extract/either_bits.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>
#include <utility>

#include "base/error.h"

namespace latplan::extract {
namespace {

constexpr std::size_t kLargestSet = 6;  // more alternatives hold by chance too easily
constexpr int kFewestRows = 3;
constexpr double kLeastLift =
    1.5;  // how much more often than usual a bit must be true to be considered
constexpr double kMostLift = 50;  // rare bits do not win by rarity alone

// The pairs by column: one bit per pair.
struct Columns {
  int rows = 0;
  std::vector<BitVector> before;                 // [bit] pairs in whose first state it is true
  std::vector<BitVector> turned_on, turned_off;  // [bit] pairs that turn it
  std::vector<double> share;                     // [bit] of the pairs, first states
};

Columns by_column(const EncodedPairs& pairs, int bits) {
  std::vector<std::size_t> moved;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    if (pairs.before[row] != pairs.after[row]) moved.push_back(row);
  }
  Columns columns;
  columns.rows = static_cast<int>(moved.size());
  const std::vector<BitVector> empty(bits, BitVector(columns.rows));
  columns.before = columns.turned_on = columns.turned_off = empty;
  for (int i = 0; i < columns.rows; ++i) {
    const BitVector& before = pairs.before[moved[i]];
    const BitVector& after = pairs.after[moved[i]];
    for (const int bit : before.ones()) columns.before[bit].set(i, true);
    for (const int bit : (after & ~before).ones()) columns.turned_on[bit].set(i, true);
    for (const int bit : (before & ~after).ones()) columns.turned_off[bit].set(i, true);
  }
  for (const BitVector& column : columns.before) {
    columns.share.push_back(static_cast<double>(column.count()) / std::max(1, columns.rows));
  }
  return columns;
}

// [bit] the bits that are true together with it in no state.
std::vector<BitVector> exclusive_bits(const EncodedPairs& pairs, int bits) {
  std::vector<BitVector> together(bits, BitVector(bits));
  for (const auto* side : {&pairs.before, &pairs.after}) {
    for (const BitVector& state : *side) {
      for (const int bit : state.ones()) together[bit] |= state;
    }
  }
  for (BitVector& bit : together) bit = ~bit;
  return together;
}

// Greedily: exclusive bits, one of which is true in each of `rows`; empty when there are none. A bit true in all of
// them is an ordinary precondition and not wanted.
std::vector<int> cover(const Columns& columns, const std::vector<BitVector>& exclusive,
                       const BitVector& rows, int turned) {
  const int bits = static_cast<int>(columns.before.size());
  const double n = rows.count();
  std::vector<double> weight(bits, 0.0);
  for (int bit = 0; bit < bits; ++bit) {
    const double inside = (rows & columns.before[bit]).count() / n;
    const double lift = inside / std::max(columns.share[bit], 1e-9);
    if (bit == turned || inside <= 0 || inside >= 1 || lift <= kLeastLift) continue;
    weight[bit] = std::sqrt(std::min(lift, kMostLift));
  }
  std::vector<int> chosen;
  BitVector left = rows;
  while (!left.none() && chosen.size() < kLargestSet) {
    int best = -1;
    double most = 0;
    for (int bit = 0; bit < bits; ++bit) {
      if (weight[bit] == 0) continue;
      const double gain = (left & columns.before[bit]).count() * weight[bit];
      if (gain > most) std::tie(most, best) = std::pair(gain, bit);
    }
    if (best < 0) return {};
    chosen.push_back(best);
    left &= ~columns.before[best];
    for (int bit = 0; bit < bits; ++bit) {
      if (!exclusive[best].get(bit)) weight[bit] = 0;
    }
  }
  if (!left.none() || chosen.size() < 2) return {};
  std::ranges::sort(chosen);
  return chosen;
}

bool expected_by_chance(const Columns& columns, const std::vector<int>& set, double n,
                        double alpha) {
  BitVector any(columns.rows);
  for (const int bit : set) any |= columns.before[bit];
  const double share = std::max(static_cast<double>(any.count()) / columns.rows, 1e-12);
  return n * std::log(share) >= std::log(alpha / static_cast<double>(columns.before.size()));
}

}  // namespace

EitherSets find_either_sets(const EncodedPairs& pairs, double alpha) {
  if (pairs.size() == 0) return {};
  const int bits = pairs.before[0].size();
  const Columns columns = by_column(pairs, bits);
  const std::vector<BitVector> exclusive = exclusive_bits(pairs, bits);
  std::set<std::vector<int>> found;
  for (const auto* turned : {&columns.turned_on, &columns.turned_off}) {
    for (int bit = 0; bit < bits; ++bit) {
      const BitVector& rows = (*turned)[bit];
      const int n = rows.count();
      if (n < kFewestRows) continue;
      const std::vector<int> set = cover(columns, exclusive, rows, bit);
      if (!set.empty() && !expected_by_chance(columns, set, n, alpha)) found.insert(set);
    }
  }
  return {found.begin(), found.end()};
}

EitherSets informative_sets(const EitherSets& sets, const symbolic::ActionTable& table) {
  const int latent = table.state_bits - static_cast<int>(sets.size());
  EitherSets informative;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const bool asked = std::ranges::any_of(table.actions, [&](const symbolic::Action& action) {
      return action.pos.get(latent + static_cast<int>(i)) &&
             std::ranges::none_of(sets[i], [&](int bit) { return action.pos.get(bit); });
    });
    if (asked) informative.push_back(sets[i]);
  }
  return informative;
}

BitVector EitherBits::recode(const BitVector& latent) const {
  BitVector wide(state_bits());
  for (const int bit : latent.ones()) wide.set(bit, true);
  for (std::size_t i = 0; i < sets_.size(); ++i) {
    const bool any = std::ranges::any_of(sets_[i], [&](int bit) { return latent.get(bit); });
    wide.set(latent_bits_ + static_cast<int>(i), any);
  }
  return wide;
}

BitVector EitherBits::latent(const BitVector& state) const {
  BitVector bits(latent_bits_);
  for (const int bit : state.ones()) {
    if (bit < latent_bits_) bits.set(bit, true);
  }
  return bits;
}

Json EitherBits::to_json() const { return {{"kind", kKind}, {"sets", sets_}}; }

std::shared_ptr<const Recoding> EitherBits::from_json(const JsonValue& json, int latent_bits) {
  EitherSets sets;
  for (const JsonValue& set : json["sets"].list()) {
    sets.push_back(set.numbers(0, latent_bits - 1));
  }
  return std::make_shared<EitherBits>(latent_bits, std::move(sets));
}

}  // namespace latplan::extract
