// Encoder and decoder of a model as ONNX files. Here: networks, the same functions as nn/forward_codec.h.
#pragma once

#include <filesystem>
#include <string>

namespace latplan::nn {

struct OnnxFiles {
  std::string encoder;  // picture [n, height, width, channels], 0 to 1 -> code [n, bits], 0 or 1
  std::string decoder;  // code -> picture
};

// Of a folder with model.json. A model that aligns its pictures: Error(Unsupported).
OnnxFiles onnx_files(const std::filesystem::path& model_folder);

}  // namespace latplan::nn
