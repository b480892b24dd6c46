#include "runs/kept_discriminators.h"

#include <gtest/gtest.h>

#include <functional>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"
#include "support/memorising_discriminator.h"

namespace latplan::runs {
namespace {

class WarningLog final : public Log {
 public:
  void info(std::string_view) override {}
  void warning(std::string_view line) override { warnings.emplace_back(line); }
  void progress(std::string_view, std::int64_t, std::int64_t, std::string_view) override {}

  std::vector<std::string> warnings;
};

class KeptDiscriminators : public testing::Test {
 protected:
  KeptDiscriminators() {
    run_.folder = run_.model = folder_.path();
    write_atomically(folder_.path() / "model.json", "first");
    backend_.learn_discriminator = [this](auto examples, auto others, const auto& config, Log& log,
                                          const StopFlag& stop) {
      ++learnt_;
      return memorise()(examples, others, config, log, stop);
    };
    backend_.load_discriminator = [this](const std::filesystem::path&) {
      ++loaded_;
      return std::make_unique<MemorisingDiscriminator>(std::vector<BitVector>{}, 1.0);
    };
  }
  planning::Discriminators use_once() {
    log_.warnings.clear();
    return discriminators_of(
        run_, model_, [&] { return half_of(model_); }, backend_, log_, StopFlag());
  }
  std::filesystem::path kept(const std::string& name) const {
    return folder_ / "discriminators" / name;
  }
  // After `damage` to the kept files both are learnt again, with one warning, and then kept.
  void expect_relearnt(const std::function<void()>& damage, const std::string& reason) {
    use_once();
    damage();
    learnt_ = loaded_ = 0;
    const planning::Discriminators found = use_once();
    EXPECT_EQ(learnt_, 2) << reason;
    EXPECT_NE(found.step, nullptr) << reason;
    EXPECT_NE(found.state, nullptr) << reason;
    ASSERT_EQ(log_.warnings.size(), 1U) << reason;
    EXPECT_NE(log_.warnings[0].find("retrained"), std::string::npos) << log_.warnings[0];
    EXPECT_NE(log_.warnings[0].find(reason), std::string::npos) << log_.warnings[0];
    loaded_ = 0;
    use_once();
    EXPECT_EQ(learnt_, 2) << reason;
    EXPECT_EQ(loaded_, 2) << reason;
    EXPECT_TRUE(log_.warnings.empty()) << reason;
  }

  ToyModel model_{3};
  TemporaryFolder folder_;
  RunFolder run_;
  nn::Backend backend_;
  WarningLog log_;
  int learnt_ = 0, loaded_ = 0;
};

TEST_F(KeptDiscriminators, AreLearntOnceForEachModel) {
  use_once();
  EXPECT_EQ(learnt_, 2);
  use_once();
  EXPECT_EQ(learnt_, 2);
  EXPECT_EQ(loaded_, 2);
  write_atomically(folder_.path() / "model.json", "trained on");
  use_once();
  EXPECT_EQ(learnt_, 4);
}

TEST_F(KeptDiscriminators, AreLearntAgainWhereAFileIsGoneOrDamaged) {
  for (const std::string name : {"step.safetensors", "state.safetensors"}) {
    expect_relearnt([&] { std::filesystem::remove(kept(name)); }, name);
    expect_relearnt([&] { write_atomically(kept(name), ""); }, name);
    // Perhaps a good one, but of rows of another width.
    expect_relearnt([&] { write_atomically(kept(name), "of another width"); }, name);
  }
}

TEST_F(KeptDiscriminators, AreLearntAgainWhereTheirListIsNone) {
  const auto with = [&](const char* key, const nlohmann::json& value) {
    return [this, key, value] {
      auto json = nlohmann::json::parse(read_text(kept("discriminators.json")));
      json[key] = value;
      write_atomically(kept("discriminators.json"), json.dump());
    };
  };
  for (const char* text : {"", "{\"mod", "[]", "3"}) {
    expect_relearnt([&] { write_atomically(kept("discriminators.json"), text); },
                    "discriminators.json: damaged");
  }
  expect_relearnt([&] { write_atomically(kept("discriminators.json"), "{}"); }, "model: missing");
  expect_relearnt(with("model", 3), "model: 3");
  expect_relearnt(with("step", "yes"), "step.safetensors");
  expect_relearnt(with("state", true), "state: true");
  expect_relearnt(with("state_error", "x"), "state_error: \"x\"; expected a number");
}

TEST_F(KeptDiscriminators, AreLearntAgainWhereTheBackendCannotReadThem) {
  const auto load = backend_.load_discriminator;
  backend_.load_discriminator =
      [this, load](const std::filesystem::path& file) -> std::unique_ptr<nn::Discriminator> {
    if (learnt_ == 0) throw input_error(file.string() + ": of a later version");
    return load(file);
  };
  expect_relearnt([] {}, "of a later version");
}

// An export may recode the states of the same network.
TEST_F(KeptDiscriminators, AreLearntAgainForOtherBits) {
  expect_relearnt([&] { write_atomically(run_.recoding_file(), "{}"); }, "another model");
}

}  // namespace
}  // namespace latplan::runs
