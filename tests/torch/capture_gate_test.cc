#include "nn/torch/capture_gate.h"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

namespace latplan::nn::torch_backend {
namespace {

TEST(CaptureGate, RunsCapturesWhileNoOtherThreadIsInside) {
  CaptureGate gate;
  std::atomic<int> inside{0}, disturbed{0}, captures{0};
  const auto train = [&](int number) {
    gate.enter();
    ++inside;
    for (int step = 0; step < 200; ++step) {
      --inside;
      gate.pause();
      ++inside;
      if (step % 50 != number) continue;
      --inside;
      gate.run_alone([&] {
        for (int i = 0; i < 100; ++i) {
          if (inside != 0) ++disturbed;
          std::this_thread::yield();
        }
        ++captures;
      });
      ++inside;
    }
    --inside;
    gate.leave();
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < 6; ++i) threads.emplace_back(train, i);
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(captures, 24);
  EXPECT_EQ(disturbed, 0);
}

TEST(CaptureGate, OpensAgainAfterACaptureThatFailed) {
  CaptureGate gate;
  gate.enter();
  EXPECT_THROW(gate.run_alone([] { throw std::runtime_error("no memory"); }), std::runtime_error);
  std::thread other([&] {
    gate.enter();
    gate.run_alone([] {});
    gate.leave();
  });
  gate.leave();
  other.join();
}

}  // namespace
}  // namespace latplan::nn::torch_backend
