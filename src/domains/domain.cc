#include "domains/domain.h"

#include <algorithm>
#include <atomic>
#include <thread>

#include "base/error.h"
#include "base/threads.h"

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
  std::vector<std::optional<State>> states(images.size());
  std::atomic<std::size_t> next = 0;
  const std::size_t cpus = std::max(1U, std::thread::hardware_concurrency());
  work_in_threads(static_cast<int>(std::min(images.size(), cpus)), [&] {
    for (std::size_t i = next++; i < images.size(); i = next++) {
      states[i] = recognise(images[i], judge);
    }
  });
  return states;
}

}  // namespace latplan::domains
