// A sweep killed twice and resumed ends with the same table as one nobody disturbed.
#include <gtest/gtest.h>

#include <thread>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "support/run_program.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;

class Sweep : public ::testing::Test {
 protected:
  std::string at(const char* name) const { return (folder_.path() / name).string(); }
  std::vector<std::string> words(const char* output) const {
    return {"sweep",
            at("pairs.npz"),
            "-o",
            at(output),
            "--preset",
            "tiny",
            "--epochs",
            "30",
            "--threads",
            "1",
            "--device",
            "cpu",
            "--checkpoint-seconds",
            "0",
            "--grid",
            "beta1=10,100",
            "--grid",
            "seed=1,2",
            "--grid",
            "labels=20,30",
            "--jobs",
            "2",
            "--fidelity-states",
            "40",
            "--instances",
            at("tasks"),
            "-q"};
  }
  TemporaryFolder folder_;
};

TEST_F(Sweep, KilledTwiceAndResumedEndsWithTheSameTable) {
  ASSERT_EQ(latplan({"dataset", "lightsout", "--size", "3", "-n", "300", "-o", at("pairs.npz")})
                .exit_code,
            0);
  ASSERT_EQ(latplan({"instances", "lightsout", "--size", "3", "--distance", "2", "--count", "2",
                     "-o", at("tasks")})
                .exit_code,
            0);
  const ProgramResult whole = latplan(words("whole"));
  ASSERT_EQ(whole.exit_code, 0) << whole.err;
  ProgramOptions kill;
  kill.seconds = whole.seconds * 0.3;
  EXPECT_TRUE(latplan(words("killed"), kill).timed_out);
  const std::vector<std::string> resume = {"sweep",  "--resume", "-o", at("killed"),
                                           "--jobs", "2",        "-q"};
  EXPECT_TRUE(latplan(resume, kill).timed_out);
  EXPECT_FALSE(fs::exists(at("killed/table.md"))) << "the kill came too late to show anything";
  const ProgramResult end = latplan(resume);
  ASSERT_EQ(end.exit_code, 0) << end.err;
  EXPECT_EQ(read_text(at("killed/table.md")), read_text(at("whole/table.md")));
  EXPECT_EQ(end.out, whole.out);
  EXPECT_EQ(list_folder(at("killed/runs")).size(), 8U);
  EXPECT_TRUE(fs::exists(at("killed/properties.json")));
  // Once more: nothing is left to do.
  const std::string log = (list_folder(at("killed/runs")).front() / "train.jsonl").string();
  const auto written = fs::last_write_time(log);
  EXPECT_EQ(latplan(resume).out, whole.out);
  EXPECT_EQ(fs::last_write_time(log), written);
}

// A thread per CPU for each of fifteen evaluations made them sixty times slower than one alone.
TEST_F(Sweep, RunsBesideEachOtherShareTheCpus) {
  ASSERT_EQ(
      latplan({"dataset", "lightsout", "--size", "2", "-n", "50", "-o", at("pairs.npz")}).exit_code,
      0);
  const std::string jobs = std::to_string(std::thread::hardware_concurrency());
  const ProgramResult result = latplan({"sweep", at("pairs.npz"), "-o", at("out"), "--preset",
                                        "tiny", "--grid", "bits=4", "--jobs", jobs, "-q"});
  ASSERT_EQ(result.exit_code, 0) << result.err;
  const std::string record = read_text(at("out/runs/bits=4/evaluation/run.json"));
  EXPECT_NE(record.find("\"threads\": \"1\""), std::string::npos) << record;
}

TEST_F(Sweep, ExportsAsTheRecipeSays) {
  write_atomically(at("small.json"), R"({"summary": "a test", "world": "lightsout",
    "world_options": {"size": "2"}, "pairs": 60, "data_seed": 1, "train": {"bits": 6, "epochs": 2},
    "export": {"method": "fitted", "min-support": 2}})");
  const ProgramResult result = latplan({"sweep", "--recipe", at("small.json"), "-o", at("out"),
                                        "--grid", "labels=8", "--threads", "1", "-q"});
  ASSERT_EQ(result.exit_code, 0) << result.err;
  const std::string record = read_text(at("out/runs/labels=8/export.json"));
  EXPECT_NE(record.find("\"min-support\": \"2\""), std::string::npos) << record;
  EXPECT_NE(record.find("\"method\": \"fitted\""), std::string::npos) << record;
}

TEST_F(Sweep, AnUnknownNumberToRankByLosesNothing) {
  ASSERT_EQ(
      latplan({"dataset", "lightsout", "--size", "2", "-n", "50", "-o", at("pairs.npz")}).exit_code,
      0);
  const ProgramResult result =
      latplan({"sweep", at("pairs.npz"), "-o", at("out"), "--preset", "tiny", "--epochs", "1",
               "--random", "bits=4:5", "--samples", "4", "--rank", "precison"});
  EXPECT_EQ(result.exit_code, 36);
  EXPECT_NE(result.err.find("precison"), std::string::npos) << result.err;
  EXPECT_NE(result.err.find("2 different draws"), std::string::npos) << result.err;
  EXPECT_NE(read_text(at("out/table.md")).find("bits=5"), std::string::npos);
  EXPECT_NE(read_text(at("out/run.json")).find("\"status\": \"done\""), std::string::npos);
  EXPECT_EQ(latplan({"sweep", "--resume", "-o", at("out"), "--rank", "actions"}).exit_code, 0);
}

TEST_F(Sweep, TellsWhatIsWrongBeforeItBegins) {
  ASSERT_EQ(
      latplan({"dataset", "lightsout", "--size", "2", "-n", "50", "-o", at("pairs.npz")}).exit_code,
      0);
  const std::string pairs = at("pairs.npz"), out = at("out");
  expect_fault(latplan({"sweep", pairs, "-o", out}), 36, "--grid");
  expect_fault(latplan({"sweep", pairs, "-o", out, "--grid", "colour=1"}), 36, "colour");
  expect_fault(latplan({"sweep", pairs, "-o", out, "--grid", "bits=4", "--random", "bits=1:5"}), 36,
               "twice");
  expect_fault(latplan({"sweep", "-o", out, "--grid", "bits=4"}), 36, "--recipe");
  expect_fault(latplan({"sweep", pairs, "-o", out, "--paper-grid", "some"}), 36, "kltune");
  EXPECT_FALSE(fs::exists(out));
}

}  // namespace
}  // namespace latplan
