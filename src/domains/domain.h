// A puzzle world: rules, renderer and recogniser, for generating data and judging plans. Learning,
// extraction and planning never use a Domain.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/image.h"
#include "base/rng.h"

namespace latplan::domains {

using State =
    std::vector<std::uint8_t>;  // meaning depends on the world; equal states compare equal

// The recogniser for decoded pictures: ours, or the one of the paper's appendix "Plan Validators".
enum class Judge { kOurs, kPaper };

// How planning instances are generated (data/instances.h).
enum class InstanceStyle {
  kBackward,    // start at the exact distance from goal(); moves are reversible
  kForward,     // goal at the exact distance from start(); some moves are irreversible
  kRandomWalk,  // goal at the end of a random walk from a random start
};

struct Transition {
  State before, after;
};

class Domain {
 public:
  virtual ~Domain() = default;
  virtual ImageShape image_shape() const = 0;
  virtual State goal() const = 0;                 // the standard goal
  virtual State start() const { return goal(); }  // root for counting states and distances
  virtual InstanceStyle instance_style() const { return InstanceStyle::kBackward; }
  virtual State sample(Rng& rng) const = 0;  // uniform over the legal states
  // As in the paper: a uniform state with a successor, then a uniform successor. Worlds that
  // enumerate their states may sample uniformly over all transitions instead.
  virtual Transition sample_transition(Rng& rng) const;
  virtual std::vector<State> successors(const State& state) const = 0;  // fixed order
  virtual Image render(const State& state) const = 0;                   // deterministic
  // A random picture of the state; differs from render() in worlds with camera noise.
  virtual Image render_with_noise(const State& state, Rng&) const { return render(state); }
  // The canonical state with the same picture: identical-looking pieces in a fixed order.
  virtual State as_seen(const State& state) const { return state; }
  // Whether a state (for example from a file) is legal; all other functions require a legal state.
  virtual bool legal(const State& state) const { return state.size() == goal().size(); }
  // The state shown in a (possibly decoded or noisy) picture; nullopt unless it clearly shows a
  // legal one.
  virtual std::optional<State> recognise(const Image& image, Judge judge = Judge::kOurs) const = 0;
  // All pictures of one plan, for judges whose threshold depends on the whole plan.
  virtual std::vector<std::optional<State>> recognise_all(std::span<const Image> images,
                                                          Judge judge) const;
  // Fewest moves between two states, if a closed form is known; -1: unreachable. Without a closed
  // form: nullopt, and the caller searches (domains/explore.h).
  virtual std::optional<int> closed_form_distance(const State&, const State&) const { return {}; }
  // The largest distance of any state from goal(), if a closed form is known.
  virtual std::optional<int> largest_distance() const { return {}; }
  virtual std::string describe(const State& state) const = 0;  // short text for reports
  // Further known counts for `latplan explore`, for example {"ground actions", 192}.
  virtual std::vector<std::pair<std::string, std::int64_t>> known_counts() const { return {}; }
};

}  // namespace latplan::domains
