// A finished network with its pixel scaler: files (model.json, weights.safetensors) and
// nn::TrainedModel.
#pragma once

#include <filesystem>
#include <memory>

#include "nn/model_files.h"
#include "nn/torch/network.h"
#include "nn/torch/pixels.h"
#include "nn/trained_model.h"

namespace latplan::nn::torch_backend {

// Array in the weights file: 1 for each label of some training pair. Absent without actions and in
// old files.
inline constexpr const char* kUsedLabels = "labels.used";

// Writes or replaces the files in `folder`. `arrays` is the network's snapshot.
void write_model(const std::filesystem::path& folder, const ModelFacts& facts,
                 const PixelScaler& scaler, NamedArrays arrays);

// Missing or damaged files: Error(BadInput).
std::unique_ptr<TrainedModel> load_model(const std::filesystem::path& folder);

}  // namespace latplan::nn::torch_backend
