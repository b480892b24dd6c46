#include "pipeline/discriminators.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "base/error.h"
#include "base/files.h"

namespace latplan::pipeline {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr int kRounds = 50;         // of decoding and encoding, at most
constexpr int kAttempts = 4;        // times as many draws as are wanted
constexpr std::size_t kLeast = 20;  // made-up rows below which there is nothing to learn

BitVector random_bits(int bits, Rng& rng) {
  BitVector state(bits);
  for (int i = 0; i < bits; ++i) state.set(i, rng.coin());
  return state;
}

// What `step` is asked of: the bits before, after, and whether each changed, which a small network finds hard to see.
std::vector<BitVector> step_rows(std::span<const BitVector> before,
                                 std::span<const BitVector> after) {
  std::vector<BitVector> rows;
  for (std::size_t i = 0; i < before.size(); ++i) {
    const int bits = before[i].size();
    BitVector& row = rows.emplace_back(3 * bits);
    for (int bit = 0; bit < bits; ++bit) {
      row.set(bit, before[i].get(bit));
      row.set(bits + bit, after[i].get(bit));
      row.set(2 * bits + bit, before[i].get(bit) != after[i].get(bit));
    }
  }
  return rows;
}

// Those that come back within kRounds.
std::vector<BitVector> settled(const nn::StateCodec& codec, std::vector<BitVector> states) {
  std::vector<BitVector> done;
  for (int round = 0; round < kRounds && !states.empty(); ++round) {
    const std::vector<BitVector> next = codec.encode(codec.decode(states));
    std::vector<BitVector> moving;
    for (std::size_t i = 0; i < states.size(); ++i) {
      (next[i] == states[i] ? done : moving).push_back(next[i]);
    }
    states = std::move(moving);
  }
  return done;
}

std::unordered_set<BitVector> states_in(const EncodedPairs& pairs) {
  std::unordered_set<BitVector> states(pairs.before.begin(), pairs.before.end());
  states.insert(pairs.after.begin(), pairs.after.end());
  return states;
}

// In an order that does not depend on hashes.
std::vector<BitVector> sorted(const std::unordered_set<BitVector>& states) {
  std::vector<BitVector> list(states.begin(), states.end());
  std::ranges::sort(list);
  return list;
}

void learn_state(const nn::TrainedModel& model, const std::unordered_set<BitVector>& known,
                 const nn::LearnDiscriminator& learn, Log& log, const StopFlag& stop,
                 Discriminators& result) {
  const std::vector<BitVector> examples = sorted(known);
  const std::vector<BitVector> others =
      invented_states(model, known, examples.size(), Rng(1).fork("discriminators/states"));
  log.info(fmt::format("discriminator=state known={} invented={}", examples.size(), others.size()));
  if (examples.size() < kLeast || others.size() < kLeast) return;
  nn::DiscriminatorConfig config;
  config.width = 50;
  result.state = learn(examples, others, config, log, stop);
  if (!result.state) return;
  const std::vector<bool> accepted = accepts(*result.state, examples);
  result.state_error = static_cast<double>(std::ranges::count(accepted, false)) /
                       static_cast<double>(accepted.size());
}

EncodedPairs distinct(const EncodedPairs& pairs) {
  std::set<std::pair<BitVector, BitVector>> steps;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (pairs.before[i] != pairs.after[i]) steps.emplace(pairs.before[i], pairs.after[i]);
  }
  EncodedPairs result;
  for (const auto& [before, after] : steps) {
    result.before.push_back(before);
    result.after.push_back(after);
  }
  return result;
}

void learn_step(const nn::TrainedModel& model, const EncodedPairs& pairs,
                const nn::LearnDiscriminator& learn, Log& log, const StopFlag& stop,
                Discriminators& result) {
  FollowFilter filter;
  ask(result, filter);
  const EncodedPairs others =
      invented_steps(model, pairs, filter.state, pairs.size(), Rng(1).fork("discriminators/steps"));
  log.info(fmt::format("discriminator=step known={} invented={}", pairs.size(), others.size()));
  if (pairs.size() < kLeast || others.size() < kLeast) return;
  nn::DiscriminatorConfig config;
  config.depth = 2;
  config.dropout = 0.5;
  result.step = learn(step_rows(pairs.before, pairs.after), step_rows(others.before, others.after),
                      config, log, stop);
}

// What is kept belongs to these weights, and to these bits of a state.
std::string identity(const RunFolder& run) {
  std::error_code error;
  const std::string weights = checksum(read_bytes(run.model / "model.json"));
  if (!fs::exists(run.recoding_file(), error)) return weights;
  return weights + "-" + checksum(read_bytes(run.recoding_file()));
}

// One of the two as discriminators.json tells of it: null, or the checksum of its file.
std::unique_ptr<nn::Discriminator> read_kept(const Json& told, const fs::path& file,
                                             const nn::Backend& backend) {
  if (told.is_null()) return nullptr;
  if (!told.is_string() || checksum(read_bytes(file)) != told.get<std::string>()) {
    throw input_error(file.string() + ": is not what was written there");
  }
  return backend.load_discriminator(file);
}

// Error(BadInput): they cannot be read, or belong to another model.
Discriminators read_kept(const fs::path& folder, const std::string& model,
                         const nn::Backend& backend) {
  const fs::path file = folder / "discriminators.json";
  const Json json = Json::parse(read_text(file), nullptr, false);
  if (!json.is_object()) throw input_error(file.string() + ": damaged; expected a JSON object");
  for (const char* key : {"model", "step", "state", "state_error"}) {
    if (!json.contains(key)) throw input_error(file.string() + ": has no '" + key + "'");
  }
  if (json["model"] != model) throw input_error(file.string() + ": belongs to another model");
  if (!json["state_error"].is_number()) {
    throw input_error(file.string() + ": 'state_error' is no number");
  }
  Discriminators result;
  result.state_error = json["state_error"].get<double>();
  result.step = read_kept(json["step"], folder / "step.safetensors", backend);
  result.state = read_kept(json["state"], folder / "state.safetensors", backend);
  return result;
}

// Nothing: none are kept yet, or none that can be used, which the log is told.
std::optional<Discriminators> kept(const fs::path& folder, const std::string& model,
                                   const nn::Backend& backend, Log& log) {
  std::error_code error;
  if (!fs::exists(folder / "discriminators.json", error)) return std::nullopt;
  try {
    return read_kept(folder, model, backend);
  } catch (const Error& fault) {
    if (fault.code() != ExitCode::kBadInput) throw;
    log.warning(std::string("discriminators are learnt again: ") + fault.what());
    return std::nullopt;
  }
}

// Writes one of the two and returns how discriminators.json tells of it.
Json write_kept(const nn::Discriminator* found, const fs::path& file) {
  if (found == nullptr) return nullptr;
  found->write(file);
  return checksum(read_bytes(file));
}

void keep(const Discriminators& found, const fs::path& folder, const std::string& model) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw output_error(folder.string() + ": cannot create: " + error.message());
  const Json json = {{"model", model},
                     {"step", write_kept(found.step.get(), folder / "step.safetensors")},
                     {"state", write_kept(found.state.get(), folder / "state.safetensors")},
                     {"state_error", found.state_error}};
  write_atomically(folder / "discriminators.json", json.dump(2) + "\n");
}

}  // namespace

std::vector<BitVector> invented_states(const nn::StateCodec& codec,
                                       const std::unordered_set<BitVector>& known,
                                       std::size_t count, Rng rng) {
  std::unordered_set<BitVector> found;
  for (int attempt = 0; attempt < kAttempts && found.size() < count; ++attempt) {
    std::vector<BitVector> drawn;
    for (std::size_t i = 0; i < count; ++i) drawn.push_back(random_bits(codec.state_bits(), rng));
    for (BitVector& state : settled(codec, std::move(drawn))) {
      if (found.size() < count && !known.contains(state)) found.insert(std::move(state));
    }
  }
  return sorted(found);
}

EncodedPairs invented_steps(const nn::TrainedModel& model, const EncodedPairs& pairs,
                            const StateTest& state, std::size_t count, Rng rng) {
  const std::vector<int> used = model.used_labels();
  EncodedPairs steps;
  if (used.empty() || pairs.size() == 0) return steps;
  for (int attempt = 0; attempt < kAttempts && steps.size() < count; ++attempt) {
    std::vector<BitVector> before;
    std::vector<int> labels;
    for (std::size_t i = 0; i < count; ++i) {
      before.push_back(pairs.before[rng.below(pairs.size())]);
      labels.push_back(used[rng.below(used.size())]);
    }
    std::vector<BitVector> after = model.apply(before, labels);
    const std::vector<bool> passed = state ? state(after) : std::vector<bool>(count, true);
    for (std::size_t i = 0; i < count && steps.size() < count; ++i) {
      if (!passed[i] || after[i] == before[i]) continue;
      steps.before.push_back(std::move(before[i]));
      steps.after.push_back(std::move(after[i]));
    }
  }
  return steps;
}

Discriminators learn_discriminators(const nn::TrainedModel& model, const EncodedPairs& pairs,
                                    const nn::LearnDiscriminator& learn, Log& log,
                                    const StopFlag& stop) {
  Discriminators result;
  learn_state(model, states_in(pairs), learn, log, stop, result);
  if (!stop.requested()) learn_step(model, distinct(pairs), learn, log, stop, result);
  return stop.requested() ? Discriminators{} : result;
}

Discriminators discriminators_of(const RunFolder& run, const nn::TrainedModel& model,
                                 const std::function<EncodedPairs()>& pairs,
                                 const nn::Backend& backend, Log& log, const StopFlag& stop) {
  const fs::path folder = run.folder / "discriminators";
  const std::string belongs_to = identity(run);
  if (auto found = kept(folder, belongs_to, backend, log)) return *std::move(found);
  Discriminators learnt =
      learn_discriminators(model, pairs(), backend.learn_discriminator, log, stop);
  if (stop.requested()) return learnt;
  try {
    keep(learnt, folder, belongs_to);
  } catch (const Error& error) {
    if (error.code() != ExitCode::kBadOutput) throw;
    log.warning(std::string("discriminators not kept: ") + error.what());
  }
  return learnt;
}

void ask(const Discriminators& discriminators, FollowFilter& filter) {
  if (discriminators.step) {
    filter.step = [step = discriminators.step](std::span<const BitVector> before,
                                               std::span<const BitVector> after) {
      return accepts(*step, step_rows(before, after));
    };
  }
  if (discriminators.asks_state()) {
    filter.state = [state = discriminators.state](std::span<const BitVector> states) {
      return accepts(*state, states);
    };
  }
}

}  // namespace latplan::pipeline
