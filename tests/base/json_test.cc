#include "base/json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"

namespace latplan {
namespace {

TEST(JsonText, KeepsTheOrderOfKeys) {
  const Json json = {{"b", "\xC3\xA4"}, {"a", 1}};
  EXPECT_EQ(json_text(json), "{\"b\":\"\xC3\xA4\",\"a\":1}");
  EXPECT_EQ(json_text(Json{{"a", 1}}, 2), "{\n  \"a\": 1\n}");
}

TEST(JsonText, ReplacesBytesThatAreNotUtf8) {
  const Json json = {{"run-\xFF", "x\xFE"}};
  EXPECT_EQ(json_text(json), "{\"run-\xEF\xBF\xBD\":\"x\xEF\xBF\xBD\"}");
}

TEST(JsonFile, IsReadAsItWasWritten) {
  const TemporaryFolder folder;
  const Json json = {{"z", {1, 2.5, nullptr}}, {"a", {{"deep", "text"}}}};
  write_json(folder / "run.json", json);
  EXPECT_EQ(read_text(folder / "run.json"), json_text(json, 2) + "\n");
  EXPECT_EQ(json_text(read_json(folder / "run.json")), json_text(json));
  EXPECT_EQ(read_json_if_there(folder / "run.json"), json);
}

TEST(JsonFile, MissingIsAnErrorOrAnEmptyObject) {
  const TemporaryFolder folder;
  EXPECT_THROW(read_json(folder / "run.json"), Error);
  EXPECT_EQ(read_json_if_there(folder / "run.json"), Json::object());
}

TEST(JsonFile, DamagedIsNamed) {
  const TemporaryFolder folder;
  for (const char* text : {"", "{", "{\"a\": 1", "[1]", "3", "null", "{\"a\": nan}"}) {
    write_atomically(folder / "run.json", text);
    for (const auto& read : {&read_json, &read_json_if_there}) {
      try {
        read(folder / "run.json");
        ADD_FAILURE() << "accepted: " << text;
      } catch (const Error& error) {
        EXPECT_EQ(error.code(), ExitCode::kBadInput);
        EXPECT_EQ(error.what(),
                  (folder / "run.json").string() + ": damaged; expected a JSON object");
      }
    }
  }
}

TEST(JsonParts, AreEmptyWhereTheyAreMissingOrOfAnotherType) {
  const Json json = {{"result", {{"found", true}}}, {"config", 3}};
  EXPECT_EQ(part(json, "result"), (Json{{"found", true}}));
  EXPECT_EQ(part(json, "config"), Json::object());
  EXPECT_EQ(part(json, "absent"), Json::object());
  EXPECT_EQ(part(Json(3), "result"), Json::object());
  EXPECT_EQ(value_or_null(json, "config"), 3);
  EXPECT_TRUE(value_or_null(json, "absent").is_null());
  EXPECT_TRUE(value_or_null(Json::array(), "config").is_null());
}

}  // namespace
}  // namespace latplan
