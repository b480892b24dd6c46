#include "cli/json_log.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "cli/console_log.h"

namespace latplan::cli {
namespace {

// A log on a string with a clock that the test moves.
struct JsonBench {
  explicit JsonBench(bool quiet = false) : log(out, quiet, [this] { return now; }) {}
  std::string take() {
    std::string text = out.str();
    out.str("");
    return text;
  }
  double now = 0;
  std::ostringstream out;
  JsonLog log;
};

TEST(JsonLog, WritesTheWholeProgressAsOneObject) {
  JsonBench bench;
  bench.log.overall({"codebooks", 3, 7, 0.4, 12.34, 0.98765});
  EXPECT_EQ(bench.take(),
            "{\"stage\":\"codebooks\",\"done\":3,\"total\":7,\"eta_seconds\":12.3,"
            "\"best_score\":0.9877}\n");
}

TEST(JsonLog, WhatIsNotKnownIsNull) {
  JsonBench bench;
  bench.log.progress("dataset", 5, 10, "ignored");
  EXPECT_EQ(bench.take(),
            "{\"stage\":\"dataset\",\"done\":5,\"total\":10,\"eta_seconds\":null,"
            "\"best_score\":null}\n");
}

TEST(JsonLog, WarningsAreObjectsAndLogLinesAreNotShown) {
  JsonBench bench;
  bench.log.info("candidate score=1");
  bench.log.warning("a \"slow\" machine");
  EXPECT_EQ(bench.take(), "{\"warning\":\"a \\\"slow\\\" machine\"}\n");
  EXPECT_EQ(json_error_line("no such file"), "{\"error\":\"no such file\"}\n");
}

TEST(JsonLog, AStageIsNotReportedTooOften) {
  JsonBench bench;
  for (int step = 0; step <= 1000; ++step) {
    bench.log.progress("look", step, 1000, "");
    bench.now += 0.001;
  }
  const std::string text = bench.take();
  EXPECT_LE(std::ranges::count(text, '\n'), 4);
  EXPECT_NE(text.find("\"done\":1000"), std::string::npos);
}

TEST(JsonLog, QuietLeavesWarnings) {
  JsonBench bench(true);
  bench.log.progress("look", 1, 1, "");
  EXPECT_EQ(bench.take(), "");
  bench.log.warning("w");
  EXPECT_EQ(bench.take(), "{\"warning\":\"w\"}\n");
}

TEST(ConsoleLogOverall, IsOneLineForAllStages) {
  std::ostringstream out;
  double now = 0;
  {
    ConsoleLog log(
        out, {.terminal = true, .quiet = false, .columns = 200, .seconds = [&] { return now; }});
    log.overall({"look", 50, 100, 0.1, -1, -1});
    now += 1;
    log.overall({"codebooks", 3, 7, 0.5, 72, 0.9});
    now += 1;
    log.overall({"export", 100, 100, 1, 0, 0.9});
  }
  const std::string text = out.str();
  EXPECT_EQ(std::ranges::count(text, '\n'), 1);
  EXPECT_NE(
      text.find("learn [============>           ]  50%, codebooks 3/7, eta 1m12s, best 0.900"),
      std::string::npos)
      << text;
}

TEST(ConsoleLogOverall, APlainStageBeforeOrAfterHasItsOwnLine) {
  std::ostringstream out;
  double now = 0;
  ConsoleLog log(
      out, {.terminal = false, .quiet = false, .columns = 80, .seconds = [&] { return now; }});
  log.progress("dataset", 10, 10, "");
  log.overall({"look", 0, 100, 0, -1, -1});
  log.progress("search", 5, 5, "");
  EXPECT_EQ(
      out.str(),
      "dataset 10/10 (100%), took 0.0s\nlearn   0%, look 0/100\nsearch 5/5 (100%), took 0.0s\n");
}

}  // namespace
}  // namespace latplan::cli
