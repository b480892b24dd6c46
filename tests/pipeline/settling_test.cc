// Codes that noise spoilt: decoding and encoding mends them before anything is searched.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "pipeline/planning.h"
#include "pipeline/search_process.h"
#include "support/toy_model.h"

namespace latplan::pipeline {
namespace {

// Noise turns bits that repeat a light: such a code is no state, and no action leads out of it. Every round mends one.
class Shaken final : public nn::StateCodec {
 public:
  Shaken(const ToyModel& model, int turned) : model_(model), turned_(turned) {}
  ImageShape image_shape() const override { return model_.image_shape(); }
  int state_bits() const override { return model_.state_bits(); }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    left_ = std::max(0, left_ - 1);
    return with_wrong_bits(images);
  }
  std::vector<BitVector> encode_noisy(std::span<const Image> images, double, Rng&) const override {
    left_ = turned_;
    return with_wrong_bits(images);
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    return model_.decode(states);
  }

 private:
  std::vector<BitVector> with_wrong_bits(std::span<const Image> images) const {
    std::vector<BitVector> codes = model_.encode(images);
    for (int bit = 4; bit < 4 + left_; ++bit) codes[0].set(bit, !codes[0].get(bit));
    return codes;
  }
  const ToyModel& model_;
  int turned_;
  mutable int left_ = 0;
};

// Reads pictures rightly, but what it has drawn itself as `dream` says.
class Dreaming final : public nn::StateCodec {
 public:
  using Dream = std::function<BitVector(const BitVector&)>;
  Dreaming(const ToyModel& model, Dream dream) : model_(model), dream_(std::move(dream)) {}
  ImageShape image_shape() const override { return model_.image_shape(); }
  int state_bits() const override { return model_.state_bits(); }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    std::vector<BitVector> codes = model_.encode(images);
    if (drawn_) std::ranges::transform(codes, codes.begin(), dream_);
    return codes;
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    drawn_ = true;
    return model_.decode(states);
  }

 private:
  const ToyModel& model_;
  Dream dream_;
  mutable bool drawn_ = false;
};

class Settling : public testing::Test {
 protected:
  PlanOutcome plan(double noise, int cycle, int turned = 1) const {
    PlanConfig config;
    config.noise = noise;
    config.cycle = cycle;
    SilentLog log;
    const domains::State goal = model_.domain().goal();
    return make_plan(Shaken(model_, turned), model_.true_table(),
                     model_.domain().render(model_.domain().successors(goal)[0]),
                     {{model_.domain().render(goal)}, {}}, config, log, StopFlag());
  }
  PlanOutcome plan_dreaming(const Dreaming::Dream& dream) const {
    SilentLog log;
    return make_plan(Dreaming(model_, dream), model_.true_table(), model_.domain().render(start()),
                     {{model_.domain().render(model_.domain().goal())}, {}}, {}, log, StopFlag());
  }
  // What the settled codes of a start that dreaming spoils lead to, by this way of searching.
  PlanOutcome search_spoilt(const std::function<void(PlanOutcome&)>& search) const {
    const BitVector start_code = model_.code(start());
    const Dreaming codec(model_, [&](BitVector code) {
      if (code == start_code) code.set(4, !code.get(4));
      return code;
    });
    PlanOutcome outcome =
        formulate(codec, model_.true_table(), model_.domain().render(start()),
                  {{model_.domain().render(model_.domain().goal())}, {}}, PlanConfig());
    EXPECT_EQ(outcome.settled_ends, 1);
    search(outcome);
    return outcome;
  }
  domains::State start() const { return model_.domain().successors(model_.domain().goal())[0]; }
  ToyModel model_{2, {.duplicates = 4, .constant = {}, .places = 1, .misdraw = {}}};
};

TEST_F(Settling, OneRoundMendsWhatNoiseSpoilt) {
  EXPECT_NE(plan(1, 0).result.status, search::Status::kSolved);
  const PlanOutcome mended = plan(1, PlanConfig().cycle);
  EXPECT_EQ(mended.result.status, search::Status::kSolved);
  EXPECT_EQ(mended.result.plan.size(), 1U);
  EXPECT_EQ(mended.settled_ends, 1);
}

TEST_F(Settling, GoesOnUntilNothingChanges) {
  EXPECT_NE(plan(1, 2, 3).result.status, search::Status::kSolved);
  EXPECT_EQ(plan(1, 3, 3).result.status, search::Status::kSolved);
  EXPECT_EQ(plan(1, PlanConfig().cycle, 3).result.status, search::Status::kSolved);
}

TEST_F(Settling, CodesOfStatesStayAsTheyAre) {
  for (const int cycle : {0, 1, 5}) {
    const PlanOutcome outcome = plan(0, cycle);
    EXPECT_EQ(outcome.result.plan.size(), 1U);
    EXPECT_EQ(outcome.settled_ends, 0);
  }
}

TEST_F(Settling, CodesThatNeverRestStayAsTheyWereRead) {
  const PlanOutcome outcome = plan_dreaming([](BitVector code) {
    code.set(0, !code.get(0));
    return code;
  });
  EXPECT_EQ(outcome.result.plan.size(), 1U);
  EXPECT_EQ(outcome.settled_ends, 0);
}

TEST_F(Settling, StartAndGoalDoNotBecomeOne) {
  const BitVector goal = model_.code(model_.domain().goal());
  const PlanOutcome outcome = plan_dreaming([&](const BitVector&) { return goal; });
  EXPECT_EQ(outcome.result.plan.size(), 1U);
  EXPECT_EQ(outcome.settled_ends, 0);
}

TEST_F(Settling, WhatWasReadIsTriedWhereTheSettledCodesLeadNowhere) {
  const BitVector start_code = model_.code(start());
  const PlanOutcome outcome = plan_dreaming([&](BitVector code) {
    if (code == start_code) code.set(4, !code.get(4));
    return code;
  });
  EXPECT_EQ(outcome.result.status, search::Status::kSolved);
  EXPECT_EQ(outcome.task.init, start_code);
  EXPECT_EQ(outcome.settled_ends, 0);
}

TEST_F(Settling, WhatWasReadIsTriedByProcessesToo) {
  const PlanOutcome outcome = search_spoilt([](PlanOutcome& searched) {
    EXPECT_EQ(search_in_process(LATPLAN_BINARY, PlanConfig(), StopFlag(), searched), "");
  });
  EXPECT_EQ(outcome.result.status, search::Status::kSolved);
  EXPECT_EQ(outcome.task.init, model_.code(start()));
  EXPECT_EQ(outcome.settled_ends, 0);
}

TEST_F(Settling, CutShortItDoesNotSayThereIsNoPlan) {
  int searches = 0;
  const PlanOutcome outcome = search_spoilt([&](PlanOutcome& searched) {
    search_ends(
        PlanConfig(),
        [&](const PlanConfig&, PlanOutcome& one) {
          one.result.status =
              ++searches == 1 ? search::Status::kUnsolvable : search::Status::kInterrupted;
        },
        searched);
  });
  EXPECT_EQ(searches, 2);
  EXPECT_EQ(outcome.result.status, search::Status::kInterrupted);
}

}  // namespace
}  // namespace latplan::pipeline
