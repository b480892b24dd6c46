// All weights of a network in one flat buffer, all gradients in another: the optimiser, clipping and checkpoints are
// then one operation each. Layers hold views. Frozen arrays (batch-norm statistics) live in a second buffer.
// On a GPU every array starts where fast matrix products want it, and may be stored with a margin of zeros.
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

// The gradient of one array as it lies in the flat buffer.
struct GradientPart {
  at::Tensor values;  // undefined: 0
  std::int64_t offset = 0;
};

class ParameterSet {
 public:
  ParameterSet(at::Device device, at::ScalarType type) : device_(device), type_(type) {}

  // Declares an array; its tensor is valid after allocate(). stored: its shape in memory, if that is larger. The rest is
  // zero, and stays so if its gradient is; files do not have it.
  int declare(std::string name, std::vector<std::int64_t> shape, Init init, Role role,
              std::vector<std::int64_t> stored = {});
  // How long rows of n values are best stored on this device: n on a CPU.
  int padded(int n) const;
  // Fills every array from its own stream of `rng` (so a new array shifts no other).
  void allocate(const Rng& rng);

  const at::Tensor& operator[](int id) const { return entries_[id].tensor; }
  at::Tensor& trained() { return trained_; }    // [trained values]
  at::Tensor& gradient() { return gradient_; }  // [trained values]
  // Of sum(weights * terms), or of terms alone if it is one number, into gradient(); 0 where it does not depend.
  void gradient_of(const at::Tensor& terms, const at::Tensor& weights = {});
  // The same, array by array and not into gradient().
  std::vector<GradientPart> gradient_parts(const at::Tensor& terms, const at::Tensor& weights);
  at::Tensor& frozen() { return frozen_; }  // [frozen values]
  const at::Device& device() const { return device_; }

  // Values of a buffer like trained() without margins, as checkpoints keep them, and back.
  at::Tensor packed(const at::Tensor& flat) const;
  void unpack(const at::Tensor& packed, at::Tensor& flat) const;

  bool finite() const;  // neither NaN nor infinity in any array

  NamedArrays snapshot() const;
  // Every declared array must be there with its shape; Error(BadInput) naming `file` otherwise.
  void restore(const NamedArrays& arrays, const std::string& file);

 private:
  struct Entry {
    std::string name;
    std::vector<std::int64_t> shape, stored;
    Init init;
    Role role;
    std::int64_t offset = 0;  // in its buffer
    at::Tensor tensor;        // of the stored shape
  };
  std::int64_t room(const Entry& entry) const;  // in its buffer
  // The entry's own values in a buffer like trained() or frozen().
  at::Tensor own(const at::Tensor& flat, const Entry& entry) const;
  at::Device device_;
  at::ScalarType type_;
  std::vector<Entry> entries_;
  at::Tensor trained_, gradient_, frozen_;
};

// Host copies for checkpoints.
NamedArray to_array(const at::Tensor& tensor);
at::Tensor to_tensor(const NamedArray& array);

}  // namespace latplan::nn::torch_backend
