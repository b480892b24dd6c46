// The library as other programs use it: only the public headers.
#include <gtest/gtest.h>
#include <latplan/plan.h>
#include <latplan/solve.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

const fs::path kSource = LATPLAN_SOURCE_DIR;
const fs::path kTask = kSource / "tests/slow/instances/hanoi-3-9";

fs::path first_task() {
  for (const auto& entry : fs::directory_iterator(kTask)) {
    if (entry.is_directory()) return entry.path();
  }
  return {};
}

TEST(Model, PlansBetweenPictures) {
  const latplan::Model model((kSource / "models/hanoi-3-9").string());
  const latplan::Picture init = latplan::read_picture_file((first_task() / "init.png").string());
  const latplan::Picture goal = latplan::read_picture_file((first_task() / "goal.png").string());
  EXPECT_EQ(init.height, model.height());
  EXPECT_EQ(init.width, model.width());
  const latplan::Plan plan = model.plan(init, goal);
  ASSERT_TRUE(plan.solved) << plan.reason;
  EXPECT_EQ(plan.status, "solved");
  EXPECT_TRUE(plan.optimal);
  EXPECT_GT(plan.actions.size(), 0U);
  ASSERT_EQ(plan.states.size(), plan.actions.size() + 1);
  ASSERT_EQ(plan.pictures.size(), plan.states.size());
  const std::vector<latplan::Code> codes = model.encode({init, goal});
  EXPECT_EQ(plan.states.front(), codes[0]);
  EXPECT_EQ(plan.states.back(), codes[1]);
  EXPECT_EQ(static_cast<int>(codes[0].size()), model.bits());
  EXPECT_EQ(model.decode(plan.states)[1].pixels, plan.pictures[1].pixels);
}

TEST(Model, JudgesAndShowsItsPlan) {
  const latplan::Model model("hanoi-3-9");
  latplan::Plan plan = model.plan(latplan::read_picture_file((first_task() / "init.png").string()),
                                  latplan::read_picture_file((first_task() / "goal.png").string()));
  EXPECT_FALSE(plan.valid);
  model.judge(plan);
  EXPECT_EQ(plan.valid, true) << plan.note;
  EXPECT_EQ(plan.shortest, static_cast<int>(plan.actions.size()));
  EXPECT_EQ(plan.faults, std::vector<std::string>(plan.states.size()));
  EXPECT_NE(plan.summary().find("valid, optimal"), std::string::npos) << plan.summary();
  EXPECT_NE(plan.page().find(plan.actions[0]), std::string::npos);
  const std::vector<std::uint8_t> strip = plan.strip();
  ASSERT_GT(strip.size(), 8U);
  EXPECT_EQ(std::string(strip.begin() + 1, strip.begin() + 4), "PNG");
}

TEST(Model, ActionsLeadAlongThePlan) {
  const latplan::Model model("hanoi-3-9");
  const latplan::Plan plan =
      model.plan(latplan::read_picture_file((first_task() / "init.png").string()),
                 latplan::read_picture_file((first_task() / "goal.png").string()));
  ASSERT_GT(plan.actions.size(), 0U);
  for (std::size_t step = 0; step < plan.actions.size(); ++step) {
    const auto action =
        std::find_if(model.actions().begin(), model.actions().end(),
                     [&](const latplan::Action& a) { return a.name == plan.actions[step]; });
    ASSERT_NE(action, model.actions().end());
    latplan::Code state = plan.states[step];
    for (int bit = 0; bit < model.bits(); ++bit) {
      EXPECT_TRUE(state[bit] || !action->positive[bit]);
      EXPECT_TRUE(!state[bit] || !action->negative[bit]);
      state[bit] = action->adds[bit] || (state[bit] && !action->deletes[bit]);
    }
    EXPECT_EQ(state, plan.states[step + 1]);
  }
}

TEST(Model, AStoppedSearchIsInterrupted) {
  const latplan::Model model("hanoi-3-9");
  const std::atomic<bool> stop = true;
  latplan::SolveOptions options;
  options.stop = &stop;
  const latplan::Plan plan =
      model.plan(latplan::read_picture_file((first_task() / "init.png").string()),
                 latplan::read_picture_file((first_task() / "goal.png").string()), options);
  EXPECT_EQ(plan.status, "interrupted");
  EXPECT_FALSE(plan.solved);
  EXPECT_THROW(plan.page(), latplan::Failure);
}

TEST(Model, IsFoundByTheNameOfAShippedModel) {
  EXPECT_EQ(latplan::Model("hanoi-3-9").bits(),
            latplan::Model((kSource / "models/hanoi-3-9").string()).bits());
}

int code_of(const std::function<void()>& function) {
  try {
    function();
  } catch (const latplan::Failure& failure) {
    EXPECT_FALSE(std::string(failure.what()).empty());
    return failure.code();
  }
  return 0;
}

TEST(Model, FailsWithTheExitCodeOfTheProgram) {
  EXPECT_EQ(code_of([] { latplan::Model("no-such-model"); }), 33);
  EXPECT_EQ(code_of([] { latplan::Model("hanoi-3-9", 0, "some"); }), 36);
  EXPECT_EQ(code_of([] { latplan::read_picture_file("none.png"); }), 33);
  const latplan::Model model("hanoi-3-9");
  EXPECT_EQ(code_of([&] { model.encode({latplan::Picture{3, 4, 3, {1, 2}}}); }), 33);
  EXPECT_EQ(code_of([&] { model.encode({latplan::Picture{1, 1, 1, {1}}}); }), 33);
  EXPECT_EQ(code_of([&] { model.decode({latplan::Code(3)}); }), 33);
  latplan::SolveOptions options;
  options.search = "magic";
  const latplan::Picture picture = latplan::read_picture_file((first_task() / "init.png").string());
  EXPECT_EQ(code_of([&] { model.plan(picture, picture, options); }), 36);
  EXPECT_EQ(code_of([] { latplan::Model("hanoi-3-9", -1); }), 36);
  latplan::SolveOptions negative;
  negative.seconds = -1;
  EXPECT_EQ(code_of([&] { model.plan(picture, picture, negative); }), 36);
  EXPECT_EQ(code_of([&] { latplan::solve({"domain.pddl"}, negative); }), 36);
}

TEST(Plan, OfNoModelOrOfAnotherOneIsRefused) {
  latplan::Plan plan;
  EXPECT_EQ(code_of([&] { plan.summary(); }), 36);
  EXPECT_EQ(code_of([&] { plan.page(); }), 36);
  EXPECT_EQ(code_of([&] { plan.strip(); }), 36);
  const latplan::Model model("hanoi-3-9"), other("lightsout");
  EXPECT_EQ(code_of([&] { model.judge(plan); }), 36);
  const latplan::Picture picture = latplan::read_picture_file((first_task() / "init.png").string());
  plan = model.plan(picture, picture);
  EXPECT_EQ(code_of([&] { other.judge(plan); }), 36);
  EXPECT_EQ(code_of([&] { model.judge(plan); }), 0);
}

TEST(Solve, FindsAShortestPlan) {
  const fs::path folder = fs::path(testing::TempDir()) / "latplan-solve-test";
  fs::create_directories(folder);
  std::ofstream(folder / "domain.pddl") << R"((define (domain d) (:requirements :strips)
    (:predicates (a) (b) (c))
    (:action one :parameters () :precondition (a) :effect (b))
    (:action two :parameters () :precondition (b) :effect (c))))";
  std::ofstream(folder / "problem.pddl")
      << "(define (problem p) (:domain d) (:init (a)) (:goal (and (c))))";
  const latplan::Solution solution = latplan::solve({(folder / "problem.pddl").string()});
  EXPECT_TRUE(solution.solved);
  EXPECT_TRUE(solution.optimal);
  EXPECT_EQ(solution.actions, (std::vector<std::string>{"one", "two"}));
  EXPECT_EQ(code_of([] { latplan::solve({"none.pddl"}); }), 33);
  fs::remove_all(folder);
}

}  // namespace
