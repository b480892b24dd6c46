#include "nn/torch/layers.h"

#include <array>

namespace latplan::nn::torch_backend {
namespace {

constexpr double kNormMomentum =
    0.01;  // share of a new batch in the running statistics (Keras: 0.99 of the old)
constexpr double kNormEpsilon = 1e-3;

}  // namespace

Dense Layers::declare_dense(const std::string& name, int in, int out, bool bias, Init init,
                            Role role) {
  Dense layer;
  layer.weight = parameters_.declare(name + ".weight", {out, in}, init, role);
  if (bias) layer.bias = parameters_.declare(name + ".bias", {out}, Init::kZero, role);
  return layer;
}

Convolution Layers::declare_convolution(const std::string& name, int in, int out, int kernel,
                                        int stride, bool bias, Init init) {
  Convolution layer{-1, -1, kernel, stride};
  layer.weight =
      parameters_.declare(name + ".weight", {out, in, kernel, kernel}, init, Role::kTrained);
  if (bias) layer.bias = parameters_.declare(name + ".bias", {out}, Init::kZero, Role::kTrained);
  return layer;
}

// The array is [in, out, kernel, kernel], as LibTorch wants it; its start then counts fans as Keras does.
Convolution Layers::declare_transposed(const std::string& name, int in, int out, int kernel,
                                       int stride, bool bias, Init init) {
  Convolution layer{-1, -1, kernel, stride};
  layer.weight =
      parameters_.declare(name + ".weight", {in, out, kernel, kernel}, init, Role::kTrained);
  if (bias) layer.bias = parameters_.declare(name + ".bias", {out}, Init::kZero, Role::kTrained);
  return layer;
}

BatchNorm Layers::declare_norm(const std::string& name, int features, bool positive) {
  BatchNorm layer;
  layer.positive = positive;
  layer.index = norms_++;
  layer.scale = parameters_.declare(name + ".scale", {features},
                                    positive ? Init::kSoftplusOne : Init::kOne, Role::kTrained);
  layer.shift = parameters_.declare(name + ".shift", {features}, Init::kZero, Role::kTrained);
  layer.mean = parameters_.declare(name + ".mean", {features}, Init::kZero, Role::kFrozen);
  layer.variance = parameters_.declare(name + ".variance", {features}, Init::kOne, Role::kFrozen);
  return layer;
}

at::Tensor Layers::dense(const Dense& layer, const at::Tensor& x) const {
  const at::Tensor& weight = parameters_[layer.weight];
  if (layer.bias < 0) return at::linear(x, weight);
  return at::linear(x, weight, parameters_[layer.bias]);
}

at::Tensor Layers::convolve(const Convolution& layer, const at::Tensor& x) const {
  const int padding = layer.kernel / 2;
  return at::conv2d(x, parameters_[layer.weight], bias_of(layer.bias), {layer.stride, layer.stride},
                    {padding, padding});
}

at::Tensor Layers::expand(const Convolution& layer, const at::Tensor& x, int height,
                          int width) const {
  const int padding = layer.kernel / 2;
  // (in - 1) stride + 1 is the smallest size that shrinks to `in`; the rest is added at the lower right.
  const auto more = [&](int size, std::int64_t in) { return size - 1 - (in - 1) * layer.stride; };
  const std::array<std::int64_t, 2> output_padding = {more(height, x.size(2)),
                                                      more(width, x.size(3))};
  return at::conv_transpose2d(x, parameters_[layer.weight], bias_of(layer.bias),
                              {layer.stride, layer.stride}, {padding, padding}, output_padding);
}

double Layers::momentum(const BatchNorm& layer, std::int64_t rows) {
  if (seen_.empty()) return kNormMomentum;
  double& seen = seen_[layer.index];
  seen += static_cast<double>(rows);
  return static_cast<double>(rows) / seen;
}

at::Tensor Layers::norm(const BatchNorm& layer, const at::Tensor& x, Mode mode) {
  const at::Tensor& raw = parameters_[layer.scale];
  const bool remember = mode != Mode::kPredicted;
  return at::batch_norm(x, layer.positive ? at::softplus(raw) : raw, parameters_[layer.shift],
                        remember ? parameters_[layer.mean] : at::Tensor(),
                        remember ? parameters_[layer.variance] : at::Tensor(), mode != Mode::kTest,
                        mode == Mode::kTrain ? momentum(layer, x.size(0)) : 0.0, kNormEpsilon,
                        /*cudnn_enabled=*/false);
}

at::Tensor Layers::drop(const at::Tensor& x, Mode mode) const {
  return mode != Mode::kTest && dropout_ > 0 ? at::dropout(x, dropout_, true) : x;
}

Perceptron::Perceptron(Layers& layers, const std::string& name, const Sizes& sizes)
    : layers_(layers) {
  int in = sizes.in;
  for (int i = 0; i < sizes.depth; ++i) {
    const std::string number = i == 0 ? "" : std::to_string(i + 1);
    hidden_.push_back(
        layers.declare_dense(name + ".hidden" + number, in, sizes.width, false, Init::kHeUniform));
    norms_.push_back(layers.declare_norm(name + ".norm" + number, sizes.width));
    in = sizes.width + sizes.again;
  }
  out_ = layers.declare_dense(name + ".out", in, sizes.out, true, Init::kGlorotUniform);
}

at::Tensor Perceptron::run(const at::Tensor& x, Mode mode, const at::Tensor& again) {
  at::Tensor h = x;
  for (std::size_t i = 0; i < hidden_.size(); ++i) {
    h = layers_.norm(norms_[i], at::relu(layers_.dense(hidden_[i], h)), mode);
    h = layers_.drop(h, mode);
    if (again.defined()) h = at::cat({h, again}, 1);
  }
  return layers_.dense(out_, h);
}

}  // namespace latplan::nn::torch_backend
