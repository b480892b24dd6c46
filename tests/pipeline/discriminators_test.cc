#include "pipeline/discriminators.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"
#include "support/toy_model.h"

namespace latplan::pipeline {
namespace {

// Knows its examples by heart.
class Memory final : public nn::Discriminator {
 public:
  Memory(std::span<const BitVector> examples, double share) {
    for (std::size_t i = 0; i < examples.size(); ++i) {
      if (static_cast<double>(i) < share * static_cast<double>(examples.size())) {
        known_.insert(examples[i]);
      }
    }
  }
  std::vector<double> scores(std::span<const BitVector> rows) const override {
    std::vector<double> result;
    for (const BitVector& row : rows) result.push_back(known_.contains(row) ? 1.0 : 0.0);
    return result;
  }
  void write(const std::filesystem::path& file) const override { write_atomically(file, "x"); }

 private:
  std::set<BitVector> known_;
};

nn::LearnDiscriminator by_heart(double share = 1.0) {
  return [share](std::span<const BitVector> examples, std::span<const BitVector>,
                 const nn::DiscriminatorConfig&, Log&,
                 const StopFlag&) { return std::make_unique<Memory>(examples, share); };
}

// Of the 3x3 world, the transitions from states whose first light is off.
EncodedPairs half_of(const ToyModel& model) {
  EncodedPairs half;
  const EncodedPairs all = model.all_transitions();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all.before[i].get(0) || all.after[i].get(0)) continue;
    half.before.push_back(all.before[i]);
    half.after.push_back(all.after[i]);
  }
  return half;
}

TEST(Discriminators, InventedStatesComeBackAndAreUnknown) {
  const ToyModel model(3, {.duplicates = 0, .constant = {false}, .places = 1, .misdraw = {}});
  const EncodedPairs pairs = half_of(model);
  const std::unordered_set<BitVector> known(pairs.before.begin(), pairs.before.end());
  const std::vector<BitVector> invented = invented_states(model, known, 100, Rng(1));
  EXPECT_EQ(invented.size(), 100U);
  EXPECT_EQ(std::set<BitVector>(invented.begin(), invented.end()).size(), 100U);
  for (const BitVector& state : invented) {
    EXPECT_TRUE(state.get(0));   // all others are known
    EXPECT_FALSE(state.get(9));  // no picture has that bit
  }
  EXPECT_EQ(invented, invented_states(model, known, 100, Rng(1)));
}

TEST(Discriminators, NothingIsInventedWhereEveryStateIsKnown) {
  const ToyModel model(2);
  const EncodedPairs pairs = model.all_transitions();
  const std::unordered_set<BitVector> known(pairs.before.begin(), pairs.before.end());
  EXPECT_TRUE(invented_states(model, known, 16, Rng(1)).empty());
  SilentLog log;
  EXPECT_EQ(learn_discriminators(model, pairs, by_heart(), log, StopFlag()).state, nullptr);
}

TEST(Discriminators, InventedStepsAreTheNetworksOwn) {
  const ToyModel model(3);
  const EncodedPairs pairs = half_of(model);
  const StateTest first_light_off = [](std::span<const BitVector> states) {
    std::vector<bool> passed;
    for (const BitVector& state : states) passed.push_back(!state.get(0));
    return passed;
  };
  const EncodedPairs steps = invented_steps(model, pairs, first_light_off, 50, Rng(2));
  ASSERT_EQ(steps.size(), 50U);
  const auto lists = nn::successors(model, steps.before, {});
  for (std::size_t i = 0; i < steps.size(); ++i) {
    EXPECT_FALSE(steps.after[i].get(0));
    EXPECT_NE(std::ranges::find(lists[i], steps.after[i]), lists[i].end());
  }
}

TEST(Discriminators, TheFilterAsksBoth) {
  const ToyModel model(3);
  const EncodedPairs pairs = half_of(model);
  SilentLog log;
  FollowFilter filter;
  const Discriminators learnt = learn_discriminators(model, pairs, by_heart(), log, StopFlag());
  EXPECT_EQ(learnt.state_error, 0);
  ask(learnt, filter);
  const std::vector<BitVector> dark = {BitVector(9, false)};
  EXPECT_EQ(successors_by(model, {})(dark).front().size(), 9U);
  const std::vector<BitVector> next = successors_by(model, filter)(dark).front();
  EXPECT_EQ(next.size(), 6U);  // three presses switch the first light on
  for (const BitVector& state : next) EXPECT_FALSE(state.get(0));
}

// A state discriminator that refuses every other known state is not asked, one that refuses every fifth is.
TEST(Discriminators, APoorStateDiscriminatorIsNotAsked) {
  const ToyModel model(3);
  const EncodedPairs pairs = half_of(model);
  SilentLog log;
  const auto asks = [&](double share) {
    return learn_discriminators(model, pairs, by_heart(share), log, StopFlag()).asks_state();
  };
  EXPECT_FALSE(asks(0.5));
  EXPECT_TRUE(asks(0.8));
}

TEST(Discriminators, AStopLeavesNothingToAsk) {
  const ToyModel model(3);
  SilentLog log;
  StopFlag stop;
  stop.request();
  const Discriminators learnt = learn_discriminators(model, half_of(model), by_heart(), log, stop);
  EXPECT_EQ(learnt.step, nullptr);
  EXPECT_EQ(learnt.state, nullptr);
}

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
      return by_heart()(examples, others, config, log, stop);
    };
    backend_.load_discriminator = [this](const std::filesystem::path&) {
      ++loaded_;
      return std::make_unique<Memory>(std::vector<BitVector>{}, 1.0);
    };
  }
  Discriminators ask_once() {
    log_.warnings.clear();
    return discriminators_of(
        run_, model_, [&] { return half_of(model_); }, backend_, log_, StopFlag());
  }
  std::filesystem::path kept(const std::string& name) const {
    return folder_ / "discriminators" / name;
  }
  // Whatever `damage` did to the kept files: both are learnt once more, with a line that says so, and then are kept.
  void expect_learnt_again(const std::function<void()>& damage, const std::string& reason) {
    ask_once();
    damage();
    learnt_ = loaded_ = 0;
    const Discriminators found = ask_once();
    EXPECT_EQ(learnt_, 2) << reason;
    EXPECT_NE(found.step, nullptr) << reason;
    EXPECT_NE(found.state, nullptr) << reason;
    ASSERT_EQ(log_.warnings.size(), 1U) << reason;
    EXPECT_NE(log_.warnings[0].find("learnt again"), std::string::npos) << log_.warnings[0];
    EXPECT_NE(log_.warnings[0].find(reason), std::string::npos) << log_.warnings[0];
    loaded_ = 0;
    ask_once();
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
  ask_once();
  EXPECT_EQ(learnt_, 2);
  ask_once();
  EXPECT_EQ(learnt_, 2);
  EXPECT_EQ(loaded_, 2);
  write_atomically(folder_.path() / "model.json", "trained on");
  ask_once();
  EXPECT_EQ(learnt_, 4);
}

TEST_F(KeptDiscriminators, AreLearntAgainWhereAFileIsGoneOrDamaged) {
  for (const std::string name : {"step.safetensors", "state.safetensors"}) {
    expect_learnt_again([&] { std::filesystem::remove(kept(name)); }, name);
    expect_learnt_again([&] { write_atomically(kept(name), ""); }, name);
    // Perhaps a good one, but of other rows: asking it would not end well.
    expect_learnt_again([&] { write_atomically(kept(name), "of another width"); }, name);
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
    expect_learnt_again([&] { write_atomically(kept("discriminators.json"), text); },
                        "discriminators.json: damaged");
  }
  expect_learnt_again([&] { write_atomically(kept("discriminators.json"), "{}"); }, "no 'model'");
  expect_learnt_again(with("model", 3), "another model");
  expect_learnt_again(with("step", "yes"), "step.safetensors");
  expect_learnt_again(with("state", true), "state.safetensors");
  expect_learnt_again(with("state_error", "x"), "'state_error' is no number");
}

TEST_F(KeptDiscriminators, AreLearntAgainWhereTheBackendCannotReadThem) {
  const auto load = backend_.load_discriminator;
  backend_.load_discriminator =
      [this, load](const std::filesystem::path& file) -> std::unique_ptr<nn::Discriminator> {
    if (learnt_ == 0) throw input_error(file.string() + ": of a later version");
    return load(file);
  };
  expect_learnt_again([] {}, "of a later version");
}

// An export may give the same network's states other bits.
TEST_F(KeptDiscriminators, AreLearntAgainForOtherBits) {
  expect_learnt_again([&] { write_atomically(run_.recoding_file(), "{}"); }, "another model");
}

}  // namespace
}  // namespace latplan::pipeline
