#include "evaluation/metrics.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>

#include "nn/decode_encode.h"
#include "report/text_table.h"

namespace latplan::evaluation {
namespace {

struct CodedPairs {
  std::vector<Image> images_before, images_after;
  std::vector<BitVector> before, after;
  std::size_t size() const { return before.size(); }
};

CodedPairs code_split(const nn::TrainedModel& model, const data::PairSet& pairs, data::Split split,
                      std::int64_t limit) {
  std::vector<std::int64_t> rows = pairs.rows(split);
  if (limit > 0 && static_cast<std::int64_t>(rows.size()) > limit) rows.resize(limit);
  CodedPairs coded;
  for (const std::int64_t row : rows) {
    coded.images_before.push_back(pairs.predecessor(row));
    coded.images_after.push_back(pairs.successor(row));
  }
  coded.before = model.encode(coded.images_before);
  coded.after = model.encode(coded.images_after);
  return coded;
}

// Var over the draws of each bit of each picture, p (1 - p) for a bit that was 1 in a share p of them; averaged.
double state_variance(const nn::TrainedModel& model, const std::vector<Image>& images,
                      const MetricsConfig& config, Rng rng) {
  const int bits = model.state_bits();
  std::vector<int> ones(images.size() * bits, 0);
  for (int draw = 0; draw < config.noise_draws; ++draw) {
    Rng draw_rng = rng.fork("draw", draw);
    const std::vector<BitVector> codes =
        model.encode(nn::with_noise(model, images, config.noise, draw_rng));
    for (std::size_t i = 0; i < codes.size(); ++i) {
      for (const int bit : codes[i].ones()) ++ones[i * bits + bit];
    }
  }
  double sum = 0;
  for (const int count : ones) {
    const double p = static_cast<double>(count) / config.noise_draws;
    sum += p * (1 - p);
  }
  return ones.empty() ? 0 : sum / static_cast<double>(ones.size());
}

PredictionMetrics compare_states(const std::vector<BitVector>& predicted,
                                 const std::vector<BitVector>& encoded, int bits) {
  PredictionMetrics m;
  for (std::size_t i = 0; i < encoded.size(); ++i) {
    const int wrong = (predicted[i] ^ encoded[i]).count();
    m.bit_error += static_cast<double>(wrong) / bits;
    m.exact += wrong == 0;
  }
  const double count = std::max<double>(1.0, static_cast<double>(encoded.size()));
  return {m.bit_error / count, m.exact / count};
}

// Bits set from all zeros and cleared from all ones: both an add and a delete effect.
std::vector<BitVector> xor_bits(const std::vector<BitVector>& from_zeros,
                                const std::vector<BitVector>& from_ones) {
  std::vector<BitVector> result;
  for (std::size_t i = 0; i < from_zeros.size(); ++i) {
    result.push_back(from_zeros[i] & ~from_ones[i]);
  }
  return result;
}

ActionMetrics action_metrics(const nn::TrainedModel& model, std::vector<int> labels) {
  std::sort(labels.begin(), labels.end());
  labels.erase(std::unique(labels.begin(), labels.end()), labels.end());
  ActionMetrics m;
  m.labels_used = static_cast<int>(labels.size());
  if (labels.empty()) return m;
  const std::vector<BitVector> zeros(labels.size(), BitVector(model.state_bits(), false));
  const std::vector<BitVector> ones(labels.size(), BitVector(model.state_bits(), true));
  std::vector<BitVector> split = xor_bits(model.apply(zeros, labels), model.apply(ones, labels));
  const auto mean_count = [&](const std::vector<BitVector>& masks) {
    double sum = 0;
    for (const BitVector& mask : masks) sum += mask.count();
    return sum / static_cast<double>(masks.size());
  };
  m.effect_xor = mean_count(split);
  if (model.capabilities().backward) {
    const std::vector<BitVector> preconditions =
        xor_bits(model.regress(zeros, labels), model.regress(ones, labels));
    m.precondition_xor = mean_count(preconditions);
    for (std::size_t i = 0; i < split.size(); ++i) split[i] |= preconditions[i];
  }
  for (const BitVector& mask : split) m.compiled += std::exp2(mask.count());
  return m;
}

void count_bits(const CodedPairs& coded, Metrics& m) {
  BitVector ever(m.bits, false);
  BitVector always(m.bits, true);
  for (const auto* states : {&coded.before, &coded.after}) {
    for (const BitVector& state : *states) {
      ever |= state;
      always &= state;
    }
  }
  m.effective_bits = (ever & ~always).count();
  m.constant_one = coded.size() == 0 ? 0 : always.count();
  m.constant_zero = m.bits - m.effective_bits - m.constant_one;
  for (std::size_t i = 0; i < coded.size(); ++i) {
    const int changed = (coded.before[i] ^ coded.after[i]).count();
    m.state_differences += changed;
    m.unchanged += changed == 0;
  }
  const double count = std::max<double>(1.0, static_cast<double>(coded.size()));
  m.state_differences /= count;
  m.unchanged /= count;
}

void cycle(const nn::TrainedModel& model, const std::vector<BitVector>& codes, int rounds,
           Metrics& m) {
  std::vector<BitVector> current = codes;
  const double count = std::max<double>(1.0, static_cast<double>(codes.size()));
  for (int round = 0; round < rounds; ++round) {
    std::vector<BitVector> next = nn::decode_encode(model, current);
    double distance = 0;
    double stable = 0;
    for (std::size_t i = 0; i < next.size(); ++i) {
      distance += (next[i] ^ codes[i]).count();
      stable += next[i] == current[i];
    }
    m.cycle_distance.push_back(distance / count);
    m.cycle_stable.push_back(stable / count);
    current = std::move(next);
  }
}

}  // namespace

Metrics measure_model(const nn::TrainedModel& wide, const data::PairSet& pairs, data::Split split,
                      const MetricsConfig& config, const Rng& rng) {
  const nn::TrainedModel& model = wide.learnt();
  const CodedPairs coded = code_split(model, pairs, split, config.rows);
  const nn::Capabilities can = model.capabilities();
  Metrics m;
  m.pairs = coded.size();
  m.bits = model.state_bits();
  m.loss_terms = model.loss_terms(coded.images_before, coded.images_after);
  m.state_variance = 0.5 * (state_variance(model, coded.images_before, config, rng.fork("before")) +
                            state_variance(model, coded.images_after, config, rng.fork("after")));
  count_bits(coded, m);
  std::vector<BitVector> both = coded.before;
  both.insert(both.end(), coded.after.begin(), coded.after.end());
  cycle(model, both, config.cycle_rounds, m);
  m.has_actions = can.actions;
  m.has_backward = can.actions && can.backward;
  m.has_strips = can.actions && can.no_strips.empty();
  if (!can.actions) return m;
  const std::vector<int> labels = model.label(coded.before, coded.after);
  m.successor = compare_states(model.apply(coded.before, labels), coded.after, m.bits);
  if (can.backward) {
    m.predecessor = compare_states(model.regress(coded.after, labels), coded.before, m.bits);
  }
  m.actions = action_metrics(model, labels);
  return m;
}

Json to_json(const Metrics& m) {
  Json json = {{"pairs", m.pairs},
               {"bits", m.bits},
               {"effective_bits", m.effective_bits},
               {"constant_zero_bits", m.constant_zero},
               {"constant_one_bits", m.constant_one},
               {"state_variance", m.state_variance},
               {"state_differences", m.state_differences},
               {"unchanged", m.unchanged},
               {"cycle_distance", m.cycle_distance},
               {"cycle_stable", m.cycle_stable}};
  for (const auto& [name, value] : m.loss_terms) json["loss_terms"][name] = value;
  if (m.has_actions) {
    json["successor"] = {{"bit_error", m.successor.bit_error}, {"exact", m.successor.exact}};
    json["labels_used"] = m.actions.labels_used;
  }
  if (m.has_strips) {
    json["compiled_actions"] = m.actions.compiled;
    json["xor_effect_bits"] = m.actions.effect_xor;
    if (m.has_backward) json["xor_precondition_bits"] = m.actions.precondition_xor;
  }
  if (m.has_backward) {
    json["predecessor"] = {{"bit_error", m.predecessor.bit_error}, {"exact", m.predecessor.exact}};
  }
  return json;
}

namespace {

struct MeasureRow {
  std::string name;
  std::function<std::string(const Metrics&)> show;
};

std::string negative_elbo_text(const Metrics& m) {
  for (const auto& [name, value] : m.loss_terms) {
    if (name == "negative_elbo") return fmt::format("{:.1f}", value);
  }
  return "-";
}

std::vector<MeasureRow> measure_rows(const Metrics& any) {
  std::vector<MeasureRow> rows = {
      {"pairs", [](const Metrics& m) { return fmt::format("{}", m.pairs); }},
      {"-ELBO, betas 1", negative_elbo_text},
      {"state variance", [](const Metrics& m) { return fmt::format("{:.5f}", m.state_variance); }},
      {"bits that change", [](const Metrics& m) { return fmt::format("{}", m.effective_bits); }},
      {"always 0", [](const Metrics& m) { return fmt::format("{}", m.constant_zero); }},
      {"always 1", [](const Metrics& m) { return fmt::format("{}", m.constant_one); }},
      {"bits changed per move",
       [](const Metrics& m) { return fmt::format("{:.2f}", m.state_differences); }},
      {"stable codes", [](const Metrics& m) {
         return m.cycle_stable.empty() ? "-" : fmt::format("{:.3f}", m.cycle_stable.front());
       }}};
  if (any.has_actions) {
    rows.insert(rows.end(),
                {{"labels used, A1",
                  [](const Metrics& m) { return fmt::format("{}", m.actions.labels_used); }},
                 {"|z1 - z2| per bit",
                  [](const Metrics& m) { return fmt::format("{:.5f}", m.successor.bit_error); }},
                 {"z1 = z2 exactly",
                  [](const Metrics& m) { return fmt::format("{:.3f}", m.successor.exact); }}});
  }
  if (any.has_strips) {
    rows.insert(rows.end(),
                {{"without XOR, A2",
                  [](const Metrics& m) { return fmt::format("{:.0f}", m.actions.compiled); }},
                 {"XOR bits per effect",
                  [](const Metrics& m) { return fmt::format("{:.2f}", m.actions.effect_xor); }}});
  }
  if (any.has_strips && any.has_backward) {
    rows.push_back({"XOR bits per precondition", [](const Metrics& m) {
                      return fmt::format("{:.2f}", m.actions.precondition_xor);
                    }});
  }
  if (any.has_backward) {
    rows.insert(rows.end(),
                {{"|z0 - z3| per bit",
                  [](const Metrics& m) { return fmt::format("{:.5f}", m.predecessor.bit_error); }},
                 {"z0 = z3 exactly",
                  [](const Metrics& m) { return fmt::format("{:.3f}", m.predecessor.exact); }}});
  }
  return rows;
}

}  // namespace

std::string metrics_table(const std::vector<std::pair<std::string, Metrics>>& splits) {
  if (splits.empty()) return "";
  report::TextRow header = {"measure"};
  for (const auto& [name, metrics] : splits) header.push_back(name);
  std::vector<report::TextRow> table;
  for (const MeasureRow& row : measure_rows(splits.front().second)) {
    report::TextRow line = {row.name};
    for (const auto& [name, metrics] : splits) line.push_back(row.show(metrics));
    table.push_back(line);
  }
  return report::text_table(header, table);
}

}  // namespace latplan::evaluation
