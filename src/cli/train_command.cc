// `latplan train PAIRS.npz -o RUN` and `latplan train --recipe NAME -o RUN`.
#include <fmt/format.h>

#include "base/error.h"
#include "cli/command.h"
#include "cli/export_report.h"
#include "learning/train_run.h"
#include "nn/model_catalog.h"

namespace latplan::cli {
namespace {

// run.json's options: the values that counted, from the command line, a preset, a recipe, the data or the earlier session.
std::vector<std::pair<std::string, std::string>> recorded_options(
    const Arguments& args, const learning::Training& training) {
  Arguments::Recorded earlier;
  const Json options = part(training.earlier, "options");
  for (const auto& [name, value] : options.items()) {
    if (value.is_string()) earlier[name] = value.get<std::string>();
  }
  for (const char* name : {"output", "resume", "force", "json", "quiet", "verbose", "seed"}) {
    earlier.erase(name);
  }
  nn::TrainConfig any;
  for (const Field& field : fields(any)) earlier.erase(field.name());
  return args.effective(earlier);
}

std::string summary(const std::filesystem::path& run, const nn::TrainResult& result, bool acts,
                    bool none_held) {
  return fmt::format("{}: {} epochs in {:.0f} s; the model of epoch {} {} {:.1f}% of the {} {}",
                     run.string(), result.epochs_done, result.seconds, result.best_epoch,
                     acts ? "predicts" : "has stable codes for", 100 * result.best_exact_successor,
                     none_held ? "training (none are held out)" : "held-out",
                     acts ? "transitions exactly" : "pictures");
}

}  // namespace

ExitCode run_train(Arguments& args, Context& context) {
  learning::TrainRequest o;
  nn::TrainConfig config;
  bool force = false;
  args.positional({"PAIRS.npz", &o.pairs_file,
                   "image pairs of `latplan dataset`; not needed with --resume or --recipe"},
                  false);
  args.required_option({"output", &o.run, "the run folder to write or to resume"}, "-o");
  args.option({"resume", &o.resume, "continue from the newest checkpoint of the run"});
  args.option({"force", &force, "replace the run folder if it exists"});
  args.option({"recipe", &o.recipe,
               "recipe that draws the pairs, trains and exports: a name that `latplan domains` "
               "lists, or a .json file"});
  args.option({"pairs", &o.pairs, "pairs to draw instead of the recipe's number", 0, 1e8}, "-n");
  args.section("network and training");
  args.option(
      {"preset", &o.preset,
       "starting point of all options: fast, paper (the paper's network and schedule; needs "
       "a GPU) or tiny (trains in seconds)",
       nn::preset_names()});
  args.fields(fields(config));
  args.section("options");
  args.example("latplan train pairs.npz -o run --bits 36 --set labels=400",
               "trains and keeps the best model");
  args.example("latplan train --recipe mnist -o run", "draws pairs, trains and exports");
  args.example("latplan train --resume -o run", "continues after Ctrl-C or a crash");
  if (parse(args, context)) return ExitCode::kDone;
  const Fields all = fields(config);
  config.seed = context.seed;
  o.given = args.given_fields(all);
  const char* const clash = o.resume ? "a resumed run keeps its original options"
                                     : "has its own options; expected one of them";
  for (const char* name : {"preset", "recipe", "pairs"}) {
    const bool fixed = o.resume || (name == std::string("preset") && !o.recipe.empty());
    if (fixed && args.given(name)) {
      throw usage_error(fmt::format("--{}: {}{}", name, o.resume ? "" : "the recipe ", clash));
    }
  }
  const nn::Backend& backend = context.backend;
  const std::filesystem::path run = o.run;
  if (o.resume) {
    o.run = resumable_folder(run);
  } else {
    check_output(run, force, {o.pairs_file});
  }
  learning::Training training = learning::prepare_training(o, backend, context.log, context.stop);
  if (context.stop.requested()) return ExitCode::kInterrupted;
  const std::vector<std::string> progress = {"checkpoint"};
  o.run = o.resume ? context.change_output(run, ResultFolder::Start::kResume, progress)
                   : context.make_output(run, force, {o.pairs_file}, progress);
  config = training.config;
  context.seed = config.seed;
  if (training.recipe) o.preset.clear();
  const bool acts = nn::capabilities_of(config).actions;
  const bool none_held = training.pairs.rows(data::Split::kValidation).empty();
  const std::string strips_problem = nn::capabilities_of(config).no_strips;
  const runs::RunRecord record("train", recorded_options(args, training), config.seed);
  learning::TrainReport report;
  try {
    report = learning::train_run(o.run, std::move(training), o.resume, record, backend, context.log,
                                 context.stop);
  } catch (const Error& error) {
    // The log of a diverged training is of use, and so is a model that could not be exported.
    std::error_code missing;
    const bool trained = std::filesystem::exists(o.run / "model" / "model.json", missing);
    if (trained || error.code() == ExitCode::kInternal) context.finish_output(false);
    throw;
  }
  context.result(runs::read_run_record(o.run));
  const bool placed = context.finish_output(!report.result.interrupted);
  if (report.result.interrupted) {
    context.say(fmt::format("stopped after epoch {}{}; continue with: latplan train --resume -o {}",
                            report.result.epochs_done, placed ? "" : "; the earlier run is kept",
                            run.string()));
    return ExitCode::kInterrupted;
  }
  context.say(summary(run, report.result, acts, none_held));
  if (!report.exported.is_null()) {
    say_exported(run, report.exported, none_held, context);
  } else {
    context.say("next: latplan export " + run.string());
  }
  return ExitCode::kDone;
}

}  // namespace latplan::cli
