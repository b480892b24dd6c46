// A puzzle world as data makers and judges see it: rules, renderer and recogniser.
// Learning, extraction, search and decoding never see a Domain.
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

using State = std::vector<std::uint8_t>;  // meaning per world; equal states compare equal

// Which recogniser judges decoded pictures: ours, or the paper's appendix "Plan Validators".
enum class Judge { kOurs, kPaper };

// How planning instances of a distance are drawn (data/instances.h).
enum class InstanceStyle {
  kBackward,    // init at exactly that distance from goal(): moves can be undone
  kForward,     // goal at exactly that distance from start(): moves cannot all be undone
  kRandomWalk,  // goal at the end of a random walk of that many moves from a random init
};

struct Transition {
  State before, after;
};

class Domain {
 public:
  virtual ~Domain() = default;
  virtual ImageShape image_shape() const = 0;
  virtual State goal() const = 0;                 // the world's standard goal
  virtual State start() const { return goal(); }  // where counting states and distances begins
  virtual InstanceStyle instance_style() const { return InstanceStyle::kBackward; }
  virtual State sample(Rng& rng) const = 0;  // uniform over the legal states
  // As the paper draws training pairs: a uniform state, then a uniform successor (none: another state). Worlds whose
  // states are known only by search may draw uniformly over all transitions instead.
  virtual Transition sample_transition(Rng& rng) const;
  virtual std::vector<State> successors(const State& state) const = 0;  // fixed order
  virtual Image render(const State& state) const = 0;  // the same picture every time
  // A picture taken anew: in worlds with camera noise no two are alike.
  virtual Image render_anew(const State& state, Rng&) const { return render(state); }
  // The state with pieces that look alike put in a fixed order: all that a picture can tell.
  virtual State as_seen(const State& state) const { return state; }
  // Whether a state read from a file is one of this world's; everything else here takes legal states only.
  virtual bool legal(const State& state) const { return state.size() == goal().size(); }
  // The state a (possibly decoded, noisy) picture shows; nothing when it shows no legal state clearly.
  virtual std::optional<State> recognise(const Image& image, Judge judge = Judge::kOurs) const = 0;
  // The pictures of one plan together, for judges that look at all of them first.
  virtual std::vector<std::optional<State>> recognise_all(std::span<const Image> images,
                                                          Judge judge) const;
  // Fewest moves from one state to another where a closed form is known; unreachable: -1. Worlds without one
  // return nothing and the caller searches (domains/explore.h).
  virtual std::optional<int> closed_form_distance(const State&, const State&) const { return {}; }
  // The largest distance from goal() that some state has, where a closed form is known.
  virtual std::optional<int> largest_distance() const { return {}; }
  virtual std::string describe(const State& state) const = 0;  // short text for reasons and reports
  // What is known of the world beside what counting from start() tells, for `latplan explore`: "ground actions", 192.
  virtual std::vector<std::pair<std::string, std::int64_t>> known_counts() const { return {}; }
};

}  // namespace latplan::domains
