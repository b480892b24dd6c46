#include "pipeline/mask_bits.h"

#include <algorithm>
#include <utility>

#include "pipeline/likeness.h"

namespace latplan::pipeline {
namespace {

constexpr std::size_t kMostAtOnce = 256;  // codes decoded together
constexpr int kWalkers = 64;
constexpr int kRecords = 48;      // of each walker
constexpr int kStepsBetween = 5;  // two records of a walker
constexpr std::size_t kEnough =
    40;  // alike states, to tell a bit that follows from one that happens to be the same
constexpr double kMayDiffer = 0.02;  // share of them: models err

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

// One picture against those of a sample.
class Teller {
 public:
  Teller(const nn::StateCodec& codec, const BitVector& code, const Image& mask,
         std::span<const BitVector> sample)
      : code_(code),
        mask_(mask),
        sample_(sample),
        picture_(codec.decode(std::vector<BitVector>{code}).front()),
        pictures_(decode_all(codec, sample)) {}

  // What states that look alike in the window share with the code.
  BitVector told_in(const Window& window) const {
    std::vector<std::size_t> alike;
    for (std::size_t i = 0; i < sample_.size(); ++i) {
      if (look_alike(pictures_[i], picture_, mask_, window)) alike.push_back(i);
    }
    if (alike.size() >= kEnough) return shared_with_code(alike);
    if (window.height * window.width <= 1) return BitVector(code_.size(), false);
    const auto [first, second] = halves(window);
    return told_in(first) | told_in(second);
  }

  // Adds the one of the bits that rules out most of the states which have the chosen ones and look different, again and
  // again.
  void rule_out_others(const BitVector& bits, BitVector& chosen) const {
    for (;;) {
      std::vector<int> ruled_out(code_.size(), 0);
      for (std::size_t i = 0; i < sample_.size(); ++i) {
        const BitVector differs = sample_[i] ^ code_;
        if (differs.intersects(chosen) || look_alike(pictures_[i], picture_, mask_)) continue;
        for (const int bit : (differs & bits).ones()) ++ruled_out[bit];
      }
      const auto best = std::ranges::max_element(ruled_out);
      if (*best == 0) return;
      chosen.set(static_cast<int>(best - ruled_out.begin()), true);
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
    const std::vector<bool> stable = stable_states(codec, walkers);
    for (int i = 0; i < kWalkers; ++i) {
      if (stable[i]) {
        sample.push_back(walkers[i]);
      } else {
        walkers[i] = starts[i % starts.size()];  // it went astray
      }
    }
  }
  return sample;
}

BitVector bits_drawn_below(const nn::StateCodec& codec, const BitVector& code, const Image& mask) {
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

BitVector bits_told_below(const nn::StateCodec& codec, const BitVector& code, const Image& mask,
                          std::span<const BitVector> sample) {
  const Teller teller(codec, code, mask, sample);
  const BitVector told = teller.told_in(bright_part(mask)) & changing_bits(code, sample);
  const BitVector drawn = bits_drawn_below(codec, code, mask);
  BitVector chosen = told & drawn;
  teller.rule_out_others(told, chosen);
  teller.rule_out_others(drawn, chosen);
  return chosen;
}

}  // namespace latplan::pipeline
