#include "extract/fitted.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace latplan::extract {

using symbolic::Action;
using symbolic::ActionTable;

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
    ConstantBits constant(bits);
    for (const int row : seen[i]) constant.add(pairs.before[row]);
    const auto n = static_cast<double>(seen[i].size());
    Action& action = table.actions[i];
    for (int f = 0; f < bits; ++f) {
      const bool always = constant.always.get(f);
      if (constant.ever.get(f) != always) continue;  // took both values
      const double other = always ? 1.0 - ones[f] / total : ones[f] / total;
      if (other <= 0) continue;  // constant everywhere: no evidence about this action
      if (!strict && n * std::log1p(-std::min(other, 1.0 - 1e-12)) >= threshold) continue;
      (always ? action.pos : action.neg).set(f, true);
    }
  }
}

ActionTable fit_actions(const EncodedPairs& pairs, double alpha, bool strict, int min_support) {
  std::map<Effect, std::vector<int>> groups;  // effect -> rows
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    Effect effect = effect_of(pairs.before[row], pairs.after[row]);
    if (!effect.empty()) groups[std::move(effect)].push_back(static_cast<int>(row));
  }
  ActionTable table{pairs.state_bits(), {}};
  std::vector<std::vector<int>> seen;
  for (const auto& [effect, rows] : groups) {
    if (static_cast<int>(rows.size()) < min_support) continue;
    table.actions.push_back(
        {fmt::format("a{}", table.actions.size()), effect.del, effect.add, effect.add, effect.del});
    seen.push_back(rows);
  }
  add_statistical_preconditions(table, seen, pairs, alpha, strict);
  return table;
}

ActionTable observed_actions(const EncodedPairs& pairs) {
  ActionTable table{pairs.state_bits(), {}};
  std::set<std::pair<BitVector, BitVector>> seen;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    const BitVector& before = pairs.before[row];
    const BitVector& after = pairs.after[row];
    if (before == after || !seen.emplace(before, after).second) continue;
    const Effect effect = effect_of(before, after);
    table.actions.push_back(
        {fmt::format("t{}", table.actions.size()), before, ~before, effect.add, effect.del});
  }
  return table;
}

}  // namespace latplan::extract
