// Pictures of a world that is not in the catalog, made and checked by examples/own-images/switches.py: from a folder of
// numbered frames to valid plans, with default options.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "support/run_program.h"

namespace latplan {
namespace {

using Words = std::vector<std::string>;

ProgramResult switches(const Words& words) {
  Words all = {"/usr/bin/env", "python3", LATPLAN_SOURCE_DIR "/examples/own-images/switches.py"};
  all.insert(all.end(), words.begin(), words.end());
  return run_program(all);
}

void expect_done(const ProgramResult& result) { ASSERT_EQ(result.exit_code, 0) << result.err; }

// How many of the ten plans the world's own rules accept.
int accepted_plans(const std::string& tasks, const std::string& plans) {
  const ProgramResult checked = switches({"check", tasks, plans});
  std::printf("%s", checked.out.c_str());
  int accepted = -1, all = -1;
  const std::size_t last = checked.out.rfind('\n', checked.out.size() - 2) + 1;
  const int read =
      std::sscanf(checked.out.c_str() + last, "%d of %d plans accepted", &accepted, &all);
  EXPECT_EQ(read, 2) << checked.err;
  EXPECT_EQ(all, 10);
  return accepted;
}

TEST(OwnImages, OfAnUnknownWorldAreLearntAndPlanned) {
  const TemporaryFolder folder;
  const auto in = [&](const std::string& name) { return (folder / name).string(); };
  expect_done(switches({"frames", in("frames"), "--count", "2000", "--seed", "1"}));
  expect_done(switches({"tasks", in("tasks"), "--count", "10", "--distance", "4", "--seed", "2"}));
  expect_done(latplan({"dataset", "--from", in("frames"), "-o", in("pairs.npz"), "-q"}));
  ProgramOptions patient;
  patient.seconds = 3000;
  // One thread: on a busy machine two threads that wait for each other are many times slower.
  expect_done(
      latplan({"train", in("pairs.npz"), "-o", in("run"), "--threads", "1", "-q"}, patient));
  expect_done(latplan({"export", in("run"), "-q"}));
  std::filesystem::create_directory(folder / "plans");
  for (const auto& task : list_folder(folder / "tasks")) {
    const ProgramResult plan =
        latplan({"plan", in("run"), (task / "init.png").string(), (task / "goal.png").string(),
                 "-q", "-o", (folder / "plans" / task.filename().string()).string()});
    if (plan.exit_code == 0) {
      EXPECT_NE(plan.out.find("unverified: no world is known"), std::string::npos) << plan.out;
    }
  }
  const int accepted = accepted_plans(in("tasks"), in("plans"));
  EXPECT_GE(accepted, 8);
  // The checker rejects a plan with a missing step.
  std::filesystem::remove(folder / "plans" / "000" / "states" / "001.png");
  std::filesystem::remove(folder / "plans" / "001" / "states" / "002.png");
  EXPECT_LE(accepted_plans(in("tasks"), in("plans")), 8);
}

// Six held-out pairs cannot decide which labels are better: fitted labels that explain fewer training pairs are dropped.
TEST(OwnImages, OfWhichThereAreFewDoNotSpoilABlackBox) {
  const TemporaryFolder folder;
  const auto in = [&](const std::string& name) { return (folder / name).string(); };
  expect_done(switches({"frames", in("frames"), "--count", "130", "--seed", "1"}));
  expect_done(latplan(
      {"dataset", "--from", in("frames"), "--resize", "16x16", "-o", in("pairs.npz"), "-q"}));
  const auto known = [&](const std::string& label_epochs) {
    const std::string run = in("run" + label_epochs);
    expect_done(latplan({"train",
                         in("pairs.npz"),
                         "-o",
                         run,
                         "--model",
                         "ama3+",
                         "--effect",
                         "vanilla",
                         "--bits",
                         "12",
                         "--width",
                         "100",
                         "--action-width",
                         "100",
                         "--labels",
                         "20",
                         "--epochs",
                         "200",
                         "--batch",
                         "50",
                         "--threads",
                         "1",
                         "-q",
                         "--label-epochs",
                         label_epochs}));
    const ProgramResult measured =
        latplan({"evaluate", run, "--count", "0", "--fidelity-states", "0", "--json", "-q"});
    const auto json = nlohmann::json::parse(measured.out);
    return json["metrics"]["train"]["successor"]["exact"].get<double>();
  };
  EXPECT_GE(known("10"), known("0"));
}

}  // namespace
}  // namespace latplan
