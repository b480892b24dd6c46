// The layers the networks are made of. They live in one ParameterSet: declared by name before it is allocated, then
// run in a mode. Shapes: dense layers [rows, features], convolutions [rows, channels, height, width].
#pragma once

#include <ATen/ATen.h>

#include <string>
#include <vector>

#include "nn/torch/parameters.h"

namespace latplan::nn::torch_backend {

enum class Mode {
  kTest,   // running statistics, nothing random
  kTrain,  // batch statistics, which the running ones follow; dropout
  kPredicted,  // as kTrain, on states the network predicted itself: the running statistics stay untouched
};
inline Mode mode_of(bool training) { return training ? Mode::kTrain : Mode::kTest; }

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
  bool positive =
      false;  // the scale is a softplus: the layer rises with its input, whatever is learnt
};

class Layers {
 public:
  Layers(ParameterSet& parameters, double dropout) : parameters_(parameters), dropout_(dropout) {}

  Dense declare_dense(const std::string& name, int in, int out, bool bias, Init init,
                      Role role = Role::kTrained);
  Convolution declare_convolution(const std::string& name, int in, int out, int kernel, int stride,
                                  bool bias, Init init);
  Convolution declare_transposed(const std::string& name, int in, int out, int kernel, int stride,
                                 bool bias, Init init);
  BatchNorm declare_norm(const std::string& name, int features, bool positive = false);

  at::Tensor dense(const Dense& layer, const at::Tensor& x) const;
  // To ceil(height / stride) x ceil(width / stride).
  at::Tensor convolve(const Convolution& layer, const at::Tensor& x) const;
  // The reverse: to exactly height x width, of which x is the ceil(1 / stride).
  at::Tensor expand(const Convolution& layer, const at::Tensor& x, int height, int width) const;
  at::Tensor norm(const BatchNorm& layer, const at::Tensor& x, Mode mode);  // eq:batchnorm
  at::Tensor drop(const at::Tensor& x, Mode mode) const;

  // Between these two calls every norm's running statistics become the plain average over what it sees in kTrain,
  // each row counting alike: the statistics of the training set once all of it has passed.
  void start_calibration() { seen_.assign(norms_, 0.0); }
  void end_calibration() { seen_.clear(); }

 private:
  at::Tensor bias_of(int bias) const { return bias < 0 ? at::Tensor() : parameters_[bias]; }
  double momentum(const BatchNorm& layer, std::int64_t rows);

  ParameterSet& parameters_;
  double dropout_;
  int norms_ = 0;
  std::vector<double> seen_;  // [norms] rows since start_calibration(); empty outside
};

// Fully connected hidden layers (ReLU, batch norm, dropout) and a linear output. `again` features are put beside the
// input of every layer but the first, as AMA2 does with the state.
class Perceptron {
 public:
  struct Sizes {
    int in, width, depth, out;
    int again = 0;
  };
  Perceptron(Layers& layers, const std::string& name, const Sizes& sizes);
  at::Tensor run(const at::Tensor& x, Mode mode, const at::Tensor& again = {});  // [rows, out]

 private:
  Layers& layers_;
  std::vector<Dense> hidden_;
  std::vector<BatchNorm> norms_;
  Dense out_;
};

}  // namespace latplan::nn::torch_backend
