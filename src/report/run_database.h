// A small SQLite file for queries over many runs. A build without SQLite has none and says so.
#pragma once

#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace latplan::report {

bool has_databases();

// Written beside its place and renamed by finish(): readers see the old file or the whole new one.
class Database {
 public:
  // Error(Unsupported) without SQLite, Error(BadOutput) when it cannot be written.
  explicit Database(std::filesystem::path file);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  void run(const std::string& statements);
  // One row, a value a column: texts, numbers, booleans (0 and 1) or null.
  void insert(const std::string& table, const std::vector<nlohmann::ordered_json>& values);
  void finish();

 private:
  struct Connection;
  std::filesystem::path file_, temporary_;
  std::unique_ptr<Connection> connection_;
};

}  // namespace latplan::report
