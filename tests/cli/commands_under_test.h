// Helpers for tests that run the program.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/exit_code.h"
#include "base/files.h"
#include "base/json.h"
#include "support/run_program.h"

namespace latplan {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

// Exit codes as numbers, as scripts use them.
constexpr int kUnsolvable = 11, kInvalidPlan = 13, kOutOfMemory = 22, kOutOfTime = 23,
              kInternal = 32, kBadInput = 33, kUnsupported = 34, kBadOutput = 35, kUsage = 36,
              kInterrupted = 130;

inline bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// Whether the program can train networks; others refuse that before they read files.
inline bool has_networks() {
  return fs::exists(fs::path(latplan_binary()).parent_path() / "liblatplan-train.so");
}

// Whether to try every case, as `make test-all` does, instead of a sample.
inline bool tries_every_case() { return std::getenv("LATPLAN_EVERY_CASE") != nullptr; }
// LATPLAN_EVERY_CASE=2/5 tries the second of five parts of them: every fifth, from the second.
struct Part {
  long first = 0, step = 1;
};
inline Part part_of_cases() {
  const char* text = std::getenv("LATPLAN_EVERY_CASE");
  Part part;
  if (text == nullptr || std::sscanf(text, "%ld/%ld", &part.first, &part.step) != 2) return {};
  return {part.first - 1, part.step};
}

inline Json json_of(const ProgramResult& result) {
  EXPECT_EQ(result.exit_code, 0) << result.err;
  Json json = Json::parse(result.out, nullptr, false);
  EXPECT_TRUE(json.is_object()) << result.out;
  return json;
}

inline void make_pairs(const fs::path& file, const std::string& size = "2",
                       const std::string& count = "200") {
  ASSERT_EQ(
      latplan({"dataset", "lightsout", "--size", size, "-n", count, "-o", file.string()}).exit_code,
      0);
}

inline void expect_run_record(const fs::path& folder, const std::string& command,
                              const std::string& status = "done") {
  const Json record = Json::parse(read_text(folder / "run.json"));
  for (const char* key : {"command", "options", "seed", "version", "revision", "started", "ended",
                          "seconds", "status", "result"}) {
    EXPECT_TRUE(record.contains(key)) << key;
  }
  EXPECT_EQ(record["command"], command);
  EXPECT_EQ(record["status"], status);
  EXPECT_GE(record["seconds"].get<double>(), 0.0);
  EXPECT_EQ(record["started"].get<std::string>().size(), 20u);
}

}  // namespace latplan
