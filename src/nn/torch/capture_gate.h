// Several trainings may share one device, each in a thread of its own. LibTorch has one random
// generator and one backward thread per device: work of another thread during a capture breaks
// both. Threads work on the device side by side, and a capture excludes the others.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>

namespace latplan::nn::torch_backend {

class CaptureGate {
 public:
  void enter();  // before a thread's first work on the device
  void leave();  // after its last
  // Of threads that have entered:
  void pause();                                       // lets waiting captures run
  void run_alone(const std::function<void()>& work);  // while no other thread is inside

 private:
  bool open() const { return !capturing_ && waiting_ == 0; }

  std::mutex mutex_;
  std::condition_variable changed_;
  int working_ = 0;  // threads inside
  int waiting_ = 0;  // captures
  bool capturing_ = false;
};

}  // namespace latplan::nn::torch_backend
