#include "pipeline/extract.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <unordered_map>
#include <utility>

#include "base/error.h"

namespace latplan::pipeline {
namespace {

using symbolic::Action;
using symbolic::ActionTable;

constexpr std::size_t kMaxActions = 100'000;   // of a whole table after splitting
constexpr int kMaxXorBits = 12;                // an action may split into 2^12 variants, no more
constexpr std::size_t kPlausibleStates = 200;  // held-out states whose successors are decoded

// One action per combination of its XOR bits: variant "+j" adds j and requires it false, "-j" the reverse. Effect and
// precondition split together, once (paper, section AMA4+).
void split_xor(Action action, const std::vector<int>& bits, std::size_t next,
               std::vector<Action>& out) {
  if (next == bits.size()) {
    out.push_back(std::move(action));
    return;
  }
  for (const bool adds : {true, false}) {
    Action variant = action;
    const int j = bits[next];
    variant.add.set(j, adds);
    variant.del.set(j, !adds);
    variant.pos.set(j, !adds);
    variant.neg.set(j, adds);
    variant.name += fmt::format("{}{}", adds ? '+' : '-', j);
    split_xor(std::move(variant), bits, next + 1, out);
  }
}

std::vector<int> used_labels(const std::vector<int>& labels, int count) {
  std::vector<bool> seen(count, false);
  for (const int label : labels) seen[label] = true;
  std::vector<int> used;
  for (int label = 0; label < count; ++label) {
    if (seen[label]) used.push_back(label);
  }
  return used;
}

// For each of `used`, the bits true in all states it starts from, and in any.
struct SeenStates {
  std::vector<BitVector> always, ever;
};
SeenStates states_of_labels(const std::vector<int>& labels, const std::vector<int>& used, int count,
                            const EncodedPairs& pairs) {
  const int bits = pairs.before[0].size();
  std::vector<std::size_t> place(count, 0);
  for (std::size_t i = 0; i < used.size(); ++i) place[used[i]] = i;
  SeenStates seen{std::vector<BitVector>(used.size(), BitVector(bits, true)),
                  std::vector<BitVector>(used.size(), BitVector(bits, false))};
  for (std::size_t row = 0; row < labels.size(); ++row) {
    seen.always[place[labels[row]]] &= pairs.before[row];
    seen.ever[place[labels[row]]] |= pairs.before[row];
  }
  return seen;
}

// Rows of `pairs` that each action takes exactly from before to after. Actions are looked up by what they change.
std::vector<std::vector<int>> explained_rows(const ActionTable& table, const EncodedPairs& pairs) {
  std::vector<std::vector<int>> seen(table.actions.size());
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    for (std::size_t i = 0; i < table.actions.size(); ++i) {
      const Action& action = table.actions[i];
      if (action.applicable(pairs.before[row]) &&
          action.apply(pairs.before[row]) == pairs.after[row]) {
        seen[i].push_back(static_cast<int>(row));
      }
    }
  }
  return seen;
}

double recall(const ActionTable& table, const EncodedPairs& pairs) {
  if (pairs.size() == 0) return 0;
  std::size_t allowed = 0;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    allowed += std::any_of(table.actions.begin(), table.actions.end(), [&](const Action& action) {
      return action.applicable(pairs.before[row]) &&
             action.apply(pairs.before[row]) == pairs.after[row];
    });
  }
  return static_cast<double>(allowed) / static_cast<double>(pairs.size());
}

double plausibility(const nn::StateCodec& codec, const ActionTable& table,
                    const EncodedPairs& pairs) {
  std::vector<BitVector> successors;
  for (std::size_t row = 0; row < std::min(pairs.size(), kPlausibleStates); ++row) {
    for (const Action& action : table.actions) {
      if (action.applicable(pairs.before[row]))
        successors.push_back(action.apply(pairs.before[row]));
    }
  }
  if (successors.empty()) return 0;
  const std::vector<BitVector> again = codec.encode(codec.decode(successors));
  std::size_t stable = 0;
  for (std::size_t i = 0; i < again.size(); ++i) stable += again[i] == successors[i];
  return static_cast<double>(stable) / static_cast<double>(successors.size());
}

double harmonic_mean(double a, double b) { return a + b > 0 ? 2 * a * b / (a + b) : 0; }

ExtractedModel extract_one(const nn::TrainedModel& model, const EncodedPairs& train,
                           const std::string& method, const ExtractConfig& config) {
  ExtractedModel result;
  result.method = method;
  if (method == "fitted" || method == "fitted-strict") {
    result.table = fit_actions(train, config.alpha, method == "fitted-strict", config.min_support);
    result.labels_used = static_cast<int>(result.table.actions.size());
  } else if (method == "observed") {
    result.table = observed_actions(train);
    result.labels_used = static_cast<int>(result.table.actions.size());
  } else {
    result.table = read_off(model, train, result.labels_used, result.xor_bits);
    if (method == "tightened") {
      add_statistical_preconditions(result.table, explained_rows(result.table, train), train,
                                    config.alpha, false);
    }
  }
  result.table = symbolic::merge_duplicates(result.table);
  return result;
}

std::vector<std::string> methods_for(const nn::Capabilities& can, const std::string& method) {
  const bool from_pairs = method == "fitted" || method == "fitted-strict" || method == "observed";
  if (can.observed && method == "auto") return {"observed"};
  if (!from_pairs && can.observed) {
    throw unsupported_error("--method " + method + ": " + can.model +
                            " has learnt no actions of its own; expected observed or fitted");
  }
  if (!from_pairs && !can.no_strips.empty()) {
    throw unsupported_error("no PDDL can be read off this model: " + can.no_strips +
                            "; --method fitted makes actions from the encoded pairs alone");
  }
  if (method == "auto") return {"read-off", "tightened", "fitted", "fitted-strict"};
  return {method};
}

}  // namespace

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

std::vector<std::string> extraction_methods() {
  return {"auto", "read-off", "tightened", "fitted", "fitted-strict", "observed"};
}

ActionTable read_off(const nn::TrainedModel& model, const EncodedPairs& pairs, int& labels_used,
                     int& xor_bits) {
  const std::vector<int> labels = model.label(pairs.before, pairs.after);
  const std::vector<int> used = used_labels(labels, model.labels());
  labels_used = static_cast<int>(used.size());
  xor_bits = 0;
  const int bits = model.state_bits();
  const bool backward = model.capabilities().backward;
  const std::vector<BitVector> zeros(used.size(), BitVector(bits, false));
  const std::vector<BitVector> ones(used.size(), BitVector(bits, true));
  const std::vector<BitVector> add = model.apply(zeros, used);
  const std::vector<BitVector> keep = model.apply(ones, used);
  const SeenStates seen = backward
                              ? SeenStates{model.regress(zeros, used), model.regress(ones, used)}
                              : states_of_labels(labels, used, model.labels(), pairs);
  ActionTable table{bits, {}};
  for (std::size_t i = 0; i < used.size(); ++i) {
    Action action{fmt::format("a{}", used[i]), seen.always[i], ~seen.ever[i], add[i], ~keep[i]};
    const BitVector twofold = (action.add & action.del) | (action.pos & action.neg);
    const std::vector<int> split = twofold.ones();
    xor_bits += static_cast<int>(split.size());
    if (static_cast<int>(split.size()) > kMaxXorBits) {
      throw unsupported_error(
          fmt::format("action {} has {} XOR bits and would split into 2^{} variants; train with "
                      "--btl-scale positive",
                      action.name, split.size(), split.size()));
    }
    // Prevail conditions: a bit with an effect but no precondition was unchanged, so it had the effect's value.
    const BitVector free = backward ? ~(action.pos | action.neg) : BitVector(bits, false);
    action.pos |= action.add & free & ~action.del;
    action.neg |= action.del & free & ~action.add;
    split_xor(std::move(action), split, 0, table.actions);
    if (table.actions.size() > kMaxActions) {
      throw unsupported_error(
          fmt::format("the XOR bits split the actions into more than {} variants; train with "
                      "--btl-scale positive",
                      kMaxActions));
    }
  }
  return table;
}

void add_statistical_preconditions(ActionTable& table, const std::vector<std::vector<int>>& seen,
                                   const EncodedPairs& pairs, double alpha, bool strict) {
  const int bits = table.state_bits;
  std::vector<double> ones(bits, 0.0);
  for (const BitVector& state : pairs.before) {
    for (const int bit : state.ones()) ones[bit] += 1.0;
  }
  const double total = std::max<double>(1.0, static_cast<double>(pairs.size()));
  const double threshold = std::log(alpha / bits);
  for (std::size_t i = 0; i < table.actions.size(); ++i) {
    if (seen[i].empty()) continue;
    BitVector always(bits, true);
    BitVector ever(bits, false);
    for (const int row : seen[i]) {
      always &= pairs.before[row];
      ever |= pairs.before[row];
    }
    const auto n = static_cast<double>(seen[i].size());
    Action& action = table.actions[i];
    for (int f = 0; f < bits; ++f) {
      if (ever.get(f) != always.get(f)) continue;  // took both values
      const double other = always.get(f) ? 1.0 - ones[f] / total : ones[f] / total;
      if (!strict && n * std::log1p(-std::min(other, 1.0 - 1e-12)) >= threshold) continue;
      (always.get(f) ? action.pos : action.neg).set(f, true);
    }
  }
}

ActionTable fit_actions(const EncodedPairs& pairs, double alpha, bool strict, int min_support) {
  std::map<std::pair<BitVector, BitVector>, std::vector<int>>
      groups;  // (turned on, turned off) -> rows
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    const BitVector on = pairs.after[row] & ~pairs.before[row];
    const BitVector off = pairs.before[row] & ~pairs.after[row];
    if (!on.none() || !off.none()) groups[{on, off}].push_back(static_cast<int>(row));
  }
  ActionTable table{pairs.size() == 0 ? 0 : pairs.before[0].size(), {}};
  std::vector<std::vector<int>> seen;
  for (const auto& [effect, rows] : groups) {
    if (static_cast<int>(rows.size()) < min_support) continue;
    const auto& [on, off] = effect;
    table.actions.push_back({fmt::format("a{}", table.actions.size()), off, on, on, off});
    seen.push_back(rows);
  }
  add_statistical_preconditions(table, seen, pairs, alpha, strict);
  return table;
}

ActionTable observed_actions(const EncodedPairs& pairs) {
  ActionTable table{pairs.size() == 0 ? 0 : pairs.before[0].size(), {}};
  std::set<std::pair<BitVector, BitVector>> seen;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    const BitVector& before = pairs.before[row];
    const BitVector& after = pairs.after[row];
    if (before == after || !seen.emplace(before, after).second) continue;
    table.actions.push_back({fmt::format("t{}", table.actions.size()), before, ~before,
                             after & ~before, before & ~after});
  }
  return table;
}

ExtractedModel extract(const nn::TrainedModel& model, const EncodedPairs& train,
                       const EncodedPairs& held_out, const ExtractConfig& config) {
  const std::vector<std::string> methods = methods_for(model.capabilities(), config.method);
  ExtractedModel best;
  double best_score = -1;
  for (const std::string& method : methods) {
    ExtractedModel candidate;
    try {
      candidate = extract_one(model, train, method, config);
    } catch (const Error& error) {  // too many XOR bits: the fitted ones still work
      if (config.method != "auto" || error.code() != ExitCode::kUnsupported) throw;
      continue;
    }
    candidate.held_out_recall = recall(candidate.table, held_out);
    candidate.held_out_plausibility = plausibility(model, candidate.table, held_out);
    const double score = harmonic_mean(candidate.held_out_recall, candidate.held_out_plausibility);
    const bool smaller = candidate.table.actions.size() < best.table.actions.size();
    if (score > best_score || (score == best_score && smaller)) {
      best_score = score;
      best = std::move(candidate);
    }
  }
  return best;
}

}  // namespace latplan::pipeline
