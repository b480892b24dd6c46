// A trained network without LibTorch: encoder, decoder and the learnt dynamics at test time, and the one way to open a
// model folder of any kind.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <span>

#include "nn/trained_model.h"

namespace latplan::nn {

// Array in the weights file: 1 for each label of some training pair. Absent without actions and in
// old files.
inline constexpr const char* kUsedLabels = "labels.used";

// The loss terms of the model in a folder (TrainedModel::loss_terms), which only LibTorch computes.
using LossTerms = std::function<NamedNumbers(const std::filesystem::path& model_folder,
                                             std::span<const Image>, std::span<const Image>)>;

// Loads the folder model/ or last/ of a run: a network or a codebook. threads 0: one per CPU. Missing or damaged:
// Error(BadInput) naming the file.
std::unique_ptr<TrainedModel> load_model(const std::filesystem::path& model_folder, int threads,
                                         const LossTerms& loss_terms = {});

}  // namespace latplan::nn
