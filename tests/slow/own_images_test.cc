// Pictures of a world that is not in the catalog, made and judged by examples/own-images/switches.py: from a folder of
// numbered frames to plans that its own rules accept, with no option of the training touched.
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
  // One thread: on a busy machine two that wait for each other are many times slower.
  expect_done(
      latplan({"train", in("pairs.npz"), "-o", in("run"), "--threads", "1", "-q"}, patient));
  expect_done(latplan({"export", in("run"), "-q"}));
  std::filesystem::create_directory(folder / "plans");
  for (const auto& task : list_folder(folder / "tasks")) {
    const ProgramResult plan =
        latplan({"plan", in("run"), (task / "init.png").string(), (task / "goal.png").string(),
                 "-q", "-o", (folder / "plans" / task.filename().string()).string()});
    if (plan.exit_code == 0) {
      EXPECT_NE(plan.out.find("not judged: no world is known"), std::string::npos) << plan.out;
    }
  }
  const int accepted = accepted_plans(in("tasks"), in("plans"));
  EXPECT_GE(accepted, 8);
  // The checker is no yes-man: it sees a step that was left out.
  std::filesystem::remove(folder / "plans" / "000" / "states" / "001.png");
  std::filesystem::remove(folder / "plans" / "001" / "states" / "002.png");
  EXPECT_LE(accepted_plans(in("tasks"), in("plans")), 8);
}

// The pictures given to a shipped model are as large and colourful as those it was made from.
TEST(OwnImages, OfAShippedModelArePreparedAsForTraining) {
  const TemporaryFolder folder;
  const auto in = [&](const std::string& name) { return (folder / name).string(); };
  expect_done(switches({"frames", in("frames"), "--count", "120", "--seed", "1"}));
  expect_done(switches({"tasks", in("tasks"), "--count", "1", "--distance", "2", "--seed", "2"}));
  expect_done(latplan({"dataset", "--from", in("frames"), "--grey", "--resize", "20x20", "-o",
                       in("pairs.npz"), "-q"}));
  expect_done(latplan({"train", in("pairs.npz"), "-o", in("run"), "--preset", "tiny", "--epochs",
                       "2", "--threads", "1", "-q"}));
  expect_done(latplan({"export", in("run"), "-q"}));
  expect_done(latplan({"ship", in("run"), "-o", in("shipped"), "-q"}));
  for (const char* model : {"run", "shipped"}) {
    const ProgramResult plan =
        latplan({"plan", in(model), in("tasks/000/init.png"), in("tasks/000/goal.png"), "-q",
                 "--time", "5", "-o", in(std::string(model) + "-plan")});
    EXPECT_NE(plan.exit_code, 33) << model << ": "
                                  << plan.err;  // refuses pictures of another shape
  }
}

// Six held-out pairs cannot say which labels are better; fitted ones that know fewer of the training pairs are not kept.
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

TEST(OwnImages, OfABadFolderAreRefusedWithEveryProblem) {
  const TemporaryFolder folder;
  const auto in = [&](const std::string& name) { return (folder / name).string(); };
  expect_done(switches({"frames", in("frames"), "--count", "2000", "--seed", "1"}));
  const auto whole = read_bytes(folder / "frames" / "frame-00700.png");
  write_atomically(folder / "frames" / "frame-00700.png", std::span(whole).first(whole.size() / 2));
  expect_done(latplan({"dataset", "lightsout", "-n", "10", "-o", in("x.npz"), "--sheet",
                       (folder / "frames" / "frame-00900.png").string(), "--force", "-q"}));
  write_atomically(folder / "frames" / "notes.txt", "three switches and a bar\n");
  const ProgramResult refused =
      latplan({"dataset", "--from", in("frames"), "-o", in("pairs.npz"), "-q"});
  EXPECT_EQ(refused.exit_code, 33);
  for (const char* name :
       {"frame-00700.png: damaged PNG", "frame-00900.png: is ", "notes.txt: not"}) {
    EXPECT_NE(refused.err.find(name), std::string::npos) << name << "\n" << refused.err;
  }
  EXPECT_EQ(std::count(refused.err.begin(), refused.err.end(), '\n'), 4) << refused.err;
  EXPECT_FALSE(std::filesystem::exists(folder / "pairs.npz"));
  EXPECT_FALSE(std::filesystem::exists(folder / "pairs.png"));
}

}  // namespace
}  // namespace latplan
