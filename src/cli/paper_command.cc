// `latplan evaluate --paper`: every table and figure of the paper's sections on training and planning.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <optional>
#include <tuple>

#include "base/error.h"
#include "base/files.h"
#include "base/json_text.h"
#include "base/picture_file.h"
#include "base/version.h"
#include "cli/avoided_states.h"
#include "cli/command.h"
#include "engine/fast_downward.h"
#include "pipeline/fidelity.h"
#include "pipeline/metrics.h"
#include "pipeline/overlap.h"
#include "pipeline/paper_gallery.h"
#include "pipeline/paper_pages.h"
#include "pipeline/recoding.h"
#include "pipeline/stages.h"
#include "report/picture_grid.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;
using pipeline::PaperRow;
using pipeline::PaperSearch;
using pipeline::PaperVariant;

constexpr auto kCommand = "evaluate --paper";

struct PaperOptions {
  fs::path models = "models", output = "docs/results", sweeps, cache, selection;
  std::vector<std::string> only_rows, only_searches;
  int count = 20, jobs = 1, threads = 0;
  std::int64_t fidelity_states = 500;
  double memory = 8;
  int cycle = pipeline::PlanConfig().cycle;
  bool repair = false;
  bool paper = false, clean_only = false, cached_only = false, no_metrics = false;
};

void declare_paper(Arguments& args, PaperOptions& o) {
  args.flag("--paper", o.paper, "this command");
  args.option(
      "--models", o.models,
      "folder of models, shipped or runs: NAME, NAME-ama3, NAME-eps0.5, NAME-ama3-eps0.5; of "
      "those that are missing only remembered runs are shown");
  args.option("--sweeps", o.sweeps,
              "folder of sweeps and runs, for the figures on training; default: OUTPUT/sweeps");
  args.option("--output,-o", o.output,
              "folder of the pages; those there are renewed, unless there is nothing to show now");
  args.option("--cache", o.cache, "where planner runs are remembered; default: OUTPUT/cache");
  args.option("--row", o.only_rows, "plan for this row only, for example mnist; may be repeated");
  args.option("--search", o.only_searches,
              "plan with this search only: ours, Blind, LAMA, LMCut or M&S; may be repeated");
  args.flag("--clean-only", o.clean_only, "do not plan with noisy pictures");
  args.flag("--cached-only", o.cached_only, "plan nothing: pages of what is remembered");
  args.flag("--no-metrics", o.no_metrics, "measure no model anew");
  args.option("--count", o.count, "instances a distance; the paper's 20", 1, 100000);
  args.option("--selection", o.selection,
              "how models were chosen: NAME/instances (for the overlap), NAME/properties.json of a "
              "sweep that planned them, NAME/shipped of `evaluate -o`; default: OUTPUT/selection");
  args.option("--fidelity-states", o.fidelity_states, "unseen states to measure fidelity on", 0,
              1000000);
  args.option("--memory", o.memory, "GiB a search may take", 0.0, 1e6);
  args.option(
      "--cycle", o.cycle,
      "rounds of decode and encode before planning at most, until nothing changes: they mend codes "
      "that noise spoilt, and leave states alone",
      0, 1000);
  args.flag("--repair", o.repair,
            "where no action applies in the start or leads to the goal, try the nearest codes");
  args.option("--jobs", o.jobs, "searches at the same time, each in a process of its own", 1, 1024);
  args.option("--threads", o.threads, "CPU threads of the network; 0: one per CPU", 0, 1024);
  args.example("latplan evaluate --paper", "goes on where it was stopped");
  args.example("latplan evaluate --paper --row mnist --search ours", "one piece of it");
}

bool chosen(const std::vector<std::string>& names, const std::string& name) {
  return names.empty() || std::ranges::find(names, name) != names.end();
}

void check_names(const PaperOptions& o) {
  std::vector<std::string> rows, searches;
  for (const PaperRow& row : pipeline::paper_rows()) rows.push_back(row.name);
  for (const PaperSearch& search : pipeline::paper_searches()) searches.push_back(search.title);
  const auto check = [](const std::vector<std::string>& given,
                        const std::vector<std::string>& known, const char* option) {
    for (const std::string& name : given) {
      if (std::ranges::find(known, name) != known.end()) continue;
      throw usage_error(
          fmt::format("{} '{}'; expected one of: {}", option, name, fmt::join(known, ", ")));
    }
  };
  check(o.only_rows, rows, "--row");
  check(o.only_searches, searches, "--search");
}

// A model in use: loaded once for all its rows and searches.
struct OpenModel {
  std::string name;
  pipeline::RunFolder run;
  std::unique_ptr<nn::TrainedModel> network;
  symbolic::ActionTable table;
  std::unique_ptr<domains::Domain> world;
  std::string checksum;
};

OpenModel open_model(const fs::path& folder, const PaperOptions& o, const Context& context) {
  OpenModel model;
  model.name = folder.filename().string();
  model.run = pipeline::open_run(folder);
  model.network = pipeline::load_model(context.networks(), model.run, o.threads);
  model.table = pipeline::read_table(model.run, *model.network);
  model.world = pipeline::make_world(model.run);
  if (!model.world) throw input_error(folder.string() + ": tells no world; nobody can judge it");
  model.checksum = pipeline::model_checksum(model.run.model, model.run.domain_file());
  return model;
}

// `folder`: the model whose world that is, to be named where it has no such instances.
std::vector<data::Instance> row_instances(const PaperRow& row, const fs::path& folder,
                                          const domains::Domain& world, int count,
                                          std::uint64_t seed) {
  data::InstanceConfig config;
  config.distances = row.distances;
  config.count = count;
  config.seed = Rng(seed).fork("paper/" + row.name).next();
  config.random_goal = row.random_goal;
  try {
    return data::make_instances(world, config);
  } catch (const Error& error) {
    throw input_error(folder.string() + ": not a model of the row " + row.name + ": " +
                      error.what());
  }
}

fs::path description_file(const pipeline::PlanningCache& cache, std::uint64_t seed) {
  return cache.folder() / fmt::format("model-seed{}.json", seed);
}

Json remembered_description(const fs::path& file) {
  std::error_code error;
  return fs::exists(file, error) ? Json::parse(read_text(file), nullptr, false) : Json();
}

// How many instances share a state with those the model was chosen by. False: known already, none are there, or the
// description is about others.
bool count_selection(Json& description, const OpenModel& model,
                     const std::vector<data::Instance>& instances, const fs::path& selections) {
  const fs::path selection = selections / model.name / "instances";
  std::error_code error;
  const Json overlap = description.value("overlap", Json::object());
  const bool open = !overlap.contains("selection") &&
                    overlap.value("instances", std::size_t{0}) == instances.size();
  if (!open || !fs::exists(selection, error)) return false;
  description["overlap"]["selection"] =
      pipeline::count_shared(instances, states_in(selection, *model.world), *model.world);
  return true;
}

// What `latplan export` measured: of a run in export.json, of a shipped model in its provenance.
Json export_of(const pipeline::RunFolder& run) {
  std::error_code error;
  for (const char* name : {"export.json", "provenance.json"}) {
    const fs::path file = run.folder / name;
    if (!fs::exists(file, error)) continue;
    const Json json = Json::parse(read_text(file), nullptr, false);
    if (!json.is_object()) continue;
    if (name == std::string("export.json")) return json.value("result", Json());
    if (json.contains("export")) return json["export"];
  }
  return {};
}

Json fidelity_of(const OpenModel& model, std::int64_t states,
                 const std::vector<domains::State>& seen, std::uint64_t seed) {
  return pipeline::to_json(pipeline::measure_fidelity_anywhere(
      *model.world, *model.network, pipeline::successors_by(model.table), states, seen,
      Rng(seed).fork("fidelity")));
}

// Table, metrics, fidelity and overlap of a model: remembered in that file, too.
Json describe_model(const OpenModel& model, const std::vector<data::Instance>& instances,
                    const PaperOptions& o, const fs::path& file, bool measure, std::uint64_t seed,
                    Context& context) {
  if (Json known = remembered_description(file); known.is_object()) {
    bool more = count_selection(known, model, instances, o.selection);
    if (const Json exported = export_of(model.run);
        !exported.is_null() && !known.contains("export")) {
      known["export"] = exported;
      more = true;
    }
    if (more) write_atomically(file, json_text(known, 1) + "\n");
    return known;
  }
  const symbolic::TableStatistics s = symbolic::statistics(model.table);
  Json json = {{"table",
                {{"actions", s.actions},
                 {"propositions", s.propositions},
                 {"mean_add", s.mean_add},
                 {"mean_del", s.mean_del},
                 {"mean_pos", s.mean_pos},
                 {"mean_neg", s.mean_neg}}}};
  const Json network = Json::parse(read_text(model.run.model / "model.json"), nullptr, false);
  if (network.is_object() && network.contains("config")) json["config"] = network["config"];
  if (const Json exported = export_of(model.run); !exported.is_null()) json["export"] = exported;
  if (!measure) return json;
  const data::PairSet pairs = pipeline::training_pairs(model.run, {}, model.network->image_shape(),
                                                       context.log, context.stop);
  if (context.stop.requested()) return json;
  const auto transitions = data::count_transitions(pairs);
  json["pairs"] = pairs.rows(data::Split::kTrain).size();
  json["transitions"] = transitions.at(data::Split::kTrain);
  json["pairs_per_action"] =
      json["pairs"].get<double>() / std::max(1, static_cast<int>(model.table.actions.size()));
  json["metrics"] = pipeline::to_json(pipeline::measure_model(
      *model.network, pairs, data::Split::kTest, {}, Rng(seed).fork("metrics")));
  const auto seen = pipeline::training_states(pairs);
  if (Json fidelity = fidelity_of(model, o.fidelity_states, seen, seed); !fidelity.is_null()) {
    json["fidelity"] = std::move(fidelity);
  }
  json["overlap"] = {{"instances", instances.size()},
                     {"training", pipeline::count_shared(instances, seen, *model.world)}};
  count_selection(json, model, instances, o.selection);
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  write_atomically(file, json_text(json, 1) + "\n");
  return json;
}

class PaperRunner {
 public:
  PaperRunner(const PaperOptions& options, std::uint64_t seed, Context& context)
      : o_(options), seed_(seed), context_(context) {
    planner_ = engine::find_fast_downward().has_value();
    if (!planner_) context.log.warning("no Fast Downward: Blind, LAMA, LMCut and M&S are not run");
  }

  pipeline::PaperData gather() {
    for (const PaperVariant& variant : pipeline::paper_variants()) {
      std::optional<OpenModel> model;  // of the row before, which often is the same
      for (const PaperRow& row : pipeline::paper_rows()) {
        const fs::path folder = o_.models / (row.model + variant.suffix);
        std::error_code error;
        if (context_.stop.requested()) continue;
        if (!fs::exists(folder, error)) {
          recall_row(row, variant);
          continue;
        }
        if (!model || model->name != folder.filename()) model = open_model(folder, o_, context_);
        plan_row(*model, row, variant);
      }
    }
    read_sweeps();
    read_candidates();
    data_.gallery = pipeline::read_gallery(o_.output / "gallery");
    for (const PaperRow& row : pipeline::paper_rows()) {
      const std::string picture = "noise/" + row.name + ".png";
      std::error_code error;
      if (fs::exists(o_.output / picture, error)) data_.noise[row.title] = picture;
    }
    return std::move(data_);
  }

 private:
  pipeline::PlanConfig plan_config(const PaperSearch& search, const PaperVariant& variant,
                                   bool noisy) const {
    pipeline::PlanConfig config;
    config.time = pipeline::time_limit(search, variant);
    config.memory = o_.memory;
    config.cycle = o_.cycle;
    config.repair = o_.repair;
    config.noise = noisy ? pipeline::kPaperNoise : 0;
    config.seed = seed_;
    return config;
  }

  bool asked_for(const PaperRow& row, const PaperSearch& search, bool noisy) const {
    return !o_.cached_only && chosen(o_.only_rows, row.name) &&
           chosen(o_.only_searches, search.title) && !(noisy && o_.clean_only) &&
           (planner_ || !search.search.starts_with("fd:"));
  }

  // make(search, config) for every search, clean and noisy, into the data.
  template <typename Make>
  void fill_row(const PaperRow& row, const PaperVariant& variant, const Make& make) {
    for (const PaperSearch& search : pipeline::paper_searches()) {
      for (const bool noisy : {false, true}) {
        data_.cells[pipeline::cell_key(row.name, variant.suffix, search.search, noisy)] =
            make(search, plan_config(search, variant, noisy));
      }
    }
  }

  void plan_row(const OpenModel& model, const PaperRow& row, const PaperVariant& variant) {
    const auto instances = row_instances(row, model.run.folder, *model.world, o_.count, seed_);
    const pipeline::PlanningCache cache(o_.cache, model.name, model.checksum);
    const bool measure = !o_.no_metrics && !o_.cached_only && chosen(o_.only_rows, row.name);
    if (!row.random_goal) {
      data_.models[model.name] = describe_model(
          model, instances, o_, description_file(cache, seed_), measure, seed_, context_);
    }
    const pipeline::RowTask task{*model.network, model.table, *model.world, instances,
                                 row.name + variant.suffix};
    fill_row(row, variant, [&](const PaperSearch& search, const pipeline::PlanConfig& config) {
      if (!asked_for(row, search, config.noise > 0)) {
        return pipeline::remembered_cell(instances, task.row, search, config, cache);
      }
      return pipeline::complete_cell(task, search, config, cache, o_.jobs, program_, context_.log,
                                     context_.stop);
    });
    if (o_.cached_only || !variant.suffix.empty() || !chosen(o_.only_rows, row.name)) return;
    draw_row(model, row, task);
  }

  // Pictures of the row: examples of its plans, and what noise does.
  void draw_row(const OpenModel& model, const PaperRow& row, const pipeline::RowTask& task) {
    std::vector<pipeline::ExampleSource> sources;
    for (const PaperSearch& search : pipeline::paper_searches()) {
      if (search.search.starts_with("fd:") && !planner_) continue;
      for (const bool noisy : {false, true}) {
        sources.push_back({search, plan_config(search, pipeline::paper_variants().front(), noisy),
                           data_.cells[pipeline::cell_key(row.name, "", search.search, noisy)]});
      }
    }
    pipeline::complete_gallery(task, model.checksum, sources, o_.output / "gallery", context_.stop);
    if (row.random_goal || task.instances.empty()) return;
    Rng rng = Rng(seed_).fork("paper/noise");
    const Image& before = task.instances[0].init;
    const Image after =
        model.network->with_noise(std::span(&before, 1), pipeline::kPaperNoise, rng)[0];
    const std::vector<Image> pictures = {before, after};
    const std::vector<std::string> captions = {"clean", "noisy"};
    std::error_code error;
    fs::create_directories(o_.output / "noise", error);
    write_png(o_.output / "noise" / (row.name + ".png"),
              report::draw_strip(pictures, captions, {}, {}));
  }

  // A model that is not there, but whose runs are: its world is that of the model it is a variant of.
  void recall_row(const PaperRow& row, const PaperVariant& variant) {
    const std::string name = row.model + variant.suffix;
    const auto cache = pipeline::PlanningCache::of_absent_model(o_.cache, name);
    const fs::path sibling = o_.models / row.model;
    std::error_code error;
    if (!cache || !fs::exists(sibling, error)) return;
    const auto world = pipeline::make_world(pipeline::open_run(sibling));
    if (!world) return;
    const auto instances = row_instances(row, sibling, *world, o_.count, seed_);
    Json description = remembered_description(description_file(*cache, seed_));
    if (description.is_object()) data_.models[name] = std::move(description);
    fill_row(row, variant, [&](const PaperSearch& search, const pipeline::PlanConfig& config) {
      return pipeline::recalled_cell(instances, row.name + variant.suffix, search, config, *cache);
    });
  }

  void read_candidates() {
    for (const fs::path& folder : list_folder(o_.selection)) {
      std::vector<Json>& candidates = data_.candidates[folder.filename().string()];
      std::error_code error;
      if (fs::exists(folder / "shipped/run.json", error)) {
        candidates.push_back(shipped_candidate(folder));
      }
      if (!fs::exists(folder / "properties.json", error)) continue;
      for (const Json& entry : trainings_of(folder / "properties.json")) {
        candidates.push_back({{"name", entry.value("algorithm", "")},
                              {"exact", entry.value("train/best_held_out_exact", Json())},
                              {"quality", entry.value("export/held_out_quality", Json())},
                              {"instances", entry.value("plan/auto/instances", Json())},
                              {"found", entry.value("plan/auto/found", Json())},
                              {"valid", entry.value("plan/auto/valid", Json())},
                              {"optimal", entry.value("plan/auto/optimal", Json())}});
      }
    }
  }

  Json shipped_candidate(const fs::path& folder) const {
    const Json result = report::read_run_record(folder / "shipped").value("result", Json::object());
    Json one = {{"name", "the shipped one"},
                {"shipped", true},
                {"exact", pipeline::held_out_exact(o_.models / folder.filename())}};
    for (const Json& row : result.value("counts", Json::array())) {
      if (row.value("distance", Json()) == "all") one.update(row);
    }
    const auto model = data_.models.find(folder.filename().string());
    if (model != data_.models.end() && model->second.contains("export")) {
      one["quality"] = pipeline::held_out_quality(model->second["export"]);
    }
    return one;
  }

  // The trainings of a sweep.
  static std::vector<Json> trainings_of(const fs::path& properties_file) {
    const Json properties = Json::parse(read_text(properties_file), nullptr, false);
    if (!properties.is_object())
      throw input_error(properties_file.string() + ": damaged; expected JSON");
    std::vector<Json> trainings;
    for (const auto& [id, entry] : properties.items()) {
      if (entry.is_object() && entry.value("problem", "") == "training") trainings.push_back(entry);
    }
    return trainings;
  }

  // Sweeps have properties.json, runs and sweeps' runs train.jsonl.
  void read_sweeps() {
    for (const fs::path& folder : list_folder(o_.sweeps)) {
      std::error_code error;
      const fs::path file = folder / "properties.json";
      if (fs::exists(file, error)) {
        for (Json& training : trainings_of(file)) data_.sweeps.push_back(std::move(training));
      }
      read_curve(folder, folder.filename().string());
      for (const fs::path& run : list_folder(folder / "runs")) {
        read_curve(run, folder.filename().string() + " " + run.filename().string());
      }
    }
  }

  void read_curve(const fs::path& run, const std::string& name) {
    std::ifstream in(run / "train.jsonl");
    pipeline::PaperCurve curve{name, {}};
    for (std::string line; std::getline(in, line);) {
      Json json = Json::parse(line, nullptr, false);
      if (json.is_object()) curve.lines.push_back(std::move(json));
    }
    if (!curve.lines.empty()) data_.curves.push_back(std::move(curve));
  }

  const PaperOptions& o_;
  std::uint64_t seed_;
  Context& context_;
  bool planner_ = false;
  fs::path program_ = fs::read_symlink("/proc/self/exe");
  pipeline::PaperData data_;
};

}  // namespace

namespace {

// A misspelt folder would look like one in which nothing was run.
void check_folders(const PaperOptions& o, const Arguments& args) {
  std::error_code error;
  for (const auto& [option, folder, holds] :
       {std::tuple{"--models", o.models, "models"}, std::tuple{"--sweeps", o.sweeps, "sweeps"},
        std::tuple{"--selection", o.selection, "selections"}}) {
    const bool needed = args.given(option) || folder == o.models;
    if (needed && !fs::is_directory(folder, error)) {
      throw input_error(fmt::format("{}: no such folder; expected one of {} ({})", folder.string(),
                                    holds, option));
    }
  }
}

// Nothing in it, or what was laid there for this command.
bool is_fresh(const fs::path& folder) {
  return std::ranges::all_of(list_folder(folder), [](const fs::path& entry) {
    return entry.filename() == "cache" || entry.filename() == "sweeps" ||
           entry.filename() == "selection";
  });
}

bool is_ours(const fs::path& folder) {
  std::error_code error;
  if (!fs::exists(folder / "run.json", error)) return false;
  const Json record = Json::parse(read_text(folder / "run.json"), nullptr, false);
  return record.is_object() && record.contains("command") && record["command"] == kCommand;
}

// Results are gathered in pieces, so a folder of theirs is gone on with; anyone else's is left alone.
void open_results(const fs::path& folder, report::RunRecord& record) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw output_error(folder.string() + ": cannot create: " + error.message());
  if (is_ours(folder)) return;
  if (!is_fresh(folder)) {
    throw output_error(folder.string() + ": holds files that `latplan " + kCommand +
                       "` did not write; choose another name");
  }
  record.write(folder, "running", Json::object());
}

}  // namespace

ExitCode run_paper(Arguments& args, Context& context) {
  CommonOptions common;
  common.seed = 2022;  // no training and no selection uses it
  PaperOptions o;
  declare_paper(args, o);
  declare_common(args, common);
  if (parse(args, context, common)) return ExitCode::kDone;
  check_names(o);
  if (o.cache.empty()) o.cache = o.output / "cache";
  if (o.sweeps.empty()) o.sweeps = o.output / "sweeps";
  if (o.selection.empty()) o.selection = o.output / "selection";
  context.networks();
  check_folders(o, args);
  report::RunRecord record(kCommand, args.effective(), common.seed);
  open_results(o.output, record);
  const pipeline::PaperData data = PaperRunner(o, common.seed, context).gather();
  const std::string provenance = fmt::format(
      "Made by `latplan evaluate --paper` {} ({}): instances of seed {}, {} a distance, rounds of "
      "decoding and encoding before planning: {}{}.",
      version(), revision(), common.seed, o.count, o.cycle, o.repair ? ", pictures repaired" : "");
  std::vector<std::string> status;
  Json pages = Json::object();
  for (const pipeline::PaperLabel& label : pipeline::paper_labels()) {
    const pipeline::PaperPage page = label.make(data);
    status.push_back(pipeline::write_page(o.output, label, page, provenance));
    pages[label.label] = status.back();
    context.say(fmt::format("{:<30} {}", label.label, status.back()));
  }
  pipeline::write_index(o.output, status, provenance);
  const Json result = {{"folder", o.output.string()}, {"pages", pages}};
  record.write(o.output, context.stop.requested() ? "interrupted" : "done", result);
  const pipeline::PaperPage summary = pipeline::planning_summary(data);
  if (summary.any) context.say("\n" + report::text_table(summary.header, summary.rows));
  context.result(result);
  return context.stop.requested() ? ExitCode::kInterrupted : ExitCode::kDone;
}

}  // namespace latplan::cli
