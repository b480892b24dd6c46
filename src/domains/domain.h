// A puzzle world as data makers and judges see it: rules, renderer and recogniser.
// Learning, extraction, search and decoding never see a Domain.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/image.h"
#include "base/rng.h"

namespace latplan::domains {

using State = std::vector<std::uint8_t>;  // meaning per world; equal states compare equal

// Which recogniser judges decoded pictures: ours, or the paper's appendix "Plan Validators".
enum class Judge { kOurs, kPaper };

class Domain {
 public:
  virtual ~Domain() = default;
  virtual ImageShape image_shape() const = 0;
  virtual State goal() const = 0;            // the world's standard goal
  virtual State sample(Rng& rng) const = 0;  // uniform over the legal states
  virtual std::vector<State> successors(const State& state) const = 0;  // fixed order
  virtual Image render(const State& state) const = 0;
  // Whether a state read from a file is one of this world's; everything else here takes legal states only.
  virtual bool legal(const State& state) const { return state.size() == goal().size(); }
  // The state a (possibly decoded, noisy) picture shows; nothing when it shows no legal state clearly.
  virtual std::optional<State> recognise(const Image& image, Judge judge = Judge::kOurs) const = 0;
  // Fewest moves from one state to another where a closed form is known; unreachable: -1. Worlds without one
  // return nothing and the caller searches (domains/explore.h).
  virtual std::optional<int> closed_form_distance(const State&, const State&) const { return {}; }
  // The largest distance from goal() that some state has, where a closed form is known.
  virtual std::optional<int> largest_distance() const { return {}; }
  virtual std::string describe(const State& state) const = 0;  // short text for reasons and reports
};

}  // namespace latplan::domains
