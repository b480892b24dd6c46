#include "data/npz.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <cstring>

#include "base/error.h"
#include "base/files.h"
#include "base/rng.h"
#include "base/temporary_folder.h"

namespace latplan::data {
namespace {

using Bytes = std::vector<std::uint8_t>;

NpzArray random_array(const std::string& name, const std::string& dtype,
                      std::vector<std::int64_t> shape, std::uint64_t seed) {
  NpzArray array{name, dtype, std::move(shape), {}};
  array.bytes.resize(static_cast<std::size_t>(array.elements()) * dtype_size(dtype));
  Rng rng(seed);
  for (auto& byte : array.bytes) byte = static_cast<std::uint8_t>(rng.below(4));
  return array;
}

void expect_same(const std::vector<NpzArray>& a, const std::vector<NpzArray>& b) {
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(a[i].name, b[i].name);
    EXPECT_EQ(a[i].dtype, b[i].dtype);
    EXPECT_EQ(a[i].shape, b[i].shape);
    EXPECT_TRUE(a[i].bytes == b[i].bytes);
  }
}

std::vector<NpzArray> some_arrays() {
  return {random_array("images", "|u1", {5, 4, 3, 1}, 1),
          random_array("i", "<i4", {7}, 2),
          random_array("long", "<i8", {2, 2}, 3),
          random_array("f", "<f4", {}, 4),
          random_array("d", "<f8", {0, 3}, 5),
          random_array("big", "|u1", {300000}, 6)};
}

TEST(Npz, RoundTripsEveryType) {
  const TemporaryFolder folder;
  write_npz(folder / "x.npz", some_arrays());
  expect_same(read_npz(folder / "x.npz"), some_arrays());
  expect_same(decode_npz("none", encode_npz({})), {});
}

TEST(Npz, SameArraysGiveTheSameBytes) {
  EXPECT_TRUE(encode_npz(some_arrays()) == encode_npz(some_arrays()));
}

// Written by NumPy 2: b = uint8 [[0 1 2] [3 4 5]], i = int64 [-1 2], f = float32 1.5.
TEST(Npz, ReadsWhatNumPyWrites) {
  for (const char* name : {"numpy_savez", "numpy_savez_compressed", "numpy_streamed"}) {
    const auto arrays =
        read_npz(std::string(LATPLAN_SOURCE_DIR "/tests/data/fixtures/") + name + ".npz");
    ASSERT_EQ(arrays.size(), 3U) << name;
    EXPECT_EQ(arrays[0].name, "b");
    EXPECT_EQ(arrays[0].dtype, "|u1");
    EXPECT_EQ(arrays[0].shape, (std::vector<std::int64_t>{2, 3}));
    EXPECT_EQ(arrays[0].bytes, (Bytes{0, 1, 2, 3, 4, 5}));
    std::int64_t numbers[2];
    ASSERT_EQ(arrays[1].bytes.size(), sizeof numbers);
    std::memcpy(numbers, arrays[1].bytes.data(), sizeof numbers);
    EXPECT_EQ(numbers[0], -1);
    EXPECT_EQ(numbers[1], 2);
    float scalar = 0;
    ASSERT_EQ(arrays[2].bytes.size(), sizeof scalar);
    std::memcpy(&scalar, arrays[2].bytes.data(), sizeof scalar);
    EXPECT_EQ(scalar, 1.5F);
    EXPECT_TRUE(arrays[2].shape.empty());
  }
}

TEST(Npz, NoticesTruncationAtEveryLength) {
  const std::vector<NpzArray> arrays = {random_array("a", "|u1", {10}, 1),
                                        random_array("b", "<i4", {3}, 2)};
  const Bytes whole = encode_npz(arrays);
  for (std::size_t length = 0; length < whole.size(); ++length) {
    EXPECT_THROW(decode_npz("x", std::span(whole).first(length)), Error) << length;
  }
}

bool equal(const std::vector<NpzArray>& a, const std::vector<NpzArray>& b) {
  return std::ranges::equal(a, b, [](const NpzArray& x, const NpzArray& y) {
    return x.name == y.name && x.dtype == y.dtype && x.shape == y.shape && x.bytes == y.bytes;
  });
}

TEST(Npz, DamageIsNoticedOrHarmless) {
  const std::vector<NpzArray> arrays = {random_array("a", "|u1", {40, 2}, 1),
                                        random_array("b", "<i4", {3}, 2)};
  const Bytes whole = encode_npz(arrays);
  int noticed = 0;
  for (std::size_t at = 0; at < whole.size(); ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      Bytes damaged = whole;
      damaged[at] ^= static_cast<std::uint8_t>(1 << bit);
      try {
        EXPECT_TRUE(equal(decode_npz("x", damaged), arrays)) << at << " " << bit;
      } catch (const Error& error) {
        EXPECT_EQ(error.code(), ExitCode::kBadInput);
        ++noticed;
      }
    }
  }
  EXPECT_GT(noticed, static_cast<int>(whole.size()) * 4);
}

TEST(Npz, SurvivesRandomBytes) {
  EXPECT_TRUE(rc::check([](Bytes noise) {
    Bytes file = {'P', 'K', 3, 4};
    file.insert(file.end(), noise.begin(), noise.end());
    RC_ASSERT_THROWS_AS(decode_npz("x", file), Error);
    RC_ASSERT_THROWS_AS(decode_npz("x", noise), Error);
  }));
}

TEST(Npz, NamesTheFileAndWhatIsWrong) {
  const TemporaryFolder folder;
  write_atomically(folder / "text.npz", std::string_view("hello"));
  try {
    read_npz(folder / "text.npz");
    ADD_FAILURE();
  } catch (const Error& error) {
    EXPECT_EQ(std::string(error.what()), (folder / "text.npz").string() +
                                             ": not an .npz file; expected an undamaged .npz file");
  }
}

}  // namespace
}  // namespace latplan::data
