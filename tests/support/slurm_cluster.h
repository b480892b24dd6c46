// A Slurm cluster of two nodes on this machine, each with one CPU: munged, slurmctld and two slurmd from Debian's packages
// munge and slurm-wlm, as the user of the test, in a folder of its own.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include "base/files.h"
#include "base/subprocess.h"
#include "base/temporary_folder.h"

namespace latplan {

// Waits until it holds, polling.
inline bool eventually(double seconds, const std::function<bool()>& holds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  while (std::chrono::steady_clock::now() < end) {
    if (holds()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return holds();
}

class SlurmCluster {
 public:
  static bool is_installed() {
    for (const char* name : {"munged", "slurmctld", "slurmd", "sbatch"}) {
      if (program(name).empty()) return false;
    }
    return true;
  }

  SlurmCluster() {
    write_file(folder_ / "slurm.conf", configuration());
    ::setenv("SLURM_CONF", (folder_ / "slurm.conf").c_str(), 1);  // of all children
    std::string key(1024, 'k');  // secret enough: the socket is in a folder of the user
    write_file(folder_ / "munge.key", key);
    ::chmod((folder_ / "munge.key").c_str(), 0600);
    const std::string at = folder_.path().string() + "/munge.";
    start("munged",
          {"--foreground", "--force", "--socket=" + at + "socket", "--key-file=" + at + "key",
           "--pid-file=" + at + "pid", "--log-file=" + at + "log", "--seed-file=" + at + "seed"});
    EXPECT_TRUE(eventually(20, [&] { return std::filesystem::exists(at + "socket"); }));
    start_controller();
    for (const char* node : {"n1", "n2"}) start_node(node);
    EXPECT_TRUE(eventually(60, [&] {
      return tell({"sinfo", "-h", "-o", "%T %D"}) == "idle 2\n";
    })) << tell({"sinfo", "-R"});
  }
  ~SlurmCluster() {
    for (const auto& [name, pid] : running_) ::kill(pid, SIGKILL);
    while (!running_.empty()) wait_for(running_.begin()->first);
    for (const pid_t pid : processes()) ::kill(pid, SIGKILL);
    ::unsetenv("SLURM_CONF");
  }
  SlurmCluster(const SlurmCluster&) = delete;
  SlurmCluster& operator=(const SlurmCluster&) = delete;

  void start_node(const std::string& node) { start(node, {"-D", "-N", node}, "slurmd"); }
  void start_controller() { start("slurmctld", {"-D"}); }
  // At once, with everything that ran on it, as if its power failed.
  void kill_node(const std::string& node) {
    for (const pid_t pid : processes("LATPLAN_NODE=" + node)) ::kill(pid, SIGKILL);
    for (const pid_t pid : processes("SLURMD_NODENAME=" + node)) ::kill(pid, SIGKILL);
    wait_for(node);
  }
  void kill_controller() {
    ::kill(running_.at("slurmctld"), SIGKILL);
    wait_for("slurmctld");
  }

  // The output of a command of Slurm.
  static std::string tell(std::vector<std::string> words) {
    Subprocess command;
    words[0] = program(words[0]);
    command.command = std::move(words);
    command.seconds = 60;
    return run_subprocess(command, StopFlag()).output;
  }

  // Processes of the cluster and its jobs, by a variable of their environment.
  std::vector<pid_t> processes(const std::string& variable) const {
    std::vector<pid_t> found;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator("/proc", error)) {
      const pid_t pid = std::atoi(entry.path().filename().c_str());
      if (pid <= 0 || pid == ::getpid()) continue;
      std::ifstream file(entry.path() / "environ");
      bool of_cluster = false, has_variable = false;
      for (std::string line; std::getline(file, line, '\0');) {
        of_cluster |= line == "SLURM_CONF=" + (folder_ / "slurm.conf").string();
        has_variable |= line == variable;
      }
      if (of_cluster && has_variable) found.push_back(pid);
    }
    return found;
  }
  std::vector<pid_t> processes() const {
    return processes("SLURM_CONF=" + (folder_ / "slurm.conf").string());
  }
  const std::filesystem::path& folder() const { return folder_.path(); }

 private:
  static std::string program(const std::string& name) {
    for (const char* place : {"/usr/sbin/", "/usr/bin/", "/usr/local/sbin/", "/usr/local/bin/"}) {
      if (is_executable(place + name)) return place + name;
    }
    return "";
  }

  std::string configuration() const {
    char host[256] = {};
    ::gethostname(host, sizeof host - 1);
    const std::string short_host = std::string(host).substr(0, std::string(host).find('.'));
    const std::string user = tell_user();
    const std::string at = folder_.path().string() + "/";
    const int port = 20000 + static_cast<int>(::getpid() % 10000) * 4;
    const auto node = [&](const std::string& name, int number) {
      return "NodeName=" + name + " NodeHostname=" + short_host +
             " NodeAddr=127.0.0.1 Port=" + std::to_string(port + number) + " CPUs=1\n";
    };
    return "ClusterName=test\nSlurmctldHost=" + short_host +
           "(127.0.0.1)\nSlurmctldPort=" + std::to_string(port) + "\nAuthInfo=socket=" + at +
           "munge.socket,cred_expire=5\n" + "SlurmUser=" + user + "\nSlurmdUser=" + user +
           "\nStateSaveLocation=" + at + "state\nSlurmdSpoolDir=" + at +
           "%n\nSlurmctldPidFile=" + at + "slurmctld.pid\nSlurmdPidFile=" + at +
           "%n.pid\nSlurmctldLogFile=" + at + "slurmctld.log\nSlurmdLogFile=" + at + "%n.log\n" +
           "ProctrackType=proctrack/linuxproc\nTaskPlugin=task/none\nMpiDefault=none\n"
           "SelectType=select/cons_tres\nSelectTypeParameters=CR_CPU\n"
           "SchedulerParameters=sched_interval=1,batch_sched_delay=1\nSlurmdTimeout=3\n"
           "KillWait=15\nReturnToService=2\nAccountingStorageType=accounting_storage/none\n"
           "JobAcctGatherType=jobacct_gather/none\n" +
           node("n1", 1) + node("n2", 2) +
           "PartitionName=all Nodes=n1,n2 Default=YES MaxTime=INFINITE State=UP\n";
  }
  static std::string tell_user() {
    const std::string name = tell({"id", "-un"});
    return name.substr(0, name.find('\n'));
  }

  void start(const std::string& name, std::vector<std::string> words,
             const char* daemon = nullptr) {
    words.insert(words.begin(), program(daemon == nullptr ? name : daemon));
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    const std::string output = (folder_ / (name + ".out")).string();
    const std::string node = "LATPLAN_NODE=" + name;
    const pid_t pid = ::fork();
    if (pid == 0) {
      ::setpgid(0, 0);
      ::prctl(PR_SET_PDEATHSIG, SIGKILL);
      ::putenv(const_cast<char*>(node.c_str()));
      const int file = ::open(output.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
      ::dup2(file, STDOUT_FILENO);
      ::dup2(file, STDERR_FILENO);
      ::execv(argv[0], argv.data());
      ::_exit(127);
    }
    running_[name] = pid;
  }
  void wait_for(const std::string& name) {
    ::waitpid(running_.at(name), nullptr, 0);
    running_.erase(name);
  }

  TemporaryFolder folder_;
  std::map<std::string, pid_t> running_;
};

}  // namespace latplan
