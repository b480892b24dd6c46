#include "learning/slurm.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/files.h"
#include "base/subprocess.h"
#include "base/temporary_folder.h"
#include "learning/run_worker.h"
#include "support/input_fault.h"

namespace latplan::learning {
namespace {

namespace fs = std::filesystem;
using Runs = std::vector<std::size_t>;

TEST(SlurmOutput, IsReadWithChecks) {
  EXPECT_EQ(parse_sbatch("17\n"), 17);
  EXPECT_EQ(parse_sbatch("sbatch: a note of the site\n17;alpha\n"), 17);
  const std::set<SlurmTask> tasks = parse_squeue(
      "5_0|RUNNING\n5_1|PENDING\n5_2|COMPLETED\n5_3|NODE_FAIL\n6_[0-3]|PENDING\n7|RUNNING\n");
  EXPECT_EQ(tasks, (std::set<SlurmTask>{{5, 0}, {5, 1}}));
  const Json job = parse_scontrol(
      "JobId=3 JobName=a b Restarts=2 RunTime=1-02:03:04 TimeLimit=UNLIMITED NodeList=n1 Power= "
      "\n");
  EXPECT_EQ(job, Json({{"restarts", 2}, {"seconds", 93784}, {"node", "n1"}}));
  const auto known = parse_sacct(
      "5_0|61||n1\n5_0.batch|60|2048K|n1\n5_0.extern|60|1M|n1\n5_1|0||None "
      "assigned\n5_[2-3]|0||\n");
  ASSERT_EQ(known.size(), 2U);
  EXPECT_EQ(known.at({5, 0}), Json({{"seconds", 61}, {"node", "n1"}, {"peak_bytes", 2097152}}));
}

TEST(SlurmOutput, DamagedIsRefused) {
  for (const char* text : {"", "seventeen", "17\n18", "-3", "99999999999999999999", ";17"}) {
    expect_has(input_fault([&] { parse_sbatch(text); }), "sbatch: ");
  }
  expect_has(input_fault([] { parse_squeue("5_0 RUNNING"); }), "squeue: ");
  for (const char* text :
       {"", "RunTime=a Restarts=0 NodeList=n", "RunTime=1:2 Restarts=0 NodeList=n",
        "RunTime=00:00:01 Restarts=-1 NodeList=n", "RunTime=00:00:01 NodeList=n"}) {
    expect_has(input_fault([&] { parse_scontrol(text); }), "scontrol: ");
  }
  expect_has(input_fault([] { parse_sacct("5_0|61"); }), "sacct: ");
}

// A cluster of shell scripts. `sbatch` keeps the script and runs its tasks unless `hold` is there; `latplan` stands for the program.
class FakeSlurm : public ::testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(bin());
    fs::create_directories(sweep() / "runs");
    command("sbatch", R"(cp "$2" "$root/submitted"; n=$(cat "$root/count" 2>/dev/null || echo 10)
echo $((n + 1)) > "$root/count"; echo $n
[ -e "$root/hold" ] && exit
last=$(sed -n 's/^#SBATCH --array=0-\([0-9]*\).*/\1/p' "$2")
for i in $(seq 0 $last); do SLURM_ARRAY_TASK_ID=$i SLURM_JOB_ID=$n bash "$2" >> "$root/log" 2>&1; done)");
    command("squeue", R"(cat "$root/queue" 2>/dev/null; exit 0)");
    command("scontrol", R"(echo "scontrol $*" >> "$root/log")");
    command("latplan", R"(echo "latplan $*" >> "$root/log"
run="$4/runs/run$6"; mkdir -p "$run"; echo '{"error": "", "exit_code": 0}' > "$run/outcome.json")");
    const char* path = std::getenv("PATH");
    path_ = path == nullptr ? "" : path;
    ::setenv("PATH", (bin().string() + ":/usr/bin:/bin").c_str(), 1);
    for (int i = 0; i < 5; ++i) plan_.runs.push_back({"run" + std::to_string(i), {}, {}});
  }
  void TearDown() override { ::setenv("PATH", path_.c_str(), 1); }

  fs::path bin() const { return folder_ / "bin"; }
  fs::path sweep() const { return folder_ / "it's a sweep.part"; }
  fs::path outcome(int run) const {
    return sweep() / "runs" / ("run" + std::to_string(run)) / "outcome.json";
  }
  void command(const char* name, const std::string& text) const {
    write_file(bin() / name, "#!/bin/bash\nroot='" + folder_.path().string() + "'\n" + text + "\n");
    ::chmod((bin() / name).c_str(), 0755);
  }
  std::string text(const char* name) const {
    return fs::exists(folder_ / name) ? read_text(folder_ / name) : "";
  }
  SlurmPool pool(SlurmOptions options = {}) {
    options.pause = 0.01;
    return {plan_, sweep(), std::move(options), bin() / "latplan", log_, stop_};
  }
  Runs complete(const Runs& runs, const SlurmOptions& options = {}) {
    Runs ended;
    pool(options).complete(runs, [&](std::size_t run) { ended.push_back(run); });
    return ended;
  }

  TemporaryFolder folder_;
  SweepPlan plan_;
  SilentLog log_;
  StopFlag stop_;
  std::string path_;
};

TEST_F(FakeSlurm, OneTaskCompletesOneRun) {
  SlurmOptions options;
  options.array_size = 2;
  EXPECT_EQ(complete({0, 2, 4}, options), (Runs{0, 2, 4}));
  const std::string call = "latplan sweep --resume -o " + sweep().string() + " --task ";
  EXPECT_EQ(text("log"), call + "0 -q\n" + call + "2 -q\n" + call + "4 -q\n");
  EXPECT_EQ(read_json(sweep() / "slurm/jobs.json")["jobs"],
            Json::parse(R"([{"job": 10, "runs": [0, 2]}, {"job": 11, "runs": [4]}])"));
}

TEST_F(FakeSlurm, ScriptsAskForWhatTheUserAsksFor) {
  SlurmOptions options;
  options.partition = "fast";
  options.gres = "gpu:1";
  options.time = "1:00:00";
  options.others = {"--mem=3G"};
  options.jobs = 2;
  const std::vector<std::string> scripts = pool(options).scripts({0, 1, 2});
  ASSERT_EQ(scripts.size(), 1U);
  for (const char* line :
       {"#SBATCH --array=0-2%2\n", "#SBATCH --partition='fast'\n", "#SBATCH --gres='gpu:1'\n",
        "#SBATCH --time='1:00:00'\n", "#SBATCH '--mem=3G'\n", "#SBATCH --requeue\n"}) {
    expect_has(scripts[0], line);
  }
  options.gres = "gpu\n#SBATCH --uid=0";
  EXPECT_THROW(pool(options).scripts({0}), Error);
}

TEST_F(FakeSlurm, QueuedRunsAreNotSubmittedAgain) {
  write_file(folder_ / "hold", "");
  SlurmOptions options;
  options.wait = false;
  complete({0, 1, 2, 3}, options);
  EXPECT_EQ(text("count"), "11\n");
  write_file(folder_ / "queue", "10_0|RUNNING\n10_1|PENDING\n10_2|CANCELLED\n99_3|RUNNING\n");
  complete({0, 1, 2, 3}, options);
  expect_has(text("submitted"), "runs=(2 3)\n");
  EXPECT_THROW(check_no_slurm_jobs(sweep(), stop_), Error);
  write_file(folder_ / "queue", "");
  check_no_slurm_jobs(sweep(), stop_);
}

TEST_F(FakeSlurm, RunsThatLoseTheirJobsAreLeftOut) {
  command("latplan", R"([ $6 = 1 ] && exit 1
run="$4/runs/run$6"; mkdir -p "$run"; echo '{"error": "", "exit_code": 0}' > "$run/outcome.json")");
  EXPECT_EQ(complete({0, 1, 2}), (Runs{0, 2}));
}

TEST_F(FakeSlurm, AnOldOutcomeIsNotTakenForANewOne) {
  fs::create_directories(outcome(0).parent_path());
  write_json(outcome(0), {{"error", "train: killed by signal 9"}, {"exit_code", -1}});
  write_file(folder_ / "hold", "");
  EXPECT_EQ(complete({0}), Runs());
}

TEST_F(FakeSlurm, AccountingGivesTheFiguresOfJobs) {
  command("sacct", "echo '10_1|61||n2'; echo '10_1.batch|61|2K|n2'");
  complete({0, 3});
  const Json figures = read_json(outcome(3).parent_path() / "job.json");
  EXPECT_EQ(figures, Json({{"seconds", 61}, {"node", "n2"}, {"peak_bytes", 2048}}));
  const SweepResult result = read_result(plan_.runs[3], outcome(3).parent_path(), "");
  EXPECT_EQ(result.numbers.at("job/seconds"), 61);
  EXPECT_FALSE(fs::exists(outcome(0).parent_path() / "job.json"));
}

// Ends when the signal before a time limit comes, keeps its epochs and is queued again.
TEST_F(FakeSlurm, ATimeLimitQueuesTheTaskAgain) {
  command("latplan",
          R"(trap 'exit 130' TERM; kill -USR1 $PPID; for i in {1..1000}; do sleep 0.01; done)");
  write_file(folder_ / "job.sh", pool().scripts({3})[0]);
  Subprocess bash;
  const auto run = [&](const char* seconds) {
    bash.command = {"/usr/bin/env",
                    std::string("SECONDS=") + seconds,
                    "SLURM_ARRAY_TASK_ID=0",
                    "SLURM_JOB_ID=17",
                    "bash",
                    (folder_ / "job.sh").string()};
    return run_subprocess(bash, stop_);
  };
  EXPECT_EQ(run("100").exit_code, 130);
  EXPECT_EQ(text("log"), "scontrol requeue 17\n");
  const SubprocessResult short_limit = run("0");  // would be queued again and again
  EXPECT_EQ(short_limit.exit_code, 1);
  expect_has(short_limit.output, "time limit");
  EXPECT_EQ(text("log"), "scontrol requeue 17\n");
}

TEST_F(FakeSlurm, WithoutSlurmNothingIsSubmitted) {
  fs::remove(bin() / "sbatch");
  ::setenv("PATH", bin().c_str(), 1);
  try {
    complete({0});
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUnsupported);
    expect_has(error.what(), "sbatch: not found");
  }
}

TEST_F(FakeSlurm, ARefusedJobIsTheUsersFault) {
  command("sbatch", "echo 'sbatch: error: invalid partition specified: x' >&2; exit 1");
  try {
    complete({0});
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUsage);
    expect_has(error.what(), "invalid partition");
  }
}

}  // namespace
}  // namespace latplan::learning
