#include "learning/sweep.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "learning/sweep_results.h"
#include "support/input_fault.h"

namespace latplan::learning {
namespace {

namespace fs = std::filesystem;

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

TEST(Sweep, RandomDrawsAreWithinBoundsAndDependOnTheirNumberAlone) {
  const std::vector<Range> ranges = {parse_range("beta1=1:1000:log"), parse_range("bits=10:20"),
                                     parse_range("noise=0:0.5")};
  const auto many = random_settings(ranges, 200, 7);
  const auto few = random_settings(ranges, 3, 7);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(many[i], few[i]);
  int small = 0;
  std::set<int> bits;
  for (const Setting& setting : many) {
    const nn::TrainConfig config = with_setting({}, setting).train;  // refuses 12.5 bits
    EXPECT_GE(config.beta1, 1.0);
    EXPECT_LE(config.beta1, 1000.0);
    small += config.beta1 < 31.6;  // half of them
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

TEST(Sweep, RefusesBadOptionsAndValues) {
  for (const char* text : {"beta1", "beta1=", "=1", "colour=red", "bits=1.5", "bits=-1",
                           "model=ama9", "beta1=1,1", "beta1=1e2,100", "beta1=1,,2"}) {
    usage_message([&] { parse_axis(text); });
  }
  for (const char* text : {"beta1=1", "beta1=2:1", "beta1=0:1:log", "beta1=1:2:lin", "beta1=a:b",
                           "model=1:2", "bits=0:99999"}) {
    usage_message([&] { parse_range(text); });
  }
}

TEST(Sweep, SuggestsTheNearestOption) {
  EXPECT_NE(usage_message([&] { parse_range("beta9=1:2"); }).find("beta"), std::string::npos);
  EXPECT_NE(usage_message([&] { parse_axis("labls=1,2"); }).find("did you mean labels"),
            std::string::npos);
  for (const char* text : {"preset=tiny,fast", "recipe=mnist", "pairs=10,20", "colour=1,2"}) {
    usage_message([&] { parse_axis(text); });  // not options of the network or of the export
  }
}

TEST(Sweep, SettingsReachTrainingAndExport) {
  const RunConfig config = with_setting(
      {},
      {{"beta1", "3.5"}, {"model", "ama3+"}, {"method", "fitted"}, {"preconditions", "strict"}});
  EXPECT_EQ(config.train.beta1, 3.5);
  EXPECT_EQ(config.train.model, "ama3+");
  EXPECT_EQ(config.extract.method, "fitted");
  EXPECT_EQ(config.extract.preconditions, "strict");
  RunConfig any;
  EXPECT_EQ(fields(any).size(), fields(any.train).size() + fields(any.extract).size());
}

TEST(Sweep, LongNamesStayApart) {
  Setting one, other;
  for (int i = 0; i < 20; ++i) one.emplace_back("final-learning-rate", "0.00" + std::to_string(i));
  other = one;
  other.back().second += "1";
  EXPECT_LE(setting_name(one).size(), 120U);
  EXPECT_NE(setting_name(one), setting_name(other));
}

// A plan as write_plan() keeps it, with changes by the test.
class SweepFile : public ::testing::Test {
 protected:
  void SetUp() override {
    SweepPlan plan;
    plan.pairs_file = "/data/pairs.npz";
    plan.options = {{"jobs", "2"}};
    for (const Setting& setting : grid({parse_axis("beta1=1,10"), parse_axis("method=fitted")})) {
      plan.runs.push_back({setting_name(setting), setting, with_setting({}, setting)});
    }
    write_plan(folder_.path(), plan);
    json_ = read_json(file());
  }
  fs::path file() const { return folder_ / "sweep.json"; }
  std::string refusal() const {
    write_json(file(), json_);
    const std::string message = input_fault([&] { read_plan(folder_.path()); });
    expect_has(message, "sweep.json: ");
    return message;
  }
  TemporaryFolder folder_;
  Json json_;
};

TEST_F(SweepFile, SurvivesTheRoundTrip) {
  const SweepPlan plan = read_plan(folder_.path());
  EXPECT_EQ(plan.pairs_file, "/data/pairs.npz");
  EXPECT_EQ(plan.options.at("jobs"), "2");
  ASSERT_EQ(plan.runs.size(), 2U);
  EXPECT_EQ(plan.runs[1].name, "beta1=10,method=fitted");
  EXPECT_EQ(plan.runs[1].config.train.beta1, 10);
  EXPECT_EQ(plan.runs[1].config.extract.method, "fitted");
  write_plan(folder_.path(), plan);
  EXPECT_EQ(read_json(file()), json_);
}

TEST_F(SweepFile, WithoutRunsIsRefused) {
  json_["runs"] = Json::array();
  expect_has(refusal(), "at least one run");
}

// A run's name is its folder: it must not lead out of the sweep.
TEST_F(SweepFile, ARunNamedLikeAnotherFolderIsRefused) {
  for (const char* name : {"../../x", "/tmp/x", "..", "", "a/b"}) {
    json_["runs"][0]["name"] = name;
    SCOPED_TRACE(name);
    refusal();
  }
  json_["runs"][0]["name"] = "../../x=1";
  json_["runs"][0]["setting"] = Json::array({Json::array({"../../x", "1"})});
  refusal();
}

TEST_F(SweepFile, DamagedEntriesAreBadInput) {
  const Json good = json_;
  for (const auto& [key, value] : good.items()) {
    for (const Json& damaged : {Json(), Json("x"), Json(-7), Json::array({1}), Json(true)}) {
      json_ = good;
      json_[key] = damaged;
      if (damaged.type() == value.type() || damaged.is_null()) continue;  // may be a good value
      if (value.is_number() && damaged.is_number()) continue;
      if (key == "recipe" && !damaged.is_object()) continue;  // none
      SCOPED_TRACE(key + " = " + damaged.dump());
      refusal();
    }
    json_ = good;
    json_.erase(key);
    SCOPED_TRACE("without " + key);
    if (key != "recipe") refusal();
  }
  for (const char* key : {"name", "setting", "train", "export"}) {
    json_ = good;
    json_["runs"][0][key] = 7;
    SCOPED_TRACE(key);
    refusal();
  }
  json_ = good;
  json_["runs"][0]["train"]["bits"] = 1e30;
  refusal();
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
  EXPECT_EQ(find_number({one}, "plan/auto/valid"), "plan/auto/valid");
  EXPECT_NE(usage_message([&] { find_number({one}, "export/selection_score"); }).find("no run"),
            std::string::npos);
}

TEST(SweepRank, TakesAColumnOfTheTable) {
  EXPECT_EQ(full_number("precision"), "fidelity/precision");
  EXPECT_EQ(full_number("auto/valid"), "plan/auto/valid");
  EXPECT_EQ(full_number("auto"), "auto");
  EXPECT_NE(usage_message([&] { full_number("beauty"); }).find("fidelity/recall"),
            std::string::npos);
}

TEST_F(SweepResults, TableDoesNotDependOnTimes) {
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

// A collapsed code is predicted exactly: the export's score on held-out pairs comes first.
TEST_F(SweepResults, RankByTheSelectionScoreOfTheExport) {
  std::vector<SweepResult> results = {result("1", 0.25, 3), result("2", 0.75, 1),
                                      result("3", 0.5, 1)};
  const double quality[] = {0.9, 1.0, 1.0}, exact[] = {0.8, 0.4, 0.5};
  EXPECT_EQ(find_number(results, "auto"), "train/best_held_out_exact");
  for (int i = 0; i < 3; ++i) {
    results[i].numbers["export/selection_score"] = quality[i];
    results[i].numbers["train/best_held_out_exact"] = exact[i];
  }
  rank(results, find_number(results, "auto"), false);
  EXPECT_EQ(results[0].run.name, "beta1=3");
  EXPECT_EQ(results[2].run.name, "beta1=1");
}

TEST_F(SweepResults, HaveTheAttributesOfDownwardLab) {
  const Json properties = lab_properties({result("1", 0.25, 3)});
  ASSERT_EQ(properties.size(), 1U);
  const Json& instance = properties.at("beta1=1-007-000");
  EXPECT_EQ(instance.at("id"), (Json{"beta1=1:auto", "lightsout", "007-000"}));
  EXPECT_EQ(instance.at("coverage"), 1);
  EXPECT_EQ(instance.at("cost"), 7);
  EXPECT_EQ(instance.at("error"), "none");
  const Json trainings = training_properties({result("1", 0.25, 3)});
  ASSERT_EQ(trainings.size(), 1U);
  const Json& training = trainings.at("beta1=1");
  EXPECT_EQ(training.at("option_beta1"), "1");
  EXPECT_EQ(training.at("fidelity/precision"), 0.25);
}

}  // namespace
}  // namespace latplan::learning
