// `latplan plan` with a network as a black box (a toy here): what it refuses, in which order, and what it keeps.
#include <gtest/gtest.h>

#include "base/error.h"
#include "base/picture_file.h"
#include "base/temporary_folder.h"
#include "cli/command.h"
#include "cli/commands_under_test.h"
#include "runs/seen_file.h"
#include "support/toy_model.h"
#include "symbolic/pddl.h"

namespace latplan::cli {
namespace {

class AcceptsAll final : public nn::Discriminator {
 public:
  std::vector<double> scores(std::span<const BitVector> rows) const override {
    return std::vector<double>(rows.size(), 1.0);
  }
  void write(const fs::path& file) const override { write_atomically(file, "accepts all"); }
};

// Keeps warnings.
class KeptWarnings final : public Log {
 public:
  void info(std::string_view) override {}
  void warning(std::string_view line) override { text += line; }
  void progress(std::string_view, std::int64_t, std::int64_t, std::string_view) override {}

  std::string text;
};

// A run of a 3x3 LightsOut model without STRIPS actions, as AMA2.
class BlackBoxPlan : public testing::Test {
 protected:
  BlackBoxPlan() {
    fs::create_directories(folder_ / "run/model");
    write_atomically(folder_ / "run/model/model.json", "{}");
    write_atomically(folder_ / "run/run.json", R"({"pairs": "pairs.npz"})");
    const ToyModel model(3);
    const domains::State goal = model.domain().goal();
    write_png(folder_ / "goal.png", model.domain().render(goal));
    write_png(folder_ / "init.png", model.domain().render(model.domain().successors(goal)[0]));
    backend_.machine_warning = [] { return std::string(); };
    backend_.load = [this](const fs::path&, int) {
      auto loaded = std::make_unique<ToyModel>(3);
      if (!exports_) loaded->toy_capabilities().no_strips = "the toy has no STRIPS actions";
      return loaded;
    };
    backend_.learn_discriminator = [this](auto, auto, const auto&, Log&, const StopFlag&) {
      ++learnt_;
      return std::make_unique<AcceptsAll>();
    };
  }
  void SetUp() override { make_pairs(folder_ / "run/pairs.npz", "3", "100"); }

  std::string at(const std::string& name) const { return (folder_ / name).string(); }

  ExitCode plan(const Words& more, const std::string& init = "init.png") {
    Words words = {at("run"), at(init), at("goal.png"), "-o", at("out"), "--json"};
    words.insert(words.end(), more.begin(), more.end());
    const StopFlag stop;
    Context context{log_, stop, backend_};
    testing::internal::CaptureStdout();
    try {
      const ExitCode code = run_command(find_command("plan"), words, context);
      said_ = testing::internal::GetCapturedStdout();
      return code;
    } catch (...) {
      testing::internal::GetCapturedStdout();
      throw;
    }
  }
  // Refused before anything was learnt or written.
  void expect_refused(ExitCode code, const std::string& reason, const Words& more,
                      const std::string& init = "init.png") {
    try {
      plan(more, init);
      ADD_FAILURE() << "nothing was thrown";
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), code) << error.what();
      EXPECT_TRUE(has(error.what(), reason)) << error.what();
    }
    EXPECT_EQ(learnt_, 0);
    EXPECT_FALSE(fs::exists(folder_ / "run/discriminators"));
  }
  void move_pairs() { fs::rename(folder_ / "run/pairs.npz", folder_ / "moved.npz"); }
  void export_model() {
    const runs::RunFolder run = runs::open_run(folder_ / "run");
    write_atomically(run.domain_file(), symbolic::write_domain(ToyModel(3).true_table()));
  }

  TemporaryFolder folder_;
  nn::Backend backend_;
  KeptWarnings log_;
  bool exports_ = false;
  int learnt_ = 0;
  std::string said_;
};

TEST_F(BlackBoxPlan, LearnsDiscriminatorsOnce) {
  EXPECT_EQ(plan({"--prune", "ama2"}), ExitCode::kDone);
  EXPECT_EQ(learnt_, 2);
  EXPECT_TRUE(fs::exists(folder_ / "run/discriminators/discriminators.json"));
  EXPECT_EQ(log_.text, "");
}

TEST_F(BlackBoxPlan, ToleratesWrongGoalBits) {
  EXPECT_EQ(plan({"--prune", "none"}), ExitCode::kDone);
  EXPECT_EQ(Json::parse(said_)["plan_length"], 1);
  EXPECT_EQ(plan({"--prune", "none", "--goal-tolerance", "9", "--force"}), ExitCode::kDone);
  EXPECT_EQ(Json::parse(said_)["plan_length"], 0);
}

TEST_F(BlackBoxPlan, ChecksPicturesAndOutputBeforeItLearns) {
  expect_refused(ExitCode::kBadInput, "none.png", {"--prune", "ama2"}, "none.png");
  EXPECT_FALSE(fs::exists(folder_ / "out"));
  fs::create_directories(folder_ / "out");
  write_atomically(folder_ / "out/notes", "mine");
  expect_refused(ExitCode::kBadOutput, "exists already", {"--prune", "ama2"});
}

TEST_F(BlackBoxPlan, AnExplicitFilterNeedsItsPairs) {
  move_pairs();
  for (const char* filter : {"seen", "all", "ama2"}) {
    expect_refused(ExitCode::kBadInput, "--pairs", {"--prune", filter});
    EXPECT_FALSE(fs::exists(folder_ / "out"));
  }
  EXPECT_EQ(plan({}), ExitCode::kDone);  // the default filter: left out, with a warning
  EXPECT_TRUE(has(log_.text, "without the filter 'seen'")) << log_.text;
}

TEST_F(BlackBoxPlan, PairsThatMovedCanBeNamed) {
  move_pairs();
  expect_refused(ExitCode::kBadInput, "none.npz", {"--pairs", at("none.npz")});
  EXPECT_EQ(plan({"--pairs", at("moved.npz"), "--prune", "ama2"}), ExitCode::kDone);
  EXPECT_EQ(learnt_, 2);
  EXPECT_EQ(log_.text, "");
}

TEST_F(BlackBoxPlan, OptionsOfABlackBoxNeedOne) {
  exports_ = true;
  export_model();
  expect_refused(ExitCode::kUsage, "--black-box", {"--prune", "none"});
  expect_refused(ExitCode::kUsage, "--black-box", {"--pairs", at("run/pairs.npz")});
  EXPECT_FALSE(fs::exists(folder_ / "out"));
  EXPECT_EQ(plan({"--prune", "none", "--black-box"}), ExitCode::kDone);
  EXPECT_EQ(plan({"--force"}), ExitCode::kDone);
}

TEST_F(BlackBoxPlan, OnlySeenStepsNeedTheTransitionsBehindTheActions) {
  exports_ = true;
  export_model();
  expect_refused(ExitCode::kBadInput, "seen.npz: no such file", {"--only", "seen"});
  runs::write_seen(runs::open_run(folder_ / "run"), ToyModel(3).all_transitions(), false);
  expect_refused(ExitCode::kUsage, "only seen", {"--only", "seen", "--black-box"});
  EXPECT_FALSE(fs::exists(folder_ / "out"));
  EXPECT_EQ(plan({"--only", "seen"}), ExitCode::kDone);
  EXPECT_EQ(Json::parse(said_)["steps"][0]["warranty"], "seen");
  EXPECT_EQ(Json::parse(said_)["seen"], 1);
}

}  // namespace
}  // namespace latplan::cli
