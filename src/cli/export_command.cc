// `latplan export RUN`.
#include <fmt/format.h>

#include "cli/command.h"
#include "cli/export_report.h"
#include "runs/export_run.h"

namespace latplan::cli {

void say_exported(const std::filesystem::path& run, const Json& result, bool none_held,
                  const Context& context) {
  context.say(fmt::format("{}: {} actions over {} propositions ({} take both values): {}",
                          (run / "domain.pddl").string(), result["actions"].get<int>(),
                          result["propositions"].get<int>(), result["effective_bits"].get<int>(),
                          result["description"].get<std::string>()));
  context.say(fmt::format(
      "selection score {:.3f}: recall {:.1f}%, precision {:.1f}%, plausibility {:.1f}%, by {}",
      result["selection_score"].get<double>(), 100 * result["recall"].get<double>(),
      100 * result["precision"].get<double>(), 100 * result["held_out_plausibility"].get<double>(),
      none_held ? "the training pairs (none are held out)" : "held-out pairs"));
}

ExitCode run_export(Arguments& args, Context& context) {
  extract::ExtractConfig config;
  std::filesystem::path folder, pairs_file;
  int threads = 0;
  bool force = false;
  args.positional({"RUN", &folder, "folder of `latplan learn` or `train`"});
  args.option({"force", &force, "replace an earlier export"});
  args.option({"pairs", &pairs_file, "the training pairs, if they moved"});
  args.fields(fields(config));
  args.option(Field{"threads", &threads, "CPU threads; 0: one per CPU", 0, 1024}.expert());
  args.example("latplan export run", "writes run/domain.pddl and run/export.json");
  if (parse(args, context)) return ExitCode::kDone;
  const runs::RunFolder run = runs::open_run(folder);
  check_output_file(run.domain_file(), force);
  const auto model = context.backend.load(run.model, threads);
  const data::PairSet pairs =
      runs::training_pairs(run, pairs_file, model->image_shape(), context.log, context.stop);
  if (context.stop.requested()) return ExitCode::kInterrupted;
  runs::RunFolder aside = run;
  aside.folder = context.change_output(folder, ResultFolder::Start::kUpdate);
  const Json result = runs::export_run(aside, *model, pairs, config,
                                       runs::RunRecord("export", args.effective(), context.seed));
  context.finish_output();
  say_exported(run.folder, result, pairs.rows(data::Split::kValidation).empty(), context);
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
