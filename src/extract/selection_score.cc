#include "extract/selection_score.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "nn/decode_encode.h"
#include "search/planner.h"

namespace latplan::extract {
namespace {

using symbolic::Action;
using symbolic::ActionTable;

constexpr std::size_t kPlausibleStates = 200;  // held-out states whose successors are decoded
constexpr std::size_t kMostDecoded = 4000;     // successors
constexpr int kWalkLength = 7;
constexpr int kShortestWalk = 2;  // one step is what recall measures
// Of one search: about 10 ms, and what compiling the task takes.
constexpr std::int64_t kWork = 200'000;
constexpr std::int64_t kWorkOfAction = 16;
constexpr std::int64_t kBytes = 256LL << 20;  // of one search

using Followers = std::unordered_map<BitVector, std::vector<std::size_t>>;

Followers followers_of(const EncodedPairs& pairs) {
  Followers followers;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    if (pairs.before[row] != pairs.after[row]) followers[pairs.before[row]].push_back(row);
  }
  return followers;
}

// Where a walk that never visits a state twice ends, and after how many steps.
std::pair<BitVector, int> walk_from(const BitVector& start, const EncodedPairs& pairs,
                                    const Followers& followers, Rng& rng) {
  std::unordered_set<BitVector> visited = {start};
  BitVector state = start;
  for (int step = 0; step < kWalkLength; ++step) {
    const auto found = followers.find(state);
    if (found == followers.end()) return {state, step};
    std::vector<std::size_t> fresh;
    for (const std::size_t row : found->second) {
      if (!visited.contains(pairs.after[row])) fresh.push_back(row);
    }
    if (fresh.empty()) return {state, step};
    state = pairs.after[fresh[rng.below(fresh.size())]];
    visited.insert(state);
  }
  return {state, kWalkLength};
}

double recall_of(const ActionTable& table, const EncodedPairs& pairs) {
  if (pairs.size() == 0) return 0;
  const TransitionIndex index(table);
  std::size_t allowed = 0;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    allowed += index.explaining(pairs.before[row], pairs.after[row]).empty() ? 0 : 1;
  }
  return static_cast<double>(allowed) / static_cast<double>(pairs.size());
}

double plausibility_of(const nn::StateCodec& codec, const ActionTable& table,
                       const EncodedPairs& pairs) {
  std::vector<BitVector> successors;
  for (std::size_t row = 0; row < std::min(pairs.size(), kPlausibleStates); ++row) {
    if (successors.size() >= kMostDecoded) break;
    for (const Action& action : table.actions) {
      if (action.applicable(pairs.before[row]))
        successors.push_back(action.apply(pairs.before[row]));
    }
  }
  if (successors.empty()) return 0;
  const std::vector<bool> stable = nn::stable_states(codec, successors);
  return static_cast<double>(std::count(stable.begin(), stable.end(), true)) /
         static_cast<double>(stable.size());
}

int count_plausible_plans(const nn::StateCodec& codec, const ActionTable& table,
                          const std::vector<StatePair>& tasks) {
  std::vector<BitVector> states;  // of all plans, one after the other
  std::vector<std::size_t> ends;  // of each plan in `states`
  symbolic::StripsTask task{table, {}, BitVector(table.state_bits, true), {}};
  const std::int64_t work = kWork + kWorkOfAction * static_cast<std::int64_t>(table.actions.size());
  for (const StatePair& pair : tasks) {
    task.init = pair.start;
    task.goal_value = pair.goal;
    const search::Result result =
        search::solve(task, "auto", {.seconds = 0, .bytes = kBytes, .work = work});
    if (result.status != search::Status::kSolved) continue;
    const symbolic::Simulation simulation = symbolic::simulate(task, result.plan);
    states.insert(states.end(), simulation.states.begin(), simulation.states.end());
    ends.push_back(states.size());
  }
  const std::vector<bool> stable = nn::stable_states(codec, states);
  int plausible = 0;
  std::size_t begin = 0;
  for (const std::size_t end : ends) {
    const auto at = [&](std::size_t i) { return stable.begin() + static_cast<std::ptrdiff_t>(i); };
    plausible += std::all_of(at(begin), at(end), [](bool good) { return good; }) ? 1 : 0;
    begin = end;
  }
  return plausible;
}

}  // namespace

double SelectionScore::value() const {
  const double sum = recall + plausibility;
  return sum > 0 ? 2 * recall * plausibility / sum : 0;
}

bool better(const SelectionScore& a, const SelectionScore& b) {
  if (a.value() != b.value()) return a.value() > b.value();
  if (a.plausibility != b.plausibility) return a.plausibility > b.plausibility;
  if (a.plausible_plans != b.plausible_plans) return a.plausible_plans > b.plausible_plans;
  return a.actions < b.actions;
}

TransitionIndex::TransitionIndex(const ActionTable& table)
    : table_(table),
      all_(table.actions.size()),
      adders_(table.state_bits),
      deleters_(table.state_bits) {
  std::iota(all_.begin(), all_.end(), 0);
  for (std::size_t a = 0; a < table.actions.size(); ++a) {
    for (const int bit : table.actions[a].add.ones()) adders_[bit].push_back(static_cast<int>(a));
    for (const int bit : table.actions[a].del.ones()) deleters_[bit].push_back(static_cast<int>(a));
  }
}

std::vector<int> TransitionIndex::explaining(const BitVector& before,
                                             const BitVector& after) const {
  const std::vector<int>* fewest =
      &all_;  // of the actions that make each change: the shortest list
  for (const int bit : (before ^ after).ones()) {
    const std::vector<int>& makers = after.get(bit) ? adders_[bit] : deleters_[bit];
    if (makers.size() < fewest->size()) fewest = &makers;
  }
  std::vector<int> found;
  for (const int a : *fewest) {
    const Action& action = table_.actions[a];
    if (action.applicable(before) && action.apply(before) == after) found.push_back(a);
  }
  return found;
}

std::vector<StatePair> validation_tasks(const EncodedPairs& pairs, std::size_t count, Rng rng) {
  std::vector<StatePair> tasks;
  if (pairs.size() == 0) return tasks;
  const Followers followers = followers_of(pairs);
  for (std::size_t tries = 0; tries < 20 * count && tasks.size() < count; ++tries) {
    const BitVector& start = pairs.before[rng.below(pairs.size())];
    auto [end, steps] = walk_from(start, pairs, followers, rng);
    if (steps >= kShortestWalk) tasks.push_back({start, std::move(end)});
  }
  return tasks;
}

SelectionScore selection_score(const nn::StateCodec& codec, const ActionTable& table,
                               const EncodedPairs& held_out, const std::vector<StatePair>& tasks) {
  SelectionScore score;
  score.recall = recall_of(table, held_out);
  score.plausibility = plausibility_of(codec, table, held_out);
  score.tasks = static_cast<int>(tasks.size());
  score.plausible_plans = count_plausible_plans(codec, table, tasks);
  score.actions = static_cast<int>(table.actions.size());
  return score;
}

}  // namespace latplan::extract
