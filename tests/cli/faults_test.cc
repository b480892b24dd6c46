// Missing files, places that cannot be written, damaged runs, and a build without networks: one line each.
#include <gtest/gtest.h>

#include "base/manifest.h"
#include "base/temporary_folder.h"
#include "cli/commands_under_test.h"

namespace latplan {
namespace {

// A run folder of a network, without weights.
void fake_run(const fs::path& folder) {
  fs::create_directories(folder / "model");
  write_atomically(folder / "model" / "model.json", R"({"config": {"model": "ama4+"}})");
  write_atomically(folder / "run.json",
                   R"({"world": "lightsout", "world_options": {"size": "2"}})");
}

TEST(Output, APlaceThatCannotBeWrittenIsNamed) {
  const TemporaryFolder folder;
  write_atomically(folder / "file", "text");
  for (const std::string& parent : {(folder / "file").string(), std::string("/proc")}) {
    expect_fault(
        latplan({"dataset", "lightsout", "--size", "2", "-n", "10", "-o", parent + "/x.npz"}),
        kBadOutput, parent);
    expect_fault(latplan({"instances", "lightsout", "--size", "2", "--distance", "2", "--count",
                          "1", "-o", parent + "/x"}),
                 kBadOutput, parent);
  }
  EXPECT_EQ(read_text(folder / "file"), "text");
  expect_fault(latplan({"dataset", "lightsout", "--size", "2", "-n", "10", "-o",
                        (folder / "no/x.npz").string()}),
               kBadOutput, "no");
  expect_fault(latplan({"dataset", "lightsout", "-o", folder.path().string(), "--force"}),
               kBadOutput, "is a folder");
}

TEST(Input, AMissingFileIsNamed) {
  const TemporaryFolder folder;
  const std::string none = (folder / "none").string(), out = (folder / "out").string();
  expect_fault(latplan({"instances", "lightsout", "--avoid", none, "-o", out}), kBadInput, none);
  expect_fault(latplan({"dataset", "--from", none, "-o", out}), kBadInput, none);
  expect_fault(latplan({"solve", none}), kBadInput, none);
  EXPECT_FALSE(fs::exists(out));
}

TEST(WithNetworks, AMissingFileIsNamed) {
  if (!has_networks()) GTEST_SKIP() << "needs networks";
  const TemporaryFolder folder;
  const std::string none = (folder / "none").string(), out = (folder / "out").string();
  expect_fault(latplan({"train", none, "-o", out}), kBadInput, none);
  expect_fault(latplan({"train", "--resume", "-o", none}), kBadInput, none);
  expect_fault(latplan({"export", none}), kBadInput, none);
  expect_fault(latplan({"plan", none, "a.png", "b.png", "-o", out}), kBadInput, none);
  expect_fault(latplan({"evaluate", none, "-o", out}), kBadInput, none);
  EXPECT_FALSE(fs::exists(out));
  EXPECT_FALSE(fs::exists(none));
}

// Loading it takes half a second.
TEST(WithNetworks, OnlyTheirTrainingLoadsLibTorch) {
  if (!has_networks()) GTEST_SKIP() << "needs networks";
  const TemporaryFolder folder;
  const std::string pairs = (folder / "pairs.npz").string();
  make_pairs(pairs);
  const auto loads = [&](const std::string& model, const std::string& out) {
    ::setenv("LD_DEBUG", "files", 1);
    const ProgramResult result = latplan({"train", pairs, "--model", model, "--preset", "tiny",
                                          "--epochs", "1", "-o", (folder / out).string()});
    ::unsetenv("LD_DEBUG");
    EXPECT_EQ(result.exit_code, 0);
    return has(result.err, "libtorch");
  };
  EXPECT_FALSE(loads("codebook", "codebook"));
  EXPECT_TRUE(loads("sae", "network"));
}

TEST(WithNetworks, TooFewPairsLeaveNoFolder) {
  if (!has_networks()) GTEST_SKIP() << "needs networks";
  const TemporaryFolder folder;
  make_pairs(folder / "one.npz", "2", "1");
  expect_fault(latplan({"train", (folder / "one.npz").string(), "-o", (folder / "run").string()}),
               kBadInput, "one.npz: fewer than two training pairs");
  EXPECT_FALSE(fs::exists(folder / "run"));
}

TEST(WithNetworks, ResumeNeedsARunThatNamesItsPairs) {
  if (!has_networks()) GTEST_SKIP() << "needs networks";
  const TemporaryFolder folder;
  const Words words = {"train", "--resume", "-o", folder.path().string()};
  write_atomically(folder / "run.json", "{}");
  expect_fault(latplan(words), kBadInput, "not a training run");
  for (const char* record : {R"({"config": {}})", R"({"config": {}, "pairs": 3})"}) {
    write_atomically(folder / "run.json", record);
    expect_fault(latplan(words), kBadInput, "does not name the training pairs");
    EXPECT_EQ(read_text(folder / "run.json"), record);
  }
}

TEST(WithNetworks, TrainRefusesBadRecipes) {
  if (!has_networks()) GTEST_SKIP() << "needs networks";
  const TemporaryFolder folder;
  const std::string out = (folder / "out").string();
  expect_fault(latplan({"train", "--recipe", "chess", "-o", out}), kUsage, "lightsout");
  expect_fault(latplan({"train", "--recipe", "mnst", "-o", out}), kUsage, "did you mean mnist?");
  expect_fault(latplan({"train", "-o", out}), kUsage, "PAIRS.npz");
  expect_fault(latplan({"train", "-o", out}), kUsage, "--recipe");
  expect_fault(latplan({"train", "--recipe", "mnist", "--preset", "tiny", "-o", out}), kUsage,
               "--preset");
  write_atomically(folder / "bad.json", R"({"summary": "x", "world": "lightsout"})");
  expect_fault(latplan({"train", "--recipe", (folder / "bad.json").string(), "-o", out}), kBadInput,
               "bad.json");
  EXPECT_FALSE(fs::exists(out));
}

TEST(WithoutNetworks, CommandsThatTrainOneSaySo) {
  if (has_networks()) GTEST_SKIP() << "this binary has LibTorch";
  const TemporaryFolder folder;
  const std::string pairs = (folder / "pairs.npz").string(), out = (folder / "out").string();
  make_pairs(pairs);
  const std::string why = "no LibTorch";
  expect_fault(latplan({"train", pairs, "-o", out}), kUnsupported, why);
  expect_fault(latplan({"train", "--recipe", "lightsout", "-o", out}), kUnsupported, why);
  expect_fault(latplan({"sweep", pairs, "-o", out, "--grid", "bits=4"}), kUnsupported, why);
  EXPECT_FALSE(fs::exists(out));
}

TEST(WithoutNetworks, TrainNamesTheModelThatNeedsNone) {
  if (has_networks()) GTEST_SKIP() << "this binary has LibTorch";
  const TemporaryFolder folder;
  make_pairs(folder / "pairs.npz");
  const Words words = {"train", (folder / "pairs.npz").string(), "-o", (folder / "run").string()};
  expect_fault(latplan(words), kUnsupported, "--model codebook");
  Words codebook = words;
  codebook.insert(codebook.end(), {"--model", "codebook", "--quiet"});
  EXPECT_EQ(latplan(codebook).exit_code, 0);
  EXPECT_TRUE(fs::exists(folder / "run" / "model" / "weights.safetensors"));
}

TEST(WithoutNetworks, TrainDoesNotTouchAnOldRun) {
  if (has_networks()) GTEST_SKIP() << "this binary has LibTorch";
  const TemporaryFolder folder;
  make_pairs(folder / "pairs.npz");
  fake_run(folder / "run");
  write_manifest(folder / "run");
  expect_fault(latplan({"train", (folder / "pairs.npz").string(), "-o", (folder / "run").string(),
                        "--force"}),
               kUnsupported);
  EXPECT_TRUE(fs::exists(folder / "run" / "model" / "model.json"));
}

}  // namespace
}  // namespace latplan
