// `latplan instances`.
#include <gtest/gtest.h>

#include <set>

#include "base/temporary_folder.h"
#include "cli/commands_under_test.h"
#include "data/instances.h"
#include "data/pair_set.h"

namespace latplan {
namespace {

TEST(Instances, MayLieInAFolderWhoseNameIsNoUtf8) {
  const TemporaryFolder folder;
  const fs::path out = folder / "tasks-\xFF\xFE";
  json_of(latplan({"instances", "lightsout", "--size", "2", "--distance", "2", "--count", "1",
                   "--json", "-o", out.string()}));
  expect_run_record(out, "instances");
}

TEST(Instances, AreAtTheDistanceAskedFor) {
  const TemporaryFolder folder;
  const fs::path out = folder / "tasks";
  const Json json = json_of(latplan({"instances", "lightsout", "--size", "4", "--distance", "7",
                                     "--count", "20", "--json", "-o", out.string()}));
  EXPECT_EQ(json["instances"], 20);
  const data::InstanceSet set = data::read_instances(out);
  ASSERT_EQ(set.instances.size(), 20u);
  std::set<domains::State> inits;
  for (const data::Instance& instance : set.instances) {
    EXPECT_EQ(instance.distance, 7);
    inits.insert(instance.init_state);
  }
  EXPECT_EQ(inits.size(), 20u);
  expect_run_record(out, "instances");
  const Json record = Json::parse(read_text(out / "run.json"));
  EXPECT_EQ(record["options"]["distance"], "7");
  EXPECT_EQ(record["options"]["size"], "4");
  EXPECT_EQ(record["options"]["world"], "lightsout");
}

TEST(Instances, RefuseMoreThanThereAre) {
  const TemporaryFolder folder;
  const fs::path out = folder / "tasks";
  expect_fault(
      latplan({"instances", "lightsout", "--size", "4", "--distance", "8", "-o", out.string()}),
      kUsage, "7");
  expect_fault(latplan({"instances", "lightsout", "--size", "4", "--distance", "7", "--count", "33",
                        "-o", out.string()}),
               kUsage, "32");
  EXPECT_FALSE(fs::exists(out));
}

TEST(Instances, AvoidStatesOfAPairSet) {
  const TemporaryFolder folder;
  const std::string pairs = (folder / "pairs.npz").string();
  make_pairs(pairs, "4", "1000");
  const Json json = json_of(
      latplan({"instances", "lightsout", "--size", "4", "--distance", "5", "--count", "20",
               "--random-goal", "--avoid", pairs, "--json", "-o", (folder / "tasks").string()}));
  EXPECT_EQ(json["overlap"], 0);
  std::set<domains::State> seen;
  const data::PairSet set = data::read_pairs(pairs);
  seen.insert(set.states_before.begin(), set.states_before.end());
  seen.insert(set.states_after.begin(), set.states_after.end());
  for (const data::Instance& instance : data::read_instances(folder / "tasks").instances) {
    EXPECT_FALSE(seen.contains(instance.init_state));
    EXPECT_FALSE(seen.contains(instance.goal_state));
  }
}

// The one goal is in every folder of tasks; all else in it is kept out.
TEST(Instances, AvoidOtherTasksWithTheSameGoal) {
  const TemporaryFolder folder;
  const std::string old = (folder / "old").string(), fresh = (folder / "fresh").string();
  Words words = {"instances", "lightsout", "--size", "3", "--distance", "9", "--count", "1"};
  Words first = words, second = words;
  first.insert(first.end(), {"-o", old});
  ASSERT_EQ(latplan(first).exit_code, 0);
  second[5] = "8";
  second[7] = "4";
  second.insert(second.end(), {"--avoid", old, "-o", fresh});
  const ProgramResult said = latplan(second);
  EXPECT_EQ(said.exit_code, 0) << said.err;
  second[5] = "9";  // one state is that far
  second[7] = "1";
  second.back() = (folder / "none").string();
  EXPECT_EQ(latplan(second).exit_code, kUsage);
}

TEST(Instances, AvoidSeveralSourcesAndReportTheOverlapWithEach) {
  const TemporaryFolder folder;
  const std::string pairs = (folder / "pairs.npz").string(), old = (folder / "old").string();
  make_pairs(pairs, "4", "300");
  const Words words = {"instances", "lightsout", "--size", "4", "--distance", "5", "--count", "20"};
  Words first = words, second = words;
  first.insert(first.end(), {"-o", old, "--random-goal", "--seed", "3"});
  ASSERT_EQ(latplan(first).exit_code, 0);
  second.insert(second.end(), {"--avoid", pairs, "--avoid", old, "--random-goal", "-o",
                               (folder / "tasks").string()});
  const ProgramResult said = latplan(second);
  EXPECT_TRUE(has(said.out, "0 of them share a state with " + pairs)) << said.out;
  EXPECT_TRUE(has(said.out, "0 of them share a state with " + old)) << said.out;
  second.insert(second.end(), {"--json", "--force"});
  const Json json = json_of(latplan(second));
  EXPECT_EQ(json["overlap"], 0);
  ASSERT_EQ(json["avoided"].size(), 2u);
  EXPECT_EQ(json["avoided"][1]["source"], old);
  EXPECT_EQ(json["avoided"][1]["overlap"], 0);
  EXPECT_GT(json["avoided"][1]["states"].get<int>(), 20);
}

TEST(Instances, CanBeCorruptedByNoise) {
  const TemporaryFolder folder;
  const fs::path out = folder / "tasks";
  const Json json =
      json_of(latplan({"instances", "lightsout", "--size", "3", "--twisted", "--distance", "4",
                       "--count", "2", "--noise", "1", "--json", "-o", out.string()}));
  EXPECT_EQ(json["instances"], 2);
  const data::InstanceSet set = data::read_instances(out);
  EXPECT_EQ(set.options, (domains::WorldOptions{{"size", "3"}, {"twisted", "true"}}));
  for (const data::Instance& instance : set.instances) {
    EXPECT_EQ(instance.noise, 1);
    EXPECT_NE(instance.goal, Image(instance.goal.shape()));  // the clean goal is all off
  }
  expect_fault(latplan({"instances", "lightsout", "--noise", "-1", "-o", out.string(), "--force"}),
               kUsage, "--noise");
}

TEST(Instances, NeverReplaceAFolderUnlessForcedAndOurs) {
  const TemporaryFolder folder;
  const fs::path out = folder / "tasks";
  const Words words = {"instances", "lightsout", "--size", "2",  "--distance",
                       "2",         "--count",   "1",      "-o", out.string()};
  Words forced = words;
  forced.push_back("--force");
  fs::create_directory(out);
  write_atomically(out / "thesis.tex", "precious");
  expect_fault(latplan(words), kBadOutput, "exists already");
  expect_fault(latplan(forced), kBadOutput, "not written by latplan");
  EXPECT_EQ(read_text(out / "thesis.tex"), "precious");
  fs::remove(out / "thesis.tex");
  EXPECT_EQ(latplan(words).exit_code, 0);  // an empty folder is as good as none
  expect_fault(latplan(words), kBadOutput, "exists already");
  EXPECT_EQ(latplan(forced).exit_code, 0);
  expect_run_record(out, "instances");
}

TEST(Instances, ForceNeverDeletesTheInput) {
  const TemporaryFolder folder;
  const std::string out = (folder / "tasks").string();
  const Words words = {"instances", "lightsout", "--size", "2",  "--distance",
                       "2",         "--count",   "1",      "-o", out};
  ASSERT_EQ(latplan(words).exit_code, 0);
  for (const std::string& avoid : {out, out + "/../tasks/002-000"}) {
    Words again = words;
    again.insert(again.end(), {"--force", "--random-goal", "--avoid", avoid});
    expect_fault(latplan(again), kBadOutput, "holds the input");
    EXPECT_TRUE(fs::exists(folder / "tasks" / "002-000" / "init.png"));
  }
}

}  // namespace
}  // namespace latplan
