#include "nn/torch/layers.h"

#include <c10/core/GradMode.h>

#include <array>
#include <cmath>

#include "nn/torch/fused_linear.h"
#include "nn/torch/fused_norm.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr double kNormMomentum = 0.01;  // weight of a new batch in the running statistics
constexpr double kNormEpsilon = 1e-3;

}  // namespace

Dense Layers::declare_dense(const std::string& name, int in, int out, bool bias, Init init,
                            Role role) {
  Dense layer;
  layer.weight = parameters_.declare(name + ".weight", {out, in}, init, role);
  if (bias) layer.bias = parameters_.declare(name + ".bias", {out}, Init::kZero, role);
  return layer;
}

Dense Layers::declare_padded(const std::string& name, int in, int out, bool bias, Init init,
                             int stored_in, int stored_out) {
  const Role role = Role::kTrained;
  Dense layer;
  layer.weight =
      parameters_.declare(name + ".weight", {out, in}, init, role, {stored_out, stored_in});
  if (bias) {
    layer.bias = parameters_.declare(name + ".bias", {out}, Init::kZero, role, {stored_out});
  }
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

// The array is [in, out, kernel, kernel], as LibTorch expects; the initialisation then counts fans
// as Keras does.
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

at::Tensor Layers::hidden(const at::Tensor& x) const {
  return hidden_type_ ? x.to(*hidden_type_) : x;
}

at::Tensor Layers::dense(const Dense& layer, const at::Tensor& x) const {
  return dense_hidden(layer, x).to(parameters_[layer.weight].scalar_type());
}

void Layers::set_weight(const Dense& layer, const at::Tensor& weight, const at::Tensor& bias) {
  c10::NoGradGuard no_grad;
  const at::Tensor& stored = parameters_[layer.weight];
  stored.zero_();
  stored.narrow(0, 0, weight.size(0)).narrow(1, 0, weight.size(1)).copy_(weight);
  if (bias.defined()) parameters_[layer.bias].narrow(0, 0, bias.size(0)).copy_(bias);
}

void Layers::set_norm(const BatchNorm& layer, double scale, double mean) {
  c10::NoGradGuard no_grad;
  // softplus(raw) = scale, without overflow for a large scale.
  const double raw = layer.positive ? scale + std::log(-std::expm1(-scale)) : scale;
  parameters_[layer.scale].fill_(raw);
  parameters_[layer.shift].zero_();
  parameters_[layer.mean].fill_(mean);
  parameters_[layer.variance].fill_(1.0 - kNormEpsilon);
}

at::Tensor Layers::dense_hidden(const Dense& layer, const at::Tensor& x) const {
  const at::Tensor weight = hidden(parameters_[layer.weight]);
  if (layer.bias >= 0 && dice_.defined()) {
    return fused_linear(hidden(x), weight, bias_of(layer.bias));
  }
  return at::linear(hidden(x), weight, bias_of(layer.bias));
}

// Channels last on a GPU, for the tensor cores and the norm kernels.
at::Tensor Layers::kernel_of(const Convolution& layer) const {
  const at::Tensor weight = hidden(parameters_[layer.weight]);
  return weight.is_cuda() ? weight.contiguous(at::MemoryFormat::ChannelsLast) : weight;
}

at::Tensor Layers::convolve(const Convolution& layer, const at::Tensor& x) const {
  const int padding = layer.kernel / 2;
  return at::conv2d(hidden(x), kernel_of(layer), bias_of(layer.bias), {layer.stride, layer.stride},
                    {padding, padding});
}

at::Tensor Layers::expand(const Convolution& layer, const at::Tensor& x, int height,
                          int width) const {
  const int padding = layer.kernel / 2;
  // (in - 1) stride + 1 is the smallest size that shrinks to `in`; the rest is padding at the lower
  // right.
  const auto more = [&](int size, std::int64_t in) { return size - 1 - (in - 1) * layer.stride; };
  const std::array<std::int64_t, 2> output_padding = {more(height, x.size(2)),
                                                      more(width, x.size(3))};
  return at::conv_transpose2d(hidden(x), kernel_of(layer), bias_of(layer.bias),
                              {layer.stride, layer.stride}, {padding, padding}, output_padding);
}

double Layers::momentum(const BatchNorm& layer, std::int64_t rows) {
  if (seen_.empty()) return kNormMomentum;
  double& seen = seen_[layer.index];
  seen += static_cast<double>(rows);
  return static_cast<double>(rows) / seen;
}

at::Tensor Layers::one_norm(const BatchNorm& layer, const at::Tensor& x, bool training,
                            bool remembered) {
  const at::Tensor& raw = parameters_[layer.scale];
  const bool running = !training || remembered;
  return at::batch_norm(x, layer.positive ? at::softplus(raw) : raw, parameters_[layer.shift],
                        running ? parameters_[layer.mean] : at::Tensor(),
                        running ? parameters_[layer.variance] : at::Tensor(), training,
                        training && remembered ? momentum(layer, x.size(0)) : 0.0, kNormEpsilon,
                        /*cudnn_enabled=*/false);
}

Layers::Affine Layers::affine_with(const BatchNorm& layer, const at::Tensor& mean,
                                   const at::Tensor& variance) const {
  const at::Tensor& raw = parameters_[layer.scale];
  const at::Tensor factor =
      (layer.positive ? at::softplus(raw) : raw) * at::rsqrt(variance + kNormEpsilon);
  return {factor, parameters_[layer.shift] - mean * factor};
}

Layers::Affine Layers::affine(const BatchNorm& layer, const at::Tensor& mean,
                              const at::Tensor& variance, std::int64_t rows) {
  {
    c10::NoGradGuard no_grad;
    const double weight = momentum(layer, rows);
    // All statistics lie in one buffer: a change of these must not look like one of those that
    // other layers have saved for their gradients.
    parameters_[layer.mean].variable_data().lerp_(mean, weight);
    parameters_[layer.variance].variable_data().lerp_(variance, weight);
  }
  return affine_with(layer, mean, variance);
}

Layers::Affine Layers::affine(const BatchNorm& layer) const {
  return affine_with(layer, parameters_[layer.mean], parameters_[layer.variance]);
}

at::Tensor Layers::norm_with(const BatchNorm& layer, const at::Tensor& x, Mode mode,
                             Around around) {
  const bool fuse = mode.training && dice_.defined();
  if (fuse && seen_.empty()) return fused(layer, x, mode, around, kNormMomentum);
  const bool apart = mode.training && mode.calls > 1;
  std::vector<at::Tensor> calls = apart ? x.chunk(mode.calls, 0) : std::vector<at::Tensor>{x};
  for (std::size_t i = 0; i < calls.size(); ++i) {
    at::Tensor& h = calls[i];
    const bool remembered = static_cast<int>(i) < mode.remembered;
    if (fuse) {
      h = fused(layer, h, {true, 1, remembered ? 1 : 0}, around,
                remembered ? momentum(layer, h.size(0)) : 0.0);
    } else {
      h = one_norm(layer, around.relu ? at::relu(h) : h, mode.training, remembered);
    }
  }
  const at::Tensor h = calls.size() > 1 ? at::cat(calls) : calls[0];
  return !fuse && around.drop && mode.training && dropout_ > 0 ? at::dropout(h, dropout_, true) : h;
}

// The kernels expect features last: [rows, channels, height, width] becomes a matrix of pixels by
// channels.
at::Tensor Layers::fused(const BatchNorm& layer, const at::Tensor& x, Mode mode, Around around,
                         double momentum) {
  const at::Tensor& raw = parameters_[layer.scale];
  const FusedNorm norm{mode.calls,    mode.remembered, around.relu,  around.drop ? dropout_ : 0.0,
                       kNormEpsilon,  momentum,        dice_.next(), dice_.state,
                       layer.positive};
  const at::Tensor channels_last = x.dim() == 4 ? x.permute({0, 2, 3, 1}) : x;
  const at::Tensor y =
      fused_norm(norm, channels_last.reshape({-1, raw.size(0)}), raw, parameters_[layer.shift],
                 parameters_[layer.mean], parameters_[layer.variance]);
  const at::Tensor shaped = y.reshape(channels_last.sizes());
  return x.dim() == 4 ? shaped.permute({0, 3, 1, 2}) : shaped;
}

at::Tensor Layers::norm(const BatchNorm& layer, const at::Tensor& x, Mode mode) {
  return norm_with(layer, x, mode, {false, false});
}

at::Tensor Layers::norm_drop(const BatchNorm& layer, const at::Tensor& x, Mode mode) {
  return norm_with(layer, x, mode, {false, true});
}

at::Tensor Layers::relu_norm_drop(const BatchNorm& layer, const at::Tensor& x, Mode mode) {
  return norm_with(layer, x, mode, {true, true});
}

Perceptron::Perceptron(Layers& layers, const std::string& name, const Sizes& sizes)
    : layers_(layers), width_(sizes.width) {
  int in = sizes.in;
  int stored_in = sizes.stored_in > 0 ? sizes.stored_in : in;
  for (int i = 0; i < sizes.depth; ++i) {
    const std::string number = i == 0 ? "" : std::to_string(i + 1);
    hidden_.push_back(layers.declare_padded(name + ".hidden" + number, in, sizes.width, false,
                                            Init::kHeUniform, stored_in, sizes.width));
    norms_.push_back(layers.declare_norm(name + ".norm" + number, sizes.width));
    in = stored_in = sizes.width + sizes.again;
  }
  out_ = layers.declare_padded(name + ".out", in, sizes.out, true, Init::kGlorotUniform, stored_in,
                               sizes.stored_out > 0 ? sizes.stored_out : sizes.out);
}

at::Tensor Perceptron::run(const at::Tensor& x, Mode mode, const at::Tensor& again) {
  at::Tensor h = x;
  for (std::size_t i = 0; i < hidden_.size(); ++i) {
    h = layers_.relu_norm_drop(norms_[i], layers_.dense_hidden(hidden_[i], h), mode);
    if (again.defined()) h = at::cat({h, again.to(h.scalar_type())}, 1);
  }
  return layers_.dense(out_, h);
}

bool Perceptron::set_function(const at::Tensor& features, const at::Tensor& weight,
                              const at::Tensor& bias) {
  if (hidden_.size() != 1 || features.size(0) > width_) return false;
  layers_.set_weight(hidden_[0], features);
  layers_.set_norm(norms_[0], 1.0, 0.0);
  layers_.set_weight(out_, weight, bias);
  return true;
}

}  // namespace latplan::nn::torch_backend
