#include "experiments/paper_command.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/nearest.h"
#include "base/version.h"
#include "experiments/pages.h"
#include "experiments/results.h"
#include "runs/run_record.h"

namespace latplan::experiments {
namespace {

namespace fs = std::filesystem;

constexpr auto kName = "latplan-paper";

void declare_options(cli::Arguments& args, PaperOptions& o) {
  args.option({"models", &o.models,
               "folder of exported models, runs or shipped, for each world NAME: NAME (of `latplan "
               "learn`), NAME-ama4, NAME-eps0.5, NAME-ama3, NAME-ama3-eps0.5"});
  args.option({"output", &o.output,
               "folder of the pages; its subfolder sweeps holds the output of `latplan sweep` for "
               "the pages on training"},
              "-o");
  args.option({"cache", &o.cache, "folder of finished planner runs, instead of OUTPUT/cache"});
  args.option({"render", &o.render, "write the pages from the cache; plan and measure nothing"});
  args.option({"row", &o.rows, "only row to plan for, for example mnist; repeatable"});
  args.option({"search", &o.searches,
               "only search to plan with: ours, Blind, LAMA, LMCut or M&S; repeatable"});
  args.option({"count", &o.count, "instances per distance", 1, kInstancesPerDistance});
  args.option({"time", &o.time, "seconds per search; 0: 120", 0, 1e6});
  args.option({"memory", &o.memory, "memory per search in GiB, or with a unit (64M)"});
  args.option({"jobs", &o.jobs, "parallel searches, each in its own process", 1, 1024});
  args.option(
      Field{"threads", &o.threads, "CPU threads of the network; 0: one per CPU", 0, 1024}.expert());
  args.example("latplan-paper", "all pages; continues an interrupted run");
  args.example("latplan-paper --row mnist --search ours", "one row with one search");
  args.example("latplan-paper --render", "the pages again, from the cache in OUTPUT");
}

std::string lower_case(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::tolower(c); });
  return text;
}

void check_names(const std::vector<std::string>& given, const std::vector<std::string>& known,
                 const char* option) {
  std::vector<std::string> lower;
  for (const std::string& name : known) lower.push_back(lower_case(name));
  for (const std::string& name : given) {
    if (std::ranges::find(known, name) != known.end()) continue;
    const auto near = std::ranges::find(lower, nearest(lower_case(name), lower));
    const std::string& meant = near == lower.end() ? name : known[near - lower.begin()];
    throw usage_error(fmt::format("{}: {} '{}' is unknown{}", kName, option, name,
                                  expected_one_of(meant, known)));
  }
}

void check_options(const PaperOptions& o) {
  std::vector<std::string> rows, searches;
  for (const PaperRow& row : paper_rows()) rows.push_back(row.name);
  for (const PaperSearch& search : paper_searches()) searches.push_back(search.title);
  check_names(o.rows, rows, "--row");
  check_names(o.searches, searches, "--search");
  std::error_code error;
  if (!fs::is_directory(o.models, error)) {
    throw input_error(o.models.string() + ": no such folder; expected a folder of models");
  }
}

// Creates the folder or continues in one of ours. Folders with files of others are refused.
void open_output(const fs::path& folder, runs::RunRecord& record) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw output_error(folder.string() + ": cannot create: " + error.message());
  if (value_or_null(read_json_if_there(folder / "run.json"), "command") == Json(kName)) return;
  for (const fs::path& entry : list_folder(folder)) {
    const std::string name = entry.filename().string();
    if (name == "cache" || name == "examples" || name == "sweeps" || name == "networks.jsonl")
      continue;
    throw output_error(fmt::format("{}: holds files that {} did not write; expected another name",
                                   folder.string(), kName));
  }
  record.write(folder, "running", Json::object());
}

ExitCode run_paper(cli::Arguments& args, cli::Context& context) {
  context.seed = 2031;  // of instances drawn after the shipped models were made
  PaperOptions o;
  declare_options(args, o);
  if (parse(args, context)) return ExitCode::kDone;
  check_options(o);
  if (o.cache.empty()) o.cache = o.output / "cache";
  runs::RunRecord record(kName, args.effective(), context.seed);
  open_output(o.output, record);
  const PaperResults results = gather_results(o, context);
  Json result = {{"folder", o.output.string()}};
  if (context.stop.requested()) {
    record.write(o.output, "interrupted", result);
    context.say("interrupted; finished runs are in the cache, the pages are unchanged");
    context.result(result);
    return ExitCode::kInterrupted;
  }
  const Provenance provenance = {
      fmt::format("Made by `{}` {} ({}).", kName, version(), revision()),
      fmt::format("Instances of seed {}, {} per distance.", context.seed, o.count)};
  for (const WrittenPage& page : write_pages(o.output, results, provenance)) {
    context.say(fmt::format("{:<30} {}", page.name, page.status));
    result["pages"][page.name] = page.status;
  }
  record.write(o.output, "done", result);
  const PaperPage summary = planning_summary(results);
  if (!summary.rows.empty()) context.say("\n" + report::text_table(summary.header, summary.rows));
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace

const cli::Command& paper_command() {
  static const cli::Command kCommand = {
      kName, "make the tables and figures of the paper from our models", run_paper, {}};
  return kCommand;
}

}  // namespace latplan::experiments
