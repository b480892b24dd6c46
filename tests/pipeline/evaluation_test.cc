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
  const auto counts = count_results(results);
  ASSERT_EQ(counts.size(), 3u);
  const std::vector<std::array<int, 3>> expected = {{5, 3, 3}, {7, 3, 3}, {-1, 6, 6}};
  for (std::size_t i = 0; i < counts.size(); ++i) {
    EXPECT_EQ(counts[i].distance, expected[i][0]);
    EXPECT_EQ(counts[i].instances, expected[i][1]);
    EXPECT_EQ(counts[i].plain.found, expected[i][2]);
    EXPECT_EQ(counts[i].plain.valid, expected[i][2]);
    EXPECT_EQ(counts[i].plain.optimal, expected[i][2]);
  }
  const report::Json json = to_json(counts);
  EXPECT_EQ(json[0]["distance"], 5);
  EXPECT_EQ(json[2]["distance"], "all");
  EXPECT_EQ(json[2]["optimal"], 6);
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
  const auto counts = count_results(results);
  ASSERT_EQ(counts.size(), 2u);
  for (const CountRow& count : counts) {
    EXPECT_EQ(count.instances, 4);
    EXPECT_EQ(count.plain.found, 3);
    EXPECT_EQ(count.plain.valid, 2);
    EXPECT_EQ(count.plain.optimal, 1);
  }
}

TEST(Evaluation, TheTableNamesUnknownDistancesAndTheTotal) {
  std::vector<InstanceResult> results(1);
  const std::string table = markdown_table(count_results(results));
  EXPECT_NE(table.find("instances"), std::string::npos);
  EXPECT_NE(table.find("?"), std::string::npos);
  EXPECT_NE(table.find("all"), std::string::npos);
  EXPECT_TRUE(count_results({}).empty());
}

TEST(Evaluation, RepairedRunsAreCountedApart) {
  std::vector<InstanceResult> results(2);
  for (InstanceResult& result : results) {
    result.outcome.result.status = search::Status::kSolved;
    result.judgement.judged = result.judgement.valid = true;
  }
  results[1].outcome.repaired_goal = true;
  const CountRow total = count_results(results).back();
  EXPECT_EQ(total.plain.valid, 1);
  EXPECT_EQ(total.repaired.valid, 1);
  EXPECT_NE(markdown_table({total}).find("repaired"), std::string::npos);
}

TEST(Evaluation, ToleratedRunsAreCountedApart) {
  std::vector<InstanceResult> results(3);
  for (InstanceResult& result : results) {
    result.outcome.result.status = search::Status::kSolved;
    result.judgement.judged = result.judgement.valid = true;
  }
  results[1].outcome.goal_bits_missed = 2;
  results[1].outcome.repaired_goal = true;  // both: counted once
  results[2].outcome.repaired_goal = true;
  const CountRow total = count_results(results).back();
  EXPECT_EQ(total.plain.valid, 1);
  EXPECT_EQ(total.repaired.valid, 1);
  EXPECT_EQ(total.tolerated.valid, 1);
  EXPECT_NE(markdown_table({total}).find("found tolerated"), std::string::npos);
  EXPECT_EQ(to_json({total})[0]["found_tolerated"], 1);
}

TEST(Evaluation, SeveralSearchesInSeveralThreadsAgree) {
  const ToyModel model(3);
  const TemporaryFolder folder;
  SilentLog log;
  const StopFlag stop;
  EvaluationConfig config;
  config.searches = {"auto", "astar-blind"};
  config.jobs = 3;
  const auto results = plan_instances(model, model.true_table(), &model.domain(),
                                      instances(model, {4}, 5), config, folder.path(), log, stop);
  const auto rows = count_results(results);
  ASSERT_EQ(rows.size(), 4u);
  for (const CountRow& row : rows) EXPECT_EQ(row.plain.optimal, 5) << row.search;
  EXPECT_TRUE(fs::exists(folder / "astar-blind" / "004-000" / "plan.txt"));
}

TEST(Evaluation, AnUnknownSearchIsAnErrorNotAHang) {
  const ToyModel model(2);
  SilentLog log;
  const StopFlag stop;
  EvaluationConfig config;
  config.searches = {"no-such-search"};
  config.jobs = 2;
  EXPECT_THROW(plan_instances(model, model.true_table(), nullptr, instances(model, {2}, 2), config,
                              {}, log, stop),
               Error);
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
  const auto counts = count_results(results);
  EXPECT_EQ(counts.back().plain.found, 2);
  EXPECT_EQ(counts.back().judged, 0);
  EXPECT_TRUE(to_json(counts).back()["valid"].is_null());
  const std::string table = markdown_table(counts);
  EXPECT_NE(table.find("not judged: no world is known"), std::string::npos) << table;
  EXPECT_NE(table.find("2 |     - |"), std::string::npos) << table;
}

// Sees through any noise, for it knows which pictures it is shown.
class Clairvoyant final : public nn::StateCodec {
 public:
  Clairvoyant(const ToyModel& model, const data::Instance& instance)
      : model_(model), instance_(instance) {}
  ImageShape image_shape() const override { return model_.image_shape(); }
  int state_bits() const override { return model_.state_bits(); }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    std::vector<BitVector> codes;
    for (const Image& image : images) {
      codes.push_back(
          model_.code(image == instance_.init ? instance_.init_state : instance_.goal_state));
    }
    return codes;
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    return model_.decode(states);
  }

 private:
  const ToyModel& model_;
  const data::Instance& instance_;
};

TEST(Evaluation, JudgesNoisyInstancesByTheirStates) {
  const ToyModel model(3);
  data::InstanceConfig config;
  config.distances = {4};
  config.count = 1;
  config.noise = 3;
  std::vector<data::Instance> noisy = data::make_instances(model.domain(), config);
  ASSERT_FALSE(model.domain().recognise(noisy[0].init));
  SilentLog log;
  const StopFlag stop;
  const Clairvoyant codec(model, noisy[0]);
  const auto judged = [&](const std::vector<data::Instance>& instances) {
    return plan_instances(codec, model.true_table(), &model.domain(), instances, {}, {}, log, stop)
        .at(0)
        .judgement;
  };
  EXPECT_TRUE(judged(noisy).optimal);
  std::vector<data::Instance> foreign = noisy;
  foreign[0].init_state = {1, 1};  // of another world: only the pictures are left
  EXPECT_FALSE(judged(foreign).judged);
  foreign = noisy;
  foreign[0].has_truth = false;
  EXPECT_FALSE(judged(foreign).judged);
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
