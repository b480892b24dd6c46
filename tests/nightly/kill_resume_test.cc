// A training killed with SIGKILL at random moments and resumed each time ends with the same bytes as an undisturbed one.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/files.h"
#include "base/rng.h"
#include "base/temporary_folder.h"

namespace latplan {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

constexpr int kEpochs = 200;
constexpr int kKills = 100;

// A `latplan` process; its output goes to a file.
class Process {
 public:
  Process(std::vector<std::string> arguments, const fs::path& output) : output_(output) {
    arguments.insert(arguments.begin(), LATPLAN_BINARY);
    std::vector<char*> argv;
    for (std::string& argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);
    id_ = ::fork();
    if (id_ != 0) return;
    const int file = ::open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ::dup2(file, STDOUT_FILENO);
    ::dup2(file, STDERR_FILENO);
    ::execv(argv[0], argv.data());
    ::_exit(127);
  }
  ~Process() {
    if (!ended_) kill();
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // True: it ended by itself within the time.
  bool ends_within(Seconds time) {
    const auto deadline = Clock::now() + time;
    while (!ended_ && Clock::now() < deadline) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      poll(WNOHANG);
    }
    return ended_;
  }
  void kill() {
    ::kill(id_, SIGKILL);
    poll(0);
  }
  // Waits for the end and expects success.
  void finish() {
    if (!ended_) poll(0);
    EXPECT_TRUE(WIFEXITED(status_) && WEXITSTATUS(status_) == 0) << read_text(output_);
  }

 private:
  void poll(int options) { ended_ = ::waitpid(id_, &status_, options) == id_; }

  fs::path output_;
  pid_t id_ = -1;
  int status_ = 0;
  bool ended_ = false;
};

// train.jsonl must have every epoch once, in order, in whole lines.
std::vector<int> logged_epochs(const fs::path& run) {
  std::ifstream in(run / "train.jsonl");
  std::vector<int> epochs;
  for (std::string line; std::getline(in, line);) {
    const auto json = nlohmann::json::parse(line);
    if (json.contains("loss")) epochs.push_back(json["epoch"].get<int>());
  }
  return epochs;
}

// Lines of the log so far: a measure of progress that does not depend on the load of the machine.
int logged_lines(const fs::path& run) {
  std::ifstream in(run / "train.jsonl");
  return static_cast<int>(
      std::count(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>(), '\n'));
}

class KillResume : public ::testing::Test {
 protected:
  std::vector<std::string> train(const char* run) const {
    return {"train",
            (folder_ / "pairs.npz").string(),
            "-o",
            (folder_ / run).string(),
            "--seed",
            "3",
            "--epochs",
            std::to_string(kEpochs),
            "--bits",
            "18",
            "--labels",
            "60",
            "--width",
            "100",
            "--threads",
            "1",
            "--device",
            "cpu",
            "--evaluate-every",
            "5",
            "--checkpoint-seconds",
            "0"};
  }
  std::vector<std::string> resume(const char* run) const {
    return {"train", "--resume", "-o", (folder_ / run).string()};
  }
  fs::path output() const { return folder_ / "output.txt"; }
  std::vector<std::uint8_t> weights(const char* run, const char* which) const {
    return read_bytes(folder_.path() / run / which / "weights.safetensors");
  }

  TemporaryFolder folder_;
};

TEST_F(KillResume, GivesTheSameBytesAsAnUndisturbedRun) {
  Process({"dataset", "lightsout", "--size", "3", "--pairs", "800", "--seed", "1", "-o",
           (folder_ / "pairs.npz").string()},
          output())
      .finish();

  // From the undisturbed run: the duration of the start (until the log appears) and of the training.
  const auto started = Clock::now();
  Process straight(train("straight"), output());
  while (!fs::exists(folder_ / "straight/train.jsonl") && !straight.ends_within(Seconds(0.005))) {
  }
  const Seconds start = Clock::now() - started;
  straight.finish();
  const Seconds training = Clock::now() - started - start;

  Rng rng(2026);
  for (int kill = 0; kill < kKills; ++kill) {
    Process process(kill == 0 ? train("killed") : resume("killed"), output());
    // The first session reaches its first checkpoint; later ones are killed at any moment, the start included. No session
    // gets past its share of half the epochs, however fast it is, so each is cut short.
    while (kill == 0 && list_folder(folder_ / "killed.part/checkpoint").empty() &&
           !process.ends_within(Seconds(0.005))) {
    }
    const Seconds moment =
        start * (kill == 0 ? 0.0 : 0.5 + rng.uniform()) + training * rng.uniform() / (2 * kKills);
    const auto deadline = Clock::now() + moment;
    const int most = kEpochs * (kill + 1) / (2 * kKills);
    while (Clock::now() < deadline && logged_lines(folder_ / "killed.part") < most) {
      ASSERT_FALSE(process.ends_within(Seconds(0.005))) << read_text(output());
    }
    process.kill();
    EXPECT_FALSE(fs::exists(folder_ / "killed"));
  }
  Process(resume("killed"), output()).finish();

  EXPECT_TRUE(weights("straight", "model") == weights("killed", "model"));
  EXPECT_TRUE(weights("straight", "last") == weights("killed", "last"));
  std::vector<int> all;
  for (int epoch = 1; epoch <= kEpochs; ++epoch) all.push_back(epoch);
  EXPECT_EQ(logged_epochs(folder_ / "straight"), all);
  EXPECT_EQ(logged_epochs(folder_ / "killed"), all);
  EXPECT_EQ(list_folder(folder_ / "killed/checkpoint").size(), 1U);
}

}  // namespace
}  // namespace latplan
