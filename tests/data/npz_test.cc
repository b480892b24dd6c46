#include "data/npz.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <cstring>

#include "base/error.h"
#include "base/files.h"
#include "base/rng.h"
#include "base/temporary_folder.h"
#include "data/zip.h"
#include "support/input_fault.h"

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
          random_array("bool", "|b1", {2}, 7),
          random_array("short", "<u2", {2}, 8),
          random_array("bytes", "|S3", {2}, 9),
          random_array("text", "<U2", {2}, 10),
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

// As NumPy does from 2 GiB on: a larger end record, with a locator, before the usual one.
TEST(Npz, ReadsTheEndRecordOfLargeFiles) {
  const Bytes small = encode_npz(some_arrays());
  const std::size_t end = small.size() - 22;
  const auto number = [&](std::size_t at, int bytes) {
    std::uint64_t value = 0;
    for (int i = bytes; i-- > 0;) value = value << 8 | small[at + i];
    return value;
  };
  const auto with_large_end = [&](std::uint64_t count, std::uint64_t size, std::uint64_t first) {
    Bytes large(small.begin(), small.begin() + static_cast<std::ptrdiff_t>(end));
    const auto add = [&](std::uint64_t value, int bytes) {
      for (int i = 0; i < bytes; ++i) large.push_back((value >> (8 * i)) & 0xff);
    };
    for (const auto& [value, bytes] :
         std::initializer_list<std::pair<std::uint64_t, int>>{{0x06064b50, 4},
                                                              {44, 8},
                                                              {45, 2},
                                                              {45, 2},
                                                              {0, 4},
                                                              {0, 4},
                                                              {count, 8},
                                                              {count, 8},
                                                              {size, 8},
                                                              {first, 8},
                                                              {0x07064b50, 4},
                                                              {0, 4},
                                                              {end, 8},
                                                              {1, 4}}) {
      add(value, bytes);
    }
    large.insert(large.end(), small.begin() + static_cast<std::ptrdiff_t>(end), small.end());
    return large;
  };
  const std::uint64_t count = number(end + 10, 2), size = number(end + 12, 4),
                      first = number(end + 16, 4);
  expect_same(decode_npz("large", with_large_end(count, size, first)), some_arrays());
  for (const Bytes& damaged :
       {with_large_end(count + 1, size, first), with_large_end(~0ULL, size, first),
        with_large_end(count, size + 1, first), with_large_end(count, size, first + 1),
        with_large_end(count, size, ~0ULL)}) {
    EXPECT_THROW(decode_npz("large", damaged), Error);
  }
}

TEST(Npz, KnowsTheSizeOfAnElement) {
  for (const auto& [dtype, size] : std::vector<std::pair<std::string, int>>{{"|u1", 1},
                                                                            {"|i1", 1},
                                                                            {"|b1", 1},
                                                                            {"<u2", 2},
                                                                            {"<i4", 4},
                                                                            {"<u8", 8},
                                                                            {"<f4", 4},
                                                                            {"|S7", 7},
                                                                            {"<U7", 28},
                                                                            {"|S0", 0},
                                                                            {"|O", 0},
                                                                            {">i4", 0},
                                                                            {"<i3", 0},
                                                                            {"|b2", 0},
                                                                            {"<f2", 0},
                                                                            {"<U-1", 0},
                                                                            {"<U1x", 0},
                                                                            {"|S99999999999", 0},
                                                                            {"", 0}}) {
    EXPECT_EQ(dtype_size(dtype), size) << dtype;
  }
}

// Written by NumPy 2 with names of every type.
TEST(Npz, ReadsTextsAndIntegersAsTexts) {
  const auto arrays = read_npz(LATPLAN_SOURCE_DIR "/tests/data/fixtures/numpy_frames.npz");
  const auto texts = [&](const std::string& name) {
    return texts_in("x", *std::ranges::find(arrays, name, &NpzArray::name), 6);
  };
  using Texts = std::vector<std::string>;
  EXPECT_EQ(texts("action"), (Texts{"push", "pull", "", "öffnen", "☃", "x"}));
  EXPECT_EQ(texts("action_bytes"), (Texts{"push", "ö", "", "a", "bb", "c"}));
  EXPECT_EQ(texts("numbers"), (Texts{"0", "200", "3", "4", "5", "255"}));
  EXPECT_EQ(texts("large"), (Texts{"18446744073709551615", "1", "2", "3", "4", "5"}));
  EXPECT_EQ(texts("signed"), (Texts{"-3", "1", "2", "3", "4", "5"}));
  EXPECT_THROW(texts("done"), Error);
  EXPECT_THROW(texts("images"), Error);
}

TEST(Npz, ReplacesWhatIsNotUnicode) {
  const NpzArray array{
      "a", "<U2", {2}, {0, 0xd8, 0, 0, 'b', 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0}};
  EXPECT_EQ(texts_in("x", array, 2), (std::vector<std::string>{"\xef\xbf\xbd"
                                                               "b",
                                                               "\xef\xbf\xbd"}));
}

TEST(Npz, WritesTextsAsBytes) {
  const std::vector<std::string> texts = {"", "öl", "a"};
  const NpzArray array = text_array("a", texts);
  EXPECT_EQ(array.dtype, "|S3");
  EXPECT_EQ(texts_in("x", array, 3), texts);
  EXPECT_EQ(text_array("a", std::vector<std::string>(2)).dtype, "|S1");
}

TEST(Npz, NoticesTruncationAtEveryLength) {
  const std::vector<NpzArray> arrays = {random_array("a", "|u1", {10}, 1),
                                        random_array("b", "<i4", {3}, 2)};
  const Bytes whole = encode_npz(arrays);
  for (std::size_t length = 0; length < whole.size(); ++length) {
    EXPECT_THROW(decode_npz("x", std::span(whole).first(length)), Error) << length;
  }
}

// A member with such a header and two bytes.
Bytes npy(const std::string& header, int version = 1) {
  std::string text = std::string("\x93NUMPY") + static_cast<char>(version) + '\0';
  for (int i = 0; i < (version == 1 ? 2 : 4); ++i) {
    text += static_cast<char>(header.size() >> (8 * i) & 0xff);
  }
  text += header + "\1\2";
  return Bytes(text.begin(), text.end());
}

TEST(Npz, FaultsOfAMemberAreNamed) {
  const std::string good = "{'descr': '|u1', 'fortran_order': False, 'shape': (2,), }\n";
  struct Case {
    std::string member;
    Bytes content;
    std::string part;
  };
  const auto header = [&](const std::string& from, const std::string& to) {
    std::string changed = good;
    return npy(changed.replace(changed.find(from), from.size(), to));
  };
  std::string many;
  for (int i = 0; i < 65; ++i) many += "1,";
  const std::vector<Case> cases = {
      {"a.txt", npy(good), "member a.txt is not an array"},
      {"a.npy", {'n', 'o'}, "array a is damaged; expected the .npy format"},
      {"a.npy", npy(good, 4), "array a is damaged; expected the .npy format, version 1 to 3"},
      {"a.npy", header("{", "["), "expected '{'"},
      {"a.npy", header(":", "="), "expected ':'"},
      {"a.npy", header("'descr'", "'order'"), "has an unknown header field"},
      {"a.npy", header("'shape': (2,), ", ""), "expected three fields"},
      {"a.npy", header("}", "} x"), "expected three fields"},
      {"a.npy", header("'|u1', 'fortran_order': False, 'shape': (2,), }", "'"),
       "expected a quoted word"},
      {"a.npy", header("False", "True"), "is in Fortran order"},
      {"a.npy", header("(2,)", "(x,)"), "expected a shape"},
      {"a.npy", header("(2,)", "(-2,)"), "expected a shape"},
      {"a.npy", header("(2,)", "(2;)"), "expected ','"},
      {"a.npy", header("(2,)", "(3,)"), "has 2 bytes, which does not match its shape"},
      {"a.npy", header("(2,)", "(4294967296, 4294967296)"), "does not match its shape"},
      {"a.npy", header("(2,)", "(" + many + ")"), "has too many dimensions; expected at most 64"},
      {"a.npy", header("|u1", "<f2"), "has elements of type '<f2'"}};
  for (const Case& each : cases) {
    ZipEncoder zip;
    zip.add(each.member, {}, each.content);
    const std::string told = input_fault([&] { decode_npz("x.npz", zip.finish()); });
    EXPECT_TRUE(told.starts_with("x.npz: ")) << told;
    expect_has(told, each.part);
  }
  ZipEncoder twice;
  for (int i = 0; i < 2; ++i) twice.add("a.npy", {}, npy(good));
  expect_has(input_fault([&] { decode_npz("x.npz", twice.finish()); }), "array a occurs twice");
  for (const int version : {1, 2, 3}) {
    ZipEncoder zip;
    zip.add("a.npy", {}, npy(good, version));
    EXPECT_EQ(decode_npz("x.npz", zip.finish()).front().bytes, (Bytes{1, 2})) << version;
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

// A small file whose directory names one large member many times: unpacked they would take many times its size.
TEST(Npz, MembersMustNotOverlap) {
  const std::vector<NpzArray> one = {{"a", "|u1", {1 << 20}, Bytes(1 << 20)}};
  const Bytes whole = encode_npz(one);
  const auto at = [&](std::size_t place, int bytes) {
    std::size_t value = 0;
    for (int i = bytes; i-- > 0;) value = value << 8 | whole[place + i];
    return value;
  };
  const std::size_t end = whole.size() - 22, size = at(end + 12, 4), start = at(end + 16, 4);
  constexpr int kEntries = 100;
  Bytes bomb(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(start));
  for (int i = 0; i < kEntries; ++i) {
    bomb.insert(bomb.end(), whole.begin() + static_cast<std::ptrdiff_t>(start),
                whole.begin() + static_cast<std::ptrdiff_t>(start + size));
  }
  Bytes tail(whole.end() - 22, whole.end());
  tail[8] = tail[10] = kEntries;
  for (int i = 0; i < 4; ++i) tail[12 + i] = (size * kEntries) >> (8 * i) & 0xff;
  bomb.insert(bomb.end(), tail.begin(), tail.end());
  const std::string fault = input_fault([&] { decode_npz("x.npz", bomb); });
  expect_has(fault, "x.npz: damaged: its members overlap");
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
