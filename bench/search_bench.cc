// The built-in planner against its plainest peer, breadth-first search over BitVectors, on the same perfect STRIPS model
// of LightsOut: states a second of each, in one run. `plain_bfs` is the yardstick: quote the others as ratios to it.
#include <benchmark/benchmark.h>

#include <deque>
#include <unordered_set>

#include "domains/lightsout.h"
#include "pipeline/extract.h"
#include "search/planner.h"

namespace latplan {
namespace {

constexpr int kSize = 4;
constexpr int kDistance = 7;

BitVector to_bits(const domains::State& state) {
  BitVector bits(static_cast<int>(state.size()));
  for (int i = 0; i < bits.size(); ++i) bits.set(i, state[i] != 0);
  return bits;
}

// Every transition of many random states, fitted: the 288 ground actions; a task at the largest distance.
symbolic::StripsTask make_lightsout_task() {
  const auto domain = domains::make_lightsout({.size = kSize});
  Rng rng(1);
  pipeline::EncodedPairs pairs;
  for (int i = 0; i < 2000; ++i) {
    const domains::State state = domain->sample(rng);
    for (const domains::State& next : domain->successors(state)) {
      pairs.before.push_back(to_bits(state));
      pairs.after.push_back(to_bits(next));
    }
  }
  const domains::State goal = domain->goal();
  domains::State init = goal;
  while (domain->closed_form_distance(init, goal) != kDistance) init = domain->sample(rng);
  return symbolic::make_task(pipeline::fit_actions(pairs, 1e-9, false, 1), to_bits(init),
                             to_bits(goal));
}

void plain_bfs(benchmark::State& state) {
  const symbolic::StripsTask task = make_lightsout_task();
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

void built_in(benchmark::State& state, const char* algorithm) {
  const symbolic::StripsTask task = make_lightsout_task();
  std::int64_t expanded = 0;
  SilentLog log;
  const StopFlag stop;
  for (auto _ : state) {
    const search::Result result = search::solve(task, algorithm, {}, log, stop);
    if (result.plan.size() != kDistance) state.SkipWithError("wrong plan length");
    expanded += result.statistics.expanded;
  }
  state.counters["expanded/s"] =
      benchmark::Counter(static_cast<double>(expanded), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(built_in, astar_blind, "astar-blind")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(built_in, bidirectional, "bidirectional")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace latplan
