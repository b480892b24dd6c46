// A small task in explicit form: all reachable states with their distances to the goal, and the
// packed task. Shares no code with the searches.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "search/packed_task.h"
#include "search/random_tasks.h"

namespace latplan::search {

struct ExplicitTask {
  symbolic::StripsTask task;
  PackedTask packed;
  std::vector<BitVector> states;             // reachable
  std::vector<std::optional<int>> distance;  // to the goal; empty: unreachable
};

inline std::vector<Word> pack_state(const PackedTask& packed, const BitVector& state) {
  std::vector<Word> words(packed.words, 0);
  for (int i = 0; i < packed.bits; ++i) {
    if (state.get(packed.original_bit[i])) words[i / 64] |= Word{1} << (i % 64);
  }
  return words;
}

// Distances by backward breadth-first search over the explicit transitions.
inline ExplicitTask make_explicit(const symbolic::StripsTask& task) {
  ExplicitTask result{task, compile(task), explore(task).states, {}};
  std::unordered_map<BitVector, std::size_t> index;
  for (std::size_t i = 0; i < result.states.size(); ++i) index[result.states[i]] = i;
  std::vector<std::vector<std::size_t>> predecessors(result.states.size());
  result.distance.resize(result.states.size());
  std::vector<std::size_t> frontier;
  for (std::size_t i = 0; i < result.states.size(); ++i) {
    for (const symbolic::Action& action : task.model.actions) {
      if (action.applicable(result.states[i])) {
        predecessors[index.at(action.apply(result.states[i]))].push_back(i);
      }
    }
    if (!task.is_goal(result.states[i])) continue;
    result.distance[i] = 0;
    frontier.push_back(i);
  }
  for (std::size_t next = 0; next < frontier.size(); ++next) {
    for (const std::size_t before : predecessors[frontier[next]]) {
      if (result.distance[before]) continue;
      result.distance[before] = *result.distance[frontier[next]] + 1;
      frontier.push_back(before);
    }
  }
  return result;
}

}  // namespace latplan::search
