#include "search/team.h"

#include <system_error>
#include <utility>

namespace latplan::search {
namespace {

// Calls follow each other within microseconds, so a thread looks this often before it sleeps.
constexpr int kLooks = 4000;

void pause() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#endif
}

template <typename Condition>
bool spin(const Condition& condition) {
  for (int look = 0; look < kLooks; ++look) {
    if (condition()) return true;
    pause();
  }
  return false;
}

}  // namespace

Team::~Team() {
  {
    const std::lock_guard lock(mutex_);
    leaving_ = true;
    ++calls_;
  }
  called_.notify_all();
  for (std::thread& helper : helpers_) helper.join();
}

void Team::start() {
  helpers_.reserve(threads_ - 1);
  try {
    for (int member = 1; member < threads_; ++member) {
      helpers_.emplace_back([this, member] { serve(member); });
    }
  } catch (const std::system_error&) {  // no more threads available: continue with fewer
    threads_ = static_cast<int>(helpers_.size()) + 1;
  }
}

void Team::run(int jobs, const Job& job) {
  if (helpers_.empty() && threads_ > 1) start();
  {
    const std::lock_guard lock(mutex_);
    job_ = &job;
    jobs_ = jobs;
    next_ = 0;
    busy_ = static_cast<int>(helpers_.size());
    ++calls_;
  }
  called_.notify_all();
  take_jobs(0);
  if (!spin([&] { return busy_ == 0; })) {
    std::unique_lock lock(mutex_);
    finished_.wait(lock, [&] { return busy_ == 0; });
  }
  const std::lock_guard lock(mutex_);
  if (const std::exception_ptr failure = std::exchange(failure_, nullptr)) {
    std::rethrow_exception(failure);
  }
}

void Team::serve(int member) {
  for (std::uint32_t served = 0;; ++served) {
    if (!spin([&] { return calls_ != served; })) {
      std::unique_lock lock(mutex_);
      called_.wait(lock, [&] { return calls_ != served; });
    }
    {
      const std::lock_guard lock(mutex_);
      if (leaving_) return;
    }
    take_jobs(member);
    if (--busy_ == 0) {
      const std::lock_guard lock(mutex_);
      finished_.notify_one();
    }
  }
}

void Team::take_jobs(int member) {
  try {
    for (int number = next_++; number < jobs_; number = next_++) (*job_)(number, member);
  } catch (...) {  // handed to the caller of run()
    next_ = jobs_;
    const std::lock_guard lock(mutex_);
    if (!failure_) failure_ = std::current_exception();
  }
}

}  // namespace latplan::search
