#include "planning/masked_goal.h"

#include <algorithm>
#include <utility>

#include "nn/decode_encode.h"
#include "planning/visible_change.h"

namespace latplan::planning {
namespace {

constexpr std::size_t kMostAtOnce = 256;  // codes decoded together
constexpr int kWalkers = 64;
constexpr int kRecords = 48;      // of each walker
constexpr int kStepsBetween = 5;  // two records of a walker
constexpr std::size_t kEnough =
    40;  // similar states needed to distinguish a determined bit from a coincidence
constexpr double kMayDiffer = 0.02;  // share of them that may differ: models make errors

std::vector<Image> decode_all(const nn::StateCodec& codec, std::span<const BitVector> codes) {
  std::vector<Image> images;
  for (std::size_t first = 0; first < codes.size(); first += kMostAtOnce) {
    const auto part = codes.subspan(first, std::min(kMostAtOnce, codes.size() - first));
    for (Image& image : codec.decode(part)) images.push_back(std::move(image));
  }
  return images;
}

// The window's halves along its longer side.
std::pair<Window, Window> halves(const Window& window) {
  Window first = window, second = window;
  if (window.height >= window.width) {
    first.height /= 2;
    second.top += first.height;
    second.height -= first.height;
  } else {
    first.width /= 2;
    second.left += first.width;
    second.width -= first.width;
  }
  return {first, second};
}

// One picture compared with those of a sample.
class MaskedGoal {
 public:
  MaskedGoal(const nn::StateCodec& codec, const BitVector& code, const Image& mask,
             std::span<const BitVector> sample)
      : code_(code),
        mask_(mask),
        sample_(sample),
        picture_(codec.decode(std::vector<BitVector>{code}).front()),
        pictures_(decode_all(codec, sample)) {}

  // What states that look alike within the window share with the code.
  BitVector determined_bits(const Window& window) const {
    std::vector<std::size_t> alike;
    for (std::size_t i = 0; i < sample_.size(); ++i) {
      if (look_alike(pictures_[i], picture_, mask_, window)) alike.push_back(i);
    }
    if (alike.size() >= kEnough) return shared_with_code(alike);
    if (window.height * window.width <= 1) return BitVector(code_.size(), false);
    const auto [first, second] = halves(window);
    return determined_bits(first) | determined_bits(second);
  }

  // Repeatedly adds the bit that excludes most of the states that have the chosen bits but look different.
  void exclude_others(const BitVector& bits, BitVector& chosen) const {
    for (;;) {
      std::vector<int> excluded(code_.size(), 0);
      for (std::size_t i = 0; i < sample_.size(); ++i) {
        const BitVector differs = sample_[i] ^ code_;
        if (differs.intersects(chosen) || look_alike(pictures_[i], picture_, mask_)) continue;
        for (const int bit : (differs & bits).ones()) ++excluded[bit];
      }
      const auto best = std::ranges::max_element(excluded);
      if (*best == 0) return;
      chosen.set(static_cast<int>(best - excluded.begin()), true);
    }
  }

 private:
  BitVector shared_with_code(const std::vector<std::size_t>& states) const {
    std::vector<std::size_t> differing(code_.size(), 0);
    for (const std::size_t i : states) {
      for (const int bit : (sample_[i] ^ code_).ones()) ++differing[bit];
    }
    BitVector shared(code_.size(), false);
    const auto most = kMayDiffer * static_cast<double>(states.size());
    for (int bit = 0; bit < code_.size(); ++bit) {
      shared.set(bit, static_cast<double>(differing[bit]) <= most);
    }
    return shared;
  }

  const BitVector& code_;
  const Image& mask_;
  std::span<const BitVector> sample_;
  Image picture_;
  std::vector<Image> pictures_;
};

// Bits that are not the same in all of the sample.
BitVector changing_bits(const BitVector& code, std::span<const BitVector> sample) {
  BitVector changing(code.size(), false);
  for (const BitVector& state : sample) changing |= state ^ code;
  return changing;
}

}  // namespace

std::vector<BitVector> walk_states(const nn::StateCodec& codec, const Successors& successors,
                                   std::span<const BitVector> starts, Rng rng) {
  std::vector<BitVector> walkers, sample;
  for (int i = 0; i < kWalkers; ++i) walkers.push_back(starts[i % starts.size()]);
  for (int record = 0; record < kRecords; ++record) {
    for (int step = 0; step < kStepsBetween; ++step) {
      const auto next = successors(walkers);
      for (int i = 0; i < kWalkers; ++i) {
        if (!next[i].empty()) walkers[i] = next[i][rng.below(next[i].size())];
      }
    }
    const std::vector<bool> stable = nn::stable_states(codec, walkers);
    for (int i = 0; i < kWalkers; ++i) {
      if (stable[i]) {
        sample.push_back(walkers[i]);
      } else {
        walkers[i] = starts[i % starts.size()];  // left the known states
      }
    }
  }
  return sample;
}

BitVector bits_drawn_in(const nn::StateCodec& codec, const BitVector& code, const Image& mask) {
  std::vector<BitVector> flipped(code.size(), code);
  for (int bit = 0; bit < code.size(); ++bit) flipped[bit].set(bit, !code.get(bit));
  const std::vector<Image> pictures = decode_all(codec, flipped);
  const Image plain = codec.decode(std::vector<BitVector>{code}).front();
  BitVector drawn(code.size(), false);
  for (int bit = 0; bit < code.size(); ++bit) {
    drawn.set(bit, !look_alike(plain, pictures[bit], mask));
  }
  return drawn;
}

BitVector bits_determined_in(const nn::StateCodec& codec, const BitVector& code, const Image& mask,
                             std::span<const BitVector> sample) {
  const MaskedGoal goal(codec, code, mask, sample);
  const BitVector determined =
      goal.determined_bits(bright_part(mask)) & changing_bits(code, sample);
  const BitVector drawn = bits_drawn_in(codec, code, mask);
  BitVector chosen = determined & drawn;
  goal.exclude_others(determined, chosen);
  goal.exclude_others(drawn, chosen);
  return chosen;
}

}  // namespace latplan::planning
