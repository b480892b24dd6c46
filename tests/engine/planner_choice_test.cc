#include "engine/planner_choice.h"

#include <gtest/gtest.h>

#include "base/error.h"

namespace latplan::engine {
namespace {

std::string fault_of(const std::string& text, int goal_tolerance = 0) {
  try {
    check_planner_choice(parse_planner_choice(text), goal_tolerance);
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUsage);
    return error.what();
  }
  return "";
}

TEST(PlannerChoice, IsReadFromItsPrefix) {
  EXPECT_EQ(parse_planner_choice("astar-lmcut"), (PlannerChoice{false, "astar-lmcut"}));
  EXPECT_EQ(parse_planner_choice("fd:lmcut"), (PlannerChoice{true, "lmcut"}));
  EXPECT_EQ(parse_planner_choice("fd:astar(blind())"), (PlannerChoice{true, "astar(blind())"}));
  for (const char* text : {"auto", "fd:auto", "wastar(ff,3)", "fd:", ""}) {
    EXPECT_EQ(to_string(parse_planner_choice(text)), text);
  }
}

TEST(PlannerChoice, AcceptsTheSearchesOfBothPlanners) {
  for (const char* text :
       {"auto", "astar(lmcut)", "fd:auto", "fd:lama-first", "fd:astar(no_such_heuristic())"}) {
    EXPECT_EQ(fault_of(text), "");
  }
}

TEST(PlannerChoice, SuggestsTheNearestNameOfThePlanner) {
  const auto starts = [](const std::string& text, const std::string& start) {
    EXPECT_EQ(fault_of(text).substr(0, start.size()), start);
  };
  starts("astar-lmct", "unknown search 'astar-lmct'; did you mean astar-lmcut? expected one of: ");
  starts("fd:lmct",
         "unknown Fast Downward search 'lmct'; did you mean lmcut? expected one of: auto, blind, ");
  starts("fd:astar-lmcut", "unknown Fast Downward search 'astar-lmcut'; expected one of: auto, ");
  starts("fd:", "unknown Fast Downward search ''; expected one of: auto, ");
}

TEST(PlannerChoice, ChecksTheGoalTolerance) {
  EXPECT_EQ(fault_of("astar-blind", 1), "");
  EXPECT_NE(fault_of("astar-lmcut", 1), "");
  EXPECT_EQ(fault_of("fd:lmcut", 1),
            "search 'fd:lmcut': Fast Downward does not support a goal tolerance; expected a search "
            "of the built-in planner");
}

}  // namespace
}  // namespace latplan::engine
