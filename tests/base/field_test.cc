#include "base/field.h"

#include <gtest/gtest.h>

#include <limits>
#include <nlohmann/json.hpp>

#include "base/error.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;

// One field of every type, as the configurations use them.
struct Settings {
  bool flag = false;
  int count = 5;
  std::int64_t large = 100;
  std::uint64_t seed = 1;
  double rate = 0.001;
  Memory memory = {8};
  std::string word = "auto";
  std::string text = "plain";
  fs::path path = "a/b";
  std::vector<int> sizes = {1, 2};
  std::vector<std::string> words = {};
  std::vector<fs::path> paths = {};
};

Fields fields(Settings& s) {
  return {
      {"flag", &s.flag, "a flag"},
      {"count", &s.count, "a number", 1, 100},
      {"large", &s.large, "a large number"},
      {"seed", &s.seed, "a seed"},
      Field{"learning-rate", &s.rate, "a rate", 0, 1}.alias("lr"),
      {"memory", &s.memory, "an amount of memory"},
      Field{"device", &s.word, "a choice", std::vector<std::string>{"auto", "cpu", "cuda"}}
          .shorthand("gpu", "cuda"),
      {"text", &s.text, "a text"},
      {"path", &s.path, "a path"},
      {"sizes", &s.sizes, "several numbers", 0, 50},
      {"words", &s.words, "several texts"},
      {"paths", &s.paths, "several paths"},
  };
}

// The message of the error that setting the field leads to; fails the test without one.
template <typename Value>
std::string refusal(const std::string& name, const Value& value) {
  Settings settings;
  const Fields list = fields(settings);
  const Field& field = find_field(list, name);
  const std::string before = field.text();
  try {
    field.set(value);
  } catch (const Error& error) {
    const bool json = std::is_same_v<Value, JsonValue>;
    EXPECT_EQ(error.code(), json ? ExitCode::kBadInput : ExitCode::kUsage);
    EXPECT_EQ(field.text(), before) << name << " changed by a refused value";
    return error.what();
  }
  ADD_FAILURE() << name << " accepted it";
  return "";
}
std::string refused_text(const std::string& name, const std::string& text) {
  return refusal(name, text);
}
std::string refused_json(const std::string& name, const Json& json) {
  return refusal(name, JsonValue(json, "file"));
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(Field, OfEveryTypeIsSetFromText) {
  Settings s;
  const Fields list = fields(s);
  const auto set = [&](const std::string& name, const std::string& text) {
    find_field(list, name).set(text);
  };
  set("flag", "true");
  set("count", "100");
  set("large", "-9223372036854775808");
  set("seed", "18446744073709551615");
  set("learning-rate", "2.5e-4");
  set("memory", "64M");
  set("device", "cpu");
  set("text", "two words");
  set("path", "c/d");
  set("sizes", "7,0,50");
  set("words", "x");
  set("words", "y z");
  set("paths", "p");
  EXPECT_TRUE(s.flag);
  EXPECT_EQ(s.count, 100);
  EXPECT_EQ(s.large, std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(s.seed, std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(s.rate, 2.5e-4);
  EXPECT_EQ(s.memory.bytes(), 64LL << 20);
  EXPECT_EQ(s.word, "cpu");
  EXPECT_EQ(s.text, "two words");
  EXPECT_EQ(s.path, "c/d");
  EXPECT_EQ(s.sizes, (std::vector<int>{7, 0, 50}));
  EXPECT_EQ(s.words, (std::vector<std::string>{"x", "y z"}));  // each set() adds one
  EXPECT_EQ(s.paths, std::vector<fs::path>{"p"});
  set("flag", "false");
  set("count", "+7");
  EXPECT_FALSE(s.flag);
  EXPECT_EQ(s.count, 7);
}

TEST(Field, OfEveryTypeIsSetFromJson) {
  Settings s;
  const Fields list = fields(s);
  const auto set = [&](const std::string& name, const Json& json) {
    find_field(list, name).set(JsonValue(json, name));
  };
  set("flag", true);
  set("count", 1);
  set("large", std::numeric_limits<std::int64_t>::max());
  set("seed", std::numeric_limits<std::uint64_t>::max());
  set("learning-rate", 1);  // a whole number is a number, too
  set("memory", 0.5);
  set("device", "cuda");
  set("text", "");
  set("path", "c/d");
  set("sizes", Json::array({3, 4}));
  set("words", Json::array({"x", "y z"}));
  set("paths", Json::array({"p"}));
  EXPECT_TRUE(s.flag);
  EXPECT_EQ(s.count, 1);
  EXPECT_EQ(s.large, std::numeric_limits<std::int64_t>::max());
  EXPECT_EQ(s.seed, std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(s.rate, 1.0);
  EXPECT_EQ(s.memory.bytes(), 1LL << 29);
  EXPECT_EQ(s.word, "cuda");
  EXPECT_EQ(s.text, "");
  EXPECT_EQ(s.path, "c/d");
  EXPECT_EQ(s.sizes, (std::vector<int>{3, 4}));
  EXPECT_EQ(s.words, (std::vector<std::string>{"x", "y z"}));
  EXPECT_EQ(s.paths, std::vector<fs::path>{"p"});
}

TEST(Field, ShowsItsValueAsText) {
  Settings s;
  s.words = {"x", "y"};
  s.paths = {"p", "q"};
  std::vector<std::string> texts;
  for (const Field& field : fields(s)) texts.push_back(field.text());
  EXPECT_EQ(texts, (std::vector<std::string>{"false", "5", "100", "1", "0.001", "8", "auto",
                                             "plain", "a/b", "1,2", "x y", "p q"}));
}

TEST(Field, DescribesItsTypeForHelp) {
  Settings s;
  std::vector<std::string> placeholders, bounds, flags, lists, whole;
  for (const Field& field : fields(s)) {
    placeholders.push_back(field.placeholder());
    if (!field.bounds().empty()) bounds.push_back(field.name() + ": " + field.bounds());
    if (field.is_flag()) flags.push_back(field.name());
    if (field.is_list()) lists.push_back(field.name());
    if (field.is_whole_number()) whole.push_back(field.name());
  }
  using Texts = std::vector<std::string>;
  EXPECT_EQ(placeholders, (Texts{"", "N", "N", "N", "X", "GiB", "NAME", "TEXT", "PATH", "N,N,...",
                                 "TEXT", "PATH"}));
  EXPECT_EQ(bounds, (Texts{"count: 1 to 100", "learning-rate: 0 to 1",
                           "device: one of: auto, cpu, cuda", "sizes: 0 to 50"}));
  EXPECT_EQ(flags, Texts{"flag"});
  EXPECT_EQ(lists, (Texts{"words", "paths"}));
  EXPECT_EQ(whole, (Texts{"count", "large", "seed"}));
}

TEST(Field, RefusesTextOfAnotherType) {
  for (const char* text : {"", "x", "3.5", "3x", " 3", "0x10", "1e3", "true", "--3", "+-3"}) {
    EXPECT_EQ(refused_text("count", text), "'" + std::string(text) + "' is not a whole number");
    EXPECT_TRUE(has(refused_text("large", text), "is not a whole number")) << text;
  }
  EXPECT_EQ(refused_text("seed", "-1"), "'-1' is not a whole number from 0 up");
  for (const char* text : {"", "fast", "1,5", "nan", "inf", "-inf"}) {
    EXPECT_EQ(refused_text("learning-rate", text), "'" + std::string(text) + "' is not a number");
  }
  for (const char* text : {"", "yes", "1", "True"}) {
    EXPECT_EQ(refused_text("flag", text), "'" + std::string(text) + "' is neither true nor false");
  }
  EXPECT_EQ(refused_text("path", ""), "the path is empty");
  EXPECT_EQ(refused_text("paths", ""), "the path is empty");
  for (const char* text : {"", "1,", ",1", "1,,2", "1 2", "1,x", "1.5"}) {
    EXPECT_TRUE(has(refused_text("sizes", text), "is not a whole number")) << text;
  }
}

TEST(Field, RefusesNumbersThatAreTooLarge) {
  EXPECT_EQ(refused_text("count", "2147483648"), "'2147483648' is too large");
  EXPECT_EQ(refused_text("large", "9223372036854775808"), "'9223372036854775808' is too large");
  EXPECT_EQ(refused_text("seed", "18446744073709551616"), "'18446744073709551616' is too large");
  EXPECT_TRUE(has(refused_text("learning-rate", "1e999"), "too large"));
  EXPECT_TRUE(has(refused_json("count", 2147483648LL), "a whole number"));
  EXPECT_TRUE(has(refused_json("count", std::numeric_limits<std::uint64_t>::max()), "whole"));
  EXPECT_TRUE(has(refused_json("large", 9223372036854775808ULL), "a whole number"));
  EXPECT_TRUE(has(refused_json("sizes", Json::array({1, 2147483648LL})), "a whole number"));
}

TEST(Field, KeepsToItsBounds) {
  for (const char* text : {"0", "101", "-5"}) {
    EXPECT_EQ(refused_text("count", text),
              std::string(text) + " is out of bounds; expected 1 to 100");
  }
  EXPECT_EQ(refused_json("count", 0), "file: 0; expected 1 to 100");
  EXPECT_EQ(refused_text("learning-rate", "1.5"), "1.5 is out of bounds; expected 0 to 1");
  EXPECT_EQ(refused_json("learning-rate", -0.5), "file: -0.5; expected 0 to 1");
  EXPECT_EQ(refused_text("sizes", "1,51"), "51 is out of bounds; expected 0 to 50");
  EXPECT_EQ(refused_json("sizes", Json::array({-1})), "file: [0]: -1; expected 0 to 50");
}

TEST(Field, SuggestsTheNearestChoice) {
  EXPECT_EQ(refused_text("device", "cudaa"),
            "unknown value 'cudaa'; did you mean cuda? expected one of: auto, cpu, cuda");
  EXPECT_EQ(refused_json("device", "cudaa"), "file: " + refused_text("device", "cudaa"));
  EXPECT_EQ(refused_text("device", "tensor-unit"),
            "unknown value 'tensor-unit'; expected one of: auto, cpu, cuda");
  const std::string start(40, 'x');  // of a file, it may have any length
  EXPECT_EQ(refused_text("device", start + std::string(100000, 'x')),
            "unknown value '" + start + "...'; expected one of: auto, cpu, cuda");
  EXPECT_TRUE(has(refused_text("device", ""), "expected one of: auto, cpu, cuda"));
}

TEST(Field, RefusesJsonOfAnotherType) {
  const std::vector<Json> none_is_a_number = {true, "3", nullptr, Json::array({3}), Json::object()};
  for (const char* name : {"count", "large", "seed"}) {
    for (const Json& json : none_is_a_number) {
      EXPECT_TRUE(has(refused_json(name, json), "; expected a whole number")) << json;
    }
    EXPECT_TRUE(has(refused_json(name, 3.5), "; expected a whole number")) << name;
    EXPECT_TRUE(has(refused_json(name, 3.0), "; expected a whole number")) << name;
  }
  EXPECT_TRUE(has(refused_json("seed", -1), "expected a whole number from 0 up"));
  for (const char* name : {"learning-rate", "memory"}) {
    for (const Json& json : none_is_a_number) {
      EXPECT_TRUE(has(refused_json(name, json), "; expected a number")) << json;
    }
  }
  for (const Json& json : {Json("true"), Json(1), Json(nullptr)}) {
    EXPECT_TRUE(has(refused_json("flag", json), "expected true or false")) << json;
  }
  for (const char* name : {"device", "text", "path"}) {
    for (const Json& json : {Json(1), Json(true), Json(nullptr), Json::array({"auto"})}) {
      EXPECT_TRUE(has(refused_json(name, json), "; expected a text")) << json;
    }
  }
  for (const char* name : {"sizes", "words", "paths"}) {
    for (const Json& json : {Json(1), Json("x"), Json(nullptr), Json::object()}) {
      EXPECT_TRUE(has(refused_json(name, json), "; expected a list")) << json;
    }
  }
  EXPECT_TRUE(has(refused_json("sizes", Json::array({1, 2.5})), "expected a whole number"));
  EXPECT_TRUE(has(refused_json("sizes", Json::array({1, "2"})), "expected a whole number"));
  EXPECT_TRUE(has(refused_json("words", Json::array({"x", 1})), "expected a text"));
  EXPECT_TRUE(has(refused_json("paths", Json::array({"x", true})), "expected a text"));
}

TEST(MemoryField, TakesGibibytesOrAUnit) {
  const auto bytes = [](const std::string& text) {
    Memory memory;
    Field("memory", &memory, "").set(text);
    return memory.bytes();
  };
  EXPECT_EQ(bytes("8"), 8LL << 30);
  EXPECT_EQ(bytes("8G"), 8LL << 30);
  EXPECT_EQ(bytes("0.5"), 1LL << 29);
  EXPECT_EQ(bytes("64M"), 64LL << 20);
  EXPECT_EQ(bytes("1.5M"), 3LL << 19);
  EXPECT_EQ(bytes("0"), 0);
  for (const char* text :
       {"", "M", "8T", "8GM", "8 G", "8g", "-1", "x", "nan", "inf", "1e7", "G8"}) {
    EXPECT_EQ(
        refused_text("memory", text),
        "'" + std::string(text) + "' is not an amount of memory; expected GiB, or as in 64M, 8G");
  }
  for (const double number : {-1.0, 1e7}) {
    EXPECT_TRUE(has(refused_json("memory", number), "; expected an amount of memory in GiB"))
        << number;
  }
}

TEST(Fields, AreFoundByNameAndAlias) {
  Settings s;
  const Fields list = fields(s);
  EXPECT_EQ(find_field(list, "lr").name(), "learning-rate");
  EXPECT_EQ(find_field(list, "learning-rate").aliases(), std::vector<std::string>{"lr"});
  EXPECT_EQ(find_field(list, "device").shorthands(),
            (std::vector<std::pair<std::string, std::string>>{{"gpu", "cuda"}}));
  const auto unknown = [&](const std::string& name) -> std::string {
    try {
      find_field(list, name);
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kUsage);
      return error.what();
    }
    ADD_FAILURE() << name << " was found";
    return "";
  };
  EXPECT_EQ(unknown("learning-rat"), "unknown option 'learning-rat'; did you mean learning-rate?");
  EXPECT_EQ(unknown("memroy"), "unknown option 'memroy'; did you mean memory?");
  EXPECT_TRUE(has(unknown("zebra-stripes"), "; expected one of: flag, count, large, seed"));
  EXPECT_TRUE(has(unknown("gpu"), "unknown option 'gpu'"));  // a shorthand takes no value
}

TEST(Fields, AreExpertUnlessShown) {
  Settings s;
  const Fields list = with_shown({"count", "device"}, fields(s));
  for (const Field& field : list) {
    EXPECT_EQ(field.is_expert(), field.name() != "count" && field.name() != "device");
  }
  EXPECT_EQ(find_field(list, "lr").name(), "learning-rate");  // nothing else is lost
  EXPECT_EQ(find_field(list, "device").shorthands().size(), 1u);
  for (const Field& field : fields(s)) EXPECT_FALSE(field.is_expert());
}

TEST(Fields, AreReadBackFromTheirJson) {
  Settings s;
  s.flag = true;
  s.count = 42;
  s.large = -7;
  s.seed = std::numeric_limits<std::uint64_t>::max();
  s.rate = 1.0 / 3;
  s.memory = {0.0625};
  s.word = "cuda";
  s.text = "\"quoted\", \xC3\xA4";
  s.path = "c d/e";
  s.sizes = {};
  s.words = {"x", "y z"};
  s.paths = {"p", "q r"};
  const Json json = to_json(fields(s));
  EXPECT_EQ(json.begin().key(), "flag");  // in the order of the list
  EXPECT_EQ(json.size(), fields(s).size());
  EXPECT_FALSE(json.contains("lr"));
  Settings read;
  read.words = {"replaced"};
  read_fields({Json::parse(json_text(json)), "run.json"}, fields(read));
  EXPECT_EQ(to_json(fields(read)), json);
  EXPECT_EQ(read.rate, s.rate);  // to the last bit
  EXPECT_EQ(read.words, s.words);
}

// An empty path means "not set": the default of many fields.
TEST(Fields, AnEmptyPathIsReadBack) {
  Settings s;
  s.path = "";
  Settings read;
  read_fields({to_json(fields(s)), "run.json"}, fields(read));
  EXPECT_TRUE(read.path.empty());
}

TEST(Fields, NotNamedInTheJsonKeepTheirValues) {
  Settings s;
  read_fields({Json{{"count", 9}, {"lr", 0.5}}, "recipe.json"}, fields(s));
  EXPECT_EQ(s.count, 9);
  EXPECT_EQ(s.rate, 0.5);
  EXPECT_EQ(s.word, "auto");
  EXPECT_EQ(s.sizes, (std::vector<int>{1, 2}));
  read_fields({Json::object(), "recipe.json"}, fields(s));
  EXPECT_EQ(s.count, 9);
}

TEST(Fields, NameTheFileAndTheKeyOfAWrongValue) {
  const auto problem = [](const Json& json) -> std::string {
    Settings s;
    try {
      read_fields({json, "recipe.json"}, fields(s));
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kBadInput);
      return error.what();
    }
    ADD_FAILURE() << "accepted " << json;
    return "";
  };
  EXPECT_EQ(problem({{"count", 3.5}}), "recipe.json: count: 3.5; expected a whole number");
  EXPECT_EQ(problem({{"count", true}}), "recipe.json: count: true; expected a whole number");
  EXPECT_EQ(problem({{"count", 0}}), "recipe.json: count: 0; expected 1 to 100");
  EXPECT_EQ(problem({{"coutn", 3}}), "recipe.json: unknown option 'coutn'; did you mean count?");
  EXPECT_EQ(problem({{"device", "gpu"}}),
            "recipe.json: device: unknown value 'gpu'; did you mean cpu? expected one of: auto, "
            "cpu, cuda");
  for (const Json& json : {Json::array(), Json(3), Json(nullptr), Json("x")}) {
    EXPECT_TRUE(has(problem(json), "; expected an object")) << json;
  }
}

}  // namespace
}  // namespace latplan
