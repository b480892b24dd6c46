#include "cli/paper_runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/error.h"
#include "base/files.h"
#include "base/picture_file.h"
#include "cli/paper_model.h"
#include "cli/paper_trainings.h"
#include "engine/fast_downward.h"
#include "pipeline/paper_gallery.h"
#include "report/picture_grid.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;
using pipeline::PaperRow;
using pipeline::PaperSearch;
using pipeline::PaperVariant;

bool chosen(const std::vector<std::string>& names, const std::string& name) {
  return names.empty() || std::ranges::find(names, name) != names.end();
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
        if (!model || model->name != folder.filename())
          model = open_model(folder, o_.threads, context_);
        plan_row(*model, row, variant);
      }
    }
    read_sweeps(o_.sweeps, data_);
    read_candidates(o_.selection, o_.models, data_);
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
          model, instances,
          {description_file(cache, seed_), o_.selection, o_.fidelity_states, measure, seed_},
          context_);
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

  const PaperOptions& o_;
  std::uint64_t seed_;
  Context& context_;
  bool planner_ = false;
  fs::path program_ = fs::read_symlink("/proc/self/exe");
  pipeline::PaperData data_;
};

}  // namespace

pipeline::PaperData gather_paper(const PaperOptions& options, std::uint64_t seed,
                                 Context& context) {
  return PaperRunner(options, seed, context).gather();
}

}  // namespace latplan::cli
