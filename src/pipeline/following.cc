#include "pipeline/following.h"

#include <fmt/format.h>

#include <set>
#include <unordered_map>
#include <unordered_set>

namespace latplan::pipeline {

Successors successors_by(const nn::TrainedModel& model, const nn::SuccessorFilter& filter,
                         const StepTest& possible) {
  return [&model, filter, possible](std::span<const BitVector> states) {
    std::vector<std::vector<BitVector>> lists = nn::successors(model, states, filter);
    for (std::size_t i = 0; possible && i < lists.size(); ++i) {
      std::erase_if(lists[i], [&](const BitVector& next) { return !possible(states[i], next); });
    }
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
  return [seen = std::move(seen), change](const BitVector& before, const BitVector& after) {
    return seen.contains(change(before, after));
  };
}

search::BlackBoxTask black_box_task(const nn::TrainedModel& model,
                                    const nn::SuccessorFilter& filter, const StepTest& possible,
                                    const symbolic::StripsTask& ends) {
  search::BlackBoxTask task;
  task.init = ends.init;
  task.goal_mask = ends.goal_mask;
  task.goal_value = ends.goal_value;
  task.successors = successors_by(
      model, {.same_label = filter.same_label, .stable = false, .applies = filter.applies},
      possible);
  if (filter.stable) {
    task.admits = [&model](std::span<const BitVector> states) {
      return stable_states(model, states);
    };
  }
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
