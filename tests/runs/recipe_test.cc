#include "runs/recipe.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/log.h"
#include "base/temporary_folder.h"
#include "support/input_fault.h"

namespace latplan::runs {
namespace {

Json small() {
  return {{"summary", "a test"},
          {"world", "lightsout"},
          {"world_options", {{"size", "3"}}},
          {"pairs", 60},
          {"train", {{"bits", 12}, {"seed", 4}}}};
}

std::string refusal_of(const Json& json) {
  try {
    recipe_from_json({json, "some/file"}, "test");
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadInput);
    return error.what();
  }
  ADD_FAILURE() << "accepted: " << json.dump();
  return {};
}

TEST(Recipe, KeepsTheDefaultsOfWhatItLeavesOpen) {
  const Recipe recipe = recipe_from_json({small(), "file"}, "test");
  EXPECT_EQ(recipe.world.options.at("size"), "3");
  EXPECT_EQ(recipe.pairs, 60);
  EXPECT_EQ(recipe.data_seed, 1U);
  EXPECT_EQ(recipe.train.bits, 12);
  EXPECT_EQ(recipe.train.seed, 4U);
  EXPECT_EQ(recipe.train.labels, nn::TrainConfig().labels);
  EXPECT_EQ(recipe.extract.method, "auto");
}

TEST(Recipe, SurvivesTheRoundTripThroughJson) {
  Json json = small();
  json["ship"] = {{"precision", "i8"}, {"codec-only", true}};
  const Recipe recipe = recipe_from_json({json, "file"}, "test");
  EXPECT_TRUE(recipe.ship.codec_only);
  const Recipe again = recipe_from_json({recipe.to_json(), "file"}, "test");
  EXPECT_EQ(again.to_json(), recipe.to_json());
}

TEST(Recipe, RefusesUnknownEntriesAndBadValues) {
  const std::vector<std::pair<std::string, Json>> changes = {
      {"world", "chess"},
      {"world_options", {{"colour", "red"}}},
      {"world_options", {{"size", 3}}},
      {"pairs", 0},
      {"pairs", "many"},
      {"train", {{"bitz", 12}}},
      {"train", {{"bits", -1}}},
      {"train", {{"kernel", 4}}},
      {"export", {{"method", "guess"}}},
      {"export", {{"beta", 1}}},
      {"export", {{"alpha", "0.5"}}},
      {"export", {{"alpha", 2}}},
      {"export", {{"preconditions", "some"}}},
      {"export", {{"recoding", 1}}},
      {"ship", {{"precision", "i4"}}},
      {"ship", {{"refit", "yes"}}},
      {"ship", {{"size", 1}}},
      {"sumary", "a misspelt key"}};
  for (const auto& [key, value] : changes) {
    Json json = small();
    json[key] = value;
    SCOPED_TRACE(json.dump());
    EXPECT_TRUE(refusal_of(json).starts_with("some/file: "));
  }
  for (const char* key : {"summary", "world", "pairs", "train"}) {
    Json json = small();
    json.erase(key);
    EXPECT_TRUE(refusal_of(json).starts_with("some/file: ")) << key;
  }
  refusal_of(Json::array());
}

TEST(Recipe, IsNamedIfItsWorldCannotBeMade) {
  Json json = small();
  json["world_options"]["size"] = "50";
  const Recipe recipe = recipe_from_json({json, "file"}, "test");
  SilentLog log;
  EXPECT_EQ(input_fault([&] { recipe_pairs(recipe, 0, log, {}); }),
            "recipe test: --size '50'; expected an integer from 2 to 7");
}

// The bars of the paper: 5,000 pairs, and 20,000 for the larger worlds.
TEST(Recipe, AllCommittedRecipesAreWellFormedAndWithinThePapersPairs) {
  const std::vector<std::string> expected = {"blocks",    "hanoi-3-9", "hanoi-4-4", "hanoi-4-9",
                                             "hanoi-5-9", "lightsout", "mandrill",  "mnist",
                                             "sokoban",   "twisted"};
  EXPECT_EQ(recipe_names(), expected);
  for (const std::string& name : expected) {
    SCOPED_TRACE(name);
    const Recipe recipe = read_recipe(name);
    EXPECT_EQ(recipe.name, name);
    const bool large = name == "blocks" || name == "mandrill" || name == "sokoban";
    EXPECT_LE(recipe.pairs, large ? 20'000 : 5'000);
  }
  for (const char* name : {"lightsout-3", "puzzle-2x3"}) {
    const fs::path file =
        fs::path(LATPLAN_SOURCE_DIR) / "recipes/small" / (std::string(name) + ".json");
    EXPECT_LE(read_recipe(file.string()).pairs, 5'000) << name;
  }
}

TEST(Recipe, IsFoundByNameOrAsAFile) {
  const TemporaryFolder folder;
  write_atomically(folder / "mine.json", small().dump());
  EXPECT_EQ(read_recipe((folder / "mine.json").string()).name, "mine");
  try {
    read_recipe("mine");
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUsage);
    EXPECT_NE(std::string(error.what()).find("lightsout, mandrill"), std::string::npos);
  }
  try {
    read_recipe("lightout");
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("did you mean lightsout?"), std::string::npos)
        << error.what();
  }
  EXPECT_THROW(read_recipe((folder / "other.json").string()), Error);
}

// Everything that an export or a shipping can be told.
TEST(Recipe, SetsEveryFieldOfItsStages) {
  Json json = small();
  json["export"] = {{"method", "fitted"},   {"preconditions", "implied"},
                    {"recoding", "places"}, {"tighten", false},
                    {"alpha", 0.5},         {"min-support", 3},
                    {"every-pair", true},   {"reverse", "never"},
                    {"max-variants", 77}};
  json["ship"] = {{"precision", "f32"}, {"codec-only", true}, {"refit", true}};
  const Recipe recipe = recipe_from_json({json, "file"}, "test");
  extract::ExtractConfig extract = recipe.extract;
  ShipConfig ship = recipe.ship;
  EXPECT_EQ(to_json(fields(extract)), json["export"]);
  EXPECT_EQ(to_json(fields(ship)), json["ship"]);
  EXPECT_EQ(recipe.extract.reverse, "never");
  EXPECT_EQ(recipe.extract.max_variants, 77);
}

TEST(Recipe, RecordsTheOptionsThatWereChanged) {
  const Recipe recipe = recipe_from_json({small(), "file"}, "test");
  nn::TrainConfig trained = recipe.train;
  trained.threads = 7;  // of the machine, not of the model
  trained.device = "cuda";
  EXPECT_FALSE(recipe.followed(trained, 60).contains("changed"));
  trained.epochs += 1;
  const Json followed = recipe.followed(trained, 50);
  EXPECT_EQ(followed["name"], "test");
  EXPECT_EQ(followed["changed"], (Json{{"epochs", trained.epochs}, {"pairs", 50}}));
  EXPECT_EQ(recipe_from_json({followed["content"], "file"}, "test").train.bits, 12);
}

}  // namespace
}  // namespace latplan::runs
