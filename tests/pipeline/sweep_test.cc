#include "pipeline/sweep.h"

#include <gtest/gtest.h>

#include <set>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"

namespace latplan::pipeline {
namespace {

using report::Json;

template <typename Function>
std::string usage_message(const Function& function) {
  try {
    function();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUsage);
    return error.what();
  }
  ADD_FAILURE() << "accepted";
  return {};
}

TEST(Sweep, GridHasEveryCombinationOnce) {
  const auto settings = grid({parse_axis("beta1=1,10"), parse_axis("bits=5,6,7")});
  ASSERT_EQ(settings.size(), 6U);
  EXPECT_EQ(setting_name(settings[0]), "beta1=1,bits=5");
  EXPECT_EQ(setting_name(settings[5]), "beta1=10,bits=7");
  std::set<std::string> names;
  for (const Setting& setting : settings) names.insert(setting_name(setting));
  EXPECT_EQ(names.size(), 6U);
  EXPECT_EQ(grid({}).size(), 1U);
  EXPECT_EQ(setting_name({}), "base");
}

TEST(Sweep, PaperGridHasThirtyPointsForEachPrior) {
  EXPECT_EQ(grid(paper_grid("all")).size(), 60U);
  EXPECT_EQ(grid(paper_grid("kltune")).size(), 30U);
  EXPECT_EQ(grid(paper_grid("default")).size(), 30U);
  EXPECT_EQ(grid(paper_grid("notune")).size(), 3U);
  std::set<std::string> tuned;
  for (const Setting& setting : grid(paper_grid("kltune"))) tuned.insert(setting_name(setting));
  for (const Setting& setting : grid(paper_grid("notune"))) {
    EXPECT_TRUE(tuned.contains(setting_name(setting)));
    const nn::TrainConfig config = with_setting({}, setting);
    EXPECT_EQ(config.beta1, 1.0);
    EXPECT_EQ(config.beta3, 1.0);
    EXPECT_EQ(config.epsilon, 0.1);
  }
}

TEST(Sweep, RandomDrawsStayWithinBoundsAndDependOnTheirNumberAlone) {
  const std::vector<Range> ranges = {parse_range("beta1=1:1000:log"), parse_range("bits=10:20"),
                                     parse_range("noise=0:0.5")};
  const auto many = random_settings(ranges, 200, 7);
  const auto few = random_settings(ranges, 3, 7);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(many[i], few[i]);
  int small = 0;
  std::set<int> bits;
  for (const Setting& setting : many) {
    const nn::TrainConfig config = with_setting({}, setting);  // refuses 12.5 bits
    EXPECT_GE(config.beta1, 1.0);
    EXPECT_LE(config.beta1, 1000.0);
    small += config.beta1 < 31.6;  // half of them when drawn by the logarithm
    bits.insert(config.bits);
  }
  EXPECT_GT(small, 70);
  EXPECT_LT(small, 130);
  EXPECT_EQ(bits.size(), 11U);
  EXPECT_NE(random_settings(ranges, 3, 8), few);
}

// Equal settings would share a folder.
TEST(Sweep, RandomDrawsAreDifferent) {
  const auto draws = random_settings({parse_range("bits=9:12")}, 6, 1);
  EXPECT_EQ(draws.size(), 4U);
  EXPECT_EQ(std::set<Setting>(draws.begin(), draws.end()).size(), 4U);
}

TEST(Sweep, RefusesWhatTrainWouldRefuse) {
  for (const char* text : {"beta1", "beta1=", "=1", "colour=red", "bits=1.5", "bits=-1",
                           "model=ama9", "beta1=1,1", "beta1=1e2,100", "beta1=1,,2"}) {
    usage_message([&] { parse_axis(text); });
  }
  for (const char* text : {"beta1=1", "beta1=2:1", "beta1=0:1:log", "beta1=1:2:lin", "beta1=a:b",
                           "model=1:2", "bits=0:99999"}) {
    usage_message([&] { parse_range(text); });
  }
}

TEST(Sweep, TellsUnknownOptionsFromThoseThatCannotBeSwept) {
  for (const char* text : {"preset=tiny,fast", "recipe=mnist", "pairs=10,20"}) {
    const std::string message = usage_message([&] { parse_axis(text); });
    EXPECT_NE(message.find("cannot be swept"), std::string::npos) << message;
  }
  EXPECT_NE(usage_message([&] { parse_range("colour=1:2"); }).find("is no option of latplan train"),
            std::string::npos);
}

TEST(Sweep, WordsOfAConfigurationNameEveryOption) {
  const auto words = as_words(with_setting({}, {{"beta1", "3.5"}, {"model", "ama3+"}}));
  EXPECT_EQ(words.size(), 2 * nn::to_json(nn::TrainConfig()).size());
  const auto value = [&](const std::string& option) {
    return *(std::find(words.begin(), words.end(), option) + 1);
  };
  EXPECT_EQ(value("--beta1"), "3.5");
  EXPECT_EQ(value("--model"), "ama3+");
  EXPECT_EQ(value("--seed"), "1");
}

TEST(Sweep, LongNamesStayApart) {
  Setting one, other;
  for (int i = 0; i < 20; ++i) one.emplace_back("final-learning-rate", "0.00" + std::to_string(i));
  other = one;
  other.back().second += "1";
  EXPECT_LE(setting_name(one).size(), 120U);
  EXPECT_NE(setting_name(one), setting_name(other));
}

class SweepResults : public ::testing::Test {
 protected:
  SweepResult result(const std::string& value, double precision, int valid) {
    const SweepRun run{"beta1=" + value, {{"beta1", value}}, {}};
    const auto folder = folder_.path() / run.name;
    std::filesystem::create_directories(folder / "evaluation");
    write_atomically(folder / "run.json",
                     Json{{"world", "lightsout"},
                          {"result", {{"best_held_out_exact", 0.5}, {"train_seconds", valid}}}}
                         .dump());
    write_atomically(folder / "export.json", Json{{"result", {{"actions", 288}}}}.dump());
    const Json instance = {
        {"found", true}, {"valid", valid > 0}, {"plan_length", 7}, {"search", "auto"}};
    const Json counts =
        Json::array({{{"search", "auto"}, {"distance", 7}, {"valid", 99}},
                     {{"search", "auto"}, {"distance", "all"}, {"found", 5}, {"valid", valid}}});
    const Json evaluation = {{"fidelity", {{"precision", precision}, {"recall", 1}}},
                             {"counts", counts},
                             {"instances", {{"007-000", instance}}}};
    write_atomically(folder / "evaluation/run.json", Json{{"result", evaluation}}.dump());
    return read_result(run, folder, "");
  }
  TemporaryFolder folder_;
};

TEST_F(SweepResults, GathersNumbersByName) {
  const SweepResult one = result("1", 0.25, 3);
  EXPECT_EQ(one.numbers.at("plan/auto/valid"), 3);
  EXPECT_EQ(one.numbers.at("fidelity/precision"), 0.25);
  EXPECT_EQ(one.numbers.at("export/actions"), 288);
  EXPECT_EQ(find_number({one}, "precision"), "fidelity/precision");
  EXPECT_EQ(find_number({one}, "plan/auto/valid"), "plan/auto/valid");
  EXPECT_NE(usage_message([&] { find_number({one}, "beauty"); }).find("fidelity/recall"),
            std::string::npos);
}

TEST_F(SweepResults, RanksAndTellsTheSameWhateverTheTimes) {
  std::vector<SweepResult> results = {result("1", 0.25, 3), result("2", 0.75, 1),
                                      result("3", 0.75, 9)};
  results.push_back(results[0]);
  results.back().run.name = "beta1=0";
  results.back().error = "train: exit code 32: diverged";
  rank(results, "fidelity/precision", false);
  EXPECT_EQ(results[0].run.name, "beta1=2");
  EXPECT_EQ(results[2].run.name, "beta1=1");
  EXPECT_FALSE(results[3].error.empty());
  rank(results, "fidelity/precision", true);
  EXPECT_EQ(results[0].run.name, "beta1=1");
  const std::string table = sweep_table(results, "fidelity/precision");
  for (SweepResult& one : results) one.numbers["train/train_seconds"] += 17;
  EXPECT_EQ(sweep_table(results, "fidelity/precision"), table);
  EXPECT_NE(table.find("failed: train: exit code 32"), std::string::npos);
}

// A collapsed code is predicted exactly: what its actions make of held-out pairs counts first.
TEST_F(SweepResults, RankByTheExportUnlessThereIsNone) {
  std::vector<SweepResult> results = {result("1", 0.25, 3), result("2", 0.75, 1),
                                      result("3", 0.5, 1)};
  const double quality[] = {0.9, 1.0, 1.0}, exact[] = {0.8, 0.4, 0.5};
  EXPECT_EQ(find_number(results, "auto"), "train/best_held_out_exact");
  for (int i = 0; i < 3; ++i) {
    results[i].numbers["export/held_out_quality"] = quality[i];
    results[i].numbers["train/best_held_out_exact"] = exact[i];
  }
  rank(results, find_number(results, "auto"), false);
  EXPECT_EQ(results[0].run.name, "beta1=3");
  EXPECT_EQ(results[2].run.name, "beta1=1");
}

TEST_F(SweepResults, GiveDownwardLabItsAttributes) {
  const Json properties = lab_properties({result("1", 0.25, 3)});
  ASSERT_EQ(properties.size(), 2U);
  const Json& instance = properties.at("beta1=1-007-000");
  EXPECT_EQ(instance.at("id"), (Json{"beta1=1:auto", "lightsout", "007-000"}));
  EXPECT_EQ(instance.at("coverage"), 1);
  EXPECT_EQ(instance.at("cost"), 7);
  EXPECT_EQ(instance.at("error"), "none");
  const Json& training = properties.at("beta1=1-training");
  EXPECT_EQ(training.at("option_beta1"), "1");
  EXPECT_EQ(training.at("fidelity/precision"), 0.25);
}

}  // namespace
}  // namespace latplan::pipeline
