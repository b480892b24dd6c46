// Denoising: decode -> encode rounds repair the codes of start and goal before the search.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "planning/planning.h"
#include "planning/search_process.h"
#include "support/toy_model.h"
#include "support/trace_noise.h"

namespace latplan::planning {
namespace {

// Noise flips bits that repeat a light: such a code is no state, and no action applies in it. Every round repairs one bit.
class NoisyReader final : public nn::StateCodec {
 public:
  NoisyReader(const ToyModel& model, int flipped) : model_(model), flipped_(flipped) {}
  ImageShape image_shape() const override { return model_.image_shape(); }
  int state_bits() const override { return model_.state_bits(); }
  std::span<const float> noise_units() const override { return trace_noise_units(image_shape()); }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    left_ = has_trace_noise(images[0]) ? flipped_ : std::max(0, left_ - 1);
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
  int flipped_;
  mutable int left_ = 0;
};

// Encodes given pictures correctly, but pictures that it decoded itself through `distort`.
class DistortedReader final : public nn::StateCodec {
 public:
  using Distortion = std::function<BitVector(const BitVector&)>;
  DistortedReader(const ToyModel& model, Distortion distort)
      : model_(model), distort_(std::move(distort)) {}
  ImageShape image_shape() const override { return model_.image_shape(); }
  int state_bits() const override { return model_.state_bits(); }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    std::vector<BitVector> codes = model_.encode(images);
    if (drawn_) std::ranges::transform(codes, codes.begin(), distort_);
    return codes;
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    drawn_ = true;
    return model_.decode(states);
  }

 private:
  const ToyModel& model_;
  Distortion distort_;
  mutable bool drawn_ = false;
};

class Denoising : public testing::Test {
 protected:
  PlanOutcome plan(double noise, int cycle, int flipped = 1) const {
    PlanConfig config;
    config.noise = noise;
    config.cycle = cycle;
    SilentLog log;
    const domains::State goal = model_.domain().goal();
    return make_plan({NoisyReader(model_, flipped), model_.true_table()},
                     model_.domain().render(model_.domain().successors(goal)[0]),
                     {{model_.domain().render(goal)}, {}}, config, log, StopFlag());
  }
  PlanOutcome plan_distorted(const DistortedReader::Distortion& distort) const {
    SilentLog log;
    return make_plan({DistortedReader(model_, distort), model_.true_table()},
                     model_.domain().render(start()),
                     {{model_.domain().render(model_.domain().goal())}, {}}, {}, log, StopFlag());
  }
  using Search = std::function<void(const PlanningModel&, PlanOutcome&)>;
  // Searches with a start whose denoised code is no state.
  PlanOutcome search_distorted(const Search& search) const {
    const BitVector start_code = model_.code(start());
    const DistortedReader codec(model_, [&](BitVector code) {
      if (code == start_code) code.set(4, !code.get(4));
      return code;
    });
    const symbolic::ActionTable table = model_.true_table();
    const PlanningModel model{codec, table};
    PlanOutcome outcome =
        formulate(model, model_.domain().render(start()),
                  {{model_.domain().render(model_.domain().goal())}, {}}, PlanConfig());
    EXPECT_EQ(outcome.ends.denoised, 1);
    EXPECT_EQ(outcome.ends.others.size(), 1U);
    search(model, outcome);
    return outcome;
  }
  domains::State start() const { return model_.domain().successors(model_.domain().goal())[0]; }
  ToyModel model_{2, {.duplicates = 4}};
};

TEST_F(Denoising, OneRoundRepairsOneFlippedBit) {
  EXPECT_NE(plan(1, 0).result.status, search::Status::kSolved);
  const PlanOutcome denoised = plan(1, PlanConfig().cycle);
  EXPECT_EQ(denoised.result.status, search::Status::kSolved);
  EXPECT_EQ(denoised.result.plan.size(), 1U);
  EXPECT_EQ(denoised.ends.denoised, 1);
}

TEST_F(Denoising, RepeatsUntilNothingChanges) {
  EXPECT_NE(plan(1, 2, 3).result.status, search::Status::kSolved);
  EXPECT_EQ(plan(1, 3, 3).result.status, search::Status::kSolved);
  EXPECT_EQ(plan(1, PlanConfig().cycle, 3).result.status, search::Status::kSolved);
}

TEST_F(Denoising, StableCodesStayAsTheyAre) {
  for (const int cycle : {0, 1, 5}) {
    const PlanOutcome outcome = plan(0, cycle);
    EXPECT_EQ(outcome.result.plan.size(), 1U);
    EXPECT_EQ(outcome.ends.denoised, 0);
  }
}

TEST_F(Denoising, CodesThatNeverSettleStayAsRead) {
  const PlanOutcome outcome = plan_distorted([](BitVector code) {
    code.set(0, !code.get(0));
    return code;
  });
  EXPECT_EQ(outcome.result.plan.size(), 1U);
  EXPECT_EQ(outcome.ends.denoised, 0);
}

TEST_F(Denoising, StartAndGoalStayDistinct) {
  const BitVector goal = model_.code(model_.domain().goal());
  const PlanOutcome outcome = plan_distorted([&](const BitVector&) { return goal; });
  EXPECT_EQ(outcome.result.plan.size(), 1U);
  EXPECT_EQ(outcome.ends.denoised, 0);
}

TEST_F(Denoising, CodesAsReadAreTriedWhereTheDenoisedOnesHaveNoPlan) {
  const BitVector start_code = model_.code(start());
  const PlanOutcome outcome = plan_distorted([&](BitVector code) {
    if (code == start_code) code.set(4, !code.get(4));
    return code;
  });
  EXPECT_EQ(outcome.result.status, search::Status::kSolved);
  EXPECT_EQ(outcome.task.init, start_code);
  EXPECT_EQ(outcome.ends.denoised, 0);
}

TEST_F(Denoising, ProcessesTryTheCodesAsReadToo) {
  const PlanOutcome outcome =
      search_distorted([](const PlanningModel& model, PlanOutcome& searched) {
        const SolveCommand solve = {LATPLAN_BINARY, "solve", "--json", "--quiet"};
        EXPECT_EQ(search_in_process(solve, model, SearchConfig(), StopFlag(), searched), "");
      });
  EXPECT_EQ(outcome.result.status, search::Status::kSolved);
  EXPECT_EQ(outcome.task.init, model_.code(start()));
  EXPECT_EQ(outcome.ends.denoised, 0);
}

TEST_F(Denoising, AnInterruptedSecondSearchDoesNotProveThatThereIsNoPlan) {
  int searches = 0;
  const PlanOutcome outcome = search_distorted([&](const PlanningModel&, PlanOutcome& searched) {
    search_ends(
        SearchConfig(),
        [&](const SearchConfig&, PlanOutcome& one) {
          one.result.status =
              ++searches == 1 ? search::Status::kUnsolvable : search::Status::kInterrupted;
        },
        searched);
  });
  EXPECT_EQ(searches, 2);
  EXPECT_EQ(outcome.result.status, search::Status::kInterrupted);
}

// Both searches together keep to the time limit, and the second one to 10 s.
TEST_F(Denoising, TheSecondSearchHasTheRestOfTheTime) {
  for (const auto& [limit, rest] : {std::pair(10.0, 6.0), std::pair(600.0, 10.0)}) {
    std::vector<double> limits;
    SearchConfig config;
    config.time = limit;
    const PlanOutcome outcome = search_distorted([&](const PlanningModel&, PlanOutcome& searched) {
      search_ends(
          config,
          [&](const SearchConfig& how, PlanOutcome& one) {
            limits.push_back(how.time);
            one.result.status = search::Status::kUnsolvable;
            one.result.statistics.total_seconds = 4;
          },
          searched);
    });
    EXPECT_EQ(limits, (std::vector<double>{limit, rest}));
    EXPECT_EQ(outcome.result.status, search::Status::kUnsolvable);
    EXPECT_EQ(outcome.ends.denoised, 1);  // the report on the first search
  }
}

}  // namespace
}  // namespace latplan::planning
