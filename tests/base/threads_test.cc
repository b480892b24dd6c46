#include "base/threads.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <atomic>
#include <stdexcept>
#include <thread>

namespace latplan {
namespace {

TEST(Threads, ShareTheWork) {
  std::atomic<int> next{0}, sum{0}, calls{0};
  work_in_threads(4, [&] {
    ++calls;
    for (int i = next++; i < 1000; i = next++) sum += i;
  });
  EXPECT_EQ(sum, 499500);
  EXPECT_EQ(calls, 4);
}

TEST(Threads, NoneBesideThisOne) {
  for (const int threads : {1, 0}) {
    int calls = 0;
    work_in_threads(threads, [&] { ++calls; });
    EXPECT_EQ(calls, 1);
  }
}

// Their stacks do not fit.
TEST(Threads, FewerWhereTheSystemGivesNoMore) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "sanitizers need memory for threads";
#endif
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_AS, &before), 0);
  const rlimit none = {rlim_t{1} << 20, before.rlim_max};
  std::atomic<int> next{0}, calls{0};
  ASSERT_EQ(::setrlimit(RLIMIT_AS, &none), 0);
  work_in_threads(100, [&] {
    ++calls;
    while (next++ < 1000) std::this_thread::yield();
  });
  ASSERT_EQ(::setrlimit(RLIMIT_AS, &before), 0);
  EXPECT_GE(next, 1000);
  EXPECT_TRUE(calls >= 1 && calls < 100) << calls;
}

TEST(Threads, TheFirstExceptionIsThrownWhenAllHaveEnded) {
  std::atomic<int> ended{0};
  EXPECT_THROW(work_in_threads(3,
                               [&] {
                                 ++ended;
                                 throw std::runtime_error("x");
                               }),
               std::runtime_error);
  EXPECT_EQ(ended, 3);
}

}  // namespace
}  // namespace latplan
