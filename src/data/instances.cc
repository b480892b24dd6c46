#include "data/instances.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "base/error.h"
#include "base/rng.h"
#include "domains/explore.h"
#include "domains/state_set.h"

namespace latplan::data {
namespace {

using domains::Domain;
using domains::State;
using domains::StateSet;

constexpr std::int64_t kFewStates = 200'000;      // enumerating this many is quicker than a blink
constexpr std::int64_t kMostStates = 10'000'000;  // beyond this we give up enumerating
constexpr int kWalksPerInstance = 2'000;
constexpr int kGoalsPerInstance = 200;

// The states around a goal, level by level, searched only as deep as asked and as far as the budget goes.
// Moves are taken to be reversible: what is d moves from the goal has the goal d moves away.
class Levels {
 public:
  Levels(const Domain& domain, const State& goal) : domain_(domain), seen_(goal.size()) {
    seen_.insert(goal);
    starts_ = {0, 1};
  }
  // False: not reached within the budget. Levels past the last state are reached and empty.
  bool reach(int distance, std::int64_t budget) {
    while (static_cast<int>(starts_.size()) - 2 < distance && !complete_) {
      const std::int64_t first = starts_[starts_.size() - 2], last = starts_.back();
      if (cut_) return false;
      for (std::int64_t i = first; i < last; ++i) {
        if (seen_.size() > budget) {
          cut_ = true;  // the level at hand is incomplete and stays unused
          return false;
        }
        for (const State& state : domain_.successors(seen_.at(i))) seen_.insert(state);
      }
      complete_ = seen_.size() == last;
      if (!complete_) starts_.push_back(seen_.size());
    }
    return true;
  }
  int largest() const { return static_cast<int>(starts_.size()) - 2; }
  std::vector<State> level(int distance) const {
    std::vector<State> states;
    if (distance > largest()) return states;
    for (std::int64_t i = starts_[distance]; i < starts_[distance + 1]; ++i) {
      states.push_back(seen_.at(i));
    }
    return states;
  }

 private:
  const Domain& domain_;
  StateSet seen_;
  std::vector<std::int64_t> starts_;  // of each level, and the end of the last
  bool complete_ = false;             // there is nothing deeper
  bool cut_ = false;                  // the budget ended in the middle of a level
};

// From the goal, `distance` random steps that each lead away from it; nothing when a dead end came first. Needs a
// closed form, and then reaches depths that no enumeration can. Every state at the distance can come out, though
// not all equally often.
std::optional<State> walk_away(const Domain& domain, const State& goal, int distance, Rng& rng) {
  State state = goal;
  for (int step = 1; step <= distance; ++step) {
    std::vector<State> farther;
    for (State& next : domain.successors(state)) {
      if (domain.closed_form_distance(next, goal) == step) farther.push_back(std::move(next));
    }
    if (farther.empty()) return std::nullopt;
    state = std::move(farther[rng.below(farther.size())]);
  }
  return state;
}

class Maker {
 public:
  Maker(const Domain& domain, const InstanceConfig& config)
      : domain_(domain), config_(config), avoid_(domain.goal().size()) {
    for (const State& state : config.avoid) {
      if (state.size() == domain.goal().size()) avoid_.insert(state);
    }
    closed_form_ = domain.closed_form_distance(domain.goal(), domain.goal()).has_value();
    if (closed_form_) largest_ = domain.largest_distance();
  }

  std::vector<Instance> make() {
    if (!config_.random_goal && avoid_.contains(domain_.goal())) {
      throw usage_error(
          "the world's goal is among the states to avoid; use --random-goal, or make the tasks "
          "first and the pairs "
          "with dataset --avoid TASKS");
    }
    std::set<int> done;
    Levels levels(domain_, domain_.goal());
    for (const int distance : config_.distances) {
      if (distance < 1) {
        throw usage_error("distance " + std::to_string(distance) + "; expected at least 1");
      }
      if (largest_ && distance > *largest_) throw too_far(distance, *largest_);
      if (!done.insert(distance).second) continue;  // asked for twice
      const Rng rng = Rng(config_.seed).fork("data/instance", static_cast<std::uint64_t>(distance));
      if (config_.random_goal) {
        with_random_goals(distance, rng);
      } else {
        with_standard_goal(distance, rng, levels);
      }
    }
    return std::move(instances_);
  }

 private:
  static Error too_far(int distance, int largest) {
    return usage_error(
        fmt::format("distance {}: no state is that far from the goal; the largest distance is {}",
                    distance, largest));
  }
  Error too_few(int distance, std::int64_t found) const {
    return usage_error(
        fmt::format("distance {}: only {} instances found{}; expected --count {} or less", distance,
                    found, avoid_.size() > 0 ? " without the states to avoid" : "", found));
  }

  void add(int distance, int number, const State& init, const State& goal) {
    instances_.push_back({.name = fmt::format("{:03}-{:03}", distance, number),
                          .init = domain_.render(init),
                          .goal = domain_.render(goal),
                          .has_truth = true,
                          .init_state = init,
                          .goal_state = goal,
                          .distance = distance});
  }

  void with_standard_goal(int distance, Rng rng, Levels& levels) {
    std::vector<State> inits;
    if (levels.reach(distance, closed_form_ ? kFewStates : kMostStates)) {
      inits = choose(levels.level(distance), distance, levels, rng);
    } else if (closed_form_) {
      inits = walk(distance, rng);
    } else {
      throw usage_error(
          fmt::format("distance {}: more than {} states are nearer; expected a smaller distance",
                      distance, kMostStates));
    }
    if (static_cast<int>(inits.size()) < config_.count) {
      throw too_few(distance, static_cast<std::int64_t>(inits.size()));
    }
    for (int i = 0; i < config_.count; ++i) add(distance, i, inits[i], domain_.goal());
  }

  // A whole level in random order.
  std::vector<State> choose(std::vector<State> states, int distance, const Levels& levels,
                            Rng& rng) const {
    if (states.empty()) throw too_far(distance, levels.largest());
    std::erase_if(states, [&](const State& state) { return avoid_.contains(state); });
    rng.shuffle(states);
    return states;
  }

  // Distinct ends of random walks; fewer than asked for when they are too rare.
  std::vector<State> walk(int distance, Rng& rng) const {
    std::vector<State> found;
    StateSet used(domain_.goal().size());
    const std::int64_t most = std::int64_t{kWalksPerInstance} + 50 * std::int64_t{config_.count};
    for (std::int64_t tries = 0; tries < most; ++tries) {
      if (static_cast<int>(found.size()) == config_.count) break;
      const auto init = walk_away(domain_, domain_.goal(), distance, rng);
      if (init && !avoid_.contains(*init) && used.insert(*init)) found.push_back(*init);
    }
    return found;
  }

  void with_random_goals(int distance, const Rng& rng) {
    std::set<std::pair<State, State>> used;
    int deepest = 0;
    bool any = false;
    bool goals = false;  // some state is not to be avoided
    for (int i = 0; i < config_.count; ++i) {
      Rng own = rng.fork("goal", static_cast<std::uint64_t>(i));
      bool found = false;
      for (int tries = 0; tries < kGoalsPerInstance && !found; ++tries) {
        const State goal = domain_.sample(own);
        if (avoid_.contains(goal)) continue;
        goals = true;
        const auto init = one_init(goal, distance, own, deepest, any);
        found = init && used.emplace(*init, goal).second;
        if (found) add(distance, i, *init, goal);
      }
      if (!found && !goals) {
        throw usage_error(
            "every state found is among those to avoid; make the tasks first and the pairs with "
            "dataset --avoid "
            "TASKS");
      }
      if (!found && !any) throw too_far(distance, deepest);
      if (!found) throw too_few(distance, i);
    }
  }

  // `any` is set when some state lies at the distance, to be avoided or not.
  std::optional<State> one_init(const State& goal, int distance, Rng& rng, int& deepest,
                                bool& any) const {
    std::vector<State> states;
    if (closed_form_) {
      if (auto init = walk_away(domain_, goal, distance, rng)) states.push_back(std::move(*init));
      deepest = largest_.value_or(deepest);
    } else {
      Levels levels(domain_, goal);
      if (!levels.reach(distance, kMostStates)) return std::nullopt;
      states = levels.level(distance);
      deepest = std::max(deepest, levels.largest());
    }
    any = any || !states.empty();
    std::erase_if(states, [&](const State& state) { return avoid_.contains(state); });
    if (states.empty()) return std::nullopt;
    return states[rng.below(states.size())];
  }

  const Domain& domain_;
  const InstanceConfig& config_;
  StateSet avoid_;
  bool closed_form_ = false;
  std::optional<int> largest_;
  std::vector<Instance> instances_;
};

}  // namespace

std::vector<Instance> make_instances(const domains::Domain& domain, const InstanceConfig& config) {
  LATPLAN_CHECK(config.count >= 0, "a negative number of instances");
  return Maker(domain, config).make();
}

}  // namespace latplan::data
