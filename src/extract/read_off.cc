#include "extract/read_off.h"

#include <fmt/format.h>

#include <utility>

namespace latplan::extract {
namespace {

std::vector<int> used_labels(const std::vector<int>& labels, int count) {
  std::vector<bool> seen(count, false);
  for (const int label : labels) seen[label] = true;
  std::vector<int> used;
  for (int label = 0; label < count; ++label) {
    if (seen[label]) used.push_back(label);
  }
  return used;
}

// For each of `used`: the bits constant over the states it was seen in.
std::vector<ConstantBits> states_of_labels(const std::vector<int>& labels,
                                           const std::vector<int>& used, int count,
                                           const EncodedPairs& pairs) {
  std::vector<std::size_t> place(count, 0);
  for (std::size_t i = 0; i < used.size(); ++i) place[used[i]] = i;
  std::vector<ConstantBits> seen(used.size(), ConstantBits(pairs.state_bits()));
  for (std::size_t row = 0; row < labels.size(); ++row) {
    seen[place[labels[row]]].add(pairs.before[row]);
  }
  return seen;
}

}  // namespace

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
  std::vector<ConstantBits> needed;
  if (backward) {
    const std::vector<BitVector> always = model.regress(zeros, used);
    const std::vector<BitVector> ever = model.regress(ones, used);
    for (std::size_t i = 0; i < used.size(); ++i) {
      needed.emplace_back(bits).always = always[i];
      needed.back().ever = ever[i];
    }
  } else {
    needed = states_of_labels(labels, used, model.labels(), pairs);
  }
  symbolic::RawActionTable raw{bits, {}};
  for (std::size_t i = 0; i < used.size(); ++i) {
    raw.actions.push_back(
        {fmt::format("a{}", used[i]), needed[i].always, needed[i].never(), add[i], ~keep[i]});
  }
  ReadOff result;
  if (backward) result.prevail = symbolic::add_prevail(raw);
  symbolic::SplitTable split = symbolic::split_xor(raw, max_variants);
  result.table = std::move(split.table);
  result.labels_used = static_cast<int>(used.size());
  result.xor_bits = split.counts;
  return result;
}

}  // namespace latplan::extract
