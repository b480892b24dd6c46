// Sokoban: a player pushes stones, one at a time, onto goals; not all moves are reversible. A state
// holds the cell numbers of the player and the stones (domains/sokoban_level.h). Legal states are
// those reachable from the level's start. The state space is enumerated once, on first use.
#pragma once

#include <memory>

#include "domains/catalog.h"
#include "domains/domain.h"
#include "domains/sokoban_level.h"

namespace latplan::domains {

struct SokobanOptions {
  std::string level = "microban32";  // a shipped level or a file
  bool named_stones =
      false;  // states distinguish the stones, as in the paper's code; pictures do not
};

// goal(): the nearest solved state, or the farthest state if none is solved ("solved states" of
// known_counts() is 0).
std::unique_ptr<Domain> make_sokoban(const SokobanOptions& options);
// Enumerating more than `most_states` states is an Error(Usage).
std::unique_ptr<Domain> make_sokoban(SokobanLevel level, bool named_stones,
                                     std::int64_t most_states = 5'000'000);
World sokoban_world();  // catalog entry

}  // namespace latplan::domains
