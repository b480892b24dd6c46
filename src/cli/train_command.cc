// `latplan train PAIRS.npz -o RUN`, `latplan train --recipe NAME -o RUN` and `latplan export RUN`.
#include <fmt/format.h>

#include <functional>
#include <optional>

#include "base/error.h"
#include "base/files.h"
#include "base/json_text.h"
#include "cli/command.h"
#include "cli/train_arguments.h"
#include "nn/model_catalog.h"
#include "pipeline/recipe.h"
#include "pipeline/stages.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

// Options the user did not name keep the values of the first sitting.
nn::TrainConfig resumed_config(const nn::TrainConfig& typed, const Arguments& args,
                               const fs::path& run, const Json& record) {
  const std::string file = (run / "run.json").string();
  if (!record.contains("config"))
    throw input_error(file + ": not a training run; nothing to resume");
  if (args.given("--preset")) {
    throw usage_error("--preset: a resumed run keeps the options it began with");
  }
  return with_given_options(record["config"], typed, args, file);
}

// A failed training says so in its record; what it had saved stays, and so does the log of one that diverged.
nn::TrainResult train_or_record(report::RunRecord& record, const fs::path& run, Context& context,
                                const std::function<nn::TrainResult()>& train) {
  std::error_code missing;
  try {
    return train();
  } catch (const Error& error) {
    const bool begun = fs::exists(run / "checkpoint", missing);
    if (begun || error.code() == ExitCode::kInternal) context.keep_output();
    record.write(run, "failed", {{"error", error.what()}});
    throw;
  }
}

struct TrainOptions {
  nn::TrainConfig typed;  // what the command line says; see with_given_options()
  std::string preset = "fast";
  std::string recipe;
  std::int64_t pairs = 0;  // of a recipe; 0: as many as it says
  fs::path pairs_file, run;
  bool force = false, resume = false;
};

// What is to be trained, all of it checked.
struct TrainTask {
  nn::TrainConfig config;
  std::optional<pipeline::Recipe> recipe;
  fs::path
      pairs_file;  // as run.json remembers it, relative to the run; empty while not written yet
  data::PairSet pairs;
  Json earlier = Json::object();  // run.json of the sitting it goes on from
  std::vector<std::pair<std::string, std::string>> options;  // as run.json tells them
};

void declare_train(Arguments& args, TrainOptions& o) {
  args.positional("PAIRS.npz", o.pairs_file,
                  "image pairs made by `latplan dataset`; known already with --resume and --recipe",
                  false);
  args.option("--output,-o", o.run, "the run folder to write (with --resume: to go on in)");
  args.require("--output");
  args.flag("--resume", o.resume, "go on from the newest checkpoint of the run");
  args.flag("--force", o.force, "replace the run folder if it exists");
  std::string names;
  for (const std::string& name : pipeline::recipe_names()) {
    names += (names.empty() ? " or one of: " : ", ") + name;
  }
  args.option("--recipe", o.recipe,
              "makes the pairs, trains and exports as a recipe says, but for the options named "
              "beside it: a .json file" +
                  names);
  args.option("--pairs,-n", o.pairs, "pairs to make instead of the recipe's number; 0: as it says",
              0, 100'000'000);
  args.section("network and training");
  declare_train_options(args, o.typed, o.preset);
  args.example("latplan train pairs.npz -o run --bits 36 --labels 400",
               "trains and keeps the best model");
  args.example("latplan train --recipe mnist -o run", "pairs, training and PDDL in one go");
  args.example("latplan train pairs.npz -o run --model ama3+ --preset tiny",
               "another network of the paper, small enough to look around");
  args.example("latplan train --resume -o run", "goes on after Ctrl-C, a crash or a power cut");
}

// The pairs file of an earlier sitting, unless the user names another.
void find_resumed_pairs(const TrainOptions& o, const Json& record, TrainTask& task) {
  task.pairs_file = o.pairs_file.empty() ? fs::path() : fs::absolute(o.pairs_file);
  if (task.pairs_file.empty() && record.contains("pairs") && record["pairs"].is_string()) {
    task.pairs_file = record["pairs"].get<std::string>();
  }
  if (task.pairs_file.empty()) {
    throw input_error((o.run / "run.json").string() +
                      ": does not name the training pairs; give PAIRS.npz");
  }
}

TrainTask resumed_task(const TrainOptions& o, const Arguments& args) {
  for (const char* name : {"--recipe", "--pairs"}) {
    if (args.given(name)) {
      throw usage_error(std::string(name) + ": a resumed run keeps the options it began with");
    }
  }
  const Json record = report::read_run_record(o.run);
  TrainTask task;
  task.config = resumed_config(o.typed, args, o.run, record);
  if (record.contains("recipe") && record["recipe"].is_object()) {
    const Json& kept = record["recipe"];
    task.recipe = pipeline::recipe_from_json(kept.value("content", Json()), kept.value("name", ""),
                                             (o.run / "run.json").string());
  }
  find_resumed_pairs(o, record, task);
  task.earlier = record;
  return task;
}

TrainTask fresh_task(const TrainOptions& o, const Arguments& args, const Context& context) {
  TrainTask task;
  if (!o.recipe.empty()) {
    if (args.given("--preset")) throw usage_error("--preset and --recipe: expected one of them");
    if (args.given("--pairs") && !o.pairs_file.empty())
      throw usage_error("--pairs: " + o.pairs_file.string() +
                        " has the pairs; expected one of them");
    task.recipe = pipeline::read_recipe(o.recipe);
    task.config = with_given_options(nn::to_json(task.recipe->train), o.typed, args, o.recipe);
  } else {
    if (o.pairs_file.empty())
      throw usage_error("train: PAIRS.npz or --recipe is missing; see latplan train --help");
    if (args.given("--pairs")) throw usage_error("--pairs goes with --recipe");
    task.config = from_preset(o.preset, o.typed, args, context.backend);
  }
  if (!o.pairs_file.empty()) task.pairs_file = fs::absolute(o.pairs_file);
  return task;
}

// With the values that counted, wherever they came from: command line, preset, recipe, the data or an earlier sitting.
void record_options(TrainOptions& o, CommonOptions& common, const Arguments& args,
                    TrainTask& task) {
  o.typed = task.config;
  common.seed = task.config.seed;
  if (task.recipe) o.preset.clear();
  Arguments::Recorded earlier = recorded_options(task.earlier);
  const Json config = nn::to_json(task.config);  // named: items() of a temporary would dangle
  for (const auto& [name, value] : config.items()) earlier.erase(name);
  task.options = args.effective(earlier);
}

Json write_export(const pipeline::RunFolder& run, const nn::TrainedModel& model,
                  const data::PairSet& pairs, const pipeline::ExtractConfig& config,
                  bool every_pair, const report::RunRecord& record, const Context& context) {
  const Json result = pipeline::export_model(run, model, pairs, config, every_pair);
  write_atomically(run.folder / "export.json", json_text(record.json("done", result), 2) + "\n");
  context.say(fmt::format("{}: {} actions over {} propositions ({} take both values), by '{}'",
                          run.domain_file().string(), result["actions"].get<int>(),
                          result["propositions"].get<int>(), result["effective_bits"].get<int>(),
                          result["method"].get<std::string>()));
  const bool none_held = pairs.rows(data::Split::kValidation).empty();
  context.say(
      fmt::format("{}: {:.1f}% of the transitions allowed, {:.1f}% of the successors survive "
                  "decoding and encoding",
                  none_held ? "training pairs (none are held out)" : "held-out pairs",
                  100 * result["held_out_recall"].get<double>(),
                  100 * result["held_out_plausibility"].get<double>()));
  return result;
}

void say_trained(const fs::path& run, const TrainTask& task, const nn::TrainResult& result,
                 const Context& context) {
  const bool acts = nn::capabilities_of(task.config).actions;
  const bool none_held = task.pairs.rows(data::Split::kValidation).empty();
  context.say(fmt::format(
      "{}: {} epochs in {:.0f} s; the model of epoch {} {} {:.1f}% of the {} {}{}", run.string(),
      result.epochs_done, result.seconds, result.best_epoch, acts ? "predicts" : "knows again",
      100 * result.best_exact_successor, none_held ? "training" : "held-out",
      acts ? "transitions exactly" : "pictures after decoding their codes",
      none_held ? "; none are held out" : ""));
}

// What follows a finished training: with a recipe the export, otherwise a hint.
Json after_training(const fs::path& run, const TrainTask& task, Context& context) {
  const nn::Capabilities can = nn::capabilities_of(task.config);
  const bool from_pairs =
      task.recipe && pipeline::takes_actions_from_pairs(task.recipe->extract.method);
  if (!can.no_strips.empty() && !from_pairs) {
    context.say("no PDDL can be read off it: " + can.no_strips);
    return Json();
  }
  if (!task.recipe) {
    context.say("next: latplan export " + run.string());
    return Json();
  }
  if (task.recipe->seconds > 0) {
    context.say(fmt::format("the recipe expects {:.0f} s on {}", task.recipe->seconds,
                            task.recipe->machine));
  }
  const pipeline::ExtractConfig& how = task.recipe->extract;
  const report::RunRecord record("export",
                                 {{"run", run.string()},
                                  {"method", how.method},
                                  {"alpha", fmt::to_string(how.alpha)},
                                  {"min-support", fmt::to_string(how.min_support)},
                                  {"reverse", how.reverse},
                                  {"max-variants", fmt::to_string(how.max_variants)}},
                                 task.config.seed);
  const pipeline::RunFolder folder = pipeline::open_run(run);
  const auto model = context.networks().load(folder.model, task.config.threads);
  return write_export(folder, *model, task.pairs, how, false, record, context);
}

// `task` is prepared: everything that can be checked was checked.
ExitCode train_in(const fs::path& run, const TrainTask& task, bool resume, Context& context) {
  const nn::Backend& backend = context.networks();
  report::RunRecord record("train", task.options, task.config.seed);
  record.go_on_from(task.earlier);
  pipeline::describe_training(record, task.config, task.pairs_file, task.pairs, backend);
  if (task.recipe) {
    record.set("recipe", task.recipe->followed(task.config, task.pairs.count));
  }
  record.write(run, "running", Json::object());
  const nn::TrainResult result = train_or_record(record, run, context, [&] {
    return backend.train(task.pairs, task.config, run, resume, context.log, context.stop);
  });
  context.keep_output();
  Json json = pipeline::to_json(result);
  record.write(run, result.interrupted ? "interrupted" : "done", json);
  if (result.interrupted) {
    context.result(record.json("interrupted", json));
    context.say(fmt::format("stopped after epoch {}; go on with: latplan train --resume -o {}",
                            result.epochs_done, run.string()));
    return ExitCode::kInterrupted;
  }
  say_trained(run, task, result, context);
  const Json exported = after_training(run, task, context);
  if (!exported.is_null()) {
    json["export"] = exported;
    record.write(run, "done", json);
  }
  context.result(record.json("done", json));
  return ExitCode::kDone;
}

}  // namespace

ExitCode run_train(Arguments& args, Context& context) {
  CommonOptions common;
  TrainOptions o;
  declare_train(args, o);
  declare_common(args, common);
  if (parse(args, context, common)) return ExitCode::kDone;
  o.typed.seed = common.seed;
  // Complain before a file is written or an old run removed.
  TrainTask task = o.resume ? resumed_task(o, args) : fresh_task(o, args, context);
  const bool made = task.pairs_file.empty();
  if (made) {
    context.networks();  // before the pairs are drawn: is there anything to train with?
    task.pairs = pipeline::recipe_pairs(*task.recipe, o.pairs, context.log, context.stop);
    if (context.stop.requested()) return ExitCode::kInterrupted;
  } else {
    task.pairs =
        data::read_pairs(task.pairs_file.is_relative() ? o.run / task.pairs_file : task.pairs_file);
  }
  if (task.pairs.rows(data::Split::kTrain).size() < 2) {
    throw input_error((made ? fs::path(o.recipe) : task.pairs_file).string() +
                      ": fewer than two training pairs; nothing to learn");
  }
  task.config = context.networks().prepare(task.pairs, task.config, o.run, o.resume);
  if (!o.resume) make_output(o.run, o.force, {o.pairs_file}, context);
  if (made) {
    task.pairs_file = "pairs.npz";
    data::write_pairs(o.run / task.pairs_file, task.pairs);
  }
  record_options(o, common, args, task);
  return train_in(o.run, task, o.resume, context);
}

ExitCode run_export(Arguments& args, Context& context) {
  CommonOptions common;
  pipeline::ExtractConfig config;
  fs::path folder;
  fs::path pairs_file;
  int threads = 0;
  bool every_pair = false;
  bool force = false;
  args.positional("RUN", folder, "folder written by `latplan train`");
  args.option("--pairs", pairs_file, "the training pairs, if they moved since training");
  args.choice(
      "--method", config.method, pipeline::extraction_methods(),
      "read-off: effects and preconditions from the network, as in the paper; tightened: the same "
      "with statistical preconditions; fitted: one action per effect seen in the encoded pairs, "
      "statistical preconditions; fitted-strict: with every constant bit as precondition; implied: "
      "as fitted, and what invariants of two bits seen in all pairs ask for; either: as implied, "
      "with derived bits for 'one of these bits is true'; places: for --architecture patches, as "
      "implied, with bits 'this thing is in this patch' found from what leaves one patch when it "
      "comes to another; observed: one action per distinct pair, "
      "as ama1; auto: observed for ama1, otherwise the one that explains held-out pairs best, and "
      "among equals plans best between held-out states");
  args.option("--alpha", config.alpha,
              "chance of a wrong statistical precondition that is accepted", 1e-12, 1.0);
  args.option("--min-support", config.min_support,
              "pairs an effect must explain to become an action", 1, 1000000);
  args.choice("--reverse", config.reverse, {"auto", "never"},
              "auto: where the pairs say that every move can be taken back, each counts in both "
              "directions for actions made of pairs; never: as it was shown only");
  args.option("--max-variants", config.max_variants,
              "actions that XOR bits may split the learnt ones into; past it the model is refused",
              1, std::int64_t{1} << 24);
  args.flag("--every-pair", every_pair,
            "take the actions from the held-out pairs, too: ama1 knows no move it was not shown");
  args.option("--threads", threads, "CPU threads; 0: one per CPU", 0, 1024);
  args.flag("--force", force, "replace an earlier export");
  args.example("latplan export run", "writes run/domain.pddl and run/export.json");
  declare_common(args, common);
  if (parse(args, context, common)) return ExitCode::kDone;
  const pipeline::RunFolder run = pipeline::open_run(folder);
  check_output_file(run.domain_file(), force);
  const auto model = context.networks().load(run.model, threads);
  const data::PairSet pairs =
      pipeline::training_pairs(run, pairs_file, model->image_shape(), context.log, context.stop);
  if (context.stop.requested()) return ExitCode::kInterrupted;
  report::RunRecord record("export", args.effective(), common.seed);
  config.seed = common.seed;
  const Json result = write_export(run, *model, pairs, config, every_pair, record, context);
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
