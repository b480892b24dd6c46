// Encoder and decoder of a codebook as ONNX files: the same functions as nn/codebook.h.
#pragma once

#include <filesystem>

#include "nn/onnx_export.h"

namespace latplan::nn {

OnnxFiles codebook_onnx_files(const std::filesystem::path& model_folder);

}  // namespace latplan::nn
