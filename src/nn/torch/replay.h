// Runs a function on the device repeatedly. With CUDA its kernels are captured as a graph after a
// few plain runs and replayed from then on: one launch per step instead of several hundred. On a
// CPU the function is called.
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
  // The function must read and write the same tensors each time and must not read values back to
  // the host.
  void run(const std::function<void()>& function);

 private:
  struct Graph;
  bool capture_;
  int plain_runs_ = 0;
  std::unique_ptr<Graph> graph_;
};

// Scope guard of all work on the device: this thread uses a separate CUDA stream, which capturing
// requires, and takes turns with captures of other threads. No effect on a CPU.
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

bool can_capture();  // false without CUDA

}  // namespace latplan::nn::torch_backend
