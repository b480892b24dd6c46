// Sokoban: a player pushes stones, one at a time, onto goals. Moves cannot all be undone. A state holds the number of
// the player's cell and those of the stones (domains/sokoban_level.h); legal are the states that can be reached from the
// level's start. The whole space is enumerated once, when it is first needed.
#pragma once

#include <memory>

#include "domains/catalog.h"
#include "domains/domain.h"
#include "domains/sokoban_level.h"

namespace latplan::domains {

struct SokobanOptions {
  std::string level = "microban32";  // a shipped level or a file
  bool named_stones =
      false;  // which stone is where counts, as in the paper's public code; pictures cannot tell
};

// goal(): the nearest state with every stone on a goal; the farthest state where there is none (known_counts() tells:
// "solved states" is 0).
std::unique_ptr<Domain> make_sokoban(const SokobanOptions& options);
// Needing the whole space of a level with more than `most_states` throws Error(Usage).
std::unique_ptr<Domain> make_sokoban(SokobanLevel level, bool named_stones,
                                     std::int64_t most_states = 5'000'000);
World sokoban_world();  // its line in the catalog

}  // namespace latplan::domains
