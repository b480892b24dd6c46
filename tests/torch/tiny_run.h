// A LightsOut small enough to train in a blink, shared by the tests of trainer and model files.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "base/error.h"
#include "base/log.h"
#include "data/generate.h"
#include "data/pair_set.h"
#include "domains/catalog.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

inline data::PairSet tiny_pairs(std::uint64_t seed = 1) {
  const auto world = domains::make_world("lightsout", {{"size", "2"}});
  data::GenerateConfig config;
  config.pairs = 150;
  config.seed = seed;
  config.threads = 1;
  SilentLog log;
  const StopFlag stop;
  return data::generate(*world, config, log, stop);
}

inline TrainConfig tiny_config() {
  TrainConfig config;
  config.bits = 6;
  config.labels = 8;
  config.width = 16;
  config.action_width = 16;
  config.batch = 40;
  config.epochs = 6;
  config.evaluate_every = 2;
  config.checkpoint_seconds = 0;
  config.threads = 1;
  config.device = "cpu";
  config.seed = 5;
  return config;
}

// The message of the Error that `function` throws, which must have this code.
template <typename Function>
std::string refusal(ExitCode code, const Function& function) {
  try {
    function();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), code) << error.what();
    EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos);
    return error.what();
  }
  ADD_FAILURE() << "no error";
  return {};
}

}  // namespace latplan::nn::torch_backend
