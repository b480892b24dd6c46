// run.json: what a command did, with which options, and how it ended. Every output folder holds one.
#pragma once

#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "base/json.h"

namespace latplan::runs {

class RunRecord {
 public:
  // Takes the start time. `options`: every option with its effective value.
  RunRecord(std::string command, const std::vector<std::pair<std::string, std::string>>& options,
            std::uint64_t seed);

  // Continues an earlier run.json of the same command and folder: keeps its start time and adds its seconds.
  void resume_from(const Json& earlier);

  void set(const std::string& key, Json value) { extra_[key] = std::move(value); }
  // status: "running", "done", "interrupted", ...; writes FOLDER/run.json atomically. "running" is flushed to disk, for
  // --resume; any other is left to ResultFolder::finish().
  void write(const std::filesystem::path& folder, const std::string& status, const Json& result);
  // The whole record as JSON, for --json.
  Json json(const std::string& status, const Json& result) const;

 private:
  std::string command_;
  Json options_;
  std::uint64_t seed_;
  std::string started_;
  double started_seconds_;
  double earlier_seconds_ = 0;  // of earlier sessions
  Json extra_ = Json::object();
};

// FOLDER/run.json. Missing or damaged: Error(BadInput).
Json read_run_record(const std::filesystem::path& folder);

}  // namespace latplan::runs
