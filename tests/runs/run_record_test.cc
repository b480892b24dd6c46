#include "runs/run_record.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"

namespace latplan::runs {
namespace {

TEST(RunRecord, ReplacesBytesThatAreNotUtf8) {
  const TemporaryFolder folder;
  RunRecord record("plan", {{"run", "model-\xFF\xFE"}}, 1);
  record.set("pairs", "\xFF.npz");
  record.write(folder.path(), "done", {{"name", "\xFE"}});
  const Json read = read_run_record(folder.path());
  EXPECT_EQ(read["options"]["run"], "model-\xEF\xBF\xBD\xEF\xBF\xBD");
  EXPECT_EQ(read["status"], "done");
}

TEST(RunRecord, AddsTheTimeOfAnEarlierSession) {
  RunRecord record("train", {}, 3);
  record.resume_from({{"started", "2020-01-02T03:04:05Z"}, {"seconds", 1000.5}});
  const Json json = record.json("done", {});
  EXPECT_EQ(json["started"], "2020-01-02T03:04:05Z");
  EXPECT_GE(json["seconds"].get<double>(), 1000.5);
  EXPECT_LT(json["seconds"].get<double>(), 1100);
  EXPECT_NE(json["ended"], json["started"]);
  record.resume_from(Json::object());  // killed before the first record
  EXPECT_EQ(record.json("done", {})["seed"], 3);
  record.resume_from({{"started", 7}, {"seconds", "many"}});  // damaged
  EXPECT_GE(record.json("done", {})["seconds"].get<double>(), 1000.5);
}

TEST(RunRecord, MissingOrDamagedIsBadInput) {
  const TemporaryFolder folder;
  for (const char* text : {"", "{", "[1]", "7"}) {
    if (*text != 0) write_atomically(folder / "run.json", std::string(text));
    try {
      read_run_record(folder.path());
      ADD_FAILURE() << "accepted: " << text;
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kBadInput) << text;
      EXPECT_NE(std::string(error.what()).find("run.json: "), std::string::npos) << error.what();
    }
  }
}

}  // namespace
}  // namespace latplan::runs
