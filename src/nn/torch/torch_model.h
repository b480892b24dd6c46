// The files of a finished network with its pixel scaler (model.json, weights.safetensors): writing them, and the loss of the
// network they hold. nn::load_model() opens them for everything else.
#pragma once

#include <filesystem>
#include <span>

#include "nn/model_files.h"
#include "nn/network_model.h"
#include "nn/torch/network.h"
#include "nn/torch/pixels.h"
#include "nn/trained_model.h"

namespace latplan::nn::torch_backend {

// Writes or replaces the files in `folder`. `arrays` is the network's snapshot.
void write_model(const std::filesystem::path& folder, const ModelFacts& facts,
                 const PixelScaler& scaler, NamedArrays arrays);

// TrainedModel::loss_terms() of the model in `folder`. Missing or damaged files: Error(BadInput).
NamedNumbers loss_terms(const std::filesystem::path& folder, std::span<const Image> before,
                        std::span<const Image> after);

}  // namespace latplan::nn::torch_backend
