// `latplan sweep PAIRS.npz -o SWEEP --grid beta1=1,10`: many trainings, each in its own folder and process.
#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/program_files.h"
#include "cli/command.h"
#include "learning/sweep_runner.h"
#include "learning/train_run.h"
#include "runs/run_record.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;
using learning::SweepResult;

// Options that a resumed sweep may change.
const std::vector<std::string> kFreeOptions = {"PAIRS.npz", "instances", "output",
                                               "resume",    "jobs",      "smallest-first",
                                               "rank",      "json",      "quiet"};

void declare_sweep(Arguments& args, learning::SweepRequest& o, nn::TrainConfig& train, int& jobs,
                   bool& resume, bool& force) {
  args.positional({"PAIRS.npz", &o.pairs_file, "image pairs; not with --recipe"}, false);
  args.required_option({"output", &o.output, "folder for runs/, table.md, properties.json"}, "-o");
  args.option({"grid", &o.grid,
               "option=value,value of train or export; repeated, all combinations are trained"});
  args.option({"random", &o.random,
               "option=low:high or option=low:high:log, drawn --samples times; repeatable"});
  args.option(Field{"samples", &o.samples, "draws of --random", 1, 1e5}.expert());
  args.option({"recipe", &o.recipe, "recipe that draws the pairs and gives all other options"});
  args.option({"jobs", &jobs, "parallel trainings; they share a GPU", 1, 256});
  args.option({"resume", &resume,
               "continue: finished runs are kept, others resume from their checkpoints"});
  args.option({"force", &force, "replace the folder if it exists"});
  args.option(
      {"rank", &o.rank,
       "number to rank by, for example precision, plan/auto/valid, negative_elbo; auto: the "
       "selection score of the export"});
  args.option(Field{"smallest-first", &o.smallest_first, "the smallest number is best"}.expert());
  args.option({"instances", &o.instances, "plan these instances with every model"});
  args.option(
      Field{"pairs", &o.pairs, "pairs to draw instead of the recipe's number", 0, 1e8}.expert(),
      "-n");
  args.option(Field{"time", &o.time, "time limit of a search in seconds", 0, 1e9}.expert());
  args.option(Field{"fidelity-states", &o.fidelity_states,
                    "unseen states that fidelity is measured on", 0, 1e6}
                  .expert());
  args.section("network and training of all runs");
  args.option(
      Field{"preset", &o.preset, "starting point of all options", nn::preset_names()}.expert());
  args.fields(with_shown({}, fields(train)));
  args.section("options");
  args.example("latplan sweep pairs.npz -o sweep --grid beta1=1,10 --grid beta3=1,10,100 --jobs 4",
               "six trainings, four at a time");
  args.example("latplan sweep --recipe mnist -o sweep --grid seed=1,2,3",
               "three seeds of a recipe, ranked by the selection score");
  args.example("latplan sweep --resume -o sweep", "continues after a kill");
}

// Unfinished sweeps are resumed from these.
const std::vector<std::string> kProgress = {"sweep.json", "runs"};

learning::SweepPlan begin_sweep(const learning::SweepRequest& o, bool force, const Arguments& args,
                                nn::TrainConfig& train, Context& context) {
  if (!o.recipe.empty() && args.given("preset")) {
    throw usage_error("--preset: the recipe has its own options; expected one of them");
  }
  check_output(o.output, force, {o.pairs_file, o.instances});
  std::optional<data::PairSet> drawn;
  learning::SweepPlan plan =
      learning::plan_sweep(o, context.networks(), context.log, context.stop, drawn);
  learning::TrainRequest base;
  base.preset = o.preset;
  base.recipe = o.recipe;
  base.given = o.given;
  train = learning::requested_config(base, context.backend);  // run.json has the values in effect
  for (const auto& [name, value] : args.effective()) plan.options[name] = value;
  const fs::path work =
      context.make_output(o.output, force, {o.pairs_file, o.instances}, kProgress);
  if (drawn) data::write_pairs(work / plan.pairs_file, *drawn);
  learning::write_plan(work, plan);
  return plan;
}

learning::SweepPlan resume_sweep(learning::SweepRequest o, const Arguments& args,
                                 Context& context) {
  const fs::path folder = o.output;
  o.output = resumable_folder(folder);
  learning::SweepPlan plan = learning::resume_plan(o);
  if (const auto changed = args.changed_since(plan.options, kFreeOptions)) {
    throw usage_error(*changed + ": a resumed sweep keeps the options it began with");
  }
  if (args.given("rank")) plan.rank = o.rank;
  if (args.given("smallest-first")) plan.smallest_first = true;
  context.change_output(folder, ResultFolder::Start::kResume, kProgress);
  return plan;
}

// Warns of failed runs, with the first reason; returns how many there are.
std::size_t count_failed(const std::vector<SweepResult>& results, const Context& context) {
  const auto failed = [](const SweepResult& result) { return !result.error.empty(); };
  const auto first = std::ranges::find_if(results, failed);
  if (first == results.end()) return 0;
  const auto count = std::ranges::count_if(results, failed);
  context.log.warning(fmt::format("{} of {} runs failed; the first: {}: {}", count, results.size(),
                                  first->run.name, first->error));
  return static_cast<std::size_t>(count);
}

// The number to rank by: as given, or the default, with the problem in `complaint`.
std::string ranking_number(const std::vector<SweepResult>& results, const std::string& given,
                           std::string& complaint) {
  const auto has_numbers = [](const SweepResult& result) { return !result.numbers.empty(); };
  if (!std::ranges::any_of(results, has_numbers)) return given;
  try {
    return learning::find_number(results, given);
  } catch (const Error& error) {
    if (given == "auto") throw;
    complaint = error.what();
  }
  return learning::find_number(results, "auto");
}

// Writes the tables of a complete sweep; returns the name of the best run, null if all failed.
Json write_results(const fs::path& folder, const learning::SweepPlan& plan,
                   std::vector<SweepResult>& results, std::string& complaint,
                   const Context& context) {
  write_json(folder / "properties.json", learning::training_properties(results));
  const Json planned = learning::lab_properties(results);
  if (!planned.empty()) {
    std::error_code exists;
    fs::create_directory(folder / "lab-eval", exists);
    write_json(folder / "lab-eval" / "properties", planned);
  }
  const std::string number = ranking_number(results, plan.rank, complaint);
  learning::rank(results, number, plan.smallest_first && complaint.empty());
  const std::string table = learning::sweep_table(results, number);
  write_atomically(folder / "table.md", table);
  context.say(table);
  return results.front().error.empty() ? Json(results.front().run.name) : Json();
}

}  // namespace

ExitCode run_sweep(Arguments& args, Context& context) {
  learning::SweepRequest o;
  nn::TrainConfig train;
  int jobs = 1;
  bool resume = false, force = false;
  declare_sweep(args, o, train, jobs, resume, force);
  if (parse(args, context)) return ExitCode::kDone;
  train.seed = context.seed;
  o.given = args.given_fields(fields(train));
  context.networks();
  const learning::SweepPlan plan =
      resume ? resume_sweep(o, args, context) : begin_sweep(o, force, args, train, context);
  const fs::path work = context.output->work();
  runs::RunRecord record("sweep", args.effective(plan.options), plan.seed);
  record.resume_from(resume ? read_json_if_there(work / "run.json") : Json::object());
  record.write(work, "running", Json::object());
  std::vector<SweepResult> results =
      learning::run_sweep(plan, work, jobs, program_file(), context.log, context.stop);
  const bool complete = results.size() == plan.runs.size();
  const std::size_t failed = count_failed(results, context);
  const bool all_failed = complete && failed == results.size();
  Json result = {{"runs", plan.runs.size()}, {"finished", results.size()}, {"failed", failed}};
  std::string complaint;  // about --rank; reported last, when the numbers are safe
  if (complete) {
    result["best"] = write_results(work, plan, results, complaint, context);
  }
  record.write(work, !complete ? "interrupted" : all_failed ? "failed" : "done", result);
  const bool placed = context.finish_output(complete && !all_failed);
  if (!complete || !placed) {
    context.say(fmt::format(
        "stopped with {} of {} runs finished{}; continue with: latplan sweep --resume -o {}",
        results.size(), plan.runs.size(), placed ? "" : "; the earlier sweep is kept",
        o.output.string()));
  }
  if (!complaint.empty() && !all_failed) throw usage_error(complaint);
  context.result(result);
  if (all_failed) return ExitCode::kInternal;
  return complete ? ExitCode::kDone : ExitCode::kInterrupted;
}

}  // namespace latplan::cli
