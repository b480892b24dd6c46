#include "pipeline/following.h"

#include <fmt/format.h>

#include <set>
#include <unordered_map>
#include <unordered_set>

namespace latplan::pipeline {

namespace {

using Lists = std::vector<std::vector<BitVector>>;

// Only those `test` passes, of all lists at once.
void keep(const std::function<std::vector<bool>(std::span<const BitVector>)>& test, Lists& lists) {
  std::vector<BitVector> all;
  for (const auto& list : lists) all.insert(all.end(), list.begin(), list.end());
  const std::vector<bool> passed = test(all);
  std::size_t next = 0;
  for (auto& list : lists) std::erase_if(list, [&](const BitVector&) { return !passed[next++]; });
}

// The states each list came from, as often as it is long.
std::vector<BitVector> origins(std::span<const BitVector> states, const Lists& lists) {
  std::vector<BitVector> result;
  for (std::size_t i = 0; i < lists.size(); ++i)
    result.insert(result.end(), lists[i].size(), states[i]);
  return result;
}

}  // namespace

Successors successors_by(const nn::TrainedModel& model, const FollowFilter& filter) {
  return [&model, filter](std::span<const BitVector> states) {
    Lists lists = nn::successors(model, states, filter.network);
    if (filter.step) {
      const std::vector<BitVector> before = origins(states, lists);
      keep([&](std::span<const BitVector> after) { return filter.step(before, after); }, lists);
    }
    if (filter.state) keep(filter.state, lists);
    return lists;
  };
}

Successors successors_by(const symbolic::ActionTable& table) {
  return [&table](std::span<const BitVector> states) {
    std::vector<std::vector<BitVector>> lists;
    for (const BitVector& state : states) {
      std::unordered_set<BitVector> seen;
      std::vector<BitVector>& list = lists.emplace_back();
      for (const symbolic::Action& action : table.actions) {
        if (!action.applicable(state)) continue;
        BitVector next = action.apply(state);
        if (seen.insert(next).second) list.push_back(std::move(next));
      }
    }
    return lists;
  };
}

std::vector<bool> stable_states(const nn::StateCodec& codec, std::span<const BitVector> states) {
  if (states.empty()) return {};
  const std::vector<BitVector> again = codec.encode(codec.decode(states));
  std::vector<bool> stable;
  for (std::size_t i = 0; i < states.size(); ++i) stable.push_back(again[i] == states[i]);
  return stable;
}

std::function<bool(const BitVector&, int)> applies_where_seen(const nn::TrainedModel& model,
                                                              const EncodedPairs& pairs) {
  struct Seen {
    BitVector always, never;  // true, and false, in all states so far
  };
  std::unordered_map<int, Seen> seen;
  const std::vector<int> labels = model.label(pairs.before, pairs.after);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const BitVector& state = pairs.before[i];
    const auto [entry, fresh] = seen.try_emplace(labels[i], Seen{state, ~state});
    if (fresh) continue;
    entry->second.always &= state;
    entry->second.never &= ~state;
  }
  return [seen = std::move(seen)](const BitVector& state, int label) {
    const auto found = seen.find(label);
    return found != seen.end() && state.contains(found->second.always) &&
           !state.intersects(found->second.never);
  };
}

StepTest changes_as_seen(const EncodedPairs& pairs) {
  // What is turned on, and off.
  const auto change = [](const BitVector& before, const BitVector& after) {
    return std::pair{after & ~before, before & ~after};
  };
  std::set<std::pair<BitVector, BitVector>> seen;
  for (std::size_t i = 0; i < pairs.size(); ++i)
    seen.insert(change(pairs.before[i], pairs.after[i]));
  return [seen = std::move(seen), change](std::span<const BitVector> before,
                                          std::span<const BitVector> after) {
    std::vector<bool> possible;
    for (std::size_t i = 0; i < before.size(); ++i) {
      possible.push_back(seen.contains(change(before[i], after[i])));
    }
    return possible;
  };
}

search::BlackBoxTask black_box_task(const nn::TrainedModel& model, const FollowFilter& filter,
                                    const symbolic::StripsTask& ends) {
  search::BlackBoxTask task;
  task.init = ends.init;
  task.goal_mask = ends.goal_mask;
  task.goal_value = ends.goal_value;
  task.goal_tolerance = ends.goal_tolerance;
  FollowFilter steps = filter;
  steps.network.stable = false;
  steps.state = {};
  task.successors = successors_by(model, steps);
  if (!filter.network.stable && !filter.state) return task;
  task.admits = [&model, stable = filter.network.stable,
                 state = filter.state](std::span<const BitVector> states) {
    std::vector<bool> admitted =
        stable ? stable_states(model, states) : std::vector<bool>(states.size(), true);
    if (!state) return admitted;
    const std::vector<bool> passed = state(states);
    for (std::size_t i = 0; i < admitted.size(); ++i) admitted[i] = admitted[i] && passed[i];
    return admitted;
  };
  return task;
}

symbolic::ActionTable steps_as_actions(const nn::TrainedModel& model,
                                       const std::vector<BitVector>& states) {
  symbolic::ActionTable table{model.state_bits(), {}};
  if (states.size() < 2) return table;
  const std::span<const BitVector> all(states);
  const std::vector<int> labels =
      model.label(all.first(states.size() - 1), all.last(states.size() - 1));
  for (std::size_t i = 0; i + 1 < states.size(); ++i) {
    const BitVector& before = states[i];
    const BitVector& after = states[i + 1];
    table.actions.push_back({fmt::format("s{}-a{}", i + 1, labels[i]), before, ~before,
                             after & ~before, before & ~after});
  }
  return table;
}

}  // namespace latplan::pipeline
