// A world by name and options, for rooms that must not include worlds: runs and recipes keep it, and can draw its image
// pairs again.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/log.h"
#include "data/pair_set.h"

namespace latplan::data {

struct WorldRef {
  std::string name;
  std::map<std::string, std::string> options;  // as typed
  bool operator==(const WorldRef&) const = default;
};

constexpr std::int64_t kMaxPairs = 100'000'000;  // that one file or run may ask for

struct GenerateConfig {
  std::int64_t pairs = 5000;
  std::uint64_t seed = 1;
  int threads = 0;                // 0: one per CPU; the result does not depend on it
  std::vector<WorldState> avoid;  // states that must occur neither before nor after a move
};

// From the meta JSON of a pair set; nothing for pictures without a world.
std::optional<WorldRef> world_of_meta(const std::string& meta_json);
std::string world_to_meta(const WorldRef& world, std::uint64_t seed);

// With the defaults of the options it leaves open. Unknown world or option: Error(Usage).
WorldRef with_defaults(const WorldRef& world);

// Image pairs of that world, with the meta JSON that names it.
PairSet draw_pairs(const WorldRef& world, const GenerateConfig& config, Log& log,
                   const StopFlag& stop);
// Their states alone, without rendering.
std::vector<WorldState> drawn_states(const WorldRef& world, const GenerateConfig& config);

}  // namespace latplan::data
