// The program without networks: help, usage errors, the list of worlds and their sizes.
#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "base/temporary_folder.h"
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

TEST(Program, PrintsItsVersion) {
  const ProgramResult result = latplan({"--version"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_TRUE(result.out.starts_with("latplan "));
}

TEST(Program, WithoutACommandIsAUsageError) { EXPECT_EQ(latplan({}).exit_code, kUsage); }

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

// Lines of the help text that begin an option, -h and --help-all included.
int options_shown(const std::string& help) {
  int count = 0;
  std::istringstream lines(help);
  for (std::string line; std::getline(lines, line);) {
    count += line.starts_with("  -") || line.starts_with("      --");
  }
  return count;
}

TEST_P(EveryCommand, ShowsFewOptions) {
  const std::string help = latplan({GetParam(), "--help"}).out;
  const int most = GetParam() == "train" ? 18 : 15;
  EXPECT_LE(options_shown(help), most) << help;
  EXPECT_GE(options_shown(help), 4) << help;
}

TEST_P(EveryCommand, HelpAllShowsMoreOrThereIsNone) {
  const ProgramResult all = latplan({GetParam(), "--help-all"});
  EXPECT_EQ(all.exit_code, 0) << all.err;
  const std::string help = latplan({GetParam(), "--help"}).out;
  if (has(help, "--help-all")) {
    EXPECT_GT(options_shown(all.out), options_shown(help));
  } else {
    EXPECT_EQ(all.out, help);
  }
  expect_narrow(all.out);
}

TEST_P(EveryCommand, IsExplainedByHelpCommand) {
  const ProgramResult result = latplan({"help", GetParam()});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_EQ(result.out, latplan({GetParam(), "--help"}).out);
}

TEST_P(EveryCommand, ListsItsExitCodes) {
  const std::string help = latplan({GetParam(), "--help"}).out;
  const std::string codes = help.substr(help.find("\nexit codes:\n"));
  for (const int code : {0, 22, kBadInput, kUnsupported, kBadOutput, kUsage, kInterrupted}) {
    EXPECT_TRUE(has(codes, "\n  " + std::to_string(code) + " ")) << code << codes;
  }
  const std::set<std::string> planners = {"demo", "plan", "solve"};
  for (const int code : {11, 12, 23}) {
    EXPECT_EQ(has(codes, "\n  " + std::to_string(code) + " "), planners.contains(GetParam()))
        << code;
  }
  EXPECT_EQ(has(codes, "\n  13 "), GetParam() == "validate");
}

TEST_P(EveryCommand, RefusesAnUnknownOption) {
  expect_fault(latplan({GetParam(), "--frobnicate"}), kUsage, "unknown option --frobnicate");
}

TEST_P(EveryCommand, RefusesASeedThatIsNotANumber) {
  Words words = {GetParam(), "--seed", "many"};
  if (GetParam() == "explore") words.insert(words.begin() + 1, "lightsout");
  const ProgramResult result = latplan(words);
  EXPECT_EQ(result.exit_code, kUsage);
  expect_fault(result, kUsage);
}

TEST(Program, HelpShowsTheOptionsOfTheNamedWorld) {
  const ProgramResult result = latplan({"dataset", "lightsout", "--help"});
  EXPECT_TRUE(has(result.out, "--size"));
  expect_narrow(result.out);
}

TEST(Program, AUsageErrorIsOneLine) {
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
  expect_fault(latplan({"train", "x.npz", "-o", "x", "--bits", "5000"}), kUsage, "--bits");
  expect_fault(latplan({"plan", "run", "init.png"}), kUsage, "GOAL.png");
  expect_fault(latplan({"plan", "r", "i", "g", "--search", "magic"}), kUsage, "magic");
  for (const char* memory : {"64X", "M", "", "-1", "8GG", "1e9", "nan"}) {
    expect_fault(latplan({"plan", "r", "i", "g", "--memory", memory}), kUsage, "--memory");
  }
  expect_fault(latplan({"plan", "r", "i", "g", "--goal-tolerance", "1", "--search", "astar-lmcut"}),
               kUsage, "goal tolerance");
  expect_fault(latplan({"plan", "r", "i", "g", "--goal-tolerance", "1", "--search", "fd:lmcut"}),
               kUsage, "goal tolerance");
  expect_fault(
      latplan({"plan", "r", "i", "g", "--set", "goal-tolerance=1", "--set", "search=fd:lmcut"}),
      kUsage, "goal tolerance");
  expect_fault(latplan({"help", "frobnicate"}), kUsage, "unknown command 'frobnicate'");
  expect_fault(latplan({"evaluate", "r", "--goal-tolerance", "1", "--search", "auto,fd:lmcut"}),
               kUsage, "goal tolerance");
  for (const char* memory : {"64M", "8G", "0.5", "0"}) {  // understood; there is no run "r"
    EXPECT_NE(latplan({"plan", "r", "i", "g", "--memory", memory}).exit_code, kUsage) << memory;
  }
  expect_fault(latplan({"export", "r", "--method", "magic"}), kUsage, "magic");
  EXPECT_FALSE(fs::exists("x.npz"));
  EXPECT_FALSE(fs::exists("x"));
}

TEST(Program, SuggestsTheNearestName) {
  const auto expect_hint = [](const Words& words, const std::string& meant) {
    expect_fault(latplan(words), kUsage, "did you mean " + meant + "?");
  };
  expect_hint({"tran"}, "train");
  expect_hint({"help", "tran"}, "train");
  expect_hint({"explore", "lightout"}, "lightsout");
  expect_hint({"dataset", "hanio", "-o", "x.npz"}, "hanoi");
  expect_hint({"plan", "r", "i", "g", "--search", "astar-lmcu"}, "astar-lmcut");
  expect_hint({"plan", "r", "i", "g", "--search", "fd:lmcutt"}, "lmcut");
  expect_hint({"solve", "x.sas", "--search", "astar-blnd"}, "astar-blind");
  expect_hint({"evaluate", "r", "--search", "auto,astar-lmcu"}, "astar-lmcut");
  expect_hint({"train", "x.npz", "-o", "x", "--model", "ama4"}, "ama4+");
  expect_hint({"train", "x.npz", "-o", "x", "--preset", "fst"}, "fast");
  expect_hint({"export", "r", "--method", "fited"}, "fitted");
  expect_hint({"export", "r", "--set", "preconditions=implid"}, "implied");
  expect_hint({"train", "x.npz", "-o", "x", "--set", "lables=3"}, "--labels");
  expect_hint({"train", "x.npz", "-o", "x", "--epoch", "3"}, "--epochs");
}

TEST(Program, TrainTakesCommonNamesOfOptions) {
  const TemporaryFolder folder;
  const std::string none = (folder / "none.npz").string(), out = (folder / "out").string();
  for (const Words& words : {Words{"--lr", "0.01"}, Words{"--batch-size", "50"}, Words{"--gpu"},
                             Words{"--set", "beta1=3"}, Words{"--set", "batch-size=50"}}) {
    Words all = {"train", none, "-o", out};
    all.insert(all.end(), words.begin(), words.end());
    EXPECT_NE(latplan(all).exit_code, kUsage) << words[0];
  }
  const std::string help = latplan({"train", "--help-all"}).out;
  for (const char* name : {"--lr", "--batch-size", "--gpu"}) EXPECT_TRUE(has(help, name)) << name;
}

TEST(Program, AFullDiskUnderStandardOutputIsAnError) {
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

TEST(Program, TellsShellsItsWordsAndManItsPages) {
  const std::string commands = latplan({"--help-words"}).out;
  EXPECT_TRUE(has(commands, "plan\t\tplan from one picture")) << commands;
  for (std::size_t at = 0; at < commands.size(); at = commands.find('\n', at) + 1) {
    const std::string command = commands.substr(at, commands.find('\t', at) - at);
    const ProgramResult words = latplan({command, "--help-words"});
    EXPECT_EQ(words.exit_code, 0) << command;
    EXPECT_TRUE(has(words.out, "--seed\t\tseed of every random choice\n")) << command;
    const std::string page = latplan({command, "--help-man"}).out;
    EXPECT_TRUE(page.starts_with(".TH latplan-" + command + " 1 ")) << page;
    EXPECT_TRUE(has(page, "\n.SH EXIT CODES\n")) << page;
  }
  EXPECT_TRUE(
      has(latplan({"plan", "--help-words"}).out, "--unstable\tavoid allow\tcodes on a plan"));
  EXPECT_TRUE(has(latplan({"--help-man"}).out, "\n  plan       plan from one picture"));
}

TEST(Program, CompletesInBash) {
  const ProgramResult result = run_program(
      {"/bin/bash", "-c",
       "PATH=\"$(dirname \"$0\"):$PATH\"; source \"$1\"; t() { COMP_WORDS=(\"$@\"); "
       "COMP_CWORD=$(($# - 1)); _latplan; echo \"${COMPREPLY[*]}\"; }; t latplan se; "
       "t latplan help en; t latplan plan --unst; t latplan plan --unstable ''",
       latplan_binary(), std::string(LATPLAN_SOURCE_DIR) + "/cmake/completion/latplan.bash"});
  EXPECT_EQ(result.out, "serve\nencode\n--unstable\navoid allow\n") << result.err;
}

}  // namespace
}  // namespace latplan
