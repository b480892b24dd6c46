#include "cli/arguments.h"
#include "cli/nearest.h"

#include "base/error.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <sstream>

namespace latplan::cli {
namespace {

// One of everything, as a command would declare it.
struct Values {
  std::string world;
  std::filesystem::path out = "pairs.npz";
  std::string label = "none";
  int size = 4;
  std::int64_t pairs = 5000;
  std::uint64_t seed = 1;
  double rate = 0.001;
  std::vector<int> distances = {7};
  std::string search = "astar";
  bool force = false;
};

void declare(Arguments& args, Values& v) {
  args.positional("WORLD", v.world, "the world; `latplan domains` lists them");
  args.option("--out,-o", v.out, "the file to write");
  args.option("--label", v.label, "a name for the run");
  args.option("--pairs,-n", v.pairs, "number of pairs", 1, 10'000'000);
  args.option("--seed", v.seed, "seed of every random number");
  args.option("--rate", v.rate, "learning rate", 0.0, 1.0);
  args.option("--distances", v.distances, "distances of the instances", 1, 100);
  args.choice("--search", v.search, {"astar", "bidirectional", "blind"}, "how to search");
  args.flag("--force,-f", v.force, "overwrite");
  args.section("options of the world");
  args.option("--size", v.size, "lamps in a row", 2, 7);
  args.example("latplan dataset lightsout -n 5000 -o pairs.npz",
               "makes 5,000 pairs of LightsOut 4x4");
}

Values parse(const std::vector<std::string>& argv) {
  Values values;
  Arguments args("dataset", "makes image pairs", argv);
  declare(args, values);
  std::string help;
  EXPECT_FALSE(args.finish(help));
  return values;
}

// The message of the usage error these words lead to.
std::string complaint(const std::vector<std::string>& argv) {
  try {
    parse(argv);
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUsage);
    const std::string text = error.what();
    EXPECT_EQ(text.find('\n'), std::string::npos) << text;
    const std::string end = "; see latplan dataset --help", begin = "latplan dataset: ";
    EXPECT_TRUE(text.ends_with(end)) << text;
    EXPECT_TRUE(text.starts_with(begin)) << text;
    return text.substr(begin.size(), text.size() - end.size() - begin.size());
  }
  ADD_FAILURE() << "accepted";
  return "";
}

std::string help_text() {
  Values values;
  Arguments args("dataset", "makes a set of unlabelled image pairs of a world", {"--help"});
  declare(args, values);
  std::string help;
  EXPECT_TRUE(args.finish(help));
  return help;
}

TEST(Arguments, APathOptionMayBeGivenAgain) {
  std::string world;
  std::vector<std::filesystem::path> avoid;
  Arguments args("instances", "makes tasks",
                 {"--avoid", "a.npz", "lightsout", "--avoid=tasks,old"});
  args.option("--avoid", avoid, "keep out");
  args.positional("WORLD", world, "the world");
  EXPECT_EQ(args.peek_positional(), "lightsout");
  std::string help;
  EXPECT_FALSE(args.finish(help));
  EXPECT_EQ(world, "lightsout");
  EXPECT_EQ(avoid, (std::vector<std::filesystem::path>{"a.npz", "tasks,old"}));
  EXPECT_EQ(args.effective()[0].second, "a.npz tasks,old");
  EXPECT_NE(args.help().find("--avoid PATH"), std::string::npos);
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"lightsout", "--avoid"}, {"lightsout", "--avoid", ""}}) {
    Arguments bad("instances", "makes tasks", words);
    bad.option("--avoid", avoid, "keep out");
    bad.positional("WORLD", world, "the world");
    EXPECT_THROW(bad.finish(help), Error);
  }
}

TEST(Arguments, KeepsDefaults) {
  const Values v = parse({"lightsout"});
  EXPECT_EQ(v.world, "lightsout");
  EXPECT_EQ(v.out, "pairs.npz");
  EXPECT_EQ(v.pairs, 5000);
  EXPECT_EQ(v.seed, 1U);
  EXPECT_EQ(v.distances, std::vector<int>{7});
  EXPECT_FALSE(v.force);
}

TEST(Arguments, ReadsEveryKind) {
  const Values v = parse({"-n", "12", "lightsout", "--seed=18446744073709551615", "-o", "a b/c.npz",
                          "--rate", "1e-4", "--distances", "5,7", "--search", "blind", "-f",
                          "--size", "7", "--label", "[a,b]"});
  EXPECT_EQ(v.world, "lightsout");
  EXPECT_EQ(v.pairs, 12);
  EXPECT_EQ(v.seed, std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(v.out, "a b/c.npz");
  EXPECT_DOUBLE_EQ(v.rate, 1e-4);
  EXPECT_EQ(v.distances, (std::vector<int>{5, 7}));
  EXPECT_EQ(v.search, "blind");
  EXPECT_TRUE(v.force);
  EXPECT_EQ(v.size, 7);
  EXPECT_EQ(v.label, "[a,b]");
}

TEST(Arguments, TakesWordsAfterTwoDashesAsTheyAre) {
  EXPECT_EQ(parse({"--seed", "3", "--", "--odd"}).world, "--odd");
}

TEST(Arguments, NegativeNumberIsAValue) {
  int shift = 0;
  Arguments args("dataset", "", {"--shift", "-5"});
  args.option("--shift", shift, "");
  std::string help;
  args.finish(help);
  EXPECT_EQ(shift, -5);
}

TEST(Arguments, UnknownOptionIsNamed) {
  EXPECT_EQ(complaint({"lightsout", "--foo", "3"}), "unknown option --foo");
  EXPECT_EQ(complaint({"lightsout", "--foo=3"}), "unknown option --foo");
  EXPECT_EQ(complaint({"lightsout", "-x"}), "unknown option -x");
  EXPECT_EQ(complaint({"--foo"}), "unknown option --foo");
}

TEST(Arguments, NearMissIsSuggested) {
  EXPECT_EQ(complaint({"lightsout", "--sede", "3"}),
            "unknown option --sede (did you mean --seed?)");
  EXPECT_EQ(complaint({"lightsout", "--dist", "3"}),
            "unknown option --dist (did you mean --distances?)");
  EXPECT_EQ(complaint({"lightsout", "--search", "astr"}),
            "--search: unknown value 'astr' (did you mean astar?); one of: astar, bidirectional, "
            "blind");
}

TEST(Arguments, MissingThingsAreNamed) {
  EXPECT_EQ(complaint({}), "missing argument WORLD");
  EXPECT_EQ(complaint({"lightsout", "--seed"}), "option --seed needs a value");
  EXPECT_EQ(complaint({"lightsout", "-n"}), "option --pairs needs a value");
  EXPECT_EQ(complaint({"lightsout", "-o", "--force"}), "option --out needs a value");
  EXPECT_EQ(complaint({"lightsout", "-o", ""}), "option --out needs a value");
}

TEST(Arguments, SurplusIsRefused) {
  EXPECT_EQ(complaint({"lightsout", "hanoi"}), "unexpected argument 'hanoi'");
  EXPECT_EQ(complaint({"lightsout", "--seed", "1", "--seed", "2"}), "option --seed is given twice");
}

TEST(Arguments, WrongValuesAreExplained) {
  EXPECT_EQ(complaint({"lightsout", "--size", "8"}), "--size: 8 is out of bounds; expected 2 to 7");
  EXPECT_EQ(complaint({"lightsout", "--size", "x"}), "--size: 'x' is not a whole number");
  EXPECT_EQ(complaint({"lightsout", "--size", "3.5"}), "--size: '3.5' is not a whole number");
  EXPECT_EQ(complaint({"lightsout", "--size", ""}), "option --size needs a value");
  EXPECT_EQ(complaint({"lightsout", "--size", "99999999999"}),
            "--size: '99999999999' is too large");
  EXPECT_EQ(complaint({"lightsout", "--seed", "-1"}),
            "--seed: '-1' is not a whole number from 0 up");
  EXPECT_EQ(complaint({"lightsout", "--rate", "2"}), "--rate: 2 is out of bounds; expected 0 to 1");
  EXPECT_EQ(complaint({"lightsout", "--rate", "nan"}), "--rate: 'nan' is not a number");
  EXPECT_EQ(complaint({"lightsout", "--distances", "5,,7"}),
            "--distances: '' is not a whole number");
  EXPECT_EQ(complaint({"lightsout", "--distances", "5,700"}),
            "--distances: 700 is out of bounds; expected 1 to 100");
}

TEST(Arguments, RequiredOption) {
  std::filesystem::path out;
  std::string help;
  Arguments without("train", "", {});
  without.option("--out,-o", out, "");
  without.require("--out");
  EXPECT_THROW(without.finish(help), Error);
  Arguments with("train", "", {"-o", "x"});
  with.option("--out,-o", out, "");
  with.require("--out");
  EXPECT_FALSE(with.finish(help));
  EXPECT_TRUE(with.given("--out"));
}

TEST(Arguments, OptionalAndManyPositionals) {
  std::string run, name = "last";
  std::vector<std::filesystem::path> files;
  std::string help;
  Arguments args("export", "", {"run"});
  args.positional("RUN", run, "");
  args.positional("NAME", name, "", false);
  args.finish(help);
  EXPECT_EQ(name, "last");
  Arguments many("plan", "", {"run", "a.png", "b.png"});
  many.positional("RUN", run, "");
  many.positional("IMAGE", files, "");
  many.finish(help);
  EXPECT_EQ(files, (std::vector<std::filesystem::path>{"a.png", "b.png"}));
}

TEST(Arguments, HelpWinsOverMistakes) {
  Values values;
  Arguments args("dataset", "", {"--nonsense", "-h", "--size", "99"});
  declare(args, values);
  std::string help;
  EXPECT_TRUE(args.finish(help));
  EXPECT_EQ(values.size, 4);
}

TEST(Arguments, HelpShowsDefaultsBoundsAndExamples) {
  const std::string help = help_text();
  for (const char* part :
       {"usage: latplan dataset WORLD [options]", "-n, --pairs N", "1 to 10000000; default 5000",
        "default pairs.npz", "default 0.001", "one of: astar, bidirectional, blind; default astar",
        "options of the world:", "2 to 7; default 4", "-h, --help",
        "latplan dataset lightsout -n 5000 -o pairs.npz", "exit codes"}) {
    EXPECT_NE(help.find(part), std::string::npos) << part << " is not in\n" << help;
  }
  std::istringstream lines(help);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 100U) << line;
}

TEST(Arguments, EffectiveValuesForTheRunRecord) {
  Values values;
  Arguments args("dataset", "", {"hanoi", "--distances", "5,7", "--force"});
  declare(args, values);
  std::string help;
  args.finish(help);
  const std::vector<std::pair<std::string, std::string>> expected = {
      {"world", "hanoi"}, {"out", "pairs.npz"}, {"label", "none"},    {"pairs", "5000"},
      {"seed", "1"},      {"rate", "0.001"},    {"distances", "5,7"}, {"search", "astar"},
      {"force", "true"},  {"size", "4"}};
  EXPECT_EQ(args.effective(), expected);
}

// As `latplan train PAIRS.npz --pairs N` has them.
struct TwoPairs {
  explicit TwoPairs(const std::vector<std::string>& words) : args("train", "", words) {
    args.positional("PAIRS.npz", file, "a file", false);
    args.option("--pairs,-n", count, "a number");
    args.option("--grid", grid, "may be given again");
    args.flag("--quiet,-q", quiet, "no words");
    std::string help;
    args.finish(help);
  }
  Arguments args;
  std::filesystem::path file;
  std::vector<std::string> grid;
  int count = 0;
  bool quiet = false;
};

TEST(Arguments, APositionalCalledAsAnOptionIsRecordedBesideIt) {
  const TwoPairs given({"lo.npz", "-n", "7"});
  const std::vector<std::pair<std::string, std::string>> expected = {
      {"pairs.npz", "lo.npz"}, {"pairs", "7"}, {"grid", ""}, {"quiet", "false"}};
  EXPECT_EQ(given.args.effective(), expected);
}

TEST(Arguments, WhatIsNotGivenIsRecordedAsItWas) {
  const TwoPairs given({"-n", "7"});
  const std::vector<std::pair<std::string, std::string>> expected = {
      {"pairs.npz", "lo.npz"}, {"pairs", "7"}, {"grid", ""}, {"quiet", "true"}};
  EXPECT_EQ(given.args.effective(
                {{"pairs.npz", "lo.npz"}, {"pairs", "5"}, {"quiet", "true"}, {"unknown", "1"}}),
            expected);
}

TEST(Arguments, FindWhatIsGivenOtherwiseThanBefore) {
  const Arguments::Recorded earlier = {
      {"pairs.npz", "lo.npz"}, {"pairs", "5"}, {"grid", "a=1 b=2"}};
  const auto changed = [&](const std::vector<std::string>& words) {
    return TwoPairs(words).args.changed_since(earlier, {"--quiet"});
  };
  EXPECT_EQ(changed({}), std::nullopt);
  EXPECT_EQ(changed({"lo.npz", "-n", "+5", "--grid", "a=1", "--grid", "b=2", "-q"}), std::nullopt);
  EXPECT_EQ(changed({"-n", "6"}), "--pairs");
  EXPECT_EQ(changed({"--grid", "a=1"}), "--grid");
  EXPECT_EQ(changed({"other.npz"}), "PAIRS.npz");
  EXPECT_EQ(TwoPairs({"-n", "5"}).args.changed_since({}, {}), "--pairs");  // nobody knows
}

TEST(Arguments, FirstPositionalBeforeTheOptionsAreKnown) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(Arguments::first_positional(Words{"lightsout", "--size", "5"}), "lightsout");
  EXPECT_EQ(Arguments::first_positional(Words{"--seed", "3", "lightsout"}), "lightsout");
  EXPECT_EQ(Arguments::first_positional(Words{"--seed=3", "lightsout"}), "lightsout");
  EXPECT_EQ(Arguments::first_positional(Words{"-n5", "lightsout"}), "lightsout");
  EXPECT_EQ(Arguments::first_positional(Words{"--help"}), std::nullopt);
  EXPECT_EQ(Arguments::first_positional(Words{}), std::nullopt);
}

TEST(Arguments, PeekKnowsDeclaredFlags) {
  Values values;
  Arguments args("dataset", "", {"--force", "lightsout", "--size", "5"});
  args.flag("--force,-f", values.force, "overwrite");
  EXPECT_EQ(args.peek_positional(), "lightsout");
}

TEST(Arguments, NearestWord) {
  const std::vector<std::string> worlds = {"hanoi", "lightsout", "mnist8"};
  EXPECT_EQ(nearest("lightout", worlds), "lightsout");
  EXPECT_EQ(nearest("hanio", worlds), "hanoi");
  EXPECT_EQ(nearest("sokoban", worlds), "");
}

}  // namespace
}  // namespace latplan::cli
