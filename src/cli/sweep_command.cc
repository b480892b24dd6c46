// `latplan sweep PAIRS.npz -o SWEEP --grid beta1=1,10`: many trainings, each in its own folder and process.
#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/program_files.h"
#include "cli/command.h"
#include "learning/slurm.h"
#include "learning/sweep_results.h"
#include "learning/sweep_runner.h"
#include "learning/train_run.h"
#include "runs/run_record.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;
using learning::SweepResult;

// Options that a resumed sweep may change.
const std::vector<std::string> kFreeOptions = {
    "PAIRS.npz", "instances",  "output",   "resume", "jobs", "smallest-first", "rank",
    "json",      "quiet",      "verbose",  "slurm",  "gres", "partition",      "no-wait",
    "dry-run",   "array-size", "job-time", "sbatch", "task"};

// Where the runs are completed.
struct Place {
  int jobs = 1;
  bool slurm = false, no_wait = false, dry_run = false;
  learning::SlurmOptions options;
  int task = -1;

  // After parsing.
  void check(const Arguments& args) {
    for (const char* name :
         {"partition", "gres", "job-time", "sbatch", "array-size", "no-wait", "dry-run"}) {
      if (args.given(name) && !slurm)
        throw usage_error(fmt::format("--{} goes with --slurm", name));
    }
    options.jobs = args.given("jobs") ? jobs : 0;
    options.wait = !no_wait;
  }
};

void declare_place(Arguments& args, Place& place) {
  args.option({"slurm", &place.slurm, "train as jobs of Slurm; --help-all has its options"});
  learning::SlurmOptions& o = place.options;
  args.section("with --slurm");
  args.option(Field{"partition", &o.partition, "partition of the cluster"}.expert());
  args.option(Field{"gres", &o.gres, "resources of a job, for example gpu:1"}.expert());
  args.option(Field{"job-time", &o.time, "time limit of a job, for example 4:00:00"}.expert());
  args.option(Field{"sbatch", &o.others, "other option of sbatch, as --sbatch=--mem=8G; repeatable"}
                  .expert());
  args.option(Field{"array-size", &o.array_size, "most tasks of an array", 1, 1e6}.expert());
  args.option(Field{"no-wait", &place.no_wait, "return after the jobs are submitted"}.expert());
  args.option(Field{"dry-run", &place.dry_run, "print the batch scripts, submit nothing"}.expert());
  args.option(
      Field{"task", &place.task, "complete this run of the sweep alone, as a job does", -1, 1e6}
          .expert());
}

void declare_sweep(Arguments& args, learning::SweepRequest& o, nn::TrainConfig& train, Place& place,
                   bool& resume, bool& force) {
  args.positional({"PAIRS.npz", &o.pairs_file, "image pairs; not with --recipe"}, false);
  args.required_option({"output", &o.output, "folder for runs/, table.md, properties.json"}, "-o");
  args.option({"grid", &o.grid,
               "option=value,value of train or export; repeated, all combinations are trained"});
  args.option(Field{"random", &o.random,
                    "option=low:high or option=low:high:log, drawn --samples times; repeatable"}
                  .expert());
  args.option(Field{"samples", &o.samples, "draws of --random", 1, 1e5}.expert());
  args.option({"recipe", &o.recipe, "recipe that draws the pairs and gives all other options"});
  args.option(
      {"jobs", &place.jobs, "parallel trainings; they share a GPU, but not with --slurm", 1, 256});
  args.option({"resume", &resume,
               "continue: finished runs are kept, others resume from their checkpoints"});
  args.option({"force", &force, "replace the folder if it exists"});
  args.option({"rank", &o.rank,
               "column of the table to rank by, for example precision, plan/auto/valid, "
               "negative_elbo; auto: "
               "the selection score of the export"});
  args.option(Field{"smallest-first", &o.smallest_first, "the smallest number is best"}.expert());
  args.option({"instances", &o.instances, "plan these instances with every model"});
  args.option(
      Field{"pairs", &o.pairs, "pairs to draw instead of the recipe's number", 0, 1e8}.expert(),
      "-n");
  args.option(Field{"time", &o.time, "time limit of a search in seconds", 0, 1e9}.expert());
  args.option(Field{"fidelity-states", &o.fidelity_states,
                    "unseen states that fidelity is measured on", 0, 1e6}
                  .expert());
  declare_place(args, place);
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
  args.example("latplan sweep --recipe mnist -o sweep --grid seed=1,2,3 --slurm --gres gpu:1",
               "a job of Slurm for each run; docs/cluster.md");
}

// Unfinished sweeps are resumed from these.
const std::vector<std::string> kProgress = {"sweep.json", "runs"};

learning::SweepPlan begin_sweep(const learning::SweepRequest& o, bool force, bool dry_run,
                                const Arguments& args, nn::TrainConfig& train, Context& context) {
  if (!o.recipe.empty() && args.given("preset")) {
    throw usage_error("--preset: the recipe has its own options; expected one of them");
  }
  check_output(o.output, force, {o.pairs_file, o.instances});
  if (force) learning::check_no_slurm_jobs(resumable_folder(o.output), context.stop);
  std::optional<data::PairSet> drawn;
  learning::SweepPlan plan =
      learning::plan_sweep(o, context.backend, context.log, context.stop, drawn);
  learning::TrainRequest base;
  base.preset = o.preset;
  base.recipe = o.recipe;
  base.given = o.given;
  train = learning::requested_config(base, context.backend);  // run.json has the values in effect
  for (const auto& [name, value] : args.effective()) plan.options[name] = value;
  if (dry_run) return plan;
  const fs::path work =
      context.make_output(o.output, force, {o.pairs_file, o.instances}, kProgress);
  if (drawn) data::write_pairs(work / plan.pairs_file, *drawn);
  learning::write_plan(work, plan);
  return plan;
}

learning::SweepPlan resume_sweep(learning::SweepRequest o, const Place& place,
                                 const Arguments& args, Context& context) {
  const fs::path folder = o.output;
  o.output = resumable_folder(folder);
  if (!place.slurm) learning::check_no_slurm_jobs(o.output, context.stop);
  learning::SweepPlan plan = learning::resume_plan(o);
  if (const auto changed = args.changed_since(plan.options, kFreeOptions)) {
    throw usage_error(*changed + ": a resumed sweep keeps its original options");
  }
  if (args.given("rank")) plan.rank = o.rank;
  if (args.given("smallest-first")) plan.smallest_first = true;
  if (place.dry_run) return plan;
  const fs::path work = context.change_output(folder, ResultFolder::Start::kResume, kProgress);
  if (args.given("PAIRS.npz")) learning::write_plan(work, plan);  // for jobs
  return plan;
}

bool has_failed(const SweepResult& result) { return !result.error.empty(); }

// How many runs failed, with the first reason; there is at least one.
std::string failures(const std::vector<SweepResult>& results) {
  const SweepResult& first = *std::ranges::find_if(results, has_failed);
  return fmt::format("{} of {} runs failed; the first: {}: {}",
                     std::ranges::count_if(results, has_failed), results.size(), first.run.name,
                     first.error);
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

// The batch scripts of the runs that are missing in `work`.
void print_scripts(const learning::SlurmPool& pool, const learning::SweepPlan& plan,
                   const fs::path& work, const Context& context) {
  for (const std::string& script : pool.scripts(learning::missing_runs(plan, work))) {
    context.say(script);
  }
}

}  // namespace

ExitCode run_sweep(Arguments& args, Context& context) {
  learning::SweepRequest o;
  nn::TrainConfig train;
  Place place;
  bool resume = false, force = false;
  declare_sweep(args, o, train, place, resume, force);
  if (parse(args, context)) return ExitCode::kDone;
  o.rank = learning::full_number(o.rank);
  const fs::path program = program_file();
  if (place.task >= 0) {
    const fs::path work = resumable_folder(o.output);
    const bool ended =
        learning::run_slurm_task(learning::read_plan(work), work,
                                 static_cast<std::size_t>(place.task), program, context.stop);
    return ended ? ExitCode::kDone : ExitCode::kInterrupted;
  }
  place.check(args);
  train.seed = context.seed;
  o.given = args.given_fields(fields(train));
  const learning::SweepPlan plan = resume
                                       ? resume_sweep(o, place, args, context)
                                       : begin_sweep(o, force, place.dry_run, args, train, context);
  const fs::path work =
      place.dry_run ? fs::absolute(o.output).string() + ".part" : context.output->work().string();
  learning::LocalPool processes(plan, work, place.jobs, program, context.stop);
  learning::SlurmPool cluster(plan, work, place.options, program, context.log, context.stop);
  if (place.dry_run) {
    print_scripts(cluster, plan, work, context);
    return ExitCode::kDone;
  }
  runs::RunRecord record("sweep", args.effective(plan.options), plan.seed);
  record.resume_from(resume ? read_json_if_there(work / "run.json") : Json::object());
  record.write(work, "running", Json::object());
  std::vector<SweepResult> results = learning::run_sweep(
      plan, work, place.slurm ? static_cast<learning::RunPool&>(cluster) : processes, context.log);
  const bool complete = results.size() == plan.runs.size();
  const auto failed = static_cast<std::size_t>(std::ranges::count_if(results, has_failed));
  const bool all_failed = complete && failed == results.size();
  const std::string failure = failed > 0 ? failures(results) : "";
  if (failed > 0 && !all_failed) context.log.warning(failure);
  Json result = {{"runs", plan.runs.size()}, {"finished", results.size()}, {"failed", failed}};
  std::string complaint;  // about --rank; reported last, when the numbers are safe
  if (complete) {
    result["best"] = write_results(work, plan, results, complaint, context);
  }
  record.write(work, !complete ? "interrupted" : all_failed ? "failed" : "done", result);
  // Jobs may still work in the folder of an incomplete sweep.
  const bool may_move = complete || !place.slurm;
  const bool placed = may_move && context.finish_output(complete && !all_failed, {"slurm"});
  const bool submitted = !complete && place.no_wait && !context.stop.requested();
  if (!complete || !placed) {
    context.say(
        fmt::format("{} with {} of {} runs finished{}; continue with: latplan sweep "
                    "--resume -o {}{}",
                    submitted ? "submitted" : "stopped", results.size(), plan.runs.size(),
                    placed || !may_move ? "" : "; the earlier sweep is kept", o.output.string(),
                    place.slurm ? " --slurm" : ""));
  }
  if (!complaint.empty() && !all_failed) throw usage_error(complaint);
  context.result(result);
  if (all_failed) throw Error(ExitCode::kInternal, o.output.string() + ": " + failure);
  return complete || submitted ? ExitCode::kDone : ExitCode::kInterrupted;
}

}  // namespace latplan::cli
