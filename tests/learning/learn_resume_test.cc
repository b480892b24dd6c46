// `learn` as a whole, interrupted and resumed, with codebooks.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/error.h"
#include "base/files.h"
#include "base/result_folder.h"
#include "base/rng.h"
#include "base/temporary_folder.h"
#include "data/world_ref.h"
#include "learning/learn_run.h"
#include "learning/verdict.h"
#include "nn/codebook_training.h"

namespace latplan::learning {
namespace {

namespace fs = std::filesystem;

// Asks to stop once so many candidates were scored; records the overall progress.
class StoppingLog final : public Log {
 public:
  StoppingLog(StopFlag& stop, int candidates) : stop_(stop), left_(candidates) {}
  void info(std::string_view line) override {
    if (line.starts_with("candidate") && --left_ == 0) stop_.request();
  }
  void warning(std::string_view) override {}
  void progress(std::string_view stage, std::int64_t, std::int64_t, std::string_view) override {
    ADD_FAILURE() << "a progress of its own: " << stage;
  }
  void overall(const Overall& at) override {
    shares.push_back(at.share);
    if (stages.empty() || stages.back() != at.stage) stages.emplace_back(at.stage);
  }
  std::vector<double> shares;
  std::vector<std::string> stages;

 private:
  StopFlag& stop_;
  int left_;
};

class LearnResume : public testing::Test {
 protected:
  LearnResume() {
    SilentLog silent;
    StopFlag never;
    data::GenerateConfig draw;
    draw.pairs = 70;  // not all transitions: every candidate is tried
    draw.seed = 1;
    pairs_ = data::draw_pairs({"lightsout", {{"size", "2"}}}, draw, silent, never);
  }
  // Stops after so many candidates; 0: never.
  LearnReport learn(const fs::path& run, int candidates, const Json& earlier = Json::object()) {
    fs::create_directories(run);
    write_json(run / kWorkFile, {{"pid", 1}});  // a work folder
    data::write_pairs(run / "pairs.npz", pairs_);
    StopFlag stop;
    StoppingLog log(stop, candidates);
    LearnConfig config;
    config.earlier = earlier;
    const LearnReport report =
        learn_run(run, pairs_, "pairs.npz", config, runs::RunRecord("learn", {}, 1),
                  nn::with_codebooks({}), log, stop);
    shares_ = log.shares;
    stages_ = log.stages;
    return report;
  }
  Json record(const fs::path& run) { return read_json(run / "run.json"); }

  TemporaryFolder folder_;
  data::PairSet pairs_;
  std::vector<double> shares_;
  std::vector<std::string> stages_;
};

TEST_F(LearnResume, AFinishedRunHasSurveyVerdictScheduleAndReport) {
  const LearnReport report = learn(folder_ / "run.part", 0);
  EXPECT_FALSE(report.interrupted);
  const Json json = record(folder_ / "run.part");
  EXPECT_EQ(json["status"], "done");
  EXPECT_EQ(json["result"]["survey"]["pairs"], 70);
  EXPECT_EQ(json["result"]["survey"]["pictures"], 16);
  EXPECT_EQ(json["result"]["verdict"]["word"], "good");
  EXPECT_EQ(json["schedule"]["candidates"].size(), json["result"]["candidates"].size());
  EXPECT_EQ(json["schedule"]["seed"], 1);
  const std::string page = read_text(folder_ / "run.part/report.html");
  EXPECT_NE(page.find("The model is good."), std::string::npos);
  EXPECT_EQ(page.find("http:"), std::string::npos);
  EXPECT_EQ(page.find("https:"), std::string::npos);
}

TEST_F(LearnResume, ProgressIsOneShareThatOnlyGrows) {
  learn(folder_ / "run.part", 0);
  EXPECT_TRUE(std::ranges::is_sorted(shares_));
  EXPECT_EQ(shares_.back(), 1);
  EXPECT_EQ(stages_, (std::vector<std::string>{"look", "codebooks", "export"}));
}

TEST_F(LearnResume, AnInterruptedRunPlansAndAResumedOneEndsAsIfNotInterrupted) {
  learn(folder_ / "whole.part", 0);
  const LearnReport part = learn(folder_ / "run.part", 1);
  EXPECT_TRUE(part.interrupted);
  EXPECT_EQ(record(folder_ / "run.part")["status"], "interrupted");
  EXPECT_TRUE(fs::exists(folder_ / "run.part/domain.pddl"));
  EXPECT_TRUE(fs::exists(folder_ / "run.part/model/model.json"));
  EXPECT_TRUE(recorded_verdict(folder_ / "run.part").has_value());
  EXPECT_FALSE(list_folder(folder_ / "run.part/candidates").empty());

  const LearnReport rest = learn(folder_ / "run.part", 0, record(folder_ / "run.part"));
  EXPECT_FALSE(rest.interrupted);
  EXPECT_EQ(record(folder_ / "run.part")["status"], "done");
  EXPECT_EQ(read_text(folder_ / "run.part/domain.pddl"),
            read_text(folder_ / "whole.part/domain.pddl"));
  EXPECT_EQ(record(folder_ / "run.part")["schedule"], record(folder_ / "whole.part")["schedule"]);
}

TEST_F(LearnResume, InterruptedBeforeAnythingItIsRecordedAsInterrupted) {
  fs::create_directories(folder_ / "run.part");
  StopFlag stop;
  stop.request();
  SilentLog log;
  const LearnReport report =
      learn_run(folder_ / "run.part", pairs_, "pairs.npz", {}, runs::RunRecord("learn", {}, 1),
                nn::with_codebooks({}), log, stop);
  EXPECT_TRUE(report.interrupted);
  EXPECT_TRUE(report.json.is_null());
  EXPECT_EQ(record(folder_ / "run.part")["status"], "interrupted");
}

// Networks of a machine that gets slower and slower: two epochs take no time, a whole training never ends.
nn::Backend slow_networks(int& trainings) {
  nn::Backend slow;
  slow.prepare = [](const data::PairSet&, const nn::TrainConfig& config, const fs::path&, bool) {
    return config;
  };
  slow.learn_discriminator = [](auto&&...) { return nullptr; };
  slow.train = [&trainings](const data::PairSet&, const nn::TrainConfig& config, const fs::path&,
                            bool, Log&, const StopFlag& stop) {
    nn::TrainResult result;
    if (config.epochs <= 2) return result;
    ++trainings;
    const auto start = std::chrono::steady_clock::now();
    while (!stop.requested() && std::chrono::steady_clock::now() - start < std::chrono::minutes(1))
      std::this_thread::yield();
    result.interrupted = true;
    return result;
  };
  return slow;
}

class SlowMachine : public LearnResume {
 protected:
  Json learn_slowly(double budget) {
    SilentLog log;
    StopFlag never;
    LearnConfig config;
    config.budget = budget;
    config.device = "cpu";
    fs::create_directories(folder_ / "run.part");
    write_json(folder_ / "run.part" / kWorkFile, {{"pid", 1}});
    data::write_pairs(folder_ / "run.part/pairs.npz", pairs_);
    learn_run(folder_ / "run.part", pairs_, "pairs.npz", config, runs::RunRecord("learn", {}, 1),
              nn::with_codebooks(slow_networks(trainings)), log, never);
    return record(folder_ / "run.part");
  }
  int trainings = 0;
};

// Noise as large as the things in the pictures: no codebook is good.
TEST_F(SlowMachine, StopsATrainingWhenTheBudgetIsSpentAndSaysWhichCandidatesCount) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "the codebooks alone spend the budget";
#endif
  Rng rng(7);
  for (auto* side : {&pairs_.predecessors, &pairs_.successors}) {
    for (std::uint8_t& value : *side) {
      value =
          static_cast<std::uint8_t>(std::clamp(value + 200 * (rng.uniform() - 0.5), 0.0, 255.0));
    }
  }
  const auto start = std::chrono::steady_clock::now();
  const Json json = learn_slowly(4);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  EXPECT_LT(took.count(), 20);
  EXPECT_EQ(trainings, 1);
  EXPECT_EQ(json["status"], "done");
  const Json last = json["schedule"]["candidates"].back();
  EXPECT_EQ(last["name"], "sae");
  EXPECT_EQ(last["stopped"], true);
  EXPECT_NE(json["result"]["chosen"], "sae");
}

// The code is perfect, but the pairs do not show all moves.
TEST_F(SlowMachine, TrainsNoNetworksWhereOnlyPairsAreMissing) {
  SilentLog silent;
  StopFlag never;
  data::GenerateConfig draw;
  draw.pairs = 40;
  draw.seed = 1;
  pairs_ = data::draw_pairs({"puzzle", {{"width", "2"}, {"height", "2"}}}, draw, silent, never);
  const Json json = learn_slowly(4);
  EXPECT_EQ(trainings, 0);
  EXPECT_LT(json["result"]["score"], 0.985);
}

TEST(RecordedVerdict, IsReadFromARunOrAShippedModel) {
  const TemporaryFolder folder;
  EXPECT_FALSE(recorded_verdict(folder.path()).has_value());
  write_json(folder / "run.json", {{"result", {{"exact", 1}}}});
  EXPECT_FALSE(recorded_verdict(folder.path()).has_value());
  const Verdict poor{"poor", {"moves are missing"}, "record more pairs", {"a note"}};
  write_json(folder / "run.json", {{"result", {{"verdict", to_json(poor)}}}});
  EXPECT_EQ(recorded_verdict(folder.path())->text(),
            "poor; moves are missing; next: record more pairs");
  EXPECT_EQ(recorded_verdict(folder.path())->notes, poor.notes);
  write_json(folder / "provenance.json", {{"verdict", {{"word", "doubtful"}, {"reasons", 3}}}});
  EXPECT_EQ(recorded_verdict(folder.path())->text(), "doubtful");
}

}  // namespace
}  // namespace latplan::learning
