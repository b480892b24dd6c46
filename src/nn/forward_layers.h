// The layers of a trained network at test time: weights from a file, no gradients, no LibTorch. The same functions as in
// nn/torch/layers.h. Images are rows [height x width x channels].
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

#include "nn/matrix.h"
#include "nn/safetensors.h"

namespace latplan::nn {

// The arrays of a weights file by name and expected shape. Missing or of another shape: Error(BadInput) naming the file.
struct WeightSource {
  const NamedArrays& arrays;
  const std::string& file;
  const std::vector<float>& get(const std::string& name,
                                std::initializer_list<std::int64_t> shape) const;
};

class ForwardDense {
 public:
  ForwardDense() = default;
  ForwardDense(const WeightSource& source, const std::string& name, int in, int out, bool bias);
  Matrix run(const Matrix& x) const;

 private:
  PackedWeights weights_;
  std::vector<float> bias_;  // empty: none
};

// Batch norm with the statistics of training: a factor and a summand per feature.
class ForwardNorm {
 public:
  ForwardNorm() = default;
  // `positive`: the factor is softplus(scale).
  ForwardNorm(const WeightSource& source, const std::string& name, int features,
              bool positive = false);
  // The features are the last dimension of the rows. With `relu`: of max(0, x).
  void apply(Matrix& x, bool relu = false) const;
  float at(int feature, float x) const { return x * factor_[feature] + summand_[feature]; }
  const std::vector<float>& factor() const { return factor_; }
  const std::vector<float>& summand() const { return summand_; }

 private:
  std::vector<float> factor_, summand_;
};

struct GridSize {
  int height = 0, width = 0;
  int area() const { return height * width; }
};

// "Same" padding; odd kernels only. Output: ceil(height / stride) x ceil(width / stride).
class ForwardConvolution {
 public:
  ForwardConvolution(const WeightSource& source, const std::string& name, int in, int out,
                     int kernel, int stride);
  Matrix run(const Matrix& x, GridSize from, GridSize to) const;

 private:
  int channels_, kernel_, stride_;
  PackedWeights weights_;  // inputs in the order row, column, channel
};

// The transposed convolution: from the size after the stride to the size before.
class ForwardTransposed {
 public:
  ForwardTransposed(const WeightSource& source, const std::string& name, int in, int out,
                    int kernel, int stride, bool bias);
  Matrix run(const Matrix& x, GridSize from, GridSize to) const;

 private:
  int channels_, kernel_, stride_;
  PackedWeights weights_;  // outputs in the order row, column, channel
  std::vector<float> bias_;
};

// Dense hidden layers (ReLU, batch norm) and a linear output. `again` features are appended to the input of every layer but
// the first.
class ForwardPerceptron {
 public:
  struct Sizes {
    int in, width, depth, out;
    int again = 0;
  };
  ForwardPerceptron() = default;
  ForwardPerceptron(const WeightSource& source, const std::string& name, const Sizes& sizes);
  Matrix run(Matrix x, const Matrix* again = nullptr) const;

 private:
  std::vector<ForwardDense> hidden_;
  std::vector<ForwardNorm> norms_;
  ForwardDense out_;
};

}  // namespace latplan::nn
