// Sweeps on a real Slurm cluster of two nodes: nodes die, the controller restarts, jobs are cancelled.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "support/run_program.h"
#include "support/slurm_cluster.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

class SlurmSweep : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!SlurmCluster::is_installed()) {
      GTEST_SKIP() << "no Slurm; install the Debian packages munge and slurm-wlm";
    }
    ASSERT_EQ(
        latplan({"dataset", "lightsout", "--size", "3", "-n", "400", "-q", "-o", at("pairs.npz")})
            .exit_code,
        0);
  }
  std::string at(const std::string& name) const { return (folder_ / name).string(); }
  // `epochs`: how long a training takes.
  Words sweep(const char* output, const char* seeds, int epochs) const {
    return {"sweep",
            at("pairs.npz"),
            "-o",
            at(output),
            "--preset",
            "tiny",
            "--epochs",
            std::to_string(epochs),
            "--threads",
            "1",
            "--device",
            "cpu",
            "--bits",
            "18",
            "--fidelity-states",
            "40",
            "--grid",
            std::string("seed=") + seeds,
            "-q"};
  }
  static Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
  // Finished runs of a sweep that is being worked on.
  std::vector<fs::path> finished(const char* name) const {
    std::vector<fs::path> runs;
    for (const fs::path& run : list_folder(at(std::string(name) + ".part/runs"))) {
      if (fs::exists(run / "outcome.json")) runs.push_back(run);
    }
    return runs;
  }
  // The epochs in the log of a training: each once, in order.
  static int epochs(const fs::path& run) {
    std::ifstream log(run / "train.jsonl");
    int last = 0;
    for (std::string line; std::getline(log, line);) {
      const auto json = nlohmann::json::parse(line, nullptr, false);
      if (!json.is_object() || !json.contains("loss")) continue;
      EXPECT_EQ(json["epoch"], last + 1) << run;
      last = json["epoch"];
    }
    return last;
  }
  static void note(const std::string& what) {
    static const auto start = std::chrono::steady_clock::now();
    const std::chrono::duration<double> now = std::chrono::steady_clock::now() - start;
    std::cout << "[" << static_cast<int>(now.count()) << " s] " << what << std::endl;
  }
  TemporaryFolder folder_;
};

TEST_F(SlurmSweep, SurvivesALostNodeARestartedControllerAndADrainedNode) {
  const char* seeds = "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16";
  constexpr int kEpochs = 40;
  note("16 trainings without a cluster");
  const ProgramResult local = latplan(with(sweep("local", seeds, kEpochs), {"--jobs", "2"}));
  ASSERT_EQ(local.exit_code, 0) << local.err;

  SlurmCluster cluster;
  note("the same with --slurm: 2 nodes");
  ProgramResult result;
  std::thread waiting(
      [&] { result = latplan(with(sweep("cluster", seeds, kEpochs), {"--slurm"})); });
  EXPECT_TRUE(eventually(200, [&] { return finished("cluster").size() >= 5; }));
  const std::vector<fs::path> early = finished("cluster");
  std::map<fs::path, fs::file_time_type> written;
  for (const fs::path& run : early)
    written[run.filename()] = fs::last_write_time(run / "train.jsonl");
  note(std::to_string(early.size()) + " finished; node n1 is killed with its task");
  cluster.kill_node("n1");
  EXPECT_TRUE(eventually(200, [&] { return finished("cluster").size() >= 10; }));
  note(std::to_string(finished("cluster").size()) +
       " finished; the controller is killed, starts again; n1 is back");
  cluster.kill_controller();
  cluster.start_controller();
  cluster.start_node("n1");
  EXPECT_TRUE(eventually(60, [&] {
    return cluster.tell({"scontrol", "update", "nodename=n2", "state=drain", "reason=test"})
        .empty();
  }));
  note("n2 is drained:\n" + cluster.tell({"squeue", "--array"}));
  waiting.join();
  note("done");
  ASSERT_EQ(result.exit_code, 0) << result.err;
  EXPECT_EQ(read_text(at("cluster/table.md")), read_text(at("local/table.md")));
  int restarts = 0;
  std::map<std::string, int> runs_of;
  for (const fs::path& run : list_folder(at("cluster/runs"))) {
    EXPECT_EQ(epochs(run), kEpochs);
    const auto job = nlohmann::json::parse(read_text(run / "job.json"));
    restarts += job["restarts"].get<int>();
    ++runs_of[job["node"]];
    note(run.filename().string() + " " + job.dump());
    const auto known = written.find(run.filename());
    if (known != written.end()) {  // not repeated
      EXPECT_EQ(fs::last_write_time(run / "train.jsonl"), known->second);
    }
  }
  EXPECT_GE(restarts, 1);
  EXPECT_GE(runs_of["n1"], 1);
  EXPECT_GE(runs_of["n2"], 1);
  EXPECT_FALSE(fs::exists(at("cluster.part")));
  EXPECT_FALSE(fs::exists(at("cluster/slurm")));
  EXPECT_TRUE(eventually(30, [&] { return cluster.tell({"squeue", "-h"}).empty(); }));
  EXPECT_TRUE(cluster.processes("SLURM_JOB_NAME=latplan-cluster").empty());  // no orphan
}

TEST_F(SlurmSweep, LosesNoEpochAtATimeLimitOrScancel) {
  ::setenv("SECONDS", "100", 1);  // of bash in the jobs: they have worked a while
  constexpr int kEpochs = 150;
  const ProgramResult local = latplan(with(sweep("local", "1,2", kEpochs), {"--jobs", "2"}));
  ASSERT_EQ(local.exit_code, 0) << local.err;
  SlurmCluster cluster;
  const ProgramResult submitted =
      latplan(with(sweep("it's a sweep", "1,2", kEpochs), {"--slurm", "--no-wait"}));
  ASSERT_EQ(submitted.exit_code, 0) << submitted.err;
  const auto training = [&](const char* run) {
    const std::string place = at("it's a sweep.part/runs/") + run;
    return fs::path(fs::exists(place) ? place : place + ".part");
  };
  EXPECT_TRUE(eventually(
      60, [&] { return epochs(training("seed=1")) > 5 && epochs(training("seed=2")) > 5; }));
  EXPECT_EQ(latplan({"sweep", "--resume", "-o", at("it's a sweep"), "-q"}).exit_code, 36);
  note("task 0 reaches its time limit, task 1 is cancelled");
  cluster.tell({"scancel", "--batch", "--signal=USR1", "1_0"});
  cluster.tell({"scancel", "1_1"});
  EXPECT_TRUE(eventually(
      30, [&] { return cluster.processes("SLURM_JOB_NAME=latplan-it's a sweep").empty(); }));
  for (const char* run : {"seed=1", "seed=2"}) {
    const std::vector<fs::path> checkpoints = list_folder(training(run) / "checkpoint");
    ASSERT_FALSE(checkpoints.empty()) << run;
    const fs::path last = checkpoints.back();
    char epoch[32];
    std::snprintf(epoch, sizeof epoch, "epoch-%07d", epochs(training(run)));
    EXPECT_EQ(last.filename(), epoch) << run;
    note(std::string(run) + ": " + last.filename().string());
  }
  EXPECT_FALSE(cluster.tell({"squeue", "-h"}).empty());  // task 0 waits again
  const ProgramResult end = latplan({"sweep", "--resume", "-o", at("it's a sweep"), "--slurm"});
  ASSERT_EQ(end.exit_code, 0) << end.err;
  EXPECT_EQ(read_text(at("it's a sweep/table.md")), read_text(at("local/table.md")));
  EXPECT_EQ(epochs(at("it's a sweep/runs/seed=1")), kEpochs);
  ::unsetenv("SECONDS");
}

}  // namespace
}  // namespace latplan
