#include "pipeline/either_bits.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>
#include <utility>

#include "base/error.h"
#include "base/files.h"

namespace latplan::pipeline {
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

EitherSets telling_sets(const EitherSets& sets, const symbolic::ActionTable& table) {
  const int learnt = table.state_bits - static_cast<int>(sets.size());
  EitherSets telling;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const bool asked = std::ranges::any_of(table.actions, [&](const symbolic::Action& action) {
      return action.pos.get(learnt + static_cast<int>(i)) &&
             std::ranges::none_of(sets[i], [&](int bit) { return action.pos.get(bit); });
    });
    if (asked) telling.push_back(sets[i]);
  }
  return telling;
}

BitVector widen(const BitVector& state, const EitherSets& sets) {
  BitVector wide(state.size() + static_cast<int>(sets.size()));
  for (const int bit : state.ones()) wide.set(bit, true);
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const bool any = std::ranges::any_of(sets[i], [&](int bit) { return state.get(bit); });
    wide.set(state.size() + static_cast<int>(i), any);
  }
  return wide;
}

EncodedPairs widen(const EncodedPairs& pairs, const EitherSets& sets) {
  EncodedPairs wide;
  for (const BitVector& state : pairs.before) wide.before.push_back(widen(state, sets));
  for (const BitVector& state : pairs.after) wide.after.push_back(widen(state, sets));
  return wide;
}

int EitherModel::state_bits() const { return base_.state_bits() + static_cast<int>(sets_.size()); }

std::vector<BitVector> EitherModel::wide(std::vector<BitVector> states) const {
  for (BitVector& state : states) state = widen(state, sets_);
  return states;
}

std::vector<BitVector> EitherModel::narrow(std::span<const BitVector> states) const {
  std::vector<BitVector> learnt;
  for (const BitVector& state : states) {
    BitVector& bits = learnt.emplace_back(base_.state_bits());
    for (const int bit : state.ones()) {
      if (bit < bits.size()) bits.set(bit, true);
    }
  }
  return learnt;
}

std::vector<BitVector> EitherModel::encode(std::span<const Image> images) const {
  return wide(base_.encode(images));
}

std::vector<BitVector> EitherModel::encode_noisy(std::span<const Image> images, double deviation,
                                                 Rng& rng) const {
  return wide(base_.encode_noisy(images, deviation, rng));
}

std::vector<Image> EitherModel::decode(std::span<const BitVector> states) const {
  return base_.decode(narrow(states));
}

std::vector<int> EitherModel::label(std::span<const BitVector> before,
                                    std::span<const BitVector> after) const {
  return base_.label(narrow(before), narrow(after));
}

std::vector<BitVector> EitherModel::apply(std::span<const BitVector> states,
                                          std::span<const int> labels) const {
  return wide(base_.apply(narrow(states), labels));
}

std::vector<BitVector> EitherModel::regress(std::span<const BitVector> states,
                                            std::span<const int> labels) const {
  return wide(base_.regress(narrow(states), labels));
}

void write_either_sets(const RunFolder& run, const EitherSets& sets) {
  if (sets.empty()) {
    std::error_code error;
    std::filesystem::remove(run.either_file(), error);
    return;
  }
  write_atomically(run.either_file(), nlohmann::json{{"sets", sets}}.dump() + "\n");
}

EitherSets read_either_sets(const RunFolder& run, int learnt_bits) {
  const std::filesystem::path file = run.either_file();
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return {};
  const std::string expected =
      ": damaged; expected {\"sets\": [[bit, ...], ...]} with bits below " +
      std::to_string(learnt_bits) + "; export the run again";
  EitherSets sets;
  try {
    sets = nlohmann::json::parse(read_text(file)).at("sets").get<EitherSets>();
  } catch (const nlohmann::json::exception&) {
    throw input_error(file.string() + expected);
  }
  for (const std::vector<int>& set : sets) {
    const auto known = [&](int bit) { return bit >= 0 && bit < learnt_bits; };
    if (!std::ranges::all_of(set, known)) throw input_error(file.string() + expected);
  }
  return sets;
}

std::unique_ptr<nn::TrainedModel> load_model(const nn::Backend& backend, const RunFolder& run,
                                             int threads) {
  std::unique_ptr<nn::TrainedModel> model = backend.load(run.model, threads);
  EitherSets sets = read_either_sets(run, model->state_bits());
  if (sets.empty()) return model;
  return std::make_unique<EitherModel>(std::move(model), std::move(sets));
}

}  // namespace latplan::pipeline
