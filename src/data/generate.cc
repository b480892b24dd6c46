#include "data/generate.h"

#include <algorithm>

#include "base/error.h"
#include "base/rng.h"
#include "data/row_workers.h"
#include "domains/state_set.h"

namespace latplan::data {
namespace {

constexpr int kMostDraws = 100'000;  // for one pair that must avoid states

// Redraws until neither state is to be avoided.
void draw_pair(const domains::Domain& domain, const domains::StateSet& avoid, Rng rng,
               domains::State& before, domains::State& after) {
  for (int tries = 0; tries < kMostDraws; ++tries) {
    domains::Transition drawn = domain.sample_transition(rng);
    if (avoid.contains(domain.as_seen(drawn.before)) ||
        avoid.contains(domain.as_seen(drawn.after))) {
      continue;
    }
    before = std::move(drawn.before);
    after = std::move(drawn.after);
    return;
  }
  throw usage_error("no image pair without the " + std::to_string(avoid.size()) +
                    " states to avoid; expected a world with more states");
}

domains::StateSet states_to_avoid(const domains::Domain& domain, const GenerateConfig& config) {
  domains::StateSet avoid(domain.goal().size());
  for (const domains::State& state : config.avoid) {
    if (state.size() == domain.goal().size())
      avoid.insert(domain.as_seen(state));  // others cannot occur anyway
  }
  return avoid;
}

Rng rng_of_row(const GenerateConfig& config, std::int64_t row) {
  return Rng(config.seed).fork("data/pair").fork("row", static_cast<std::uint64_t>(row));
}

}  // namespace

PairSet generate(const domains::Domain& domain, const GenerateConfig& config, Log& log,
                 const StopFlag& stop) {
  LATPLAN_CHECK(config.pairs >= 0, "a negative number of pairs");
  const domains::StateSet avoid = states_to_avoid(domain, config);
  PairSet pairs;
  pairs.shape = domain.image_shape();
  pairs.count = config.pairs;
  pairs.predecessors.resize(config.pairs * pairs.shape.size());
  pairs.successors.resize(config.pairs * pairs.shape.size());
  pairs.states_before.resize(config.pairs);
  pairs.states_after.resize(config.pairs);
  const auto size = static_cast<std::int64_t>(pairs.shape.size());
  const auto fill = [&](std::int64_t row) {
    domains::State& before = pairs.states_before[row];
    domains::State& after = pairs.states_after[row];
    const Rng own = rng_of_row(config, row);
    draw_pair(domain, avoid, own, before, after);
    Rng camera = own.fork("camera");
    std::ranges::copy(domain.render_with_noise(before, camera).to_bytes(),
                      pairs.predecessors.begin() + row * size);
    std::ranges::copy(domain.render_with_noise(after, camera).to_bytes(),
                      pairs.successors.begin() + row * size);
  };
  work_on_rows({"dataset", config.pairs, config.threads, fill}, log, stop);
  assign_splits(pairs, config.seed);
  return pairs;
}

std::vector<domains::State> drawn_states(const domains::Domain& domain,
                                         const GenerateConfig& config) {
  const domains::StateSet avoid = states_to_avoid(domain, config);
  std::vector<domains::State> states(2 * config.pairs);
  for (std::int64_t row = 0; row < config.pairs; ++row) {
    draw_pair(domain, avoid, rng_of_row(config, row), states[2 * row], states[2 * row + 1]);
  }
  return states;
}

}  // namespace latplan::data
