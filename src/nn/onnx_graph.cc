#include "nn/onnx_graph.h"

#include <cstring>

#include "base/version.h"
#include "nn/protocol_buffer.h"

namespace latplan::nn {
namespace {

using protocol_buffer::bytes_field, protocol_buffer::number_field;

constexpr int kIrVersion = 7, kOperatorSet = 13;
constexpr int kFloat = OnnxGraph::kFloat, kInt64 = 7;
constexpr int kIsInt = 2, kIsInts = 7;  // AttributeProto.AttributeType

template <typename T>
std::string tensor(const std::string& name, int type, const std::vector<T>& values,
                   const OnnxGraph::Sizes& shape) {
  std::string raw(values.size() * sizeof(T), '\0');
  if (!raw.empty()) std::memcpy(raw.data(), values.data(), raw.size());
  std::string message;
  for (const std::int64_t size : shape) message += number_field(1, size);
  return message + number_field(2, type) + bytes_field(8, name) + bytes_field(9, raw);
}

// ValueInfoProto of a float tensor [n, sizes...].
std::string value_info(const std::string& name, const OnnxGraph::Sizes& sizes) {
  std::string shape = bytes_field(1, bytes_field(2, "n"));
  for (const std::int64_t size : sizes) shape += bytes_field(1, number_field(1, size));
  return bytes_field(1, name) +
         bytes_field(2, bytes_field(1, number_field(1, kFloat) + bytes_field(2, shape)));
}

}  // namespace

OnnxGraph::Value OnnxGraph::constant(const std::vector<float>& values, const Sizes& shape) {
  const Value name = fresh();
  constants_ += bytes_field(5, tensor(name, kFloat, values, shape));
  return name;
}

OnnxGraph::Value OnnxGraph::constant(const Sizes& values) {
  const Value name = fresh();
  constants_ +=
      bytes_field(5, tensor(name, kInt64, values, {static_cast<std::int64_t>(values.size())}));
  return name;
}

OnnxGraph::Value OnnxGraph::apply(const std::string& op, const std::vector<Value>& inputs,
                                  const Attributes& attributes) {
  const Value output = fresh();
  std::string message;
  for (const Value& input : inputs) message += bytes_field(1, input);
  message += bytes_field(2, output) + bytes_field(4, op);
  for (const auto& [name, value] : attributes) {
    std::string attribute = bytes_field(1, name);
    if (const auto* one = std::get_if<std::int64_t>(&value)) {
      attribute += number_field(3, *one) + number_field(20, kIsInt);
    } else {
      for (const std::int64_t entry : std::get<Sizes>(value)) attribute += number_field(8, entry);
      attribute += number_field(20, kIsInts);
    }
    message += bytes_field(5, attribute);
  }
  nodes_ += bytes_field(1, message);
  return output;
}

std::string OnnxGraph::file(const Value& last, const std::string& name, const Sizes& sizes) {
  const std::string rename =
      bytes_field(1, bytes_field(1, last) + bytes_field(2, name) + bytes_field(4, "Identity"));
  const std::string graph = nodes_ + rename + bytes_field(2, "latplan") + constants_ +
                            bytes_field(11, value_info(input_, input_sizes_)) +
                            bytes_field(12, value_info(name, sizes));
  return number_field(1, kIrVersion) + bytes_field(2, "latplan") + bytes_field(3, version()) +
         bytes_field(7, graph) + bytes_field(8, bytes_field(1, "") + number_field(2, kOperatorSet));
}

}  // namespace latplan::nn
