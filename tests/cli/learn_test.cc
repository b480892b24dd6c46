// `latplan learn` end to end: without networks, a codebook is enough for these worlds.
#include <gtest/gtest.h>

#include <map>

#include "base/manifest.h"
#include "base/picture_file.h"
#include "base/temporary_folder.h"
#include "cli/command.h"
#include "cli/commands_under_test.h"
#include "data/npz.h"
#include "data/pair_set.h"
#include "nn/codebook_training.h"
#include "support/grid_pictures.h"

namespace latplan {
namespace {

ProgramResult learn(Words words, const ProgramOptions& options = {}) {
  words.insert(words.begin(), "learn");
  words.insert(words.end(), {"--device", "cpu", "--budget", "1m", "-q"});
  return latplan(std::move(words), options);
}

// Files with the content of those that must not differ between two equal runs.
std::map<std::string, std::vector<std::uint8_t>> results_of(const fs::path& run) {
  std::map<std::string, std::vector<std::uint8_t>> files;
  for (const char* name :
       {"domain.pddl", "model/weights.safetensors", "model/model.json", "seen.npz", "pairs.npz"}) {
    if (fs::exists(run / name)) files[name] = read_bytes(run / name);
  }
  return files;
}

// A run folder that is worth keeping.
void make_treasure(const fs::path& folder) {
  fs::create_directories(folder);
  write_atomically(folder / "run.json", R"({"command": "learn"})");
  write_atomically(folder / "treasure", "mine");
  write_manifest(folder);
}
void expect_treasure(const fs::path& folder) {
  EXPECT_EQ(read_text(folder / "treasure"), "mine");
  EXPECT_EQ(list_folder(folder).size(), 3u);
}

class LearntLightsOut : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = new TemporaryFolder;
    result_ = learn({"lightsout", "--size", "3", "-n", "3000", "-o", run().string()});
  }
  static void TearDownTestSuite() { delete folder_; }
  static fs::path run() { return *folder_ / "run"; }
  static TemporaryFolder* folder_;
  static ProgramResult result_;
};
TemporaryFolder* LearntLightsOut::folder_ = nullptr;
ProgramResult LearntLightsOut::result_;

TEST_F(LearntLightsOut, IsARunWithModelActionsAndVerdict) {
  ASSERT_EQ(result_.exit_code, 0) << result_.err;
  EXPECT_TRUE(has(result_.out, "verdict: good")) << result_.out;
  EXPECT_TRUE(has(result_.out, "plan with: latplan plan")) << result_.out;
  for (const char* name : {"model/model.json", "model/weights.safetensors", "domain.pddl",
                           "export.json", "seen.npz", "pairs.npz", "run.json"}) {
    EXPECT_TRUE(fs::exists(run() / name)) << name;
  }
  EXPECT_FALSE(fs::exists(run() / "candidates"));
  expect_run_record(run(), "learn");
  const Json record = Json::parse(read_text(run() / "run.json"));
  EXPECT_EQ(record["world"], "lightsout");
  EXPECT_EQ(record["pairs_count"], 3000);
  EXPECT_EQ(record["config"]["model"], "codebook");
  const Json& result = record["result"];
  EXPECT_EQ(result["verdict"]["word"], "good");
  EXPECT_GT(result["score"].get<double>(), 0.95);
  EXPECT_EQ(result["budget_seconds"], 60.0);
  EXPECT_EQ(result["noise"], 0.0);
  bool listed = false;
  for (const Json& candidate : result["candidates"]) {
    listed = listed || candidate["name"] == result["chosen"];
    EXPECT_TRUE(candidate.contains("score") || candidate.contains("error")) << candidate.dump();
  }
  EXPECT_TRUE(listed);
  const Json exported = Json::parse(read_text(run() / "export.json"))["result"];
  // A press changes 3 to 5 lights: 4 corners, 4 edges, the centre; an action for each of their states.
  EXPECT_EQ(exported["actions"], 4 * 8 + 4 * 16 + 32);
  EXPECT_EQ(exported["every_pair"], true);
}

TEST_F(LearntLightsOut, PlansOptimally) {
  ASSERT_EQ(result_.exit_code, 0) << result_.err;
  const std::string tasks = (*folder_ / "tasks").string();
  ASSERT_EQ(latplan({"instances", "lightsout", "--size", "3", "--distance", "4", "--count", "1",
                     "-o", tasks, "-q"})
                .exit_code,
            0);
  const fs::path task = fs::path(tasks) / "004-000";
  const Json plan = json_of(
      latplan({"plan", run().string(), (task / "init.png").string(), (task / "goal.png").string(),
               "-q", "--json", "-o", (*folder_ / "plan").string()}));
  EXPECT_EQ(plan["plan_length"], 4) << plan.dump();
  EXPECT_EQ(plan["valid"], true) << plan.dump();
  EXPECT_TRUE(fs::exists(*folder_ / "plan" / "plan.png"));
}

TEST_F(LearntLightsOut, IsFaithful) {
  ASSERT_EQ(result_.exit_code, 0) << result_.err;
  const Json report =
      json_of(latplan({"evaluate", run().string(), "--distance", "3,5", "--count", "2", "--json",
                       "-q", "-o", (*folder_ / "evaluation").string()}));
  const std::string text = report.dump();
  EXPECT_EQ(report["fidelity"]["precision"], 1.0) << text;
  EXPECT_EQ(report["fidelity"]["recall"], 1.0) << text;
}

TEST(Learn, TheSeedDeterminesTheResult) {
  const TemporaryFolder folder;
  const Words words = {"lightsout", "--size", "2", "-n", "300", "-o"};
  const auto learnt = [&](const char* name, const Words& more = {}) {
    Words all = words;
    all.push_back((folder / name).string());
    all.insert(all.end(), more.begin(), more.end());
    EXPECT_EQ(learn(all).exit_code, 0) << name;
    return results_of(folder / name);
  };
  const auto one = learnt("one");
  EXPECT_EQ(one.size(), 5u);
  EXPECT_EQ(learnt("same"), one);
  EXPECT_NE(learnt("other", {"--seed", "2"}), one);
  // An interrupted run is repeated from its own pairs.
  ASSERT_EQ(learn({"--resume", "-o", (folder / "same").string()}).exit_code, 0);
  EXPECT_EQ(results_of(folder / "same"), one);
  expect_run_record(folder / "same", "learn");
}

// Pictures of an unknown world: cells that show one of three symbols. A move changes one of them.
TEST(LearnOwnPictures, FromAnNpzFile) {
  const TemporaryFolder folder;
  const GridPictures world{.rows = 2, .columns = 2};
  Rng rng(1);
  const data::PairSet pairs = world.pairs(1500, rng);
  const std::vector<std::int64_t> shape = {pairs.count, pairs.shape.height, pairs.shape.width, 1};
  data::write_npz(folder / "mine.npz",
                  std::vector<data::NpzArray>{{"predecessors", "|u1", shape, pairs.predecessors},
                                              {"successors", "|u1", shape, pairs.successors}});
  const ProgramResult result =
      learn({(folder / "mine.npz").string(), "-o", (folder / "run").string()});
  ASSERT_EQ(result.exit_code, 0) << result.err;
  EXPECT_TRUE(has(result.out, "verdict: good")) << result.out;
  const Json record = Json::parse(read_text(folder / "run" / "run.json"));
  EXPECT_FALSE(record.contains("world"));
  EXPECT_EQ(record["pairs"], "pairs.npz");
  EXPECT_EQ(record["config"]["patch-height"], world.height);
  EXPECT_EQ(record["config"]["patch-width"], world.width);
  // Every cell from every symbol to both others.
  EXPECT_EQ(record["result"]["export"]["actions"], world.cells() * 3 * 2);

  const GridPictures::State start = {0, 1, 2, 0}, goal = {1, 1, 0, 2};
  write_png(folder / "start.png", world.exact_picture(start));
  write_png(folder / "goal.png", world.exact_picture(goal));
  const Json plan = json_of(
      latplan({"plan", (folder / "run").string(), (folder / "start.png").string(),
               (folder / "goal.png").string(), "-q", "--json", "-o", (folder / "plan").string()}));
  EXPECT_EQ(plan["plan_length"], 3) << plan.dump();  // three cells differ
}

TEST(LearnFaults, BadSourcesAreNamed) {
  const TemporaryFolder folder;
  const std::string out = (folder / "run").string();
  const std::string none = (folder / "none").string();
  expect_fault(learn({none, "-o", out}), kBadInput, none);
  expect_fault(learn({"lightsuot", "-o", out}), kBadInput, "did you mean lightsout?");
  fs::create_directory(folder / "frames");
  expect_fault(learn({(folder / "frmaes").string(), "-o", out}), kBadInput,
               "did you mean " + (folder / "frames").string() + "?");
  fs::create_directory(folder / "empty");
  expect_fault(learn({(folder / "empty").string(), "-o", out}), kBadInput, "empty");
  write_atomically(folder / "damaged.npz", "PK");
  expect_fault(learn({(folder / "damaged.npz").string(), "-o", out}), kBadInput, "damaged.npz");
  expect_fault(learn({"-o", out}), kUsage, "SOURCE");
  expect_fault(learn({"lightsout", "--size", "3"}), kUsage, "--output");
  expect_fault(learn({"lightsout", "--size", "99", "-o", out}), kUsage);
  EXPECT_FALSE(fs::exists(out));
}

TEST(LearnFaults, BadBudgetsAreRefused) {
  const TemporaryFolder folder;
  for (const char* budget : {"", "soon", "0", "-5", "5d", "10mm", "nan", "1e9h", "inf"}) {
    if (std::string(budget).empty()) continue;
    const ProgramResult result =
        latplan({"learn", "lightsout", "--size", "2", "-o", (folder / "run").string(),
                 std::string("--budget=") + budget});
    expect_fault(result, kUsage, "--budget");
  }
  EXPECT_FALSE(fs::exists(folder / "run"));
}

TEST(LearnFaults, AMissingGpuIsNamedBeforeAnyWork) {
  if (fs::exists("/dev/nvidiactl")) GTEST_SKIP() << "there is a GPU";
  const TemporaryFolder folder;
  const ProgramResult result = latplan(
      {"learn", "lightsout", "--size", "2", "--device", "cuda", "-o", (folder / "run").string()});
  expect_fault(result, kUnsupported, "--device cuda: no GPU is found");
  EXPECT_FALSE(fs::exists(folder / "run"));
}

TEST(LearnFaults, AnExistingFolderIsKept) {
  const TemporaryFolder folder;
  make_treasure(folder / "run");
  const std::string run = (folder / "run").string();
  expect_fault(learn({"lightsout", "--size", "2", "-n", "100", "-o", run}), kBadOutput, run);
  expect_treasure(run);
  // Nor does --force replace it by nothing.
  expect_fault(learn({(folder / "none").string(), "-o", run, "--force"}), kBadInput, "none");
  expect_treasure(run);
  // Pairs that hold no move: nothing can be learnt.
  const GridPictures world;
  Rng rng(1);
  data::PairSet still;
  still.shape = world.shape();
  const GridPictures::State state = world.any(rng);
  for (int i = 0; i < 20; ++i) world.add(still, state, state, rng);
  data::write_pairs(folder / "still.npz", still);
  const ProgramResult nothing = learn({(folder / "still.npz").string(), "-o", run, "--force"});
  EXPECT_TRUE(nothing.exit_code == kUnsupported || nothing.exit_code == kBadInput) << nothing.err;
  expect_treasure(run);
}

TEST(LearnFaults, ForceReplacesARunThatWasLearnt) {
  const TemporaryFolder folder;
  make_treasure(folder / "run");
  const std::string run = (folder / "run").string();
  ASSERT_EQ(learn({"lightsout", "--size", "2", "-n", "300", "-o", run, "--force"}).exit_code, 0);
  EXPECT_FALSE(fs::exists(folder / "run" / "treasure"));
  EXPECT_FALSE(fs::exists(run + ".part"));
  EXPECT_TRUE(fs::exists(folder / "run" / "domain.pddl"));
}

// Ctrl-C while the first candidate is trained: there is nothing to keep instead.
TEST(LearnFaults, AnInterruptBeforeTheFirstCandidateKeepsTheOldRun) {
  const TemporaryFolder folder;
  make_treasure(folder / "run");
  make_pairs(folder / "pairs.npz");
  SilentLog log;
  StopFlag stop;
  nn::Backend backend = nn::with_codebooks({});
  backend.train = [&](const auto&, const auto&, const auto&, bool, Log&, const StopFlag&) {
    stop.request();
    return nn::TrainResult{};
  };
  cli::Context context{log, stop, backend};
  testing::internal::CaptureStdout();
  EXPECT_EQ(
      cli::run_command(
          cli::find_command("learn"),
          {(folder / "pairs.npz").string(), "-o", (folder / "run").string(), "--force"}, context),
      ExitCode::kInterrupted);
  EXPECT_TRUE(has(testing::internal::GetCapturedStdout(), "interrupted"));
  expect_treasure(folder / "run");
}

TEST(LearnFaults, AnInterruptOfTheProgramKeepsTheOldRun) {
  const TemporaryFolder folder;
  make_treasure(folder / "run");
  ProgramOptions options;
  options.interrupt_seconds = 0;
  const ProgramResult result =
      learn({"lightsout", "--size", "5", "-n", "20000", "-o", (folder / "run").string(), "--force"},
            options);
  EXPECT_EQ(result.exit_code, kInterrupted) << result.out << result.err;
  expect_treasure(folder / "run");
}

TEST(LearnFaults, ResumeNeedsARunOfLearn) {
  const TemporaryFolder folder;
  const std::string run = (folder / "run").string();
  expect_fault(learn({"--resume", "-o", run}), kBadInput, "run");
  fs::create_directories(run);
  write_atomically(folder / "run" / "run.json", R"({"command": "train", "pairs": "pairs.npz"})");
  expect_fault(learn({"--resume", "-o", run}), kBadInput, "not a run of `latplan learn`");
  write_atomically(folder / "run" / "run.json", R"({"command": "learn", "pairs": "pairs.npz"})");
  expect_fault(learn({"--resume", "-o", run}), kBadInput, "pairs.npz");
  expect_fault(learn({"lightsout", "--resume", "-o", run}), kUsage, "--resume");
}

}  // namespace
}  // namespace latplan
