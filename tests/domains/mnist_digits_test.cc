#include "domains/mnist_digits.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"
#include "support/tile_pictures.h"

namespace latplan::domains {
namespace {

using Bytes = std::vector<std::uint8_t>;

void append_number(Bytes& bytes, std::uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) bytes.push_back(number >> shift & 255);
}

// Forty samples: digit i % 10, every pixel i.
struct IdxFiles {
  Bytes images, labels;
  IdxFiles() {
    for (const std::uint32_t number : {2051, 40, 28, 28}) append_number(images, number);
    for (const std::uint32_t number : {2049, 40}) append_number(labels, number);
    for (int i = 0; i < 40; ++i) {
      images.insert(images.end(), 28 * 28, static_cast<std::uint8_t>(i));
      labels.push_back(static_cast<std::uint8_t>(i % 10));
    }
  }
  void write(const TemporaryFolder& folder) const {
    write_atomically(folder / "train-images-idx3-ubyte", images);
    write_atomically(folder / "train-labels-idx1-ubyte", labels);
  }
};

// Digit d has d.json with five samples; all values of sample s are 0.1 s.
void write_json_digits(const TemporaryFolder& folder, int samples) {
  for (int digit = 0; digit < 10; ++digit) {
    std::string text = "{ \"data\": [";
    for (int i = 0; i < samples * 784; ++i) {
      text += (i == 0       ? ""
               : i % 2 == 0 ? ","
                            : ", ") +
              std::string(i / 784 == 0 ? "0" : "0.") +
              (i / 784 == 0 ? "" : std::to_string(i / 784));
    }
    write_atomically(folder / (std::to_string(digit) + ".json"), text + "] }");
  }
}

void expect_plain(const Image& image, float value) {
  ASSERT_EQ(image.shape(), (ImageShape{28, 28, 1}));
  for (const float pixel : image.pixels()) ASSERT_FLOAT_EQ(pixel, value);
}

void expect_bad_input(const std::filesystem::path& source, const std::string& part) {
  try {
    read_mnist_digits(source, 10);
    ADD_FAILURE() << "nothing was thrown";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadInput);
    EXPECT_NE(std::string(error.what()).find(part), std::string::npos) << error.what();
    EXPECT_NE(std::string(error.what()).find("expected"), std::string::npos) << error.what();
  }
}

TEST(MnistDigits, TakesTheFirstSampleOfADigitAndTheFourthOfOneAndEight) {
  const TemporaryFolder folder, json;
  IdxFiles().write(folder);
  write_json_digits(json, 5);
  EXPECT_TRUE(names_mnist_digits(folder.path()));
  EXPECT_TRUE(names_mnist_digits(folder / "train-images-idx3-ubyte"));
  EXPECT_FALSE(names_mnist_digits(folder / "photo.png"));
  for (const auto& source : {folder.path(), folder / "train-images-idx3-ubyte"}) {
    const auto digits = read_mnist_digits(source, 10);
    ASSERT_EQ(digits.size(), 10U);
    for (int digit = 0; digit < 10; ++digit) {
      const int number = digit == 1 || digit == 8 ? 30 + digit : digit;
      expect_plain(digits[digit], static_cast<float>(number) / 255.0F);
    }
  }
  const auto digits = read_mnist_digits(json.path(), 9);
  ASSERT_EQ(digits.size(), 9U);
  for (int digit = 0; digit < 9; ++digit) {
    expect_plain(digits[digit], digit == 1 || digit == 8 ? 0.3F : 0.0F);
  }
}

TEST(MnistDigits, ReadsGzippedFiles) {
  const TemporaryFolder folder;
  const IdxFiles files;
  for (const auto& [name, bytes] : {std::pair("train-images-idx3-ubyte.gz", &files.images),
                                    std::pair("train-labels-idx1-ubyte.gz", &files.labels)}) {
    gzFile file = gzopen((folder / name).c_str(), "wb");
    gzwrite(file, bytes->data(), static_cast<unsigned>(bytes->size()));
    gzclose(file);
  }
  const auto digits = read_mnist_digits(folder.path(), 3);
  ASSERT_EQ(digits.size(), 3U);
  expect_plain(digits[1], 31.0F / 255.0F);
  EXPECT_EQ(read_mnist_digits(folder / "train-images-idx3-ubyte.gz", 3), digits);
}

TEST(MnistDigits, NamesWhatIsWrong) {
  const TemporaryFolder folder;
  expect_bad_input(folder.path(), "no digits found");
  IdxFiles files;
  write_atomically(folder / "train-images-idx3-ubyte", files.images);
  expect_bad_input(folder.path(), "no digits found");  // no labels
  const auto with = [&](auto damage, const std::string& part) {
    IdxFiles damaged;
    damage(damaged);
    damaged.write(folder);
    expect_bad_input(folder.path(), part);
  };
  with([](IdxFiles& f) { f.images.resize(5000); }, "train-images-idx3-ubyte: damaged or truncated");
  with([](IdxFiles& f) { f.images[3] = 1; }, "train-images-idx3-ubyte: wrong file type");
  with([](IdxFiles& f) { f.images[11] = 32; }, "train-images-idx3-ubyte: wrong file type");
  with([](IdxFiles& f) { f.images[7] = 20; }, "fewer digits than labels");
  with([](IdxFiles& f) { f.labels.resize(20); }, "train-labels-idx1-ubyte: damaged or truncated");
  with([](IdxFiles& f) { f.labels[7] = 30; }, "too few digits");
  with([](IdxFiles& f) { f.labels[10] = 77; }, "label above 9");
}

TEST(MnistDigits, NamesWhatIsWrongInJson) {
  const TemporaryFolder folder;
  write_json_digits(folder, 3);
  expect_bad_input(folder.path(), "1.json: too few digits");
  std::filesystem::remove(folder / "1.json");
  expect_bad_input(folder.path(), "1.json: cannot read");
  for (const auto& [text, reason] :
       {std::pair("", "too few"), std::pair("{\"data\":[", "value 1"),
        std::pair("[0,0,1.5,0]", "value 3"), std::pair("[0,nan]", "value 2"),
        std::pair("[0,0.5]", "too few"), std::pair("[0 0]", "too few")}) {
    write_atomically(folder / "0.json", std::string_view(text));
    expect_bad_input(folder.path(), std::string("0.json: ") + reason);
  }
}

// Of the real ones: ink in the middle, none at the border, and no two digits alike.
TEST(MnistDigits, ReadsTheRealOnes) {
  LATPLAN_NEEDS_REAL_PICTURES();
  const auto digits = read_mnist_digits(find_data_file("mnist/0.json").parent_path(), 10);
  for (int a = 0; a < 10; ++a) {
    double ink = 0;
    for (int i = 0; i < 28; ++i) {
      EXPECT_EQ(digits[a].at(0, i) + digits[a].at(27, i) + digits[a].at(i, 0) + digits[a].at(i, 27),
                0);
    }
    for (const float pixel : digits[a].pixels()) ink += pixel;
    EXPECT_GT(ink, 30) << a;
    EXPECT_LT(ink, 200) << a;
    for (int b = 0; b < a; ++b) EXPECT_NE(digits[a], digits[b]);
  }
  // The hole of the 0, and the upright 1 that no 7 resembles.
  EXPECT_LT(digits[0].at(14, 14), 0.5F);
  for (int row = 6; row < 22; ++row) EXPECT_GT(digits[1].at(row, 13) + digits[1].at(row, 12), 0.5F);
}

}  // namespace
}  // namespace latplan::domains
