#include "learning/slurm.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/error.h"
#include "base/files.h"
#include "base/result_folder.h"
#include "base/subprocess.h"
#include "learning/run_worker.h"

namespace latplan::learning {
namespace {

namespace fs = std::filesystem;
using Seconds = std::chrono::duration<double>;
using Clock = std::chrono::steady_clock;

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

// The lines of an output without messages ("squeue: ...").
std::vector<std::string_view> lines_of(std::string_view output, const std::string& command) {
  std::vector<std::string_view> lines = split(output, '\n');
  std::erase_if(lines, [&](std::string_view line) {
    return line.empty() || line.starts_with(command + ": ");
  });
  return lines;
}

Error unexpected(const char* command, std::string_view output, const char* expected) {
  return input_error(fmt::format("{}: {}; expected {}", command, in_quotes(output), expected));
}

// A whole number that is all of the text.
std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end || number < 0) return {};
  return number;
}

// "12_3"; nothing for a step ("12_3.batch") and for tasks that wait together ("12_[4-9]").
std::optional<SlurmTask> task_named(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, '_');
  if (parts.size() != 2) return {};
  const auto job = whole_number(parts[0]), task = whole_number(parts[1]);
  if (!job || !task) return {};
  return SlurmTask{*job, *task};
}

// "[days-]hours:minutes:seconds"
std::optional<std::int64_t> duration_seconds(std::string_view text) {
  const std::size_t dash = text.find('-');
  const auto days = dash == std::string_view::npos ? std::optional<std::int64_t>(0)
                                                   : whole_number(text.substr(0, dash));
  const std::vector<std::string_view> parts =
      split(dash == std::string_view::npos ? text : text.substr(dash + 1), ':');
  if (!days || *days > 100000 || parts.size() != 3) return {};
  std::int64_t seconds = *days * 24;
  for (std::size_t i = 0; i < 3; ++i) {
    const auto part = whole_number(parts[i]);
    if (!part || *part > 99) return {};
    seconds = (i == 0 ? seconds : seconds * 60) + *part;
  }
  return seconds;
}

// "1234K"
std::optional<std::int64_t> bytes_named(std::string_view text) {
  constexpr std::string_view kUnits = "KMGT";
  int shift = 0;
  if (!text.empty() && kUnits.find(text.back()) != std::string_view::npos) {
    shift = 10 * (static_cast<int>(kUnits.find(text.back())) + 1);
    text.remove_suffix(1);
  }
  const auto number = whole_number(text);
  if (!number || *number > std::int64_t{1} << (62 - shift)) return {};
  return *number << shift;
}

std::string find_command(const std::string& name) {
  const std::optional<fs::path> found = find_in_path(name);
  if (!found) {
    throw unsupported_error(name + ": not found in PATH; --slurm expects the commands of Slurm");
  }
  return found->string();
}

constexpr double kCommandSeconds = 100;  // more than Slurm's own time limit of a message

SubprocessResult ask(std::vector<std::string> words, const StopFlag& stop) {
  Subprocess command;
  words[0] = find_command(words[0]);
  command.command = std::move(words);
  command.seconds = kCommandSeconds;
  command.output_kept = std::size_t{1} << 26;
  return run_subprocess(command, stop);
}
bool succeeded(const SubprocessResult& result) {
  return result.end == SubprocessResult::End::kExited && result.exit_code == 0;
}

// What was submitted in all sessions: SWEEP/slurm/jobs.json.
struct Submitted {
  std::int64_t job = 0;
  std::vector<std::size_t> runs;  // by task
};
fs::path jobs_file(const fs::path& sweep) { return sweep / "slurm" / "jobs.json"; }

std::vector<Submitted> read_jobs(const fs::path& sweep) {
  std::vector<Submitted> jobs;
  const Json json = read_json_if_there(jobs_file(sweep));
  if (json.empty()) return jobs;
  for (const JsonValue& job : JsonValue(json, jobs_file(sweep).string())["jobs"].list()) {
    jobs.push_back({job["job"].number<std::int64_t>(1), {}});
    for (const JsonValue& run : job["runs"].list()) {
      jobs.back().runs.push_back(static_cast<std::size_t>(run.number<std::int64_t>(0)));
    }
  }
  return jobs;
}

void add_job(const fs::path& sweep, const Submitted& job) {
  Json json = read_json_if_there(jobs_file(sweep));
  json["jobs"].push_back({{"job", job.job}, {"runs", job.runs}});
  write_json(jobs_file(sweep), json);
}

std::map<SlurmTask, std::size_t> runs_by_task(const std::vector<Submitted>& jobs) {
  std::map<SlurmTask, std::size_t> runs;
  for (const Submitted& job : jobs) {
    for (std::size_t i = 0; i < job.runs.size(); ++i) {
      runs[{job.job, static_cast<std::int64_t>(i)}] = job.runs[i];
    }
  }
  return runs;
}

// The runs whose task waits or runs; nothing if the controller does not answer.
std::optional<std::set<std::size_t>> queued_runs(const std::vector<Submitted>& jobs,
                                                 const StopFlag& stop) {
  std::set<std::size_t> queued;
  if (jobs.empty()) return queued;
  const SubprocessResult result =
      ask({"squeue", "--me", "--array", "--noheader", "--states=all", "--format=%F_%K|%T"}, stop);
  if (!succeeded(result)) return {};
  const std::set<SlurmTask> tasks = parse_squeue(result.output);
  for (const auto& [task, run] : runs_by_task(jobs)) {
    if (tasks.contains(task)) queued.insert(run);
  }
  return queued;
}

std::string in_shell_quotes(const std::string& word) {
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

// The rest of a line of options. Slurm reads quotes there, but no line breaks.
std::string in_option(const std::string& word) {
  if (word.find('\n') != std::string::npos) {
    throw usage_error(in_quotes(word) + ": a line break; Slurm takes none");
  }
  return in_shell_quotes(word);
}

// From the job's environment: what Slurm gave to this task.
int task_cpus() {
  for (const char* name : {"SLURM_CPUS_PER_TASK", "SLURM_CPUS_ON_NODE"}) {
    const char* text = std::getenv(name);
    const auto number = text == nullptr ? std::optional<std::int64_t>() : whole_number(text);
    if (number && *number >= 1 && *number <= 1024) return static_cast<int>(*number);
  }
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void write_figures(const fs::path& run, const Json& figures) {
  Json json = read_json_if_there(run / "job.json");
  for (const auto& [name, value] : figures.items()) json[name] = value;
  write_json(run / "job.json", json);
}

constexpr Seconds kLongestPause{60};  // all users share the controller

}  // namespace

std::int64_t parse_sbatch(std::string_view output) {
  const std::vector<std::string_view> lines = lines_of(output, "sbatch");
  const auto job = lines.size() == 1 ? whole_number(lines[0].substr(0, lines[0].find(';')))
                                     : std::optional<std::int64_t>();
  if (!job) throw unexpected("sbatch", output, "the number of a job");
  return *job;
}

std::set<SlurmTask> parse_squeue(std::string_view output) {
  constexpr std::array<std::string_view, 11> kEnded = {
      "BOOT_FAIL",     "CANCELLED", "COMPLETED", "DEADLINE",     "FAILED", "NODE_FAIL",
      "OUT_OF_MEMORY", "PREEMPTED", "REVOKED",   "SPECIAL_EXIT", "TIMEOUT"};
  std::set<SlurmTask> tasks;
  for (const std::string_view line : lines_of(output, "squeue")) {
    const std::vector<std::string_view> parts = split(line, '|');
    if (parts.size() != 2) throw unexpected("squeue", line, "JOB_TASK|STATE");
    const auto task = task_named(parts[0]);
    if (task && std::ranges::find(kEnded, parts[1]) == kEnded.end()) tasks.insert(*task);
  }
  return tasks;
}

Json parse_scontrol(std::string_view output) {
  Json figures = Json::object();
  for (const std::string_view word : split(output.substr(0, output.find('\n')), ' ')) {
    const std::size_t at = word.find('=');
    if (at == std::string_view::npos) continue;
    const std::string_view key = word.substr(0, at), value = word.substr(at + 1);
    const auto add = [&](const char* name, const std::optional<std::int64_t>& number) {
      if (number) figures[name] = number.value_or(0);
    };
    if (key == "NodeList") figures["node"] = std::string(value);
    if (key == "RunTime") add("seconds", duration_seconds(value));
    if (key == "Restarts") add("restarts", whole_number(value));
  }
  if (figures.size() != 3) throw unexpected("scontrol", output, "RunTime, Restarts and NodeList");
  return figures;
}

std::map<SlurmTask, Json> parse_sacct(std::string_view output) {
  std::map<SlurmTask, Json> figures;
  for (const std::string_view line : lines_of(output, "sacct")) {
    const std::vector<std::string_view> parts = split(line, '|');
    if (parts.size() != 4) throw unexpected("sacct", line, "JobID|ElapsedRaw|MaxRSS|NodeList");
    const auto task = task_named(parts[0].substr(0, parts[0].find('.')));
    const auto seconds = whole_number(parts[1]), bytes = bytes_named(parts[2]);
    if (!task || !seconds) continue;  // tasks that wait
    Json& entry = figures[*task];
    if (parts[0].find('.') == std::string_view::npos) {  // the job, not a step of it
      entry["seconds"] = *seconds;
      entry["node"] = std::string(parts[3]);
    }
    if (bytes) entry["peak_bytes"] = std::max(entry.value("peak_bytes", std::int64_t{0}), *bytes);
  }
  return figures;
}

SlurmPool::SlurmPool(const SweepPlan& plan, fs::path sweep, SlurmOptions options, fs::path program,
                     Log& log, const StopFlag& stop)
    : plan_(plan),
      sweep_(fs::absolute(sweep)),
      options_(std::move(options)),
      program_(fs::absolute(program)),
      log_(log),
      stop_(stop) {}

std::vector<std::vector<std::size_t>> SlurmPool::arrays(
    const std::vector<std::size_t>& runs) const {
  std::vector<std::vector<std::size_t>> arrays;
  for (const std::size_t run : runs) {
    if (arrays.empty() || std::ssize(arrays.back()) == options_.array_size) arrays.emplace_back();
    arrays.back().push_back(run);
  }
  return arrays;
}

std::string SlurmPool::script(const std::vector<std::size_t>& runs) const {
  std::string text = "#!/bin/bash\n";
  const auto option = [&](const std::string& line) { text += "#SBATCH " + line + "\n"; };
  option("--job-name=" + in_option("latplan-" + sweep_.stem().string()));
  option(fmt::format("--array=0-{}{}", runs.size() - 1,
                     options_.jobs > 0 ? fmt::format("%{}", options_.jobs) : ""));
  option("--chdir=" + in_option((sweep_ / "slurm").string()));
  option("--output=%A_%a.log");
  option("--open-mode=append");
  option("--requeue");
  option("--signal=B:USR1@30");
  for (const auto& [name, value] :
       {std::pair<const char*, const std::string*>{"partition", &options_.partition},
        {"gres", &options_.gres},
        {"time", &options_.time}}) {
    if (!value->empty()) option(fmt::format("--{}={}", name, in_option(*value)));
  }
  for (const std::string& other : options_.others) option(in_option(other));
  // TERM comes to all processes of a job, USR1 only to this one.
  text += fmt::format(R"(runs=({})
trap : TERM
trap 'requeue=1; kill -TERM $!' USR1
{} sweep --resume -o {} --task "${{runs[SLURM_ARRAY_TASK_ID]}}" -q &
while wait $!; code=$?; [ "$code" = 138 ] || [ "$code" = 143 ]; do :; done  # a signal came
if [ "$requeue" ] && [ "$code" = {} ]; then
  if [ "$SECONDS" -lt 10 ]; then echo 'the time limit leaves no time to work' >&2; exit 1; fi
  scontrol requeue "$SLURM_JOB_ID"
fi
exit "$code"
)",
                      fmt::join(runs, " "), in_shell_quotes(program_.string()),
                      in_shell_quotes(sweep_.string()), static_cast<int>(ExitCode::kInterrupted));
  return text;
}

std::vector<std::string> SlurmPool::scripts(const std::vector<std::size_t>& runs) const {
  std::vector<std::string> scripts;
  for (const std::vector<std::size_t>& array : arrays(runs)) scripts.push_back(script(array));
  return scripts;
}

void SlurmPool::submit(const std::vector<std::size_t>& runs) {
  for (const std::vector<std::size_t>& array : arrays(runs)) {
    if (stop_.requested()) return;
    for (const std::size_t run : array) {  // of an earlier session
      std::error_code error;
      fs::remove(run_folder(sweep_, plan_.runs[run]) / "outcome.json", error);
    }
    const fs::path file = sweep_ / "slurm" / "job.sh";
    write_atomically(file, script(array));
    const StopFlag never;  // a job that is submitted must be recorded
    const SubprocessResult result = ask({"sbatch", "--parsable", file.string()}, never);
    if (!succeeded(result)) {
      const std::vector<std::string_view> lines = split(result.output, '\n');
      throw usage_error(fmt::format("--slurm: sbatch refused the jobs: {}", lines.front()));
    }
    const Submitted job{parse_sbatch(result.output), array};
    add_job(sweep_, job);
    log_.info(fmt::format("slurm job={} tasks={}", job.job, array.size()));
  }
}

void SlurmPool::complete(const std::vector<std::size_t>& runs,
                         const std::function<void(std::size_t)>& ended) {
  for (const char* command : {"sbatch", "squeue", "scontrol"}) find_command(command);
  const std::optional<std::set<std::size_t>> queued = queued_runs(read_jobs(sweep_), stop_);
  if (stop_.requested()) return;
  if (!queued) throw usage_error("--slurm: squeue failed; expected an answer");
  std::error_code exists;
  fs::create_directory(sweep_ / "slurm", exists);
  std::vector<std::size_t> missing;
  std::ranges::copy_if(runs, std::back_inserter(missing),
                       [&](std::size_t run) { return !queued->contains(run); });
  submit(missing);
  if (!options_.wait) return;
  wait({runs.begin(), runs.end()}, ended);
  add_accounting(runs);
}

// Slurm's accounting knows more than the job did, where it is switched on.
void SlurmPool::add_accounting(const std::vector<std::size_t>& runs) const {
  const std::vector<Submitted> jobs = read_jobs(sweep_);
  if (jobs.empty() || !find_in_path("sacct")) return;
  std::vector<std::int64_t> numbers;
  for (const Submitted& job : jobs) numbers.push_back(job.job);
  const SubprocessResult result = ask({"sacct", "--noheader", "--parsable2", "--noconvert",
                                       "--format=JobID,ElapsedRaw,MaxRSS,NodeList",
                                       fmt::format("--jobs={}", fmt::join(numbers, ","))},
                                      stop_);
  if (!succeeded(result)) return;
  const std::map<SlurmTask, Json> figures = parse_sacct(result.output);
  for (const auto& [task, run] : runs_by_task(jobs)) {
    const auto known = figures.find(task);
    if (known == figures.end() || std::ranges::find(runs, run) == runs.end()) continue;
    const fs::path folder = run_folder(sweep_, plan_.runs[run]);
    if (read_outcome(folder)) write_figures(folder, known->second);
  }
}

void SlurmPool::wait(std::set<std::size_t> runs, const std::function<void(std::size_t)>& ended) {
  const std::vector<Submitted> jobs = read_jobs(sweep_);
  Seconds pause(options_.pause);
  Clock::time_point asked = Clock::now();
  std::set<std::size_t> gone;  // not queued when last asked, and without an outcome
  bool warned = false;
  while (!runs.empty() && !stop_.requested()) {
    std::this_thread::sleep_for(
        std::min(Seconds(0.2 + 0.005 * static_cast<double>(runs.size())), pause));
    std::optional<std::set<std::size_t>> queued;
    if (Clock::now() - asked >= pause) {
      queued = queued_runs(jobs, stop_);
      asked = Clock::now();
      pause = std::min(pause * 1.5, kLongestPause);
      if (!queued && !warned && !stop_.requested()) {
        log_.warning("the controller of Slurm does not answer; waiting for it");
        warned = true;
      }
    }
    for (auto run = runs.begin(); run != runs.end();) {
      const fs::path folder = run_folder(sweep_, plan_.runs[*run]);
      static_cast<void>(list_folder(folder));  // a network file system looks again
      if (read_outcome(folder)) {
        ended(*run);
        run = runs.erase(run);
      } else {
        ++run;
      }
    }
    if (!queued) continue;
    std::set<std::size_t> missing;
    std::ranges::set_difference(runs, *queued, std::inserter(missing, missing.end()));
    std::set<std::size_t> lost;  // twice in a row: file systems and requeued jobs take time
    std::ranges::set_intersection(missing, gone, std::inserter(lost, lost.end()));
    gone = missing;
    if (lost.empty()) continue;
    for (const std::size_t run : lost) runs.erase(run);
    log_.warning(
        fmt::format("the jobs of {} runs ended without a result, the first of them {}; see {}",
                    lost.size(), plan_.runs[*lost.begin()].name, (sweep_ / "slurm").string()));
  }
}

void check_no_slurm_jobs(const fs::path& sweep, const StopFlag& stop) {
  const std::vector<Submitted> jobs = read_jobs(sweep);
  if (jobs.empty() || !find_in_path("squeue")) return;  // moved to a machine without Slurm
  const std::optional<std::set<std::size_t>> queued = queued_runs(jobs, stop);
  if (queued && queued->empty()) return;
  std::set<std::int64_t> numbers;
  for (const Submitted& job : jobs) numbers.insert(job.job);
  throw usage_error(fmt::format("{}: Slurm's jobs {} {}; expected --slurm, or scancel before",
                                finished_path(sweep).string(), fmt::join(numbers, ", "),
                                queued ? "wait or run" : "may run, and squeue failed"));
}

bool run_slurm_task(SweepPlan plan, const fs::path& sweep, std::size_t index,
                    const fs::path& program, const StopFlag& stop) {
  if (index >= plan.runs.size()) {
    throw usage_error(fmt::format("--task {}: expected a run below {}", index, plan.runs.size()));
  }
  SweepRun& run = plan.runs[index];
  const fs::path folder = run_folder(sweep, run);
  if (is_complete(folder)) return true;  // restarted after its last step
  const int cpus = task_cpus();
  if (run.config.train.threads == 0) run.config.train.threads = cpus;
  const std::optional<Outcome> outcome = complete_run(plan, sweep, run, cpus, program, stop);
  if (!outcome) return false;
  const char* const job = std::getenv("SLURM_JOB_ID");
  fs::create_directories(folder);
  if (job != nullptr && find_in_path("scontrol")) {
    const SubprocessResult shown = ask({"scontrol", "show", "job", "-o", job}, stop);
    if (succeeded(shown)) write_figures(folder, parse_scontrol(shown.output));
  }
  write_outcome(folder, *outcome);  // from now on the folder of the sweep may move
  return true;
}

}  // namespace latplan::learning
