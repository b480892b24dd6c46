// What the text after --search asks for. Either a name of the list, or an algorithm with its arguments in brackets:
// astar(H), wastar(H,WEIGHT) with a WEIGHT such as 3 or 1.5, gbfs(H), gbfs(H,preferred), lazy(H), lazy(H,preferred), iw(WIDTH); H is a heuristic.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "search/engine.h"
#include "search/heuristic.h"
#include "search/planner.h"

namespace latplan::search {

enum class Family { kAuto, kBidirectional, kAstar, kWeightedAstar, kGreedy, kLazyGreedy, kWidth };

struct SearchSpec {
  std::string name;  // the short one where there is one
  Family family = Family::kAuto;
  const HeuristicEntry* heuristic = nullptr;
  int g_weight = 1,
      h_weight = 1;  // of kWeightedAstar: the weight as a fraction, h_weight / g_weight
  int width = 0;     // of kWidth
  bool preferred = false;

  // Whether it can do with a goal of which some bits may differ.
  bool tolerates() const {
    if (heuristic != nullptr) return heuristic->tolerates;
    return family == Family::kAuto || family == Family::kBidirectional;
  }
};

// Error(Usage) that lists what is known.
SearchSpec parse_search(const std::string& text);
std::unique_ptr<Engine> make_engine(const SearchSpec& spec, const PackedTask& task, Guard& guard,
                                    Statistics& statistics);

}  // namespace latplan::search
