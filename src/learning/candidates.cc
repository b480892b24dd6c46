#include "learning/candidates.h"

#include <fmt/format.h>

namespace latplan::learning {

std::vector<Candidate> codebook_candidates(const std::vector<PatchSize>& sizes,
                                           std::uint64_t seed) {
  std::vector<Candidate> list;
  for (const PatchSize& size : sizes) {
    nn::TrainConfig config;
    config.model = "codebook";
    config.patch_height = size.height;
    config.patch_width = size.width;
    config.tolerance = size.tolerance;
    config.seed = seed;
    if (size.regions) {
      config.architecture = "regions";
      list.push_back({fmt::format("regions-{:.0f}", size.tolerance), config});
      continue;
    }
    list.push_back(
        {fmt::format("codebook-{}x{}-{:.0f}", size.width, size.height, size.tolerance), config});
  }
  return list;
}

std::vector<Candidate> network_candidates(bool gpu, std::uint64_t seed) {
  nn::TrainConfig base;
  base.label_epochs = 0;
  base.metrics_every = 0;
  base.evaluate_every = 20;
  base.seed = seed;
  base.final_learning_rate = 3e-4;
  if (gpu) {
    base.width = base.action_width = 500;
    base.labels = 1000;
    base.batch = 400;
    base.epochs = 800;
  }
  std::vector<Candidate> list;
  const auto add = [&](const char* name, const auto& change) {
    nn::TrainConfig config = base;
    change(config);
    list.push_back({name, config});
  };
  // A state autoencoder with hardly any prior: keeps pictures apart.
  add("sae", [](nn::TrainConfig& c) {
    c.model = "sae";
    c.bits = 48;
    c.pixel_scale = "all";
    c.epsilon = 0.5;
    c.beta1 = 1;
  });
  // One bit per independent feature.
  add("features", [](nn::TrainConfig& c) {
    c.beta1 = 100;
    c.epsilon = 0.3;
  });
  // One bit per value of a feature. All pixels have the same scale: what changes rarely is not blown up.
  const auto values = [gpu](nn::TrainConfig& c) {
    c.pixel_scale = "all";
    c.epsilon = 0.01;
    c.beta1 = 100;
    c.beta3 = 30;
    if (gpu) c.bits = 130;
  };
  add("values", values);
  // A linear encoder tells small things of low contrast apart.
  add("linear", [](nn::TrainConfig& c) {
    c.bits = 200;
    c.encoder_depth = 0;
    c.epsilon = 0.03;
    c.beta1 = 60;
    c.noise = 1.5;
  });
  add("root", [](nn::TrainConfig& c) {
    c.bits = 64;
    c.pixel_scale = "root";
    c.epsilon = 0.1;
    c.beta1 = 30;
  });
  if (gpu) {
    // Against cameras and lamps that move.
    add("values-conv", [&](nn::TrainConfig& c) {
      values(c);
      c.architecture = "strided-conv";
      c.epochs = 300;
    });
    add("values-noise", [&](nn::TrainConfig& c) {
      values(c);
      c.noise = 2;
      c.dropout = 0.05;
    });
  }
  return list;
}

}  // namespace latplan::learning
