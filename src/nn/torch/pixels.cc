#include "nn/torch/pixels.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace latplan::nn::torch_backend {
namespace {

// Components count above this multiple of the upper noise edge. The law assumes equal noise in all
// pixels; normalised images have more noise in pixels with little signal.
constexpr double kAboveNoise = 2.0;

}  // namespace

at::Tensor PixelScaler::from_bytes(const std::vector<std::uint8_t>& images,
                                   const std::vector<std::int64_t>& rows) const {
  at::Tensor result = at::empty({static_cast<std::int64_t>(rows.size()), inputs()}, at::kFloat);
  float* out = result.data_ptr<float>();
  for (const std::int64_t row : rows) {
    const std::uint8_t* pixel = images.data() + row * shape().size();
    for (const int i : kept()) *out++ = normalised(pixel[i] / 255.0F, i);
  }
  return result;
}

at::Tensor PixelScaler::from_images(std::span<const Image> images) const {
  at::Tensor result = at::empty({static_cast<std::int64_t>(images.size()), inputs()}, at::kFloat);
  float* out = result.data_ptr<float>();
  for (const Image& image : images) {
    normalise(image, out);
    out += inputs();
  }
  return result;
}

std::vector<Image> PixelScaler::to_images(const at::Tensor& normalised) const {
  const at::Tensor host = normalised.to(at::kCPU, at::kFloat).contiguous();
  std::vector<Image> images;
  for (std::int64_t row = 0; row < host.size(0); ++row) {
    images.push_back(to_image(host.data_ptr<float>() + row * host.size(1)));
  }
  return images;
}

double noise_median(double ratio) {
  // Above 1, use the law of the smaller matrix Y Y^T / inputs: it has the same positive eigenvalues
  // up to a factor.
  if (ratio > 1) return ratio * noise_median(1 / ratio);
  constexpr int kSteps = 4000;
  const double low = (1 - std::sqrt(ratio)) * (1 - std::sqrt(ratio));
  const double high = (1 + std::sqrt(ratio)) * (1 + std::sqrt(ratio));
  // The substitution x = low + (high - low) sin^2(t) makes the density sqrt((high - x)(x - low)) /
  // x smooth.
  const auto at_step = [&](int i) {
    const double s = std::sin((i + 0.5) / kSteps * std::acos(0.0));
    return low + (high - low) * s * s;
  };
  const auto weight = [&](double x) { return (high - x) * (x - low) / x; };
  double total = 0;
  for (int i = 0; i < kSteps; ++i) total += weight(at_step(i));
  double sum = 0;
  for (int i = 0; i < kSteps; ++i) {
    sum += weight(at_step(i));
    if (sum >= total / 2) return at_step(i);
  }
  return high;
}

int principal_components(const at::Tensor& rows, double share) {
  const at::Tensor centred = (rows - rows.mean(0)).to(at::kDouble);
  // The Gram matrix has the eigenvalues of the covariance and is smaller here.
  const at::Tensor values =
      at::linalg_eigvalsh(at::matmul(centred, centred.t())).flip(0).clamp_min(0);
  const at::Tensor carried = values.cumsum(0) / values.sum();
  const auto enough = static_cast<int>(carried.lt(share).sum().item<std::int64_t>()) + 1;
  const std::int64_t positive = std::min(rows.size(0) - 1, rows.size(1));
  if (positive < 2) return enough;
  const double ratio = static_cast<double>(rows.size(1)) / static_cast<double>(rows.size(0));
  const double variance = values[positive / 2].item<double>() / noise_median(ratio);
  const double edge = variance * (1 + std::sqrt(ratio)) * (1 + std::sqrt(ratio));
  const auto above = static_cast<int>(values.gt(kAboveNoise * edge).sum().item<std::int64_t>());
  return std::max(1, std::min(enough, above));
}

}  // namespace latplan::nn::torch_backend
