// The two files of a model folder, model.json and weights.safetensors, for every kind of model.
#pragma once

#include <filesystem>

#include "base/image.h"
#include "nn/safetensors.h"
#include "nn/train_config.h"

namespace latplan::nn {

struct ModelFacts {  // recorded in model.json
  ImageShape image;
  TrainConfig config;
  int epoch = 0;
  double exact = 0;  // on held-out pairs: exact successors; without actions: stable codes
};

struct ModelFiles {
  ModelFacts facts;
  NamedArrays arrays;
};

// Writes or replaces the files in `folder`.
void write_model_files(const std::filesystem::path& folder, const ModelFacts& facts,
                       const NamedArrays& arrays);
// Missing or damaged files: Error(BadInput).
ModelFiles read_model_files(const std::filesystem::path& folder);
// The configuration in model.json alone.
TrainConfig read_model_config(const std::filesystem::path& folder);

}  // namespace latplan::nn
