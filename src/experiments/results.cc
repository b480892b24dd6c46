#include "experiments/results.h"

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/picture_file.h"
#include "base/program_files.h"
#include "data/draw_instances.h"
#include "engine/fast_downward.h"
#include "evaluation/evaluation.h"
#include "evaluation/world_of_run.h"
#include "experiments/model_description.h"
#include "planning/plan_files.h"
#include "report/picture_grid.h"
#include "runs/open_model.h"

namespace latplan::experiments {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostPictures = 40;  // of an example

bool chosen(const std::vector<std::string>& names, const std::string& name) {
  return names.empty() || std::ranges::find(names, name) != names.end();
}

// A loaded model and its world.
struct WorkingModel {
  fs::path folder;
  runs::OpenModel model;
  std::unique_ptr<domains::Domain> world;
};

class Gatherer {
 public:
  Gatherer(const PaperOptions& options, const cli::Context& context)
      : options_(options), context_(context) {
    if (options.render) return;
    has_fast_downward_ = engine::find_fast_downward().has_value();
    if (!has_fast_downward_) {
      context.log.warning("Fast Downward not found: no runs with Blind, LAMA, LMCut and M&S");
    }
    if (options.jobs > 1) {
      const fs::path latplan = program_file().parent_path() / "latplan";
      std::error_code error;
      if (!fs::exists(latplan, error)) {
        throw input_error(latplan.string() + ": not found; --jobs expects it beside latplan-paper");
      }
      solve_ = {latplan.string(), "solve", "--json", "--quiet"};
    }
  }

  PaperResults gather() {
    for (const PaperVariant& variant : paper_variants()) {
      for (const PaperRow& row : paper_rows()) {
        const fs::path folder = options_.models / (row.model + variant.suffix);
        std::error_code error;
        if (!context_.stop.requested() && fs::exists(folder, error)) add_row(row, variant, folder);
      }
    }
    results_.trainings = read_trainings(options_.output / "sweeps");
    results_.networks = json_lines(options_.output / "networks.jsonl");
    return std::move(results_);
  }

 private:
  planning::PlanConfig plan_config(const PaperSearch& search, bool noisy) const {
    planning::PlanConfig config;
    config.search.search = search.search;
    config.search.time = options_.time > 0 ? options_.time : search.seconds;
    config.search.memory = options_.memory;
    config.noise = noisy ? kNoise : 0;
    config.seed = context_.seed;
    return config;
  }

  void add_row(const PaperRow& row, const PaperVariant& variant, const fs::path& folder) {
    const runs::RunFolder run = runs::open_run(folder);
    const std::string name = folder.filename().string();
    RunCache cache(options_.cache, name,
                   model_checksum(run.model / "weights.safetensors", run.domain_file()));
    if (!options_.render && chosen(options_.rows, row.name)) plan_row(row, variant, folder, cache);
    for (const PaperSearch& search : paper_searches()) {
      for (const bool noisy : {false, true}) {
        results_.cells[cell_key(row.name, variant.suffix, search.search, noisy)] =
            cache.cell(row, plan_config(search, noisy), options_.count);
      }
    }
    if (!cache.description().is_null()) results_.models[name] = cache.description();
    if (cache.has_pictures(row.name)) results_.illustrated.insert(row.name);
  }

  // Rows of one model follow each other: it is loaded once.
  const WorkingModel& load(const fs::path& folder) {
    if (loaded_ && loaded_->folder == folder) return *loaded_;
    loaded_.reset();
    runs::OpenModel model = runs::open_model(context_.backend, folder, options_.threads);
    model.check_exported();
    auto world = evaluation::make_world(model.run);
    if (!world) {
      throw input_error(folder.string() + ": run.json names no world; plans cannot be validated");
    }
    loaded_ = std::make_unique<WorkingModel>(folder, std::move(model), std::move(world));
    return *loaded_;
  }

  std::vector<RowInstance> draw_instances(const PaperRow& row, const WorkingModel& working) const {
    data::InstanceConfig config;
    config.distances = row.distances;
    config.count = kInstancesPerDistance;
    config.seed = Rng(context_.seed).fork("paper/" + row.name).next();
    config.random_goal = row.random_goal;
    std::vector<RowInstance> instances;
    try {
      for (data::Instance& one : data::make_instances(*working.world, config)) {
        instances.push_back({static_cast<int>(instances.size()), std::move(one)});
      }
    } catch (const Error& error) {
      throw input_error(working.folder.string() + ": not a model of the row " + row.name + ": " +
                        error.what());
    }
    return instances;
  }

  void plan_row(const PaperRow& row, const PaperVariant& variant, const fs::path& folder,
                RunCache& cache) {
    const WorkingModel& working = load(folder);
    RowTask task{runs::planning_model(working.model, {}), *working.world,
                 draw_instances(row, working), row.name};
    if (!row.random_goal && !describes(cache.description(), task.instances.size(), context_.seed)) {
      std::vector<data::Instance> instances;
      for (const RowInstance& one : task.instances) instances.push_back(one.instance);
      const Json description = describe_model(working.model, *working.world, instances,
                                              context_.seed, context_.log, context_.stop);
      if (!description.is_null()) cache.set_description(description);
    }
    std::erase_if(task.instances, [&](const RowInstance& one) {
      return one.index % kInstancesPerDistance >= options_.count;
    });
    for (const PaperSearch& search : paper_searches()) {
      if (!chosen(options_.searches, search.title)) continue;
      if (search.uses_fast_downward() && !has_fast_downward_) continue;
      for (const bool noisy : {false, true}) {
        complete_cell(task, plan_config(search, noisy), options_.jobs, solve_, cache, context_.log,
                      context_.stop);
      }
    }
    const bool illustrated = variant.suffix.empty() && !row.hanoi;
    if (illustrated && !cache.has_pictures(row.name)) draw_row(row, working, task, cache);
  }

  // The example of a row. The cache holds numbers only: its instance is planned again.
  void draw_row(const PaperRow& row, const WorkingModel& working, const RowTask& task,
                RunCache& cache) {
    const planning::PlanConfig config = plan_config(paper_searches().front(), true);
    const PlanningCell cell = cache.cell(row, config, options_.count);
    const Json* run = example_run(&cell);
    if (run == nullptr || context_.stop.requested()) return;
    const int index = (*run)["index"].get<int>();
    const auto example = std::ranges::find(task.instances, index, &RowInstance::index);
    if (example == task.instances.end()) return;
    evaluation::EvaluationConfig evaluation{config, {config.search.search}, 1, {}};
    evaluation.plan.seed += static_cast<std::uint64_t>(index);
    SilentLog silent;
    const std::vector<data::Instance> instances = {example->instance};
    const auto results = evaluation::plan_instances(task.model, &task.world, instances, evaluation,
                                                    {}, silent, context_.stop);
    if (results.empty() || results[0].outcome.images.empty()) return;
    const fs::path folder = options_.output / "examples";
    std::error_code error;
    fs::create_directories(folder, error);
    write_png(folder / (row.name + "-plan.png"),
              planning::plan_strip(results[0].outcome, results[0].judgement, kMostPictures));
    if (row.is_main_world()) {
      Rng rng = Rng(context_.seed).fork("paper/noise");
      const Image& clean = task.instances[0].instance.init;
      const Image noisy =
          nn::with_noise(*working.model.network, std::span(&clean, 1), kNoise, rng)[0];
      write_png(folder / (row.name + "-start.png"),
                report::draw_strip(std::vector{clean, noisy},
                                   std::vector<std::string>{"clean", "noisy"}, {}));
    }
    cache.set_pictures(row.name);
  }

  const PaperOptions& options_;
  const cli::Context& context_;
  bool has_fast_downward_ = false;
  planning::SolveCommand solve_;
  std::unique_ptr<WorkingModel> loaded_;
  PaperResults results_;
};

}  // namespace

std::string cell_key(const std::string& row, const std::string& suffix, const std::string& search,
                     bool noisy) {
  return row + suffix + "/" + search + (noisy ? "/noisy" : "/clean");
}

const PlanningCell* PaperResults::cell(const PaperRow& row, const PaperVariant& variant,
                                       const PaperSearch& search, bool noisy) const {
  const auto found = cells.find(cell_key(row.name, variant.suffix, search.search, noisy));
  return found == cells.end() || found->second.runs.empty() ? nullptr : &found->second;
}

const Json* example_run(const PlanningCell* noisy) {
  if (noisy == nullptr) return nullptr;
  const auto run = std::ranges::find_if(
      noisy->runs, [](const Json& one) { return value_or_null(one, "valid") == Json(true); });
  return run == noisy->runs.end() ? nullptr : &*run;
}

PaperResults gather_results(const PaperOptions& options, const cli::Context& context) {
  return Gatherer(options, context).gather();
}

}  // namespace latplan::experiments
