#include "evaluation/fidelity.h"

#include <nlohmann/json.hpp>

#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace latplan::evaluation {
namespace {

using domains::State;

// Distinct states outside `avoid`; fewer than asked when the world has no more.
std::vector<State> sample_states(const domains::Domain& domain, std::int64_t wanted,
                                 const std::vector<State>& avoid, Rng& rng) {
  const std::set<State> banned(avoid.begin(), avoid.end());
  std::set<State> chosen;
  std::vector<State> result;
  const std::int64_t patience = 100 * wanted + 10000;
  for (std::int64_t i = 0; i < patience && static_cast<std::int64_t>(result.size()) < wanted; ++i) {
    State state = domain.sample(rng);
    if (banned.contains(state) || !chosen.insert(state).second) continue;
    result.push_back(std::move(state));
  }
  return result;
}

std::vector<Image> render_all(const domains::Domain& domain, const std::vector<State>& states) {
  std::vector<Image> images;
  images.reserve(states.size());
  for (const State& state : states) images.push_back(domain.render(state));
  return images;
}

}  // namespace

Fidelity measure_fidelity(const domains::Domain& domain, const nn::StateCodec& codec,
                          const planning::Successors& successors, std::int64_t wanted,
                          const std::vector<State>& avoid, Rng rng) {
  const std::vector<State> states = sample_states(domain, wanted, avoid, rng);
  Fidelity fidelity;
  fidelity.states = static_cast<std::int64_t>(states.size());
  if (states.empty()) return fidelity;
  const std::vector<BitVector> codes = codec.encode(render_all(domain, states));
  const std::vector<Image> decoded = codec.decode(codes);
  std::unordered_map<BitVector, int> sharing;
  for (const BitVector& code : codes) ++sharing[code];
  std::int64_t decodable = 0, injective = 0, allowed = 0, right = 0, real = 0, covered = 0;
  for (std::size_t i = 0; i < states.size(); ++i) {
    decodable += domain.recognise(decoded[i]) == states[i];
    injective += sharing[codes[i]] == 1;
    const std::vector<State> next = domain.successors(states[i]);
    const std::vector<BitVector> next_codes = codec.encode(render_all(domain, next));
    const std::unordered_set<BitVector> truth(next_codes.begin(), next_codes.end());
    const std::vector<BitVector> allowed_codes = successors({&codes[i], 1}).front();
    const std::unordered_set<BitVector> reached(allowed_codes.begin(), allowed_codes.end());
    allowed += static_cast<std::int64_t>(reached.size());
    real += static_cast<std::int64_t>(next_codes.size());
    for (const BitVector& code : reached) right += truth.contains(code);
    for (const BitVector& code : next_codes) covered += reached.contains(code);
  }
  const auto share = [](std::int64_t part, std::int64_t whole) {
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
  };
  fidelity.decodable = share(decodable, fidelity.states);
  fidelity.injective = share(injective, fidelity.states);
  fidelity.precision = share(right, allowed);
  fidelity.recall = share(covered, real);
  return fidelity;
}

Fidelity measure_fidelity(const domains::Domain& domain, const nn::StateCodec& codec,
                          const symbolic::ActionTable& table, std::int64_t states,
                          const std::vector<State>& avoid, Rng rng) {
  return measure_fidelity(domain, codec, planning::successors_by(table), states, avoid, rng);
}

Fidelity measure_fidelity_anywhere(const domains::Domain& domain, const nn::StateCodec& codec,
                                   const planning::Successors& successors, std::int64_t states,
                                   const std::vector<domains::State>& seen, const Rng& rng) {
  Fidelity fidelity = measure_fidelity(domain, codec, successors, states, seen, rng);
  if (fidelity.states > 0 || states == 0) return fidelity;
  fidelity = measure_fidelity(domain, codec, successors, states, {}, rng);
  fidelity.unseen = false;
  return fidelity;
}

Json to_json(const Fidelity& f) {
  if (f.states == 0) return {};
  return {{"states", f.states},       {"unseen", f.unseen},       {"decodable", f.decodable},
          {"injective", f.injective}, {"precision", f.precision}, {"recall", f.recall}};
}

}  // namespace latplan::evaluation
