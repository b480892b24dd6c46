// LibTorch in the threads that it is given.
#include "nn/torch/setup.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "base/files.h"

namespace latplan::nn::torch_backend {
namespace {

// Whether this process comes to have so many threads. Those that are no longer needed end a little later.
bool comes_to(std::size_t threads) {
  const auto count = [] { return list_folder("/proc/self/task").size(); };
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
  while (count() != threads && std::chrono::steady_clock::now() < end) std::this_thread::yield();
  return count() == threads;
}

TEST(Setup, LibTorchWorksInTheThreadsItIsGiven) {
  const int before = at::get_num_threads();
  const at::Tensor large = at::ones({1024, 1024});  // enough work for many threads
  const auto work = [&](int threads) {
    set_threads(threads);
    EXPECT_EQ(at::get_num_threads(), threads);
    at::matmul(large.exp(), large);
  };
  work(2);
  const std::size_t two = list_folder("/proc/self/task").size();
  for (const int threads : {4, 3, 5, 2}) {
    work(threads);
    EXPECT_TRUE(comes_to(two + threads - 2)) << threads;
  }
  set_threads(before);
}

}  // namespace
}  // namespace latplan::nn::torch_backend
