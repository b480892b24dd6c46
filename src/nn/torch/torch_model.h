// A network with its pixel scaler, on disk and in use: model.json + weights.safetensors, and nn::TrainedModel.
#pragma once

#include <filesystem>
#include <memory>

#include "nn/torch/network.h"
#include "nn/torch/pixels.h"
#include "nn/trained_model.h"

namespace latplan::nn::torch_backend {

// Array beside the weights: 1 for each label some training pair has. Absent without actions and in old files.
inline constexpr const char* kUsedLabels = "labels.used";

struct ModelFacts {  // provenance written into model.json
  int epoch = 0;
  double exact_successor = 0;  // of the held-out pairs; stable codes for states alone
};

// Writes a fresh folder (replacing one of ours). `arrays` is the network's snapshot.
void write_model(const std::filesystem::path& folder, const TrainConfig& config,
                 const PixelScaler& scaler, NamedArrays arrays, const ModelFacts& facts);

// Missing or damaged files: Error(BadInput).
std::unique_ptr<TrainedModel> load_model(const std::filesystem::path& folder);

}  // namespace latplan::nn::torch_backend
