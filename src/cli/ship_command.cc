// `latplan ship RUN -o models/NAME`: a run reduced to what planning needs.
#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/files.h"
#include "base/json_text.h"
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
  bool force = false;
};

void declare_ship(Arguments& args, ShipOptions& o) {
  args.positional("RUN", o.run, "folder written by `latplan train` and `latplan export`");
  args.option("--output,-o", o.output, "the folder to write, for example models/mnist");
  args.require("--output");
  args.option("--results", o.results,
              "folder of `latplan evaluate RUN ... -o FOLDER`, whose numbers go into "
              "provenance.json; may be given again");
  args.option("--pairs", o.pairs_file, "the training pairs, if they moved since training");
  args.choice(
      "--precision", o.config.precision, {"f16", "i8", "f32"},
      "of the weight matrices; i8: a byte each, with a scale a row. This and the next two: as "
      "the run's recipe says, unless given");
  args.flag("--codec-only", o.config.codec_only,
            "leave the learnt labels and dynamics behind, which planning does not need");
  args.flag("--refit", o.config.refit,
            "export anew from the rounded weights, as the run was exported");
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

// The recipe the run was told; where it was told none, one that says the same pairs and training.
Json recipe_followed(const pipeline::RunFolder& run, const Json& drawn, const Json& origin) {
  if (origin["recipe"].is_object()) return origin["recipe"];
  const Json config = origin["training"].value("config", Json());
  if (!run.world || drawn.is_null() || !config.is_object()) return origin["recipe"];
  const auto trained = nn::train_config_from_json(config, (run.folder / "run.json").string());
  const auto pairs = drawn["count"].get<std::int64_t>();
  const auto recipe =
      pipeline::recipe_of(*run.world, pairs, drawn["seed"].get<std::uint64_t>(), trained);
  return recipe ? recipe->followed(trained, pairs) : origin["recipe"];
}

// What the command line says, and where it says nothing the recipe.
void follow_recipe(const Json& origin, const Arguments& args, pipeline::ShipConfig& config) {
  const pipeline::ShipConfig recipe = pipeline::ship_config(origin);
  if (!args.given("--precision")) config.precision = recipe.precision;
  config.codec_only = config.codec_only || recipe.codec_only;
  config.refit = config.refit || recipe.refit;
}

void check_size(const pipeline::ShippedFiles& files, const ShipOptions& o) {
  const std::int64_t total = pipeline::total_bytes(files);
  if (total > kMostBytes && !o.force) {
    throw output_error(fmt::format(
        "{}: would take {} bytes; expected at most {}, or --force (--codec-only saves some)",
        o.output.string(), total, kMostBytes));
  }
}

// The rounded weights may give some pictures another code: actions fitted to those codes instead.
void refit(const fs::path& folder, const nn::TrainedModel& model, const data::PairSet& pairs,
           Json& origin, const Context& context) {
  const bool every_pair = origin["export"].value("every_pair", false);
  origin["export"] = pipeline::export_model(pipeline::open_run(folder), model, pairs,
                                            pipeline::export_config(origin), every_pair);
  context.say(fmt::format("exported anew: {} actions, {:.1f}% of the held-out transitions allowed",
                          origin["export"]["actions"].get<int>(),
                          100 * origin["export"]["held_out_recall"].get<double>()));
}

// run.json: what planning and measuring must know of the pictures.
report::RunRecord ship_record(const Arguments& args, std::uint64_t seed,
                              const pipeline::RunFolder& run, const Json& drawn) {
  report::RunRecord record("ship", args.effective(), seed);
  if (run.world) {
    record.set("world", run.world->name);
    record.set("world_options", run.world->options);
  }
  const Json known = report::read_run_record(run.folder);
  if (known.contains("preparation")) record.set("preparation", known["preparation"]);
  if (!drawn.is_null()) record.set("pairs_drawn", drawn);
  return record;
}

std::vector<fs::path> inputs_of(const ShipOptions& o) {
  std::vector<fs::path> inputs = o.results;
  inputs.insert(inputs.end(), {o.run, o.pairs_file});
  return inputs;
}

// Model, actions, and where they came from, with what the rounding did to the codes.
Json write_files(const ShipOptions& o, const pipeline::ShippedFiles& files, Json origin,
                 const data::PairSet& pairs, const nn::TrainedModel& model,
                 const Context& context) {
  for (const auto& [name, content] : files) write_atomically(o.output / name, content);
  const auto shipped = context.networks().load(o.output, o.threads);
  // Shipped again: what the first rounding did is still done.
  origin["code_agreement"] = std::min(origin.value("code_agreement", 1.0),
                                      pipeline::code_agreement(model, *shipped, pairs));
  if (o.config.refit) refit(o.output, *shipped, pairs, origin, context);
  std::size_t bytes = 0;  // as they lie there: refitted actions have another size
  for (const auto& [name, content] : files) {
    const std::size_t size = read_bytes(o.output / name).size();
    context.say(fmt::format("{:>10} bytes  {}", size, name));
    bytes += size;
  }
  context.say(fmt::format("{:>10} bytes  in all", bytes));
  origin["bytes"] = bytes;
  write_atomically(o.output / "provenance.json", json_text(origin, 2) + "\n");
  return origin;
}

}  // namespace

ExitCode run_ship(Arguments& args, Context& context) {
  CommonOptions common;
  ShipOptions o;
  declare_ship(args, o);
  declare_common(args, common);
  if (parse(args, context, common)) return ExitCode::kDone;
  const pipeline::RunFolder run = pipeline::open_run(o.run);
  Json origin = pipeline::provenance(run, result_files(o.results));
  const auto model = context.networks().load(run.model, o.threads);
  pipeline::check_exported(run, *model);
  check_output(o.output, o.force, inputs_of(o));  // before pairs are drawn, which may take minutes
  const data::PairSet pairs =
      pipeline::training_pairs(run, o.pairs_file, model->image_shape(), context.log, context.stop);
  const Json drawn = redrawing(run, pairs);
  origin["recipe"] = recipe_followed(run, drawn, origin);
  follow_recipe(origin, args, o.config);
  const pipeline::ShippedFiles files = pipeline::shipped_files(run, o.config);
  check_size(files, o);
  origin["shipped_by"]["options"] = pipeline::to_json(o.config);
  report::RunRecord record = ship_record(args, common.seed, run, drawn);
  make_output(o.output, o.force, inputs_of(o), context);
  record.write(o.output, "running", Json::object());
  origin = write_files(o, files, origin, pairs, *model, context);
  const double agreement = origin["code_agreement"].get<double>();
  const Json result = {{"folder", o.output.string()},
                       {"bytes", origin["bytes"]},
                       {"code_agreement", agreement},
                       {"pairs_can_be_drawn_again", !drawn.is_null()}};
  record.write(o.output, "done", result);
  context.say(fmt::format("{:.2f}% of the held-out pictures keep their code", 100 * agreement));
  if (drawn.is_null()) {
    context.say("its training pairs cannot be drawn again: `evaluate` and `export` need --pairs");
  }
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
