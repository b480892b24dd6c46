#include "domains/domain.h"

#include "base/error.h"

namespace latplan::domains {
namespace {

constexpr int kMostDraws = 100'000;  // a world of dead ends only would never end otherwise

}  // namespace

Transition Domain::sample_transition(Rng& rng) const {
  for (int tries = 0; tries < kMostDraws; ++tries) {
    State before = sample(rng);
    std::vector<State> choices = successors(before);
    if (choices.empty()) continue;
    return {std::move(before), std::move(choices[rng.below(choices.size())])};
  }
  throw usage_error("this world has hardly a state with a move; expected another level or size");
}

std::vector<std::optional<State>> Domain::recognise_all(std::span<const Image> images,
                                                        Judge judge) const {
  std::vector<std::optional<State>> states;
  states.reserve(images.size());
  for (const Image& image : images) states.push_back(recognise(image, judge));
  return states;
}

}  // namespace latplan::domains
