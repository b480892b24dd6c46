#include "runs/export_run.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "data/generate.h"
#include "runs/open_model.h"
#include "support/input_fault.h"
#include "support/toy_model.h"

namespace latplan::runs {
namespace {

namespace fs = std::filesystem;

data::PairSet some_pairs(const ToyModel& model, std::int64_t count) {
  data::GenerateConfig config;
  config.pairs = count;
  SilentLog log;
  const StopFlag stop;
  return data::generate(model.domain(), config, log, stop);
}

class ExportRun : public testing::Test {
 protected:
  ExportRun() { run_.folder = folder_.path(); }
  Json export_with(const ToyModel& model, const data::PairSet& pairs,
                   const extract::ExtractConfig& config) {
    return export_run(run_, model, pairs, config, RunRecord("export", {{"run", "r"}}, 1));
  }
  TemporaryFolder folder_;
  RunFolder run_;
};

extract::ExtractConfig method(const std::string& name) {
  extract::ExtractConfig config;
  config.method = name;
  return config;
}

TEST_F(ExportRun, WritesADomainThatPlansAndItsNumbers) {
  const ToyModel model(3, {.duplicates = 1, .constant = {true}, .places = 1, .misdraw = {}});
  const Json json = export_with(model, some_pairs(model, 6000), method("fitted"));
  EXPECT_EQ(json["propositions"], 11);
  EXPECT_EQ(json["effective_bits"], 10);  // the constant one never changes
  EXPECT_EQ(json["actions"], 128);
  EXPECT_EQ(json["training_recall"], 1.0);
  EXPECT_GT(json["held_out_recall"].get<double>(), 0.99);
  EXPECT_EQ(read_table(run_, 11).actions.size(), 128u);
}

// Also if the table is fitted to all pairs, in the order of the splits.
TEST_F(ExportRun, NamesActionsByPlaceAndByTheData) {
  const ToyModel model(2);
  data::PairSet pairs = some_pairs(model, 500);
  export_with(model, pairs, method("fitted"));
  const std::string page = read_text(run_.actions_page());
  for (const auto& action : read_table(run_, 4).actions) {
    EXPECT_NE(page.find(">" + action.name + "<"), std::string::npos) << action.name;
    EXPECT_TRUE(action.name.starts_with("r1c") || action.name.starts_with("r2c")) << action.name;
  }
  for (std::int64_t row = 0; row < pairs.count; ++row) {  // a press changes all lights but one
    int same = -1;
    for (int i = 0; i < 4; ++i) {
      if (pairs.states_before[row][i] == pairs.states_after[row][i]) same = i;
    }
    pairs.action_names.push_back("Keep " + std::to_string(same));
  }
  extract::ExtractConfig every = method("fitted");
  every.every_pair = true;
  export_with(model, pairs, every);
  for (const auto& action : read_table(run_, 4).actions) {
    for (int i = 0; i < 4; ++i) {
      const bool changes = action.add.get(i) || action.del.get(i);
      if (changes) continue;
      EXPECT_TRUE(action.name.starts_with("keep-" + std::to_string(i) + "-r")) << action.name;
    }
  }
}

// A perfect model of a world that the pairs cover.
TEST_F(ExportRun, ReportsTheSelectionScoreOfWhatWasCompared) {
  const ToyModel model(2);
  const Json json = export_with(model, some_pairs(model, 2000), {});
  EXPECT_EQ(json["unseen"], 0.0);
  EXPECT_EQ(json["recall"], 1.0);
  EXPECT_EQ(json["precision"], 1.0);
  EXPECT_EQ(json["confirmed"], 1.0);
  EXPECT_EQ(json["selection_score"], 1.0);
  ASSERT_GE(json["compared"].size(), 4u);
  bool listed = false;
  for (const Json& one : json["compared"]) {
    listed = listed || one["extraction"] == json["description"];
    for (const char* key : {"actions", "literals", "recall", "precision", "actions_score"}) {
      EXPECT_TRUE(one.contains(key)) << key;
    }
  }
  EXPECT_TRUE(listed);
  for (const char* key : {"held_out_quality", "validation_tasks", "validation_plans"}) {
    EXPECT_FALSE(json.contains(key)) << key;
  }
  // So few pairs do not tell invented moves from real ones.
  EXPECT_EQ(export_with(ToyModel(3), some_pairs(ToyModel(3), 12), {})["confirmed"], 1.0);
}

// A file of own pairs may name every pair as a training pair.
TEST_F(ExportRun, ManagesWithoutHeldOutPairs) {
  const ToyModel model(3);
  data::PairSet pairs = some_pairs(model, 1000);
  pairs.split.assign(pairs.count, data::Split::kTrain);
  extract::ExtractConfig config = method("fitted");
  config.every_pair = true;
  const Json json = export_with(model, pairs, config);
  EXPECT_EQ(json["training_pairs"], 1000);
  EXPECT_EQ(json["actions"], 128);
  EXPECT_EQ(json["held_out_recall"], 0.5);  // not known
  EXPECT_GT(json["unseen"].get<double>(), 0.5);
  EXPECT_GT(json["confirmed"].get<double>(), 0.9);  // every move is real
}

TEST_F(ExportRun, CountsXorBits) {
  const ToyModel model(2);
  const Json json = export_with(model, some_pairs(model, 200), method("read-off"));
  EXPECT_EQ(json["labels_used"], 4);
  EXPECT_EQ(json["xor_bits"], 4 * 3);  // a press flips three lights
  EXPECT_EQ(json["xor_effect_bits"], 4 * 3);
  EXPECT_EQ(json["xor_precondition_bits"], 4 * 3);
  EXPECT_EQ(json["actions_before_split"], 4);
  EXPECT_EQ(json["actions_after_split"], 4 * 8);
  EXPECT_EQ(json["prevail_conditions"], 0);
  EXPECT_EQ(json["actions"], 4 * 8);
  EXPECT_EQ(read_table(run_, 4).actions.size(), 4u * 8);
}

// Whoever exports: `export`, a recipe, a demo or `ship --refit`.
TEST_F(ExportRun, ItsFileIsARecordWithConfigurationAndResult) {
  const ToyModel model(2);
  extract::ExtractConfig config = method("fitted");
  config.min_support = 2;
  const Json result = export_with(model, some_pairs(model, 200), config);
  const Json record = read_json(run_.export_file());
  EXPECT_EQ(record["command"], "export");
  EXPECT_EQ(record["status"], "done");
  EXPECT_EQ(record["options"]["run"], "r");
  EXPECT_EQ(record["config"], to_json(fields(config)));
  EXPECT_EQ(record["result"], result);
  EXPECT_EQ(result["method"], "fitted");
  EXPECT_FALSE(fs::exists(folder_ / "labels.json"));
  EXPECT_FALSE(fs::exists(folder_ / "domain.lpd"));
}

TEST_F(ExportRun, PicturesOfAnotherSizeWriteNothing) {
  const ToyModel small(2), large(3);
  input_fault([&] { export_with(large, some_pairs(small, 100), {}); });
  EXPECT_FALSE(run_.is_exported());
  EXPECT_FALSE(fs::exists(run_.export_file()));
}

TEST_F(ExportRun, CanBeRepeatedFromItsFile) {
  const ToyModel model(2);
  extract::ExtractConfig config;
  config.alpha = 0.25;
  const Json result = export_with(model, some_pairs(model, 200), config);
  const Json record = read_json(run_.export_file());
  const extract::ExtractConfig again = export_config(record["config"], record["result"], "file");
  EXPECT_EQ(again.alpha, 0.25);
  EXPECT_EQ(again.method, result["method"]);  // what auto chose
  EXPECT_NE(again.method, "auto");
  const std::string domain = read_text(run_.domain_file());
  export_with(model, some_pairs(model, 200), again);
  EXPECT_EQ(read_text(run_.domain_file()), domain);
}

TEST(ExportConfig, TakesTheChoicesOfTheResult) {
  Json config = {{"min-support", 4}, {"alpha", 0.5}};
  const Json result = {
      {"method", "fitted"}, {"preconditions", "implied"}, {"recoding", nullptr}, {"actions", 3}};
  extract::ExtractConfig read = export_config(config, result, "file");
  EXPECT_EQ(read.method, "fitted");
  EXPECT_EQ(read.preconditions, "implied");
  EXPECT_EQ(read.recoding, "none");
  EXPECT_EQ(read.min_support, 4);
  EXPECT_EQ(read.alpha, 0.5);
  config.update({{"reverse", "never"}, {"max-variants", 9}});
  read = export_config(config, {}, "file");
  EXPECT_EQ(read.method, "auto");
  EXPECT_EQ(read.reverse, "never");
  EXPECT_EQ(read.max_variants, 9);
  EXPECT_EQ(export_config(Json(), Json(), "file").min_support, 0);
}

TEST(ExportConfig, DamagedNumbersAreBadInput) {
  for (const Json& config :
       {Json{{"min-support", "7x"}}, Json{{"min-support", 1e30}}, Json{{"alpha", "0.5"}},
        Json{{"alpha", nullptr}}, Json{{"max-variants", -1}}, Json{{"max-variants", 1.5}},
        Json{{"unknown", 1}}, Json(7), Json::array({1})}) {
    SCOPED_TRACE(config.dump());
    expect_has(input_fault([&] { export_config(config, Json(), "some/file"); }), "some/file");
  }
  for (const Json& result : {Json{{"method", 7}}, Json{{"method", "guess"}},
                             Json{{"method", "fitted"}, {"preconditions", {1}}},
                             Json{{"method", "fitted"}, {"recoding", "odd"}}}) {
    SCOPED_TRACE(result.dump());
    expect_has(input_fault([&] { export_config(Json(), result, "some/file"); }), "some/file");
  }
}

}  // namespace
}  // namespace latplan::runs
