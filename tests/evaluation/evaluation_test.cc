#include "evaluation/evaluation.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "data/draw_instances.h"
#include "support/toy_model.h"

namespace latplan::evaluation {
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
  const auto results = plan_instances({model, model.true_table()}, &model.domain(),
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
  const Json json = to_json(counts);
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

TEST(Evaluation, ToleratedPlansAreCountedSeparately) {
  std::vector<InstanceResult> results(2);
  for (InstanceResult& result : results) {
    result.outcome.result.status = search::Status::kSolved;
    result.judgement.judged = result.judgement.valid = true;
  }
  results[1].outcome.goal_bits_missed = 2;
  const CountRow total = count_results(results).back();
  EXPECT_EQ(total.plain.valid, 1);
  EXPECT_EQ(total.tolerated.valid, 1);
  EXPECT_NE(markdown_table({total}).find("found tolerated"), std::string::npos);
  EXPECT_EQ(to_json({total})[0]["found_tolerated"], 1);
}

// Two searches of six instances each.
std::vector<InstanceResult> two_searches(int jobs, const fs::path& program, const fs::path& folder,
                                         const StopFlag& stop = {}) {
  const ToyModel model(3);
  EvaluationConfig config;
  config.searches = {"auto", "gbfs-ff"};
  config.jobs = jobs;
  config.solve = {program.string(), "solve", "--json", "--quiet"};
  SilentLog log;
  return plan_instances({model, model.true_table()}, &model.domain(), instances(model, {3, 4}, 3),
                        config, folder, log, stop);
}

Json without_times(const std::vector<InstanceResult>& results) {
  Json rows = Json::array();
  for (const InstanceResult& result : results) {
    rows.push_back(to_json(result));
    rows.back()["name"] = result.name;
    for (const char* time :
         {"search_seconds", "planner_seconds", "encode_seconds", "decode_seconds"}) {
      rows.back().erase(time);
    }
  }
  return rows;
}

TEST(Evaluation, ProcessesGiveTheSameRows) {
  const TemporaryFolder one, three;
  const auto alone = two_searches(1, {}, one.path());
  const auto parallel = two_searches(3, LATPLAN_BINARY, three.path());
  ASSERT_EQ(alone.size(), 12u);
  EXPECT_EQ(without_times(parallel), without_times(alone));
  EXPECT_EQ(markdown_table(count_results(parallel)), markdown_table(count_results(alone)));
  for (const char* file : {"auto/004-002/plan.txt", "gbfs-ff/003-000/plan.txt"}) {
    EXPECT_EQ(read_text(three / file), read_text(one / file));
  }
}

// A program that runs `what` instead of a gbfs-ff search, otherwise latplan.
fs::path program_that(const TemporaryFolder& folder, const std::string& what) {
  const fs::path file = folder / "program";
  write_atomically(file, "#!/bin/sh\ncase \"$*\" in *gbfs-ff*) " + what +
                             " ;; esac\nexec " LATPLAN_BINARY " \"$@\"\n");
  fs::permissions(file, fs::perms::owner_all);
  return file;
}

TEST(Evaluation, ACrashedProcessFailsItsOwnRowsOnly) {
  for (const auto& [what, reason] :
       {std::pair{"kill -9 $$", "its process was ended by signal 9 (Killed)"},
        std::pair{"echo oh no; exit 32", "its process ended with exit code 32: oh no"}}) {
    const TemporaryFolder folder;
    const auto results = two_searches(2, program_that(folder, what), {});
    ASSERT_EQ(results.size(), 12u);
    for (const InstanceResult& result : results) {
      EXPECT_EQ(result.failure, result.search == "auto" ? "" : reason);
      EXPECT_EQ(to_json(result)["status"] == "failed", result.search != "auto");
    }
    const auto counts = count_results(results);
    ASSERT_EQ(counts.size(), 6u);
    EXPECT_EQ(counts[2].plain.optimal, 6);
    EXPECT_EQ(counts[2].failed, 0);
    EXPECT_EQ(counts[5].instances, 6);
    EXPECT_EQ(counts[5].failed, 6);
    EXPECT_EQ(counts[5].plain.found, 0);
    EXPECT_NE(markdown_table(counts).find("failed"), std::string::npos);
  }
}

TEST(Evaluation, AProcessOutOfMemoryReachedALimit) {
  const TemporaryFolder folder;
  const auto results =
      two_searches(2, program_that(folder, "echo latplan: out of memory; exit 22"), {});
  EXPECT_EQ(results.back().failure, "");
  EXPECT_EQ(results.back().outcome.result.status, search::Status::kOutOfMemory);
}

TEST(Evaluation, StoppingKillsTheProcesses) {
  const TemporaryFolder folder;
  StopFlag stop;
  const auto start = std::chrono::steady_clock::now();
  std::thread user([&] {
    while (!fs::exists(folder / "begun")) std::this_thread::yield();
    stop.request();
  });
  const auto results = two_searches(
      2, program_that(folder, "touch " + (folder / "begun").string() + "; exec sleep 600"), {},
      stop);
  user.join();
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(60));
  for (const InstanceResult& result : results) EXPECT_EQ(result.search, "auto");
}

TEST(Evaluation, AnUnknownSearchIsAnErrorNotAHang) {
  const ToyModel model(2);
  SilentLog log;
  const StopFlag stop;
  for (const int jobs : {1, 2}) {
    EvaluationConfig config;
    config.searches = {"no-such-search"};
    config.jobs = jobs;
    config.solve = {LATPLAN_BINARY, "solve", "--json", "--quiet"};
    try {
      plan_instances({model, model.true_table()}, nullptr, instances(model, {2}, 2), config, {},
                     log, stop);
      ADD_FAILURE() << "no error with jobs " << jobs;
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kUsage);
      EXPECT_NE(std::string(error.what()).find("no-such-search"), std::string::npos);
    }
  }
}

TEST(Evaluation, PlansManyInstancesWithABlackBox) {
  const ToyModel model(3);
  const symbolic::ActionTable none{9, {}};
  const std::vector<data::Instance> all = instances(model, {3}, 4);
  EvaluationConfig config;
  config.searches = {"auto", "gbfs-goalcount"};
  config.jobs = 2;
  SilentLog log;
  const auto rows = count_results(
      plan_instances({model, none, &model}, &model.domain(), all, config, {}, log, StopFlag()));
  ASSERT_EQ(rows.size(), 4U);
  EXPECT_EQ(rows[0].plain.optimal, 4);
  EXPECT_EQ(rows[2].plain.valid, 4);
}

TEST(Evaluation, WritesTheFilesOfEachInstance) {
  const ToyModel model(2);
  const TemporaryFolder folder;
  SilentLog log;
  const StopFlag stop;
  const auto all = instances(model, {2}, 2);
  plan_instances({model, model.true_table()}, &model.domain(), all, {}, folder.path(), log, stop);
  for (const data::Instance& instance : all) {
    for (const char* name : {"plan.txt", "plan.png", "problem.pddl"}) {
      EXPECT_TRUE(fs::exists(folder / instance.name / name)) << instance.name << " " << name;
    }
  }
}

TEST(Evaluation, CountsStepsAndFaultsByWarranty) {
  std::vector<InstanceResult> results(2);
  using planning::Warranty;
  results[0].outcome.warranties = {Warranty::kSeen, Warranty::kGuess, Warranty::kGuess};
  results[0].judgement.judged = true;
  results[0].judgement.ours = planning::Judgement::Opinion{false, {"", "", "broken", ""}};
  results[1].outcome.warranties = {Warranty::kImplied};
  results[1].judgement.judged = true;
  results[1].judgement.ours = planning::Judgement::Opinion{false, {"not the start", "broken"}};
  Json total = to_json(count_results(results)).back();
  const std::vector<std::pair<std::string, int>> expected = {
      {"steps_seen", 1},    {"steps_seen_invalid", 0},
      {"steps_implied", 1}, {"steps_implied_invalid", 1},
      {"steps_guess", 2},   {"steps_guess_invalid", 1}};
  for (const auto& [key, number] : expected) EXPECT_EQ(total[key], number) << key;
  for (InstanceResult& result : results) result.judgement = {};  // no world is known
  total = to_json(count_results(results)).back();
  EXPECT_EQ(total["steps_guess"], 2);
  EXPECT_TRUE(total["steps_guess_invalid"].is_null());
  for (InstanceResult& result : results) result.outcome.warranties.clear();
  EXPECT_TRUE(to_json(count_results(results)).back()["steps_guess"].is_null());
}

TEST(Evaluation, WithoutAWorldPlansAreUnverified) {
  const ToyModel model(2);
  SilentLog log;
  const StopFlag stop;
  const auto results = plan_instances({model, model.true_table()}, nullptr,
                                      instances(model, {2}, 2), {}, {}, log, stop);
  const auto counts = count_results(results);
  EXPECT_EQ(counts.back().plain.found, 2);
  EXPECT_EQ(counts.back().judged, 0);
  EXPECT_TRUE(to_json(counts).back()["valid"].is_null());
  const std::string table = markdown_table(counts);
  EXPECT_NE(table.find("unverified: no world is known"), std::string::npos) << table;
  EXPECT_NE(table.find("2 |     - |"), std::string::npos) << table;
}

// Encodes the noisy pictures of one instance correctly.
class InstanceCodec final : public nn::StateCodec {
 public:
  InstanceCodec(const ToyModel& model, const data::Instance& instance)
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
  const InstanceCodec codec(model, noisy[0]);
  EvaluationConfig as_encoded;
  as_encoded.plan.cycle = 0;  // it recognises the noisy pictures, not decoded ones
  const auto judged = [&](const std::vector<data::Instance>& instances) {
    return plan_instances({codec, model.true_table()}, &model.domain(), instances, as_encoded, {},
                          log, stop)
        .at(0)
        .judgement;
  };
  EXPECT_TRUE(judged(noisy).optimal);
  std::vector<data::Instance> foreign = noisy;
  foreign[0].init_state = {1, 1};  // of another world: the pictures decide
  EXPECT_FALSE(judged(foreign).judged);
  foreign = noisy;
  foreign[0].has_truth = false;
  EXPECT_FALSE(judged(foreign).judged);
}

TEST(Evaluation, StopsBetweenInstances) {
  const ToyModel model(2);
  SilentLog log;
  StopFlag stop;
  stop.request();
  EXPECT_TRUE(plan_instances({model, model.true_table()}, nullptr, instances(model, {2}, 2), {}, {},
                             log, stop)
                  .empty());
}

// Requests a stop while the states of the plan are decoded.
class Stopper final : public nn::StateCodec {
 public:
  Stopper(const ToyModel& model, StopFlag& stop) : model_(model), stop_(stop) {}
  ImageShape image_shape() const override { return model_.image_shape(); }
  int state_bits() const override { return model_.state_bits(); }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    return model_.encode(images);
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    if (states.size() > 2) stop_.request();  // more than start and goal
    return model_.decode(states);
  }

 private:
  const ToyModel& model_;
  StopFlag& stop_;
};

TEST(Evaluation, AnInterruptedPlanIsNoResult) {
  const ToyModel model(3);
  SilentLog log;
  StopFlag stop;
  const auto results = plan_instances({Stopper(model, stop), model.true_table()}, &model.domain(),
                                      instances(model, {3}, 2), {}, {}, log, stop);
  EXPECT_TRUE(stop.requested());
  EXPECT_TRUE(results.empty());
}

}  // namespace
}  // namespace latplan::evaluation
