#include "report/run_record.h"

#include <gtest/gtest.h>

#include "base/temporary_folder.h"

namespace latplan::report {
namespace {

TEST(RunRecord, TellsNamesThatAreNoUtf8AsFarAsItCan) {
  const TemporaryFolder folder;
  RunRecord record("plan", {{"run", "model-\xFF\xFE"}}, 1);
  record.set("pairs", "\xFF.npz");
  record.write(folder.path(), "done", {{"name", "\xFE"}});
  const Json read = read_run_record(folder.path());
  EXPECT_EQ(read["options"]["run"], "model-\xEF\xBF\xBD\xEF\xBF\xBD");
  EXPECT_EQ(read["status"], "done");
}

TEST(RunRecord, GoesOnFromAnEarlierSitting) {
  RunRecord record("train", {}, 3);
  record.go_on_from({{"started", "2020-01-02T03:04:05Z"}, {"seconds", 1000.5}});
  const Json json = record.json("done", {});
  EXPECT_EQ(json["started"], "2020-01-02T03:04:05Z");
  EXPECT_GE(json["seconds"].get<double>(), 1000.5);
  EXPECT_LT(json["seconds"].get<double>(), 1100);
  EXPECT_NE(json["ended"], json["started"]);
  record.go_on_from(Json::object());  // of a kill before the first record
  EXPECT_EQ(record.json("done", {})["seed"], 3);
}

}  // namespace
}  // namespace latplan::report
