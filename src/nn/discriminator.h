// AMA2's discriminators: classifiers of bit vectors, trained on positive and unlabelled rows (PU
// learning).
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "base/bit_vector.h"
#include "base/log.h"

namespace latplan::nn {

struct DiscriminatorConfig {
  int width = 300;
  int depth = 1;  // hidden layers: batch norm, dense, ReLU, dropout
  double dropout = 0.8;
  int epochs = 3000;  // at most
  int patience = 60;  // epochs without a lower held-out loss before training ends
  int batch = 250;
  double learning_rate = 3e-3;
  std::uint64_t seed = 1;
};

class Discriminator {
 public:
  virtual ~Discriminator() = default;
  // The classifier's output divided by its mean output on held-out positive rows. May exceed 1. A
  // row is accepted above kAccepted.
  virtual std::vector<double> scores(std::span<const BitVector> rows) const = 0;
  virtual void write(const std::filesystem::path& file) const = 0;
};
inline constexpr double kAccepted = 0.5;

// scores() > kAccepted, row by row.
std::vector<bool> accepts(const Discriminator& discriminator, std::span<const BitVector> rows);

// At least two rows of each kind, all of equal length. Interrupted: nullptr.
using LearnDiscriminator = std::function<std::unique_ptr<Discriminator>(
    std::span<const BitVector> examples, std::span<const BitVector> unlabelled,
    const DiscriminatorConfig& config, Log& log, const StopFlag& stop)>;

}  // namespace latplan::nn
