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
    list.push_back(
        {fmt::format("codebook-{}x{}-{:.0f}", size.width, size.height, size.tolerance), config});
  }
  return list;
}

std::vector<Candidate> network_candidates(const data::PairSet& pairs,
                                          const std::vector<PatchSize>& sizes, bool gpu,
                                          std::uint64_t seed) {
  (void)pairs;
  (void)sizes;
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
    base.epochs = 300;
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
  add("ama4-features", [](nn::TrainConfig& c) {
    c.beta1 = 100;
    c.epsilon = 0.3;
  });
  // One bit per value of a feature, for objects of low contrast.
  add("ama4-values", [gpu](nn::TrainConfig& c) {
    c.pixel_scale = "all";
    c.epsilon = 0.01;
    c.beta1 = 100;
    if (gpu) c.bits = 130;
  });
  add("ama4-linear", [](nn::TrainConfig& c) {
    c.bits = 200;
    c.encoder_depth = 0;
    c.epsilon = 0.03;
    c.beta1 = 60;
    c.noise = 1.5;
  });
  add("ama4-root", [](nn::TrainConfig& c) {
    c.bits = 64;
    c.pixel_scale = "root";
    c.epsilon = 0.1;
    c.beta1 = 30;
  });
  return list;
}

}  // namespace latplan::learning
