#include "cli/console_log.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace latplan::cli {
namespace {

// A log on a string with a clock that the test moves.
struct Bench {
  explicit Bench(bool terminal, bool quiet = false, int columns = 80, bool verbose = true)
      : log(out, {.terminal = terminal,
                  .quiet = quiet,
                  .verbose = verbose,
                  .columns = columns,
                  .seconds = [this] { return now; }}) {}
  std::string take() {
    std::string text = out.str();
    out.str("");
    return text;
  }
  double now = 1000.0;
  std::ostringstream out;
  ConsoleLog log;
};

int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(ConsoleLog, PlainLinesComeEveryTenSecondsAndAtTheEnd) {
  Bench bench(false);
  for (int step = 0; step <= 250; ++step) {
    bench.log.progress("train", step, 250, "loss 1.5");
    bench.now += 0.1;
  }
  EXPECT_EQ(bench.take(),
            "train 100/250 (40%), 10.0/s, eta 15s, loss 1.5\n"
            "train 200/250 (80%), 10.0/s, eta 5.0s, loss 1.5\n"
            "train 250/250 (100%), 10.0/s, took 25s, loss 1.5\n");
}

TEST(ConsoleLog, PlainOutputHoldsNoControlCharacters) {
  Bench bench(false);
  bench.log.info("dataset pairs=5000");
  bench.log.progress("dataset", 0, 10, "");
  bench.log.progress("dataset", 10, 10, "");
  bench.log.warning("reference BLAS");
  const std::string text = bench.take();
  EXPECT_EQ(count(text, "\r") + count(text, "\033"), 0);
  EXPECT_EQ(text, "dataset pairs=5000\ndataset 10/10 (100%), took 0.0s\nwarning: reference BLAS\n");
}

TEST(ConsoleLog, TerminalRedrawsOneLine) {
  Bench bench(true);
  for (int step = 0; step <= 100; ++step) {
    bench.log.progress("train", step, 100, "");
    bench.now += 0.5;
  }
  const std::string text = bench.take();
  EXPECT_EQ(count(text, "\n"), 1);
  EXPECT_TRUE(text.ends_with("train [========================] 100% 100/100  2.00/s  took 50s\n"))
      << text;
  EXPECT_NE(text.find("\r\033[Ktrain [============>           ]  50% 50/100  2.00/s  eta 25s"),
            std::string::npos)
      << text;
}

TEST(ConsoleLog, TerminalIsRedrawnAtMostTenTimesASecond) {
  Bench bench(true);
  for (int step = 0; step < 10000; ++step) {
    bench.log.progress("search", step, 0, "");
    bench.now += 0.001;
  }
  EXPECT_LE(count(bench.take(), "\r"), 101);
}

TEST(ConsoleLog, MessageMovesTheProgressLineDown) {
  Bench bench(true);
  bench.log.progress("train", 1, 4, "");
  const std::string line = bench.take();
  bench.log.info("hello");
  EXPECT_EQ(bench.take(), "\r\033[Khello\n" + line);
}

TEST(ConsoleLog, LinesFitTheTerminal) {
  Bench bench(true, false, 30);
  bench.log.progress("train", 1, 4, "a note that is far too long");
  EXPECT_EQ(bench.take().size(), 29U);
}

// The number that matters stands at the end: the bar gives way, then the rate, then the time.
TEST(ConsoleLog, TheNoteSurvivesInANarrowTerminal) {
  const std::string note = "loss 1234.5, held-out exact 0.987";
  for (const int columns : {200, 80, 70, 60}) {
    Bench bench(true, false, columns);
    for (int epoch = 0; epoch < 600; ++epoch) {
      bench.log.progress("train", epoch, 1000, note);
      bench.now += 0.3;
    }
    std::string line = bench.take();
    line = line.substr(line.rfind('\r'));
    EXPECT_TRUE(line.ends_with("  " + note)) << line;
    EXPECT_LE(line.size(), static_cast<std::size_t>(columns - 1) + 4) << line;  // 4: \r\033[K
    EXPECT_EQ(line.find('[', 3) != std::string::npos, columns >= 80) << line;
    EXPECT_EQ(line.find("eta") != std::string::npos, columns >= 70) << line;
  }
  Bench learn(true, false, 50);
  learn.log.overall({"codebooks", 13, 17, 0.42, 7500, 0.987});
  EXPECT_TRUE(learn.take().ends_with("]  42%, codebooks 13/17, eta 2h05m, best 0.987") ||
              learn.take().empty());
}

TEST(ConsoleLog, LogLinesAreShownIfAskedFor) {
  Bench bench(true, false, 80, false);
  bench.log.info("search algorithm=astar");
  EXPECT_EQ(bench.take(), "");
}

TEST(ConsoleLog, UnfinishedLineIsEndedByTheNextStageAndByTheEnd) {
  std::ostringstream out;
  {
    ConsoleLog log(out, {.terminal = true, .columns = 80, .seconds = {}});
    log.progress("first", 1, 4, "");
    log.progress("second", 1, 4, "");
  }
  EXPECT_EQ(count(out.str(), "\n"), 2);
}

TEST(ConsoleLog, QuietShowsWarningsOnly) {
  Bench bench(true, true);
  bench.log.info("hello");
  bench.log.progress("train", 4, 4, "");
  bench.log.warning("slow");
  EXPECT_EQ(bench.take(), "warning: slow\n");
}

TEST(ConsoleLog, TimeLeftStartsFromWhereTheWorkWasResumed) {
  Bench bench(false);
  bench.log.progress("train", 300, 400, "");  // epochs 1 to 300 were done yesterday
  bench.now += 10.0;
  bench.log.progress("train", 310, 400, "");
  EXPECT_EQ(bench.take(), "train 310/400 (77%), 1.00/s, eta 1m30s\n");
}

TEST(ConsoleLog, TimeLeftForgetsASlowStartAndIgnoresAHiccup) {
  Bench bench(false);
  int done = 0;
  const auto advance = [&](int steps, double seconds_each) {
    for (int i = 0; i < steps; ++i) {
      bench.now += seconds_each;
      bench.log.progress("train", ++done, 100000, "");
    }
  };
  bench.log.progress("train", 0, 100000, "");
  advance(10, 1.0);    // 1/s
  advance(1000, 0.1);  // then 10/s for 100 s
  bench.take();
  advance(100, 0.1);
  EXPECT_NE(bench.take().find(", 9.9"), std::string::npos);
  advance(1, 2.0);  // one pause of 2 s among the 0.1 s
  advance(90, 0.1);
  const std::string text = bench.take();
  EXPECT_NE(text.find(", 9."), std::string::npos) << text;  // still more than 9/s
}

TEST(ConsoleLog, WorkInLargeStepsCountsDownBetweenThem) {
  Bench bench(true);
  bench.log.progress("train", 0, 10, "");
  bench.now += 30.0;
  bench.log.progress("train", 1, 10, "");
  bench.now += 10.0;
  bench.take();
  bench.log.progress("train", 1, 10, "batch 12");
  EXPECT_NE(bench.take().find("eta 4m20s"), std::string::npos);  // 9 * 30 - 10
}

TEST(ConsoleLog, RepeatedEndIsShownOnce) {
  Bench bench(false);
  bench.log.progress("train", 4, 4, "");
  bench.log.progress("train", 4, 4, "");
  EXPECT_EQ(count(bench.take(), "\n"), 1);
}

TEST(ConsoleLog, Durations) {
  EXPECT_EQ(duration_text(0.42), "0.4s");
  EXPECT_EQ(duration_text(59.2), "59s");
  EXPECT_EQ(duration_text(59.7), "1m00s");
  EXPECT_EQ(duration_text(3599.9), "1h00m");
  EXPECT_EQ(duration_text(7620), "2h07m");
}

}  // namespace
}  // namespace latplan::cli
