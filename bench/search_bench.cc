// The built-in planner on synthetic learnt models: expansions and evaluations per second. The
// baseline is `plain_bfs`, breadth-first search over BitVectors that checks all actions; quote the
// others as ratios to it. bench/compare-planners compares with Fast Downward.
#include <benchmark/benchmark.h>

#include <deque>
#include <unordered_set>

#include "planner_tasks.h"
#include "search/heuristic.h"
#include "search/planner.h"
#include "search/successor_generator.h"

namespace latplan {
namespace {

void plain_bfs(benchmark::State& state) {
  const symbolic::StripsTask task = bench::make_planner_task("LO25_d4");
  std::int64_t expanded = 0;
  for (auto _ : state) {
    std::unordered_set<BitVector> seen = {task.init};
    std::deque<BitVector> open = {task.init};
    while (!open.empty() && !task.is_goal(open.front())) {
      for (const symbolic::Action& action : task.model.actions) {
        if (!action.applicable(open.front())) continue;
        BitVector next = action.apply(open.front());
        if (seen.insert(next).second) open.push_back(std::move(next));
      }
      open.pop_front();
      ++expanded;
    }
  }
  state.counters["expanded/s"] =
      benchmark::Counter(static_cast<double>(expanded), benchmark::Counter::kIsRate);
}
BENCHMARK(plain_bfs)->Unit(benchmark::kMillisecond);

void built_in(benchmark::State& state, const char* name, const char* algorithm) {
  const symbolic::StripsTask task = bench::make_planner_task(name);
  std::int64_t expanded = 0, evaluated = 0;
  SilentLog log;
  const StopFlag stop;
  for (auto _ : state) {
    const search::Result result = search::solve(task, algorithm, {}, log, stop);
    if (result.status != search::Status::kSolved) state.SkipWithError("no plan");
    expanded += result.statistics.expanded;
    evaluated += result.statistics.evaluated;
  }
  state.counters["expanded/s"] =
      benchmark::Counter(static_cast<double>(expanded), benchmark::Counter::kIsRate);
  state.counters["evaluated/s"] =
      benchmark::Counter(static_cast<double>(evaluated), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(built_in, LO25_d4_blind, "LO25_d4", "astar-blind")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(built_in, LO300_d7_blind, "LO300_d7", "astar-blind")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(built_in, MN300n_d11_blind, "MN300n_d11", "astar-blind")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(built_in, MA300_d14_blind, "MA300_d14", "astar-blind")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(built_in, LO300_d7_lmcut, "LO300_d7", "astar-lmcut")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(built_in, MN300n_d14_lmcut, "MN300n_d14", "astar-lmcut")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(built_in, MA300_d14_lmcut, "MA300_d14", "astar-lmcut")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(built_in, MN300n_d14_ff, "MN300n_d14", "gbfs-ff")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(built_in, LO300_d14_auto, "LO300_d14", "auto")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(built_in, SO47k_d14_auto, "SO47k_d14", "auto")->Unit(benchmark::kMillisecond);

void applicable_actions(benchmark::State& state, const char* name) {
  const search::PackedTask task = search::compile(bench::make_planner_task(name));
  SilentLog log;
  const StopFlag stop;
  search::Guard guard({.seconds = 0, .bytes = 0}, log, stop);
  search::SuccessorGenerator generator(task.actions, task.init.data(), guard);
  generator.build();
  std::vector<search::Word> current = task.init, next = current;
  for (auto _ : state) {  // a walk, so that the states differ
    const std::span<const search::ActionId> applicable = generator.applicable(current.data());
    const std::size_t chosen = static_cast<std::size_t>(current[0] * 7 + state.iterations());
    task.actions.apply(applicable[chosen % applicable.size()], current.data(), next.data());
    std::swap(current, next);
  }
}
BENCHMARK_CAPTURE(applicable_actions, LO300, "LO300_d7");
BENCHMARK_CAPTURE(applicable_actions, MN300, "MN300_d7");
BENCHMARK_CAPTURE(applicable_actions, MA300, "MA300_d7");
BENCHMARK_CAPTURE(applicable_actions, SO47k, "SO47k_d7");

void evaluation(benchmark::State& state, const char* name, const char* heuristic) {
  const search::PackedTask task = search::compile(bench::make_planner_task(name));
  SilentLog log;
  const StopFlag stop;
  search::Guard guard({.seconds = 0, .bytes = 0}, log, stop);
  const auto made = search::find_heuristic(heuristic)->make(task, guard);
  for (auto _ : state) benchmark::DoNotOptimize(made->evaluate(task.init.data()));
}
BENCHMARK_CAPTURE(evaluation, LO300_d7_lmcut, "LO300_d7", "lmcut");
BENCHMARK_CAPTURE(evaluation, MN300n_d14_lmcut, "MN300n_d14", "lmcut");
BENCHMARK_CAPTURE(evaluation, MA300_d14_lmcut, "MA300_d14", "lmcut");
BENCHMARK_CAPTURE(evaluation, SO47k_d14_lmcut, "SO47k_d14", "lmcut");
BENCHMARK_CAPTURE(evaluation, MN300n_d14_hmax, "MN300n_d14", "hmax");
BENCHMARK_CAPTURE(evaluation, MN300n_d14_ff, "MN300n_d14", "ff");

}  // namespace
}  // namespace latplan
