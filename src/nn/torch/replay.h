// Runs a function on the device again and again. With CUDA its kernels are captured as one graph after a few plain
// runs and replayed from then on: one launch a step instead of several hundred. On a CPU it is simply called.
#pragma once

#include <ATen/ATen.h>

#include <functional>
#include <memory>

namespace latplan::nn::torch_backend {

class Replay {
 public:
  explicit Replay(bool capture);
  ~Replay();
  Replay(Replay&&) noexcept;
  // The function must read and write the same tensors each time and never look at a value on the host.
  void run(const std::function<void()>& function);

 private:
  struct Graph;
  bool capture_;
  int plain_runs_ = 0;
  std::unique_ptr<Graph> graph_;
};

// While it lives, this thread's work goes to a stream of its own, which capturing needs. Nothing on a CPU.
class OwnStream {
 public:
  explicit OwnStream(at::Device device);
  ~OwnStream();
  OwnStream(const OwnStream&) = delete;
  OwnStream& operator=(const OwnStream&) = delete;

 private:
  struct Guard;
  std::unique_ptr<Guard> guard_;
};

bool can_capture();  // in this build

}  // namespace latplan::nn::torch_backend
