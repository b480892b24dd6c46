// Planning instances: folders with init.png, goal.png and instance.json (world, options, states, true distance).
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "base/image.h"
#include "domains/catalog.h"
#include "domains/domain.h"

namespace latplan::data {

struct Instance {
  std::string name;  // folder name, "007-003": the distance (or walk) asked for, number
  Image init, goal;
  bool has_truth = false;  // the states and the distance below are known
  domains::State init_state, goal_state;
  int distance = -1;  // fewest moves in the true world
  int walk = -1;      // moves of the random walk that led from init to goal; -1: not drawn so
  double noise = 0;   // deviation of the noise on the normalised pictures; 0: clean
};

struct InstanceConfig {
  std::vector<int> distances = {7};  // in worlds of InstanceStyle::kRandomWalk: moves of the walk
  int count = 20;                    // per distance
  std::uint64_t seed = 1;
  bool random_goal = false;  // otherwise all share the world's goal (kBackward) or start (kForward)
  std::vector<domains::State> avoid;  // states that may be neither init nor goal
  double noise = 0;                   // see data/picture_noise.h
};

// Drawn as the world's instance_style() says. No two show the same pair of pictures (but for the camera), and what is
// to be avoided is told apart by what is drawn, too. Except for random walks, which may come back, init and goal are
// exactly the distance asked for apart. Fewer states than `count` at a distance, or a distance no state has:
// Error(Usage) that names the largest distance or the number there is.
std::vector<Instance> make_instances(const domains::Domain& domain, const InstanceConfig& config);

struct InstanceSet {
  std::string world;  // empty: own images without truth
  domains::WorldOptions options;
  std::vector<Instance> instances;
};
// One folder per instance below `folder`, which must exist. instance.json: {"world","options","init_state",
// "goal_state","distance"}, and "walk" and "noise" where they apply.
void write_instances(const std::filesystem::path& folder, const InstanceSet& set);
// All sub-folders that hold init.png and goal.png, by name; also accepts a single instance folder.
InstanceSet read_instances(const std::filesystem::path& folder);

}  // namespace latplan::data
