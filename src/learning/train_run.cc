#include "learning/train_run.h"

#include "base/error.h"
#include "base/result_folder.h"
#include "nn/codebook_training.h"
#include "runs/export_run.h"

namespace latplan::learning {
namespace {

namespace fs = std::filesystem;

Json to_json(const nn::TrainResult& r) {
  return {{"epochs", r.epochs_done},
          {"interrupted", r.interrupted},
          {"best_epoch", r.best_epoch},
          {"best_held_out_exact", r.best_exact_successor},
          {"last_held_out_exact", r.last_exact_successor},
          {"last_loss", r.last_loss},
          {"train_seconds", r.seconds}};
}

void check_request(const TrainRequest& request) {
  const bool has_file = !request.pairs_file.empty();
  if (request.recipe.empty()) {
    if (!has_file) throw usage_error("train: PAIRS.npz or --recipe is missing");
    if (request.pairs > 0) throw usage_error("--pairs goes with --recipe");
  } else if (request.pairs > 0 && has_file) {
    throw usage_error("--pairs: " + request.pairs_file.string() +
                      " already has the pairs; expected one of them");
  }
}

Training resumed_training(const TrainRequest& request) {
  const std::string file = (request.run / "run.json").string();
  Training training;
  training.earlier = runs::read_run_record(request.run);
  if (!training.earlier.contains("config")) {
    throw input_error(file + ": not a training run; nothing to resume");
  }
  const Json recipe = part(training.earlier, "recipe");
  if (!recipe.empty()) {
    const JsonValue value = JsonValue(training.earlier, file)["recipe"];
    training.recipe = runs::recipe_from_json(value["content"], value["name"].text());
  }
  const Json pairs = value_or_null(training.earlier, "pairs");
  if (!request.pairs_file.empty()) {
    training.pairs_file = fs::absolute(request.pairs_file);
  } else if (pairs.is_string()) {
    training.pairs_file = pairs.get<std::string>();
  } else {
    throw input_error(file + ": does not name the training pairs; expected PAIRS.npz");
  }
  return training;
}

}  // namespace

void describe_pairs(const data::PairSet& pairs, const fs::path& pairs_file,
                    const nn::Backend& backend, runs::RunRecord& record) {
  record.set("pairs", finished_path(pairs_file).string());
  record.set("pairs_count", pairs.count);
  record.set("backend", backend.description);
  if (const auto world = data::world_of_meta(pairs.meta_json)) {
    record.set("world", world->name);
    record.set("world_options", world->options);
  } else {
    Json preparation = Json::object();
    const Json meta = json_or_null(pairs.meta_json);
    data::store_preparation(data::load_preparation({meta, pairs_file.string() + ": meta"}),
                            preparation);
    record.set("preparation", preparation);
  }
}

nn::TrainConfig requested_config(const TrainRequest& request, const nn::Backend& backend) {
  if (request.resume) {
    const Json record = runs::read_run_record(request.run);
    const JsonValue value(record, (request.run / "run.json").string());
    return nn::with_fields(nn::train_config_from_json(value["config"]), {request.given, "train"});
  }
  if (!request.recipe.empty()) {
    return nn::with_fields(runs::read_recipe(request.recipe).train, {request.given, "train"});
  }
  const bool gpu =
      request.given.value("device", "auto") != "cpu" && backend.has_gpu && backend.has_gpu();
  return nn::with_fields(nn::preset(request.preset, gpu), {request.given, "train"});
}

Training prepare_training(const TrainRequest& request, const nn::Backend& backend, Log& log,
                          const StopFlag& stop) {
  Training training;
  if (request.resume) {
    training = resumed_training(request);
  } else {
    check_request(request);
    if (!request.recipe.empty()) training.recipe = runs::read_recipe(request.recipe);
    if (!request.pairs_file.empty()) training.pairs_file = fs::absolute(request.pairs_file);
  }
  training.config = requested_config(request, backend);
  nn::warn_of_slow_machine(backend, training.config, log);
  const fs::path& file = training.pairs_file;
  if (file.empty()) {
    nn::check_trainable(training.config, backend);  // before the pairs are drawn
    training.pairs = runs::recipe_pairs(*training.recipe, request.pairs, log, stop);
    if (stop.requested()) return {};
  } else {
    training.pairs = data::read_pairs(file.is_relative() ? request.run / file : file);
  }
  training.config = backend.prepare(training.pairs, training.config, request.run, request.resume);
  return training;
}

TrainReport train_run(const fs::path& run, Training training, bool resume, runs::RunRecord record,
                      const nn::Backend& backend, Log& log, const StopFlag& stop) {
  if (training.pairs_file.empty()) {
    training.pairs_file = "pairs.npz";
    data::write_pairs(run / training.pairs_file, training.pairs);
  }
  record.resume_from(training.earlier);
  record.set("config", nn::to_json(training.config));
  describe_pairs(training.pairs, training.pairs_file, backend, record);
  if (training.recipe) {
    record.set("recipe", training.recipe->followed(training.config, training.pairs.count));
  }
  record.write(run, "running", Json::object());
  TrainReport report;
  try {
    report.result = backend.train(training.pairs, training.config, run, resume, log, stop);
  } catch (const Error& error) {
    record.write(run, "failed", {{"error", error.what()}});
    throw;
  }
  report.json = to_json(report.result);
  record.write(run, report.result.interrupted ? "interrupted" : "done", report.json);
  if (report.result.interrupted || !training.recipe) return report;
  const runs::RunFolder folder = runs::open_run(run);
  const auto model = backend.load(folder.model, training.config.threads);
  report.exported = runs::export_run(
      folder, *model, training.pairs, training.recipe->extract,
      runs::RunRecord("export", {{"run", finished_path(run).string()}}, training.config.seed));
  report.json["export"] = report.exported;
  record.write(run, "done", report.json);
  return report;
}

}  // namespace latplan::learning
