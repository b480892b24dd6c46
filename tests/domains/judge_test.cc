#include "domains/judge.h"

#include <gtest/gtest.h>

#include "domains/lightsout.h"

namespace latplan::domains {
namespace {

struct Plan {
  std::vector<State> states;
  std::vector<Image> images;
};

// A true plan of a few moves that never stands still.
Plan random_plan(const Domain& world, Rng& rng) {
  Plan plan;
  plan.states = {world.sample(rng)};
  const auto length = 3 + rng.below(5);
  while (plan.states.size() <= length) {
    const auto next = world.successors(plan.states.back());
    plan.states.push_back(next[rng.below(next.size())]);
  }
  for (const State& state : plan.states) plan.images.push_back(world.render(state));
  return plan;
}

Verdict judge_as_is(const Domain& world, const Plan& plan, Judge judge = Judge::kOurs) {
  return judge_plan(world, plan.images, plan.states.front(), plan.states.back(), judge);
}

class JudgeTest : public testing::Test {
 protected:
  std::unique_ptr<Domain> world = make_lightsout({.size = 4});
  Rng rng{17};
};

TEST_F(JudgeTest, AcceptsTruePlansNoisyOnesToo) {
  for (int i = 0; i < 1000; ++i) {
    Plan plan = random_plan(*world, rng);
    ASSERT_TRUE(judge_as_is(*world, plan).valid);
    ASSERT_TRUE(judge_as_is(*world, plan, Judge::kPaper).valid);
    for (Image& image : plan.images) {
      for (float& pixel : image.pixels()) pixel += static_cast<float>(0.05 * rng.normal());
    }
    const Verdict verdict = judge_as_is(*world, plan);
    ASSERT_TRUE(verdict.valid) << verdict.reason;
    EXPECT_EQ(verdict.reason, "");
    EXPECT_EQ(verdict.state_reasons, std::vector<std::string>(plan.images.size()));
    EXPECT_EQ(verdict.step_reasons, std::vector<std::string>(plan.images.size() - 1));
  }
}

TEST_F(JudgeTest, RejectsTwoMovesAtOnce) {
  for (int i = 0; i < 1000; ++i) {
    Plan plan = random_plan(*world, rng);
    const auto at = static_cast<std::ptrdiff_t>(1 + rng.below(plan.images.size() - 2));
    plan.images.erase(plan.images.begin() + at);
    plan.states.erase(plan.states.begin() + at);
    const Verdict verdict = judge_as_is(*world, plan);
    ASSERT_FALSE(verdict.valid);
    const std::string& reason = verdict.step_reasons[at - 1];
    EXPECT_TRUE(reason.starts_with("not one legal move") || reason == "nothing changes") << reason;
    EXPECT_TRUE(verdict.reason.starts_with("step " + std::to_string(at) + ": ")) << verdict.reason;
  }
}

TEST_F(JudgeTest, RejectsAHalfLitCellAndMixtures) {
  for (int i = 0; i < 1000; ++i) {
    Plan plan = random_plan(*world, rng);
    const std::size_t at = rng.below(plan.images.size());
    Image& image = plan.images[at];
    const int top = static_cast<int>(rng.below(4)) * 9, left = static_cast<int>(rng.below(4)) * 9;
    for (int p = 0; p < 81; ++p) {
      if (p / 9 == 4 || p / 9 == 5 || p % 9 == 4 || p % 9 == 5) {
        image.at(top + p / 9, left + p % 9) = 0.5F;
      }
    }
    const Verdict verdict = judge_as_is(*world, plan);
    ASSERT_FALSE(verdict.valid);
    EXPECT_EQ(verdict.state_reasons[at], "shows no state clearly");
    EXPECT_FALSE(verdict.states[at]);
    EXPECT_EQ(verdict.reason, "picture " + std::to_string(at) + ": shows no state clearly");
  }
}

TEST_F(JudgeTest, RejectsWrongEnds) {
  for (int i = 0; i < 1000; ++i) {
    const Plan plan = random_plan(*world, rng);
    const State other = world->successors(plan.states.front())[0];
    const Verdict wrong_init =
        judge_plan(*world, plan.images, other, plan.states.back(), Judge::kOurs);
    EXPECT_FALSE(wrong_init.valid);
    EXPECT_NE(wrong_init.state_reasons.front().find("not the initial state"), std::string::npos);
    EXPECT_EQ(wrong_init.state_reasons.back(), "");
    const State elsewhere = world->successors(plan.states.back())[3];
    const Verdict wrong_goal =
        judge_plan(*world, plan.images, plan.states.front(), elsewhere, Judge::kOurs);
    EXPECT_FALSE(wrong_goal.valid);
    EXPECT_NE(wrong_goal.reason.find("not the goal"), std::string::npos);
    EXPECT_EQ(wrong_goal.state_reasons.front(), "");
  }
}

TEST_F(JudgeTest, RejectsStandingStillAndNothingAtAll) {
  Plan plan = random_plan(*world, rng);
  plan.images.push_back(plan.images.back());
  EXPECT_EQ(judge_as_is(*world, plan).step_reasons.back(), "nothing changes");
  EXPECT_FALSE(judge_as_is(*world, plan).valid);
  EXPECT_FALSE(judge_plan(*world, {}, world->goal(), world->goal(), Judge::kOurs).valid);
  const std::vector<Image> here = {world->render(world->goal())};
  EXPECT_TRUE(judge_plan(*world, here, world->goal(), world->goal(), Judge::kOurs).valid);
}

}  // namespace
}  // namespace latplan::domains
