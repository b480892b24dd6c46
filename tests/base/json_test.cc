#include "base/json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"
#include "support/input_fault.h"

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

std::string fault_of(const std::string& text) {
  return input_fault([&] { parse_json(text, "run.json"); });
}

TEST(JsonBounds, NestingIsBounded) {
  const auto nested = [](int levels) {
    return R"({"a": )" + std::string(levels - 1, '[') + std::string(levels - 1, ']') + "}";
  };
  EXPECT_TRUE(parse_json(nested(kMaxJsonDepth), "run.json").contains("a"));
  const std::string expected = "run.json: nested too deeply; expected at most 64 levels";
  EXPECT_EQ(fault_of(nested(kMaxJsonDepth + 1)), expected);
  EXPECT_EQ(fault_of(nested(100000)), expected);
  EXPECT_EQ(fault_of(R"({"a": )" + std::string(100000, '[')), expected);
  std::string objects;
  for (int i = 0; i < 100000; ++i) objects += R"({"a":)";
  EXPECT_EQ(fault_of(objects), expected);
  EXPECT_TRUE(json_or_null(std::string(100000, '[')).is_null());
}

TEST(JsonBounds, ManyMembersAreReadInLinearTime) {
  std::string text = "{";
  for (int i = 0; i < 300000; ++i) {
    text += (i > 0 ? ",\"" : "\"") + std::to_string(i) + "\":" + std::to_string(i);
  }
  text += "}";
  const Json json = parse_json(text, "run.json");  // the library's own reader takes minutes
  EXPECT_EQ(json.size(), 300000U);
  EXPECT_EQ(JsonValue(json, "run.json").members().back().second.number<int>(), 299999);
}

TEST(JsonBounds, ValuesAndBytesAreCounted) {
  std::string zeros = R"({"a":[0)";
  for (std::size_t i = 0; i < kMaxJsonValues; ++i) zeros += ",0";
  EXPECT_EQ(fault_of(zeros + "]}"), "run.json: more than 4194304 values; expected fewer");
  expect_has(fault_of(std::string(kMaxJsonBytes + 1, ' ')), "bytes of JSON; expected at most");
}

TEST(JsonBounds, AKeyOccursOnce) {
  EXPECT_EQ(fault_of(R"({"a": 1, "b": {"c": 1, "d": 2, "c": 3}})"),
            "run.json: the key 'c' occurs twice; expected it once");
}

TEST(JsonBounds, KeepWhatTheLibraryReads) {
  for (const char* text :
       {R"({})", R"({"z": 1, "a": [1, -2, 3.5e3, true, false, null, "x\n\u00e4"], "b": {"c": []}})",
        R"({"big": 18446744073709551615, "small": -9223372036854775808, "": {}})"}) {
    EXPECT_EQ(json_text(parse_json(text, "file")), json_text(Json::parse(text)));
  }
  for (const char* text : {"[1", "{\"a\" 1}", "1e999", "\"\xff\"", "{} x"}) {
    EXPECT_TRUE(json_or_null(text).is_null()) << text;
  }
  EXPECT_EQ(json_or_null("3"), 3);
}

// What reading a value of this JSON says.
template <typename Read>
std::string value_fault(const Json& json, const Read& read) {
  const JsonValue value(json, "model.json");
  return input_fault([&] { read(value); });
}

TEST(JsonValues, AreReadAsTheyAre) {
  const Json json = {{"bits", 12},          {"share", 0.5},
                     {"whole", 2},          {"name", "x"},
                     {"flag", true},        {"list", {1, 2}},
                     {"large", 1ULL << 63}, {"inner", {{"a", 1}, {"b", nullptr}}}};
  const JsonValue value(json, "model.json");
  EXPECT_EQ(value["bits"].number(1, 4096), 12);
  EXPECT_EQ(value["share"].number<double>(), 0.5);
  EXPECT_EQ(value["whole"].number<double>(), 2.0);
  EXPECT_EQ(value["large"].number<std::uint64_t>(), 1ULL << 63);
  EXPECT_EQ(value["name"].text(), "x");
  EXPECT_TRUE(value["flag"].flag());
  EXPECT_EQ(value["list"].numbers<int>(), (std::vector<int>{1, 2}));
  EXPECT_EQ(value["inner"].members().size(), 2U);
  EXPECT_FALSE(value["inner"]["b"].is_there());
  EXPECT_FALSE(value["absent"]["deeper"].is_there());
  EXPECT_EQ(value["absent"].number_or(7), 7);
  EXPECT_EQ(value["bits"].number_or(7), 12);
}

TEST(JsonValues, NameFileAndPlace) {
  const Json json = {{"config", {{"bits", 0}, {"sizes", {1, "two"}}}}, {"flag", 1}};
  const auto number = [](const char* key) {
    return [key](const JsonValue& value) { value["config"][key].number(1, 4096); };
  };
  EXPECT_EQ(value_fault(json, number("bits")), "model.json: config.bits: 0; expected 1 to 4096");
  EXPECT_EQ(value_fault(json, number("labels")),
            "model.json: config.labels: missing; expected a whole number");
  EXPECT_EQ(value_fault(json, [](const JsonValue& v) { v["config"]["sizes"].numbers<int>(); }),
            "model.json: config.sizes[1]: \"two\"; expected a whole number");
  EXPECT_EQ(value_fault(json, [](const JsonValue& v) { v["flag"].flag(); }),
            "model.json: flag: 1; expected true or false");
  EXPECT_EQ(value_fault(json, [](const JsonValue& v) { v["flag"]["deeper"].text(); }),
            "model.json: flag: 1; expected an object");
  EXPECT_EQ(value_fault(json, [](const JsonValue& v) { v.list(); }),
            "model.json: an object; expected a list");
  const Json name = {{"name", std::string(1000, 'x') + "\n"}};
  EXPECT_LT(value_fault(name, [](const JsonValue& v) { v["name"].flag(); }).size(), 200U);
}

TEST(JsonValues, NumbersAreNeitherWrappedNorConverted) {
  for (const Json& json : {Json(1ULL << 63), Json(-1), Json(3.0), Json(true), Json("3"), Json()}) {
    value_fault(json, [](const JsonValue& v) { v.number<std::int64_t>(0); });
  }
  for (const Json& json : {Json(2147483648LL), Json(-2147483649LL), Json(4294967296LL)}) {
    value_fault(json, [](const JsonValue& v) { v.number<int>(); });
  }
  EXPECT_EQ(JsonValue(Json(-5), "file").number<int>(-5, -5), -5);
}

}  // namespace
}  // namespace latplan
