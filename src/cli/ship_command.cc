// `latplan ship RUN -o models/NAME`: a run reduced to what planning needs.
#include <fmt/format.h>

#include "base/error.h"
#include "base/files.h"
#include "cli/command.h"
#include "pipeline/recipe.h"
#include "pipeline/shipped_model.h"
#include "pipeline/stages.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kMostBytes = 4'000'000;

struct ShipOptions {
  fs::path run, output, pairs_file;
  std::vector<fs::path> results;
  pipeline::ShipConfig config;
  int threads = 0;
  bool force = false, refit = false;
};

void declare_ship(Arguments& args, ShipOptions& o) {
  args.positional("RUN", o.run, "folder written by `latplan train` and `latplan export`");
  args.option("--output,-o", o.output, "the folder to write, for example models/mnist");
  args.require("--output");
  args.option("--results", o.results,
              "folder of `latplan evaluate RUN ... -o FOLDER`, whose numbers go into "
              "provenance.json; may be given again");
  args.option("--pairs", o.pairs_file, "the training pairs, if they moved since training");
  args.choice("--precision", o.config.precision, {"f16", "i8", "f32"},
              "of the weight matrices; i8: a byte each, with a scale a row");
  args.flag("--codec-only", o.config.codec_only,
            "leave the learnt labels and dynamics behind, which planning does not need");
  args.flag("--refit", o.refit, "export anew from the rounded weights, as the run was exported");
  args.option("--threads", o.threads, "CPU threads; 0: one per CPU", 0, 1024);
  args.flag("--force", o.force, "replace the folder if it exists, and let it exceed 4 MB");
  args.example("latplan ship run -o models/mnist --results results",
               "model, PDDL and provenance, small enough to commit");
}

std::vector<fs::path> result_files(const std::vector<fs::path>& folders) {
  std::vector<fs::path> files;
  for (const fs::path& folder : folders) files.push_back(folder / "run.json");
  return files;
}

// How the pairs can be drawn again: only if that gives the very same states.
Json redrawing(const pipeline::RunFolder& run, const data::PairSet& pairs) {
  const Json meta = Json::parse(pairs.meta_json, nullptr, false);
  if (!run.world || pairs.states_before.empty() || !meta.is_object() || meta.contains("noise") ||
      !meta.contains("seed") || !meta["seed"].is_number_unsigned()) {
    return Json();
  }
  data::GenerateConfig config;
  config.pairs = pairs.count;
  config.seed = meta["seed"].get<std::uint64_t>();
  const auto states = data::drawn_states(*pipeline::make_world(run), config);
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    if (states[2 * row] != pairs.states_before[row] ||
        states[2 * row + 1] != pairs.states_after[row]) {
      return Json();
    }
  }
  return {{"count", config.pairs}, {"seed", config.seed}};
}

// The recipe a run was trained by without being told so, or null: one that says the same pairs and training.
Json recipe_followed(const pipeline::RunFolder& run, const Json& drawn, const Json& origin) {
  const Json config = origin["training"].value("config", Json());
  if (!run.world || !config.is_object()) return Json();
  const auto recipe = pipeline::recipe_of(
      *run.world, drawn["count"].get<std::int64_t>(), drawn["seed"].get<std::uint64_t>(),
      nn::train_config_from_json(config, (run.folder / "run.json").string()));
  return recipe ? Json{{"name", recipe->name}, {"content", recipe->to_json()}} : Json();
}

void check_size(const pipeline::ShippedFiles& files, const ShipOptions& o, const Context& context) {
  for (const auto& [name, content] : files) {
    context.say(fmt::format("{:>10} bytes  {}", content.size(), name));
  }
  const std::int64_t total = pipeline::total_bytes(files);
  context.say(fmt::format("{:>10} bytes  in all", total));
  if (total > kMostBytes && !o.force) {
    throw output_error(fmt::format(
        "{}: would take {} bytes; expected at most {}, or --force (--codec-only saves some)",
        o.output.string(), total, kMostBytes));
  }
}

// The rounded weights may give some pictures another code: actions fitted to those codes instead.
void refit(const fs::path& folder, const nn::TrainedModel& model, const data::PairSet& pairs,
           Json& origin, const Context& context) {
  origin["export"] = pipeline::export_model(pipeline::open_run(folder), model, pairs,
                                            pipeline::export_config(origin));
  write_atomically(folder / "provenance.json", origin.dump(2) + "\n");
  context.say(fmt::format("exported anew: {} actions, {:.1f}% of the held-out transitions allowed",
                          origin["export"]["actions"].get<int>(),
                          100 * origin["export"]["held_out_recall"].get<double>()));
}

}  // namespace

ExitCode run_ship(Arguments& args, Context& context) {
  CommonOptions common;
  ShipOptions o;
  declare_ship(args, o);
  declare_common(args, common);
  if (parse(args, context, common)) return ExitCode::kDone;
  const nn::Backend& backend = context.networks();
  const pipeline::RunFolder run = pipeline::open_run(o.run);
  pipeline::ShippedFiles files = pipeline::shipped_files(run, o.config);
  Json origin = pipeline::provenance(run, result_files(o.results));
  const data::PairSet pairs =
      pipeline::training_pairs(run, o.pairs_file, context.log, context.stop);
  const auto model = backend.load(run.model, o.threads);
  check_size(files, o, context);
  report::RunRecord record("ship", args.effective(), common.seed);
  if (run.world) {
    record.set("world", run.world->name);
    record.set("world_options", run.world->options);
  }
  const Json drawn = redrawing(run, pairs);
  if (!drawn.is_null()) {
    record.set("pairs_drawn", drawn);
    if (origin["recipe"].is_null()) origin["recipe"] = recipe_followed(run, drawn, origin);
  }
  std::vector<fs::path> inputs = o.results;
  inputs.insert(inputs.end(), {o.run, o.pairs_file});
  make_output(o.output, o.force, inputs);
  for (const auto& [name, content] : files) write_atomically(o.output / name, content);
  const auto shipped = backend.load(o.output, o.threads);
  const double agreement = pipeline::code_agreement(*model, *shipped, pairs);
  origin["code_agreement"] = agreement;
  origin["bytes"] = pipeline::total_bytes(files);
  write_atomically(o.output / "provenance.json", origin.dump(2) + "\n");
  const Json result = {{"folder", o.output.string()},
                       {"bytes", pipeline::total_bytes(files)},
                       {"code_agreement", agreement},
                       {"pairs_can_be_drawn_again", !drawn.is_null()}};
  record.write(o.output, "done", result);
  if (o.refit) refit(o.output, *shipped, pairs, origin, context);
  context.say(fmt::format("{:.2f}% of the held-out pictures keep their code", 100 * agreement));
  if (drawn.is_null()) {
    context.say("its training pairs cannot be drawn again: `evaluate` and `export` need --pairs");
  }
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
