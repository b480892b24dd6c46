// The log of a training run: RUN/train.jsonl with one JSON object per line, and the same numbers
// and images for TensorBoard in RUN/tensorboard. Both can be truncated to a checkpoint, so that a
// resumed run leaves the same lines as an uninterrupted one.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "base/image.h"

namespace latplan::nn {

class TrainingLog {
 public:
  struct Position {  // lengths of both files in bytes
    std::int64_t lines = 0;
    std::int64_t events = 0;
  };
  // New files, or the old ones truncated to `from`. Error(BadOutput).
  explicit TrainingLog(const std::filesystem::path& run_folder);
  TrainingLog(const std::filesystem::path& run_folder, const Position& from);

  // Writes one line. Each number is also a TensorBoard scalar at `step`; nested ones are named
  // "train/loss". Error(BadOutput).
  void write(std::int64_t step, const nlohmann::ordered_json& line);
  void picture(std::int64_t step, const std::string& tag, const Image& image);

  Position flush();  // returns the lengths of both files

 private:
  void event(const std::string& message);

  std::filesystem::path run_folder_;
  std::ofstream lines_, events_;
};

}  // namespace latplan::nn
