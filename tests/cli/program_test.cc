// The binary as a user meets it: help, wrong use, the list of worlds and their sizes. No network is needed here.
#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "cli/commands_under_test.h"

namespace latplan {
namespace {

const Words kCommands = {"demo",  "domains",  "explore", "dataset", "instances",
                         "train", "export",   "inspect", "sweep",   "ship",
                         "plan",  "evaluate", "solve",   "validate"};

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

// timeout(1) signals its child and then the child's group: that is one request to stop, not two.
TEST(Explore, StopsSafelyWhenTimeoutSignalsItTwice) {
  const ProgramResult result = run_program({"/usr/bin/timeout", "-s", "INT", "1", latplan_binary(),
                                            "explore", "lightsout", "--size", "5", "--quiet"});
  EXPECT_NE(result.out.find("incomplete: interrupted"), std::string::npos) << result.err;
}

}  // namespace
}  // namespace latplan
