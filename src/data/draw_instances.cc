#include "data/draw_instances.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>

#include "base/error.h"
#include "base/rng.h"
#include "data/levels.h"
#include "data/picture_noise.h"
#include "domains/explore.h"
#include "domains/state_set.h"

namespace latplan::data {
namespace {

using domains::Domain;
using domains::InstanceStyle;
using domains::State;
using domains::StateSet;

constexpr std::int64_t kFewStates = 200'000;     // enumerating this many is fast
constexpr std::int64_t kMaxStates = 10'000'000;  // enumeration limit
constexpr int kWalksPerInstance = 2'000;
constexpr int kEndsPerInstance = 200;

// A random walk of `distance` steps from the goal, each of which increases the distance; nullopt at
// a dead end. Needs a closed form, and reaches depths beyond enumeration. Every state at the
// distance is possible, but not uniformly.
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

// A random walk over uniform successors; nullopt at a dead end.
std::optional<State> walk_at_random(const Domain& domain, State state, int moves, Rng& rng) {
  for (int step = 0; step < moves; ++step) {
    std::vector<State> next = domain.successors(state);
    if (next.empty()) return std::nullopt;
    state = std::move(next[rng.below(next.size())]);
  }
  return state;
}

std::vector<std::int64_t> shuffled_indices(std::int64_t count, Rng& rng) {
  std::vector<std::int64_t> indices(count);
  std::iota(indices.begin(), indices.end(), std::int64_t{0});
  rng.shuffle(indices);
  return indices;
}

// An instance has a given end, the root, and one that is generated. If moves are reversible, the
// root is the goal (distances are symmetric); otherwise it is the initial state.
class Maker {
 public:
  Maker(const Domain& domain, const InstanceConfig& config)
      : domain_(domain),
        config_(config),
        style_(domain.instance_style()),
        avoid_(domain.goal().size()),
        used_(2 * domain.goal().size()) {
    for (const State& state : config.avoid) {
      if (domain.legal(state)) avoid_.insert(domain.as_seen(state));
    }
    closed_form_ = style_ == InstanceStyle::kBackward &&
                   domain.closed_form_distance(domain.goal(), domain.goal()).has_value();
    if (closed_form_) largest_ = domain.largest_distance();
    if (config.noise > 0) {
      noise_ = PictureNoise::of_world(domain, config.noise,
                                      Rng(config.seed).fork("data/instance-noise"));
    }
  }

  std::vector<Instance> make() {
    const State root = style_ == InstanceStyle::kForward ? domain_.start() : domain_.goal();
    const bool walks = style_ == InstanceStyle::kRandomWalk;
    if (!walks && !config_.random_goal && avoided(root)) throw root_avoided();
    std::set<int> done;
    Levels levels(domain_, root);
    for (const int distance : config_.distances) {
      if (distance < 1) {
        throw usage_error("distance " + std::to_string(distance) + "; expected at least 1");
      }
      if (largest_ && distance > *largest_) throw too_far(distance, *largest_);
      if (!done.insert(distance).second) continue;  // requested twice
      if (walks) {
        with_random_walks(distance);
      } else if (config_.random_goal) {
        with_random_roots(distance);
      } else {
        with_one_root(root, distance, levels);
      }
    }
    return std::move(instances_);
  }

 private:
  std::string root_name() const { return style_ == InstanceStyle::kForward ? "start" : "goal"; }
  Error root_avoided() const {
    return usage_error("the world's " + root_name() +
                       " is among the states to avoid; use --random-goal, or generate the "
                       "instances first and the pairs with dataset --avoid INSTANCES");
  }
  static Error all_avoided() {
    return usage_error(
        "all states found are among those to avoid; generate the instances first and the pairs "
        "with dataset --avoid INSTANCES");
  }
  Error too_far(int distance, int largest) const {
    return usage_error(
        fmt::format("distance {}: no state is that far from the {}; the largest distance is {}",
                    distance, root_name(), largest));
  }
  Error too_few(int distance, std::int64_t found) const {
    return usage_error(
        fmt::format("distance {}: only {} instances found{}; expected --count {} or less", distance,
                    found, avoid_.size() > 0 ? " without the states to avoid" : "", found));
  }

  Rng stream(int distance) const {
    return Rng(config_.seed).fork("data/instance", static_cast<std::uint64_t>(distance));
  }
  bool avoided(const State& state) const { return avoid_.contains(domain_.as_seen(state)); }
  // Whether this pair of pictures is new.
  bool first_use(const State& init, const State& goal) {
    State both = domain_.as_seen(init);
    const State second = domain_.as_seen(goal);
    both.insert(both.end(), second.begin(), second.end());
    return used_.insert(both);
  }
  bool take(const State& root, const State& found, int distance, int number) {
    const bool forward = style_ == InstanceStyle::kForward;
    const State& init = forward ? root : found;
    const State& goal = forward ? found : root;
    if (!first_use(init, goal)) return false;
    add(init, goal, distance, number);
    instances_.back().distance = distance;
    return true;
  }
  // Pictures depend only on the seed, the requested distance and the number.
  void add(const State& init, const State& goal, int asked, int number) {
    const Rng own = stream(asked).fork("picture", static_cast<std::uint64_t>(number));
    Rng camera = own.fork("camera"), dust = own.fork("noise");
    Instance instance{.name = fmt::format("{:03}-{:03}", asked, number),
                      .init = domain_.render_with_noise(init, camera),
                      .goal = domain_.render_with_noise(goal, camera),
                      .has_truth = true,
                      .init_state = init,
                      .goal_state = goal,
                      .distance = -1,
                      .walk = -1,
                      .noise = config_.noise};
    if (noise_) {
      instance.init = noise_->add_to(std::move(instance.init), dust);
      instance.goal = noise_->add_to(std::move(instance.goal), dust);
    }
    instances_.push_back(std::move(instance));
  }

  void with_one_root(const State& root, int distance, Levels& levels) {
    Rng rng = stream(distance);
    int made = 0;
    if (levels.reach(distance, closed_form_ ? kFewStates : kMaxStates)) {
      if (levels.count(distance) == 0) throw too_far(distance, levels.largest());
      for (const std::int64_t index : shuffled_indices(levels.count(distance), rng)) {
        if (made == config_.count) break;
        const State found = levels.at(distance, index);
        made += !avoided(found) && take(root, found, distance, made);
      }
    } else if (closed_form_) {
      const std::int64_t most = std::int64_t{kWalksPerInstance} + 50 * std::int64_t{config_.count};
      for (std::int64_t tries = 0; tries < most && made < config_.count; ++tries) {
        const auto found = walk_away(domain_, root, distance, rng);
        made += found && !avoided(*found) && take(root, *found, distance, made);
      }
    } else {
      throw usage_error(
          fmt::format("distance {}: more than {} states are closer; expected a smaller distance",
                      distance, kMaxStates));
    }
    if (made < config_.count) throw too_few(distance, made);
  }

  void with_random_roots(int distance) {
    const Rng rng = stream(distance);
    int deepest = 0;
    bool any = false;    // some state has this distance, excluded or not
    bool roots = false;  // some root is not excluded
    for (int i = 0; i < config_.count; ++i) {
      Rng own = rng.fork("goal", static_cast<std::uint64_t>(i));
      bool made = false;
      for (int tries = 0; tries < kEndsPerInstance && !made; ++tries) {
        const State root = domain_.sample(own);
        if (avoided(root)) continue;
        roots = true;
        made = closed_form_ ? away_from(root, distance, i, own, any)
                            : around(root, distance, i, own, any, deepest);
      }
      if (!made && !roots) throw all_avoided();
      if (!made && !any) throw too_far(distance, largest_.value_or(deepest));
      if (!made) throw too_few(distance, i);
    }
  }
  bool away_from(const State& root, int distance, int number, Rng& rng, bool& any) {
    const auto found = walk_away(domain_, root, distance, rng);
    any = any || found;
    return found && !avoided(*found) && take(root, *found, distance, number);
  }
  bool around(const State& root, int distance, int number, Rng& rng, bool& any, int& deepest) {
    Levels levels(domain_, root);
    if (!levels.reach(distance, kMaxStates)) return false;
    deepest = std::max(deepest, levels.largest());
    any = any || levels.count(distance) > 0;
    for (const std::int64_t index : shuffled_indices(levels.count(distance), rng)) {
      const State found = levels.at(distance, index);
      if (!avoided(found) && take(root, found, distance, number)) return true;
    }
    return false;
  }

  void with_random_walks(int moves) {
    for (int i = 0; i < config_.count; ++i) {
      Rng own = stream(moves).fork("walk", static_cast<std::uint64_t>(i));
      bool made = false, inits = false;
      for (int tries = 0; tries < kWalksPerInstance && !made; ++tries) {
        const State init = domain_.sample(own);
        if (avoided(init)) continue;
        inits = true;
        const auto goal = walk_at_random(domain_, init, moves, own);
        if (!goal || avoided(*goal) || domain_.as_seen(*goal) == domain_.as_seen(init)) continue;
        if (!first_use(init, *goal)) continue;
        const auto shortest = domains::distance(domain_, init, *goal, moves);
        LATPLAN_CHECK(shortest.has_value(), "unreachable end of a random walk");
        add(init, *goal, moves, i);
        instances_.back().distance = *shortest;
        instances_.back().walk = moves;
        made = true;
      }
      if (!made && !inits) throw all_avoided();
      if (!made) throw too_few(moves, i);
    }
  }

  const Domain& domain_;
  const InstanceConfig& config_;
  const InstanceStyle style_;
  StateSet avoid_;  // as seen
  StateSet used_;   // init and goal in one, as seen
  bool closed_form_ = false;
  std::optional<int> largest_;
  std::optional<PictureNoise> noise_;
  std::vector<Instance> instances_;
};

}  // namespace

std::vector<Instance> make_instances(const domains::Domain& domain, const InstanceConfig& config) {
  LATPLAN_CHECK(config.count >= 0, "negative number of instances");
  return Maker(domain, config).make();
}

}  // namespace latplan::data
