// Search specifications as users write them: a name from the list, or a form with arguments:
// astar(H), wastar(H,WEIGHT), gbfs(H), gbfs(H,preferred), where H is a heuristic and WEIGHT a
// number such as 3 or 1.5.
#pragma once

#include <memory>
#include <string>

#include "search/heuristic.h"
#include "search/planner.h"
#include "search/search_algorithm.h"

namespace latplan::search {

enum class Family { kAuto, kBidirectional, kAstar, kWeightedAstar, kGreedy };

struct SearchSpec {
  std::string name;  // the short name if there is one
  Family family = Family::kAuto;
  const HeuristicEntry* heuristic = nullptr;
  int g_weight = 1, h_weight = 1;  // kWeightedAstar: the weight is h_weight / g_weight
  bool preferred = false;

  // Whether the search supports goals in which some bits may differ.
  bool supports_goal_tolerance() const {
    if (heuristic != nullptr) return heuristic->supports_goal_tolerance;
    return family == Family::kAuto || family == Family::kBidirectional;
  }
};

// Unknown searches: Error(Usage) with the nearest name and the list of searches.
SearchSpec parse_search(const std::string& text);
std::unique_ptr<SearchAlgorithm> make_search_algorithm(const SearchSpec& spec,
                                                       const PackedTask& task, Guard& guard,
                                                       Statistics& statistics);

}  // namespace latplan::search
