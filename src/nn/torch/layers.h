// The layers the networks are made of. They live in one ParameterSet: declared by name before it is allocated, then
// run in a mode. Shapes: dense layers [rows, features], convolutions [rows, channels, height, width].
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
      false;  // batch statistics and dropout; else running statistics and nothing random
  // Training: the rows are so many calls in one, equally long, each with batch statistics of its own...
  int calls = 1;
  // ...and the running statistics follow the first so many of them. The rest are states the network predicted itself.
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
  bool positive =
      false;  // the scale is a softplus: the layer rises with its input, whatever is learnt
};

class Layers {
 public:
  Layers(ParameterSet& parameters, double dropout) : parameters_(parameters), dropout_(dropout) {}

  Dense declare_dense(const std::string& name, int in, int out, bool bias, Init init,
                      Role role = Role::kTrained);
  // The same, stored for rows of stored_in and stored_out values, of which the last are 0.
  Dense declare_padded(const std::string& name, int in, int out, bool bias, Init init,
                       int stored_in, int stored_out);
  int padded(int n) const { return parameters_.padded(n); }  // ParameterSet::padded()
  Convolution declare_convolution(const std::string& name, int in, int out, int kernel, int stride,
                                  bool bias, Init init);
  Convolution declare_transposed(const std::string& name, int in, int out, int kernel, int stride,
                                 bool bias, Init init);
  BatchNorm declare_norm(const std::string& name, int features, bool positive = false);

  at::Tensor dense(const Dense& layer, const at::Tensor& x) const;
  // Puts weight [out, in] or less into the upper left corner, and zeros elsewhere. bias [out]: undefined leaves it alone.
  void set_weight(const Dense& layer, const at::Tensor& weight, const at::Tensor& bias = {});
  // At test time from now on: scale (x - mean), for every feature; scale > 0.
  void set_norm(const BatchNorm& layer, double scale, double mean);
  // The same in the type of hidden layers.
  at::Tensor dense_hidden(const Dense& layer, const at::Tensor& x) const;
  // To ceil(height / stride) x ceil(width / stride).
  at::Tensor convolve(const Convolution& layer, const at::Tensor& x) const;
  // The reverse: to exactly height x width, of which x is the ceil(1 / stride).
  at::Tensor expand(const Convolution& layer, const at::Tensor& x, int height, int width) const;
  at::Tensor norm(const BatchNorm& layer, const at::Tensor& x, Mode mode);  // eq:batchnorm
  at::Tensor norm_drop(const BatchNorm& layer, const at::Tensor& x, Mode mode);
  at::Tensor relu_norm_drop(const BatchNorm& layer, const at::Tensor& x, Mode mode);

  // The type hidden layers compute in, none: that of the parameters, which weights and results always keep.
  void compute_in(std::optional<at::ScalarType> type) { hidden_type_ = type; }
  // A step in training mode begins. dice: Dice::state, with which norms, samples and noise run as kernels of our own
  // (CUDA only); undefined: as plain operations.
  void start_step(const at::Tensor& dice) { dice_ = {dice}; }
  void end_step() { dice_ = {}; }
  Dice& dice() { return dice_; }

  // Between these two calls every norm's running statistics become the plain average over what it sees in kTrain,
  // each row counting alike: the statistics of the training set once all of it has passed.
  void start_calibration() { seen_.assign(norms_, 0.0); }
  void end_calibration() { seen_.clear(); }

 private:
  at::Tensor bias_of(int bias) const { return bias < 0 ? at::Tensor() : hidden(parameters_[bias]); }
  at::Tensor hidden(const at::Tensor& x) const;
  at::Tensor kernel_of(const Convolution& layer) const;
  double momentum(const BatchNorm& layer, std::int64_t rows);
  at::Tensor one_norm(const BatchNorm& layer, const at::Tensor& x, bool training, bool remembered);
  struct Around {  // what happens before and after a norm
    bool relu = false, drop = false;
  };
  at::Tensor norm_with(const BatchNorm& layer, const at::Tensor& x, Mode mode, Around around);
  at::Tensor fused(const BatchNorm& layer, const at::Tensor& x, Mode mode, Around around,
                   double momentum);

  ParameterSet& parameters_;
  double dropout_;
  std::optional<at::ScalarType> hidden_type_;  // none: that of the parameters
  Dice dice_;
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
    // Rows of pictures may be stored with zeros at their end: 0: not, else how long.
    int stored_in = 0, stored_out = 0;
  };
  Perceptron(Layers& layers, const std::string& name, const Sizes& sizes);
  at::Tensor run(const at::Tensor& x, Mode mode, const at::Tensor& again = {});  // [rows, out]
  // At test time from now on: bias [out] + weight [out, n] relu(features [n, in] x). False: it has another depth, or
  // less than n hidden units.
  bool set_function(const at::Tensor& features, const at::Tensor& weight, const at::Tensor& bias);

 private:
  Layers& layers_;
  int width_;
  std::vector<Dense> hidden_;
  std::vector<BatchNorm> norms_;
  Dense out_;
};

}  // namespace latplan::nn::torch_backend
