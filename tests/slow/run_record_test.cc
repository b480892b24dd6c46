// run.json of trainings: the effective options, wherever they came from, also after --resume.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "support/run_program.h"

namespace latplan {
namespace {

using Json = nlohmann::ordered_json;

class TrainRecord : public ::testing::Test {
 protected:
  std::string at(const std::string& name) const { return (folder_ / name).string(); }
  void make_pairs(const std::string& name) const {
    ASSERT_EQ(
        latplan({"dataset", "lightsout", "--size", "2", "-n", "50", "-o", at(name)}).exit_code, 0);
  }
  Json record(const std::string& run) const {
    return Json::parse(read_text(folder_ / run / "run.json"));
  }
  // Every field of the configuration is among the options, as text.
  static void expect_options_of_config(const Json& record) {
    for (const auto& [name, value] : record["config"].items()) {
      ASSERT_TRUE(record["options"].contains(name)) << name;
      const std::string text = record["options"][name].get<std::string>();
      if (value.is_string()) {
        EXPECT_EQ(text, value) << name;
      } else {
        EXPECT_EQ(std::stod(text), value.get<double>()) << name;
      }
    }
  }
  TemporaryFolder folder_;
};

TEST_F(TrainRecord, HasTheEffectiveOptions) {
  make_pairs("pairs.npz");
  const ProgramResult trained =
      latplan({"train", at("pairs.npz"), "-o", at("run"), "--preset", "tiny", "--epochs", "2",
               "--threads", "1", "--seed", "7", "-q"});
  ASSERT_EQ(trained.exit_code, 0) << trained.err;
  Json first = record("run");
  expect_options_of_config(first);
  EXPECT_EQ(first["options"]["labels"], "32");  // the preset's
  EXPECT_EQ(first["options"]["pairs.npz"], at("pairs.npz"));
  EXPECT_EQ(first["options"]["pairs"], "0");
  first["started"] = "2020-01-02T03:04:05Z";
  first["seconds"] = 1000;
  write_atomically(folder_ / "run" / "run.json", first.dump());
  const ProgramResult resumed =
      latplan({"train", "--resume", "-o", at("run"), "--checkpoint-seconds", "3", "-q"});
  ASSERT_EQ(resumed.exit_code, 0) << resumed.err;
  const Json second = record("run");
  expect_options_of_config(second);
  EXPECT_EQ(second["started"], first["started"]);
  EXPECT_GE(second["seconds"].get<double>(), 1000);
  Json expected = first["options"];
  expected["resume"] = "true";
  expected["checkpoint-seconds"] = "3";
  EXPECT_EQ(second["options"], expected);
  EXPECT_EQ(second["seed"], 7);
}

TEST_F(TrainRecord, OfARecipeHasItsOptions) {
  write_atomically(at("small.json"), R"({"summary": "a test", "world": "lightsout",
    "world_options": {"size": "2"}, "pairs": 60, "data_seed": 1,
    "train": {"bits": 6, "epochs": 2, "labels": 8, "seed": 5}, "export": {"method": "fitted"}})");
  const ProgramResult trained = latplan(
      {"train", "--recipe", at("small.json"), "-o", at("run"), "--width", "20", "--threads", "1"});
  ASSERT_EQ(trained.exit_code, 0) << trained.err;
  const Json written = record("run");
  expect_options_of_config(written);
  EXPECT_EQ(written["options"]["labels"], "8");
  EXPECT_EQ(written["options"]["width"], "20");
  EXPECT_EQ(written["options"]["seed"], "5");
  EXPECT_EQ(written["options"]["preset"], "");
}

// From pairs to a plan with names that are not UTF-8.
TEST_F(TrainRecord, NamesNeedNotBeUtf8) {
  const std::string run = at("run-\xFF\xFE"), tasks = at("tasks-\xFF");
  make_pairs("\xFE.npz");
  const ProgramResult trained = latplan({"train", at("\xFE.npz"), "-o", run, "--preset", "tiny",
                                         "--epochs", "2", "--threads", "1", "-q"});
  ASSERT_EQ(trained.exit_code, 0) << trained.err;
  const ProgramResult exported = latplan({"export", run, "--pairs", at("\xFE.npz"), "-q"});
  ASSERT_EQ(exported.exit_code, 0) << exported.err;
  const ProgramResult made = latplan({"instances", "lightsout", "--size", "2", "--distance", "2",
                                      "--count", "1", "-o", tasks, "-q"});
  ASSERT_EQ(made.exit_code, 0) << made.err;
  const ProgramResult planned =
      latplan({"plan", run, tasks + "/002-000/init.png", tasks + "/002-000/goal.png", "-o",
               at("plan-\xFF"), "--json", "-q"});
  EXPECT_TRUE(planned.exit_code == 0 || planned.exit_code == 11 || planned.exit_code == 12)
      << planned.err;  // after 2 epochs there may be no plan
  EXPECT_FALSE(Json::parse(planned.out, nullptr, false).is_discarded()) << planned.out;
  const ProgramResult measured =
      latplan({"evaluate", run, tasks, "--pairs", at("\xFE.npz"), "-o", at("results-\xFF"), "-q",
               "--threads", "1", "--fidelity-states", "5"});
  EXPECT_EQ(measured.exit_code, 0) << measured.err;
  const ProgramResult swept =
      latplan({"sweep", at("\xFE.npz"), "-o", at("sweep-\xFF"), "--preset", "tiny", "--epochs", "2",
               "--threads", "1", "--grid", "seed=1", "--instances", tasks, "-q"});
  EXPECT_EQ(swept.exit_code, 0) << swept.err;
  EXPECT_FALSE(Json::parse(read_text(at("sweep-\xFF/run.json")), nullptr, false).is_discarded());
}

}  // namespace
}  // namespace latplan
