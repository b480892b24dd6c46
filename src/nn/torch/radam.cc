#include "nn/torch/radam.h"

#include <c10/core/GradMode.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "nn/torch/dice.h"

#ifdef LATPLAN_CUDA
#include "nn/torch/kernel_stream.h"
#endif

namespace latplan::nn::torch_backend {
namespace {

constexpr double kBeta1 = 0.9;
constexpr double kBeta2 = 0.999;
constexpr double kEpsilon = 1e-7;
constexpr double kRectifyFrom = 5.0;  // below this rho_t the variance estimate is unreliable

}  // namespace

RAdam::RAdam(const at::Tensor& parameters)
    : first_(at::zeros_like(parameters)), second_(at::zeros_like(parameters)) {}

RAdam::StepSize RAdam::step_size(std::int64_t number, double learning_rate) {
  const double t = static_cast<double>(number);
  const double beta2_t = std::pow(kBeta2, t);
  const double rho_inf = 2.0 / (1.0 - kBeta2) - 1.0;
  const double rho = rho_inf - 2.0 * t * beta2_t / (1.0 - beta2_t);
  const double rate = learning_rate / (1.0 - std::pow(kBeta1, t));
  if (rho < kRectifyFrom) return {rate, 0.0, 1.0};
  const double rectify =
      std::sqrt((rho - 4.0) * (rho - 2.0) * rho_inf / ((rho_inf - 4.0) * (rho_inf - 2.0) * rho));
  return {rate * rectify, 1.0 / std::sqrt(1.0 - beta2_t), kEpsilon};
}

void RAdam::step(at::Tensor& parameters, at::Tensor& gradient, const at::Tensor& sizes,
                 const at::Tensor& row, double clip) {
  c10::NoGradGuard no_grad;
  if (parameters.is_cuda() && kHasKernels) {
    step(parameters, std::vector<GradientPart>{{gradient, 0}}, sizes, row, clip);
    return;
  }
  const at::Tensor size = sizes.index_select(0, row).reshape({3});
  if (clip > 0) gradient.mul_((clip / (gradient.norm() + 1e-12)).clamp_max(1.0));
  first_.mul_(kBeta1).add_(gradient, 1.0 - kBeta1);
  second_.mul_(kBeta2).addcmul_(gradient, gradient, 1.0 - kBeta2);
  const at::Tensor deviation = second_.sqrt().mul_(size[1]).add_(size[2]);
  parameters.addcdiv_(first_ * size[0], deviation, -1.0);
}

#ifdef LATPLAN_CUDA
namespace {

// Contiguous and aligned to 16 bytes, for the kernels.
at::Tensor aligned(const at::Tensor& x) {
  const at::Tensor whole = x.contiguous();
  return reinterpret_cast<std::uintptr_t>(whole.data_ptr()) % 16 == 0 ? whole : whole.clone();
}

}  // namespace

void RAdam::step(at::Tensor& parameters, const std::vector<GradientPart>& gradient,
                 const at::Tensor& sizes, const at::Tensor& row, double clip) {
  c10::NoGradGuard no_grad;
  std::vector<kernels::GradientTable> tables;
  std::vector<at::Tensor> arrays;
  for (const GradientPart& part : gradient) {
    if (!part.values.defined()) continue;  // zero gradient, zero moments
    if (tables.empty() || tables.back().arrays == kernels::kMostArrays) tables.emplace_back();
    kernels::GradientTable& table = tables.back();
    arrays.push_back(aligned(part.values));
    table.gradient[table.arrays] = arrays.back().data_ptr<float>();
    table.offset[table.arrays] = part.offset;
    table.count[table.arrays++] = part.values.numel();
  }
  const int parts = kernels::kSquareBlocks * static_cast<int>(tables.size());
  const at::Tensor squares = at::empty({parts}, parameters.options());
  for (std::size_t i = 0; clip > 0 && i < tables.size(); ++i) {
    kernels::sum_squares(tables[i], squares.data_ptr<float>() + i * kernels::kSquareBlocks,
                         stream_here());
  }
  for (const kernels::GradientTable& table : tables) {
    kernels::radam_step(table, parameters.data_ptr<float>(), first_.data_ptr<float>(),
                        second_.data_ptr<float>(), sizes.data_ptr<float>(),
                        row.data_ptr<std::int64_t>(), static_cast<float>(clip), parts,
                        squares.data_ptr<float>(), stream_here());
  }
}
#else
void RAdam::step(at::Tensor&, const std::vector<GradientPart>&, const at::Tensor&,
                 const at::Tensor&, double) {
  no_kernels();
}
#endif

void RAdam::step(at::Tensor& parameters, at::Tensor& gradient, double learning_rate, double clip) {
  const StepSize s = step_size(++steps_, learning_rate);
  const at::Tensor size = at::tensor({s.size, s.weight, s.added}, at::kDouble).reshape({1, 3});
  const at::Tensor row = at::zeros({1}, parameters.options().dtype(at::kLong));
  step(parameters, gradient, size.to(parameters.options()), row, clip);
}

bool RAdam::finite() const {
  return at::logical_and(first_.isfinite().all(), second_.isfinite().all()).item<bool>();
}

}  // namespace latplan::nn::torch_backend
