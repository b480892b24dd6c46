// LightsOut as linear algebra over GF(2): the lights that a set of presses flips, and the fewest
// presses that flip given lights. Exact for boards up to 8 x 8.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace latplan::domains {

using CellSet = std::uint64_t;  // bit i is cell i of the n x n board, row by row

class PressMap {
 public:
  explicit PressMap(int size);  // a board of size x size, 1 to 8

  int cells() const { return size_ * size_; }
  CellSet flipped_by(int cell) const { return flips_[cell]; }  // the cell and its 4-neighbours
  // Dimension of the reachable patterns: 2^rank states are reachable from any state.
  int rank() const { return static_cast<int>(basis_.size()); }
  // A smallest set of presses that flips exactly `pattern`; nullopt if there is none.
  std::optional<CellSet> fewest_presses(CellSet pattern) const;
  // [d] the number of reachable patterns that need d presses, without enumeration; the last entry
  // is > 0.
  std::vector<std::int64_t> patterns_by_distance() const;
  int largest_distance() const { return static_cast<int>(patterns_by_distance().size()) - 1; }

 private:
  struct Row {
    CellSet pattern;  // flipped by `presses`; its highest bit is the pivot
    CellSet presses;
  };
  CellSet lightest(CellSet presses) const;  // smallest press set with the same effect

  int size_;
  std::vector<CellSet> flips_;
  std::vector<Row> basis_;           // by descending pivot
  std::vector<CellSet> null_space_;  // all press sets without effect, the empty one first
};

}  // namespace latplan::domains
