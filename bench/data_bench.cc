// Image pairs a second, by number of threads.
#include <benchmark/benchmark.h>

#include "data/pair_set.h"
#include "domains/lightsout.h"

namespace latplan {
namespace {

void lightsout_pairs(benchmark::State& state) {
  const auto domain = domains::make_lightsout({.size = 5});
  data::GenerateConfig config;
  config.pairs = 20000;
  config.threads = static_cast<int>(state.range(0));
  SilentLog log;
  const StopFlag stop;
  for (auto _ : state) benchmark::DoNotOptimize(data::generate(*domain, config, log, stop));
  state.SetItemsProcessed(state.iterations() * config.pairs);
}
BENCHMARK(lightsout_pairs)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace latplan
