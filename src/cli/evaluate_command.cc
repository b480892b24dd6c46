// `latplan evaluate RUN [INSTANCES]`.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "base/error.h"
#include "base/files.h"
#include "cli/avoided_states.h"
#include "cli/command.h"
#include "cli/search_arguments.h"
#include "pipeline/consistency.h"
#include "pipeline/evaluation.h"
#include "pipeline/fidelity.h"
#include "pipeline/metrics.h"
#include "pipeline/overlap.h"
#include "pipeline/plan_files.h"
#include "pipeline/recoding.h"
#include "pipeline/stages.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

// 5 and 7; smaller worlds are asked for what they have.
std::vector<int> default_distances(const domains::Domain* domain) {
  std::set<int> distances;
  for (const int distance : {5, 7}) {
    const int largest =
        domain != nullptr ? domain->largest_distance().value_or(distance) : distance;
    distances.insert(std::min(distance, largest));
  }
  return {distances.begin(), distances.end()};
}

// "puzzle (tiles=mnist)": with the options of `other` that differ, "auto" being as good as any.
std::string world_text(const pipeline::WorldRef& world, const pipeline::WorldRef& other) {
  std::string differing;
  for (const auto& [name, value] : world.options) {
    const auto found = other.options.find(name);
    if (found == other.options.end() || found->second == value) continue;
    if (value == "auto" || found->second == "auto") continue;
    differing += (differing.empty() ? "" : ", ") + name + "=" + value;
  }
  return world.name + (differing.empty() ? "" : " (" + differing + ")");
}

// Pictures of another world are encoded as something, too: found plans would mean nothing.
void warn_of_other_world(const fs::path& folder, const data::InstanceSet& set,
                         const pipeline::RunFolder& run, const Context& context) {
  if (!run.world || set.world.empty()) return;
  const pipeline::WorldRef shown{set.world, set.options};
  const std::string theirs = world_text(shown, *run.world), ours = world_text(*run.world, shown);
  if (theirs == ours) return;
  context.log.warning(fmt::format("evaluate: {}: instances of {}; the model was trained on {}",
                                  folder.string(), theirs, ours));
}

// The instances of a folder, or fresh ones that share no picture with the training data.
std::vector<data::Instance> choose_instances(const fs::path& folder, data::InstanceConfig drawn,
                                             const domains::Domain* domain,
                                             const nn::StateCodec& model,
                                             const pipeline::RunFolder& run,
                                             const Context& context) {
  if (folder.empty()) {
    if (drawn.count == 0) return {};
    if (domain == nullptr)
      throw usage_error(
          "evaluate: no world is known for this run; give a folder of INSTANCES, or --count 0 for "
          "the metrics alone");
    const domains::State fixed = domain->as_seen(
        domain->instance_style() == domains::InstanceStyle::kForward ? domain->start()
                                                                     : domain->goal());
    drawn.random_goal = std::ranges::any_of(
        drawn.avoid, [&](const domains::State& state) { return domain->as_seen(state) == fixed; });
    if (drawn.random_goal)
      context.log.info("evaluate goals=random reason=the-goal-is-in-the-training-data");
    try {
      return data::make_instances(*domain, drawn);
    } catch (const Error& error) {  // a small world: all its states are in the data
      if (drawn.avoid.empty() || error.code() != ExitCode::kUsage) throw;
    }
    drawn.avoid.clear();
    drawn.random_goal = false;
    std::vector<data::Instance> instances = data::make_instances(*domain, drawn);
    context.log.warning(
        "evaluate: too few states are left outside the training data; these instances share states "
        "with it");
    return instances;
  }
  data::InstanceSet set = data::read_instances(folder);
  std::string doubt;  // of the first; so may be others
  for (data::Instance& instance : set.instances) {
    const std::string name = (folder / instance.name).string();
    for (auto* picture : {&instance.init, &instance.goal}) {
      if (doubt.empty()) {
        doubt = data::doubt_of_cut(picture->shape(), name, run.preparation, model.image_shape());
      }
      *picture = data::fit_picture(std::move(*picture), name, run.preparation, model.image_shape());
    }
  }
  if (!doubt.empty()) context.log.warning(doubt);
  warn_of_other_world(folder, set, run, context);
  return std::move(set.instances);
}

Json describe_overlap(const std::vector<data::Instance>& instances,
                      const std::vector<domains::State>& training,
                      const std::optional<std::vector<domains::State>>& selection,
                      const domains::Domain& domain, const Context& context) {
  const auto tell = [&](const std::vector<domains::State>& states, const std::string& what) {
    const std::int64_t shared = pipeline::count_shared(instances, states, domain);
    context.say(fmt::format("{} of {} instances share a start or goal with {}", shared,
                            instances.size(), what));
    return shared;
  };
  Json overlap = {{"instances", instances.size()},
                  {"training", tell(training, "the training data")}};
  if (selection) overlap["selection"] = tell(*selection, "the selection instances");
  return overlap;
}

// What the instances of --selection start from and end in; nothing where there is none, or no world to ask.
std::optional<std::vector<domains::State>> selection_states(const std::vector<fs::path>& folders,
                                                            const domains::Domain* domain) {
  if (folders.empty() || domain == nullptr) return {};
  std::vector<domains::State> all;
  for (const fs::path& folder : folders) {
    const std::vector<domains::State> states = states_in(folder, *domain);
    all.insert(all.end(), states.begin(), states.end());
  }
  return all;
}

struct EvaluateOptions {
  fs::path folder, instances, output, pairs;
  data::InstanceConfig drawn;
  std::int64_t fidelity_states = 500;
  std::int64_t metrics_pairs = 1000;
  std::vector<fs::path> selection;
  int jobs = 1;
  bool force = false, paper = false;
};

void declare_evaluate(Arguments& args, EvaluateOptions& o) {
  o.drawn.distances = {5, 7};
  args.positional("RUN", o.folder, "folder written by `latplan train` and `latplan export`");
  args.positional("INSTANCES", o.instances,
                  "folder made by `latplan instances`; without it instances are "
                  "drawn whose images are not in the training data, as far as there are such",
                  false);
  args.option("--output,-o", o.output,
              "folder for table.md, run.json and every plan; without it only the table");
  args.option("--distance", o.drawn.distances,
              "distances of drawn instances; default: 5 and 7, or the largest the world has", 1,
              100000);
  args.option("--count", o.drawn.count, "drawn instances per distance; 0: fidelity only", 0,
              1000000);
  args.option("--fidelity-states", o.fidelity_states,
              "unseen states to measure fidelity on; 0: none", 0, 1000000);
  args.option("--metrics-pairs", o.metrics_pairs,
              "pairs of the training and of the test split the paper's metrics are measured on; 0: "
              "none",
              0, 100000000);
  args.option("--pairs", o.pairs, "the training pairs, if they moved since training");
  args.option("--selection", o.selection,
              "instances the model was chosen by: tells how many of these share a state with them");
}

// What the model is made of and how it may be followed, loaded once.
struct Subject {
  pipeline::RunFolder run;
  std::unique_ptr<nn::TrainedModel> model;
  symbolic::ActionTable table;  // empty when the model is followed
  std::unique_ptr<domains::Domain> domain;
  std::optional<data::PairSet> pairs;
  pipeline::PlanConfig plan;
  bool moves = true;  // it has actions, exported or followed; otherwise only its codes are measured

  pipeline::Successors successors() const {
    return plan.black_box != nullptr ? pipeline::successors_by(*plan.black_box, plan.filter)
                                     : pipeline::successors_by(table);
  }
};

Json describe_fidelity(const pipeline::Fidelity& f, const Context& context) {
  context.say(fmt::format(
      "fidelity over {} {} states{}: decodable {:.3f}, injective {:.3f}, precision {:.3f}, "
      "recall {:.3f}",
      f.states, f.unseen ? "unseen" : "seen", f.unseen ? "" : " (the training data have them all)",
      f.decodable, f.injective, f.precision, f.recall));
  return pipeline::to_json(f);
}

// For the paper's metrics; those of a shipped model are drawn again only when asked for.
std::optional<data::PairSet> find_pairs(const EvaluateOptions& o, const Subject& subject,
                                        const Arguments& args, Context& context) {
  if (o.metrics_pairs == 0) return {};
  const bool asked = args.given("--pairs") || args.given("--metrics-pairs");
  std::error_code error;
  if (!asked && (subject.run.pairs.empty() || !fs::exists(subject.run.pairs, error))) return {};
  return pipeline::training_pairs(subject.run, o.pairs, subject.model->image_shape(), context.log,
                                  context.stop);
}

Json measure_splits(const EvaluateOptions& o, const Subject& subject, std::uint64_t seed,
                    const Context& context) {
  std::vector<std::pair<std::string, pipeline::Metrics>> splits;
  Json json = Json::object();
  for (const auto& [name, split] :
       {std::pair{"train", data::Split::kTrain}, std::pair{"test", data::Split::kTest}}) {
    if (subject.pairs->rows(split).empty()) continue;
    splits.emplace_back(
        name, pipeline::measure_model(*subject.model, *subject.pairs, split,
                                      {.rows = o.metrics_pairs}, Rng(seed).fork("metrics")));
    json[name] = pipeline::to_json(splits.back().second);
    json[name]["consistency"] = pipeline::to_json(pipeline::measure_consistency(
        *subject.model, subject.successors(), *subject.pairs, split, o.metrics_pairs));
  }
  context.say(pipeline::metrics_table(splits));
  for (const auto& [name, split] : splits) {
    const Json& c = json[name]["consistency"];
    context.say(fmt::format(
        "{} pairs: {:.1f}% of the pictures known again, {:.1f}% look like all others of their "
        "code, "
        "{:.1f}% of the moves change the code, {:.1f}% of them allowed; {:.1f}% of the allowed "
        "successors known again",
        name, 100 * c["stable"].get<double>(), 100 * c["injective"].get<double>(),
        100 * c["distinct"].get<double>(), 100 * c["recall"].get<double>(),
        100 * c["plausible"].get<double>()));
  }
  const symbolic::TableStatistics s = symbolic::statistics(subject.table);
  if (s.actions > 0) {
    json["actions"] = {{"actions", s.actions},   {"mean_add", s.mean_add},
                       {"mean_del", s.mean_del}, {"mean_pos", s.mean_pos},
                       {"mean_neg", s.mean_neg}, {"changeable_bits", s.changeable_bits}};
  }
  return json;
}

Json each_instance(const std::vector<pipeline::InstanceResult>& results, bool one_search) {
  Json each = Json::object();
  for (const pipeline::InstanceResult& r : results) {
    Json& one = one_search ? each[r.name] : each[r.search + " " + r.name];
    one = pipeline::to_json(r);
  }
  return each;
}

// Warns of searches that died, with the first reason.
bool any_failed(const std::vector<pipeline::InstanceResult>& results, const Context& context) {
  const auto failed = [](const pipeline::InstanceResult& r) { return !r.failure.empty(); };
  const auto first = std::ranges::find_if(results, failed);
  if (first == results.end()) return false;
  context.log.warning(fmt::format("evaluate: {} of {} searches died; the first: {} {}: {}",
                                  std::ranges::count_if(results, failed), results.size(),
                                  first->search, first->name, first->failure));
  return true;
}

// Whether plans were written below the folder: FOLDER/INSTANCE, or FOLDER/SEARCH/INSTANCE.
bool holds_plans(const fs::path& folder, int depth = 2) {
  std::error_code error;
  return std::ranges::any_of(list_folder(folder), [&](const fs::path& entry) {
    return fs::exists(entry / "problem.pddl", error) ||
           (depth > 1 && holds_plans(entry, depth - 1));
  });
}

// What is planned is kept, also where a later instance fails.
template <typename Plan>
auto plan_or_keep(const fs::path& output, Context& context, const Plan& plan) {
  try {
    auto results = plan();
    context.keep_output();
    return results;
  } catch (...) {
    if (!output.empty() && holds_plans(output)) context.keep_output();
    throw;
  }
}

Subject load_subject(const EvaluateOptions& o, const SearchArguments& search, std::uint64_t seed,
                     const Arguments& args, Context& context) {
  Subject subject;
  subject.run = pipeline::open_run(o.folder);
  subject.model = pipeline::load_model(context.networks(), subject.run, search.threads());
  subject.plan = search.config(seed);
  std::error_code error;
  const bool codes_alone =
      o.instances.empty() && o.drawn.count == 0 && !fs::exists(subject.run.domain_file(), error);
  search.follow(subject.run, *subject.model, subject.plan);
  subject.moves = subject.plan.black_box != nullptr || !codes_alone;
  subject.table = !subject.moves || subject.plan.black_box != nullptr
                      ? symbolic::ActionTable{subject.model->state_bits(), {}}
                      : pipeline::read_table(subject.run, *subject.model);
  subject.domain = pipeline::make_world(subject.run);
  subject.pairs = find_pairs(o, subject, args, context);
  return subject;
}

}  // namespace

ExitCode run_evaluate(Arguments& args, Context& context) {
  if (args.has_word("--paper")) return run_paper(args, context);
  CommonOptions common;
  EvaluateOptions o;
  declare_evaluate(args, o);
  const SearchArguments search(args, true);
  args.option("--jobs", o.jobs,
              "searches at the same time, each in a process of its own with its own --memory; one "
              "that dies costs its own row (failed) and makes the exit code 32",
              1, 1024);
  args.flag("--force", o.force, "replace the output folder if it exists");
  args.flag("--paper", o.paper,
            "another command: every table and figure of the paper; see latplan evaluate --paper "
            "--help");
  args.example("latplan evaluate run tasks --search auto,astar-blind,fd:lmcut --jobs 2",
               "the same tasks by three searches");
  args.example("latplan evaluate run --distance 5,7 --count 20 -o results",
               "40 fresh instances, fidelity and the paper's metrics");
  declare_common(args, common);
  if (parse(args, context, common)) return ExitCode::kDone;
  search.check();
  Subject subject = load_subject(o, search, common.seed, args, context);
  const domains::Domain* domain = subject.domain.get();
  std::vector<domains::State> seen;
  if (domain != nullptr) {
    seen = pipeline::training_states(subject.run, o.pairs, subject.model->image_shape(), *domain);
  }
  const auto chosen_by = selection_states(o.selection, domain);
  o.drawn.seed = common.seed;
  o.drawn.avoid = seen;
  if (!args.given("--distance")) o.drawn.distances = default_distances(domain);
  const std::vector<data::Instance> instances =
      choose_instances(o.instances, o.drawn, domain, *subject.model, subject.run, context);
  report::RunRecord record("evaluate", args.effective(), common.seed);
  const std::vector<fs::path> inputs = {o.folder, o.instances, o.pairs, subject.run.pairs};
  if (!o.output.empty()) check_output(o.output, o.force, inputs);
  search.filter_as_seen(subject.run, *subject.model, o.pairs, context, subject.plan);
  if (!o.output.empty()) {
    make_output(o.output, o.force, inputs, context);
    record.write(o.output, "running", Json::object());
  }
  // Only now: before this line something may have been wrong, and that is told in one line.
  if (!subject.moves) {
    context.log.warning(
        "evaluate: not exported, so its codes are measured alone: no fidelity, and no successors");
  }
  if (!subject.pairs && o.metrics_pairs > 0) {
    context.log.warning("evaluate: no metrics, the training pairs are gone; --pairs names them");
  }
  if (o.jobs > 1 && subject.plan.black_box != nullptr) {
    context.log.warning("evaluate: --jobs does not count, a followed network is searched alone");
  }
  const pipeline::EvaluationConfig config{subject.plan, search.searches(), o.jobs,
                                          fs::read_symlink("/proc/self/exe"), search.judge()};
  const auto results = plan_or_keep(o.output, context, [&] {
    return pipeline::plan_instances(*subject.model, subject.table, domain, instances, config,
                                    o.output, context.log, context.stop);
  });
  const auto counts = pipeline::count_results(results);
  Json result = {{"counts", pipeline::to_json(counts)}};
  const std::string text = pipeline::markdown_table(counts);
  context.say(text);
  if (domain != nullptr && o.fidelity_states > 0 && subject.moves) {
    result["fidelity"] =
        describe_fidelity(pipeline::measure_fidelity_anywhere(
                              *domain, *subject.model, subject.successors(), o.fidelity_states,
                              seen, Rng(common.seed).fork("fidelity")),
                          context);
  }
  if (domain != nullptr && !instances.empty()) {
    result["overlap"] = describe_overlap(instances, seen, chosen_by, *domain, context);
  }
  if (subject.pairs && o.metrics_pairs > 0) {
    result["metrics"] = measure_splits(o, subject, common.seed, context);
  }
  result["instances"] = each_instance(results, config.searches.size() == 1);
  if (!o.output.empty()) {
    write_atomically(o.output / "table.md", text);
    record.write(o.output, context.stop.requested() ? "interrupted" : "done", result);
  }
  context.result(result);
  return any_failed(results, context) ? ExitCode::kInternal : ExitCode::kDone;
}

}  // namespace latplan::cli
