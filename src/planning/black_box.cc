#include "planning/black_box.h"

#include <fmt/format.h>

#include <set>
#include <unordered_map>
#include <unordered_set>

#include "nn/decode_encode.h"

namespace latplan::planning {

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

Successors successors_by(const nn::TrainedModel& model, const BlackBoxFilter& filter) {
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

std::function<bool(const BitVector&, int)> applies_where_seen(const nn::TrainedModel& model,
                                                              const extract::EncodedPairs& pairs) {
  std::unordered_map<int, extract::ConstantBits> seen;
  const std::vector<int> labels = model.label(pairs.before, pairs.after);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    seen.try_emplace(labels[i], pairs.state_bits()).first->second.add(pairs.before[i]);
  }
  return [seen = std::move(seen)](const BitVector& state, int label) {
    const auto found = seen.find(label);
    return found != seen.end() && state.contains(found->second.always) &&
           !state.intersects(found->second.never());
  };
}

StepTest changes_as_seen(const extract::EncodedPairs& pairs) {
  std::set<extract::Effect> seen;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    seen.insert(extract::effect_of(pairs.before[i], pairs.after[i]));
  }
  return [seen = std::move(seen)](std::span<const BitVector> before,
                                  std::span<const BitVector> after) {
    std::vector<bool> possible;
    for (std::size_t i = 0; i < before.size(); ++i) {
      possible.push_back(seen.contains(extract::effect_of(before[i], after[i])));
    }
    return possible;
  };
}

search::BlackBoxTask black_box_task(const nn::TrainedModel& model, const BlackBoxFilter& filter,
                                    const symbolic::StripsTask& ends) {
  search::BlackBoxTask task;
  task.init = ends.init;
  task.goal_mask = ends.goal_mask;
  task.goal_value = ends.goal_value;
  task.goal_tolerance = ends.goal_tolerance;
  BlackBoxFilter steps = filter;
  steps.network.stable = false;
  steps.state = {};
  task.successors = successors_by(model, steps);
  if (!filter.network.stable && !filter.state) return task;
  task.admits = [&model, stable = filter.network.stable,
                 state = filter.state](std::span<const BitVector> states) {
    std::vector<bool> admitted =
        stable ? nn::stable_states(model, states) : std::vector<bool>(states.size(), true);
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
    const extract::Effect effect = extract::effect_of(before, after);
    table.actions.push_back(
        {fmt::format("s{}-a{}", i + 1, labels[i]), before, ~before, effect.add, effect.del});
  }
  return table;
}

}  // namespace latplan::planning
