#include "base/threads.h"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>

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
