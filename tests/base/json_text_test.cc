#include "base/json_text.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace latplan {
namespace {

TEST(JsonText, IsPlainForPlainText) {
  const nlohmann::ordered_json json = {{"b", "\xC3\xA4"}, {"a", 1}};
  EXPECT_EQ(json_text(json), "{\"b\":\"\xC3\xA4\",\"a\":1}");
  EXPECT_EQ(json_text(nlohmann::json{{"a", 1}}, 2), "{\n  \"a\": 1\n}");
}

TEST(JsonText, ReplacesBytesThatAreNoUtf8) {
  const nlohmann::ordered_json json = {{"run-\xFF", "x\xFE"}};
  EXPECT_EQ(json_text(json), "{\"run-\xEF\xBF\xBD\":\"x\xEF\xBF\xBD\"}");
}

}  // namespace
}  // namespace latplan
