#include "nn/matrix.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <thread>

#include "base/error.h"
#include "base/threads.h"

namespace latplan::nn {
namespace {

constexpr int kPanel = 16;  // outputs computed together
constexpr int kBlock = 4;   // rows computed together

constexpr std::size_t kLarge = 1 << 19;  // weights, for more than one thread
constexpr int kFewRows = 16;
constexpr int kPart = 16 * kPanel;  // outputs that a thread computes at a time

int thread_count() {
  return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 4U));
}

// The compiler's vector type: eight floats, in one register where the machine has AVX.
using Vector = float __attribute__((vector_size(32)));
struct Pair {
  Vector low, high;
};

// Rows x kPanel outputs, kept in registers. Inlined into the functions below, which are compiled for two instruction sets.
template <int Rows>
[[gnu::always_inline]] inline void block(const float* x, int in, const float* panel, float* y,
                                         int out, int count) {
  Pair sums[Rows] = {};
  for (int k = 0; k < in; ++k) {
    Pair weights;
    std::memcpy(&weights, panel + static_cast<std::size_t>(k) * kPanel, sizeof weights);
    for (int r = 0; r < Rows; ++r) {
      const float value = x[static_cast<std::size_t>(r) * in + k];
      sums[r].low += weights.low * value;
      sums[r].high += weights.high * value;
    }
  }
  for (int r = 0; r < Rows; ++r) {
    std::memcpy(y + static_cast<std::size_t>(r) * out, &sums[r], sizeof(float) * count);
  }
}

// Of the outputs from `first` to `last`; `first` is a multiple of kPanel.
struct Product {
  const float* x;
  int rows, in, out;
  const float* panels;
  float* y;
  int first, last;
};

[[gnu::always_inline]] inline void product(const Product& p) {
  const auto in = static_cast<std::size_t>(p.in);
  // A panel stays in the cache while all rows pass it.
  for (int first = p.first; first < p.last; first += kPanel) {
    const float* panel = p.panels + first * in;
    const int count = std::min(kPanel, p.last - first);
    int row = 0;
    for (; row + kBlock <= p.rows; row += kBlock) {
      block<kBlock>(p.x + row * in, p.in, panel,
                    p.y + static_cast<std::size_t>(row) * p.out + first, p.out, count);
    }
    for (; row < p.rows; ++row) {
      block<1>(p.x + row * in, p.in, panel, p.y + static_cast<std::size_t>(row) * p.out + first,
               p.out, count);
    }
  }
}

void product_portable(const Product& p) { product(p); }

#ifdef __x86_64__
[[gnu::target("avx2,fma")]] void product_avx2(const Product& p) { product(p); }

bool has_avx2() {
  static const bool has = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  return has;
}
#endif

}  // namespace

PackedWeights::PackedWeights(int out, int in, const std::vector<float>& values)
    : out_(out), in_(in) {
  LATPLAN_CHECK(values.size() == static_cast<std::size_t>(out) * in, "weights of another size");
  const int panels = (out + kPanel - 1) / kPanel;
  const std::size_t size = static_cast<std::size_t>(in) * kPanel;
  const auto packed = std::make_shared_for_overwrite<float[]>(panels * size);
  std::atomic<int> next{0};
  work_in_threads(values.size() < kLarge ? 1 : thread_count(), [&] {
    for (int panel = next++; panel < panels; panel = next++) {
      const float* from = values.data() + panel * size;
      float* to = packed.get() + panel * size;
      const int count = std::min(kPanel, out - panel * kPanel);
      for (int i = 0; i < in; ++i) {  // writes in order
        for (int o = 0; o < count; ++o) *to++ = from[static_cast<std::size_t>(o) * in + i];
        for (int o = count; o < kPanel; ++o) *to++ = 0.0F;
      }
    }
  });
  panels_ = packed;
}

void PackedWeights::multiply(const float* x, int rows, float* y) const {
  // The time of a few rows is that of reading the weights.
  const bool shared = rows <= kFewRows && static_cast<std::size_t>(in_) * out_ >= kLarge;
  const int part = shared ? kPart : out_;
  std::atomic<int> next{0};
  work_in_threads(shared ? thread_count() : 1, [&] {
    for (int first = next.fetch_add(part); first < out_; first = next.fetch_add(part)) {
      const Product p{x, rows, in_, out_, panels_.get(), y, first, std::min(first + part, out_)};
#ifdef __x86_64__
      if (has_avx2()) {
        product_avx2(p);
        continue;
      }
#endif
      product_portable(p);
    }
  });
}

}  // namespace latplan::nn
