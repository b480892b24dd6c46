// All weights of a network in one flat buffer and all gradients in another, so that the optimiser,
// clipping and checkpoints are one operation each. Layers hold views. Frozen arrays (batch-norm
// statistics) have their own buffer. On a GPU every array is aligned for fast matrix products and
// may have zero padding.
#pragma once

#include <ATen/ATen.h>

#include <string>
#include <vector>

#include "base/rng.h"
#include "nn/safetensors.h"

namespace latplan::nn::torch_backend {

// Initial values of an array (tab:architecture and the text above it). kSoftplusOne: softplus(x) =
// 1.
enum class Init { kZero, kOne, kMinusOne, kHeUniform, kGlorotUniform, kSoftplusOne };

enum class Role { kTrained, kFrozen };

// The gradient of one array and its place in the flat buffer.
struct GradientPart {
  at::Tensor values;  // undefined: zero
  std::int64_t offset = 0;
};

class ParameterSet {
 public:
  ParameterSet(at::Device device, at::ScalarType type) : device_(device), type_(type) {}

  // Declares an array; its tensor is valid after allocate(). `stored`: the larger shape in memory,
  // padded with zeros that appear in no file.
  int declare(std::string name, std::vector<std::int64_t> shape, Init init, Role role,
              std::vector<std::int64_t> stored = {});
  // Stored length of rows of n values on this device; n on a CPU.
  int padded(int n) const;
  // Initialises every array from its own stream of `rng`, so that a new array does not change the
  // others.
  void allocate(const Rng& rng);

  // New initial values of the arrays whose names begin with one of these.
  void restart(const Rng& rng, const std::vector<std::string>& prefixes);

  const at::Tensor& operator[](int id) const { return entries_[id].tensor; }
  at::Tensor& trained() { return trained_; }    // [trained values]
  at::Tensor& gradient() { return gradient_; }  // [trained values]
  // Writes the gradient of sum(weights * terms) to gradient(). Without weights, `terms` is a
  // scalar.
  void gradient_of(const at::Tensor& terms, const at::Tensor& weights = {});
  // The same as one part per array; gradient() is unchanged.
  std::vector<GradientPart> gradient_parts(const at::Tensor& terms, const at::Tensor& weights);
  at::Tensor& frozen() { return frozen_; }  // [frozen values]
  const at::Device& device() const { return device_; }

  // The values of a buffer like trained() without padding, for checkpoints, and back.
  at::Tensor packed(const at::Tensor& flat) const;
  void unpack(const at::Tensor& packed, at::Tensor& flat) const;

  bool finite() const;  // no NaN or infinity in any array

  NamedArrays snapshot() const;
  // Error(BadInput) naming `file` if a declared array is missing or has another shape.
  void restore(const NamedArrays& arrays, const std::string& file);

 private:
  struct Entry {
    std::string name;
    std::vector<std::int64_t> shape, stored;
    Init init;
    Role role;
    std::int64_t offset = 0;  // in its buffer
    at::Tensor tensor;        // stored shape
  };
  std::int64_t stored_size(const Entry& entry) const;
  // The values of an entry, without padding, in a buffer like trained() or frozen().
  at::Tensor view_in(const at::Tensor& flat, const Entry& entry) const;
  at::Device device_;
  at::ScalarType type_;
  std::vector<Entry> entries_;
  at::Tensor trained_, gradient_, frozen_;
};

NamedArray to_array(const at::Tensor& tensor);
at::Tensor to_tensor(const NamedArray& array);

}  // namespace latplan::nn::torch_backend
