// Pictures of a world that is not in the catalog, made by examples/own-images/switches.py.
#include <gtest/gtest.h>

#include <algorithm>
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

// Pictures for a shipped model are cropped, converted and resized like its training pictures.
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
    const ProgramResult nothing =
        latplan({"plan", in(model), in("tasks/000/init.png"), in("tasks/000/init.png"), "-q", "-o",
                 in(std::string(model) + "-nothing")});
    EXPECT_EQ(nothing.exit_code, 0) << nothing.err;  // an empty plan, which no world validates
    EXPECT_NE(nothing.out.find("unverified: no world is known"), std::string::npos) << nothing.out;
  }
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
