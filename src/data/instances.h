// Planning instances: folders with init.png, goal.png (or .jpg) and instance.json (world, options, states,
// distance). Does not include any world; data/draw_instances.h draws instances of one.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "base/image.h"
#include "data/pair_set.h"

namespace latplan::data {

struct Instance {
  std::string name;  // folder name: requested distance (or walk) and number, "007-003"
  Image init, goal;
  bool has_truth = false;  // the states and the distance are known
  WorldState init_state, goal_state;
  int distance = -1;  // fewest moves by the world's rules
  int walk = -1;      // length of the random walk from init to goal; -1: none
  double noise = 0;   // deviation of the Gaussian noise on normalised pictures; 0: none
};

struct InstanceSet {
  std::string world;                           // empty: own pictures, no world
  std::map<std::string, std::string> options;  // of the world
  std::vector<Instance> instances;
};
// One folder per instance in `folder`, which must exist. instance.json:
// {"world","options","init_state", "goal_state","distance"}, plus "walk" and "noise" if they apply.
void write_instances(const std::filesystem::path& folder, const InstanceSet& set);
// All subfolders with both pictures, sorted by name; also accepts a single instance folder.
InstanceSet read_instances(const std::filesystem::path& folder);

}  // namespace latplan::data
