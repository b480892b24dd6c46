#include "learning/run_worker.h"

#include <fmt/format.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "base/exit_code.h"
#include "base/files.h"
#include "base/result_folder.h"
#include "base/subprocess.h"
#include "nn/model_catalog.h"
#include "runs/run_record.h"

namespace latplan::learning {
namespace {

namespace fs = std::filesystem;

// A training that is stopped ends within ten seconds (cli/program.cc).
constexpr double kStopSeconds = 9;

// Completes one run. A step whose result exists is skipped.
class RunWorker {
 public:
  RunWorker(const SweepPlan& plan, const fs::path& sweep, int cpus, const fs::path& program,
            const StopFlag& stop)
      : plan_(plan), sweep_(sweep), stop_(stop), cpus_(cpus), program_(program) {}

  Outcome finish(const SweepRun& run) const {
    const fs::path folder = run_folder(sweep_, run);
    for (const char* name : {"outcome.json", "job.json"}) {
      ::unlink((folder / name).c_str());  // of an earlier session
    }
    ::rmdir(folder.c_str());  // if nothing else is there
    Outcome outcome = step("train", train_words(run, folder));
    if (plan_.recipe && is_done(folder)) name_recipe(run, folder);
    if (outcome.error.empty() && !exists(folder / "export.json")) {
      outcome = step("export", export_words(run, folder));
      // A model without STRIPS actions is evaluated without PDDL.
      const bool refused = outcome.exit_code == static_cast<int>(ExitCode::kUnsupported);
      if (refused && !nn::capabilities_of(run.config.train).no_strips.empty()) outcome = {};
    }
    if (outcome.error.empty() && !is_done(folder / "evaluation")) {
      outcome = step("evaluate", evaluate_words(run, folder));
    }
    return outcome;
  }

 private:
  static void add_options(const Fields& fields, std::vector<std::string>& words) {
    for (const Field& field : fields) words.push_back("--" + field.name() + "=" + field.text());
  }
  static bool exists(const fs::path& path) {
    std::error_code error;
    return fs::exists(path, error);
  }
  static bool is_done(const fs::path& folder) {
    if (!exists(folder / "run.json")) return false;
    const Json record = runs::read_run_record(folder);
    return record.contains("status") && record["status"] == "done";
  }
  // As `train --recipe` does: the run was trained with explicit options from the sweep's pairs.
  void name_recipe(const SweepRun& run, const fs::path& folder) const {
    Json record = runs::read_run_record(folder);
    if (record.contains("recipe")) return;
    const JsonValue known(record, (folder / "run.json").string());
    const auto pairs = known["pairs_count"].number_or<std::int64_t>(plan_.recipe->pairs);
    record["recipe"] = plan_.recipe->followed(run.config.train, pairs);
    ResultFolder named(folder, ResultFolder::Start::kUpdate);
    write_json(named.work() / "run.json", record);
    named.finish();
  }
  std::vector<std::string> train_words(const SweepRun& run, const fs::path& folder) const {
    if (is_done(folder)) return {};
    const fs::path begun = resumable_folder(folder);
    if (!list_folder(begun / "checkpoint").empty() && exists(begun / "run.json")) {
      return {"train", pairs(), "--resume", "-o", folder.string(), "-q"};
    }
    std::vector<std::string> words = {"train", pairs(), "-o", folder.string(), "-q", "--force"};
    RunConfig config = run.config;
    add_options(fields(config.train), words);
    return words;
  }
  // Not from run.json: JSON keeps only names that are UTF-8.
  std::string pairs() const {
    return fs::absolute(plan_.pairs_file.is_relative() ? sweep_ / plan_.pairs_file
                                                       : plan_.pairs_file)
        .string();
  }
  std::vector<std::string> export_words(const SweepRun& run, const fs::path& folder) const {
    std::vector<std::string> words = {"export",  folder.string(), "--force",   "-q",
                                      "--pairs", pairs(),         "--threads", threads(run)};
    RunConfig config = run.config;
    add_options(fields(config.extract), words);
    return words;
  }
  std::vector<std::string> evaluate_words(const SweepRun& run, const fs::path& folder) const {
    std::vector<std::string> words = {"evaluate", folder.string()};
    // A model without actions cannot plan, but its codes are evaluated.
    const bool moves =
        exists(folder / "export.json") || nn::capabilities_of(run.config.train).actions;
    if (!plan_.instances.empty() && moves) words.push_back(plan_.instances);
    for (const std::string& word :
         {std::string("-o"), (folder / "evaluation").string(), std::string("--force"),
          std::string("--count"), std::string("0"), std::string("--metrics-pairs"),
          std::string("1000"), std::string("-q"), std::string("--pairs"), pairs(),
          std::string("--fidelity-states"), std::to_string(plan_.fidelity_states),
          std::string("--time"), fmt::format("{}", plan_.time), std::string("--threads"),
          threads(run)}) {
      words.push_back(word);
    }
    return words;
  }
  std::string threads(const SweepRun& run) const {
    return std::to_string(run.config.train.threads > 0 ? run.config.train.threads : cpus_);
  }
  Outcome step(const char* name, std::vector<std::string> words) const {
    if (words.empty() || stop_.requested()) return {};
    words.insert(words.begin(), program_.string());
    Subprocess program;
    program.command = std::move(words);
    program.stop_seconds = kStopSeconds;
    const SubprocessResult result = run_subprocess(program, stop_);
    if (result.end == SubprocessResult::End::kStopped) return {};
    if (result.end == SubprocessResult::End::kExited && result.exit_code == 0) return {};
    const auto end = result.output.find_last_not_of('\n');
    const auto begin = result.output.rfind('\n', end);
    const std::string last =
        end == std::string::npos
            ? ""
            : ": " + result.output.substr(begin + 1, end - begin);  // npos + 1 is 0
    const bool killed = result.end == SubprocessResult::End::kSignalled;
    return {fmt::format("{}: {} {}{}", name, killed ? "killed by signal" : "exit code",
                        killed ? result.signal : result.exit_code, last),
            killed ? -1 : result.exit_code};
  }

  const SweepPlan& plan_;
  const fs::path& sweep_;
  const StopFlag& stop_;
  int cpus_;
  fs::path program_;
};

}  // namespace

bool Outcome::is_transient() const {
  if (error.empty()) return false;
  switch (static_cast<ExitCode>(exit_code)) {
    case ExitCode::kInternal:
    case ExitCode::kUnsupported:
    case ExitCode::kUsage:
      return false;
    default:
      return true;
  }
}

std::optional<Outcome> read_outcome(const fs::path& run) {
  std::error_code error;
  if (!fs::exists(run / "outcome.json", error)) return {};
  const Json json = json_or_null(read_text(run / "outcome.json"));
  if (!json.is_object() || !json.contains("error") || !json["error"].is_string()) return {};
  Outcome outcome{json["error"].get<std::string>(), static_cast<int>(ExitCode::kInternal)};
  if (json.contains("exit_code") && json["exit_code"].is_number_integer()) {
    outcome.exit_code =
        JsonValue(json["exit_code"], (run / "outcome.json").string() + ": exit_code")
            .number<int>();  // earlier versions did not write it
  }
  return outcome;
}

bool is_complete(const fs::path& run) {
  const std::optional<Outcome> outcome = read_outcome(run);
  return outcome && !outcome->is_transient();
}

std::optional<Outcome> complete_run(const SweepPlan& plan, const fs::path& sweep,
                                    const SweepRun& run, int cpus, const fs::path& program,
                                    const StopFlag& stop) {
  const Outcome outcome = RunWorker(plan, sweep, cpus, program, stop).finish(run);
  const bool interrupted = outcome.exit_code == static_cast<int>(ExitCode::kInterrupted);
  if (stop.requested() || interrupted) return {};
  return outcome;
}

void write_outcome(const fs::path& run, const Outcome& outcome) {
  fs::create_directories(run);
  write_json(run / "outcome.json", {{"error", outcome.error}, {"exit_code", outcome.exit_code}});
}

}  // namespace latplan::learning
