// Synthetic planning tasks shaped after learnt models (numbers of bits and actions, constant bits, copies of bits,
// duplicated and imprecise actions), with known shortest plans: what the planner's speed is measured on. The names and
// shapes are tabulated in docs/planner.md.
#pragma once

#include <string>
#include <vector>

#include "symbolic/strips.h"

namespace latplan::bench {

// LO25, LO100, LO300: LightsOut 5x5. MN81, MN300, MN300n: 8-puzzle. MA256, MA300: 15-puzzle. SO6k, SO47k: Sokoban.
std::vector<std::string> planner_task_shapes();

// "LO300_d14": of that shape, the shortest plan has 14 steps. The same name gives the same task for ever.
// Error(Usage) for any other name.
symbolic::StripsTask make_planner_task(const std::string& name);

}  // namespace latplan::bench
