// nn::Discriminator with LibTorch, on the CPU: a small network that trains in seconds.
#pragma once

#include <filesystem>
#include <memory>
#include <span>

#include "base/bit_vector.h"
#include "base/log.h"
#include "nn/discriminator.h"

namespace latplan::nn::torch_backend {

// See nn::LearnDiscriminator.
std::unique_ptr<Discriminator> learn_discriminator(std::span<const BitVector> examples,
                                                   std::span<const BitVector> unlabelled,
                                                   const DiscriminatorConfig& config, Log& log,
                                                   const StopFlag& stop);
std::unique_ptr<Discriminator> load_discriminator(const std::filesystem::path& file);

}  // namespace latplan::nn::torch_backend
