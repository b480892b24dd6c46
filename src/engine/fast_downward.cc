#include "engine/fast_downward.h"

#include <fmt/format.h>
#include <signal.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <fstream>

#include "base/error.h"
#include "base/files.h"
#include "base/program_files.h"
#include "base/scratch_folder.h"
#include "base/subprocess.h"
#include "engine/fast_downward_log.h"
#include "symbolic/pddl.h"
#include "symbolic/sas.h"

namespace latplan::engine {
namespace {

// Below this memory limit a process may crash instead of reporting that memory ran out.
constexpr std::int64_t kTight = std::int64_t{64} << 20;

namespace fs = std::filesystem;
using search::Status;
using symbolic::StripsTask;
using End = SubprocessResult::End;

void write_scratch(const fs::path& file, const std::string& text) {
  std::ofstream output(file, std::ios::binary);
  output.write(text.data(), static_cast<std::streamsize>(text.size()));
  output.close();
  if (!output) throw output_error(file.string() + ": cannot write (is the disk full?)");
}

// Plan files are called plan, or plan.1, plan.2, ... by anytime searches. The last, which is the
// best, comes first.
std::vector<fs::path> plan_files(const fs::path& folder) {
  std::vector<std::pair<long, fs::path>> numbered;
  for (const fs::path& file : list_folder(folder)) {
    const std::string name = file.filename().string();
    if (name == "plan") numbered.emplace_back(0, file);
    if (name.starts_with("plan.")) {
      numbered.emplace_back(std::strtol(name.c_str() + 5, nullptr, 10), file);
    }
  }
  std::sort(numbered.rbegin(), numbered.rend());
  std::vector<fs::path> files;
  for (const auto& [number, file] : numbered) files.push_back(file);
  return files;
}

// Lines such as "(a12 )" name actions by number. Any other line: no plan.
std::optional<symbolic::Plan> parse_numbered_plan(const std::string& text, std::size_t actions) {
  symbolic::Plan plan;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line = text.substr(begin, end - begin);
    begin = end + 1;
    if (line.empty() || line[0] == ';') continue;
    std::size_t action = actions;
    if (line.starts_with("(a")) std::from_chars(line.data() + 2, line.data() + line.size(), action);
    if (action >= actions) return std::nullopt;
    plan.push_back(static_cast<int>(action));
  }
  return plan;
}

// One call of solve().
class Run {
 public:
  Run(const Installation& installation, const StripsTask& task, const Options& options, Log& log,
      const StopFlag& stop)
      : installation_(installation),
        task_(task),
        options_(options),
        configuration_(find_configuration(options.search)),
        log_(log),
        stop_(stop),
        start_(std::chrono::steady_clock::now()) {
    outcome_.details.release = installation.release;
    outcome_.details.search = configuration_.search;
    outcome_.result.algorithm = "fd-" + configuration_.name;
  }

  Outcome run() {
    const bool ready = options_.through_pddl ? translate() : write_sas_file();
    if (ready) search();
    finish();
    return std::move(outcome_);
  }

 private:
  bool write_sas_file();
  bool translate();
  void search();
  void take_plan();
  void finish();
  // Runs a command with the remaining time. False: a limit ended it; the status says which.
  bool run_process(const std::vector<std::string>& command, const fs::path& input,
                   SubprocessResult& ended);
  Error failure(const SubprocessResult& ended, const std::string& who) const;
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

  const Installation& installation_;
  const StripsTask& task_;
  const Options& options_;
  Configuration configuration_;
  Log& log_;
  const StopFlag& stop_;
  std::chrono::steady_clock::time_point start_;
  ScratchFolder folder_{"latplan-fd"};
  Outcome outcome_;
};

bool Run::write_sas_file() {
  const symbolic::SasText sas =
      symbolic::make_sas(task_, {.prune = options_.prune, .numbered = true});
  write_scratch(folder_ / "output.sas", sas.text);
  Details& details = outcome_.details;
  details.variables = sas.variables;
  details.operators = sas.operators;
  details.write_seconds = seconds();
  return true;
}

bool Run::translate() {
  if (installation_.translate.empty()) {
    throw unsupported_error(
        installation_.downward.string() +
        ": has no translator; expected fd-translate or fast_downward/translate beside it, or "
        "LATPLAN_FD_TRANSLATE");
  }
  symbolic::ActionTable numbered = task_.model;
  for (std::size_t a = 0; a < numbered.actions.size(); ++a) {
    numbered.actions[a].name = "a" + std::to_string(a);
  }
  write_scratch(folder_ / "domain.pddl", symbolic::write_domain(numbered));
  write_scratch(folder_ / "problem.pddl", symbolic::write_problem(task_, "p"));
  outcome_.details.write_seconds = seconds();
  std::vector<std::string> command = installation_.translate;
  command.insert(command.end(), {"--sas-file", (folder_ / "output.sas").string()});
  if (!options_.invariants) {
    command.insert(command.end(), {"--invariant-generation-max-candidates", "0"});
  }
  command.insert(command.end(),
                 {(folder_ / "domain.pddl").string(), (folder_ / "problem.pddl").string()});
  SubprocessResult ended;
  const bool in_time = run_process(command, {}, ended);
  outcome_.details.translate_seconds = ended.seconds;
  outcome_.details.translate_peak_bytes = ended.peak_bytes;
  read_translator_log(ended.output, outcome_.details);
  if (!in_time) return false;
  auto status = status_of_translator(ended.exit_code);
  if (!status && ran_out_of_memory(ended.output)) status = Status::kOutOfMemory;
  if (!status) throw failure(ended, "Fast Downward's translator");
  outcome_.result.status =
      translator_proved_unsolvable(ended.output) ? Status::kUnsolvable : *status;
  return outcome_.result.status == Status::kSolved;
}

void Run::search() {
  const std::vector<std::string> command = {installation_.downward.string(), "--search",
                                            configuration_.search, "--internal-plan-file",
                                            (folder_ / "plan").string()};
  SubprocessResult ended;
  const bool in_time = run_process(command, folder_ / "output.sas", ended);
  outcome_.details.search_seconds = ended.seconds;
  search::Statistics& statistics = outcome_.result.statistics;
  // The child starts as a fork of this process, whose memory counts until the log reports a peak.
  const std::int64_t limit = options_.limits.bytes;
  statistics.peak_bytes = limit > 0 ? std::min(limit, ended.peak_bytes) : ended.peak_bytes;
  read_search_log(ended.output, outcome_);
  if (statistics.search_seconds == 0)
    statistics.search_seconds = ended.seconds;  // killed before it reported one
  if (in_time) {
    const bool proof = configuration_.complete && outcome_.details.exhausted;
    auto status = status_of_search(ended.exit_code, proof);
    if (!status && ran_out_of_memory(ended.output)) status = Status::kOutOfMemory;
    if (!status) throw failure(ended, "Fast Downward");
    outcome_.result.status = *status;
  }
  take_plan();
}

// An anytime search may have a plan although a limit ended it, and the last file may be incomplete.
void Run::take_plan() {
  search::Result& result = outcome_.result;
  if (result.status == Status::kInterrupted) return;
  std::string fault = "the plan file is missing";
  for (const fs::path& file : plan_files(folder_.path())) {
    auto plan = parse_numbered_plan(read_text(file), task_.model.actions.size());
    const symbolic::Simulation simulation =
        symbolic::simulate(task_, plan.value_or(symbolic::Plan{}));
    if (plan && simulation.valid) {
      result.plan = std::move(*plan);
      result.status = Status::kSolved;
      result.optimal = configuration_.optimal;
      return;
    }
    fault = plan ? simulation.reason : "the plan has an unknown action";
  }
  if (result.status == Status::kSolved) {
    throw Error(ExitCode::kInternal,
                "Fast Downward reports success, but its plan is not valid: " + fault);
  }
}

bool Run::run_process(const std::vector<std::string>& command, const fs::path& input,
                      SubprocessResult& ended) {
  Subprocess program;
  program.command = command;
  program.standard_input = input;
  program.bytes = options_.limits.bytes;
  if (options_.limits.seconds > 0) {
    program.seconds = options_.limits.seconds - seconds();
    if (program.seconds <= 0) {
      outcome_.result.status = Status::kOutOfTime;
      return false;
    }
  }
  ended = run_subprocess(program, stop_);
  outcome_.details.exit_code = ended.exit_code;
  if (ended.end == End::kOutOfTime) outcome_.result.status = Status::kOutOfTime;
  if (ended.end == End::kStopped) outcome_.result.status = Status::kInterrupted;
  if (ended.end == End::kSignalled) {
    // The kernel kills a process that uses all memory, and under a small limit it may crash before
    // it can report that memory ran out.
    const bool starved = ended.signal == SIGSEGV && options_.limits.bytes > 0 &&
                         options_.limits.bytes < kTight && ended.output.empty();
    if (ended.signal != SIGKILL && !starved) throw failure(ended, command[0]);
    outcome_.result.status = Status::kOutOfMemory;
  }
  return ended.end == End::kExited;
}

Error Run::failure(const SubprocessResult& ended, const std::string& who) const {
  const std::string message = last_message(ended.output);
  if (ended.end == End::kSignalled) {
    return {ExitCode::kInternal,
            fmt::format("{}: ended by signal {}: {}", who, ended.signal, message)};
  }
  if (ended.exit_code == 33 || ended.exit_code == 34) {
    return unsupported_error(fmt::format("{} {} at {} rejects the search '{}': {}", who,
                                         installation_.release, installation_.downward.string(),
                                         configuration_.search, message));
  }
  return {ExitCode::kInternal, fmt::format("{} {} ended with exit code {}: {}", who,
                                           installation_.release, ended.exit_code, message)};
}

void Run::finish() {
  search::Result& result = outcome_.result;
  Details& details = outcome_.details;
  result.statistics.total_seconds = seconds();
  result.statistics.peak_bytes =
      std::max(result.statistics.peak_bytes, details.translate_peak_bytes);
  const symbolic::TableStatistics table = symbolic::statistics(task_.model);
  if (details.operators && table.actions > 0) {
    details.operators_per_action = static_cast<double>(*details.operators) / table.actions;
  }
  if (details.variables && table.changeable_bits > 0) {
    details.variables_per_effective_bit =
        static_cast<double>(*details.variables) / table.changeable_bits;
  }
  log_.info(fmt::format(
      "fast-downward status=\"{}\" search={} input={} steps={} variables={} operators={} "
      "expanded={} evaluated={} exit_code={} seconds={:.3f}",
      search::to_string(result.status), configuration_.name, options_.through_pddl ? "pddl" : "sas",
      result.plan.size(), details.variables.value_or(-1), details.operators.value_or(-1),
      result.statistics.expanded, result.statistics.evaluated, details.exit_code,
      result.statistics.total_seconds));
}

Installation require_installation(const fs::path& wanted) {
  const auto found = find_fast_downward(wanted);
  if (!found) {
    throw unsupported_error("Fast Downward is not installed; " +
                            bootstrap_advice("fast-downward", find_in_sources("tools/bootstrap")) +
                            "set LATPLAN_FD to its executable 'downward', or add that to PATH");
  }
  return *found;
}

}  // namespace

FastDownward::FastDownward(const fs::path& wanted) : installation_(require_installation(wanted)) {}

Outcome FastDownward::solve(const StripsTask& task, const Options& options, Log& log,
                            const StopFlag& stop) const {
  return Run(installation_, task, options, log, stop).run();
}

}  // namespace latplan::engine
