#include "cli/sweep_runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <thread>

#include "base/files.h"
#include "base/subprocess.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;
using pipeline::SweepResult;
using pipeline::SweepRun;

// One run from where it stands to its end. Every step is skipped when its result is there.
class RunWorker {
 public:
  RunWorker(const SweepPlan& plan, const fs::path& sweep, int jobs, const StopFlag& stop)
      : plan_(plan),
        sweep_(sweep),
        stop_(stop),
        share_(std::max(1, static_cast<int>(std::thread::hardware_concurrency()) / jobs)),
        program_(fs::read_symlink("/proc/self/exe")) {}

  // Why it failed; empty: done, or stopped.
  std::string finish(const SweepRun& run) const {
    const fs::path folder = sweep_ / "runs" / run.name;
    std::string error = step("train", train_words(run, folder));
    if (error.empty() && !exists(folder / "export.json")) {
      error = step("export",
                   {"export", folder.string(), "--force", "-q", "--method", plan_.extract.method,
                    "--alpha", fmt::format("{}", plan_.extract.alpha), "--min-support",
                    std::to_string(plan_.extract.min_support), "--threads", threads(run)});
    }
    if (error.empty() && !is_done(folder / "evaluation")) {
      remove_tree(folder / "evaluation");
      error = step("evaluate", evaluate_words(run, folder));
    }
    return error;
  }

 private:
  static bool exists(const fs::path& path) {
    std::error_code error;
    return fs::exists(path, error);
  }
  static bool is_done(const fs::path& folder) {
    if (!exists(folder / "run.json")) return false;
    const Json record = report::read_run_record(folder);
    return record.contains("status") && record["status"] == "done";
  }
  std::vector<std::string> train_words(const SweepRun& run, const fs::path& folder) const {
    if (is_done(folder)) return {};
    if (!list_folder(folder / "checkpoint").empty() && exists(folder / "run.json")) {
      return {"train", "--resume", "-o", folder.string(), "-q"};
    }
    remove_tree(folder);  // of ours, without anything worth keeping
    const fs::path pairs =
        plan_.pairs_file.is_relative() ? sweep_ / plan_.pairs_file : plan_.pairs_file;
    std::vector<std::string> words = {"train", fs::absolute(pairs).string(), "-o", folder.string(),
                                      "-q"};
    const std::vector<std::string> options = pipeline::as_words(run.config);
    words.insert(words.end(), options.begin(), options.end());
    return words;
  }
  std::vector<std::string> evaluate_words(const SweepRun& run, const fs::path& folder) const {
    std::vector<std::string> words = {"evaluate", folder.string()};
    if (!plan_.instances.empty()) words.push_back(plan_.instances);
    for (const std::string& word :
         {std::string("-o"), (folder / "evaluation").string(), std::string("--count"),
          std::string("0"), std::string("--metrics-pairs"), std::string("1000"), std::string("-q"),
          std::string("--fidelity-states"), std::to_string(plan_.fidelity_states),
          std::string("--time"), fmt::format("{}", plan_.time), std::string("--threads"),
          threads(run)}) {
      words.push_back(word);
    }
    return words;
  }
  // Runs beside each other share the CPUs: with a thread per CPU each, they would wait for one another.
  std::string threads(const SweepRun& run) const {
    return std::to_string(run.config.threads > 0 ? run.config.threads : share_);
  }
  std::string step(const char* name, std::vector<std::string> words) const {
    if (words.empty() || stop_.requested()) return {};
    words.insert(words.begin(), program_.string());
    Subprocess program;
    program.command = std::move(words);
    const SubprocessResult result = run_subprocess(program, stop_);
    if (result.end == SubprocessResult::End::kStopped) return {};
    if (result.end == SubprocessResult::End::kExited && result.exit_code == 0) return {};
    const auto end = result.output.find_last_not_of('\n');
    const auto begin = result.output.rfind('\n', end);
    const std::string last = end == std::string::npos
                                 ? fmt::format("signal {}", result.signal)
                                 : result.output.substr(begin + 1, end - begin);  // npos + 1 is 0
    return fmt::format("{}: exit code {}: {}", name, result.exit_code, last);
  }

  const SweepPlan& plan_;
  const fs::path& sweep_;
  const StopFlag& stop_;
  int share_;  // CPUs a run
  fs::path program_;
};

// An earlier sitting's verdict on a run: nothing while it is not finished.
std::optional<std::string> known_outcome(const fs::path& folder) {
  std::error_code error;
  if (!fs::exists(folder / "outcome.json", error)) return {};
  const Json json = Json::parse(read_text(folder / "outcome.json"), nullptr, false);
  if (!json.is_object() || !json.contains("error") || !json["error"].is_string()) return {};
  return json["error"].get<std::string>();
}

}  // namespace

std::vector<SweepResult> run_all(const SweepPlan& plan, const fs::path& sweep, int jobs,
                                 Context& context) {
  const RunWorker worker(plan, sweep, jobs, context.stop);
  std::vector<std::optional<SweepResult>> results(plan.runs.size());
  std::atomic<std::size_t> next{0};
  std::mutex mutex;
  std::exception_ptr failure;
  std::int64_t done = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < plan.runs.size(); i = next++) {
      if (context.stop.requested()) return;
      try {
        const SweepRun& run = plan.runs[i];
        const fs::path folder = sweep / "runs" / run.name;
        std::optional<std::string> outcome = known_outcome(folder);
        if (!outcome) {
          const std::string error = worker.finish(run);
          if (context.stop.requested()) return;
          fs::create_directories(folder);
          write_atomically(folder / "outcome.json", Json{{"error", error}}.dump() + "\n");
          outcome = error;
        }
        const std::lock_guard lock(mutex);
        results[i] = pipeline::read_result(run, folder, *outcome);
        context.log.progress("sweep", ++done, static_cast<std::int64_t>(plan.runs.size()),
                             run.name + (outcome->empty() ? "" : ": " + *outcome));
      } catch (...) {  // handed to the owner
        const std::lock_guard lock(mutex);
        failure = std::current_exception();
        next = plan.runs.size();
      }
    }
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < jobs; ++i) threads.emplace_back(work);
  for (std::thread& thread : threads) thread.join();
  if (failure) std::rethrow_exception(failure);
  std::vector<SweepResult> finished;
  for (std::optional<SweepResult>& result : results) {
    if (result) finished.push_back(std::move(*result));
  }
  return finished;
}

}  // namespace latplan::cli
