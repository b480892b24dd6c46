// All weights of a network in one flat buffer, all gradients in another: the optimiser, clipping and checkpoints are
// then one operation each. Layers hold views. Frozen arrays (batch-norm statistics) live in a second buffer.
#pragma once

#include <ATen/ATen.h>

#include <string>
#include <vector>

#include "base/rng.h"
#include "nn/safetensors.h"

namespace latplan::nn::torch_backend {

// How a weight starts. He and Glorot are the uniform versions (tab:architecture and the text above it).
enum class Init { kZero, kOne, kMinusOne, kHeUniform, kGlorotUniform, kSoftplusOne };

enum class Role { kTrained, kFrozen };

class ParameterSet {
 public:
  ParameterSet(at::Device device, at::ScalarType type) : device_(device), type_(type) {}

  // Declares an array; its tensor is valid after allocate().
  int declare(std::string name, std::vector<std::int64_t> shape, Init init, Role role);
  // Fills every array from its own stream of `rng` (so a new array shifts no other).
  void allocate(const Rng& rng);

  const at::Tensor& operator[](int id) const { return entries_[id].tensor; }
  at::Tensor& trained() { return trained_; }    // [trained values]
  at::Tensor& gradient() { return gradient_; }  // [trained values]
  // Of sum(weights * terms), or of terms alone if it is one number, into gradient(); 0 where it does not depend.
  void gradient_of(const at::Tensor& terms, const at::Tensor& weights = {});
  at::Tensor& frozen() { return frozen_; }  // [frozen values]
  const at::Device& device() const { return device_; }

  bool finite() const;  // neither NaN nor infinity in any array

  NamedArrays snapshot() const;
  // Every declared array must be there with its shape; Error(BadInput) naming `file` otherwise.
  void restore(const NamedArrays& arrays, const std::string& file);

 private:
  struct Entry {
    std::string name;
    std::vector<std::int64_t> shape;
    Init init;
    Role role;
    at::Tensor tensor;
  };
  at::Device device_;
  at::ScalarType type_;
  std::vector<Entry> entries_;
  at::Tensor trained_, gradient_, frozen_;
};

// Host copies for checkpoints.
NamedArray to_array(const at::Tensor& tensor);
at::Tensor to_tensor(const NamedArray& array);

}  // namespace latplan::nn::torch_backend
