// `latplan train PAIRS.npz -o RUN` and `latplan export RUN`.
#include <fmt/format.h>

#include <functional>

#include "base/error.h"
#include "base/files.h"
#include "cli/command.h"
#include "cli/train_arguments.h"
#include "nn/model_catalog.h"
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

// A failed training says so in its record; what it had saved stays.
nn::TrainResult train_or_record(report::RunRecord& record, const fs::path& run,
                                const std::function<nn::TrainResult()>& train) {
  try {
    return train();
  } catch (const Error& error) {
    record.write(run, "failed", {{"error", error.what()}});
    throw;
  }
}

// `config` is prepared: everything that can be checked was checked.
ExitCode train_in(const fs::path& run, const fs::path& pairs_file, const data::PairSet& pairs,
                  const nn::TrainConfig& config, bool resume, const Arguments& args,
                  Context& context) {
  const nn::Backend& backend = context.networks();
  report::RunRecord record("train", args.effective(), config.seed);
  pipeline::describe_training(record, config, fs::absolute(pairs_file), pairs, backend);
  record.write(run, "running", Json::object());
  const nn::TrainResult result = train_or_record(record, run, [&] {
    return backend.train(pairs, config, run, resume, context.log, context.stop);
  });
  const Json json = pipeline::to_json(result);
  record.write(run, result.interrupted ? "interrupted" : "done", json);
  context.result(record.json(result.interrupted ? "interrupted" : "done", json));
  if (result.interrupted) {
    context.say(fmt::format("stopped after epoch {}; go on with: latplan train --resume -o {}",
                            result.epochs_done, run.string()));
    return ExitCode::kInterrupted;
  }
  const nn::Capabilities can = nn::capabilities_of(config);
  context.say(
      fmt::format("{}: {} epochs in {:.0f} s; the model of epoch {} {} {:.1f}% of the held-out {}",
                  run.string(), result.epochs_done, result.seconds, result.best_epoch,
                  can.actions ? "predicts" : "knows again", 100 * result.best_exact_successor,
                  can.actions ? "transitions exactly" : "pictures after decoding their codes"));
  context.say(can.no_strips.empty() ? "next: latplan export " + run.string()
                                    : "no PDDL can be read off it: " + can.no_strips);
  return ExitCode::kDone;
}

}  // namespace

ExitCode run_train(Arguments& args, Context& context) {
  CommonOptions common;
  nn::TrainConfig config;
  fs::path pairs_file;
  fs::path run;
  bool force = false;
  bool resume = false;
  args.positional("PAIRS.npz", pairs_file,
                  "image pairs made by `latplan dataset`; known already with --resume", false);
  args.option("--output,-o", run, "the run folder to write (with --resume: to go on in)");
  args.require("--output");
  args.flag("--resume", resume, "go on from the newest checkpoint of the run");
  args.flag("--force", force, "replace the run folder if it exists");
  args.section("network and training");
  std::string preset = "fast";
  declare_train_options(args, config, preset);
  args.example("latplan train pairs.npz -o run --bits 36 --labels 400",
               "trains and keeps the best model");
  args.example("latplan train pairs.npz -o run --model ama3+ --preset tiny",
               "another network of the paper, small enough to look around");
  args.example("latplan train --resume -o run", "goes on after Ctrl-C, a crash or a power cut");
  declare_common(args, common);
  if (parse(args, context, common)) return ExitCode::kDone;
  config.seed = common.seed;
  if (!resume) config = with_given_options(nn::to_json(nn::preset(preset)), config, args, preset);
  if (resume) {
    const Json record = report::read_run_record(run);
    config = resumed_config(config, args, run, record);
    if (pairs_file.empty() && record.contains("pairs") && record["pairs"].is_string()) {
      pairs_file = record["pairs"].get<std::string>();
    }
    if (pairs_file.empty()) {
      throw input_error((run / "run.json").string() +
                        ": does not name the training pairs; give PAIRS.npz");
    }
    if (pairs_file.is_relative() && !args.given("PAIRS.npz")) pairs_file = run / pairs_file;
  } else if (pairs_file.empty()) {
    throw usage_error("train: PAIRS.npz is missing; see latplan train --help");
  }
  // Complain before a file is written or an old run removed.
  const data::PairSet pairs = data::read_pairs(pairs_file);
  if (pairs.rows(data::Split::kTrain).size() < 2) {
    throw input_error(pairs_file.string() + ": fewer than two training pairs; nothing to learn");
  }
  config = context.networks().prepare(pairs, config, run, resume);
  if (!resume) make_output(run, force, {pairs_file});
  return train_in(run, pairs_file, pairs, config, resume, args, context);
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
      "read-off: effects and preconditions from the network, as in the paper; tightened: "
      "the same with "
      "statistical preconditions; fitted: one action per effect seen in the encoded pairs, "
      "statistical "
      "preconditions; fitted-strict: with every constant bit as precondition; observed: one "
      "action per distinct pair, as ama1; auto: observed for ama1, otherwise the one that plans "
      "best "
      "between held-out states, and explains held-out pairs best");
  args.option("--alpha", config.alpha,
              "chance of a wrong statistical precondition that is accepted", 1e-12, 1.0);
  args.option("--min-support", config.min_support,
              "pairs an effect must explain to become an action", 1, 1000000);
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
  if (pairs_file.empty()) pairs_file = run.pairs;
  const data::PairSet pairs = data::read_pairs(pairs_file);
  const auto model = context.networks().load(run.model, threads);
  report::RunRecord record("export", args.effective(), common.seed);
  config.seed = common.seed;
  const Json result = pipeline::export_model(run, *model, pairs, config, every_pair);
  write_atomically(run.folder / "export.json", record.json("done", result).dump(2) + "\n");
  context.say(fmt::format("{}: {} actions over {} propositions ({} take both values), by '{}'",
                          run.domain_file().string(), result["actions"].get<int>(),
                          result["propositions"].get<int>(), result["effective_bits"].get<int>(),
                          result["method"].get<std::string>()));
  context.say(fmt::format(
      "held-out pairs: {:.1f}% of the transitions allowed, {:.1f}% of the successors survive "
      "decoding and encoding",
      100 * result["held_out_recall"].get<double>(),
      100 * result["held_out_plausibility"].get<double>()));
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
