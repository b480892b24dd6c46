// Planning instances: folders with init.png, goal.png and instance.json (world, options, states, true distance).
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <unordered_set>
#include <vector>

#include "base/image.h"
#include "domains/catalog.h"
#include "domains/domain.h"

namespace latplan::data {

struct Instance {
  std::string name;  // folder name, "007-003": distance, number
  Image init, goal;
  bool has_truth = false;  // the states and the distance below are known
  domains::State init_state, goal_state;
  int distance = -1;  // fewest moves in the true world
};

struct InstanceConfig {
  std::vector<int> distances = {7};
  int count = 20;  // per distance
  std::uint64_t seed = 1;
  bool random_goal = false;           // otherwise the world's standard goal
  std::vector<domains::State> avoid;  // states that may be neither init nor goal
};

// Exactly at the distance asked for. Fewer states than `count` at a distance, or a distance no state has:
// Error(Usage) that names the largest distance or the number there is.
std::vector<Instance> make_instances(const domains::Domain& domain, const InstanceConfig& config);

struct InstanceSet {
  std::string world;  // empty: own images without truth
  domains::WorldOptions options;
  std::vector<Instance> instances;
};
// One folder per instance below `folder`, which must exist. instance.json: {"world","options","init_state",
// "goal_state","distance"}.
void write_instances(const std::filesystem::path& folder, const InstanceSet& set);
// All sub-folders that hold init.png and goal.png, by name; also accepts a single instance folder.
InstanceSet read_instances(const std::filesystem::path& folder);

}  // namespace latplan::data
