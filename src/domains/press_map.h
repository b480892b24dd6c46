// LightsOut as linear algebra over the field of two elements: which lights a set of presses flips, and the fewest
// presses that flip given lights. Exact and instant for every size up to 8. Used by domains/lightsout.cc.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace latplan::domains {

using CellSet = std::uint64_t;  // bit i is cell i of the n x n board, row by row

class PressMap {
 public:
  explicit PressMap(int size);  // the board is size x size, 1 to 8

  int cells() const { return size_ * size_; }
  CellSet flipped_by(int cell) const { return flips_[cell]; }  // the cell and its 4-neighbours
  // Dimension of the patterns that presses can make: 2^rank states are reachable from any state.
  int rank() const { return static_cast<int>(basis_.size()); }
  // A smallest set of presses that flips exactly `pattern`; nothing when no set does.
  std::optional<CellSet> fewest_presses(CellSet pattern) const;
  // How many reachable patterns need 0, 1, 2, ... presses, without visiting them: exact and instant. The last count
  // is above 0.
  std::vector<std::int64_t> patterns_by_distance() const;
  // The most presses that any reachable pattern needs.
  int largest_distance() const { return static_cast<int>(patterns_by_distance().size()) - 1; }

 private:
  struct Row {
    CellSet pattern;  // what the presses below flip; its highest bit is the pivot
    CellSet presses;
  };
  CellSet lightest(CellSet presses) const;  // of all press sets with the same effect

  int size_;
  std::vector<CellSet> flips_;
  std::vector<Row> basis_;           // by falling pivot
  std::vector<CellSet> null_space_;  // every press set without effect, the empty one first
};

}  // namespace latplan::domains
