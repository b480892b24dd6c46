// `latplan evaluate --paper`: every table and figure of the paper's sections on training and planning.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <tuple>

#include "base/error.h"
#include "base/files.h"
#include "base/json_text.h"
#include "base/version.h"
#include "cli/command.h"
#include "cli/paper_runner.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

constexpr auto kCommand = "evaluate --paper";

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
              "how models were chosen: NAME/instances and NAME/instances-... (for the overlap), "
              "NAME/properties.json of a sweep that planned them, NAME/shipped of `evaluate -o`, "
              "NAME/shipped-noisy... of `evaluate --noise 1 -o`; default: OUTPUT/selection");
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

void check_names(const PaperOptions& o) {
  std::vector<std::string> rows, searches;
  for (const pipeline::PaperRow& row : pipeline::paper_rows()) rows.push_back(row.name);
  for (const pipeline::PaperSearch& search : pipeline::paper_searches())
    searches.push_back(search.title);
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
  const pipeline::PaperData data = gather_paper(o, common.seed, context);
  if (context.stop.requested()) {
    const Json result = {{"folder", o.output.string()}};
    record.write(o.output, "interrupted", result);
    context.say(
        "stopped; what was planned is remembered, the pages are as they were: go on with the same "
        "command");
    context.result(result);
    return ExitCode::kInterrupted;
  }
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
  record.write(o.output, "done", result);
  const pipeline::PaperPage summary = pipeline::planning_summary(data);
  if (summary.any) context.say("\n" + report::text_table(summary.header, summary.rows));
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
