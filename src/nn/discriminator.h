// AMA2's discriminators: classifiers of bit vectors. Nobody labels what is wrong, so they learn from examples and from a
// mixture of unknown examples and others (learning from positive and unlabelled rows).
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
  int patience = 60;  // epochs without a lower loss on held-out rows, then it ends
  int batch = 250;
  double learning_rate = 3e-3;
  std::uint64_t seed = 1;
};

class Discriminator {
 public:
  virtual ~Discriminator() = default;
  // How likely each row is an example: what the classifier says, divided by what it says of held-out examples on average.
  // It is none below kAccepted; may exceed 1.
  virtual std::vector<double> scores(std::span<const BitVector> rows) const = 0;
  virtual void write(const std::filesystem::path& file) const = 0;
};
inline constexpr double kAccepted = 0.5;

// scores() > kAccepted, row by row.
std::vector<bool> accepts(const Discriminator& discriminator, std::span<const BitVector> rows);

// How Backend makes them. At least two rows of each kind, all equally long. Stopped on the way: nullptr.
using LearnDiscriminator = std::function<std::unique_ptr<Discriminator>(
    std::span<const BitVector> examples, std::span<const BitVector> unlabelled,
    const DiscriminatorConfig& config, Log& log, const StopFlag& stop)>;

}  // namespace latplan::nn
