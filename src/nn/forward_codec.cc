#include "nn/forward_codec.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/free_memory.h"
#include "nn/patch_grid.h"

namespace latplan::nn {
namespace {

class DenseCodec final : public ForwardCodec {
 public:
  DenseCodec(const WeightSource& source, const TrainConfig& c, int bits, int inputs)
      : encoder_(source, "encoder",
                 {inputs, c.width, c.encoder_depth < 0 ? c.depth : c.encoder_depth, bits}),
        in_norm_(source, "decoder.in_norm", bits),
        decoder_(source, "decoder", {bits, c.width, c.depth, inputs}) {}

  Matrix encode(Matrix x) const override { return encoder_.run(std::move(x)); }
  Matrix decode(Matrix z) const override {
    in_norm_.apply(z);
    return decoder_.run(std::move(z));
  }

 private:
  ForwardPerceptron encoder_;
  ForwardNorm in_norm_;
  ForwardPerceptron decoder_;
};

class ConvolutionalCodec final : public ForwardCodec {
 public:
  ConvolutionalCodec(const WeightSource& source, const TrainConfig& c, const ImageShape& shape,
                     int stride);
  Matrix encode(Matrix x) const override;
  Matrix decode(Matrix z) const override;

 private:
  std::vector<GridSize> sizes_;  // of the image and after each convolution
  ForwardNorm input_norm_, code_norm_, grid_norm_;
  std::vector<ForwardConvolution> down_;
  std::vector<ForwardTransposed> up_;
  std::vector<ForwardNorm> down_norms_, up_norms_;
  ForwardDense to_code_, to_grid_;
};

// What one picture takes in the largest layer: a few weights may ask for much.
void check_size(const TrainConfig& c, const ImageShape& shape, const std::string& file) {
  const std::uint64_t channels = std::max(c.channels, shape.channels);
  const std::uint64_t values = channels * static_cast<std::uint64_t>(shape.height) * shape.width;
  if (!std::in_range<int>(values)) {
    throw input_error(fmt::format("{}: {} channels for pictures of {}; expected fewer", file,
                                  channels, shape.to_string()));
  }
  check_memory(values * c.kernel * c.kernel * sizeof(float), file);
}

ConvolutionalCodec::ConvolutionalCodec(const WeightSource& source, const TrainConfig& c,
                                       const ImageShape& shape, int stride) {
  const int colours = shape.channels;
  check_size(c, shape, source.file);
  sizes_ = {{shape.height, shape.width}};
  input_norm_ = ForwardNorm(source, "encoder.input_norm", colours);
  for (int i = 0; i < c.convolutions; ++i) {
    const std::string number = std::to_string(i + 1);
    down_.emplace_back(source, "encoder.conv" + number, i == 0 ? colours : c.channels, c.channels,
                       c.kernel, stride);
    down_norms_.emplace_back(source, "encoder.norm" + number, c.channels);
    const GridSize last = sizes_.back();
    sizes_.push_back({(last.height + stride - 1) / stride, (last.width + stride - 1) / stride});
  }
  const int grid = c.channels * sizes_.back().area();
  to_code_ = ForwardDense(source, "encoder.out", grid, c.bits, true);
  code_norm_ = ForwardNorm(source, "decoder.in_norm", c.bits);
  to_grid_ = ForwardDense(source, "decoder.in", c.bits, grid, true);
  grid_norm_ = ForwardNorm(source, "decoder.grid_norm", grid);
  for (int i = 0; i < c.convolutions; ++i) {
    const bool last = i + 1 == c.convolutions;
    const std::string number = std::to_string(i + 1);
    up_.emplace_back(source, last ? "decoder.out" : "decoder.conv" + number, c.channels,
                     last ? colours : c.channels, c.kernel, stride, last);
    if (!last) up_norms_.emplace_back(source, "decoder.norm" + number, c.channels);
  }
}

Matrix ConvolutionalCodec::encode(Matrix x) const {
  input_norm_.apply(x);
  for (std::size_t i = 0; i < down_.size(); ++i) {
    x = down_[i].run(x, sizes_[i], sizes_[i + 1]);
    down_norms_[i].apply(x, true);
  }
  return to_code_.run(x);
}

Matrix ConvolutionalCodec::decode(Matrix z) const {
  code_norm_.apply(z);
  Matrix x = to_grid_.run(z);
  grid_norm_.apply(x);
  for (std::size_t i = 0; i < up_.size(); ++i) {
    const std::size_t from = up_.size() - i;
    x = up_[i].run(x, sizes_[from], sizes_[from - 1]);
    if (i < up_norms_.size()) up_norms_[i].apply(x, true);
  }
  return x;
}

// One dense encoder and decoder shared by all patches of the image. Each patch has its own bits, adjacent in the code.
class PatchCodec final : public ForwardCodec {
 public:
  PatchCodec(const WeightSource& source, const TrainConfig& c, const ImageShape& shape)
      : grid_(shape, c),
        bits_(bits_per_patch(c, source.file)),
        dense_(source, c, bits_, static_cast<int>(grid_.patch().size())) {}

  Matrix encode(Matrix x) const override {
    Matrix patches(x.rows * grid_.count(), static_cast<int>(grid_.patch().size()));
    for_each_line(x.rows, [&](int row, std::size_t pixel, int patch, std::size_t place) {
      std::copy_n(x.row(row) + pixel, line(), patches.row(patch) + place);
    });
    return reshaped(dense_.encode(std::move(patches)), x.rows);
  }
  Matrix decode(Matrix z) const override {
    const int rows = z.rows;
    const Matrix patches = dense_.decode(reshaped(std::move(z), rows * grid_.count()));
    Matrix x(rows, static_cast<int>(grid_.picture().size()));
    for_each_line(rows, [&](int row, std::size_t pixel, int patch, std::size_t place) {
      std::copy_n(patches.row(patch) + place, line(), x.row(row) + pixel);
    });
    return x;
  }

 private:
  std::size_t line() const {
    return static_cast<std::size_t>(grid_.patch().width) * grid_.patch().channels;
  }
  static Matrix reshaped(Matrix x, int rows) {
    x.columns = static_cast<int>(x.values.size()) / std::max(1, rows);
    x.rows = rows;
    return x;
  }
  // copy(row, first pixel of a line in the picture, row of its patch, first pixel in the patch)
  template <typename Copy>
  void for_each_line(int rows, const Copy& copy) const {
    for (int row = 0; row < rows; ++row) {
      for (int patch = 0; patch < grid_.count(); ++patch) {
        for (int i = 0; i < grid_.patch().height; ++i) {
          copy(row, grid_.line_start(patch, i), row * grid_.count() + patch, i * line());
        }
      }
    }
  }
  int bits_per_patch(const TrainConfig& c, const std::string& file) const {
    if (c.bits % grid_.count() == 0) return c.bits / grid_.count();
    throw input_error(fmt::format("{}: {} bits; expected a multiple of the {} patches of an image",
                                  file, c.bits, grid_.count()));
  }
  PatchGrid grid_;
  int bits_;
  DenseCodec dense_;
};

}  // namespace

std::unique_ptr<ForwardCodec> make_forward_codec(const WeightSource& source,
                                                 const TrainConfig& config, int inputs,
                                                 const ImageShape& shape) {
  if (config.architecture == "dense") {
    return std::make_unique<DenseCodec>(source, config, config.bits, inputs);
  }
  if (has_patches(config)) return std::make_unique<PatchCodec>(source, config, shape);
  const int stride = config.architecture == "strided-conv" ? 2 : 1;
  return std::make_unique<ConvolutionalCodec>(source, config, shape, stride);
}

}  // namespace latplan::nn
