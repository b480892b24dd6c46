#include "nn/onnx_export.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/error.h"
#include "nn/aligned_model.h"
#include "nn/forward_layers.h"
#include "nn/model_files.h"
#include "nn/onnx_codebook.h"
#include "nn/onnx_graph.h"
#include "nn/patch_grid.h"
#include "nn/pixel_scaler.h"

namespace latplan::nn {
namespace {

namespace fs = std::filesystem;

using Value = OnnxGraph::Value;
using Sizes = OnnxGraph::Sizes;

// Adds the layers of nn/forward_layers.h to a graph.
class Layers {
 public:
  Layers(const WeightSource& source, OnnxGraph& graph) : source_(source), graph_(graph) {}

  Value reshape(const Value& x, const Sizes& shape) const {
    return graph_.apply("Reshape", {x, graph_.constant(shape)});
  }
  // x * factor + summand; `shape`: of both, to fit the last dimensions of x.
  Value scale(const Value& x, const std::vector<float>& factor, const std::vector<float>& summand,
              const Sizes& shape) const {
    const Value product = graph_.apply("Mul", {x, graph_.constant(factor, shape)});
    return graph_.apply("Add", {product, graph_.constant(summand, shape)});
  }
  Value norm(const Value& x, const std::string& name, int features) const {
    const ForwardNorm norm(source_, name, features);
    return scale(x, norm.factor(), norm.summand(), {features});
  }
  Value grid_norm(const Value& x, const std::string& name, int channels) const {
    const ForwardNorm norm(source_, name, channels);
    return scale(x, norm.factor(), norm.summand(), {channels, 1, 1});
  }
  Value relu(const Value& x) const { return graph_.apply("Relu", {x}); }

  Value dense(const Value& x, const std::string& name, int in, int out, bool bias) const {
    std::vector<Value> inputs = {
        x, graph_.constant(source_.get(name + ".weight", {out, in}), {out, in})};
    if (bias) inputs.push_back(graph_.constant(source_.get(name + ".bias", {out}), {out}));
    return graph_.apply("Gemm", inputs, {{"transB", 1}});
  }
  Value perceptron(Value x, const std::string& name, int in, int width, int depth, int out) const {
    for (int i = 0; i < depth; ++i) {
      const std::string number = i == 0 ? "" : std::to_string(i + 1);
      x = dense(x, name + ".hidden" + number, in, width, false);
      x = norm(relu(x), name + ".norm" + number, width);
      in = width;
    }
    return dense(x, name + ".out", in, out, true);
  }

  Value convolution(const Value& x, const std::string& name, int in, int out, int kernel,
                    int stride, GridSize from, GridSize to) const {
    const Value weights = graph_.constant(source_.get(name + ".weight", {out, in, kernel, kernel}),
                                          {out, in, kernel, kernel});
    return graph_.apply("Conv", {x, weights}, geometry(kernel, stride, from, to));
  }
  Value transposed(const Value& x, const std::string& name, int in, int out, int kernel, int stride,
                   bool bias, GridSize from, GridSize to) const {
    std::vector<Value> inputs = {
        x, graph_.constant(source_.get(name + ".weight", {in, out, kernel, kernel}),
                           {in, out, kernel, kernel})};
    if (bias) inputs.push_back(graph_.constant(source_.get(name + ".bias", {out}), {out}));
    OnnxGraph::Attributes attributes = geometry(kernel, stride, to, from);
    attributes.emplace_back("output_padding",
                            Sizes{std::max(0, rest(kernel, stride, to.height, from.height)),
                                  std::max(0, rest(kernel, stride, to.width, from.width))});
    return graph_.apply("ConvTranspose", inputs, attributes);
  }

 private:
  // Lines of the large grid beyond the last kernel; below 0: those that the last kernel lacks.
  static int rest(int kernel, int stride, int large, int small) {
    return large - ((small - 1) * stride + kernel - kernel / 2);
  }
  // Between a large grid and the small one that a stride leaves of it.
  static OnnxGraph::Attributes geometry(int kernel, int stride, GridSize large, GridSize small) {
    return {{"kernel_shape", Sizes{kernel, kernel}},
            {"strides", Sizes{stride, stride}},
            {"pads", Sizes{kernel / 2, kernel / 2,
                           std::max(0, -rest(kernel, stride, large.height, small.height)),
                           std::max(0, -rest(kernel, stride, large.width, small.width))}}};
  }

  const WeightSource& source_;
  OnnxGraph& graph_;
};

// Pixels as the network reads them.
class Pixels {
 public:
  // `order`: the pixels that the network reads.
  Pixels(const PixelScaler& scaler, std::vector<int> order)
      : scaler_(scaler), order_(std::move(order)) {}

  Value read(OnnxGraph& graph, const Layers& layers, const Value& picture) const {
    std::vector<float> factor, mean;
    for (const int pixel : order_) {
      const float deviation = scaler_.deviations()[pixel];
      factor.push_back(deviation > 0 ? 1.0F / deviation : 0.0F);
      mean.push_back(scaler_.means()[pixel]);
    }
    const Sizes shape = {static_cast<std::int64_t>(order_.size())};
    const auto size = static_cast<std::int64_t>(scaler_.shape().size());
    const Value x = gathered(graph, layers.reshape(picture, {-1, size}), order_);
    const Value difference = graph.apply("Sub", {x, graph.constant(mean, shape)});
    return graph.apply("Mul", {difference, graph.constant(factor, shape)});
  }

  Value draw(OnnxGraph& graph, const Layers& layers, const Value& x) const {
    const ImageShape& shape = scaler_.shape();
    std::vector<int> from(shape.size(), 0);  // any: the factor of pixels that are not drawn is 0
    std::vector<float> factor(shape.size(), 0.0F);
    for (std::size_t i = 0; i < order_.size(); ++i) {
      from[order_[i]] = static_cast<int>(i);
      factor[order_[i]] = scaler_.deviations()[order_[i]];
    }
    const Value all = layers.scale(gathered(graph, x, from), factor, scaler_.means(),
                                   {static_cast<std::int64_t>(shape.size())});
    const Value picture =
        graph.apply("Clip", {all, graph.constant({0.0F}, {}), graph.constant({1.0F}, {})});
    return layers.reshape(picture, {-1, shape.height, shape.width, shape.channels});
  }

 private:
  static Value gathered(OnnxGraph& graph, const Value& x, const std::vector<int>& columns) {
    return graph.apply("Gather", {x, graph.constant(Sizes(columns.begin(), columns.end()))},
                       {{"axis", 1}});
  }

  const PixelScaler& scaler_;
  std::vector<int> order_;
};

// The pixels of the first patch, of the second, ...
std::vector<int> patch_by_patch(const PatchGrid& grid) {
  std::vector<int> order;
  for (int patch = 0; patch < grid.count(); ++patch) {
    for (int line = 0; line < grid.patch().height; ++line) {
      const auto start = static_cast<int>(grid.line_start(patch, line));
      for (int i = 0; i < grid.patch().width * grid.patch().channels; ++i)
        order.push_back(start + i);
    }
  }
  return order;
}

Value encode_dense(const Layers& layers, const Value& x, const TrainConfig& c, int inputs,
                   int bits) {
  const int depth = c.encoder_depth < 0 ? c.depth : c.encoder_depth;
  return layers.perceptron(x, "encoder", inputs, c.width, depth, bits);
}
Value decode_dense(const Layers& layers, const Value& z, const TrainConfig& c, int inputs,
                   int bits) {
  return layers.perceptron(layers.norm(z, "decoder.in_norm", bits), "decoder", bits, c.width,
                           c.depth, inputs);
}

// Of the picture and after each convolution.
std::vector<GridSize> grid_sizes(const TrainConfig& c, const ImageShape& shape, int stride) {
  std::vector<GridSize> sizes = {{shape.height, shape.width}};
  for (int i = 0; i < c.convolutions; ++i) {
    const GridSize last = sizes.back();
    sizes.push_back({(last.height + stride - 1) / stride, (last.width + stride - 1) / stride});
  }
  return sizes;
}

Value encode_grid(OnnxGraph& graph, const Layers& layers, Value x, const TrainConfig& c,
                  const ImageShape& shape, int stride) {
  const std::vector<GridSize> sizes = grid_sizes(c, shape, stride);
  int channels = shape.channels;
  x = layers.reshape(x, {-1, shape.height, shape.width, channels});
  x = graph.apply("Transpose", {x}, {{"perm", Sizes{0, 3, 1, 2}}});
  x = layers.grid_norm(x, "encoder.input_norm", channels);
  for (int i = 0; i < c.convolutions; ++i) {
    const std::string number = std::to_string(i + 1);
    x = layers.convolution(x, "encoder.conv" + number, channels, c.channels, c.kernel, stride,
                           sizes[i], sizes[i + 1]);
    x = layers.grid_norm(layers.relu(x), "encoder.norm" + number, c.channels);
    channels = c.channels;
  }
  const int features = channels * sizes.back().area();
  x = graph.apply("Transpose", {x}, {{"perm", Sizes{0, 2, 3, 1}}});
  return layers.dense(layers.reshape(x, {-1, features}), "encoder.out", features, c.bits, true);
}

Value decode_grid(OnnxGraph& graph, const Layers& layers, const Value& z, const TrainConfig& c,
                  const ImageShape& shape, int stride) {
  const std::vector<GridSize> sizes = grid_sizes(c, shape, stride);
  const GridSize smallest = sizes.back();
  const int features = c.channels * smallest.area();
  Value x = layers.norm(z, "decoder.in_norm", c.bits);
  x = layers.dense(x, "decoder.in", c.bits, features, true);
  x = layers.norm(x, "decoder.grid_norm", features);
  x = layers.reshape(x, {-1, smallest.height, smallest.width, c.channels});
  x = graph.apply("Transpose", {x}, {{"perm", Sizes{0, 3, 1, 2}}});
  for (int i = 0; i < c.convolutions; ++i) {
    const bool last = i + 1 == c.convolutions;
    const std::string number = std::to_string(i + 1);
    const int from = c.convolutions - i;
    x = layers.transposed(x, last ? "decoder.out" : "decoder.conv" + number, c.channels,
                          last ? shape.channels : c.channels, c.kernel, stride, last, sizes[from],
                          sizes[from - 1]);
    if (!last) x = layers.grid_norm(layers.relu(x), "decoder.norm" + number, c.channels);
  }
  x = graph.apply("Transpose", {x}, {{"perm", Sizes{0, 2, 3, 1}}});
  return layers.reshape(x, {-1, static_cast<std::int64_t>(shape.size())});
}

// Bits that are always 0 or 1 keep this value; the others are true where the logit is positive.
Value hard_bits(OnnxGraph& graph, const Layers& layers, const Value& logits,
                const std::vector<float>& held) {
  std::vector<float> free, fixed;
  for (const float value : held) {
    free.push_back(value < 0 ? 1.0F : 0.0F);
    fixed.push_back(value > 0.5F ? 1.0F : 0.0F);
  }
  const Value positive = graph.apply("Greater", {logits, graph.constant({0.0F}, {})});
  const Value code = graph.apply("Cast", {positive}, {{"to", std::int64_t{OnnxGraph::kFloat}}});
  return layers.scale(code, free, fixed, {static_cast<std::int64_t>(held.size())});
}

}  // namespace

OnnxFiles onnx_files(const fs::path& model_folder) {
  if (fs::exists(reference_file(model_folder))) {
    throw unsupported_error(model_folder.string() +
                            ": the model aligns its pictures, which ONNX cannot express");
  }
  if (is_codebook(read_model_config(model_folder))) return codebook_onnx_files(model_folder);
  const ModelFiles files = read_model_files(model_folder);
  const TrainConfig& c = files.facts.config;
  const ImageShape& shape = files.facts.image;
  const std::string weights = (model_folder / "weights.safetensors").string();
  const WeightSource source{files.arrays, weights};
  const PixelScaler scaler = PixelScaler::load(shape, files.arrays, weights, c);
  const bool dense = c.architecture == "dense";
  const int stride = c.architecture == "strided-conv" ? 2 : 1;
  const Pixels pixels(scaler, has_patches(c) ? patch_by_patch(PatchGrid(shape, c)) : scaler.kept());
  const int rows = has_patches(c) ? PatchGrid(shape, c).count() : 1;  // per picture
  const int inputs = scaler.inputs() / rows;

  const Sizes picture_sizes = {shape.height, shape.width, shape.channels};
  OnnxGraph encoder("picture", picture_sizes);
  const Layers down(source, encoder);
  Value x = pixels.read(encoder, down, "picture");
  if (dense || has_patches(c)) {
    x = encode_dense(down, down.reshape(x, {-1, inputs}), c, inputs, c.bits / rows);
    x = down.reshape(x, {-1, c.bits});
  } else {
    x = encode_grid(encoder, down, x, c, shape, stride);
  }
  x = hard_bits(encoder, down, x, source.get("bits.held", {c.bits}));

  OnnxGraph decoder("code", {c.bits});
  const Layers up(source, decoder);
  Value z = "code";
  if (dense || has_patches(c)) {
    z = decode_dense(up, up.reshape(z, {-1, c.bits / rows}), c, inputs, c.bits / rows);
    z = up.reshape(z, {-1, scaler.inputs()});
  } else {
    z = decode_grid(decoder, up, z, c, shape, stride);
  }
  return {encoder.file(x, "code", {c.bits}),
          decoder.file(pixels.draw(decoder, up, z), "picture", picture_sizes)};
}

}  // namespace latplan::nn
