// Random numbers that are equal on every machine, standard library and thread count. A stream is
// (key, counter) and every output a hash of both, so streams can be forked by label and index. The
// distributions are our own: the standard library's differ between implementations.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace latplan {

class Rng {
 public:
  explicit Rng(std::uint64_t seed);

  // An independent stream named by a label (and an index); does not advance this one.
  Rng fork(std::string_view label, std::uint64_t index = 0) const;

  std::uint64_t next();                      // 64 uniform bits
  std::uint64_t below(std::uint64_t bound);  // uniform in [0, bound), bound >= 1, without bias
  double uniform();                          // uniform in [0, 1)
  double normal();                           // standard normal
  bool coin() { return (next() >> 63) != 0; }

  template <typename T>
  void shuffle(std::vector<T>& items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
  }

 private:
  std::uint64_t key_;
  std::uint64_t counter_ = 0;
};

}  // namespace latplan
