// Data generation: image pairs per second of every world, and planning instances of the 15-puzzle.
#include <benchmark/benchmark.h>

#include "base/error.h"
#include "base/log.h"
#include "data/draw_instances.h"
#include "data/generate.h"
#include "data/pair_set.h"
#include "domains/catalog.h"

namespace latplan {
namespace {

struct Case {
  const char* name;
  const char* world;
  domains::WorldOptions options;
  std::int64_t pairs;
};

void make_pairs(benchmark::State& state, const Case& which) {
  std::unique_ptr<domains::Domain> domain;
  try {
    domain = domains::make_world(which.world, which.options);
  } catch (const Error& error) {  // digit images are missing; run tools/bootstrap images
    state.SkipWithError(error.what());
    return;
  }
  data::GenerateConfig config;
  config.pairs = which.pairs;
  config.threads = static_cast<int>(state.range(0));
  SilentLog log;
  const StopFlag stop;
  for (auto _ : state) benchmark::DoNotOptimize(data::generate(*domain, config, log, stop));
  state.SetItemsProcessed(state.iterations() * config.pairs);
}

void fifteen_puzzle_instances(benchmark::State& state) {
  const auto domain = domains::make_world("puzzle", {{"tiles", "mandrill"}});
  data::InstanceConfig config;
  config.distances = {14};
  for (auto _ : state) benchmark::DoNotOptimize(data::make_instances(*domain, config));
}
BENCHMARK(fifteen_puzzle_instances)->Unit(benchmark::kMillisecond);

const bool registered = [] {
  const std::vector<Case> cases = {
      {"pairs/lightsout", "lightsout", {{"size", "5"}}, 20000},
      {"pairs/twisted", "lightsout", {{"size", "5"}, {"twisted", "true"}}, 20000},
      {"pairs/mnist", "puzzle", {{"tiles", "mnist"}}, 20000},
      {"pairs/mandrill", "puzzle", {{"tiles", "mandrill"}}, 20000},
      {"pairs/hanoi", "hanoi", {{"disks", "4"}, {"towers", "9"}}, 20000},
      {"pairs/sokoban", "sokoban", {}, 20000},
      {"pairs/blocks", "blocks", {}, 100},
  };
  for (const Case& which : cases) {
    benchmark::RegisterBenchmark(which.name, [which](benchmark::State& s) { make_pairs(s, which); })
        ->Arg(1)
        ->Arg(2)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
  }
  return true;
}();

}  // namespace
}  // namespace latplan
