// Matrices of floats and their product, for the forward pass of a network without LibTorch.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace latplan::nn {

struct Matrix {  // row-major
  int rows = 0, columns = 0;
  std::vector<float> values;

  Matrix() = default;
  Matrix(int row_count, int column_count)
      : rows(row_count),
        columns(column_count),
        values(static_cast<std::size_t>(row_count) * column_count, 0.0F) {}
  float* row(int i) { return values.data() + static_cast<std::size_t>(i) * columns; }
  const float* row(int i) const { return values.data() + static_cast<std::size_t>(i) * columns; }
};

// Weights [out, in] in the order in which multiply() reads them.
class PackedWeights {
 public:
  PackedWeights() = default;
  // The weight of output o and input i is values[o * in + i].
  PackedWeights(int out, int in, const std::vector<float>& values);
  int out() const { return out_; }
  int in() const { return in_; }

  // y [rows, out] = x [rows, in] weights^T. The result of a row does not depend on the other rows.
  void multiply(const float* x, int rows, float* y) const;

 private:
  int out_ = 0, in_ = 0;
  std::shared_ptr<const float[]> panels_;  // [panels, in, kPanel], padded with zeros
};

}  // namespace latplan::nn
