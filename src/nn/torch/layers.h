// The layers of the networks. Their weights live in one ParameterSet: declare all layers by name,
// allocate, then run. Shapes: dense layers [rows, features], convolutions [rows, channels, height,
// width].
#pragma once

#include <ATen/ATen.h>

#include <optional>
#include <string>
#include <vector>

#include "nn/torch/dice.h"
#include "nn/torch/parameters.h"

namespace latplan::nn::torch_backend {

struct Mode {
  bool training =
      false;  // batch statistics and dropout; otherwise running statistics, deterministic
  // Training: the rows consist of this many calls of equal length, each with its own batch
  // statistics.
  int calls = 1;
  // The running statistics follow this many first calls. The other calls are states predicted by
  // the network.
  int remembered = 1;
};
inline constexpr Mode kTest{false};
inline constexpr Mode kTrain{true};
inline constexpr Mode kPredicted{true, 1, 0};
inline Mode mode_of(bool training) { return training ? kTrain : kTest; }

struct Dense {
  int weight = -1, bias = -1;
};
struct Convolution {  // "same" padding; odd kernels only
  int weight = -1, bias = -1;
  int kernel = 1, stride = 1;
};
struct BatchNorm {
  int scale = -1, shift = -1, mean = -1, variance = -1;
  int index = 0;
  bool positive = false;  // the factor is softplus(scale): the layer is increasing
};

class Layers {
 public:
  Layers(ParameterSet& parameters, double dropout) : parameters_(parameters), dropout_(dropout) {}

  Dense declare_dense(const std::string& name, int in, int out, bool bias, Init init,
                      Role role = Role::kTrained);
  // The same, stored with zero padding as [stored_out, stored_in].
  Dense declare_padded(const std::string& name, int in, int out, bool bias, Init init,
                       int stored_in, int stored_out);
  int padded(int n) const { return parameters_.padded(n); }
  Convolution declare_convolution(const std::string& name, int in, int out, int kernel, int stride,
                                  bool bias, Init init);
  Convolution declare_transposed(const std::string& name, int in, int out, int kernel, int stride,
                                 bool bias, Init init);
  BatchNorm declare_norm(const std::string& name, int features, bool positive = false);

  at::Tensor dense(const Dense& layer, const at::Tensor& x) const;
  // Sets the upper left corner to `weight` and the rest to zero. An undefined bias is left
  // unchanged.
  void set_weight(const Dense& layer, const at::Tensor& weight, const at::Tensor& bias = {});
  const at::Tensor& weight_of(const Dense& layer) const { return parameters_[layer.weight]; }
  const at::Tensor& bias_values(const Dense& layer) const { return parameters_[layer.bias]; }
  // Makes the layer scale (x - mean) at test time, for every feature; scale > 0.
  void set_norm(const BatchNorm& layer, double scale, double mean);
  // dense() with a result in the type of hidden layers.
  at::Tensor dense_hidden(const Dense& layer, const at::Tensor& x) const;
  // Output: ceil(height / stride) x ceil(width / stride).
  at::Tensor convolve(const Convolution& layer, const at::Tensor& x) const;
  // Transposed convolution with output height x width.
  at::Tensor expand(const Convolution& layer, const at::Tensor& x, int height, int width) const;
  at::Tensor norm(const BatchNorm& layer, const at::Tensor& x, Mode mode);  // eq:batchnorm
  // eq:batchnorm as factor * x + offset, from the given statistics in training mode (which then
  // enter the running ones with the weight of `rows`), from the running ones in test mode.
  struct Affine {
    at::Tensor factor, offset;  // [features]
  };
  Affine affine(const BatchNorm& layer, const at::Tensor& mean, const at::Tensor& variance,
                std::int64_t rows);
  Affine affine(const BatchNorm& layer) const;
  at::Tensor norm_drop(const BatchNorm& layer, const at::Tensor& x, Mode mode);
  at::Tensor relu_norm_drop(const BatchNorm& layer, const at::Tensor& x, Mode mode);

  // Arithmetic type of hidden layers; none: that of the parameters. Weights and outputs keep the
  // type of the parameters.
  void compute_in(std::optional<at::ScalarType> type) { hidden_type_ = type; }
  // Starts a training step. With a defined `dice` (Dice::state, CUDA only) norms, samples and noise
  // are CUDA kernels.
  void start_step(const at::Tensor& dice) { dice_ = {dice}; }
  void end_step() { dice_ = {}; }
  Dice& dice() { return dice_; }

  // Between these two calls the running statistics of each norm are the average over all rows it
  // processes in training mode: after one pass over the training set, the statistics of the
  // training set.
  void start_calibration() { seen_.assign(norms_, 0.0); }
  void end_calibration() { seen_.clear(); }

 private:
  at::Tensor bias_of(int bias) const { return bias < 0 ? at::Tensor() : hidden(parameters_[bias]); }
  at::Tensor hidden(const at::Tensor& x) const;
  at::Tensor kernel_of(const Convolution& layer) const;
  double momentum(const BatchNorm& layer, std::int64_t rows);
  Affine affine_with(const BatchNorm& layer, const at::Tensor& mean,
                     const at::Tensor& variance) const;
  at::Tensor one_norm(const BatchNorm& layer, const at::Tensor& x, bool training, bool remembered);
  struct Around {  // operations before and after a norm
    bool relu = false, drop = false;
  };
  at::Tensor norm_with(const BatchNorm& layer, const at::Tensor& x, Mode mode, Around around);
  at::Tensor fused(const BatchNorm& layer, const at::Tensor& x, Mode mode, Around around,
                   double momentum);

  ParameterSet& parameters_;
  double dropout_;
  std::optional<at::ScalarType> hidden_type_;
  Dice dice_;
  int norms_ = 0;
  std::vector<double> seen_;  // [norms] rows since start_calibration(); empty outside
};

// Dense hidden layers (ReLU, batch norm, dropout) and a linear output. `again` features are
// appended to the input of every layer but the first (AMA2: the state).
class Perceptron {
 public:
  struct Sizes {
    int in, width, depth, out;
    int again = 0;
    // Row lengths with zero padding; 0: no padding.
    int stored_in = 0, stored_out = 0;
  };
  Perceptron(Layers& layers, const std::string& name, const Sizes& sizes);
  at::Tensor run(const at::Tensor& x, Mode mode, const at::Tensor& again = {});  // [rows, out]
  // Makes the network bias [out] + weight [out, n] relu(features [n, in] x) at test time. Returns
  // false unless it has one hidden layer with at least n units.
  bool set_function(const at::Tensor& features, const at::Tensor& weight, const at::Tensor& bias);
  const Dense& output() const { return out_; }

 private:
  Layers& layers_;
  int width_;
  std::vector<Dense> hidden_;
  std::vector<BatchNorm> norms_;
  Dense out_;
};

}  // namespace latplan::nn::torch_backend
