#include "evaluation/inspection.h"

#include <algorithm>
#include <numeric>

namespace latplan::evaluation {
namespace {

// The order in which moves are shown: equal labels side by side.
std::vector<std::size_t> by_label(const std::vector<int>& labels, std::size_t count) {
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  if (!labels.empty()) {
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return labels[i]; });
  }
  return order;
}

}  // namespace

Inspection inspect_pairs(const nn::TrainedModel& model, const data::PairSet& pairs,
                         data::Split split, int count, Rng rng) {
  std::vector<std::int64_t> rows = pairs.rows(split);
  rng.shuffle(rows);
  if (rows.size() > static_cast<std::size_t>(count)) rows.resize(count);
  std::vector<Image> before, after;
  for (const std::int64_t row : rows) {
    before.push_back(pairs.predecessor(row));
    after.push_back(pairs.successor(row));
  }
  const std::vector<BitVector> codes = model.encode(before);
  const std::vector<BitVector> next = model.encode(after);
  const std::vector<Image> drawn = model.decode(codes);
  const std::vector<Image> drawn_next = model.decode(next);
  const std::vector<BitVector> again = model.encode(drawn);
  std::vector<int> labels;
  std::vector<BitVector> predicted;
  std::vector<Image> drawn_predicted;
  if (model.capabilities().actions) {
    labels = model.label(codes, next);
    predicted = model.apply(codes, labels);
    drawn_predicted = model.decode(predicted);
  }
  Inspection inspection;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    inspection.pictures.push_back({before[i], drawn[i], codes[i], again[i] == codes[i]});
  }
  for (const std::size_t i : by_label(labels, rows.size())) {
    report::InspectedMove move{before[i], after[i],      codes[i], next[i], "",
                               drawn[i],  drawn_next[i], {},       true};
    if (!labels.empty()) {
      move.label = "label " + std::to_string(labels[i]);
      move.drawn_prediction = drawn_predicted[i];
      move.exact = predicted[i] == next[i];
    }
    inspection.moves.push_back(std::move(move));
  }
  return inspection;
}

}  // namespace latplan::evaluation
