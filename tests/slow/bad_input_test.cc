// Bad input for a trained model: each error is one line on standard error, has its exit code and leaves every file as it
// was. The model is tiny (2x2 LightsOut, a few epochs) and trained once for all tests of this file.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/manifest.h"
#include "base/picture_file.h"
#include "base/temporary_folder.h"
#include "support/run_program.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using Words = std::vector<std::string>;

constexpr int kBadInput = 33, kUnsupported = 34, kBadOutput = 35, kUsage = 36;

// Every file below a folder with its content.
std::map<std::string, std::string> contents(const fs::path& folder) {
  std::map<std::string, std::string> files;
  for (const fs::path& entry : list_folder(folder)) {
    if (fs::is_directory(entry)) {
      files[entry.string() + "/"] = "";
      files.merge(contents(entry));
    } else {
      files[entry.string()] = read_text(entry);
    }
  }
  return files;
}

class BadInput : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    shared_ = new TemporaryFolder;
    const TemporaryFolder& t = *shared_;
    const auto done = [](const Words& words) {
      const ProgramResult result = latplan(words);
      ASSERT_EQ(result.exit_code, 0) << result.err;
    };
    done({"dataset", "lightsout", "--size", "2", "-n", "300", "-o", (t / "pairs.npz").string()});
    done({"dataset", "lightsout", "--size", "3", "-n", "300", "-o", (t / "large.npz").string()});
    done({"instances", "lightsout", "--size", "2", "--distance", "2", "--count", "2", "-o",
          (t / "tasks").string()});
    done({"instances", "lightsout", "--size", "3", "--distance", "2", "--count", "1", "-o",
          (t / "large").string()});
    done({"train", (t / "pairs.npz").string(), "-o", (t / "run").string(), "--bits", "8",
          "--labels", "16", "--width", "32", "--action-width", "32", "--epochs", "4", "--batch",
          "50", "--threads", "1"});
    done({"export", (t / "run").string()});
  }
  static void TearDownTestSuite() {
    delete shared_;
    shared_ = nullptr;
  }

  void SetUp() override { before_ = contents(shared_->path()); }
  // No test may change the shared files or leave output.
  void TearDown() override {
    EXPECT_TRUE(contents(shared_->path()) == before_) << "files were written, changed or deleted";
  }

  static std::string at(const std::string& name) { return (*shared_ / name).string(); }
  static std::string init() { return at("tasks/002-000/init.png"); }
  static std::string goal() { return at("tasks/002-000/goal.png"); }
  static std::string out() { return at("out"); }

  // A copy of the run folder that a test may damage: without a manifest, which would find the damage first.
  static fs::path copy_of_run(const TemporaryFolder& own) {
    fs::copy(at("run"), own / "run", fs::copy_options::recursive);
    fs::remove(own / "run" / "manifest.json");
    Json record = Json::parse(read_text(own / "run" / "run.json"));
    record.erase("format");
    write_atomically(own / "run" / "run.json", record.dump(2));
    return own / "run";
  }
  static void flip(const fs::path& file, std::size_t place, std::uint8_t mask = 0x10) {
    std::vector<std::uint8_t> bytes = read_bytes(file);
    bytes[place] ^= mask;
    write_atomically(file, bytes);
  }

  static TemporaryFolder* shared_;
  std::map<std::string, std::string> before_;
};
TemporaryFolder* BadInput::shared_ = nullptr;

TEST_F(BadInput, GoodInputWorks) {
  const TemporaryFolder own;
  const std::string plan = (own / "plan").string();
  const ProgramResult result = latplan({"plan", at("run"), init(), goal(), "-o", plan});
  EXPECT_TRUE(result.exit_code == 0 || result.exit_code == 11)
      << result.err;  // after 4 epochs there may be no plan
  const Json record = Json::parse(read_text(own / "plan" / "run.json"));
  for (const char* key : {"command", "options", "seed", "version", "revision", "started", "ended",
                          "seconds", "status", "result"}) {
    EXPECT_TRUE(record.contains(key)) << key;
  }
  const std::string results = (own / "results").string();
  const ProgramResult evaluated =
      latplan({"evaluate", at("run"), at("tasks"), "-o", results, "--json"});
  EXPECT_EQ(evaluated.exit_code, 0) << evaluated.err;
  EXPECT_EQ(Json::parse(evaluated.out)["counts"].back()["instances"], 2);
  EXPECT_EQ(Json::parse(read_text(own / "results" / "run.json"))["status"], "done");
}

TEST_F(BadInput, EvaluateDrawsGoalsWhenTheStandardOneWasTrainedOn) {
  // 300 pairs show all 16 states of 2x2: no unseen instance is left, so a seen one is drawn and reported.
  const ProgramResult result = latplan({"evaluate", at("run"), "--distance", "2", "--count", "1"});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_NE(result.out.find("1 of 1 instances share a start or goal with the training data"),
            std::string::npos)
      << result.out;
}

TEST_F(BadInput, MissingFiles) {
  const std::string none = at("none");
  expect_fault(latplan({"plan", at("run"), none + ".png", goal(), "-o", out()}), kBadInput,
               "none.png");
  expect_fault(latplan({"plan", at("run"), init(), none + ".png", "-o", out()}), kBadInput,
               "none.png");
  expect_fault(latplan({"plan", none, init(), goal(), "-o", out()}), kBadInput, "none");
  expect_fault(latplan({"train", none, "-o", out()}), kBadInput, "none");
  expect_fault(latplan({"export", none}), kBadInput, "none");
  expect_fault(latplan({"export", at("run"), "--pairs", none, "--force"}), kBadInput, "none");
  expect_fault(latplan({"evaluate", none, "-o", out()}), kBadInput, "none");
  expect_fault(latplan({"evaluate", at("run"), none, "-o", out()}), kBadInput, "none");
  expect_fault(latplan({"evaluate", at("run"), "--pairs", none, "-o", out()}), kBadInput, "none");
}

TEST_F(BadInput, BrokenPictures) {
  const TemporaryFolder own;
  const std::vector<std::uint8_t> good = read_bytes(init());
  for (const std::size_t kept :
       {std::size_t{0}, std::size_t{4}, std::size_t{20}, good.size() / 2, good.size() - 1}) {
    write_atomically(own / "cut.png", std::span(good).first(kept));
    expect_fault(latplan({"plan", at("run"), (own / "cut.png").string(), goal(), "-o", out()}),
                 kBadInput, "cut.png");
  }
  write_atomically(own / "text.png", "This is not a picture.\n");
  expect_fault(latplan({"plan", at("run"), (own / "text.png").string(), goal(), "-o", out()}),
               kBadInput, "text.png");
  expect_fault(latplan({"plan", at("run"), init(), (own / "text.png").string(), "-o", out()}),
               kBadInput, "text.png");
  expect_fault(latplan({"plan", at("run"), own.path().string(), goal(), "-o", out()}), kBadInput,
               "folder");
}

TEST_F(BadInput, BrokenInstances) {
  const TemporaryFolder own;
  fs::copy(at("tasks"), own / "tasks", fs::copy_options::recursive);
  const std::vector<std::uint8_t> good = read_bytes(init());
  write_atomically(own / "tasks" / "002-001" / "goal.png", std::span(good).first(30));
  expect_fault(latplan({"evaluate", at("run"), (own / "tasks").string(), "-o", out()}), kBadInput,
               "goal.png");
  write_atomically(own / "tasks" / "002-001" / "goal.png", good);
  write_atomically(own / "tasks" / "002-001" / "instance.json", "{");
  expect_fault(latplan({"evaluate", at("run"), (own / "tasks").string(), "-o", out()}), kBadInput,
               "instance.json");
}

TEST_F(BadInput, PicturesOfAnotherSize) {
  const std::string large = at("large/002-000/init.png");
  expect_fault(latplan({"plan", at("run"), large, goal(), "-o", out()}), kBadInput, "27x27");
  expect_fault(latplan({"plan", at("run"), init(), large, "-o", out()}), kBadInput, "27x27");
  expect_fault(latplan({"evaluate", at("run"), at("large"), "-o", out()}), kBadInput, "27x27");
  expect_fault(latplan({"export", at("run"), "--pairs", at("large.npz"), "--force"}), kBadInput);
  const TemporaryFolder own;
  Image red(ImageShape{18, 18, 3}, 0.0F);
  red.at(9, 9, 0) = 1.0F;
  write_png(own / "colour.png", red);
  expect_fault(latplan({"plan", at("run"), (own / "colour.png").string(), goal(), "-o", out()}),
               kBadInput, "colour");
}

TEST_F(BadInput, BrokenPairs) {
  const TemporaryFolder own;
  const std::vector<std::uint8_t> good = read_bytes(at("pairs.npz"));
  write_atomically(own / "cut.npz", std::span(good).first(good.size() / 2));
  expect_fault(latplan({"train", (own / "cut.npz").string(), "-o", out()}), kBadInput, "cut.npz");
  write_atomically(own / "text.npz", "not an archive");
  expect_fault(latplan({"train", (own / "text.npz").string(), "-o", out()}), kBadInput, "text.npz");
  write_atomically(own / "flipped.npz", good);
  flip(own / "flipped.npz", good.size() / 5);  // among the pixels, not in a time stamp
  expect_fault(latplan({"train", (own / "flipped.npz").string(), "-o", out()}), kBadInput,
               "flipped.npz");
  expect_fault(latplan({"export", at("run"), "--force", "--pairs", (own / "cut.npz").string()}),
               kBadInput, "cut.npz");
  expect_fault(latplan({"train", init(), "-o", out()}), kBadInput, "init.png");
}

TEST_F(BadInput, UsageErrors) {
  expect_fault(latplan({"plan", at("run"), init(), goal(), "-o", out(), "--fast"}), kUsage,
               "--fast");
  expect_fault(latplan({"train", at("pairs.npz"), "-o", out(), "--bts", "3"}), kUsage,
               "did you mean --bits?");
  expect_fault(latplan({"export", at("run"), "--alpha", "7"}), kUsage, "--alpha");
  expect_fault(latplan({"evaluate", at("run"), "--count", "-3"}), kUsage, "--count");
  expect_fault(latplan({"dataset", "ligtsout", "-o", out()}), kUsage, "ligtsout");
}

TEST_F(BadInput, OutputsThatExist) {
  const TemporaryFolder own;
  const std::string folder = (own / "mine").string();
  fs::create_directory(folder);
  write_atomically(own / "mine" / "thesis.tex", "precious");
  for (const bool force : {false, true}) {
    for (Words words : {Words{"plan", at("run"), init(), goal(), "-o", folder},
                        Words{"evaluate", at("run"), at("tasks"), "-o", folder},
                        Words{"train", at("pairs.npz"), "-o", folder, "--epochs", "1"},
                        Words{"demo", "-o", folder}}) {
      if (force) words.push_back("--force");
      expect_fault(latplan(words), kBadOutput, "mine");
    }
  }
  EXPECT_EQ(contents(folder),
            (std::map<std::string, std::string>{{folder + "/thesis.tex", "precious"}}));
  expect_fault(latplan({"plan", at("run"), init(), goal(), "-o", at("tasks")}), kBadOutput,
               "exists already");
  expect_fault(latplan({"train", at("pairs.npz"), "-o", at("run")}), kBadOutput, "exists already");
  expect_fault(latplan({"export", at("run")}), kBadOutput, "exists already");
}

TEST_F(BadInput, PlacesThatCannotBeWritten) {
  for (const std::string& parent : {init(), std::string("/proc")}) {
    const std::string place = parent + "/x";
    expect_fault(latplan({"plan", at("run"), init(), goal(), "-o", place}), kBadOutput, place);
    expect_fault(latplan({"evaluate", at("run"), at("tasks"), "-o", place}), kBadOutput, place);
    expect_fault(latplan({"train", at("pairs.npz"), "-o", place}), kBadOutput, place);
    expect_fault(latplan({"demo", "-o", place}), kBadOutput, place);
  }
}

// Inputs are checked before an old output is deleted.
TEST_F(BadInput, ForceDeletesNothingBeforeTheInputsWereChecked) {
  const TemporaryFolder own;
  const std::string run = copy_of_run(own).string();
  write_manifest(run);
  const auto before = contents(run);
  const auto expect_kept = [&](const Words& words, int code, const std::string& part) {
    expect_fault(latplan(words), code, part);
    EXPECT_TRUE(contents(run) == before) << words[0];
  };
  expect_kept({"train", at("none"), "-o", run, "--force"}, kBadInput, "none");
  expect_kept({"plan", at("run"), at("none"), goal(), "-o", run, "--force"}, kBadInput, "none");
  expect_kept({"plan", at("run"), at("large/002-000/init.png"), goal(), "-o", run, "--force"},
              kBadInput, "27x27");
  expect_kept({"evaluate", at("run"), at("none"), "-o", run, "--force"}, kBadInput, "none");
  expect_kept({"evaluate", at("run"), at("large"), "-o", run, "--force"}, kBadInput, "27x27");
  expect_kept({"export", run, "--force", "--pairs", at("none")}, kBadInput, "none");
  expect_kept({"export", run, "--force", "--pairs", at("large.npz")}, kBadInput, "large.npz");
  expect_kept({"evaluate", at("run"), at("tasks"), "-o", run, "--force", "--selection", at("none")},
              kBadInput, "none");
  expect_kept({"ship", at("run"), "-o", run, "--force", "--pairs", at("large.npz")}, kBadInput,
              "large.npz");
}

TEST_F(BadInput, LateErrorsAreUndone) {
  const TemporaryFolder own;
  const std::string run = copy_of_run(own).string();
  write_manifest(run);
  const auto before = contents(own.path());
  const Image black(read_picture(init()).shape());
  write_png(own / "black.png", black);
  const auto with_mask = contents(own.path());
  const auto expect_kept = [&](const Words& words, int code, const std::string& part) {
    for (const std::string& output : {run, (own / "fresh").string()}) {
      Words whole = words;
      whole.insert(whole.end(), {"-o", output, "--force", "-q"});
      expect_fault(latplan(whole), code, part);
      EXPECT_TRUE(contents(own.path()) == with_mask) << words[0] << " " << output;
    }
  };
  ASSERT_NE(before.size(), with_mask.size());
  // 6 x 6 pixels: 4 patches of 3 x 3, and 7 bits for them.
  const int side = black.shape().height / 2;
  expect_kept(
      {"train", at("pairs.npz"), "--architecture", "patches", "--patch-width", std::to_string(side),
       "--patch-height", std::to_string(side), "--bits", "7", "--threads", "1"},
      kUsage, "--bits 7");
  expect_kept({"plan", at("run"), init(), goal(), "--goal-mask", (own / "black.png").string()},
              kBadInput, "goal mask");
}

TEST_F(BadInput, PlansAreKeptWhenALaterSearchFails) {
  const TemporaryFolder own;
  write_atomically(own / "broken", std::string("#!/bin/sh\nexit 34\n"));
  fs::permissions(own / "broken", fs::perms::owner_all);
  const auto evaluate = [&](const std::string& searches) {
    return latplan({"evaluate", at("run"), at("tasks"), "--search", searches, "--fd",
                    (own / "broken").string(), "-o", (own / "out").string(), "-q"});
  };
  EXPECT_EQ(evaluate("fd:blind").exit_code, kUnsupported);
  EXPECT_FALSE(fs::exists(own / "out"));
  EXPECT_EQ(evaluate("auto,fd:blind").exit_code, kUnsupported);
  EXPECT_TRUE(fs::exists(own / "out" / "auto" / "002-001" / "problem.pddl"));
}

TEST_F(BadInput, PairsAndInstancesOfAnotherKindAreRefused) {
  expect_fault(latplan({"evaluate", at("run"), at("tasks"), "--pairs", at("large.npz"),
                        "--metrics-pairs", "0", "-q"}),
               kBadInput, "large.npz");
  expect_fault(latplan({"inspect", at("run"), "--pairs", at("large.npz"), "-o", out()}), kBadInput,
               "large.npz");
  const TemporaryFolder own;
  fs::copy(at("tasks"), own / "tasks", fs::copy_options::recursive);
  for (const fs::path& task : list_folder(own / "tasks")) {
    if (!fs::exists(task / "instance.json")) continue;
    Json truth = Json::parse(read_text(task / "instance.json"));
    truth["options"]["twisted"] = "true";
    write_atomically(task / "instance.json", truth.dump());
  }
  const ProgramResult other =
      latplan({"evaluate", at("run"), (own / "tasks").string(), "--metrics-pairs", "0", "-q"});
  EXPECT_NE(other.err.find("instances of lightsout (twisted=true)"), std::string::npos)
      << other.err;
  fs::remove(own / "tasks" / "002-001" / "goal.png");
  expect_fault(latplan({"evaluate", at("run"), (own / "tasks").string(), "-q"}), kBadInput,
               "002-001/goal.png");
}

TEST_F(BadInput, ASearchNamedTwiceIsAUsageError) {
  expect_fault(latplan({"evaluate", at("run"), at("tasks"), "--search", "auto,auto", "-q"}), kUsage,
               "given twice");
}

TEST_F(BadInput, PairsThatMovedAreNamed) {
  const TemporaryFolder own;
  const fs::path run = copy_of_run(own);
  Json record = Json::parse(read_text(run / "run.json"));
  record["pairs"] = (own / "gone.npz").string();
  write_atomically(run / "run.json", record.dump());
  for (const Words& words :
       {Words{"export", run.string(), "--force"}, Words{"inspect", run.string(), "-o", out()},
        Words{"ship", run.string(), "-o", out()}}) {
    const ProgramResult result = latplan(words);
    EXPECT_EQ(result.exit_code, kBadInput) << words[0];
    EXPECT_NE(result.err.find("gone.npz"), std::string::npos) << result.err;
    EXPECT_NE(result.err.find("--pairs"), std::string::npos) << result.err;
  }
}

TEST_F(BadInput, ForceNeverDeletesAnInput) {
  const TemporaryFolder own;
  const std::string run = copy_of_run(own).string();
  fs::copy_file(at("pairs.npz"), run + "/pairs.npz");
  write_manifest(run);
  const auto before = contents(run);
  expect_fault(latplan({"train", run + "/pairs.npz", "-o", run, "--force"}), kBadOutput,
               "holds the input");
  expect_fault(latplan({"plan", run, init(), goal(), "-o", run, "--force"}), kBadOutput,
               "holds the input");
  expect_fault(latplan({"plan", run, init(), goal(), "-o", at("tasks"), "--force"}), kBadOutput,
               "holds the input");
  expect_fault(latplan({"evaluate", run, at("tasks"), "-o", run, "--force"}), kBadOutput,
               "holds the input");
  EXPECT_TRUE(contents(run) == before);
}

TEST_F(BadInput, OneFlippedByteOfTheWeights) {
  const TemporaryFolder own;
  const fs::path run = copy_of_run(own);
  const fs::path weights = run / "model" / "weights.safetensors";
  const std::vector<std::uint8_t> good = read_bytes(weights);
  for (const std::size_t place : {std::size_t{0}, std::size_t{7}, std::size_t{8}, std::size_t{40},
                                  good.size() / 3, good.size() / 2, good.size() - 1}) {
    flip(weights, place, place % 2 == 0 ? 0x01 : 0x80);
    expect_fault(latplan({"plan", run.string(), init(), goal(), "-o", out()}), kBadInput,
                 "weights.safetensors");
    write_atomically(weights, good);
  }
  flip(weights, good.size() / 2);
  const auto damaged = contents(run);
  expect_fault(latplan({"evaluate", run.string(), at("tasks"), "-o", out()}), kBadInput,
               "weights.safetensors");
  expect_fault(latplan({"export", run.string(), "--force"}), kBadInput, "weights.safetensors");
  EXPECT_TRUE(contents(run) == damaged);
  write_atomically(weights, std::span(good).first(good.size() / 2));
  expect_fault(latplan({"plan", run.string(), init(), goal(), "-o", out()}), kBadInput,
               "weights.safetensors");
  fs::remove(weights);
  expect_fault(latplan({"plan", run.string(), init(), goal(), "-o", out()}), kBadInput,
               "weights.safetensors");
}

// A flipped byte of model.json may hit something harmless (an epoch number). It must not crash the program or make it
// write.
TEST_F(BadInput, OneFlippedByteOfTheModelFile) {
  const TemporaryFolder own;
  const fs::path run = copy_of_run(own);
  const fs::path file = run / "model" / "model.json";
  const std::vector<std::uint8_t> good = read_bytes(file);
  int refused = 0, tried = 0;
  for (std::size_t place = 0; place < good.size(); place += 67) {
    flip(file, place, 0x04);
    const std::string plan = (own / ("plan" + std::to_string(place))).string();
    const ProgramResult result = latplan({"plan", run.string(), init(), goal(), "-o", plan});
    ++tried;
    if (result.exit_code != 0 && result.exit_code != 11) {
      ++refused;
      SCOPED_TRACE("byte " + std::to_string(place));
      expect_fault(result, kBadInput, "");
      EXPECT_FALSE(fs::exists(plan));
    }
    write_atomically(file, good);
  }
  EXPECT_GT(refused, tried / 2);
}

TEST_F(BadInput, ADamagedRunFolder) {
  const TemporaryFolder own;
  const fs::path run = copy_of_run(own);
  const auto fault = [&](const std::string& part) {
    expect_fault(latplan({"plan", run.string(), init(), goal(), "-o", out()}), kBadInput, part);
    expect_fault(latplan({"evaluate", run.string(), at("tasks"), "-o", out()}), kBadInput, part);
  };
  const std::string record = read_text(run / "run.json"), domain = read_text(run / "domain.pddl");
  Json chess = Json::parse(record);
  chess["world"] = "chess";
  write_atomically(run / "run.json", chess.dump());
  fault("run.json");
  write_atomically(run / "run.json", record.substr(0, record.size() / 2));
  fault("run.json");
  write_atomically(run / "run.json", record);
  write_atomically(run / "domain.pddl", domain.substr(0, domain.rfind(')')));
  fault("domain.pddl:");
  fs::remove(run / "domain.pddl");
  fault("latplan export");
  fs::remove(run / "run.json");
  fault("run.json");
  fs::remove(run / "model" / "model.json");
  fault("no trained model");
}

TEST_F(BadInput, ADamagedCheckpointIsNotResumed) {
  const TemporaryFolder own;
  const fs::path run = copy_of_run(own);
  const std::vector<fs::path> checkpoints = list_folder(run / "checkpoint");
  ASSERT_FALSE(checkpoints.empty());
  const fs::path weights = checkpoints.back() / "current.safetensors";
  flip(weights, read_bytes(weights).size() / 2);
  expect_fault(latplan({"train", "--resume", "-o", run.string(), "--quiet"}), kBadInput,
               "current.safetensors");
}

TEST_F(BadInput, ADeviceThisMachineLacks) {
  const TemporaryFolder own;
  const ProgramResult result = latplan({"train", at("pairs.npz"), "-o", (own / "run").string(),
                                        "--device", "cuda", "--epochs", "1", "--quiet"});
  if (result.exit_code == 0) GTEST_SKIP() << "a machine with a GPU";
  expect_fault(result, kUnsupported, "--device cuda");
}

}  // namespace
}  // namespace latplan
