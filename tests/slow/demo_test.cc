// `latplan demo`: its plan, task, data and files, and what can be done with its folder.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/picture_file.h"
#include "base/temporary_folder.h"
#include "data/pair_set.h"
#include "domains/catalog.h"
#include "support/run_program.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

class Demo : public testing::Test {
 protected:
  // Run once.
  static void SetUpTestSuite() {
    folder_ = std::make_unique<TemporaryFolder>();
    result_ = latplan({"demo", "-o", at("demo"), "--seed", "3", "-q"});
  }
  static void TearDownTestSuite() { folder_.reset(); }
  static std::string at(const std::string& name) { return (*folder_ / name).string(); }
  static Json json(const std::string& name) { return Json::parse(read_text(at(name))); }

  static inline std::unique_ptr<TemporaryFolder> folder_;
  static inline ProgramResult result_;
};

TEST_F(Demo, FindsAValidPlan) {
  ASSERT_EQ(result_.exit_code, 0) << result_.out << result_.err;
  const Json result = json("demo/result.json");
  EXPECT_EQ(result["found"], true);
  EXPECT_EQ(result["valid"], true);
  for (const char* key : {"optimal", "plan_length", "shortest", "learn_seconds", "actions",
                          "propositions", "precision", "recall"}) {
    EXPECT_TRUE(result.contains(key)) << key;
  }
  EXPECT_GE(result["plan_length"], result["shortest"]);
  const std::string last = result_.out.substr(result_.out.rfind('\n', result_.out.size() - 2) + 1);
  EXPECT_TRUE(last.starts_with("plan: ")) << last;
  EXPECT_NE(last.find(" steps, valid"), std::string::npos) << last;
  for (const char* file : {"pairs.png", "domain.pddl", "plan.txt", "plan.png"}) {
    EXPECT_TRUE(fs::exists(at("demo/") + file)) << file;
  }
}

TEST_F(Demo, DrawsATaskThatIsNotInItsTrainingData) {
  const Json result = json("demo/result.json");
  EXPECT_TRUE(result["shortest"] == 6 || result["shortest"] == 7) << result["shortest"];
  const data::PairSet pairs = data::read_pairs(at("demo/pairs.npz"));
  EXPECT_LE(pairs.count, 5000);
  const auto world = domains::make_world("lightsout", {{"size", "4"}});
  for (const char* picture : {"init.png", "goal.png"}) {
    const auto state = world->recognise(read_picture(at("demo/") + picture));
    ASSERT_TRUE(state.has_value());
    for (const auto* states : {&pairs.states_before, &pairs.states_after}) {
      EXPECT_EQ(std::count(states->begin(), states->end(), *state), 0) << picture;
    }
  }
}

TEST_F(Demo, ItsFolderIsARunLikeAnyOther) {
  const Json exported = json("demo/export.json");  // as `latplan export` writes it
  EXPECT_EQ(exported["command"], "export");
  EXPECT_TRUE(exported["result"]["actions"].is_number());
  const ProgramResult shipped =
      latplan({"ship", at("demo"), "-o", at("shipped"), "--refit", "--threads", "1", "-q"});
  ASSERT_EQ(shipped.exit_code, 0) << shipped.err;
  const Json origin = json("shipped/provenance.json");
  EXPECT_EQ(origin["export"]["method"], exported["result"]["method"]);
  const ProgramResult plan =
      latplan({"plan", at("shipped"), at("demo/init.png"), at("demo/init.png"), "-o", at("plan"),
               "--threads", "1", "-q"});
  EXPECT_EQ(plan.exit_code, 0) << plan.err;
}

TEST_F(Demo, ForceKeepsTheOldFolderIfTheNewDemoFails) {
  const std::string old_result = read_text(at("demo/result.json"));
  ProgramOptions interrupt;
  interrupt.interrupt_seconds = 0;  // while the pairs are drawn
  const ProgramResult stopped =
      latplan({"demo", "-o", at("demo"), "--force", "--pairs", "1000000", "-q"}, interrupt);
  EXPECT_EQ(stopped.exit_code, 130) << stopped.err;
  EXPECT_EQ(read_text(at("demo/result.json")), old_result);
  EXPECT_TRUE(fs::exists(at("demo/model/model.json")));
  // No file may be larger than 32 blocks: the pairs cannot be written.
  const ProgramResult failed =
      run_program({"/bin/sh", "-c", "trap '' XFSZ; ulimit -f 32; exec \"$0\" \"$@\"",
                   latplan_binary(), "demo", "-o", at("demo"), "--force", "-q"});
  EXPECT_EQ(failed.exit_code, 35) << failed.err;
  EXPECT_EQ(read_text(at("demo/result.json")), old_result);
  EXPECT_FALSE(fs::exists(at("demo.part")));
}

}  // namespace
}  // namespace latplan
