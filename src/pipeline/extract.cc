#include "pipeline/extract.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include "base/error.h"
#include "pipeline/either_bits.h"
#include "pipeline/extract_choice.h"
#include "pipeline/invariants.h"
#include "pipeline/place_bits.h"

namespace latplan::pipeline {
namespace {

using symbolic::Action;
using symbolic::ActionTable;

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

// Rows of `pairs` that each action takes exactly from before to after.
std::vector<std::vector<int>> explained_rows(const ActionTable& table, const EncodedPairs& pairs) {
  std::vector<std::vector<int>> seen(table.actions.size());
  const TransitionIndex index(table);
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    for (const int action : index.explaining(pairs.before[row], pairs.after[row])) {
      seen[action].push_back(static_cast<int>(row));
    }
  }
  return seen;
}

bool better(const ExtractedModel& a, const ExtractedModel& b) {
  if (quality(a) != quality(b)) return quality(a) > quality(b);
  // Few held-out pairs may all be new to every table: then what it makes of their states still tells.
  if (a.held_out_plausibility != b.held_out_plausibility)
    return a.held_out_plausibility > b.held_out_plausibility;
  if (a.plausible_plans != b.plausible_plans) return a.plausible_plans > b.plausible_plans;
  return a.table.actions.size() < b.table.actions.size();
}

// The network's actions, duplicates merged; each knows all the labels it came from.
ExtractedModel extract_from_labels(const nn::TrainedModel& model, const EncodedPairs& train,
                                   const ExtractConfig& config, bool tighten) {
  ReadOff read = read_off(model, train, config.max_variants);
  if (tighten) {
    add_statistical_preconditions(read.table, explained_rows(read.table, train), train,
                                  config.alpha, false);
  }
  symbolic::MergedTable merged = symbolic::merge_with_map(read.table);
  ExtractedModel result;
  for (const std::vector<int>& rows : merged.members()) {
    std::set<int> labels;
    for (const int row : rows) labels.insert(read.label[row]);
    result.labels.emplace_back(labels.begin(), labels.end());
  }
  result.table = std::move(merged.table);
  result.labels_used = read.labels_used;
  result.xor_bits = read.xor_bits;
  result.prevail = read.prevail;
  return result;
}

ExtractedModel extract_from_pairs(const EncodedPairs& train, const std::string& method,
                                  const ExtractConfig& config) {
  const bool strict = method == "fitted-strict";
  ExtractedModel result;
  result.table = symbolic::merge_duplicates(
      method == "observed" ? observed_actions(train)
                           : fit_actions(train, config.alpha, strict, config.min_support));
  if (method == "implied") {
    add_pooled_preconditions(result.table, train, config.alpha);
    add_implied_preconditions(result.table, train, config.alpha);
  }
  result.labels_used = static_cast<int>(result.table.actions.size());
  return result;
}

// (turned on, turned off) -> how often
using Effect = std::pair<BitVector, BitVector>;
std::map<Effect, int> count_effects(const EncodedPairs& pairs) {
  std::map<Effect, int> counts;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    const BitVector& before = pairs.before[row];
    const BitVector& after = pairs.after[row];
    if (before != after) ++counts[{after & ~before, before & ~after}];
  }
  return counts;
}

// "implied" over the learnt bits and those derived bits that make a difference.
ExtractedModel extract_with_either_bits(const EncodedPairs& train, const ExtractConfig& config) {
  const int bits = train.size() == 0 ? 0 : train.before[0].size();
  const EitherSets found = find_either_sets(train, config.alpha);
  const EitherBits all(bits, found);
  const ExtractedModel wide = extract_from_pairs(recode(train, &all), "implied", config);
  const EitherSets telling = telling_sets(found, wide.table);
  std::shared_ptr<const Recoding> recoding;
  if (!telling.empty()) recoding = std::make_shared<EitherBits>(bits, telling);
  ExtractedModel result = extract_from_pairs(recode(train, recoding.get()), "implied", config);
  result.recoding = recoding;
  return result;
}

// "implied" over bits "this thing is at this place".
ExtractedModel extract_with_place_bits(const EncodedPairs& train, int places,
                                       const ExtractConfig& config) {
  auto recoding = std::make_shared<PlaceBits>(find_place_bits(train, places));
  ExtractedModel result = extract_from_pairs(recode(train, recoding.get()), "implied", config);
  result.recoding = std::move(recoding);
  return result;
}

ExtractedModel extract_one(const nn::TrainedModel& model, const EncodedPairs& train,
                           const std::string& method, const ExtractConfig& config) {
  ExtractedModel result;
  if (method == "read-off" || method == "tightened") {
    result = extract_from_labels(model, train, config, method == "tightened");
  } else {
    const bool reverse =
        config.reverse == "auto" && method != "observed" && looks_reversible(train);
    const EncodedPairs seen = reverse ? both_ways(train) : train;
    if (method == "either") {
      result = extract_with_either_bits(seen, config);
    } else if (method == "places") {
      result = extract_with_place_bits(seen, model.capabilities().places, config);
    } else {
      result = extract_from_pairs(seen, method, config);
    }
    result.both_ways = reverse;
  }
  result.method = method;
  return result;
}

// By states as the candidate's table sees them.
void measure_held_out(const nn::TrainedModel& model, const EncodedPairs& held_out,
                      std::vector<StatePair> tasks, ExtractedModel& candidate) {
  const Recoding* recoding = candidate.recoding.get();
  const EncodedPairs pairs = recode(held_out, recoding);
  for (StatePair& task : tasks) {
    task = {recode(task.start, recoding), recode(task.goal, recoding)};
  }
  std::optional<RecodedModel> recoded;
  if (recoding != nullptr) recoded.emplace(model, candidate.recoding);
  const nn::TrainedModel& seen_by_table = recoded ? *recoded : model;
  candidate.held_out_recall = recall(candidate.table, pairs);
  candidate.held_out_plausibility = plausibility(seen_by_table, candidate.table, pairs);
  candidate.tasks = static_cast<int>(tasks.size());
  candidate.plausible_plans = count_plausible_plans(seen_by_table, candidate.table, tasks);
}

std::vector<std::string> methods_for(const nn::Capabilities& can, const std::string& method) {
  const bool from_pairs = takes_actions_from_pairs(method);
  if (method == "places" && can.places < 2) {
    throw unsupported_error(
        "--method places: this network sees the picture as one; expected one "
        "trained with --architecture patches");
  }
  if (can.observed && method == "auto") return {"observed"};
  if (!from_pairs && can.observed) {
    throw unsupported_error("--method " + method + ": " + can.model +
                            " has learnt no actions of its own; expected observed or fitted");
  }
  if (!from_pairs && !can.no_strips.empty()) {
    throw unsupported_error("no PDDL can be read off this model: " + can.no_strips +
                            "; --method fitted makes actions from the encoded pairs alone");
  }
  if (method != "auto") return {method};
  std::vector<std::string> all = {"read-off",      "tightened", "fitted",
                                  "fitted-strict", "implied",   "either"};
  if (can.places > 1) all.emplace_back("places");
  return all;
}

}  // namespace

double quality(const ExtractedModel& model) {
  const double recall = model.held_out_recall;
  const double plausibility = model.held_out_plausibility;
  const double sum = recall + plausibility;
  return sum > 0 ? 2 * recall * plausibility / sum : 0;
}

report::Json held_out_quality(const report::Json& exported) {
  if (!exported.contains("held_out_recall") || !exported.contains("held_out_plausibility"))
    return {};
  ExtractedModel model;
  model.held_out_recall = exported["held_out_recall"].get<double>();
  model.held_out_plausibility = exported["held_out_plausibility"].get<double>();
  return quality(model);
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

bool takes_actions_from_pairs(const std::string& method) {
  return method == "fitted" || method == "fitted-strict" || method == "implied" ||
         method == "either" || method == "places" || method == "observed";
}

std::vector<std::string> extraction_methods() {
  return {"auto",    "read-off", "tightened", "fitted",  "fitted-strict",
          "implied", "either",   "places",    "observed"};
}

ReadOff read_off(const nn::TrainedModel& model, const EncodedPairs& pairs,
                 std::int64_t max_variants) {
  const std::vector<int> labels = model.label(pairs.before, pairs.after);
  const std::vector<int> used = used_labels(labels, model.labels());
  const int bits = model.state_bits();
  const bool backward = model.capabilities().backward;
  const std::vector<BitVector> zeros(used.size(), BitVector(bits, false));
  const std::vector<BitVector> ones(used.size(), BitVector(bits, true));
  const std::vector<BitVector> add = model.apply(zeros, used);
  const std::vector<BitVector> keep = model.apply(ones, used);
  const SeenStates seen = backward
                              ? SeenStates{model.regress(zeros, used), model.regress(ones, used)}
                              : states_of_labels(labels, used, model.labels(), pairs);
  symbolic::RawActionTable raw{bits, {}};
  for (std::size_t i = 0; i < used.size(); ++i) {
    raw.actions.push_back(
        {fmt::format("a{}", used[i]), seen.always[i], ~seen.ever[i], add[i], ~keep[i]});
  }
  ReadOff result;
  if (backward) result.prevail = symbolic::add_prevail(raw);
  symbolic::SplitTable split = symbolic::split_xor(raw, max_variants);
  result.table = std::move(split.table);
  for (const int row : split.label) result.label.push_back(used[row]);
  result.labels_used = static_cast<int>(used.size());
  result.xor_bits = split.counts;
  return result;
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
      if (other <= 0) continue;  // constant everywhere: says nothing about this action
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

bool looks_reversible(const EncodedPairs& pairs) {
  const std::map<Effect, int> counts = count_effects(pairs);
  double expected = 0;
  int missing = 0;
  for (const auto& [effect, count] : counts) {
    expected += std::exp(-count / 2.0);
    if (!counts.contains({effect.second, effect.first})) ++missing;
  }
  return !counts.empty() && 2 * missing <= static_cast<int>(counts.size()) &&
         missing <= expected + 2 * std::sqrt(expected);
}

EncodedPairs both_ways(const EncodedPairs& pairs) {
  EncodedPairs both = pairs;
  both.before.insert(both.before.end(), pairs.after.begin(), pairs.after.end());
  both.after.insert(both.after.end(), pairs.before.begin(), pairs.before.end());
  return both;
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
  const std::vector<StatePair> tasks =
      methods.size() > 1 ? validation_tasks(held_out, static_cast<std::size_t>(config.tasks),
                                            Rng(config.seed).fork("extract/tasks"))
                         : std::vector<StatePair>{};
  std::optional<ExtractedModel> best;
  for (const std::string& method : methods) {
    ExtractedModel candidate;
    try {
      candidate = extract_one(model, train, method, config);
    } catch (const Error& error) {  // too many XOR bits, no places: other ways still work
      if (config.method != "auto" || error.code() != ExitCode::kUnsupported) throw;
      continue;
    }
    measure_held_out(model, held_out, tasks, candidate);
    if (!best || better(candidate, *best)) best = std::move(candidate);
  }
  LATPLAN_CHECK(best.has_value(), "no way of extraction");
  return *std::move(best);
}

}  // namespace latplan::pipeline
