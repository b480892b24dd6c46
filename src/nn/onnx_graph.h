// A neural network in the format of ONNX (operator set 13), for programs of others. The format is a protocol buffer of few
// message types, written here by hand.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace latplan::nn {

class OnnxGraph {
 public:
  using Value = std::string;  // the name of a tensor in the graph
  using Sizes = std::vector<std::int64_t>;
  static constexpr int kFloat = 1;  // TensorProto.DataType
  using Attributes = std::vector<std::pair<std::string, std::variant<std::int64_t, Sizes>>>;

  // The input is a float tensor [n, sizes...]; n is free.
  OnnxGraph(Value input, Sizes sizes) : input_(std::move(input)), input_sizes_(std::move(sizes)) {}

  Value constant(const std::vector<float>& values, const Sizes& shape);
  Value constant(const Sizes& values);
  // Applies an operator; returns its output.
  Value apply(const std::string& op, const std::vector<Value>& inputs,
              const Attributes& attributes = {});
  // The whole file. The output is the float tensor `last`, called `name`, [n, sizes...].
  std::string file(const Value& last, const std::string& name, const Sizes& sizes);

 private:
  Value fresh() { return "t" + std::to_string(++values_); }

  Value input_;
  Sizes input_sizes_;
  int values_ = 0;
  std::string nodes_, constants_;  // encoded
};

}  // namespace latplan::nn
