#include "nn/torch/parameters.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <c10/core/GradMode.h>
#include <torch/csrc/autograd/autograd.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#include "base/error.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr int kAlignment = 8;  // values: 16 bytes in bfloat16

std::int64_t volume(const std::vector<std::int64_t>& shape) {
  return std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>());
}

// Weights are [out, in, ...].
double bound(Init init, const std::vector<std::int64_t>& shape) {
  const double receptive =
      shape.size() > 2 ? static_cast<double>(volume(shape)) / (shape[0] * shape[1]) : 1;
  const double fan_in = shape.size() > 1 ? shape[1] * receptive : shape[0];
  const double fan_out = shape[0] * receptive;
  return init == Init::kHeUniform ? std::sqrt(6.0 / fan_in) : std::sqrt(6.0 / (fan_in + fan_out));
}

std::vector<double> start_values(Init init, const std::vector<std::int64_t>& shape, Rng rng) {
  std::vector<double> values(volume(shape), 0.0);
  if (init == Init::kOne) std::fill(values.begin(), values.end(), 1.0);
  if (init == Init::kMinusOne) std::fill(values.begin(), values.end(), -1.0);
  if (init == Init::kSoftplusOne) {  // softplus(x) = 1
    std::fill(values.begin(), values.end(), std::log(std::expm1(1.0)));
  }
  if (init == Init::kHeUniform || init == Init::kGlorotUniform) {
    const double limit = bound(init, shape);
    for (double& value : values) value = (2.0 * rng.uniform() - 1.0) * limit;
  }
  return values;
}

}  // namespace

int ParameterSet::declare(std::string name, std::vector<std::int64_t> shape, Init init, Role role,
                          std::vector<std::int64_t> stored) {
  if (stored.empty()) stored = shape;
  entries_.push_back({std::move(name), std::move(shape), std::move(stored), init, role, 0, {}});
  return static_cast<int>(entries_.size()) - 1;
}

int ParameterSet::padded(int n) const {
  return device_.is_cuda() ? (n + kAlignment - 1) / kAlignment * kAlignment : n;
}

std::int64_t ParameterSet::stored_size(const Entry& entry) const {
  const std::int64_t count = volume(entry.stored);
  return device_.is_cuda() ? (count + kAlignment - 1) / kAlignment * kAlignment : count;
}

at::Tensor ParameterSet::view_in(const at::Tensor& flat, const Entry& entry) const {
  at::Tensor values =
      flat.narrow(0, entry.offset, volume(entry.stored)).view(entry.stored).detach();
  for (std::size_t i = 0; i < entry.shape.size(); ++i) {
    values = values.narrow(static_cast<std::int64_t>(i), 0, entry.shape[i]);
  }
  return values;
}

void ParameterSet::allocate(const Rng& rng) {
  std::int64_t trained = 0;
  std::int64_t frozen = 0;
  for (Entry& entry : entries_) {
    std::int64_t& offset = entry.role == Role::kTrained ? trained : frozen;
    entry.offset = offset;
    offset += stored_size(entry);
  }
  const auto options = at::TensorOptions().dtype(type_).device(device_);
  trained_ = at::zeros({trained}, options);
  gradient_ = at::zeros({trained}, options);
  frozen_ = at::zeros({frozen}, options);
  for (Entry& entry : entries_) {
    std::vector<double> values = start_values(entry.init, entry.shape, rng.fork(entry.name));
    const bool learns = entry.role == Role::kTrained;
    const at::Tensor& flat = learns ? trained_ : frozen_;
    entry.tensor = flat.narrow(0, entry.offset, volume(entry.stored)).view(entry.stored).detach();
    view_in(flat, entry).copy_(at::from_blob(values.data(), entry.shape, at::kDouble));
    if (learns) entry.tensor.requires_grad_(true);
  }
}

void ParameterSet::restart(const Rng& rng, const std::vector<std::string>& prefixes) {
  c10::NoGradGuard no_grad;
  for (Entry& entry : entries_) {
    const auto begins = [&](const std::string& prefix) { return entry.name.starts_with(prefix); };
    if (std::ranges::none_of(prefixes, begins)) continue;
    std::vector<double> values = start_values(entry.init, entry.shape, rng.fork(entry.name));
    const at::Tensor& flat = entry.role == Role::kTrained ? trained_ : frozen_;
    view_in(flat, entry).copy_(at::from_blob(values.data(), entry.shape, at::kDouble));
  }
}

std::vector<GradientPart> ParameterSet::gradient_parts(const at::Tensor& terms,
                                                       const at::Tensor& weights) {
  torch::autograd::variable_list arrays;
  std::vector<GradientPart> parts;
  for (const Entry& entry : entries_) {
    if (entry.role != Role::kTrained) continue;
    arrays.push_back(entry.tensor);
    parts.push_back({{}, entry.offset});
  }
  torch::autograd::variable_list factors;
  if (weights.defined()) factors.push_back(weights);
  const torch::autograd::variable_list gradients =
      torch::autograd::grad({terms}, arrays, factors, /*retain_graph=*/{}, /*create_graph=*/false,
                            /*allow_unused=*/true);
  for (std::size_t i = 0; i < parts.size(); ++i) parts[i].values = gradients[i];
  return parts;
}

// One concatenation is cheaper than clearing the buffer and accumulating in place.
void ParameterSet::gradient_of(const at::Tensor& terms, const at::Tensor& weights) {
  const std::vector<GradientPart> parts = gradient_parts(terms, weights);
  c10::NoGradGuard no_grad;
  std::vector<at::Tensor> flat;
  std::int64_t end = 0;
  const auto zeros_up_to = [&](std::int64_t offset) {
    if (offset > end) flat.push_back(at::zeros({offset - end}, gradient_.options()));
    end = offset;
  };
  for (const GradientPart& part : parts) {
    if (!part.values.defined()) continue;
    zeros_up_to(part.offset);
    flat.push_back(part.values.reshape(-1));
    end += part.values.numel();
  }
  zeros_up_to(gradient_.numel());
  at::cat_out(gradient_, flat);
}

at::Tensor ParameterSet::packed(const at::Tensor& flat) const {
  std::vector<at::Tensor> parts;
  for (const Entry& entry : entries_) {
    if (entry.role == Role::kTrained) parts.push_back(view_in(flat, entry).reshape(-1));
  }
  return at::cat(parts);
}

void ParameterSet::unpack(const at::Tensor& packed, at::Tensor& flat) const {
  c10::NoGradGuard no_grad;
  std::int64_t first = 0;
  for (const Entry& entry : entries_) {
    if (entry.role != Role::kTrained) continue;
    const std::int64_t count = volume(entry.shape);
    view_in(flat, entry).copy_(packed.narrow(0, first, count).view(entry.shape));
    first += count;
  }
}

bool ParameterSet::finite() const {
  return at::logical_and(trained_.isfinite().all(), frozen_.isfinite().all()).item<bool>();
}

NamedArrays ParameterSet::snapshot() const {
  NamedArrays arrays;
  for (const Entry& entry : entries_) {
    arrays[entry.name] =
        to_array(view_in(entry.role == Role::kTrained ? trained_ : frozen_, entry));
  }
  return arrays;
}

void ParameterSet::restore(const NamedArrays& arrays, const std::string& file) {
  c10::NoGradGuard no_grad;
  for (Entry& entry : entries_) {
    const auto found = arrays.find(entry.name);
    if (found == arrays.end()) throw input_error(file + ": array '" + entry.name + "' is missing");
    if (found->second.shape != entry.shape) {
      throw input_error(fmt::format("{}: array '{}' has the shape [{}]; expected [{}]", file,
                                    entry.name, fmt::join(found->second.shape, ", "),
                                    fmt::join(entry.shape, ", ")));
    }
    view_in(entry.role == Role::kTrained ? trained_ : frozen_, entry)
        .copy_(to_tensor(found->second));
  }
}

NamedArray to_array(const at::Tensor& tensor) {
  NamedArray array;
  array.shape = tensor.sizes().vec();
  const at::Tensor host = tensor.detach().to(at::kCPU, at::kFloat).contiguous();
  array.values.resize(host.numel());
  std::memcpy(array.values.data(), host.data_ptr<float>(), array.values.size() * sizeof(float));
  return array;
}

at::Tensor to_tensor(const NamedArray& array) {
  at::Tensor tensor = at::empty(array.shape, at::kFloat);
  std::memcpy(tensor.data_ptr<float>(), array.values.data(), array.values.size() * sizeof(float));
  return tensor;
}

}  // namespace latplan::nn::torch_backend
