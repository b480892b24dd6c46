// Runs the planner on one task and prints statistics, for scripts such as bench/compare-planners.
//   planner_driver shapes                        list the synthetic tasks
//   planner_driver solve TASK SEARCH [SECONDS [MEBIBYTES [THREADS]]]   print JSON; exit codes as of latplan
//   planner_driver values TASK HEURISTIC COUNT   estimates of random states: lines "VALUE BITS"
//   planner_driver sas TASK FILE                 SAS+ without constant bits and duplicate actions
//   planner_driver pddl TASK FOLDER              domain.pddl and problem.pddl
//   planner_driver binary TASK FILE              a binary task file (.lpd)
// TASK: a name such as LO300_d14 (bench/planner_tasks.h), a folder with domain.pddl and
// problem.pddl, or a task file.
#include <fmt/format.h>

#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <set>

#include "base/error.h"
#include "base/files.h"
#include "base/rng.h"
#include "planner_tasks.h"
#include "search/heuristic.h"
#include "search/planner.h"
#include "search/successor_generator.h"
#include "symbolic/binary_file.h"
#include "symbolic/pddl.h"
#include "symbolic/task_file.h"

namespace latplan::bench {
namespace {

namespace fs = std::filesystem;
using search::PackedTask;
using search::Word;
using symbolic::StripsTask;

StripsTask load_task(const std::string& name) {
  const fs::path place = name;
  if (!fs::exists(place)) return make_planner_task(name);
  return symbolic::read_task(fs::is_directory(place) ? place / "problem.pddl" : place);
}

ExitCode exit_code(search::Status status) {
  switch (status) {
    case search::Status::kSolved:
      return ExitCode::kDone;
    case search::Status::kUnsolvable:
      return ExitCode::kUnsolvable;
    case search::Status::kOutOfMemory:
      return ExitCode::kOutOfMemory;
    case search::Status::kOutOfTime:
      return ExitCode::kOutOfTime;
    default:
      return ExitCode::kNoPlan;
  }
}

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// A line of /proc/self/status, in bytes.
std::int64_t memory(const std::string& key) {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with(key + ":")) return 1024 * std::stoll(line.substr(key.size() + 1));
  }
  return 0;
}

int solve_task(const std::string& name, const std::string& search, const search::Limits& limits) {
  const StripsTask task = load_task(name);
  SilentLog log;
  const StopFlag stop;
  const std::int64_t resident_before = memory("VmRSS");
  const double loaded = cpu_seconds();
  const search::Result result = search::solve(task, search, limits, log, stop);
  const double done = cpu_seconds();
  const search::Statistics& s = result.statistics;
  const std::int64_t peak = memory("VmHWM");
  const std::int64_t grown = peak - resident_before;
  fmt::print(
      "{{\"task\": \"{}\", \"algorithm\": \"{}\", \"status\": \"{}\", \"plan_length\": {}, "
      "\"optimal\": {}, "
      "\"expanded\": {}, \"evaluated\": {}, \"generated\": {}, \"reopened\": {}, \"states\": {}, "
      "\"peak_bytes\": {}, \"resident_growth\": {}, \"resident_peak\": {}, \"cpu_seconds\": "
      "{:.6f}, "
      "\"total_cpu_seconds\": {:.6f}, \"search_seconds\": {:.6f}, \"seconds\": {:.6f}}}\n",
      name, result.algorithm, to_string(result.status), result.plan.size(), result.optimal,
      s.expanded, s.evaluated, s.generated, s.reopened, s.states, s.peak_bytes, grown, peak,
      done - loaded, done, s.search_seconds, s.total_seconds);
  return static_cast<int>(exit_code(result.status));
}

// States of random walks that may branch at any state.
std::vector<std::vector<Word>> random_states(const PackedTask& task, std::size_t count,
                                             search::Guard& guard) {
  search::SuccessorGenerator generator(task.actions, task.init.data(), guard);
  std::vector<std::vector<Word>> states{task.init};
  std::set<std::vector<Word>> seen{task.init};
  Rng rng(5);
  for (std::size_t tries = 0; states.size() < count && tries < 100 * count; ++tries) {
    const std::vector<Word> from = states[rng.below(states.size())];
    const std::span<const search::ActionId> applicable = generator.applicable(from.data());
    if (applicable.empty()) continue;
    std::vector<Word> to(from.size());
    task.actions.apply(applicable[rng.below(applicable.size())], from.data(), to.data());
    if (seen.insert(to).second) states.push_back(to);
  }
  return states;
}

BitVector unpack(const Word* words, int bits) {
  BitVector result(bits);
  for (int b = 0; b < bits; ++b) result.set(b, ((words[b / 64] >> (b % 64)) & 1) != 0);
  return result;
}

int print_values(const std::string& name, const std::string& heuristic, std::size_t count) {
  const search::HeuristicEntry* entry = search::find_heuristic(heuristic);
  if (entry == nullptr) throw usage_error("unknown heuristic '" + heuristic + "'");
  const PackedTask task = search::compile(load_task(name));
  SilentLog log;
  const StopFlag stop;
  search::Guard guard({.seconds = 0, .bytes = 0}, log, stop);
  const auto made = entry->make(task, guard);
  for (const std::vector<Word>& state : random_states(task, count, guard)) {
    const int value = made->evaluate(state.data());
    fmt::print("{} {}\n", value == search::kDeadEnd ? "infinity" : std::to_string(value),
               unpack(state.data(), task.bits).to_string());
  }
  return 0;
}

StripsTask compiled(const StripsTask& task) {
  const PackedTask packed = search::compile(task);
  const int bits = packed.bits;
  StripsTask result;
  result.model.state_bits = bits;
  result.init = unpack(packed.init.data(), bits);
  result.goal_mask = unpack(packed.goal_mask.data(), bits);
  result.goal_value = unpack(packed.goal_value.data(), bits);
  for (const search::ActionId a : packed.actions.ids()) {
    const BitVector pos = unpack(packed.actions.pre_value(a), bits);
    const BitVector add = unpack(packed.actions.effect_value(a), bits);
    result.model.actions.push_back({"a" + std::to_string(search::to_int(a)), pos,
                                    unpack(packed.actions.pre_mask(a), bits) & ~pos, add,
                                    unpack(packed.actions.effect_mask(a), bits) & ~add});
  }
  return result;
}

int run(const std::vector<std::string>& words) {
  const std::string mode = words.empty() ? "" : words[0];
  if (mode == "shapes" && words.size() == 1) {
    for (const std::string& shape : planner_task_shapes()) fmt::print("{}\n", shape);
    return 0;
  }
  if (mode == "solve" && words.size() >= 3 && words.size() <= 6) {
    const double seconds = words.size() > 3 ? std::stod(words[3]) : 0;
    const double mebibytes = words.size() > 4 ? std::stod(words[4]) : 0;
    const int threads = words.size() > 5 ? std::stoi(words[5]) : 0;
    return solve_task(words[1], words[2],
                      {seconds, static_cast<std::int64_t>(mebibytes * (1 << 20)), 0, threads});
  }
  if (mode == "values" && words.size() == 4) {
    return print_values(words[1], words[2], std::stoull(words[3]));
  }
  if (mode == "sas" && words.size() == 3) {
    write_atomically(words[2], symbolic::write_sas(compiled(load_task(words[1]))));
    return 0;
  }
  if (mode == "pddl" && words.size() == 3) {
    const StripsTask task = load_task(words[1]);
    fs::create_directories(words[2]);
    write_atomically(fs::path(words[2]) / "domain.pddl", symbolic::write_domain(task.model));
    write_atomically(fs::path(words[2]) / "problem.pddl", symbolic::write_problem(task, "p"));
    return 0;
  }
  if (mode == "binary" && words.size() == 3) {
    symbolic::write_task_file(words[2], load_task(words[1]));
    return 0;
  }
  throw usage_error(
      "usage: planner_driver shapes | solve TASK SEARCH [SECONDS [MEBIBYTES [THREADS]]] | "
      "values TASK HEURISTIC COUNT | sas TASK FILE | pddl TASK FOLDER | binary TASK FILE");
}

}  // namespace
}  // namespace latplan::bench

int main(int argc, char** argv) {
  try {
    return latplan::bench::run({argv + 1, argv + argc});
  } catch (const latplan::Error& error) {
    fmt::print(stderr, "planner_driver: {}\n", error.what());
    return static_cast<int>(error.code());
  }
}
