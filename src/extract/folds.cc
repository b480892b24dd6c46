#include "extract/folds.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>

#include "extract/walk.h"

namespace latplan::extract {
namespace {

constexpr std::size_t kEnough = 1000;  // pairs looked up
constexpr std::size_t kStretches = 4;  // of a walk, in each fold

// The fold of each pair.
std::vector<std::size_t> folds_of(const EncodedPairs& pairs, std::size_t folds) {
  std::vector<std::size_t> result;
  if (is_walk(pairs)) {
    const auto end = static_cast<std::size_t>(1 + *std::ranges::max_element(pairs.rows));
    for (const std::int64_t row : pairs.rows) {
      result.push_back(kStretches * folds * static_cast<std::size_t>(row) / end % folds);
    }
    return result;
  }
  std::map<std::pair<BitVector, BitVector>, std::size_t> known;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const auto [first, second] = std::minmax(pairs.before[i], pairs.after[i]);
    const std::size_t next = known.size() % folds;
    result.push_back(known.try_emplace({first, second}, next).first->second);
  }
  return result;
}

}  // namespace

std::vector<Recording> further_folds(const EncodedPairs& train, const EncodedPairs& held_out) {
  if (held_out.size() == 0 || held_out.rows.size() != held_out.size() ||
      train.rows.size() != train.size()) {
    return {};
  }
  const std::size_t possible = train.size() / held_out.size();
  const std::size_t wanted = (kEnough + held_out.size() - 1) / held_out.size() - 1;
  const std::vector<std::size_t> fold = folds_of(train, std::max<std::size_t>(1, possible));
  std::vector<Recording> folds(std::min(possible, wanted));
  for (std::size_t f = 0; f < folds.size(); ++f) {
    folds[f].train = held_out;
    for (std::size_t i = 0; i < train.size(); ++i) {
      (fold[i] == f ? folds[f].held_out : folds[f].train)
          .append({{train.before[i]}, {train.after[i]}, {train.rows[i]}});
    }
  }
  std::erase_if(folds, [](const Recording& one) { return one.held_out.size() == 0; });
  return folds;
}

}  // namespace latplan::extract
