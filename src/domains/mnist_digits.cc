#include "domains/mnist_digits.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fstream>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <system_error>

#include "base/error.h"

namespace latplan::domains {
namespace {

namespace fs = std::filesystem;

constexpr int kDigitPixels = kMnistSide * kMnistSide;
constexpr std::array<int, kMnistDigits> kSampleOfDigit = {0, 3, 0, 0, 0, 0, 0, 0, 3, 0};
constexpr std::string_view kImagesName = "train-images-idx3-ubyte";
constexpr std::string_view kLabelsName = "train-labels-idx1-ubyte";
constexpr std::uint32_t kImagesMagic = 2051, kLabelsMagic = 2049;
constexpr int kJsonBytesPerValue = 24;  // "0.9921568627450981, " with a margin

bool file_exists(const fs::path& path) {
  std::error_code unreadable;
  return fs::exists(path, unreadable);
}

// ---- {"data": [0, 0, 0.486, ...]}

Error json_error(const fs::path& file, const std::string& reason) {
  return input_error(file.string() + ": " + reason +
                     "; expected {\"data\": [28*28 grey values from 0 to 1 per digit]}");
}

// The first values of the only list in the file. Not the whole file: it has a thousand digits.
std::vector<float> leading_values(const fs::path& file, std::size_t count) {
  std::ifstream input(file, std::ios::binary);
  if (!input) throw json_error(file, "cannot read");
  std::string text(count * kJsonBytesPerValue + 256, '\0');
  input.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(input.gcount()));

  const char* const end = text.data() + text.size();
  const auto skip_spaces = [end](const char* at) {
    while (at != end && std::strchr(" \t\r\n", *at) != nullptr) ++at;
    return at;
  };
  const char* at = text.data() + std::min(text.find('['), text.size());
  std::vector<float> values;
  while (values.size() < count) {  // `at` points to the bracket or comma before a value
    if (at == end || *at != (values.empty() ? '[' : ',')) throw json_error(file, "too few digits");
    float value = -1;
    const auto [after, fault] = std::from_chars(skip_spaces(at + 1), end, value);
    if (fault != std::errc() || !(value >= 0 && value <= 1)) {
      throw json_error(file, "value " + std::to_string(values.size() + 1) + " is not a grey value");
    }
    values.push_back(value);
    at = skip_spaces(after);
  }
  return values;
}

std::vector<Image> read_json_digits(const fs::path& folder, int count) {
  std::vector<Image> digits;
  for (int digit = 0; digit < count; ++digit) {
    const std::size_t first = static_cast<std::size_t>(kSampleOfDigit[digit]) * kDigitPixels;
    const auto values =
        leading_values(folder / (std::to_string(digit) + ".json"), first + kDigitPixels);
    Image image({kMnistSide, kMnistSide, 1});
    std::copy_n(values.begin() + static_cast<std::ptrdiff_t>(first), kDigitPixels,
                image.pixels().begin());
    digits.push_back(std::move(image));
  }
  return digits;
}

// ---- The original format: big-endian magic number and sizes, then bytes.

class IdxFile {
 public:
  explicit IdxFile(const fs::path& path)
      : name_(path.string()), file_(gzopen(path.c_str(), "rb"), gzclose) {
    if (!file_) throw input_error(name_ + ": cannot read: " + std::strerror(errno));
  }
  std::uint32_t number() {
    std::array<std::uint8_t, 4> bytes{};
    read(bytes);
    return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 |
           std::uint32_t{bytes[2]} << 8 | bytes[3];
  }
  void expect(std::uint32_t expected) {
    if (number() != expected) throw damaged("wrong file type");
  }
  void read(std::span<std::uint8_t> bytes) {
    const auto length = static_cast<unsigned>(bytes.size());
    if (gzread(file_.get(), bytes.data(), length) != static_cast<int>(length)) {
      throw damaged("damaged or truncated");
    }
  }
  Error damaged(const std::string& reason) const {
    return input_error(name_ + ": " + reason +
                       "; expected the MNIST training set, 28x28 pixels per digit");
  }

 private:
  std::string name_;
  std::unique_ptr<gzFile_s, int (*)(gzFile)> file_;
};

// The index of each digit's sample in the training set.
std::vector<std::uint32_t> sample_numbers(const fs::path& labels_file, int count) {
  IdxFile labels(labels_file);
  labels.expect(kLabelsMagic);
  const std::uint32_t size = labels.number();
  std::vector<std::uint32_t> numbers(count);
  std::array<int, kMnistDigits> seen{};
  int missing = count;
  for (std::uint32_t i = 0; i < size && missing > 0; ++i) {
    std::array<std::uint8_t, 1> label{};
    labels.read(label);
    if (label[0] >= kMnistDigits) throw labels.damaged("contains a label above 9");
    if (seen[label[0]]++ != kSampleOfDigit[label[0]] || label[0] >= count) continue;
    numbers[label[0]] = i;
    --missing;
  }
  if (missing > 0) throw labels.damaged("contains too few digits");
  return numbers;
}

std::vector<Image> read_idx_digits(const fs::path& images_file, const fs::path& labels_file,
                                   int count) {
  const auto numbers = sample_numbers(labels_file, count);
  IdxFile images(images_file);
  images.expect(kImagesMagic);
  const std::uint32_t size = images.number();
  images.expect(kMnistSide);
  images.expect(kMnistSide);
  std::vector<Image> digits(count);
  std::array<std::uint8_t, kDigitPixels> bytes{};
  const std::uint32_t last = *std::max_element(numbers.begin(), numbers.end());
  if (last >= size) throw images.damaged("contains fewer digits than labels");
  for (std::uint32_t i = 0; i <= last; ++i) {
    images.read(bytes);
    const auto found = std::find(numbers.begin(), numbers.end(), i);
    if (found == numbers.end()) continue;
    digits[found - numbers.begin()] = Image::from_bytes({kMnistSide, kMnistSide, 1}, bytes);
  }
  return digits;
}

// The file `name` or `name`.gz; empty if neither exists.
fs::path plain_or_gzipped(const fs::path& folder, std::string_view name) {
  for (const char* ending : {"", ".gz"}) {
    if (file_exists(folder / (std::string(name) + ending)))
      return folder / (std::string(name) + ending);
  }
  return {};
}

}  // namespace

bool names_mnist_digits(const fs::path& source) {
  std::error_code unreadable;
  return fs::is_directory(source, unreadable) ||
         source.filename().string().starts_with(kImagesName);
}

std::vector<Image> read_mnist_digits(const fs::path& source, int count) {
  LATPLAN_CHECK(count >= 1 && count <= kMnistDigits, "expected 1 to 10 digits");
  std::error_code unreadable;
  const bool is_folder = fs::is_directory(source, unreadable);
  if (is_folder && file_exists(source / "0.json")) return read_json_digits(source, count);
  const fs::path folder = is_folder ? source : source.parent_path();
  const fs::path images = is_folder ? plain_or_gzipped(folder, kImagesName) : source;
  const fs::path labels = plain_or_gzipped(folder, kLabelsName);
  if (images.empty() || labels.empty()) {
    throw input_error(source.string() + ": no digits found; expected a folder with " +
                      std::string(kImagesName) + " and " + std::string(kLabelsName) +
                      " (or with 0.json to 9.json)");
  }
  return read_idx_digits(images, labels, count);
}

}  // namespace latplan::domains
