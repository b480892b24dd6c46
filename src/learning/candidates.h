// The codes that `learn` tries: chosen from what the pictures show, the same for every world.
#pragma once

#include <string>
#include <vector>

#include "learning/patch_search.h"
#include "nn/train_config.h"

namespace latplan::learning {

struct Candidate {
  std::string name;
  nn::TrainConfig config;
};

// One codebook per proposed patch size.
std::vector<Candidate> codebook_candidates(const std::vector<PatchSize>& sizes, std::uint64_t seed);

// Networks, the most promising first. `gpu`: with the sizes and epochs of a GPU.
std::vector<Candidate> network_candidates(bool gpu, std::uint64_t seed);

}  // namespace latplan::learning
