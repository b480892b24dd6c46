#include "nn/safetensors.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>
#include <cmath>

#include <cstring>

#include "base/error.h"
#include "base/rng.h"

namespace latplan::nn {
namespace {

using Bytes = std::vector<std::uint8_t>;

NamedArrays example() {
  return {{"bias", {{2}, {0.5F, -1.0F}}}, {"weight", {{2, 3}, {1, 2, 3, 4, 5, 6}}}};
}

// The file a header text and raw data make.
Bytes file_of(const std::string& header, std::size_t data_bytes) {
  Bytes bytes(8 + header.size() + data_bytes, 0);
  const std::uint64_t length = header.size();
  std::memcpy(bytes.data(), &length, 8);
  std::memcpy(bytes.data() + 8, header.data(), header.size());
  return bytes;
}

// The message of the refusal; a test failure when the bytes were accepted or refused in another
// way.
std::string refusal(const Bytes& bytes) {
  try {
    decode_safetensors(bytes, "some/file");
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadInput);
    return error.what();
  }
  ADD_FAILURE() << "accepted";
  return {};
}

bool same_bits(const NamedArrays& a, const NamedArrays& b) {
  const auto equal = [](const auto& x, const auto& y) {
    return x.first == y.first && x.second.shape == y.second.shape &&
           x.second.values.size() == y.second.values.size() &&
           (x.second.values.empty() || std::memcmp(x.second.values.data(), y.second.values.data(),
                                                   x.second.values.size() * sizeof(float)) == 0);
  };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), equal);
}

RC_GTEST_PROP(Safetensors, GivesBackWhatItWrote, ()) {
  NamedArrays arrays;
  const int count = *rc::gen::inRange(0, 5);
  for (int i = 0; i < count; ++i) {
    NamedArray array;
    std::size_t volume = 1;
    const int rank = *rc::gen::inRange(0, 4);
    for (int d = 0; d < rank; ++d) {
      array.shape.push_back(*rc::gen::inRange(0, 5));
      volume *= static_cast<std::size_t>(array.shape.back());
    }
    for (std::size_t v = 0; v < volume; ++v) {  // any bit pattern, NaN and infinity included
      const auto pattern = *rc::gen::arbitrary<std::uint32_t>();
      float value = 0;
      std::memcpy(&value, &pattern, sizeof value);
      array.values.push_back(value);
    }
    arrays["a" + std::to_string(i) + *rc::gen::element<std::string>("", ".weight", "\"\\\n", "ü")] =
        array;
  }
  const Bytes bytes = encode_safetensors(arrays);
  RC_ASSERT(same_bits(decode_safetensors(bytes, "file"), arrays));
  RC_ASSERT(encode_safetensors(decode_safetensors(bytes, "file")) == bytes);
}

// Byte for byte what the format's description says for one array, so that other tools read it.
TEST(Safetensors, WritesTheDocumentedLayout) {
  const Bytes bytes = encode_safetensors({{"w", {{1, 2}, {1.0F, -2.0F}}}});
  std::string header = R"({"w":{"dtype":"F32","shape":[1,2],"data_offsets":[0,8]}})";
  header.resize((header.size() + 7) / 8 * 8, ' ');
  Bytes expected = file_of(header, 0);
  for (const int byte : {0, 0, 0x80, 0x3f, 0, 0, 0, 0xc0}) expected.push_back(byte);
  EXPECT_EQ(bytes, expected);
}

TEST(Safetensors, ReadsAHeaderWithMetadata) {
  const Bytes bytes = file_of(
      R"({"__metadata__":{"format":"pt"},"w":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})",
      8);
  EXPECT_EQ(decode_safetensors(bytes, "file").at("w").values, (std::vector<float>{0, 0}));
}

TEST(Halves, ComeBackUnchangedAllOfThem) {
  for (unsigned half = 0; half < 0x10000U; ++half) {
    const float value = from_half(static_cast<std::uint16_t>(half));
    if (std::isnan(value)) continue;
    ASSERT_EQ(to_half(value), half) << value;
  }
}

// Between two neighbours the nearer one wins, and half way the even one.
TEST(Halves, AreTheNearestOnes) {
  for (std::uint16_t half = 0; half < 0x7bffU; ++half) {
    const float low = from_half(half);
    const float high = from_half(static_cast<std::uint16_t>(half + 1));
    const float middle = (low + high) / 2;  // a float has room for it
    ASSERT_EQ(to_half(std::nextafter(middle, low)), half);
    ASSERT_EQ(to_half(std::nextafter(middle, high)), half + 1);
    ASSERT_EQ(to_half(middle), half % 2 == 0 ? half : half + 1);
    ASSERT_EQ(to_half(-middle), (half % 2 == 0 ? half : half + 1) | 0x8000U);
  }
  EXPECT_EQ(from_half(to_half(65519.9F)), 65504.0F);
  EXPECT_TRUE(std::isinf(from_half(to_half(65520.0F))));
  EXPECT_TRUE(std::isnan(from_half(to_half(NAN))));
}

TEST(Safetensors, StoresMatricesAsHalvesAndVectorsWhole) {
  const NamedArrays arrays = {{"bias", {{3}, {0.1F, 0.2F, 0.3F}}},
                              {"large", {{1, 2}, {70000.0F, 0.1F}}},
                              {"weight", {{2, 2}, {0.1F, -0.2F, 0.5F, 3e-7F}}}};
  const Bytes bytes = encode_safetensors(arrays, Precision::kFloat16);
  const NamedArrays read = decode_safetensors(bytes, "file");
  EXPECT_EQ(read.at("bias").values, arrays.at("bias").values);
  EXPECT_EQ(read.at("large").values, arrays.at("large").values);  // no half can hold it
  for (std::size_t i = 0; i < 4; ++i) {
    const float value = arrays.at("weight").values[i];
    EXPECT_EQ(read.at("weight").values[i], from_half(to_half(value)));
  }
  EXPECT_NE(read.at("weight").values[0], 0.1F);
  // What was rounded once is not rounded again.
  EXPECT_EQ(encode_safetensors(read, Precision::kFloat16), bytes);
}

TEST(Safetensors, StoresMatricesAsWholeStepsOfTheirRows) {
  const NamedArrays arrays = {{"bias", {{2}, {0.1F, 0.2F}}},
                              {"empty", {{0, 3}, {}}},
                              {"weight", {{2, 3}, {0.5F, -1.27F, 0, 100, 12.7F, -99.6F}}},
                              {"zero", {{1, 2}, {0, 0}}}};
  const Bytes bytes = encode_safetensors(arrays, Precision::kInt8);
  const NamedArrays large = {{"w", {{40, 50}, std::vector<float>(2000, 0.5F)}}};
  EXPECT_LT(encode_safetensors(large, Precision::kInt8).size(), 2000U + 40 * 4 + 200);
  const NamedArrays read = decode_safetensors(bytes, "file");
  ASSERT_EQ(read.size(), arrays.size());
  EXPECT_EQ(read.at("bias").values, arrays.at("bias").values);
  EXPECT_EQ(read.at("zero").values, arrays.at("zero").values);
  for (std::size_t i = 0; i < 6; ++i) {
    const float step = i < 3 ? 0.01F : 100 / 127.0F;
    EXPECT_NEAR(read.at("weight").values[i], arrays.at("weight").values[i], 0.51F * step) << i;
  }
  EXPECT_EQ(decode_safetensors(encode_safetensors(read), "file").at("weight").values,
            read.at("weight").values);
}

TEST(Safetensors, RefusesWholeNumbersWithoutTheirScale) {
  EXPECT_NE(refusal(file_of(R"({"w":{"dtype":"I8","shape":[2,4],"data_offsets":[0,8]}})", 8))
                .find("w.scale"),
            std::string::npos);
}

TEST(Safetensors, RefusesEveryTruncation) {
  const Bytes whole = encode_safetensors(example());
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const std::string message = refusal(Bytes(whole.begin(), whole.begin() + length));
    EXPECT_TRUE(message.starts_with("some/file: ")) << length << ": " << message;
  }
}

TEST(Safetensors, RefusesBytesBehindTheLastArray) {
  Bytes bytes = encode_safetensors(example());
  bytes.push_back(0);
  refusal(bytes);
}

TEST(Safetensors, RefusesMalformedEntries) {
  const char* headers[] = {
      "[]",
      "{",
      "",
      "\xff\xfe",
      R"({"w":3})",
      R"({"w":null})",
      R"({"w":{}})",
      R"({"w":{"dtype":"F16","shape":[2],"data_offsets":[0,8]}})",
      R"({"w":{"dtype":"F16","shape":[3],"data_offsets":[0,7]}})",
      R"({"w":{"dtype":"F32","shape":[4],"data_offsets":[0,8]}})",
      R"({"w":{"dtype":"BF16","shape":[4],"data_offsets":[0,8]}})",
      R"({"w":{"dtype":1,"shape":[2],"data_offsets":[0,8]}})",
      R"({"w":{"dtype":"F32","shape":2,"data_offsets":[0,8]}})",
      R"({"w":{"dtype":"F32","shape":["2"],"data_offsets":[0,8]}})",
      R"({"w":{"dtype":"F32","shape":[3],"data_offsets":[0,8]}})",
      R"({"w":{"dtype":"F32","shape":[-2],"data_offsets":[0,8]}})",
      R"({"w":{"dtype":"F32","shape":[-1,-2],"data_offsets":[0,8]}})",
      R"({"w":{"dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,0]}})",
      R"({"w":{"dtype":"F32","shape":[9223372036854775807,2],"data_offsets":[0,8]}})",
      R"({"w":{"dtype":"F32","shape":[18446744073709551615],"data_offsets":[0,8]}})",
      R"({"w":{"dtype":"F32","shape":[2.5],"data_offsets":[0,8]}})",
      R"({"w":{"dtype":"F32","shape":[2],"data_offsets":[0,8.5]}})",
      R"({"w":{"dtype":"F32","shape":[2],"data_offsets":[0,1e300]}})",
      R"({"w":{"dtype":"F32","shape":[true,2],"data_offsets":[0,8]}})",
      R"({"w":{"dtype":"F32","shape":[2],"data_offsets":[0]}})",
      R"({"w":{"dtype":"F32","shape":[2],"data_offsets":[0,8,8]}})",
      R"({"w":{"dtype":"F32","shape":[2],"data_offsets":[8,0]}})",
      R"({"w":{"dtype":"F32","shape":[2],"data_offsets":[-8,0]}})",
      R"({"w":{"dtype":"F32","shape":[2],"data_offsets":[8,16]}})",
      R"({"w":{"dtype":"F32","shape":[1],"data_offsets":[0,7]}})",
      R"({"v":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"w":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})",
  };
  for (const char* header : headers) {
    SCOPED_TRACE(header);
    refusal(file_of(header, 8));
  }
}

TEST(Safetensors, RefusesAHeaderLengthBeyondTheFile) {
  for (const std::uint64_t length :
       {std::uint64_t{1} << 63, ~std::uint64_t{0}, std::uint64_t{1000}}) {
    Bytes bytes = encode_safetensors(example());
    std::memcpy(bytes.data(), &length, 8);
    refusal(bytes);
  }
}

// A flipped byte may still leave a legal file (another name); then reading works, and never
// anything else.
// Many arrays in a small file are read in linear time, or refused.
TEST(Safetensors, ReadsManyArraysInLinearTime) {
  std::string header = "{";
  for (int i = 0; i < 100000; ++i) {
    header += (i > 0 ? ",\"" : "\"") + std::to_string(i) +
              R"(":{"dtype":"F32","shape":[0],"data_offsets":[0,0]})";
  }
  EXPECT_EQ(decode_safetensors(file_of(header + "}", 0), "some/file").size(), 100000U);
}

// The shapes of known attacks on readers of safetensors: lengths that overflow a sum, nested shapes, offsets that wrap.
TEST(Safetensors, SurvivesKnownAttacksByTheHeader) {
  for (const std::uint64_t length : {0xffffffffffffffffULL, 0xfffffffffffffff8ULL,
                                     0x8000000000000000ULL, 0x7fffffffffffffffULL, 100000001ULL}) {
    Bytes bytes = file_of("{}", 16);
    std::memcpy(bytes.data(), &length, 8);
    refusal(bytes);
  }
  refusal(file_of(R"({"a":{"dtype":"F32","shape":)" + std::string(100000, '['), 0));
  for (const char* entry :
       {R"("shape":[18446744073709551615,2],"data_offsets":[0,8])",
        R"("shape":[4611686018427387904,4],"data_offsets":[0,16])",
        R"("shape":[2],"data_offsets":[18446744073709551608,0])",
        R"("shape":[2],"data_offsets":[0,18446744073709551608])",
        R"("shape":[-2],"data_offsets":[0,8])", R"("shape":[2.0],"data_offsets":[0,8])",
        R"("shape":[2],"data_offsets":[0,8],"shape":[2])"}) {
    SCOPED_TRACE(entry);
    refusal(file_of(std::string(R"({"a":{"dtype":"F32",)") + entry + "}}", 8));
  }
}

TEST(Safetensors, SurvivesFlippedHeaderBytes) {
  const Bytes whole = encode_safetensors(example());
  std::uint64_t header = 0;
  std::memcpy(&header, whole.data(), 8);
  Rng rng(11);
  for (int trial = 0; trial < 20000; ++trial) {
    Bytes bytes = whole;
    const int flips = 1 + static_cast<int>(rng.below(3));
    for (int i = 0; i < flips; ++i) bytes[rng.below(8 + header)] ^= 1 + rng.below(255);
    try {
      for (const auto& [name, array] : decode_safetensors(bytes, "file")) {
        std::size_t volume = 1;
        for (const std::int64_t extent : array.shape) volume *= static_cast<std::size_t>(extent);
        ASSERT_EQ(array.values.size(), volume);
      }
    } catch (const Error& error) {
      ASSERT_EQ(error.code(), ExitCode::kBadInput);
    }
  }
}

}  // namespace
}  // namespace latplan::nn
