// `latplan dataset` of a world.
#include <gtest/gtest.h>

#include <set>

#include "base/temporary_folder.h"
#include "cli/commands_under_test.h"
#include "data/instances.h"
#include "data/pair_set.h"
#include "domains/domain.h"

namespace latplan {
namespace {

TEST(Dataset, IsTheSameForEveryNumberOfThreads) {
  const TemporaryFolder folder;
  for (const char* threads : {"1", "2"}) {
    const auto file = folder / (std::string(threads) + ".npz");
    EXPECT_EQ(latplan({"dataset", "lightsout", "--size", "3", "-n", "2500", "--threads", threads,
                       "-o", file.string(), "--seed", "7"})
                  .exit_code,
              0);
  }
  EXPECT_EQ(read_bytes(folder / "1.npz"), read_bytes(folder / "2.npz"));
  EXPECT_EQ(latplan({"dataset", "lightsout", "--size", "3", "-n", "2500", "-o",
                     (folder / "3.npz").string(), "--seed", "8"})
                .exit_code,
            0);
  EXPECT_NE(read_bytes(folder / "1.npz"), read_bytes(folder / "3.npz"));
  EXPECT_EQ(list_folder(folder.path()).size(), 3u);  // no temporary files
}

TEST(Dataset, ReportsWhatItWrote) {
  const TemporaryFolder folder;
  const Json json = json_of(latplan({"dataset", "lightsout", "--size", "2", "-n", "200", "--json",
                                     "-o", (folder / "pairs.npz").string()}));
  EXPECT_EQ(json["pairs"], 200);
  EXPECT_EQ(json["train"].get<int>() + json["validation"].get<int>() + json["test"].get<int>(),
            200);
  const data::PairSet pairs = data::read_pairs(folder / "pairs.npz");
  EXPECT_EQ(pairs.count, 200);
  EXPECT_EQ(pairs.shape.width, 18);
}

TEST(Dataset, NeverOverwritesUnlessForced) {
  const TemporaryFolder folder;
  const std::string file = (folder / "pairs.npz").string();
  write_atomically(file, "precious");
  expect_fault(latplan({"dataset", "lightsout", "-o", file}), kBadOutput, "exists already");
  EXPECT_EQ(read_text(file), "precious");
  EXPECT_EQ(
      latplan({"dataset", "lightsout", "--size", "2", "-n", "10", "-o", file, "--force"}).exit_code,
      0);
  EXPECT_EQ(data::read_pairs(file).count, 10);
}

TEST(Dataset, KeepsOutStatesToAvoid) {
  const TemporaryFolder folder;
  ASSERT_EQ(latplan({"instances", "lightsout", "--size", "2", "--distance", "3", "--count", "2",
                     "-o", (folder / "tasks").string()})
                .exit_code,
            0);
  ASSERT_EQ(latplan({"dataset", "lightsout", "--size", "2", "-n", "500", "--avoid",
                     (folder / "tasks").string(), "-o", (folder / "pairs.npz").string()})
                .exit_code,
            0);
  const data::PairSet pairs = data::read_pairs(folder / "pairs.npz");
  const std::set<domains::State> before(pairs.states_before.begin(), pairs.states_before.end());
  for (const data::Instance& instance : data::read_instances(folder / "tasks").instances) {
    EXPECT_FALSE(before.contains(instance.init_state));
    EXPECT_FALSE(before.contains(instance.goal_state));
  }
}

TEST(Dataset, RefusesStatesToAvoidOfAnotherWorld) {
  const TemporaryFolder folder;
  make_pairs(folder / "small.npz");
  const std::string out = (folder / "out.npz").string();
  expect_fault(latplan({"dataset", "lightsout", "--size", "3", "--avoid",
                        (folder / "small.npz").string(), "-o", out}),
               kBadInput, "small.npz: states of another world");
  expect_fault(
      latplan({"dataset", "lightsout", "--avoid", (folder / "none.npz").string(), "-o", out}),
      kBadInput, "none.npz");
  expect_fault(latplan({"dataset", "lightsout", "--avoid", std::string(5000, 'x'), "-o", out}),
               kBadInput, "xxx");
  EXPECT_FALSE(fs::exists(out));
}

TEST(Dataset, CtrlCLeavesNothing) {
  const TemporaryFolder folder;
  ProgramOptions options;
  options.interrupt_seconds = 0.3;
  const ProgramResult result = latplan({"dataset", "lightsout", "--size", "7", "-n", "100000", "-o",
                                        (folder / "pairs.npz").string()},
                                       options);
  EXPECT_EQ(result.exit_code, kInterrupted) << result.err;
  EXPECT_LT(result.seconds, 10);
  EXPECT_TRUE(list_folder(folder.path()).empty());
}

}  // namespace
}  // namespace latplan
