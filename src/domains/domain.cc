#include "domains/domain.h"

#include "base/error.h"

namespace latplan::domains {
namespace {

constexpr int kMaxDraws = 100'000;  // guards against worlds of dead ends

}  // namespace

Transition Domain::sample_transition(Rng& rng) const {
  for (int tries = 0; tries < kMaxDraws; ++tries) {
    State before = sample(rng);
    std::vector<State> choices = successors(before);
    if (choices.empty()) continue;
    return {std::move(before), std::move(choices[rng.below(choices.size())])};
  }
  throw usage_error("almost no state of this world has a move; expected another level or size");
}

std::vector<std::optional<State>> Domain::recognise_all(std::span<const Image> images,
                                                        Judge judge) const {
  std::vector<std::optional<State>> states;
  states.reserve(images.size());
  for (const Image& image : images) states.push_back(recognise(image, judge));
  return states;
}

}  // namespace latplan::domains
