#include "nn/torch/radam.h"

#include <c10/core/GradMode.h>

#include <cmath>

namespace latplan::nn::torch_backend {
namespace {

constexpr double kBeta1 = 0.9;
constexpr double kBeta2 = 0.999;
constexpr double kEpsilon = 1e-7;
constexpr double kRectifyFrom = 5.0;  // rho_t below this: the variance is not trusted yet

}  // namespace

RAdam::RAdam(const at::Tensor& parameters)
    : first_(at::zeros_like(parameters)), second_(at::zeros_like(parameters)) {}

void RAdam::step(at::Tensor& parameters, at::Tensor& gradient, double learning_rate, double clip) {
  c10::NoGradGuard no_grad;
  if (clip > 0) {  // stays on the device: scale = min(1, clip / norm)
    gradient.mul_((clip / (gradient.norm() + 1e-12)).clamp_max(1.0));
  }
  ++steps_;
  const double t = static_cast<double>(steps_);
  first_.mul_(kBeta1).add_(gradient, 1.0 - kBeta1);
  second_.mul_(kBeta2).addcmul_(gradient, gradient, 1.0 - kBeta2);
  const double beta2_t = std::pow(kBeta2, t);
  const double rho_inf = 2.0 / (1.0 - kBeta2) - 1.0;
  const double rho = rho_inf - 2.0 * t * beta2_t / (1.0 - beta2_t);
  const double rate = learning_rate / (1.0 - std::pow(kBeta1, t));
  if (rho < kRectifyFrom) {
    parameters.add_(first_, -rate);
    return;
  }
  const double rectify =
      std::sqrt((rho - 4.0) * (rho - 2.0) * rho_inf / ((rho_inf - 4.0) * (rho_inf - 2.0) * rho));
  const at::Tensor deviation = (second_ / (1.0 - beta2_t)).sqrt_().add_(kEpsilon);
  parameters.addcdiv_(first_, deviation, -rate * rectify);
}

bool RAdam::finite() const {
  return at::logical_and(first_.isfinite().all(), second_.isfinite().all()).item<bool>();
}

}  // namespace latplan::nn::torch_backend
