#include "nn/pixel_scaler.h"

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "nn/patch_grid.h"

namespace latplan::nn {
namespace {

constexpr double kConstant =
    1e-4;  // a pixel is constant below this standard deviation (1/40 grey level)

// Replaces each pixel by the mean over the same pixel of all patches.
void share_between_patches(const PatchGrid& grid, std::vector<double>& of_pixels) {
  std::vector<double> mean(grid.patch().size(), 0.0);
  const auto place = [&](std::size_t pixel) {
    return grid.place_in_patch(static_cast<int>(pixel));
  };
  for (std::size_t i = 0; i < of_pixels.size(); ++i) {
    mean[place(i)] += of_pixels[i] / grid.count();
  }
  for (std::size_t i = 0; i < of_pixels.size(); ++i) of_pixels[i] = mean[place(i)];
}

}  // namespace

// Replaces each non-zero deviation by the root mean square of all, or by the geometric mean of that
// and its own.
void PixelScaler::share_deviation(bool fully) {
  double squares = 0;
  int changing = 0;
  for (const float deviation : deviation_) {
    squares += static_cast<double>(deviation) * deviation;
    changing += deviation > 0;
  }
  const auto common = static_cast<float>(std::sqrt(squares / changing));
  for (float& deviation : deviation_) {
    if (deviation > 0) deviation = fully ? common : std::sqrt(common * deviation);
  }
}

PixelScaler PixelScaler::fit(const data::PairSet& pairs, const TrainConfig& config) {
  PixelScaler scaler;
  scaler.shape_ = pairs.shape;
  const std::size_t size = pairs.shape.size();
  std::vector<double> sum(size, 0.0);
  std::vector<double> squares(size, 0.0);
  const std::vector<std::int64_t> rows = pairs.rows(data::Split::kTrain);
  for (const auto* images : {&pairs.predecessors, &pairs.successors}) {
    for (const std::int64_t row : rows) {
      const std::uint8_t* pixel = images->data() + row * size;
      for (std::size_t i = 0; i < size; ++i) {
        const double value = pixel[i] / 255.0;
        sum[i] += value;
        squares[i] += value * value;
      }
    }
  }
  if (has_patches(config)) {
    const PatchGrid grid(pairs.shape, config);
    share_between_patches(grid, sum);
    share_between_patches(grid, squares);
  }
  const double count = 2.0 * static_cast<double>(rows.size());
  for (std::size_t i = 0; i < size; ++i) {
    const double mean = sum[i] / count;
    const double deviation = std::sqrt(std::max(0.0, squares[i] / count - mean * mean));
    scaler.mean_.push_back(static_cast<float>(mean));
    scaler.deviation_.push_back(deviation < kConstant ? 0.0F : static_cast<float>(deviation));
  }
  if (std::all_of(scaler.deviation_.begin(), scaler.deviation_.end(),
                  [](float deviation) { return deviation == 0; })) {
    throw pairs.fault("no pixel changes in the training pairs; nothing to learn");
  }
  if (config.pixel_scale != "each") scaler.share_deviation(config.pixel_scale == "all");
  scaler.select(config);
  return scaler;
}

void PixelScaler::select(const TrainConfig& config) {
  const bool all = config.architecture != "dense";
  for (std::size_t i = 0; i < deviation_.size(); ++i) {
    if (all || deviation_[i] > 0) kept_.push_back(static_cast<int>(i));
  }
}

PixelScaler PixelScaler::load(ImageShape shape, const NamedArrays& arrays, const std::string& file,
                              const TrainConfig& config) {
  PixelScaler scaler;
  scaler.shape_ = shape;
  const auto mean = arrays.find("pixels.mean");
  const auto deviation = arrays.find("pixels.deviation");
  if (mean == arrays.end() || deviation == arrays.end() ||
      mean->second.values.size() != shape.size() ||
      deviation->second.values.size() != shape.size()) {
    throw input_error(file + ": pixel statistics are missing or have another size than the image");
  }
  scaler.mean_ = mean->second.values;
  scaler.deviation_ = deviation->second.values;
  scaler.select(config);
  return scaler;
}

void PixelScaler::store(NamedArrays& arrays) const {
  const auto size = static_cast<std::int64_t>(mean_.size());
  arrays["pixels.mean"] = {{size}, mean_};
  arrays["pixels.deviation"] = {{size}, deviation_};
}

void PixelScaler::normalise(const Image& image, float* out) const {
  if (image.shape() != shape_) {
    throw input_error("image is " + image.shape().to_string() + "; the model expects " +
                      shape_.to_string());
  }
  for (const int i : kept_) *out++ = normalised(image.pixels()[i], i);
}

Image PixelScaler::to_image(const float* in) const {
  Image image(shape_);
  std::copy(mean_.begin(), mean_.end(), image.pixels().begin());
  for (const int i : kept_) image.pixels()[i] = *in++ * deviation_[i] + mean_[i];
  for (float& value : image.pixels()) value = std::clamp(value, 0.0F, 1.0F);
  return image;
}

}  // namespace latplan::nn
