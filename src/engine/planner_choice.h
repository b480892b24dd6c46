// A search of either planner, as users write it: "astar-lmcut" is a search of the built-in planner,
// "fd:lmcut" a search of Fast Downward.
#pragma once

#include <string>
#include <vector>

namespace latplan::engine {

struct PlannerChoice {
  bool fast_downward = false;
  std::string search = "auto";  // without "fd:"; a name or a form with arguments

  friend bool operator==(const PlannerChoice&, const PlannerChoice&) = default;
};

// Accepts any text; check_planner_choice() rejects unknown searches.
PlannerChoice parse_planner_choice(const std::string& text);
// The inverse of parse_planner_choice().
std::string to_string(const PlannerChoice& choice);

// Error(Usage) if the planner does not know the search, with the nearest name and the list of
// names, or if the search does not support the goal tolerance.
void check_planner_choice(const PlannerChoice& choice, int goal_tolerance = 0);

// Parts of "auto,wastar(ff,3),fd:lmcut" that commas outside parentheses separate, each checked. Empty or repeated:
// Error(Usage).
std::vector<std::string> split_planner_choices(const std::string& text, int goal_tolerance = 0);

}  // namespace latplan::engine
