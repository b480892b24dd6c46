#include "nn/torch/replay.h"

#include <utility>

#include "nn/torch/capture_gate.h"

#ifdef LATPLAN_CUDA
#include <ATen/cuda/CUDAGraph.h>
#include <c10/cuda/CUDAFunctions.h>
#include <c10/cuda/CUDAGuard.h>
#include <c10/cuda/CUDAStream.h>
#endif

namespace latplan::nn::torch_backend {

#ifdef LATPLAN_CUDA

namespace {
constexpr int kPlainRuns = 3;  // libraries choose algorithms and workspaces in these

CaptureGate& gate() {  // of all trainings in this process
  static CaptureGate gate;
  return gate;
}
}  // namespace

struct Replay::Graph {
  at::cuda::CUDAGraph graph;
};

struct OwnStream::Guard {
  struct Inside {
    Inside() { gate().enter(); }
    ~Inside() { gate().leave(); }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;
  };
  Guard() : guard(c10::cuda::getStreamFromPool()) {}
  Inside inside;
  c10::cuda::CUDAStreamGuard guard;
};

OwnStream::OwnStream(at::Device device) {
  if (!device.is_cuda()) return;
  guard_ = std::make_unique<Guard>();
  c10::cuda::device_synchronize();  // waits for the default stream
}
OwnStream::~OwnStream() {
  if (!guard_) return;
  try {
    c10::cuda::device_synchronize();
  } catch (const c10::Error&) {  // device errors were reported before
  }
}

void Replay::run(const std::function<void()>& function) {
  gate().pause();
  if (graph_) {
    graph_->graph.replay();
    return;
  }
  if (!capture_ || plain_runs_++ < kPlainRuns) {
    function();
    return;
  }
  auto graph = std::make_unique<Graph>();
  gate().run_alone([&] {
    c10::cuda::device_synchronize();  // what other threads have launched
    graph->graph.capture_begin({0, 0}, cudaStreamCaptureModeThreadLocal);
    function();
    graph->graph.capture_end();
  });
  graph_ = std::move(graph);
  graph_->graph.replay();  // capturing does not execute
}

bool can_capture() { return true; }

#else

struct Replay::Graph {};
struct OwnStream::Guard {};

OwnStream::OwnStream(at::Device) {}
OwnStream::~OwnStream() = default;

void Replay::run(const std::function<void()>& function) { function(); }

bool can_capture() { return false; }

#endif

Replay::Replay(bool capture) : capture_(capture && can_capture()) {}
Replay::~Replay() = default;
Replay::Replay(Replay&&) noexcept = default;

}  // namespace latplan::nn::torch_backend
