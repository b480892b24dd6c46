// A trained model that aligns every picture before it reads it.
#pragma once

#include <filesystem>
#include <memory>

#include "data/alignment.h"
#include "nn/trained_model.h"

namespace latplan::nn {

// The reference picture beside model.json; a model without it aligns nothing.
std::filesystem::path reference_file(const std::filesystem::path& model_folder);
void write_reference(const std::filesystem::path& model_folder, const data::Alignment& alignment);

// The model, aligning pictures if the folder has a reference. A reference of another shape: Error(BadInput).
std::unique_ptr<TrainedModel> with_alignment(std::unique_ptr<TrainedModel> model,
                                             const std::filesystem::path& model_folder);

}  // namespace latplan::nn
