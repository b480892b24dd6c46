#include "base/rng.h"

#include <cmath>

#include "base/error.h"

namespace latplan {
namespace {

// The finaliser of SplitMix64 (Stafford's variant 13): a bijection with full avalanche.
std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15ULL;

}  // namespace

Rng::Rng(std::uint64_t seed) : key_(mix(seed + kGolden)) {}

Rng Rng::fork(std::string_view label, std::uint64_t index) const {
  std::uint64_t key = key_;
  for (const char c : label) key = mix(key ^ (static_cast<unsigned char>(c) + kGolden));
  Rng child(0);
  child.key_ = mix(key ^ mix(index + 2 * kGolden));
  return child;
}

std::uint64_t Rng::next() { return mix(key_ ^ mix(++counter_ * kGolden)); }

std::uint64_t Rng::below(std::uint64_t bound) {
  LATPLAN_CHECK(bound >= 1, "empty range");
  const std::uint64_t limit = UINT64_MAX - UINT64_MAX % bound;  // a multiple of bound
  for (;;) {
    const std::uint64_t value = next();
    if (value < limit) return value % bound;
  }
}

double Rng::uniform() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

double Rng::normal() {  // Box-Muller; the second number is dropped
  const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
  return radius * std::cos(2.0 * M_PI * uniform());
}

}  // namespace latplan
