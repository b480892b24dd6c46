#include "nn/codebook.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "nn/model_catalog.h"
#include "nn/model_files.h"

namespace latplan::nn {
namespace {

// Four floats at once, on every machine.
using Lanes = float __attribute__((vector_size(16)));
constexpr std::size_t kLanes = 4;
constexpr std::size_t kBlock = 8 * kLanes;  // values between two looks at the limit

float squared_distance(const float* a, const float* b, std::size_t size, float limit) {
  float sum = 0;
  std::size_t i = 0;
  for (; i + kBlock <= size && sum <= limit; i += kBlock) {
    Lanes sums[2] = {};
    for (std::size_t j = 0; j < kBlock; j += 2 * kLanes) {
      Lanes x[2], y[2];
      std::memcpy(x, a + i + j, sizeof x);
      std::memcpy(y, b + i + j, sizeof y);
      for (int k : {0, 1}) sums[k] += (x[k] - y[k]) * (x[k] - y[k]);
    }
    const Lanes both = sums[0] + sums[1];
    sum += (both[0] + both[1]) + (both[2] + both[3]);
  }
  if (sum > limit) return sum;
  for (; i < size; ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return sum;
}

NamedArray vector_array(const std::vector<float>& values) {
  return {{static_cast<std::int64_t>(values.size())}, values};
}

}  // namespace

int Codebook::bits() const { return static_cast<int>(std::ranges::count(fixed, -1)) * values(); }

Nearest nearest_prototype(std::span<const float> prototypes, std::span<const float> patch,
                          float limit) {
  Nearest nearest{-1, limit};
  const std::size_t size = patch.size();
  for (std::size_t value = 0; value * size < prototypes.size(); ++value) {
    const float distance =
        squared_distance(prototypes.data() + value * size, patch.data(), size, nearest.distance);
    if (distance < nearest.distance || (nearest.value < 0 && distance <= limit)) {
      nearest = {static_cast<int>(value), distance};
    }
  }
  return nearest;
}

void copy_patch(const PatchGrid& grid, std::span<const float> pixels, int place,
                std::span<float> patch) {
  const std::size_t line_size =
      static_cast<std::size_t>(grid.patch().width) * grid.patch().channels;
  for (int line = 0; line < grid.patch().height; ++line) {
    std::copy_n(pixels.begin() + static_cast<std::ptrdiff_t>(grid.line_start(place, line)),
                line_size, patch.begin() + static_cast<std::ptrdiff_t>(line * line_size));
  }
}

CodebookModel::CodebookModel(Codebook book, TrainConfig config)
    : book_(std::move(book)), config_(std::move(config)) {}

Capabilities CodebookModel::capabilities() const {
  Capabilities result = capabilities_of(config_);
  result.places = static_cast<int>(std::ranges::count(book_.fixed, -1));
  return result;
}

BitVector CodebookModel::read(std::span<const float> pixels) const {
  BitVector code(book_.bits());
  std::vector<float> patch(book_.patch_size());
  int first_bit = 0;
  for (int place = 0; place < book_.grid.count(); ++place) {
    if (book_.fixed[place] >= 0) continue;
    copy_patch(book_.grid, pixels, place, patch);
    const Nearest nearest =
        nearest_prototype(book_.prototypes, patch, std::numeric_limits<float>::max());
    code.set(first_bit + std::max(0, nearest.value), true);
    first_bit += book_.values();
  }
  return code;
}

std::vector<BitVector> CodebookModel::encode(std::span<const Image> images) const {
  std::vector<BitVector> codes;
  for (const Image& image : images) {
    if (image.shape() != image_shape()) {
      throw input_error("image is " + image.shape().to_string() + "; the model expects " +
                        image_shape().to_string());
    }
    codes.push_back(read(image.pixels()));
  }
  return codes;
}

std::vector<BitVector> CodebookModel::encode_noisy(std::span<const Image> images, double deviation,
                                                   Rng& rng) const {
  std::vector<BitVector> codes;
  for (const Image& image : images) {
    std::vector<float> pixels(image.pixels().begin(), image.pixels().end());
    for (std::size_t i = 0; i < pixels.size(); ++i) {
      pixels[i] += static_cast<float>(deviation * rng.normal()) * book_.deviation[i];
    }
    codes.push_back(read(pixels));
  }
  return codes;
}

std::vector<Image> CodebookModel::with_noise(std::span<const Image> images, double deviation,
                                             Rng& rng) const {
  std::vector<Image> noisy(images.begin(), images.end());
  for (Image& image : noisy) {
    for (std::size_t i = 0; i < image.pixels().size(); ++i) {
      float& pixel = image.pixels()[i];
      pixel += static_cast<float>(deviation * rng.normal()) * book_.deviation[i];
      pixel = std::clamp(pixel, 0.0F, 1.0F);
    }
  }
  return noisy;
}

std::vector<Image> CodebookModel::decode(std::span<const BitVector> states) const {
  const int values = book_.values();
  const int size = book_.patch_size();
  std::vector<Image> images;
  for (const BitVector& state : states) {
    Image image(image_shape());
    std::ranges::copy(book_.mean, image.pixels().begin());
    int first_bit = 0;
    for (int place = 0; place < book_.grid.count(); ++place) {
      std::vector<int> shown = {book_.fixed[place]};
      if (shown[0] < 0) {
        shown.clear();
        for (int value = 0; value < values; ++value) {
          if (state.get(first_bit + value)) shown.push_back(value);
        }
        if (shown.empty()) {
          for (int value = 0; value < values; ++value) shown.push_back(value);
        }
        first_bit += values;
      }
      const int line_size = book_.grid.patch().width * book_.grid.patch().channels;
      for (int i = 0; i < size; ++i) {
        float sum = 0;
        for (const int value : shown) sum += book_.prototypes[value * size + i];
        const std::size_t pixel = book_.grid.line_start(place, i / line_size) + i % line_size;
        image.pixels()[pixel] = sum / static_cast<float>(shown.size());
      }
    }
    images.push_back(std::move(image));
  }
  return images;
}

std::vector<int> CodebookModel::label(std::span<const BitVector>,
                                      std::span<const BitVector>) const {
  throw unsupported_error(capabilities().no_strips);
}
std::vector<BitVector> CodebookModel::apply(std::span<const BitVector>,
                                            std::span<const int>) const {
  throw unsupported_error(capabilities().no_strips);
}
std::vector<BitVector> CodebookModel::regress(std::span<const BitVector>,
                                              std::span<const int>) const {
  throw unsupported_error(capabilities().no_strips);
}

void write_codebook(const std::filesystem::path& folder, const Codebook& book,
                    const TrainConfig& config) {
  NamedArrays arrays;
  arrays["encoder.prototypes"] = {{book.values(), book.patch_size()}, book.prototypes};
  arrays["encoder.fixed"] = vector_array({book.fixed.begin(), book.fixed.end()});
  arrays["pixels.mean"] = vector_array(book.mean);
  arrays["pixels.deviation"] = vector_array(book.deviation);
  write_model_files(folder, {book.grid.picture(), config, 1, 1.0}, arrays);
}

std::unique_ptr<TrainedModel> load_codebook(const std::filesystem::path& folder) {
  const ModelFiles files = read_model_files(folder);
  const std::string file = (folder / "weights.safetensors").string();
  const auto array = [&](const char* name) -> const NamedArray& {
    const auto found = files.arrays.find(name);
    if (found == files.arrays.end()) {
      throw input_error(file + ": array '" + name + "' is missing");
    }
    return found->second;
  };
  const ImageShape& image = files.facts.image;
  const TrainConfig& config = files.facts.config;
  const auto fits = [](int whole, int part, int begin) {
    return whole >= 1 && whole <= kMaxImageSide && part + begin <= whole &&
           (part > 0 || begin == 0);
  };
  if (!fits(image.height, config.patch_height, config.patch_top) ||
      !fits(image.width, config.patch_width, config.patch_left) ||
      (image.channels != 1 && image.channels != 3)) {
    throw input_error((folder / "model.json").string() + ": damaged: no patch fits into the image");
  }
  Codebook book{PatchGrid(image, config), {}, {}, {}, {}};
  book.prototypes = array("encoder.prototypes").values;
  book.mean = array("pixels.mean").values;
  book.deviation = array("pixels.deviation").values;
  const std::vector<float>& fixed = array("encoder.fixed").values;
  const std::size_t size = book.grid.patch().size();
  if (book.prototypes.empty() || book.prototypes.size() % size != 0 ||
      book.mean.size() != image.size() || book.deviation.size() != image.size() ||
      static_cast<int>(fixed.size()) != book.grid.count()) {
    throw input_error(file + ": an array has another size than model.json says");
  }
  for (const float value : fixed) {
    if (!(value >= -1 && value < static_cast<float>(book.values()))) {
      throw input_error(file + ": array 'encoder.fixed' names a prototype that does not exist");
    }
    book.fixed.push_back(static_cast<int>(value));
  }
  if (book.bits() == 0 || book.bits() != files.facts.config.bits) {
    throw input_error(file + ": the prototypes do not fit the number of bits in model.json");
  }
  return std::make_unique<CodebookModel>(std::move(book), files.facts.config);
}

}  // namespace latplan::nn
