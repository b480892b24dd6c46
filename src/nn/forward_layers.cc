#include "nn/forward_layers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/error.h"

namespace latplan::nn {
namespace {

constexpr float kNormEpsilon = 1e-3F;     // as in nn/torch/layers.cc
constexpr float kSoftplusLinear = 20.0F;  // softplus(x) = x above, as in LibTorch

float softplus(float x) { return x > kSoftplusLinear ? x : std::log1p(std::exp(x)); }

// Calls place(position on the grid `from`, position on the grid `to`, kernel row x kernel + kernel column) for all that a
// convolution with this stride connects.
template <typename Place>
void for_each_tap(GridSize from, GridSize to, int kernel, int stride, const Place& place) {
  const int padding = kernel / 2;
  for (int row = 0; row < to.height; ++row) {
    for (int column = 0; column < to.width; ++column) {
      for (int kr = 0; kr < kernel; ++kr) {
        const int r = row * stride - padding + kr;
        if (r < 0 || r >= from.height) continue;
        for (int kc = 0; kc < kernel; ++kc) {
          const int c = column * stride - padding + kc;
          if (c < 0 || c >= from.width) continue;
          place(r * from.width + c, row * to.width + column, kr * kernel + kc);
        }
      }
    }
  }
}

// [a, b, kernel, kernel] as a matrix with the rows `row` and the columns `column` of the given order.
template <typename Index>
std::vector<float> reordered(const std::vector<float>& values, int a, int b, int taps,
                             const Index& index) {
  std::vector<float> result(values.size());
  for (int i = 0; i < a; ++i) {
    for (int j = 0; j < b; ++j) {
      for (int tap = 0; tap < taps; ++tap) {
        result[index(i, j, tap)] = values[(static_cast<std::size_t>(i) * b + j) * taps + tap];
      }
    }
  }
  return result;
}

}  // namespace

const std::vector<float>& WeightSource::get(const std::string& name,
                                            std::initializer_list<std::int64_t> shape) const {
  const auto found = arrays.find(name);
  if (found == arrays.end()) throw input_error(file + ": array '" + name + "' is missing");
  if (!std::ranges::equal(found->second.shape, shape)) {
    throw input_error(fmt::format("{}: array '{}' has the shape [{}]; expected [{}]", file, name,
                                  fmt::join(found->second.shape, ", "), fmt::join(shape, ", ")));
  }
  return found->second.values;
}

ForwardDense::ForwardDense(const WeightSource& source, const std::string& name, int in, int out,
                           bool bias)
    : weights_(out, in, source.get(name + ".weight", {out, in})) {
  if (bias) bias_ = source.get(name + ".bias", {out});
}

Matrix ForwardDense::run(const Matrix& x) const {
  LATPLAN_CHECK(x.columns == weights_.in(), "a dense layer with another number of inputs");
  Matrix y(x.rows, weights_.out());
  weights_.multiply(x.values.data(), x.rows, y.values.data());
  if (bias_.empty()) return y;
  for (int row = 0; row < y.rows; ++row) {
    float* values = y.row(row);
    for (int i = 0; i < y.columns; ++i) values[i] += bias_[i];
  }
  return y;
}

ForwardNorm::ForwardNorm(const WeightSource& source, const std::string& name, int features,
                         bool positive) {
  const std::vector<float>& scale = source.get(name + ".scale", {features});
  const std::vector<float>& shift = source.get(name + ".shift", {features});
  const std::vector<float>& mean = source.get(name + ".mean", {features});
  const std::vector<float>& variance = source.get(name + ".variance", {features});
  for (int i = 0; i < features; ++i) {
    const float raw = positive ? softplus(scale[i]) : scale[i];
    factor_.push_back(raw / std::sqrt(variance[i] + kNormEpsilon));
    summand_.push_back(shift[i] - mean[i] * factor_[i]);
  }
}

void ForwardNorm::apply(Matrix& x, bool relu) const {
  const std::size_t features = factor_.size();
  const float least = relu ? 0.0F : -std::numeric_limits<float>::infinity();
  for (std::size_t first = 0; first < x.values.size(); first += features) {
    float* values = x.values.data() + first;
    for (std::size_t i = 0; i < features; ++i) {
      values[i] = std::max(values[i], least) * factor_[i] + summand_[i];
    }
  }
}

ForwardConvolution::ForwardConvolution(const WeightSource& source, const std::string& name, int in,
                                       int out, int kernel, int stride)
    : channels_(in), kernel_(kernel), stride_(stride) {
  const int taps = kernel * kernel;
  weights_ = PackedWeights(
      out, taps * in,
      reordered(source.get(name + ".weight", {out, in, kernel, kernel}), out, in, taps,
                [&](int o, int i, int tap) { return (o * taps + tap) * in + i; }));
}

Matrix ForwardConvolution::run(const Matrix& x, GridSize from, GridSize to) const {
  Matrix y(x.rows, to.area() * weights_.out());
  for (int row = 0; row < x.rows; ++row) {
    Matrix seen(to.area(), weights_.in());  // zeros outside the image
    for_each_tap(from, to, kernel_, stride_, [&](int at, int position, int tap) {
      std::copy_n(x.row(row) + static_cast<std::ptrdiff_t>(at) * channels_, channels_,
                  seen.row(position) + static_cast<std::ptrdiff_t>(tap) * channels_);
    });
    weights_.multiply(seen.values.data(), seen.rows, y.row(row));
  }
  return y;
}

ForwardTransposed::ForwardTransposed(const WeightSource& source, const std::string& name, int in,
                                     int out, int kernel, int stride, bool bias)
    : channels_(out), kernel_(kernel), stride_(stride) {
  const int taps = kernel * kernel;
  weights_ = PackedWeights(
      taps * out, in,
      reordered(source.get(name + ".weight", {in, out, kernel, kernel}), in, out, taps,
                [&](int i, int o, int tap) { return (tap * out + o) * in + i; }));
  bias_ = bias ? source.get(name + ".bias", {out}) : std::vector<float>(out, 0.0F);
}

Matrix ForwardTransposed::run(const Matrix& x, GridSize from, GridSize to) const {
  Matrix y(x.rows, to.area() * channels_);
  Matrix sent(from.area(), weights_.out());
  for (int row = 0; row < x.rows; ++row) {
    weights_.multiply(x.row(row), from.area(), sent.values.data());
    float* image = y.row(row);
    for (int i = 0; i < y.columns; ++i) image[i] = bias_[i % channels_];
    for_each_tap(to, from, kernel_, stride_, [&](int at, int position, int tap) {
      const float* values = sent.row(position) + static_cast<std::ptrdiff_t>(tap) * channels_;
      float* pixel = image + static_cast<std::ptrdiff_t>(at) * channels_;
      for (int i = 0; i < channels_; ++i) pixel[i] += values[i];
    });
  }
  return y;
}

ForwardPerceptron::ForwardPerceptron(const WeightSource& source, const std::string& name,
                                     const Sizes& sizes) {
  int in = sizes.in;
  for (int i = 0; i < sizes.depth; ++i) {
    const std::string number = i == 0 ? "" : std::to_string(i + 1);
    hidden_.emplace_back(source, name + ".hidden" + number, in, sizes.width, false);
    norms_.emplace_back(source, name + ".norm" + number, sizes.width);
    in = sizes.width + sizes.again;
  }
  out_ = ForwardDense(source, name + ".out", in, sizes.out, true);
}

Matrix ForwardPerceptron::run(Matrix x, const Matrix* again) const {
  for (std::size_t i = 0; i < hidden_.size(); ++i) {
    x = hidden_[i].run(x);
    norms_[i].apply(x, true);
    if (again == nullptr) continue;
    Matrix both(x.rows, x.columns + again->columns);
    for (int row = 0; row < x.rows; ++row) {
      std::copy_n(x.row(row), x.columns, both.row(row));
      std::copy_n(again->row(row), again->columns, both.row(row) + x.columns);
    }
    x = std::move(both);
  }
  return out_.run(x);
}

}  // namespace latplan::nn
