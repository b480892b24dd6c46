#include "learning/candidate_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/json.h"
#include "base/temporary_folder.h"

namespace latplan::learning {
namespace {

// A backend that trains nothing and notes how it was called.
class CandidateFolder : public testing::Test {
 protected:
  CandidateFolder() {
    backend_.prepare = [](const auto&, nn::TrainConfig config, const auto&, bool) {
      config.bits = 17;
      return config;
    };
    backend_.train = [this](const auto&, const nn::TrainConfig& config,
                            const std::filesystem::path& run, bool resume, Log&, const StopFlag&) {
      ++trainings_;
      resumed_ = resume;
      epochs_ = config.epochs;
      recorded_at_start_ = recorded_config(run).has_value();
      std::filesystem::create_directories(run / "model");
      std::filesystem::create_directories(run / "checkpoint");
      nn::TrainResult result;
      result.interrupted = interrupts_;
      return result;
    };
  }
  nn::TrainConfig train(int epochs, bool resume) {
    nn::TrainConfig config;
    config.epochs = epochs;
    return train_candidate({}, config, folder_ / "sae", resume, backend_, log_, stop_);
  }

  TemporaryFolder folder_;
  nn::Backend backend_;
  SilentLog log_;
  StopFlag stop_;
  int trainings_ = 0, epochs_ = 0;
  bool interrupts_ = false, resumed_ = false, recorded_at_start_ = false;
};

TEST_F(CandidateFolder, RecordsTheCompleteConfigurationBeforeTraining) {
  EXPECT_EQ(train(30, false).bits, 17);
  EXPECT_TRUE(recorded_at_start_);
  EXPECT_EQ(recorded_config(folder_ / "sae")->bits, 17);
  EXPECT_FALSE(recorded_config(folder_ / "other").has_value());
}

TEST_F(CandidateFolder, AFinishedTrainingIsLeftAsItIs) {
  train(30, false);
  EXPECT_EQ(train(99, true).epochs, 30);
  EXPECT_EQ(trainings_, 1);
}

TEST_F(CandidateFolder, AnInterruptedTrainingGoesOnWithItsOwnEpochs) {
  interrupts_ = true;
  train(30, false);
  interrupts_ = false;
  EXPECT_EQ(train(99, true).epochs, 30);
  EXPECT_EQ(trainings_, 2);
  EXPECT_TRUE(resumed_);
  EXPECT_EQ(epochs_, 30);
}

TEST_F(CandidateFolder, WithoutACheckpointItBeginsAgain) {
  interrupts_ = true;
  train(30, false);
  remove_tree(folder_ / "sae/checkpoint");
  train(99, true);
  EXPECT_FALSE(resumed_);
  EXPECT_EQ(epochs_, 30);
}

TEST_F(CandidateFolder, ANewRunKeepsNothing) {
  train(30, false);
  EXPECT_EQ(train(99, false).epochs, 99);
  EXPECT_EQ(trainings_, 2);
  EXPECT_FALSE(resumed_);
}

TEST(CopyFolder, ReplacesAnEarlierCopy) {
  const TemporaryFolder folder;
  std::filesystem::create_directories(folder / "from");
  std::filesystem::create_directories(folder / "to");
  write_atomically(folder / "from/a", std::string_view("new"));
  write_atomically(folder / "to/a", std::string_view("old"));
  write_atomically(folder / "to/b", std::string_view("old"));
  copy_folder(folder / "from", folder / "to");
  EXPECT_EQ(read_text(folder / "to/a"), "new");
  EXPECT_EQ(list_folder(folder / "to").size(), 1u);
  EXPECT_EQ(list_folder(folder / "from").size(), 1u);
  EXPECT_EQ(list_folder(folder.path()).size(), 2u);
}

}  // namespace
}  // namespace latplan::learning
