#include "nn/discriminator.h"

namespace latplan::nn {

std::vector<bool> accepts(const Discriminator& discriminator, std::span<const BitVector> rows) {
  std::vector<bool> result;
  for (const double score : discriminator.scores(rows)) result.push_back(score > kAccepted);
  return result;
}

}  // namespace latplan::nn
