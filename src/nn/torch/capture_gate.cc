#include "nn/torch/capture_gate.h"

namespace latplan::nn::torch_backend {

void CaptureGate::enter() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return open(); });
  ++working_;
}

void CaptureGate::leave() {
  const std::lock_guard lock(mutex_);
  --working_;
  changed_.notify_all();
}

void CaptureGate::pause() {
  std::unique_lock lock(mutex_);
  if (open()) return;
  --working_;
  changed_.notify_all();
  changed_.wait(lock, [&] { return open(); });
  ++working_;
}

void CaptureGate::run_alone(const std::function<void()>& work) {
  std::unique_lock lock(mutex_);
  --working_;
  ++waiting_;
  changed_.notify_all();
  changed_.wait(lock, [&] { return !capturing_ && working_ == 0; });
  --waiting_;
  capturing_ = true;
  const auto reopen = [&] {
    capturing_ = false;
    ++working_;
    changed_.notify_all();
  };
  lock.unlock();
  try {
    work();
  } catch (...) {  // handed on
    lock.lock();
    reopen();
    throw;
  }
  lock.lock();
  reopen();
}

}  // namespace latplan::nn::torch_backend
