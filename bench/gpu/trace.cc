#include "trace.h"

#include "base/error.h"

#ifdef LATPLAN_CUDA
#include <fmt/format.h>
#include <torch/csrc/autograd/profiler_kineto.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>
#endif

namespace latplan::nn::torch_backend {

#ifdef LATPLAN_CUDA
namespace {

namespace profiler = torch::autograd::profiler;

struct Event {
  std::string name;
  double start, took;  // us
};

std::vector<Event> on_device(const profiler::ProfilerResult& result) {
  std::vector<Event> events;
  for (const auto& event : result.events()) {
    if (event.deviceType() != c10::DeviceType::CUDA) continue;
    events.push_back({event.name().substr(0, 150), 1e-3 * static_cast<double>(event.startNs()),
                      1e-3 * static_cast<double>(event.durationNs())});
  }
  std::sort(events.begin(), events.end(),
            [](const Event& a, const Event& b) { return a.start < b.start; });
  return events;
}

}  // namespace

Trace::Trace() {
  using torch::profiler::impl::ActivityType;
  const torch::profiler::impl::ProfilerConfig config(torch::profiler::impl::ProfilerState::KINETO);
  const std::set<ActivityType> activities{ActivityType::CUDA};
  profiler::prepareProfiler(config, activities);
  profiler::enableProfiler(config, activities);
}

void Trace::print(int steps, std::FILE* out) {
  const std::vector<Event> events = on_device(*profiler::disableProfiler());
  struct Total {
    double took = 0;
    int count = 0;
  };
  std::map<std::string, Total> by_name;
  double whole = 0;
  for (const Event& event : events) {
    Total& total = by_name[event.name];
    total.took += event.took;
    ++total.count;
    whole += event.took;
  }
  std::vector<std::pair<std::string, Total>> sorted(by_name.begin(), by_name.end());
  std::sort(sorted.begin(), sorted.end(),
            [](const auto& a, const auto& b) { return a.second.took > b.second.took; });
  fmt::print(out, "per step: {:.1f} operations, {:.1f} us\n",
             static_cast<double>(events.size()) / steps, whole / steps);
  for (const auto& [name, total] : sorted) {
    fmt::print(out, "{:8.1f} us {:6.1f} times  {}\n", total.took / steps,
               static_cast<double>(total.count) / steps, name);
  }
  fmt::print(out, "in order: start, time, name\n");
  const std::size_t first = events.size() - events.size() / static_cast<std::size_t>(steps);
  for (std::size_t i = first; i < events.size(); ++i) {
    fmt::print(out, "{:8.1f} {:6.1f}  {}\n", events[i].start - events[first].start, events[i].took,
               events[i].name);
  }
}

#else

Trace::Trace() { throw unsupported_error("trace: this build has no CUDA"); }
void Trace::print(int, std::FILE*) {}

#endif

}  // namespace latplan::nn::torch_backend
