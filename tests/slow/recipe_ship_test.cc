// From a recipe to a shipped model that plans as its run does.
#include <gtest/gtest.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/manifest.h"
#include "base/temporary_folder.h"
#include "nn/safetensors.h"
#include "support/run_program.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr const char* kRecipe = R"({"summary": "3x3, small and quick", "world": "lightsout",
  "world_options": {"size": "3"}, "pairs": 3000, "data_seed": 2,
  "train": {"bits": 14, "labels": 140, "width": 80, "action-width": 80, "epochs": 30,
            "threads": 1, "device": "cpu", "seed": 3},
  "export": {"method": "fitted"}})";

class RecipeToModel : public ::testing::Test {
 protected:
  std::string at(const char* name) const { return (folder_.path() / name).string(); }
  Json json(const char* name) const { return Json::parse(read_text(folder_.path() / name)); }
  static void must(const std::vector<std::string>& words) {
    const ProgramResult result = latplan(words);
    EXPECT_EQ(result.exit_code, 0) << words[0] << ": " << result.err;
  }
  // Trained once; every test gets a copy.
  static void SetUpTestSuite() {
    trained_ = std::make_unique<TemporaryFolder>();
    write_atomically(*trained_ / "small.json", std::string(kRecipe));
    must({"train", "--recipe", (*trained_ / "small.json").string(), "-o",
          (*trained_ / "run").string(), "-q"});
  }
  static void TearDownTestSuite() { trained_.reset(); }
  void SetUp() override {
    fs::copy(trained_->path(), folder_.path(),
             fs::copy_options::recursive | fs::copy_options::overwrite_existing);
  }

  static inline std::unique_ptr<TemporaryFolder> trained_;
  TemporaryFolder folder_;
};

TEST_F(RecipeToModel, PlansAsTheRunItWasShippedFrom) {
  EXPECT_TRUE(fs::exists(at("run/domain.pddl")));
  EXPECT_EQ(json("run/run.json")["config"]["seed"], 3);
  EXPECT_EQ(json("run/run.json")["recipe"]["name"], "small");
  must({"ship", at("run"), "-o", at("shipped")});
  must({"instances", "lightsout", "--size", "3", "--distance", "3", "--count", "4", "-o",
        at("tasks")});
  // Weights that half precision holds exactly: both folders then define the same codes.
  const nn::NamedArrays halves =
      nn::decode_safetensors(read_bytes(at("shipped/weights.safetensors")), "shipped");
  const auto bytes = nn::encode_safetensors(halves);
  write_atomically(at("run/model/weights.safetensors"), bytes);
  Json model = json("run/model/model.json");
  model["weights_checksum"] = checksum(bytes);
  write_atomically(at("run/model/model.json"), model.dump());
  write_manifest(at("run"));
  for (const char* task : {"003-000", "003-001", "003-002", "003-003"}) {
    const std::string init = at("tasks/") + task + "/init.png",
                      goal = at("tasks/") + task + "/goal.png";
    const ProgramResult one =
        latplan({"plan", at("run"), init, goal, "-o", at("a"), "--force", "-q"});
    const ProgramResult two =
        latplan({"plan", at("shipped"), init, goal, "-o", at("b"), "--force", "-q"});
    EXPECT_EQ(one.exit_code, two.exit_code) << one.err << two.err;
    for (const char* file : {"problem.pddl", "plan.txt", "plan.png"}) {
      if (!fs::exists(folder_.path() / "a" / file)) continue;
      EXPECT_EQ(read_bytes(folder_.path() / "a" / file), read_bytes(folder_.path() / "b" / file))
          << file;
    }
  }
}

TEST_F(RecipeToModel, CanBeEvaluatedAndHasItsProvenance) {
  must({"ship", at("run"), "-o", at("codec"), "--codec-only"});
  must({"ship", at("run"), "-o", at("shipped")});
  EXPECT_LT(fs::file_size(at("codec/weights.safetensors")),
            fs::file_size(at("shipped/weights.safetensors")));
  expect_fault(latplan({"evaluate", at("shipped"), at("none")}), 33, "none");  // and no other line
  const Json origin = json("shipped/provenance.json");
  EXPECT_EQ(origin["recipe"]["content"]["pairs"], 3000);
  EXPECT_GE(origin["code_agreement"].get<double>(), 0.95);
  // The pairs are not shipped: their states are drawn again.
  fs::remove(at("run/pairs.npz"));
  must({"instances", "lightsout", "--size", "3", "--distance", "3", "--count", "2", "-o",
        at("tasks")});
  for (const char* model : {"shipped", "codec"}) {
    must({"evaluate", at(model), at("tasks"), "-o", at("results"), "--force"});
    EXPECT_EQ(json("results/run.json")["result"]["overlap"]["training"], 2) << "all were seen";
  }
  // The pairs themselves, too, for the filter of a black box.
  const auto black_box = [&] {
    return latplan({"plan", at("shipped"), at("tasks/003-000/init.png"),
                    at("tasks/003-000/goal.png"), "--black-box", "-o", at("plan"), "--force"});
  };
  EXPECT_EQ(black_box().err.find("without the filter"), std::string::npos);
  const std::string record = read_text(at("shipped/run.json"));
  Json forgetful = Json::parse(record);
  forgetful.erase("pairs_drawn");
  write_atomically(at("shipped/run.json"), forgetful.dump());
  write_manifest(at("shipped"));
  EXPECT_NE(black_box().err.find("black box without the filter 'seen': "), std::string::npos);
  write_atomically(at("shipped/run.json"), record);
  write_manifest(at("shipped"));
  must({"export", at("shipped"), "--force", "--method", "fitted"});
  EXPECT_EQ(read_text(at("shipped/domain.pddl")).substr(0, 7), "(define");
}

TEST_F(RecipeToModel, IsShippedAsTheRecipeSaysUnlessOptionsSayOtherwise) {
  Json record = json("run/run.json");
  record["recipe"]["content"]["ship"] = {
      {"precision", "i8"}, {"codec-only", true}, {"refit", true}};
  write_atomically(at("run/run.json"), record.dump());
  write_manifest(at("run"));
  must({"ship", at("run"), "-o", at("shipped")});
  EXPECT_EQ(json("shipped/model.json")["precision"], "i8");
  EXPECT_EQ(json("shipped/model.json")["config"]["model"], "sae");
  const Json origin = json("shipped/provenance.json");
  EXPECT_EQ(origin["shipped_by"]["options"]["refit"], true);
  std::uintmax_t bytes = 0;
  for (const char* file : {"model.json", "weights.safetensors", "domain.pddl", "seen.npz"}) {
    bytes += fs::file_size(folder_.path() / "shipped" / file);
  }
  EXPECT_EQ(origin["bytes"], bytes);
  must({"ship", at("run"), "-o", at("given"), "--precision", "f32"});
  EXPECT_EQ(json("given/model.json")["precision"], "f32");
  Json rounded = origin;  // shipped again, it keeps the loss of the first rounding
  rounded["code_agreement"] = 0.5;
  write_atomically(at("shipped/provenance.json"), rounded.dump());
  write_manifest(at("shipped"));
  must({"ship", at("shipped"), "-o", at("again")});
  EXPECT_EQ(json("again/provenance.json")["code_agreement"], 0.5);
  // The output is checked before pairs are drawn: one line, no progress.
  expect_fault(latplan({"ship", at("shipped"), "-o", at("again")}), 35, "exists already");
  EXPECT_EQ(json("again/provenance.json")["training"], origin["training"]);
}

TEST_F(RecipeToModel, RefitRepeatsItsExport) {
  must({"export", at("run"), "--force", "--method", "observed", "--every-pair"});
  const int actions = json("run/export.json")["result"]["actions"];
  must({"ship", at("run"), "-o", at("refitted"), "--refit", "--precision", "f32"});
  EXPECT_EQ(json("refitted/provenance.json")["export"]["actions"], actions);
  EXPECT_EQ(json("refitted/provenance.json")["export"]["every_pair"], true);
  // Its pairs are drawn again.
  fs::remove(at("run/pairs.npz"));
  must({"inspect", at("refitted"), "-o", at("look"), "-q"});
  EXPECT_TRUE(fs::exists(at("look/inspect.html")));
}

TEST_F(RecipeToModel, AnAutoencoderWithoutActionsHasFittedOnes) {
  must({"train", "--recipe", at("small.json"), "-o", at("states"), "--model", "sae", "--epochs",
        "2", "-q"});
  EXPECT_TRUE(fs::exists(at("states/domain.pddl")));
  EXPECT_EQ(json("states/export.json")["result"]["method"], "fitted");
  EXPECT_EQ(json("states/export.json")["config"]["method"], "fitted");
  EXPECT_EQ(json("states/export.json")["config"]["min-support"], 0);
  Json recipe = Json::parse(kRecipe);
  recipe["export"]["method"] = "read-off";
  write_atomically(at("read-off.json"), recipe.dump());
  const ProgramResult none = latplan({"train", "--recipe", at("read-off.json"), "-o", at("none"),
                                      "--model", "sae", "--epochs", "2", "-q"});
  EXPECT_EQ(none.exit_code, 34) << none.err;
  EXPECT_NE(none.err.find("method read-off: "), std::string::npos) << none.err;
  EXPECT_NE(none.err.find("expected fitted"), std::string::npos) << none.err;
  EXPECT_TRUE(fs::exists(at("none/model/model.json")));  // the training is kept
  EXPECT_FALSE(fs::exists(at("none/domain.pddl")));
}

TEST_F(RecipeToModel, IsShippedByItsOwnRecipe) {
  Json alike = Json::parse(kRecipe);
  alike["export"] = {{"method", "fitted"}, {"min-support", 1000}};
  fs::create_directories(at("recipes/network"));
  write_atomically(at("recipes/network/alike.json"), alike.dump());
  write_atomically(at("recipes/network/a-bad-one.json"), std::string(R"({"summary": 1})"));
  ProgramOptions here;
  here.working_folder = folder_.path().string();
  const ProgramResult shipped = latplan({"ship", "run", "-o", "given", "--refit"}, here);
  ASSERT_EQ(shipped.exit_code, 0) << shipped.err;
  EXPECT_EQ(json("given/provenance.json")["recipe"]["name"], "small");
  EXPECT_EQ(json("given/provenance.json")["export"]["actions"],
            json("run/export.json")["result"]["actions"]);
  const ProgramResult listed = latplan({"domains"}, here);
  EXPECT_EQ(listed.exit_code, 0);
  EXPECT_NE(listed.err.find("a-bad-one.json"), std::string::npos) << listed.err;
  EXPECT_NE(listed.out.find("alike"), std::string::npos) << listed.out;
}

TEST_F(RecipeToModel, OptionsReplaceThoseOfTheRecipe) {
  must({"train", "--recipe", at("small.json"), "-o", at("other"), "--epochs", "2", "--seed", "9",
        "--pairs", "500", "-q"});
  const Json record = json("other/run.json");
  EXPECT_EQ(record["config"]["epochs"], 2);
  EXPECT_EQ(record["config"]["seed"], 9);
  EXPECT_EQ(record["config"]["labels"], 140);
  EXPECT_EQ(record["pairs_count"], 500);
  EXPECT_EQ(record["recipe"]["changed"], Json({{"epochs", 2}, {"seed", 9}, {"pairs", 500}}));
  EXPECT_FALSE(json("run/run.json")["recipe"].contains("changed"));
  expect_fault(latplan({"train", "--recipe", at("small.json"), "-o", at("x"), "--preset", "tiny"}),
               36, "--preset");
  expect_fault(latplan({"train", at("run/pairs.npz"), "--recipe", at("small.json"), "-o", at("x"),
                        "--pairs", "99"}),
               36, "--pairs");
  expect_fault(latplan({"ship", at("other"), "-o", at("other/inside"), "--precision", "f8"}), 36);
}

}  // namespace
}  // namespace latplan
