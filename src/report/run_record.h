// run.json: what a command did, with which options, how it ended. Every output folder holds one.
#pragma once

#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace latplan::report {

using Json = nlohmann::ordered_json;

class RunRecord {
 public:
  // Takes the start time. `options`: every option with its effective value.
  RunRecord(std::string command, const std::vector<std::pair<std::string, std::string>>& options,
            std::uint64_t seed);

  // Goes on with what `earlier` (a run.json of the same command and folder) tells of: its start counts, and the
  // seconds of its sittings, as far as they lived to write them, are added.
  void go_on_from(const Json& earlier);

  void set(const std::string& key, Json value) { extra_[key] = std::move(value); }
  // status: "running", "done", "interrupted", ...; writes FOLDER/run.json atomically.
  void write(const std::filesystem::path& folder, const std::string& status, const Json& result);
  // The whole record as JSON, for --json.
  Json json(const std::string& status, const Json& result) const;

 private:
  std::string command_;
  Json options_;
  std::uint64_t seed_;
  std::string started_;
  double started_seconds_;      // of this sitting
  double earlier_seconds_ = 0;  // of those before it
  Json extra_ = Json::object();
};

// FOLDER/run.json parsed; missing or damaged: Error(BadInput).
Json read_run_record(const std::filesystem::path& folder);

}  // namespace latplan::report
