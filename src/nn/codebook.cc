#include "nn/codebook.h"

#include <algorithm>
#include <cmath>
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

// Writes the mean of the shown rows of [values, size of the runs] to the runs of an image.
void draw_mean(std::span<const Run> runs, std::span<const float> rows,
               const std::vector<int>& shown, std::span<float> pixels) {
  const std::size_t size = size_of(runs);
  std::size_t i = 0;
  for (const Run& run : runs) {
    for (std::size_t j = 0; j < run.count; ++j, ++i) {
      float sum = 0;
      for (const int value : shown) sum += rows[value * size + i];
      pixels[run.first + j] = sum / static_cast<float>(shown.size());
    }
  }
}

NamedArray vector_array(const std::vector<float>& values) {
  return {{static_cast<std::int64_t>(values.size())}, values};
}

}  // namespace

int Codebook::bits() const {
  int bits = 0;
  for (int place = 0; place < layout.count(); ++place) {
    if (fixed[place] < 0) bits += at(place).values;
  }
  return bits;
}

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

CodebookModel::CodebookModel(Codebook book, TrainConfig config)
    : book_(std::move(book)), config_(std::move(config)) {}

Capabilities CodebookModel::capabilities() const {
  Capabilities result = capabilities_of(config_);
  const auto places = static_cast<int>(std::ranges::count(book_.fixed, -1));
  result.places = book_.layout.shared() || places == 1 ? places : 0;
  if (!book_.layout.shared()) return result;
  const ImageShape& picture = book_.layout.picture();
  const int line = picture.width * picture.channels;
  for (int place = 0; place < book_.layout.count(); ++place) {
    if (book_.fixed[place] >= 0) continue;
    const auto first = static_cast<int>(book_.layout.place(place).read.front().first);
    result.corners.push_back({first / line, first % line / picture.channels});
  }
  return result;
}

template <typename Use>
void CodebookModel::read_places(const Image& image, const Use& use) const {
  if (image.shape() != image_shape()) {
    throw input_error("image is " + image.shape().to_string() + "; the model expects " +
                      image_shape().to_string());
  }
  std::vector<float> patch;
  int first_bit = 0;
  for (int place = 0; place < book_.layout.count(); ++place) {
    if (book_.fixed[place] >= 0) continue;
    const std::vector<Run>& runs = book_.layout.place(place).read;
    patch.resize(size_of(runs));
    gather(runs, image.pixels(), patch.data());
    const Prototypes& known = book_.at(place);
    use(known, patch, first_bit);
    first_bit += known.values;
  }
}

// The nearest prototype that the place showed, and the nearest of all.
struct CodebookModel::Reading {
  int first_bit;
  Nearest shown, any;
  double size;  // of the patch
};

CodebookModel::Reading CodebookModel::read_patch(const Prototypes& known,
                                                 std::span<const float> patch,
                                                 int first_bit) const {
  const float any = std::numeric_limits<float>::max();
  Reading reading{
      first_bit, {}, nearest_prototype(known.read, patch, any), static_cast<double>(patch.size())};
  reading.shown = reading.any;
  if (reading.any.value < 0) reading.shown = reading.any = {0, any};  // not finite
  if (is_shown(first_bit + reading.any.value)) return reading;
  reading.shown = {-1, any};
  for (int value = 0; value < known.values; ++value) {
    if (!is_shown(first_bit + value)) continue;
    const float distance = squared_distance(known.read.data() + value * patch.size(), patch.data(),
                                            patch.size(), reading.shown.distance);
    if (distance < reading.shown.distance) reading.shown = {value, distance};
  }
  if (reading.shown.value < 0) reading.shown = reading.any;
  return reading;
}

// With the noise of the other places, Gaussian: the log of the likelihood ratio is half the
// difference of the squared distances over the variance.
int CodebookModel::value_of(const Reading& reading, double squares, double pixels) const {
  if (reading.any.value == reading.shown.value) return reading.any.value;
  const double tolerance = config_.tolerance / 255;
  const double alike = tolerance * tolerance * reading.size;
  if (reading.any.distance <= alike) return reading.any.value;
  const double others = squares - reading.shown.distance;
  const double gain = reading.shown.distance - reading.any.distance;
  return gain * (pixels - reading.size) > 2 * kNewValueNats * others ? reading.any.value
                                                                     : reading.shown.value;
}

std::vector<BitVector> CodebookModel::encode(std::span<const Image> images) const {
  std::vector<BitVector> codes;
  for (const Image& image : images) {
    std::vector<Reading> readings;
    double squares = 0, pixels = 0;
    read_places(image, [&](const Prototypes& known, const std::vector<float>& patch, int bit) {
      const Reading& reading = readings.emplace_back(read_patch(known, patch, bit));
      squares += reading.shown.distance;
      pixels += reading.size;
    });
    BitVector& code = codes.emplace_back(book_.bits());
    for (const Reading& reading : readings) {
      code.set(reading.first_bit + value_of(reading, squares, pixels), true);
    }
  }
  return codes;
}

std::vector<Image> CodebookModel::as_read(std::span<const Image> images) const {
  std::vector<Image> result(images.begin(), images.end());
  if (book_.ignored.none()) return result;
  const BitVector no_bits(book_.bits());
  const Image still = decode(std::span(&no_bits, 1)).front();
  const int channels = image_shape().channels;
  for (Image& image : result) {
    if (image.shape() != image_shape()) continue;  // encode() reports it
    for (const int pixel : book_.ignored.ones()) {
      std::copy_n(still.pixels().begin() + pixel * channels, channels,
                  image.pixels().begin() + pixel * channels);
    }
  }
  return result;
}

// Of Gaussian noise, a squared distance is twice its variance times the cost in nats.
std::vector<LikelyCode> CodebookModel::likely_codes(const Image& image) const {
  const BitVector first = encode(std::span(&image, 1)).front();
  std::vector<std::vector<CodeChange>> places;
  double squares = 0, pixels = 0;
  read_places(image, [&](const Prototypes& known, const std::vector<float>& patch, int bit) {
    const auto distance = [&](int value) {
      return static_cast<double>(squared_distance(known.read.data() + value * patch.size(),
                                                  patch.data(), patch.size(),
                                                  std::numeric_limits<float>::max()));
    };
    int shown = 0;
    while (!first.get(bit + shown)) ++shown;
    const double least = distance(shown);
    squares += least;
    pixels += static_cast<double>(patch.size());
    std::vector<CodeChange>& changes = places.emplace_back();
    for (int value = 0; value < known.values; ++value) {
      if (value == shown || !is_shown(bit + value)) continue;
      changes.push_back({{bit + shown, bit + value}, distance(value) - least});
    }
  });
  for (std::vector<CodeChange>& changes : places) {
    for (CodeChange& change : changes) change.cost *= pixels / (2 * squares);
    std::erase_if(changes, [](const CodeChange& c) { return !(c.cost <= kMostCodeCost); });
  }
  return nn::likely_codes(first, places);
}

std::vector<Image> CodebookModel::decode(std::span<const BitVector> states) const {
  std::vector<Image> images;
  for (const BitVector& state : states) {
    Image image(image_shape());
    std::ranges::copy(book_.mean, image.pixels().begin());
    int first_bit = 0;
    for (int place = 0; place < book_.layout.count(); ++place) {
      const Prototypes& known = book_.at(place);
      std::vector<int> shown = {book_.fixed[place]};
      if (shown[0] < 0) {
        shown.clear();
        for (int value = 0; value < known.values; ++value) {
          if (state.get(first_bit + value)) shown.push_back(value);
        }
        if (shown.empty()) {
          for (int value = 0; value < known.values; ++value) shown.push_back(value);
        }
        first_bit += known.values;
      }
      draw_mean(book_.layout.place(place).read, known.read, shown, image.pixels());
      draw_mean(book_.layout.place(place).drawn, known.drawn, shown, image.pixels());
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
  std::vector<float> read, drawn, values;
  for (const Prototypes& known : book.prototypes) {
    read.insert(read.end(), known.read.begin(), known.read.end());
    drawn.insert(drawn.end(), known.drawn.begin(), known.drawn.end());
    values.push_back(static_cast<float>(known.values));
  }
  arrays["encoder.prototypes"] = vector_array(read);
  if (book.layout.shared()) {
    const int size = static_cast<int>(read.size()) / book.prototypes[0].values;
    arrays["encoder.prototypes"].shape = {book.prototypes[0].values, size};
  } else {
    const std::vector<int>& regions = book.layout.regions();
    arrays["encoder.regions"] = vector_array({regions.begin(), regions.end()});
    arrays["encoder.values"] = vector_array(values);
    arrays["decoder.prototypes"] = vector_array(drawn);
  }
  arrays["encoder.fixed"] = vector_array({book.fixed.begin(), book.fixed.end()});
  arrays["pixels.mean"] = vector_array(book.mean);
  arrays["pixels.deviation"] = vector_array(book.deviation);
  if (book.shown.size() > 0) {
    std::vector<float> shown(book.shown.size(), 0);
    for (const int bit : book.shown.ones()) shown[bit] = 1;
    arrays["encoder.shown"] = vector_array(shown);
  }
  if (!book.ignored.none()) {
    std::vector<float> ignored(book.ignored.size(), 0);
    for (const int pixel : book.ignored.ones()) ignored[pixel] = 1;
    arrays["pixels.ignored"] = vector_array(ignored);
  }
  write_model_files(folder, {book.layout.picture(), config, 1, 1.0}, arrays);
}

namespace {

// The arrays of a codebook's file, checked one by one.
class CodebookFile {
 public:
  explicit CodebookFile(const std::filesystem::path& folder)
      : folder_(folder), files_(read_model_files(folder)) {}

  Codebook read() const {
    const ImageShape& image = files_.facts.image;
    if (array("pixels.mean").size() != image.size())
      throw wrong_size();  // or a small file asks for many places
    Codebook book{layout(), {}, {}, {}, {}, {}};
    book.mean = array("pixels.mean");
    book.deviation = array("pixels.deviation");
    const std::vector<float>& fixed = array("encoder.fixed");
    if (book.deviation.size() != image.size() || std::ssize(fixed) != book.layout.count()) {
      throw wrong_size();
    }
    read_prototypes(book);
    for (std::size_t place = 0; place < fixed.size(); ++place) {
      const auto values = static_cast<float>(book.at(static_cast<int>(place)).values);
      if (!(fixed[place] >= -1 && fixed[place] < values)) {
        throw fault("array 'encoder.fixed' names a prototype that does not exist");
      }
      book.fixed.push_back(static_cast<int>(fixed[place]));
    }
    if (book.bits() == 0 || book.bits() != files_.facts.config.bits) {
      throw fault("the prototypes do not fit the number of bits in model.json");
    }
    if (files_.arrays.contains("encoder.shown")) {
      const std::vector<float>& shown = array("encoder.shown");
      if (static_cast<int>(shown.size()) != book.bits()) throw wrong_size();
      book.shown = BitVector(book.bits());
      for (int bit = 0; bit < book.bits(); ++bit) book.shown.set(bit, shown[bit] > 0);
    }
    if (files_.arrays.contains("pixels.ignored")) {
      const std::vector<float>& ignored = array("pixels.ignored");
      if (ignored.size() * image.channels != image.size()) throw wrong_size();
      book.ignored = BitVector(static_cast<int>(ignored.size()));
      for (int pixel = 0; pixel < book.ignored.size(); ++pixel) {
        book.ignored.set(pixel, ignored[pixel] > 0);
      }
    }
    return book;
  }
  const TrainConfig& config() const { return files_.facts.config; }

 private:
  Error fault(const std::string& what) const {
    return input_error((folder_ / "weights.safetensors").string() + ": " + what);
  }
  Error wrong_size() const { return fault("an array has another size than model.json says"); }
  const std::vector<float>& array(const char* name) const {
    const auto found = files_.arrays.find(name);
    if (found == files_.arrays.end()) {
      throw fault("array '" + std::string(name) + "' is missing");
    }
    return found->second.values;
  }
  PatchLayout layout() const {
    const ImageShape& image = files_.facts.image;
    if (!has_regions(config())) return PatchLayout(PatchGrid(image, config()));
    std::vector<int> regions;
    for (const float region : array("encoder.regions")) {
      if (!(std::abs(region) <= static_cast<float>(image.size()))) {
        throw fault("array 'encoder.regions' names a place that does not exist");
      }
      regions.push_back(static_cast<int>(region));
    }
    try {
      return {image, std::move(regions)};
    } catch (const Error& error) {
      throw fault(error.what());
    }
  }
  void read_prototypes(Codebook& book) const {
    const std::vector<float>& read = array("encoder.prototypes");
    if (book.layout.shared()) {
      const std::size_t size = size_of(book.layout.place(0).read);
      if (read.empty() || read.size() % size != 0) throw wrong_size();
      book.prototypes = {{static_cast<int>(read.size() / size), read, {}}};
      return;
    }
    const std::vector<float>& drawn = array("decoder.prototypes");
    const std::vector<float>& values = array("encoder.values");
    if (static_cast<int>(values.size()) != book.layout.count()) throw wrong_size();
    std::size_t at_read = 0, at_drawn = 0;
    const auto next = [&](const std::vector<float>& from, std::size_t& at, std::size_t count) {
      if (count > from.size() - at) throw wrong_size();
      at += count;
      return std::vector<float>(from.begin() + static_cast<std::ptrdiff_t>(at - count),
                                from.begin() + static_cast<std::ptrdiff_t>(at));
    };
    for (int place = 0; place < book.layout.count(); ++place) {
      if (!(values[place] >= 1 && values[place] <= static_cast<float>(read.size()))) {
        throw wrong_size();
      }
      const auto number = static_cast<std::size_t>(values[place]);
      const Place& where = book.layout.place(place);
      Prototypes known{static_cast<int>(number), {}, {}};
      known.read = next(read, at_read, number * size_of(where.read));
      known.drawn = next(drawn, at_drawn, number * size_of(where.drawn));
      book.prototypes.push_back(std::move(known));
    }
    if (at_read != read.size() || at_drawn != drawn.size()) throw wrong_size();
  }

  std::filesystem::path folder_;
  ModelFiles files_;
};

}  // namespace

Codebook read_codebook(const std::filesystem::path& folder) { return CodebookFile(folder).read(); }

std::unique_ptr<TrainedModel> load_codebook(const std::filesystem::path& folder) {
  const CodebookFile file(folder);
  return std::make_unique<CodebookModel>(file.read(), file.config());
}

}  // namespace latplan::nn
