#include "planning/search_process.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/scratch_folder.h"
#include "base/subprocess.h"
#include "engine/planner_choice.h"
#include "planning/search_result.h"
#include "symbolic/binary_file.h"

namespace latplan::planning {
namespace {

using End = SubprocessResult::End;

// The last line, without its end and the program's name before an error.
std::string last_line(const std::string& output) {
  constexpr std::string_view kName = "latplan: ";
  const auto end = output.find_last_not_of('\n');
  if (end == std::string::npos) return "no output";
  const auto begin = output.rfind('\n', end);
  const std::string line = output.substr(begin + 1, end - begin);  // npos + 1 is 0
  return line.starts_with(kName) ? line.substr(kName.size()) : line;
}

std::vector<std::string> command_line(const SolveCommand& solve, const std::filesystem::path& task,
                                      SearchConfig config) {
  std::vector<std::string> words = solve;
  words.push_back(task.string());
  for (const Field& field : fields(config)) {
    if (!field.text().empty()) words.push_back("--" + field.name() + "=" + field.text());
  }
  return words;
}

bool is_outcome(int exit_code) {
  constexpr std::array kOutcomes = {ExitCode::kDone, ExitCode::kUnsolvable, ExitCode::kNoPlan,
                                    ExitCode::kOutOfMemory, ExitCode::kOutOfTime};
  return std::ranges::any_of(kOutcomes,
                             [&](ExitCode code) { return static_cast<int>(code) == exit_code; });
}

bool is_fault_of_the_user(int exit_code) {
  constexpr std::array kFaults = {ExitCode::kBadInput, ExitCode::kUnsupported, ExitCode::kBadOutput,
                                  ExitCode::kUsage};
  return std::ranges::any_of(kFaults,
                             [&](ExitCode code) { return static_cast<int>(code) == exit_code; });
}

// What the process printed; out of memory if it could not print anything.
search::Result read_result(const SubprocessResult& ended) {
  const std::size_t begin = ended.output.find('{');
  if (begin == std::string::npos && ended.exit_code == static_cast<int>(ExitCode::kOutOfMemory)) {
    search::Result result;
    result.status = search::Status::kOutOfMemory;
    return result;
  }
  const std::string text = begin == std::string::npos ? "" : ended.output.substr(begin);
  const Json json = parse_json(text, "latplan solve");
  return read_search_result({json, "latplan solve"});
}

std::string solve_in_process(const SolveCommand& solve, const SearchConfig& config,
                             const StopFlag& stop, PlanOutcome& outcome) {
  const ScratchFolder folder("latplan-search");
  symbolic::write_task_file(folder / "task.lpd", outcome.task);
  Subprocess process;
  process.command = command_line(solve, folder / "task.lpd", config);
  constexpr double kGrace =
      30;  // for reading the task, and for a process that does not keep its limits
  if (config.time > 0) process.seconds = 2 * config.time + kGrace;
  const SubprocessResult ended = run_subprocess(process, stop);
  if (ended.end == End::kOutOfTime) {
    outcome.result.status = search::Status::kOutOfTime;
    return {};
  }
  if (ended.end == End::kStopped) {
    outcome.result.status = search::Status::kInterrupted;
    return {};
  }
  if (ended.end == End::kSignalled) {
    return fmt::format("its process was ended by signal {} ({})", ended.signal,
                       ::strsignal(ended.signal));
  }
  if (is_outcome(ended.exit_code)) {
    outcome.result = read_result(ended);
    return {};
  }
  const std::string words = last_line(ended.output);
  if (is_fault_of_the_user(ended.exit_code)) {
    throw Error(static_cast<ExitCode>(ended.exit_code), words);
  }
  return fmt::format("its process ended with exit code {}: {}", ended.exit_code, words);
}

}  // namespace

std::string search_in_process(const SolveCommand& solve, const PlanningModel& model,
                              const SearchConfig& config, const StopFlag& stop,
                              PlanOutcome& outcome) {
  LATPLAN_CHECK(model.black_box == nullptr,
                "a black box is searched in the process that loaded it");
  if (!engine::parse_planner_choice(config.search).fast_downward) {
    std::string failure;
    search_ends(
        config,
        [&](const SearchConfig& how, PlanOutcome& searched) {
          failure = solve_in_process(solve, how, stop, searched);
        },
        outcome);
    return failure;
  }
  SilentLog silent;
  try {
    search_plan(model, config, silent, stop, outcome);
  } catch (const Error& error) {
    if (error.code() != ExitCode::kInternal) throw;
    return error.what();
  }
  return {};
}

}  // namespace latplan::planning
