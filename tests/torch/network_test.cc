#include "nn/torch/network.h"

#include <c10/core/GradMode.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cmath>

#include "base/error.h"
#include "nn/torch/measure.h"
#include "nn/torch/objective.h"
#include "nn/torch/radam.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr int kPixels = 12;

TrainConfig small_config() {
  TrainConfig config;
  config.bits = 6;
  config.labels = 9;
  config.width = 16;
  config.action_width = 8;
  return config;
}

Network make_network(const TrainConfig& config, std::uint64_t seed = 3) {
  return Network(config, {kPixels, {}}, at::kCPU, at::kFloat, Rng(seed));
}

at::Tensor pictures(int rows, std::uint64_t seed) {
  at::manual_seed(seed);
  return at::randn({rows, kPixels});
}

// Changes arrays by name.
template <typename Function>
void edit(Network& network, const Function& function) {
  NamedArrays arrays = network.parameters().snapshot();
  function(arrays);
  network.parameters().restore(arrays, "test");
}

// Random weights, scales and statistics of any size; variances stay positive, no bit is held.
void randomise(Network& network, Rng& rng) {
  edit(network, [&](NamedArrays& arrays) {
    for (auto& [name, array] : arrays) {
      if (name == "bits.held") continue;
      const double scale = std::exp(2.0 * rng.normal());
      for (float& value : array.values) {
        value = static_cast<float>(scale * rng.normal());
        if (name.ends_with(".variance")) value = std::abs(value);
      }
    }
  });
}

struct Effects {
  at::Tensor from_zero, from_one;  // [labels, bits]
  bool any_xor() const {
    return at::logical_and(from_zero.gt(0.5), from_one.lt(0.5)).any().item<bool>();
  }
};

template <typename Method>
Effects effects_of(Network& network, const TrainConfig& config, Method method) {
  c10::NoGradGuard no_grad;
  const at::Tensor labels = at::arange(config.labels, at::kLong);
  const at::Tensor zeros = at::zeros({config.labels, config.bits});
  return {(network.*method)(zeros, labels), (network.*method)(at::ones_like(zeros), labels)};
}

// The paper's monotonicity theorem: an action sets, clears or keeps a bit, but never flips it.
TEST(Network, PositiveScaleNeverGivesAnXorBit) {
  for (const char* model : {"ama4+", "ama3+", "ama3"}) {
    TrainConfig config = small_config();
    config.model = model;
    Network network(config, {kPixels, {}}, at::kCPU, at::kFloat, Rng(3));
    EXPECT_TRUE(rc::check([&](std::uint64_t seed) {
      Rng rng(seed);
      randomise(network, rng);
      RC_ASSERT(!effects_of(network, config, &Network::apply_hard).any_xor());
      if (network.has_regress()) {
        RC_ASSERT(!effects_of(network, config, &Network::regress_hard).any_xor());
      }
    }));
  }
}

// The vanilla network can flip bits for some weights.
TEST(Network, ABlackBoxMayFlipBits) {
  TrainConfig config = small_config();
  config.model = "ama3+";
  config.effect = "vanilla";
  Network network(config, {kPixels, {}}, at::kCPU, at::kFloat, Rng(3));
  Rng rng(1);
  bool any = false;
  for (int trial = 0; trial < 20 && !any; ++trial) {
    randomise(network, rng);
    any = effects_of(network, config, &Network::apply_hard).any_xor();
  }
  EXPECT_TRUE(any);
}

// Under the theorem's premise a bit depends only on itself and the action.
TEST(Network, ABitsSuccessorDependsOnThatBitAndTheActionOnly) {
  const TrainConfig config = small_config();
  Network network = make_network(config);
  Rng rng(12);
  for (int trial = 0; trial < 20; ++trial) {
    randomise(network, rng);
    const Effects effects = effects_of(network, config, &Network::apply_hard);
    c10::NoGradGuard no_grad;
    at::manual_seed(trial);
    const at::Tensor z = at::rand({config.labels, config.bits}).gt(0.5).to(at::kFloat);
    const at::Tensor expected = at::where(z.gt(0.5), effects.from_one, effects.from_zero);
    EXPECT_TRUE(network.apply_hard(z, at::arange(config.labels, at::kLong)).equal(expected));
  }
}

TEST(Network, AFreeNegativeScaleGivesAnXorBit) {
  for (const char* direction : {"apply.state_norm", "regress.state_norm"}) {
    TrainConfig config = small_config();
    config.btl_scale = "free";
    Network network = make_network(config);
    edit(network, [&](NamedArrays& arrays) {
      const std::string norm = direction;
      arrays.at(norm + ".scale").values[2] = -100.0F;
      arrays.at(norm + ".mean").values[2] = 0.5F;
    });
    const auto method =
        std::string(direction).starts_with("apply") ? &Network::apply_hard : &Network::regress_hard;
    const Effects effects = effects_of(network, config, method);
    for (int label = 0; label < config.labels; ++label) {
      EXPECT_EQ(effects.from_zero[label][2].item<float>(), 1.0F);
      EXPECT_EQ(effects.from_one[label][2].item<float>(), 0.0F);
    }
  }
}

bool same(const Pass& a, const Pass& b) {
  const auto all = [](const Pass& p) {
    return std::vector<at::Tensor>{
        p.l0,     p.l1, p.l2, p.l3, p.z0, p.z1,     p.z2,    p.z3, p.action_logits,
        p.action, p.y0, p.y1, p.y2, p.y3, p.prior0, p.prior1};
  };
  const auto left = all(a), right = all(b);
  return std::equal(left.begin(), left.end(), right.begin(),
                    [](const at::Tensor& x, const at::Tensor& y) { return x.equal(y); });
}

TEST(Network, TestModeIsDeterministicAndChangesNothing) {
  TrainConfig config = small_config();
  config.dropout = 0.3;
  Network network = make_network(config);
  c10::NoGradGuard no_grad;
  const at::Tensor x0 = pictures(20, 1), x1 = pictures(20, 2);
  network.run(x0, x1, 1.0, true);  // some statistics
  const auto before = encode_safetensors(network.parameters().snapshot());
  at::manual_seed(5);
  const Pass first = network.run(x0, x1, 1.0, false);
  at::manual_seed(6);
  const Pass second = network.run(x0, x1, 5.0, false);  // the temperature plays no part either
  EXPECT_TRUE(same(first, second));
  EXPECT_EQ(encode_safetensors(network.parameters().snapshot()), before);
  for (const at::Tensor& z : {first.z0, first.z1, first.z2, first.z3}) {
    EXPECT_TRUE(at::logical_or(z.eq(0), z.eq(1)).all().item<bool>());
  }
  EXPECT_TRUE(first.action.sum(1).eq(1).all().item<bool>());
  EXPECT_TRUE(first.z0.equal(network.encode_hard(x0)));
  const at::Tensor labels = network.label_hard(first.z0, first.z1);
  EXPECT_TRUE(labels.equal(first.action_logits.argmax(1)));
  EXPECT_TRUE(first.z2.equal(network.apply_hard(first.z0, labels)));
  EXPECT_TRUE(first.z3.equal(network.regress_hard(first.z1, labels)));
}

TEST(Network, TrainingModeIsRepeatableWithTheSameSeedOnly) {
  TrainConfig config = small_config();
  config.dropout = 0.3;
  Network network = make_network(config);
  c10::NoGradGuard no_grad;
  const at::Tensor x0 = pictures(20, 1), x1 = pictures(20, 2);
  at::manual_seed(5);
  const Pass first = network.run(x0, x1, 1.0, true);
  at::manual_seed(5);
  EXPECT_TRUE(same(first, network.run(x0, x1, 1.0, true)));
  at::manual_seed(6);
  EXPECT_FALSE(same(first, network.run(x0, x1, 1.0, true)));
}

TEST(Network, ATrainingPassMovesTheRunningStatistics) {
  Network network = make_network(small_config());
  const NamedArrays before = network.parameters().snapshot();
  network.run(pictures(20, 1), pictures(20, 2), 1.0, true);
  const NamedArrays after = network.parameters().snapshot();
  for (const auto& [name, array] : after) {
    const bool statistic = name.ends_with(".mean") || name.ends_with(".variance");
    EXPECT_EQ(array.values != before.at(name).values, statistic) << name;
  }
}

// One training step; which arrays moved?
void expect_prior_moves(bool trained) {
  TrainConfig config = small_config();
  config.action_prior = trained ? "trained" : "frozen";
  Network network = make_network(config);
  ParameterSet& parameters = network.parameters();
  const NamedArrays before = parameters.snapshot();
  const at::Tensor x0 = pictures(20, 1), x1 = pictures(20, 2);
  const Pass pass = network.run(x0, x1, 1.0, true);
  parameters.gradient_of(loss_terms(Objective::kBothWays, config, pass, x0, x1).sum());
  RAdam optimizer(parameters.trained());
  optimizer.step(parameters.trained(), parameters.gradient(), 0.01, 0);
  for (const auto& [name, array] : parameters.snapshot()) {
    const bool prior = name.starts_with("applicable") || name.starts_with("regressable");
    if (prior) {
      EXPECT_EQ(array.values != before.at(name).values, trained) << name;
    }
    if (name.starts_with("encoder.out")) {
      EXPECT_NE(array.values, before.at(name).values) << name;
    }
  }
}

TEST(Network, TrainsTheActionPriors) { expect_prior_moves(true); }

TEST(Network, AFrozenActionPriorGetsNoGradient) { expect_prior_moves(false); }

// The decoder ignores exactly one bit.
TEST(Network, HoldsTheIdleBitAndNoOther) {
  const TrainConfig config = small_config();
  for (int idle = 0; idle < config.bits; ++idle) {
    Network network = make_network(config);
    edit(network, [&](NamedArrays& arrays) {
      NamedArray& weight = arrays.at("decoder.hidden.weight");  // [width, bits]
      for (int row = 0; row < config.width; ++row) weight.values[row * config.bits + idle] = 0;
    });
    c10::NoGradGuard no_grad;
    const at::Tensor x = pictures(60, 7);
    const at::Tensor before = network.encode_hard(x);
    const float majority = before.select(1, idle).mean().item<float>() > 0.5F ? 1.0F : 0.0F;
    network.hold_idle_bits(x);
    const NamedArrays arrays = network.parameters().snapshot();
    for (int f = 0; f < config.bits; ++f) {
      EXPECT_EQ(arrays.at("bits.held").values[f], f == idle ? majority : -1.0F)
          << f << " of " << idle;
    }
    const at::Tensor after = network.encode_hard(x);
    EXPECT_TRUE(after.select(1, idle).eq(majority).all().item<bool>());
    for (int f = 0; f < config.bits; ++f) {
      EXPECT_EQ(after.select(1, f).equal(before.select(1, f)), f != idle) << f;
    }
    const Effects effects = effects_of(network, config, &Network::apply_hard);
    EXPECT_TRUE(effects.from_zero.select(1, idle).eq(majority).all().item<bool>());
    EXPECT_TRUE(effects.from_one.select(1, idle).eq(majority).all().item<bool>());
  }
}

TEST(Network, FindsIdleBitsIndependentlyOfEarlierOnes) {
  const TrainConfig config = small_config();
  Network network = make_network(config);
  edit(network, [](NamedArrays& arrays) { arrays.at("bits.held").values.assign(6, 1.0F); });
  c10::NoGradGuard no_grad;
  network.hold_idle_bits(pictures(60, 7));
  EXPECT_EQ(network.parameters().snapshot().at("bits.held").values, std::vector<float>(6, -1.0F));
}

TEST(Parameters, RestoreRefusesAMissingArrayAndAnotherShape) {
  Network network = make_network(small_config());
  const auto code_of = [&](const NamedArrays& arrays) {
    try {
      network.parameters().restore(arrays, "the/file");
    } catch (const Error& error) {
      EXPECT_TRUE(std::string(error.what()).starts_with("the/file: ")) << error.what();
      EXPECT_NE(std::string(error.what()).find("encoder.out.bias"), std::string::npos);
      return error.code();
    }
    return ExitCode::kDone;
  };
  NamedArrays arrays = network.parameters().snapshot();
  EXPECT_EQ(code_of(arrays), ExitCode::kDone);
  arrays.at("encoder.out.bias").shape = {1, 6};
  EXPECT_EQ(code_of(arrays), ExitCode::kBadInput);
  arrays.erase("encoder.out.bias");
  EXPECT_EQ(code_of(arrays), ExitCode::kBadInput);
}

// Equal seeds give equal weights.
TEST(Parameters, DependOnTheSeedOnly) {
  const auto weights = [](std::uint64_t seed) {
    return encode_safetensors(make_network(small_config(), seed).parameters().snapshot());
  };
  EXPECT_EQ(weights(4), weights(4));
  EXPECT_NE(weights(4), weights(5));
}

// With a constant decoder only the code of its image is stable.
TEST(Network, StableCodesSurviveDecodeEncode) {
  const TrainConfig config = small_config();
  Network network = make_network(config);
  const at::Tensor x = pictures(40, 7);
  c10::NoGradGuard no_grad;
  const auto by_hand = [&] {
    int stable = 0;
    for (int row = 0; row < 40; ++row) {
      const at::Tensor z = network.encode_hard(x.narrow(0, row, 1));
      stable += network.encode_hard(network.decode(z)).equal(z) ? 1 : 0;
    }
    return stable / 40.0;
  };
  EXPECT_DOUBLE_EQ(stable_share(network, {x, x}, 7), by_hand());
  edit(network, [](NamedArrays& arrays) {
    for (auto& [name, array] : arrays) {
      if (!name.starts_with("decoder")) continue;
      std::fill(array.values.begin(), array.values.end(), name.ends_with(".variance") ? 1.F : 0.F);
    }
  });
  const at::Tensor one = network.encode_hard(at::zeros({1, kPixels}));
  const double share = network.encode_hard(x).eq(one).all(1).to(at::kDouble).mean().item<double>();
  EXPECT_LT(share, 1);
  EXPECT_DOUBLE_EQ(stable_share(network, {x, x}, 7), share);
  const at::Tensor y = at::zeros_like(x);
  EXPECT_DOUBLE_EQ(stable_share(network, {x, y}, 7), (share + 1) / 2);
}

// The decoder gets the mean and variance of hard bits; the statistics of the encoder do not change.
TEST(Network, CalibrateDecoderSetsOnlyTheDecoderStatistics) {
  const TrainConfig config = small_config();
  Network network = make_network(config);
  const at::Tensor x = pictures(40, 7);
  c10::NoGradGuard no_grad;
  edit(network, [](NamedArrays& arrays) {
    for (float& value : arrays["decoder.norm.variance"].values) value = 0;
  });
  const NamedArrays before = network.parameters().snapshot();
  network.layers().start_calibration();
  network.calibrate_decoder(x);
  network.layers().end_calibration();
  const NamedArrays after = network.parameters().snapshot();
  const at::Tensor z = network.encode_hard(x);
  for (int f = 0; f < config.bits; ++f) {
    const at::Tensor bit = z.select(1, f);
    EXPECT_NEAR(after.at("decoder.in_norm.mean").values[f], bit.mean().item<float>(), 1e-6);
    EXPECT_NEAR(after.at("decoder.in_norm.variance").values[f], bit.var().item<float>(), 1e-6);
  }
  const std::vector<float>& deviation = after.at("decoder.norm.variance").values;
  EXPECT_GT(*std::max_element(deviation.begin(), deviation.end()), 0.01F);
  for (const auto& [name, array] : before) {
    if (name.starts_with("decoder.")) continue;
    EXPECT_EQ(array.values, after.at(name).values) << name;
  }
}

// A constant bit has no variance, so flipping it changes the reconstruction excessively. It must
// not make the varying bits idle.
TEST(Network, AConstantBitMakesNoOtherBitIdle) {
  const TrainConfig config = small_config();
  Network network = make_network(config);
  const at::Tensor x = pictures(60, 7);
  c10::NoGradGuard no_grad;
  edit(network, [](NamedArrays& arrays) { arrays["encoder.out.bias"].values[2] = 1000; });
  network.hold_idle_bits(x);
  const std::vector<float> held = network.parameters().snapshot().at("bits.held").values;
  edit(network, [](NamedArrays& arrays) { arrays["decoder.in_norm.scale"].values[2] = 1e4; });
  network.hold_idle_bits(x);
  const std::vector<float> beside = network.parameters().snapshot().at("bits.held").values;
  EXPECT_GT(std::count(held.begin(), held.end(), -1.F), 2);
  for (int f = 0; f < config.bits; ++f) {
    if (f == 2) continue;
    EXPECT_EQ(held[f], beside[f]) << f;
  }
}

TEST(Network, APredictionWithoutAStableCodeCountsHalf) {
  Measured drawn, undrawn;
  drawn.exact_successor = drawn.exact_predecessor = 0.96;
  drawn.stable = 1;
  undrawn.exact_successor = undrawn.exact_predecessor = 1;
  undrawn.stable = 0.26;
  const auto worth = [](const Measured& m) {
    return score(Objective::kBothWays, m, predicted_share(Objective::kBothWays, m));
  };
  EXPECT_DOUBLE_EQ(worth(drawn), 0.96);
  EXPECT_DOUBLE_EQ(worth(undrawn), 0.63);
}

// A network whose codes are all the same predicts every one of them, and nothing.
TEST(Measure, ACodeThatTellsNothingApartPredictsNothing) {
  const TrainConfig config = small_config();
  Network network = make_network(config);
  edit(network, [](NamedArrays& arrays) {
    for (auto& [name, array] : arrays) {
      if (name.starts_with("encoder.out") || name.starts_with("apply.")) {
        std::fill(array.values.begin(), array.values.end(),
                  name.ends_with("variance") ? 1.0F : 0.0F);
      }
    }
  });
  const at::Tensor x = pictures(20, 1);
  const PairTensors moves{x, pictures(20, 2)};
  const Measured nothing = measure(network, Objective::kBothWays, config, moves, {}, 8);
  EXPECT_EQ(nothing.bit_error, 0.0);
  EXPECT_EQ(nothing.exact_successor, 0.0);
  EXPECT_EQ(measure(network, Objective::kBothWays, config, {x, x}, {}, 8).exact_successor, 1.0);
}

}  // namespace
}  // namespace latplan::nn::torch_backend
