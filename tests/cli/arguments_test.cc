#include "cli/arguments.h"

#include <gtest/gtest.h>

#include <limits>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/error.h"
#include "nn/train_config.h"

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
  args.positional({"WORLD", &v.world, "the world; `latplan domains` lists them"});
  args.option({"out", &v.out, "the file to write"}, "-o");
  args.option({"label", &v.label, "a name for the run"});
  args.option({"pairs", &v.pairs, "number of pairs", 1, 10'000'000}, "-n");
  args.option({"seed", &v.seed, "seed of every random number"});
  args.option(Field{"rate", &v.rate, "learning rate", 0.0, 1.0}.alias("lr"));
  args.option({"distances", &v.distances, "distances of the instances", 1, 100});
  args.option({"search", &v.search, "how to search",
               std::vector<std::string>{"astar", "bidirectional", "blind"}});
  args.option({"force", &v.force, "overwrite"}, "-f");
  args.section("options of the world");
  args.option({"size", &v.size, "lamps in a row", 2, 7});
  args.example("latplan dataset lightsout -n 5000 -o pairs.npz",
               "makes 5,000 pairs of LightsOut 4x4");
  args.exit_codes({ExitCode::kDone, ExitCode::kUsage});
}

Values parse(const std::vector<std::string>& argv) {
  Values values;
  Arguments args("dataset", "makes image pairs", argv);
  declare(args, values);
  std::string help;
  EXPECT_FALSE(args.finish(help));
  return values;
}

// The usage error of these words.
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

TEST(Arguments, AListOptionIsRepeatable) {
  std::string world;
  std::vector<std::filesystem::path> avoid;
  Arguments args("instances", "makes tasks",
                 {"--avoid", "a.npz", "lightsout", "--avoid=tasks,old"});
  args.option({"avoid", &avoid, "keep out"});
  args.positional({"WORLD", &world, "the world"});
  EXPECT_EQ(args.peek_positional(), "lightsout");
  std::string help;
  EXPECT_FALSE(args.finish(help));
  EXPECT_EQ(world, "lightsout");
  EXPECT_EQ(avoid, (std::vector<std::filesystem::path>{"a.npz", "tasks,old"}));
  EXPECT_EQ(args.effective()[0].second, "a.npz tasks,old");
  EXPECT_NE(args.help(false).find("--avoid PATH"), std::string::npos);
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"lightsout", "--avoid"}, {"lightsout", "--avoid", ""}}) {
    Arguments bad("instances", "makes tasks", words);
    bad.option({"avoid", &avoid, "keep out"});
    bad.positional({"WORLD", &world, "the world"});
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
  args.option({"shift", &shift, ""});
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
  EXPECT_EQ(complaint({"lightsout", "--sede", "3"}), "unknown option --sede; did you mean --seed?");
  EXPECT_EQ(complaint({"lightsout", "--dist", "3"}),
            "unknown option --dist; did you mean --distances?");
  EXPECT_EQ(complaint({"lightsout", "--search", "astr"}),
            "--search: unknown value 'astr'; did you mean astar? expected one of: astar, "
            "bidirectional, blind");
}

TEST(Arguments, MissingThingsAreNamed) {
  EXPECT_EQ(complaint({}), "missing argument WORLD");
  EXPECT_EQ(complaint({"lightsout", "--seed"}), "option --seed needs a value");
  EXPECT_EQ(complaint({"lightsout", "-n"}), "option --pairs needs a value");
  EXPECT_EQ(complaint({"lightsout", "-o", "--force"}), "option --out needs a value");
  EXPECT_EQ(complaint({"lightsout", "-o", ""}), "--out: the path is empty");
}

TEST(Arguments, SurplusIsRefused) {
  EXPECT_EQ(complaint({"lightsout", "hanoi"}), "unexpected argument 'hanoi'");
  EXPECT_EQ(complaint({"lightsout", "--seed", "1", "--seed", "2"}), "option --seed is given twice");
}

TEST(Arguments, WrongValuesAreExplained) {
  EXPECT_EQ(complaint({"lightsout", "--size", "8"}), "--size: 8 is out of bounds; expected 2 to 7");
  EXPECT_EQ(complaint({"lightsout", "--size", "x"}), "--size: 'x' is not a whole number");
  EXPECT_EQ(complaint({"lightsout", "--size", "3.5"}), "--size: '3.5' is not a whole number");
  EXPECT_EQ(complaint({"lightsout", "--size", ""}), "--size: '' is not a whole number");
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
  without.required_option({"out", &out, ""}, "-o");
  EXPECT_THROW(without.finish(help), Error);
  Arguments with("train", "", {"-o", "x"});
  with.required_option({"out", &out, ""}, "-o");
  EXPECT_FALSE(with.finish(help));
  EXPECT_TRUE(with.given("out"));
}

TEST(Arguments, OptionalAndManyPositionals) {
  std::string run, name = "last";
  std::vector<std::filesystem::path> files;
  std::string help;
  Arguments args("export", "", {"run"});
  args.positional({"RUN", &run, ""});
  args.positional({"NAME", &name, ""}, false);
  args.finish(help);
  EXPECT_EQ(name, "last");
  Arguments many("plan", "", {"run", "a.png", "b.png"});
  many.positional({"RUN", &run, ""});
  many.positional({"IMAGE", &files, ""});
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
    args.positional({"PAIRS.npz", &file, "a file"}, false);
    args.option({"pairs", &count, "a number"}, "-n");
    args.option({"grid", &grid, "repeatable"});
    args.option({"quiet", &quiet, "no log"}, "-q");
    std::string help;
    args.finish(help);
  }
  Arguments args;
  std::filesystem::path file;
  std::vector<std::string> grid;
  int count = 0;
  bool quiet = false;
};

TEST(Arguments, APositionalNamedLikeAnOptionKeepsItsSuffix) {
  const TwoPairs given({"lo.npz", "-n", "7"});
  const std::vector<std::pair<std::string, std::string>> expected = {
      {"pairs.npz", "lo.npz"}, {"pairs", "7"}, {"grid", ""}, {"quiet", "false"}};
  EXPECT_EQ(given.args.effective(), expected);
}

TEST(Arguments, EarlierValuesReplaceThoseNotGiven) {
  const TwoPairs given({"-n", "7"});
  const std::vector<std::pair<std::string, std::string>> expected = {
      {"pairs.npz", "lo.npz"}, {"pairs", "7"}, {"grid", ""}, {"quiet", "true"}};
  EXPECT_EQ(given.args.effective(
                {{"pairs.npz", "lo.npz"}, {"pairs", "5"}, {"quiet", "true"}, {"unknown", "1"}}),
            expected);
}

TEST(Arguments, FindTheFirstChangedArgument) {
  const Arguments::Recorded earlier = {
      {"pairs.npz", "lo.npz"}, {"pairs", "5"}, {"grid", "a=1 b=2"}};
  const auto changed = [&](const std::vector<std::string>& words) {
    return TwoPairs(words).args.changed_since(earlier, {"quiet"});
  };
  EXPECT_EQ(changed({}), std::nullopt);
  EXPECT_EQ(changed({"lo.npz", "-n", "+5", "--grid", "a=1", "--grid", "b=2", "-q"}), std::nullopt);
  EXPECT_EQ(changed({"-n", "6"}), "--pairs");
  EXPECT_EQ(changed({"--grid", "a=1"}), "--grid");
  EXPECT_EQ(changed({"other.npz"}), "PAIRS.npz");
  EXPECT_EQ(TwoPairs({"-n", "5"}).args.changed_since({}, {}), "--pairs");  // not recorded
}

TEST(Arguments, FirstPositionalBeforeTheOptionsAreDeclared) {
  const auto peek = [](const std::vector<std::string>& words) {
    return Arguments("dataset", "", words).peek_positional();
  };
  EXPECT_EQ(peek({"lightsout", "--size", "5"}), "lightsout");
  EXPECT_EQ(peek({"--seed", "3", "lightsout"}), "lightsout");
  EXPECT_EQ(peek({"--seed=3", "lightsout"}), "lightsout");
  EXPECT_EQ(peek({"-n5", "lightsout"}), "lightsout");
  EXPECT_EQ(peek({"--help", "lightsout"}), "lightsout");
  EXPECT_EQ(peek({"--help"}), std::nullopt);
  EXPECT_EQ(peek({}), std::nullopt);
}

TEST(Arguments, PeekKnowsDeclaredFlags) {
  Values values;
  Arguments args("dataset", "", {"--force", "lightsout", "--size", "5"});
  args.option({"force", &values.force, "overwrite"}, "-f");
  EXPECT_EQ(args.peek_positional(), "lightsout");
}

TEST(Arguments, AnAliasIsTheSameOption) {
  EXPECT_DOUBLE_EQ(parse({"lightsout", "--lr", "0.5"}).rate, 0.5);
  EXPECT_DOUBLE_EQ(parse({"lightsout", "--lr=0.5"}).rate, 0.5);
  EXPECT_EQ(complaint({"lightsout", "--lr", "0.5", "--rate", "0.5"}),
            "option --rate is given twice");
  EXPECT_NE(help_text().find("also --lr"), std::string::npos);
}

// The options of a training, as `latplan train` declares them.
struct TrainWords {
  explicit TrainWords(const std::vector<std::string>& words) : args("train", "trains", words) {
    args.fields(fields(config));
    args.option({"seed", &config.seed, "seed"});
    asked_help = args.finish(help);
  }
  Arguments args;
  nn::TrainConfig config;
  std::string help;
  bool asked_help = false;
};

std::string train_complaint(const std::vector<std::string>& words) {
  try {
    TrainWords given(words);
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUsage);
    return error.what();
  }
  ADD_FAILURE() << "accepted";
  return "";
}

TEST(Arguments, SetReachesEveryField) {
  nn::TrainConfig defaults;
  for (const Field& field : fields(defaults)) {
    SCOPED_TRACE(field.name());
    if (field.text().empty()) continue;  // no value can be written
    const TrainWords given({"--set", field.name() + "=" + field.text()});
    EXPECT_EQ(to_json(fields(defaults)), [&] {
      nn::TrainConfig copy = given.config;
      return to_json(fields(copy));
    }());
    EXPECT_TRUE(given.args.given(field.name()));
  }
  const TrainWords given({"--set", "bits=36", "--set", "beta1=2.5", "--set", "model=ama3+"});
  EXPECT_EQ(given.config.bits, 36);
  EXPECT_EQ(given.config.beta1, 2.5);
  EXPECT_EQ(given.config.model, "ama3+");
  nn::TrainConfig copy = given.config;
  EXPECT_EQ(given.args.given_fields(fields(copy)),
            (Json{{"model", "ama3+"}, {"bits", 36}, {"beta1", 2.5}}));
}

TEST(Arguments, SetIsCheckedAsTheOptionIs) {
  const auto has = [](const std::string& text, const std::string& part) {
    EXPECT_NE(text.find(part), std::string::npos) << text;
  };
  has(train_complaint({"--set", "bits=-1"}), "--bits: -1 is out of bounds");
  has(train_complaint({"--set", "bits=x"}), "--bits: 'x' is not a whole number");
  has(train_complaint({"--set", "model=ama5"}), "--model: ");
  has(train_complaint({"--set", "bts=3"}), "did you mean --bits?");
  has(train_complaint({"--set", "bits"}), "expected NAME=VALUE");
  has(train_complaint({"--set", "=3"}), "expected NAME=VALUE");
  has(train_complaint({"--set"}), "--set needs a value");
  has(train_complaint({"--set", "bits=3", "--bits", "4"}), "--bits is given twice");
  has(train_complaint({"--set", "bits=3", "--set", "bits=3"}), "--bits is given twice");
}

TEST(Arguments, CommonNamesOfTrainingOptionsWork) {
  EXPECT_EQ(TrainWords({"--lr", "0.01"}).config.learning_rate, 0.01);
  EXPECT_EQ(TrainWords({"--batch-size", "33"}).config.batch, 33);
  EXPECT_EQ(TrainWords({"--gpu"}).config.device, "cuda");
  EXPECT_TRUE(TrainWords({"--gpu"}).args.given("device"));
  EXPECT_EQ(TrainWords({"--set", "lr=0.01"}).config.learning_rate, 0.01);
  EXPECT_NE(train_complaint({"--gpu", "--device", "cpu"}).find("--device is given twice"),
            std::string::npos);
}

TEST(Arguments, HelpAllShowsEveryField) {
  const TrainWords shown({"--help"}), all({"--help-all"});
  EXPECT_TRUE(shown.asked_help && all.asked_help);
  EXPECT_NE(shown.help.find("--help-all"), std::string::npos);
  EXPECT_LT(shown.help.size(), all.help.size());
  nn::TrainConfig config;
  int hidden = 0;
  for (const Field& field : fields(config)) {
    if (field.name() == "seed") continue;
    const std::string name = " --" + field.name();
    EXPECT_NE(all.help.find(name), std::string::npos) << name;
    const bool found = shown.help.find(name + " ") != std::string::npos ||
                       shown.help.find(name + "\n") != std::string::npos;
    EXPECT_EQ(found, !field.is_expert()) << name;
    hidden += field.is_expert();
  }
  EXPECT_GT(hidden, 10);
}

TEST(Arguments, RefuseUnknownModelsAndValues) {
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"--model", "ama5"},
                                             {"--architecture", "transformer"},
                                             {"--device", "tpu"},
                                             {"--set", "positive-scale=true"}}) {
    EXPECT_FALSE(train_complaint(words).empty()) << words[0];
  }
}

}  // namespace
}  // namespace latplan::cli
