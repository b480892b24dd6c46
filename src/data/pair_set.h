// A set of unlabelled image pairs (before, after) with its splits: the input of training. On disk an .npz that NumPy
// reads: predecessors, successors uint8 [N, H, W, C]; split uint8 [N] (0 train, 1 validation, 2 test);
// states_before, states_after uint8 [N, S] where the world is known (for evaluation only, never used by training);
// action bytes [N]: names of what was done, for naming learnt actions only;
// meta: a JSON text as uint8 [bytes]. Does not include any world; data/generate.h draws pairs of one.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/image.h"

namespace latplan::data {

using WorldState = std::vector<std::uint8_t>;  // the same type as domains::State

enum class Split : std::uint8_t { kTrain = 0, kValidation = 1, kTest = 2 };

struct PairSet {
  ImageShape shape;
  std::int64_t count = 0;
  std::vector<std::uint8_t> predecessors;  // [count * shape.size()]
  std::vector<std::uint8_t> successors;
  std::vector<Split> split;               // [count]
  std::vector<WorldState> states_before;  // [count], or empty for own images
  std::vector<WorldState> states_after;
  std::vector<std::string> action_names;  // [count], "" if unknown; or empty. Not used for learning
  std::string meta_json = "{}";  // world, options, seed, version; of own images: the source
  std::string
      place;  // the file or folder they come from, or the name of a recipe; for errors alone

  std::vector<std::int64_t> rows(Split which) const;
  Image predecessor(std::int64_t row) const;
  Image successor(std::int64_t row) const;
  std::vector<WorldState> states() const;      // all before, then all after
  Error fault(const std::string& what) const;  // "PLACE: WHAT"
};

// 90/5/5 by distinct pair of pictures, deterministic in the seed: equal image pairs share a split. True states are not read.
// Of an episode, one part of it is held out and not single steps.
void assign_splits(PairSet& pairs, std::uint64_t seed);
// Distinct transitions in each split, all three named; of true states where these are known, otherwise of pictures.
std::map<Split, std::int64_t> count_transitions(const PairSet& pairs);

void write_pairs(const std::filesystem::path& file, const PairSet& pairs);
bool is_pair_set(const std::filesystem::path& file);    // an .npz with the array `split`
PairSet read_pairs(const std::filesystem::path& file);  // Error(BadInput) names file and reason
void check_training_pairs(const PairSet& pairs);  // fewer than two to train on: Error(BadInput)

}  // namespace latplan::data
