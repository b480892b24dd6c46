// `latplan sweep PAIRS.npz -o SWEEP --grid beta1=1,10`: many trainings, each a child process with a folder of its own.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "base/error.h"
#include "base/files.h"
#include "base/json_text.h"
#include "cli/command.h"
#include "cli/sweep_runner.h"
#include "cli/train_arguments.h"
#include "data/instances.h"
#include "pipeline/recipe.h"
#include "report/run_database.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;
using pipeline::Setting;
using pipeline::SweepResult;
using pipeline::SweepRun;

struct SweepOptions {
  nn::TrainConfig typed;
  std::string preset = "fast", recipe, paper_grid, rank = "auto";
  std::vector<std::string> grid, random;
  fs::path pairs_file, output, instances;
  int samples = 10, jobs = 1;
  std::int64_t fidelity_states = 0, pairs = 0;
  double time = 60;
  bool smallest_first = false, resume = false, force = false;
};

void declare_sweep(Arguments& args, SweepOptions& o) {
  args.positional("PAIRS.npz", o.pairs_file, "image pairs; not with --recipe or --resume", false);
  args.option("--output,-o", o.output,
              "the folder to write: runs/, table.md, properties.json, "
              "sweep.db");
  args.require("--output");
  args.option("--grid", o.grid,
              "option=value,value of latplan train; given again, every combination is trained");
  args.option("--random", o.random,
              "option=low:high or option=low:high:log, drawn --samples times; may be given again");
  args.option("--samples", o.samples, "draws of --random", 1, 100000);
  args.option("--paper-grid", o.paper_grid,
              "the paper's grid of F, beta1, beta3 and epsilon: all, kltune, notune or default");
  args.option("--recipe", o.recipe, "makes the pairs, and trains as it says but for what differs");
  args.option("--pairs,-n", o.pairs, "pairs to make instead of the recipe's number", 0,
              100'000'000);
  args.option("--jobs", o.jobs, "trainings at the same time; they share a GPU", 1, 256);
  args.flag("--resume", o.resume,
            "go on with an unfinished sweep: finished runs are kept, others go on from their "
            "checkpoints, and what was killed or ran out of memory or disk is tried again");
  args.option(
      "--rank", o.rank,
      "number to rank by, for example precision, plan/auto/valid or negative_elbo; auto: what "
      "the exported actions make of held-out pairs (held_out_quality) or, of models without "
      "any, held-out exact successors: these alone favour codes that say little");
  args.flag("--smallest-first", o.smallest_first, "the smallest number is the best");
  args.option("--instances", o.instances, "plan these instances with every model");
  args.option("--time", o.time, "seconds a search may take", 0.0, 1e9);
  args.option("--fidelity-states", o.fidelity_states, "unseen states to measure fidelity on", 0,
              1000000);
  args.flag("--force", o.force, "replace the folder if it exists");
  args.section("network and training, the same for all runs");
  declare_train_options(args, o.typed, o.preset);
  args.example("latplan sweep pairs.npz -o sweep --grid beta1=1,10 --grid beta3=1,10,100 --jobs 4",
               "six trainings, four at a time");
  args.example(
      "latplan sweep --recipe mnist -o sweep --grid seed=1,2,3 --rank precision "
      "--fidelity-states 500",
      "three seeds of a recipe, ranked by fidelity");
  args.example("latplan sweep --resume -o sweep", "goes on after a kill");
}

std::vector<Setting> settings_of(const SweepOptions& o, std::uint64_t seed, Log& log) {
  std::vector<pipeline::Axis> axes;
  if (!o.paper_grid.empty()) {
    const std::vector<std::string> known = pipeline::paper_grids();
    if (std::ranges::find(known, o.paper_grid) == known.end()) {
      throw usage_error("--paper-grid '" + o.paper_grid +
                        "'; expected all, kltune, notune or default");
    }
    axes = pipeline::paper_grid(o.paper_grid);
  }
  for (const std::string& text : o.grid) axes.push_back(pipeline::parse_axis(text));
  std::vector<pipeline::Range> ranges;
  for (const std::string& text : o.random) ranges.push_back(pipeline::parse_range(text));
  std::set<std::string> options;
  const auto once = [&](const std::string& option) {
    if (!options.insert(option).second) throw usage_error("sweep: option '" + option + "' twice");
  };
  for (const pipeline::Axis& axis : axes) once(axis.option);
  for (const pipeline::Range& range : ranges) once(range.option);
  if (options.empty()) throw usage_error("sweep: expected --grid, --random or --paper-grid");
  if (ranges.empty()) return pipeline::grid(axes);
  std::vector<Setting> settings;
  const std::vector<Setting> draws = pipeline::random_settings(ranges, o.samples, seed);
  if (draws.size() < static_cast<std::size_t>(o.samples)) {
    log.warning(
        fmt::format("--samples {}: {} different draws were found", o.samples, draws.size()));
  }
  for (const Setting& drawn : draws) {
    for (Setting setting : pipeline::grid(axes)) {
      setting.insert(setting.end(), drawn.begin(), drawn.end());
      settings.push_back(setting);
    }
  }
  return settings;
}

Json to_json(const SweepPlan& plan) {
  Json runs = Json::array();
  for (const SweepRun& run : plan.runs) {
    Json setting = Json::array();
    for (const auto& [option, value] : run.setting) setting.push_back({option, value});
    runs.push_back({{"name", run.name}, {"setting", setting}, {"config", nn::to_json(run.config)}});
  }
  Json recipe;
  if (plan.recipe) recipe = {{"name", plan.recipe->name}, {"content", plan.recipe->to_json()}};
  return {{"pairs", plan.pairs_file.string()},
          {"instances", plan.instances},
          {"recipe", recipe},
          {"method", plan.extract.method},
          {"alpha", plan.extract.alpha},
          {"min-support", plan.extract.min_support},
          {"fidelity_states", plan.fidelity_states},
          {"time", plan.time},
          {"rank", plan.rank},
          {"smallest_first", plan.smallest_first},
          {"options", plan.options},
          {"runs", runs}};
}

SweepPlan read_plan(const fs::path& folder) {
  const std::string file = (folder / "sweep.json").string();
  const Json json = Json::parse(read_text(file), nullptr, false);
  SweepPlan plan;
  try {
    plan.pairs_file = json.at("pairs").get<std::string>();
    plan.instances = json.at("instances").get<std::string>();
    if (const Json recipe = json.value("recipe", Json()); recipe.is_object()) {  // older: none
      plan.recipe = pipeline::recipe_from_json(recipe.at("content"),
                                               recipe.at("name").get<std::string>(), file);
    }
    plan.extract.method = json.at("method").get<std::string>();
    plan.extract.alpha = json.value("alpha", plan.extract.alpha);  // older sweeps had the defaults
    plan.extract.min_support = json.value("min-support", plan.extract.min_support);
    plan.fidelity_states = json.at("fidelity_states").get<std::int64_t>();
    plan.time = json.at("time").get<double>();
    plan.rank = json.at("rank").get<std::string>();
    plan.smallest_first = json.at("smallest_first").get<bool>();
    for (const Json& run : json.at("runs")) {
      SweepRun read{run.at("name").get<std::string>(),
                    {},
                    nn::train_config_from_json(run.at("config"), file)};
      for (const Json& pair : run.at("setting")) {
        read.setting.emplace_back(pair.at(0).get<std::string>(), pair.at(1).get<std::string>());
      }
      plan.runs.push_back(std::move(read));
    }
    // Earlier versions had them in run.json alone.
    plan.options =
        recorded_options(json.contains("options") ? json : report::read_run_record(folder));
  } catch (const nlohmann::json::exception&) {
    throw input_error(file + ": damaged; expected what `latplan sweep` wrote");
  }
  return plan;
}

void check_begin(const SweepOptions& o, const Arguments& args) {
  if (o.recipe.empty() == o.pairs_file.empty()) {
    throw usage_error("sweep: expected either PAIRS.npz or --recipe");
  }
  if (o.recipe.empty() && args.given("--pairs")) throw usage_error("--pairs goes with --recipe");
  if (!o.recipe.empty() && args.given("--preset")) {
    throw usage_error("--preset and --recipe: expected one of them");
  }
  // Not after the trainings: would they be planned?
  if (!o.instances.empty()) data::read_instances(o.instances);
}

// Makes the folder, with the pairs of a recipe in it. `o` is left with the values that count.
SweepPlan begin_sweep(SweepOptions& o, const Arguments& args, std::uint64_t& seed,
                      Context& context) {
  check_begin(o, args);
  SweepPlan plan;
  nn::TrainConfig base;
  data::PairSet pairs;
  if (o.recipe.empty()) {
    base = from_preset(o.preset, o.typed, args, context.backend);
    plan.pairs_file = fs::absolute(o.pairs_file);
    pairs = data::read_pairs(plan.pairs_file);
  } else {
    plan.recipe = pipeline::read_recipe(o.recipe);
    base = with_given_options(nn::to_json(plan.recipe->train), o.typed, args, o.recipe);
    o.preset.clear();
    plan.extract = plan.recipe->extract;
    plan.pairs_file = "pairs.npz";
    pairs = pipeline::recipe_pairs(*plan.recipe, o.pairs, context.log, context.stop);
  }
  for (const Setting& setting : settings_of(o, seed, context.log)) {
    SweepRun run{pipeline::setting_name(setting), setting, pipeline::with_setting(base, setting)};
    nn::check_config(run.config);
    context.networks().prepare(pairs, run.config, o.output, false);
    plan.runs.push_back(std::move(run));
  }
  plan.instances = o.instances.empty() ? "" : fs::absolute(o.instances).string();
  plan.fidelity_states = o.fidelity_states;
  plan.time = o.time;
  plan.rank = o.rank;
  plan.smallest_first = o.smallest_first;
  o.typed = base;
  seed = base.seed;
  for (const auto& [name, value] : args.effective()) plan.options[name] = value;
  make_output(o.output, o.force, {o.pairs_file, o.instances}, context);
  context.keep_output();  // what is refused from now on is refused in a run's own process
  if (!o.recipe.empty()) data::write_pairs(o.output / plan.pairs_file, pairs);
  write_atomically(o.output / "sweep.json", json_text(to_json(plan), 2) + "\n");
  return plan;
}

bool same_place(const fs::path& one, const fs::path& other) {
  std::error_code error;
  return fs::weakly_canonical(fs::absolute(one), error) ==
         fs::weakly_canonical(fs::absolute(other), error);
}

// Going on, an option may be told again, but not otherwise: half of the runs would not be like the others.
SweepPlan resume_sweep(const SweepOptions& o, const Arguments& args) {
  SweepPlan plan = read_plan(o.output);
  std::optional<std::string> changed = args.changed_since(
      plan.options, {"PAIRS.npz", "--instances", "--output", "--resume", "--jobs", "--rank",
                     "--smallest-first", "--json", "--quiet"});
  const fs::path pairs =
      plan.pairs_file.is_relative() ? o.output / plan.pairs_file : plan.pairs_file;
  std::error_code error;
  if (!o.pairs_file.empty() && !same_place(o.pairs_file, pairs)) {
    if (fs::exists(pairs, error)) changed = "PAIRS.npz";
    plan.pairs_file = fs::absolute(o.pairs_file);  // where they are now
  }
  if (!o.instances.empty() &&
      (plan.instances.empty() || !same_place(o.instances, plan.instances))) {
    changed = "--instances";
  }
  if (changed) throw usage_error(*changed + ": a resumed sweep keeps the options it began with");
  if (args.given("--rank")) plan.rank = o.rank;
  if (args.given("--smallest-first")) plan.smallest_first = true;
  return plan;
}

// run.json as it will be, with what an earlier sitting said of its seed and times.
report::RunRecord begin_record(const SweepOptions& o, const SweepPlan& plan, const Arguments& args,
                               std::uint64_t seed) {
  std::error_code error;
  const bool known = o.resume && fs::exists(o.output / "run.json", error);
  const Json earlier = known ? report::read_run_record(o.output) : Json::object();
  const Json first_seed = earlier.value("seed", Json());
  report::RunRecord record(
      "sweep", args.effective(plan.options),
      first_seed.is_number_unsigned() ? first_seed.get<std::uint64_t>() : seed);
  record.go_on_from(earlier);
  return record;
}

void write_database(const fs::path& file, const std::vector<SweepResult>& results,
                    const Context& context) {
  if (!report::has_databases()) {
    context.log.warning("no sweep.db: this build has no SQLite");
    return;
  }
  report::Database database(file);
  database.run(
      "create table runs (name text primary key, world text, error text);"
      "create table options (run text, name text, value text);"
      "create table numbers (run text, name text, value real);"
      "create table instances (run text, name text, search text, found integer, valid integer, "
      "optimal integer, plan_length integer, expanded integer, search_seconds real);");
  for (const SweepResult& result : results) {
    database.insert("runs", {result.run.name, result.world, result.error});
    for (const auto& [option, value] : result.run.setting) {
      database.insert("options", {result.run.name, option, value});
    }
    for (const auto& [name, value] : result.numbers) {
      database.insert("numbers", {result.run.name, name, value});
    }
    for (const auto& [name, found] : result.instances.items()) {
      std::vector<report::Json> row = {result.run.name, name};
      for (const char* key :
           {"search", "found", "valid", "optimal", "plan_length", "expanded", "search_seconds"}) {
        row.push_back(found.contains(key) ? found[key] : Json());
      }
      database.insert("instances", row);
    }
  }
  database.finish();
}

// The number to rank by: as asked for, or else the default, with the reason in `complaint`.
std::string ranking_number(const std::vector<SweepResult>& results, const std::string& asked,
                           std::string& complaint) {
  const auto has_numbers = [](const SweepResult& result) { return !result.numbers.empty(); };
  if (!std::ranges::any_of(results, has_numbers)) return asked;
  try {
    return pipeline::find_number(results, asked);
  } catch (const Error& error) {
    if (asked == "auto") throw;
    complaint = error.what();
  }
  return pipeline::find_number(results, "auto");
}

// Warns of failed runs, with the first reason; how many there are.
std::size_t count_failed(const std::vector<SweepResult>& results, const Context& context) {
  const auto failed = [](const SweepResult& result) { return !result.error.empty(); };
  const auto first = std::ranges::find_if(results, failed);
  if (first == results.end()) return 0;
  const auto count = std::ranges::count_if(results, failed);
  context.log.warning(fmt::format("sweep: {} of {} runs failed; the first: {}: {}", count,
                                  results.size(), first->run.name, first->error));
  return static_cast<std::size_t>(count);
}

// The files of a finished sweep; the best run's name, null when all failed.
Json write_results(const fs::path& folder, const SweepPlan& plan, std::vector<SweepResult>& results,
                   std::string& complaint, const Context& context) {
  write_atomically(folder / "properties.json",
                   json_text(pipeline::lab_properties(results), 2) + "\n");
  write_database(folder / "sweep.db", results, context);
  const std::string number = ranking_number(results, plan.rank, complaint);
  pipeline::rank(results, number, plan.smallest_first && complaint.empty());
  const std::string table = pipeline::sweep_table(results, number);
  write_atomically(folder / "table.md", table);
  context.say(table);
  return results.front().error.empty() ? Json(results.front().run.name) : Json();
}

}  // namespace

ExitCode run_sweep(Arguments& args, Context& context) {
  CommonOptions common;
  SweepOptions o;
  declare_sweep(args, o);
  declare_common(args, common);
  if (parse(args, context, common)) return ExitCode::kDone;
  o.typed.seed = common.seed;
  context.networks();
  const SweepPlan plan =
      o.resume ? resume_sweep(o, args) : begin_sweep(o, args, common.seed, context);
  report::RunRecord record = begin_record(o, plan, args, common.seed);
  record.write(o.output, "running", Json::object());
  std::vector<SweepResult> results = run_all(plan, o.output, o.jobs, context);
  const bool whole = results.size() == plan.runs.size();
  const std::size_t failed = count_failed(results, context);
  const bool in_vain = whole && failed == results.size();
  Json result = {{"runs", plan.runs.size()}, {"finished", results.size()}, {"failed", failed}};
  std::string complaint;  // of a wrong --rank, told last: the numbers are safe by then
  if (whole) {
    result["best"] = write_results(o.output, plan, results, complaint, context);
  } else {
    context.say(
        fmt::format("stopped with {} of {} runs finished; go on with: latplan sweep "
                    "--resume -o {}",
                    results.size(), plan.runs.size(), o.output.string()));
  }
  record.write(o.output, !whole ? "interrupted" : in_vain ? "failed" : "done", result);
  if (!complaint.empty() && !in_vain) throw usage_error(complaint);
  context.result(result);
  if (in_vain) return ExitCode::kInternal;
  return whole ? ExitCode::kDone : ExitCode::kInterrupted;
}

}  // namespace latplan::cli
