#include "nn/torch/codec.h"

#include <string>
#include <vector>

#include "base/error.h"
#include "nn/patch_grid.h"

namespace latplan::nn::torch_backend {
namespace {

class DenseCodec final : public Codec {
 public:
  DenseCodec(Layers& layers, const TrainConfig& c, const PixelLayout& pixels)
      : layers_(layers),
        columns_(layers.padded(pixels.inputs)),
        encoder_(layers, "encoder",
                 {pixels.inputs, c.width, c.encoder_depth < 0 ? c.depth : c.encoder_depth, c.bits,
                  0, columns_, 0}),
        in_norm_(layers.declare_norm("decoder.in_norm", c.bits)),
        decoder_(layers, "decoder", {c.bits, c.width, c.depth, pixels.inputs, 0, 0, columns_}) {}

  int columns() const override { return columns_; }
  at::Tensor encode(const at::Tensor& x, Mode mode) override { return encoder_.run(x, mode); }
  at::Tensor decode(const at::Tensor& z, Mode mode) override {
    return decoder_.run(layers_.norm(in_norm_, z, mode), mode);
  }

 private:
  Layers& layers_;
  int columns_;
  Perceptron encoder_;
  BatchNorm in_norm_;
  Perceptron decoder_;
};

// tab:architecture with the dense latent layer of the public implementation: batch norm,
// convolutions (ReLU, batch norm, dropout), dense layer; the decoder mirrors it. "strided-conv"
// halves the size with each convolution. Between convolutions and dense layers an image is one row
// [height x width x channels].
class ConvolutionalCodec final : public Codec {
 public:
  ConvolutionalCodec(Layers& layers, const TrainConfig& c, const PixelLayout& pixels, int stride);
  int columns() const override { return sizes_[0].area() * colours_; }
  at::Tensor encode(const at::Tensor& x, Mode mode) override;
  at::Tensor decode(const at::Tensor& z, Mode mode) override;

 private:
  struct Size {
    int height, width;
    int area() const { return height * width; }
  };
  Layers& layers_;
  int colours_, channels_;
  std::vector<Size> sizes_;  // of the image and after each convolution
  BatchNorm input_norm_, code_norm_, grid_norm_;
  std::vector<Convolution> down_, up_;
  std::vector<BatchNorm> down_norms_, up_norms_;
  Dense to_code_, to_grid_;
};

ConvolutionalCodec::ConvolutionalCodec(Layers& layers, const TrainConfig& c,
                                       const PixelLayout& pixels, int stride)
    : layers_(layers), colours_(pixels.shape.channels), channels_(c.channels) {
  LATPLAN_CHECK(pixels.inputs == static_cast<int>(pixels.shape.size()),
                "convolutions need every pixel");
  const Init he = Init::kHeUniform;
  sizes_ = {{pixels.shape.height, pixels.shape.width}};
  input_norm_ = layers.declare_norm("encoder.input_norm", colours_);
  for (int i = 0; i < c.convolutions; ++i) {
    const std::string number = std::to_string(i + 1);
    down_.push_back(layers.declare_convolution("encoder.conv" + number,
                                               i == 0 ? colours_ : channels_, channels_, c.kernel,
                                               stride, false, he));
    down_norms_.push_back(layers.declare_norm("encoder.norm" + number, channels_));
    const Size& last = sizes_.back();
    sizes_.push_back({(last.height + stride - 1) / stride, (last.width + stride - 1) / stride});
  }
  const int grid = channels_ * sizes_.back().area();
  to_code_ = layers.declare_dense("encoder.out", grid, c.bits, true, Init::kGlorotUniform);
  code_norm_ = layers.declare_norm("decoder.in_norm", c.bits);
  to_grid_ = layers.declare_dense("decoder.in", c.bits, grid, true, Init::kGlorotUniform);
  grid_norm_ = layers.declare_norm("decoder.grid_norm", grid);
  for (int i = 0; i < c.convolutions; ++i) {
    const bool last = i + 1 == c.convolutions;
    const std::string name = last ? "decoder.out" : "decoder.conv" + std::to_string(i + 1);
    up_.push_back(layers.declare_transposed(name, channels_, last ? colours_ : channels_, c.kernel,
                                            stride, last, last ? Init::kGlorotUniform : he));
    if (!last) {
      up_norms_.push_back(layers.declare_norm("decoder.norm" + std::to_string(i + 1), channels_));
    }
  }
}

at::Tensor ConvolutionalCodec::encode(const at::Tensor& x, Mode mode) {
  at::Tensor h = x.reshape({x.size(0), sizes_[0].height, sizes_[0].width, colours_})
                     .permute({0, 3, 1, 2});  // [rows, colours, height, width]
  h = layers_.norm(input_norm_, h, mode);
  for (std::size_t i = 0; i < down_.size(); ++i) {
    h = layers_.relu_norm_drop(down_norms_[i], layers_.convolve(down_[i], h), mode);
  }
  return layers_.dense(to_code_, h.permute({0, 2, 3, 1}).flatten(1));
}

at::Tensor ConvolutionalCodec::decode(const at::Tensor& z, Mode mode) {
  at::Tensor h = layers_.dense_hidden(to_grid_, layers_.norm(code_norm_, z, mode));
  h = layers_.norm_drop(grid_norm_, h, mode);
  h = h.reshape({z.size(0), sizes_.back().height, sizes_.back().width, channels_})
          .permute({0, 3, 1, 2});
  for (std::size_t i = 0; i < up_.size(); ++i) {
    const Size& size = sizes_[up_.size() - 1 - i];
    h = layers_.expand(up_[i], h, size.height, size.width);
    if (i + 1 == up_.size()) break;
    h = layers_.relu_norm_drop(up_norms_[i], h, mode);
  }
  return h.permute({0, 2, 3, 1}).reshape({z.size(0), -1}).to(z.scalar_type());
}

// One dense encoder and decoder shared by all patches of the image. Each patch has its own bits,
// adjacent in the code.
class PatchCodec final : public Codec {
 public:
  PatchCodec(Layers& layers, const TrainConfig& c, const PixelLayout& pixels)
      : grid_(pixels.shape, c),
        bits_(bits_per_patch(c)),
        dense_(layers, patch_config(c), {static_cast<int>(grid_.patch().size()), grid_.patch()}) {}

  int columns() const override { return static_cast<int>(grid_.picture().size()); }
  at::Tensor encode(const at::Tensor& x, Mode mode) override {
    const at::Tensor patches =
        x.reshape({x.size(0), grid_.rows(), grid_.patch().height, grid_.columns(), -1})
            .transpose(2, 3)
            .reshape({x.size(0) * grid_.count(), -1});
    return dense_.encode(at::constant_pad_nd(patches, {0, padding()}), mode)
        .reshape({x.size(0), -1});
  }
  at::Tensor decode(const at::Tensor& z, Mode mode) override {
    return dense_.decode(z.reshape({z.size(0) * grid_.count(), bits_}), mode)
        .narrow(1, 0, patch_size())
        .reshape({z.size(0), grid_.rows(), grid_.columns(), grid_.patch().height, -1})
        .transpose(2, 3)
        .reshape({z.size(0), -1});
  }

 private:
  std::int64_t patch_size() const { return static_cast<std::int64_t>(grid_.patch().size()); }
  std::int64_t padding() const { return dense_.columns() - patch_size(); }
  int bits_per_patch(const TrainConfig& c) const {
    if (c.bits % grid_.count() == 0) return c.bits / grid_.count();
    throw usage_error("--bits " + std::to_string(c.bits) + ": expected a multiple of the " +
                      std::to_string(grid_.count()) + " patches of an image");
  }
  TrainConfig patch_config(TrainConfig c) const {
    c.bits = bits_;
    return c;
  }
  PatchGrid grid_;
  int bits_;
  DenseCodec dense_;
};

}  // namespace

std::unique_ptr<Codec> make_codec(Layers& layers, const TrainConfig& config,
                                  const PixelLayout& pixels) {
  if (config.architecture == "dense") {
    return std::make_unique<DenseCodec>(layers, config, pixels);
  }
  if (has_patches(config)) {
    return std::make_unique<PatchCodec>(layers, config, pixels);
  }
  const int stride = config.architecture == "strided-conv" ? 2 : 1;
  return std::make_unique<ConvolutionalCodec>(layers, config, pixels, stride);
}

}  // namespace latplan::nn::torch_backend
