// A scheduled number: a constant on the host, or a scalar on the device that a replayed step reads
// each time.
#pragma once

#include <ATen/ATen.h>

#include <utility>

namespace latplan::nn::torch_backend {

class Knob {
 public:
  Knob(double fixed) : fixed_(fixed) {}                             // NOLINT(runtime/explicit)
  Knob(at::Tensor on_device) : on_device_(std::move(on_device)) {}  // NOLINT(runtime/explicit)

  // Undefined for a host constant.
  const at::Tensor& on_device() const { return on_device_; }
  friend at::Tensor operator/(const at::Tensor& x, const Knob& knob) {
    return knob.on_device_.defined() ? x / knob.on_device_ : x / knob.fixed_;
  }

 private:
  double fixed_ = 0;
  at::Tensor on_device_;  // scalar; undefined: use fixed_
};

}  // namespace latplan::nn::torch_backend
