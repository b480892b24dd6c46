#include "base/base64.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace latplan {
namespace {

using Bytes = std::vector<std::uint8_t>;

// The examples of RFC 4648.
TEST(Base64, WritesTheExamplesOfItsStandard) {
  const std::string plain = "foobar";
  const std::vector<std::string> expected = {"",         "Zg==",     "Zm8=",    "Zm9v",
                                             "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"};
  for (std::size_t size = 0; size < expected.size(); ++size) {
    EXPECT_EQ(base64(Bytes(plain.begin(), plain.begin() + size)), expected[size]);
  }
}

RC_GTEST_PROP(Base64, ReadsWhatItWrites, (const Bytes& bytes)) {
  const auto read = from_base64(base64(bytes));
  RC_ASSERT(read.has_value());
  RC_ASSERT(*read == bytes);
}

TEST(Base64, RefusesOtherTexts) {
  for (const char* text : {"Z", "Zg", "Zg=", "Zg===", "Z===", "Zm9v!A==", "=Zm9", "Zm 9"}) {
    EXPECT_FALSE(from_base64(text)) << text;
  }
}

}  // namespace
}  // namespace latplan
