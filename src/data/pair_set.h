// A set of unlabelled image pairs (before, after) with its splits: what training eats. On disk an .npz that NumPy
// opens: predecessors, successors uint8 [N, H, W, C]; split uint8 [N] (0 train, 1 validation, 2 test);
// states_before, states_after uint8 [N, S] when the world is known (for judging only, never given to training);
// meta: a JSON text as uint8 [bytes].
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <vector>

#include "base/image.h"
#include "base/log.h"
#include "domains/domain.h"

namespace latplan::data {

enum class Split : std::uint8_t { kTrain = 0, kValidation = 1, kTest = 2 };

struct PairSet {
  ImageShape shape;
  std::int64_t count = 0;
  std::vector<std::uint8_t> predecessors;  // [count * shape.size()]
  std::vector<std::uint8_t> successors;
  std::vector<Split> split;                   // [count]
  std::vector<domains::State> states_before;  // [count], or empty for own images
  std::vector<domains::State> states_after;
  std::string meta_json = "{}";  // world, options, seed, version; of own images: the source

  std::vector<std::int64_t> rows(Split which) const;
  Image predecessor(std::int64_t row) const;
  Image successor(std::int64_t row) const;
};

struct GenerateConfig {
  std::int64_t pairs = 5000;
  std::uint64_t seed = 1;
  int threads = 0;                    // 0: all; the result does not depend on it
  std::vector<domains::State> avoid;  // states that must not occur, neither before nor after
};

// Uniform legal state, uniform successor; pair i depends on (seed, i) alone.
PairSet generate(const domains::Domain& domain, const GenerateConfig& config, Log& log,
                 const StopFlag& stop);

// The states of those pairs, before and after in turn, without drawing a picture.
std::vector<domains::State> drawn_states(const domains::Domain& domain,
                                         const GenerateConfig& config);

// 90/5/5 by distinct transition, deterministic in the seed: equal image pairs share a split, and so do pairs of the
// same two states where these are known.
void assign_splits(PairSet& pairs, std::uint64_t seed);
// Distinct transitions in each split, all three named; told apart as assign_splits() does.
std::map<Split, std::int64_t> count_transitions(const PairSet& pairs);

void write_pairs(const std::filesystem::path& file, const PairSet& pairs);
PairSet read_pairs(const std::filesystem::path& file);  // Error(BadInput) names file and reason

}  // namespace latplan::data
