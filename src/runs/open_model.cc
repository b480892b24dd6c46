#include "runs/open_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <exception>
#include <functional>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/json.h"
#include "base/picture_file.h"
#include "base/threads.h"
#include "extract/recoded_model.h"
#include "nn/decode_encode.h"
#include "runs/kept_discriminators.h"
#include "runs/seen_file.h"
#include "search/black_box.h"
#include "symbolic/pddl.h"

namespace latplan::runs {

namespace {

// Of the run's export; a shipped model keeps it in its provenance.
double recorded_decoded_limit(const RunFolder& run) {
  const Json exported = part(read_json_if_there(run.export_file()), "result");
  const Json shipped = part(read_json_if_there(run.folder / "provenance.json"), "export");
  const Json found =
      value_or_null(part(exported.empty() ? shipped : exported, "code"), "decoded_limit");
  return found.is_number() ? found.get<double>() : 0;
}

}  // namespace

void OpenModel::check_exported() const {
  if (run.is_exported()) return;
  throw input_error(run.domain_file().string() + ": no such file; run `latplan export " +
                    run.folder.string() + "` first");
}

OpenModel open_model(const nn::Backend& backend, const std::filesystem::path& folder, int threads,
                     const std::string& only) {
  OpenModel model;
  model.run = open_run(folder);
  std::shared_ptr<const nn::TrainedModel> network = backend.load(model.run.model, threads);
  const auto recoding = read_recoding(model.run, network->state_bits());
  model.decoded_limit = recorded_decoded_limit(model.run);
  const int latent_bits = network->state_bits();
  model.network = extract::with_recoding(std::move(network), recoding);
  const int bits = model.network->state_bits();
  model.table = {bits, {}};
  const std::array<std::function<void()>, 2> parts = {
      [&] { model.evidence = read_evidence(model.run, latent_bits, recoding.get()); },
      [&] {
        if (model.run.is_exported()) model.table = read_table(model.run, bits);
      }};
  std::array<std::exception_ptr, 2> failures;  // the first of them is reported
  std::atomic<std::size_t> next = 0;
  work_in_threads(2, [&] {  // two large files
    for (std::size_t part = next++; part < parts.size(); part = next++) {
      try {
        parts[part]();
      } catch (...) {  // rethrown below
        failures[part] = std::current_exception();
      }
    }
  });
  for (const std::exception_ptr& failure : failures) {
    if (failure) std::rethrow_exception(failure);
  }
  if (only == "any") return model;
  if (!model.evidence) {
    throw input_error(fmt::format(
        "{}: no such file, but --only {} needs it; run `latplan export {} --force` first",
        model.run.seen_file().string(), only, model.run.folder.string()));
  }
  using extract::Warranty;
  model.table = model.evidence->restricted(model.table,
                                           only == "seen" ? Warranty::kSeen : Warranty::kImplied);
  return model;
}

std::vector<BitVector> known_states(const OpenModel& model, std::size_t most) {
  std::vector<BitVector> states;
  std::error_code missing;
  if (model.evidence) {
    const auto& seen = model.evidence->seen();
    const std::size_t stride = std::max<std::size_t>(1, seen.size() / most);
    std::size_t row = 0;
    for (const auto& [before, after] : seen) {
      if (row++ % stride == 0 && states.size() < most) states.push_back(before);
    }
  } else if (std::filesystem::exists(model.run.example_file(), missing)) {
    const std::vector<Image> example = {read_picture(model.run.example_file())};
    states = model.network->encode(example);
  }
  const std::vector<bool> stable = nn::stable_states(*model.network, states);
  std::vector<BitVector> kept;
  for (std::size_t i = 0; i < states.size(); ++i) {
    if (stable[i]) kept.push_back(std::move(states[i]));
  }
  return kept;
}

planning::PlanningModel planning_model(const OpenModel& model, const planning::PlanConfig& config) {
  planning::PlanningModel planner{*model.network, model.table};
  planner.evidence = model.evidence.get();
  planner.decoded_limit = model.decoded_limit;
  const nn::Capabilities can = model.network->capabilities();
  const bool only_way = !model.run.is_exported() && !can.no_strips.empty() && can.actions;
  if (!config.black_box && !only_way) return planner;
  if (config.only != "any") {
    throw usage_error("only " + config.only +
                      ": restricts exported actions, not a black box; expected any");
  }
  if (!can.actions) {
    throw unsupported_error("black box: a model '" + can.model + "' has no actions to follow");
  }
  planner.black_box = model.network.get();
  const bool several = config.prune == "all" || config.prune == "ama2";
  planner.filter.network.same_label = several || config.prune == "label";
  planner.filter.network.stable = several || config.prune == "stable";
  return planner;
}

void add_pair_filters(const OpenModel& model, const planning::PlanConfig& config,
                      const std::filesystem::path& named, bool required, const nn::Backend& backend,
                      Log& log, const StopFlag& stop, planning::PlanningModel& planner) {
  if (planner.black_box == nullptr) return;
  const auto pairs = [&] {
    return extract::encode_pairs(
        *model.network, training_pairs(model.run, named, model.network->image_shape(), log, stop),
        data::Split::kTrain);
  };
  try {
    if (config.prune == "ama2") {
      planning::apply(discriminators_of(model.run, *model.network, pairs, backend, log, stop),
                      planner.filter);
    } else if (config.prune == "all" || config.prune == "seen") {
      const extract::EncodedPairs seen = pairs();
      planner.filter.network.applies = planning::applies_where_seen(*model.network, seen);
      planner.filter.step = planning::changes_as_seen(seen);
    }
  } catch (const Error& error) {
    if (!named.empty() || required || error.code() != ExitCode::kBadInput) throw;
    log.warning("black box without the filter 'seen': " + std::string(error.what()));
  }
}

void write_recoding(const RunFolder& run, const extract::Recoding* recoding) {
  if (recoding == nullptr) {
    std::error_code error;
    std::filesystem::remove(run.recoding_file(), error);
    return;
  }
  write_atomically(run.recoding_file(), json_text(recoding->to_json()) + "\n");
}

std::shared_ptr<const extract::Recoding> read_recoding(const RunFolder& run, int latent_bits) {
  std::error_code missing;
  if (!std::filesystem::exists(run.recoding_file(), missing)) return nullptr;
  const Json json = read_json(run.recoding_file());
  return extract::recoding_from_json({json, run.recoding_file().string()}, latent_bits);
}

symbolic::ActionTable read_table(const RunFolder& run, int state_bits) {
  const std::filesystem::path file = run.domain_file();
  auto domain = symbolic::parse_domain(read_text(file), file.string());
  if (domain.table.state_bits != state_bits) {
    throw input_error(
        fmt::format("{}: has {} propositions, but the model has {} bits; export it again",
                    file.string(), domain.table.state_bits, state_bits));
  }
  return std::move(domain.table);
}

}  // namespace latplan::runs
