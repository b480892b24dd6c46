#include "pipeline/evaluation.h"

#include <gtest/gtest.h>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "support/toy_model.h"

namespace latplan::pipeline {
namespace {

namespace fs = std::filesystem;

std::vector<data::Instance> instances(const ToyModel& model, std::vector<int> distances,
                                      int count) {
  data::InstanceConfig config;
  config.distances = std::move(distances);
  config.count = count;
  return data::make_instances(model.domain(), config);
}

TEST(Evaluation, CountsFoundValidAndOptimalByDistance) {
  const ToyModel model(4);
  SilentLog log;
  const StopFlag stop;
  const auto results = plan_instances(model, model.true_table(), &model.domain(),
                                      instances(model, {5, 7}, 3), {}, {}, log, stop);
  const auto counts = count_by_distance(results);
  ASSERT_EQ(counts.size(), 3u);
  const std::vector<std::array<int, 3>> expected = {{5, 3, 3}, {7, 3, 3}, {-1, 6, 6}};
  for (std::size_t i = 0; i < counts.size(); ++i) {
    EXPECT_EQ(counts[i].distance, expected[i][0]);
    EXPECT_EQ(counts[i].instances, expected[i][1]);
    EXPECT_EQ(counts[i].found, expected[i][2]);
    EXPECT_EQ(counts[i].judged, expected[i][2]);
    EXPECT_EQ(counts[i].valid, expected[i][2]);
    EXPECT_EQ(counts[i].optimal, expected[i][2]);
  }
  const report::Json json = to_json(counts);
  EXPECT_EQ(json[0]["distance"], 5);
  EXPECT_EQ(json[2]["distance"], "all");
  EXPECT_EQ(json[2]["optimal"], 6);
  EXPECT_EQ(markdown_table(counts).find("not judged"), std::string::npos);
}

TEST(Evaluation, CountsWhatWentWrong) {
  std::vector<InstanceResult> results(4);
  for (InstanceResult& result : results) {
    result.distance = 5;
    result.judgement.judged = true;
  }
  results[0].outcome.result.status = search::Status::kSolved;
  results[0].judgement.valid = results[0].judgement.optimal = true;
  results[1].outcome.result.status = search::Status::kSolved;
  results[1].judgement.valid = true;
  results[2].outcome.result.status = search::Status::kSolved;
  results[3].outcome.result.status = search::Status::kUnsolvable;
  const auto counts = count_by_distance(results);
  ASSERT_EQ(counts.size(), 2u);
  for (const DistanceCount& count : counts) {
    EXPECT_EQ(count.instances, 4);
    EXPECT_EQ(count.found, 3);
    EXPECT_EQ(count.valid, 2);
    EXPECT_EQ(count.optimal, 1);
  }
}

TEST(Evaluation, TheTableNamesUnknownDistancesAndTheTotal) {
  std::vector<InstanceResult> results(1);
  const std::string table = markdown_table(count_by_distance(results));
  EXPECT_NE(table.find("instances"), std::string::npos);
  EXPECT_NE(table.find("?"), std::string::npos);
  EXPECT_NE(table.find("all"), std::string::npos);
  EXPECT_EQ(count_by_distance({}).size(), 1u);  // the total of nothing
}

TEST(Evaluation, LeavesTheFilesOfEachInstance) {
  const ToyModel model(2);
  const TemporaryFolder folder;
  SilentLog log;
  const StopFlag stop;
  const auto all = instances(model, {2}, 2);
  plan_instances(model, model.true_table(), &model.domain(), all, {}, folder.path(), log, stop);
  for (const data::Instance& instance : all) {
    for (const char* name : {"plan.txt", "plan.png", "problem.pddl"}) {
      EXPECT_TRUE(fs::exists(folder / instance.name / name)) << instance.name << " " << name;
    }
  }
}

TEST(Evaluation, WithoutAWorldFindsButDoesNotJudge) {
  const ToyModel model(2);
  SilentLog log;
  const StopFlag stop;
  const auto results = plan_instances(model, model.true_table(), nullptr, instances(model, {2}, 2),
                                      {}, {}, log, stop);
  const auto counts = count_by_distance(results);
  EXPECT_EQ(counts.back().found, 2);
  EXPECT_EQ(counts.back().judged, 0);
  EXPECT_TRUE(to_json(counts).back()["valid"].is_null());
  const std::string table = markdown_table(counts);
  EXPECT_NE(table.find("not judged: no world is known"), std::string::npos) << table;
  EXPECT_NE(table.find("2 |     - |"), std::string::npos) << table;
}

TEST(Evaluation, StopsBetweenInstancesWhenAsked) {
  const ToyModel model(2);
  SilentLog log;
  StopFlag stop;
  stop.request();
  EXPECT_TRUE(plan_instances(model, model.true_table(), nullptr, instances(model, {2}, 2), {}, {},
                             log, stop)
                  .empty());
}

}  // namespace
}  // namespace latplan::pipeline
