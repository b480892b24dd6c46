#include "engine/planner_choice.h"

#include <algorithm>
#include <string_view>

#include "base/error.h"
#include "engine/fast_downward.h"
#include "search/planner.h"

namespace latplan::engine {
namespace {

constexpr std::string_view kPrefix = "fd:";

}  // namespace

PlannerChoice parse_planner_choice(const std::string& text) {
  if (!text.starts_with(kPrefix)) return {false, text};
  return {true, text.substr(kPrefix.size())};
}

std::string to_string(const PlannerChoice& choice) {
  return (choice.fast_downward ? std::string(kPrefix) : "") + choice.search;
}

void check_planner_choice(const PlannerChoice& choice, int goal_tolerance) {
  if (!choice.fast_downward) {
    search::check_algorithm(choice.search, goal_tolerance);
    return;
  }
  find_configuration(choice.search);
  if (goal_tolerance > 0) {
    throw usage_error("search '" + to_string(choice) +
                      "': Fast Downward does not support a goal tolerance; expected a search of "
                      "the built-in planner");
  }
}

std::vector<std::string> split_planner_choices(const std::string& text, int goal_tolerance) {
  std::vector<std::string> parts = {""};
  int depth = 0;
  for (const char c : text) {
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    if (c == ',' && depth == 0) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].empty()) throw usage_error("'" + text + "': an empty search name; expected a,b,c");
    if (std::find(parts.begin(), parts.begin() + i, parts[i]) != parts.begin() + i) {
      throw usage_error("search '" + parts[i] + "' is given twice");
    }
    check_planner_choice(parse_planner_choice(parts[i]), goal_tolerance);
  }
  return parts;
}

}  // namespace latplan::engine
