// A discriminator that memorises its examples, and pairs to train it on.
#pragma once

#include <filesystem>
#include <memory>
#include <set>
#include <span>
#include <vector>

#include "base/files.h"
#include "extract/encoded_pairs.h"
#include "nn/discriminator.h"
#include "support/toy_model.h"

namespace latplan {

// Accepts the first `share` of its examples.
class MemorisingDiscriminator final : public nn::Discriminator {
 public:
  MemorisingDiscriminator(std::span<const BitVector> examples, double share) {
    for (std::size_t i = 0; i < examples.size(); ++i) {
      if (static_cast<double>(i) < share * static_cast<double>(examples.size())) {
        known_.insert(examples[i]);
      }
    }
  }
  std::vector<double> scores(std::span<const BitVector> rows) const override {
    std::vector<double> result;
    for (const BitVector& row : rows) result.push_back(known_.contains(row) ? 1.0 : 0.0);
    return result;
  }
  void write(const std::filesystem::path& file) const override { write_atomically(file, "x"); }

 private:
  std::set<BitVector> known_;
};

inline nn::LearnDiscriminator memorise(double share = 1.0) {
  return [share](std::span<const BitVector> examples, std::span<const BitVector>,
                 const nn::DiscriminatorConfig&, Log&, const StopFlag&) {
    return std::make_unique<MemorisingDiscriminator>(examples, share);
  };
}

// The transitions of a toy world between states whose first light is off.
inline extract::EncodedPairs half_of(const ToyModel& model) {
  extract::EncodedPairs half;
  const extract::EncodedPairs all = model.all_transitions();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all.before[i].get(0) || all.after[i].get(0)) continue;
    half.before.push_back(all.before[i]);
    half.after.push_back(all.after[i]);
  }
  return half;
}

}  // namespace latplan
