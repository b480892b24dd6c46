// The binary as a user meets it: help, wrong use, worlds, data sets, instances. No network is needed here.
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "data/instances.h"
#include "data/pair_set.h"
#include "support/run_program.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using Words = std::vector<std::string>;

constexpr int kBadInput = 33, kUnsupported = 34, kBadOutput = 35, kUsage = 36, kInterrupted = 130;

const Words kCommands = {"demo",  "domains",  "explore", "dataset", "instances",
                         "train", "export",   "inspect", "sweep",   "ship",
                         "plan",  "evaluate", "solve",   "validate"};

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

bool has_networks() { return has(read_text(latplan_binary()), "libtorch"); }

Json json_of(const ProgramResult& result) {
  EXPECT_EQ(result.exit_code, 0) << result.err;
  Json json = Json::parse(result.out, nullptr, false);
  EXPECT_TRUE(json.is_object()) << result.out;
  return json;
}

// No line is longer than 100 columns, unless it is one unbreakable word.
void expect_narrow(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t first = line.find_first_not_of(' ');
    const bool one_word = first == std::string::npos || line.find(' ', first) == std::string::npos;
    EXPECT_TRUE(line.size() <= 100 || one_word) << line.size() << ": " << line;
    EXPECT_FALSE(line.ends_with(' ')) << line;
  }
}

void make_pairs(const fs::path& file, const std::string& size = "2",
                const std::string& count = "200") {
  ASSERT_EQ(
      latplan({"dataset", "lightsout", "--size", size, "-n", count, "-o", file.string()}).exit_code,
      0);
}

// A run folder as far as it can be told without loading its weights.
void fake_run(const fs::path& folder) {
  fs::create_directories(folder / "model");
  write_atomically(folder / "model" / "model.json", "{}");
  write_atomically(folder / "run.json",
                   R"({"world": "lightsout", "world_options": {"size": "2"}})");
}

void expect_run_record(const fs::path& folder, const std::string& command,
                       const std::string& status = "done") {
  const Json record = Json::parse(read_text(folder / "run.json"));
  for (const char* key : {"command", "options", "seed", "version", "revision", "started", "ended",
                          "seconds", "status", "result"}) {
    EXPECT_TRUE(record.contains(key)) << key;
  }
  EXPECT_EQ(record["command"], command);
  EXPECT_EQ(record["status"], status);
  EXPECT_GE(record["seconds"].get<double>(), 0.0);
  EXPECT_EQ(record["started"].get<std::string>().size(), 20u);
}

TEST(Program, OverviewListsEveryCommand) {
  for (const char* word : {"--help", "-h", "help"}) {
    const ProgramResult result = latplan({word});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_EQ(result.err, "");
    for (const std::string& command : kCommands)
      EXPECT_TRUE(has(result.out, "\n  " + command + " ")) << command;
    EXPECT_TRUE(has(result.out, "exit codes"));
  }
}

TEST(Program, OverviewIsNarrow) { expect_narrow(latplan({"--help"}).out); }

TEST(Program, TellsItsVersion) {
  const ProgramResult result = latplan({"--version"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_TRUE(result.out.starts_with("latplan "));
}

TEST(Program, WithoutACommandIsWrongUse) { EXPECT_EQ(latplan({}).exit_code, kUsage); }

class EveryCommand : public ::testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Program, EveryCommand, ::testing::ValuesIn(kCommands),
                         [](const auto& test) { return test.param; });

TEST_P(EveryCommand, ExplainsItself) {
  const ProgramResult result = latplan({GetParam(), "--help"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.err, "");
  EXPECT_TRUE(result.out.starts_with("latplan " + GetParam() + ": "));
  EXPECT_TRUE(has(result.out, "default"));
  EXPECT_TRUE(has(result.out, "examples:\n  latplan " + GetParam()));
  EXPECT_TRUE(has(result.out, "--seed N"));
  EXPECT_TRUE(has(result.out, "--json"));
  expect_narrow(result.out);
}

TEST_P(EveryCommand, RefusesAnUnknownOption) {
  expect_fault(latplan({GetParam(), "--frobnicate"}), kUsage, "unknown option --frobnicate");
}

TEST_P(EveryCommand, RefusesASeedThatIsNone) {
  Words words = {GetParam(), "--seed", "many"};
  if (GetParam() == "explore") words.insert(words.begin() + 1, "lightsout");
  const ProgramResult result = latplan(words);
  EXPECT_EQ(result.exit_code, kUsage);
  expect_fault(result, kUsage);
}

TEST(Program, HelpOfAWorldsCommandShowsTheWorldsOptions) {
  const ProgramResult result = latplan({"dataset", "lightsout", "--help"});
  EXPECT_TRUE(has(result.out, "--size"));
  expect_narrow(result.out);
}

TEST(Program, WrongUseIsOneLine) {
  expect_fault(latplan({"frobnicate"}), kUsage, "unknown command 'frobnicate'");
  expect_fault(latplan({"tran"}), kUsage, "did you mean train?");
  expect_fault(latplan({"explore", "chess"}), kUsage, "chess");
  expect_fault(latplan({"dataset", "chess", "-o", "x.npz"}), kUsage, "chess");
  expect_fault(latplan({"instances", "chess", "-o", "x"}), kUsage, "chess");
  expect_fault(latplan({"explore"}), kUsage, "WORLD");
  expect_fault(latplan({"explore", "lightsout", "--size", "8"}), kUsage, "--size");
  expect_fault(latplan({"explore", "lightsout", "--size", "two"}), kUsage, "--size");
  expect_fault(latplan({"explore", "lightsout", "--max-states", "0"}), kUsage, "--max-states");
  expect_fault(latplan({"explore", "lightsout", "lightsout"}), kUsage, "unexpected argument");
  expect_fault(latplan({"dataset", "lightsout"}), kUsage, "--output");
  expect_fault(latplan({"dataset", "lightsout", "-n", "-5", "-o", "x.npz"}), kUsage, "--pairs");
  expect_fault(latplan({"dataset", "lightsout", "--seed", "-1", "-o", "x.npz"}), kUsage, "--seed");
  expect_fault(latplan({"train", "x.npz"}), kUsage, "--output");
  expect_fault(latplan({"train", "-o", "x"}), kUsage, "PAIRS.npz");
  expect_fault(latplan({"train", "x.npz", "-o", "x", "--bits", "5000"}), kUsage, "--bits");
  expect_fault(latplan({"plan", "run", "init.png"}), kUsage, "GOAL.png");
  expect_fault(latplan({"plan", "r", "i", "g", "--search", "magic"}), kUsage, "magic");
  for (const char* memory : {"64X", "M", "", "-1", "8GG", "1e9", "nan"}) {
    expect_fault(latplan({"plan", "r", "i", "g", "--memory", memory}), kUsage, "--memory");
  }
  expect_fault(latplan({"plan", "r", "i", "g", "--goal-tolerance", "1", "--search", "astar-lmcut"}),
               kUsage, "goal tolerance");
  expect_fault(latplan({"plan", "r", "i", "g", "--goal-tolerance", "1", "--engine", "fd"}), kUsage,
               "--goal-tolerance");
  expect_fault(latplan({"evaluate", "r", "--goal-tolerance", "1", "--search", "auto,fd:lmcut"}),
               kUsage, "--goal-tolerance");
  for (const char* memory : {"64M", "8G", "0.5", "0"}) {  // understood; there is no run "r"
    EXPECT_NE(latplan({"plan", "r", "i", "g", "--memory", memory}).exit_code, kUsage) << memory;
  }
  expect_fault(latplan({"export", "r", "--method", "magic"}), kUsage, "magic");
  EXPECT_FALSE(fs::exists("x.npz"));
  EXPECT_FALSE(fs::exists("x"));
}

TEST(Program, AFullDiskUnderStandardOutputIsNoSuccess) {
  ProgramOptions options;
  options.standard_output = "/dev/full";
  for (const Words& words : {Words{"domains"}, Words{"domains", "--json"}, Words{"--help"}}) {
    expect_fault(latplan(words, options), kBadOutput, "standard output");
  }
}

TEST(Domains, ListsTheWorlds) {
  const Json json = json_of(latplan({"domains", "--json"}));
  ASSERT_FALSE(json["worlds"].empty());
  std::set<std::string> names;
  for (const Json& world : json["worlds"]) names.insert(world["name"].get<std::string>());
  EXPECT_TRUE(names.contains("lightsout"));
  EXPECT_TRUE(has(latplan({"domains"}).out, "lightsout"));
}

TEST(Explore, Counts4x4LightsOut) {
  const Json json = json_of(latplan({"explore", "lightsout", "--size", "4", "--json"}));
  EXPECT_EQ(json["states"], 4096);
  EXPECT_EQ(json["transitions"], 65536);
  EXPECT_EQ(json["frontier"], Json::parse("[1, 16, 120, 560, 1387, 1440, 540, 32]"));
  EXPECT_EQ(json["complete"], true);
  EXPECT_EQ(json["diameter"], 7);
  EXPECT_EQ(json["most_moves"], 16);
  const Json blocks = json_of(latplan({"explore", "blocks", "--json"}));
  EXPECT_EQ(blocks["fewest_moves"], 4);
  EXPECT_EQ(blocks["most_moves"], 16);
}

TEST(Explore, TakesFlagsBeforeTheWorld) {
  EXPECT_EQ(json_of(latplan({"explore", "--json", "lightsout", "--size", "4"}))["states"], 4096);
  EXPECT_EQ(json_of(latplan({"explore", "-q", "--size", "3", "--json", "lightsout"}))["states"],
            512);
  EXPECT_EQ(json_of(latplan(
                {"explore", "--max-depth", "1", "--json", "lightsout", "--size=4"}))["states"],
            17);
}

TEST(Explore, CtrlCEndsItQuickly) {
  ProgramOptions options;
  options.interrupt_seconds = 0.3;
  const ProgramResult result = latplan({"explore", "lightsout", "--size", "5", "--quiet"}, options);
  EXPECT_EQ(result.exit_code, kInterrupted) << result.err;
  EXPECT_EQ(result.signal, 0);
  EXPECT_LT(result.seconds, 10);
}

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

TEST(Dataset, TellsWhatItWrote) {
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
               kBadInput, "small.npz: is of another world");
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

TEST(Instances, NameTheLargestDistance) {
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

TEST(Instances, AvoidSeveralSourcesAndTellTheOverlapWithEach) {
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
    EXPECT_NE(instance.goal, Image(instance.goal.shape()));  // all off, were it clean
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

TEST(Output, APlaceThatCannotBeWrittenIsOneLine) {
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
  expect_fault(latplan({"train", none, "-o", out}), kBadInput, none);
  expect_fault(latplan({"train", "--resume", "-o", none}), kBadInput, none);
  expect_fault(latplan({"export", none}), kBadInput, none);
  expect_fault(latplan({"plan", none, "a.png", "b.png", "-o", out}), kBadInput, none);
  expect_fault(latplan({"evaluate", none, "-o", out}), kBadInput, none);
  expect_fault(latplan({"instances", "lightsout", "--avoid", none, "-o", out}), kBadInput, none);
  EXPECT_FALSE(fs::exists(out));
  EXPECT_FALSE(fs::exists(none));
}

TEST(Train, TooFewPairsLeaveNoFolder) {
  const TemporaryFolder folder;
  make_pairs(folder / "one.npz", "2", "1");
  expect_fault(latplan({"train", (folder / "one.npz").string(), "-o", (folder / "run").string()}),
               kBadInput, "one.npz: fewer than two training pairs");
  EXPECT_FALSE(fs::exists(folder / "run"));
}

TEST(Train, ResumeNeedsARunThatNamesItsPairs) {
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

TEST(Program, TrainRefusesRecipesItCannotFollow) {
  const TemporaryFolder folder;
  const std::string out = (folder / "out").string();
  expect_fault(latplan({"train", "--recipe", "chess", "-o", out}), kUsage, "lightsout");
  expect_fault(latplan({"train", "-o", out}), kUsage, "--recipe");
  expect_fault(latplan({"train", "--recipe", "mnist", "--preset", "tiny", "-o", out}), kUsage,
               "--preset");
  write_atomically(folder / "bad.json", R"({"summary": "x", "world": "lightsout"})");
  expect_fault(latplan({"train", "--recipe", (folder / "bad.json").string(), "-o", out}), kBadInput,
               "bad.json");
  EXPECT_FALSE(fs::exists(out));
}

TEST(WithoutNetworks, CommandsThatNeedOneSaySo) {
  if (has_networks()) GTEST_SKIP() << "this binary has LibTorch";
  const TemporaryFolder folder;
  const std::string pairs = (folder / "pairs.npz").string(), run = (folder / "run").string();
  const std::string out = (folder / "out").string();
  make_pairs(pairs);
  fake_run(run);
  const std::string why = "no LibTorch";
  expect_fault(latplan({"train", pairs, "-o", out}), kUnsupported, why);
  expect_fault(latplan({"train", "--recipe", "lightsout", "-o", out}), kUnsupported, why);
  expect_fault(latplan({"sweep", pairs, "-o", out, "--grid", "bits=4"}), kUnsupported, why);
  expect_fault(latplan({"ship", run, "-o", out}), kUnsupported, why);
  expect_fault(latplan({"evaluate", "--paper", "-o", out}), kUnsupported, why);
  expect_fault(latplan({"demo", "-o", out}), kUnsupported, why);
  expect_fault(latplan({"plan", run, "a.png", "b.png", "-o", out}), kUnsupported, why);
  expect_fault(latplan({"evaluate", run, "-o", out}), kUnsupported, why);
  expect_fault(latplan({"export", run, "--pairs", pairs}), kUnsupported, why);
  EXPECT_FALSE(fs::exists(out));
  EXPECT_EQ(list_folder(run).size(), 2u);
}

TEST(WithoutNetworks, TrainDoesNotTouchAnOldRun) {
  if (has_networks()) GTEST_SKIP() << "this binary has LibTorch";
  const TemporaryFolder folder;
  make_pairs(folder / "pairs.npz");
  fake_run(folder / "run");
  expect_fault(latplan({"train", (folder / "pairs.npz").string(), "-o", (folder / "run").string(),
                        "--force"}),
               kUnsupported);
  EXPECT_TRUE(fs::exists(folder / "run" / "model" / "model.json"));
}

}  // namespace
}  // namespace latplan
