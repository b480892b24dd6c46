// What a training run writes while it runs: RUN/train.jsonl, a JSON object a line, and the same numbers (and
// pictures) for TensorBoard under RUN/tensorboard. Both can be cut back to a checkpoint's moment, so that a resumed
// run leaves the same lines as one that was never interrupted.
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
  // Fresh files, or the old ones cut to `from` and continued. Error(BadOutput).
  explicit TrainingLog(const std::filesystem::path& run_folder);
  TrainingLog(const std::filesystem::path& run_folder, const Position& from);

  // One line. Every number in it, nested ones as "train/loss", is also a TensorBoard scalar at `step`.
  void write(std::int64_t step, const nlohmann::ordered_json& line);
  void picture(std::int64_t step, const std::string& tag, const Image& image);

  Position flush();  // to disk; and how far both files are

 private:
  void event(const std::string& message);
  std::ofstream lines_, events_;
};

}  // namespace latplan::nn
