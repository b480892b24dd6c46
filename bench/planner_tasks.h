// Synthetic planning tasks that resemble learnt models (numbers of bits and actions, constant bits,
// copies of bits, duplicate and imprecise actions) with known shortest plans, for benchmarks.
// docs/planner.md lists the shapes.
#pragma once

#include <string>
#include <vector>

#include "symbolic/strips.h"

namespace latplan::bench {

// LO25, LO100, LO300: LightsOut 5x5. LO36, LO49: LightsOut 6x6 and 7x7. MN81, MN300, MN300n: 8-puzzle. MA256, MA300: 15-puzzle. SO6k,
// SO47k: Sokoban.
std::vector<std::string> planner_task_shapes();

// "LO300_d14": shape LO300 with a shortest plan of 14 steps; "LO300_d14_n3": the third such task.
// The same name always gives the same task. Unknown names: Error(Usage).
symbolic::StripsTask make_planner_task(const std::string& name);

}  // namespace latplan::bench
