// A few threads that run numbered jobs together. The threads start when they are first needed.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace latplan::search {

class Team {
 public:
  // The caller of run() is one of the `threads`.
  explicit Team(int threads) : threads_(threads) {}
  ~Team();
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;

  int size() const { return threads_; }
  // Calls job(number, member) for every number below `jobs`, each once, in any order and in all
  // threads; member is below size(), and no two calls at the same time have the same member. Returns
  // when all have ended. Rethrows the first exception.
  using Job = std::function<void(int number, int member)>;
  void run(int jobs, const Job& job);

 private:
  void start();
  void serve(int member);
  void take_jobs(int member);

  int threads_;
  std::vector<std::thread> helpers_;  // threads_ - 1, or none yet
  const Job* job_ = nullptr;
  int jobs_ = 0;
  std::atomic<int> next_{0};             // the next job to take
  std::atomic<std::uint32_t> calls_{0};  // of run(); a helper serves each once
  std::atomic<int> busy_{0};             // helpers that have not finished this call
  std::mutex mutex_;                     // for the two conditions and failure_
  std::condition_variable called_, finished_;
  bool leaving_ = false;
  std::exception_ptr failure_;
};

}  // namespace latplan::search
