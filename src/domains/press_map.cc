#include "domains/press_map.h"

#include <algorithm>
#include <bit>
#include <map>

#include "base/error.h"

namespace latplan::domains {
namespace {

CellSet bit(int cell) { return CellSet{1} << cell; }

std::vector<CellSet> neighbourhoods(int size) {
  std::vector<CellSet> flips;
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      const int cell = row * size + column;
      CellSet set = bit(cell);
      if (row > 0) set |= bit(cell - size);
      if (row + 1 < size) set |= bit(cell + size);
      if (column > 0) set |= bit(cell - 1);
      if (column + 1 < size) set |= bit(cell + 1);
      flips.push_back(set);
    }
  }
  return flips;
}

// Binomial coefficients: n over 0, 1, ..., n.
std::vector<std::int64_t> binomials(int n) {
  std::vector<std::int64_t> row = {1};
  for (int i = 1; i <= n; ++i) {
    row.push_back(1);
    for (int k = i - 1; k > 0; --k) row[k] += row[k - 1];
  }
  return row;
}

}  // namespace

PressMap::PressMap(int size) : size_(size) {
  LATPLAN_CHECK(size >= 1 && size <= 8, "board of size " + std::to_string(size));
  flips_ = neighbourhoods(size);
  null_space_ = {0};
  for (int cell = 0; cell < cells(); ++cell) {  // Gaussian elimination, one press at a time
    Row row{flips_[cell], bit(cell)};
    for (const Row& other : basis_) {
      if ((row.pattern & std::bit_floor(other.pattern)) != 0) {
        row.pattern ^= other.pattern;
        row.presses ^= other.presses;
      }
    }
    if (row.pattern != 0) {
      const auto place = std::find_if(basis_.begin(), basis_.end(), [&](const Row& other) {
        return other.pattern < row.pattern;
      });
      basis_.insert(place, row);
      continue;
    }
    const std::size_t old = null_space_.size();
    for (std::size_t i = 0; i < old; ++i) null_space_.push_back(null_space_[i] ^ row.presses);
  }
}

std::optional<CellSet> PressMap::fewest_presses(CellSet pattern) const {
  CellSet presses = 0;
  for (const Row& row : basis_) {
    if ((pattern & std::bit_floor(row.pattern)) != 0) {
      pattern ^= row.pattern;
      presses ^= row.presses;
    }
  }
  if (pattern != 0) return std::nullopt;
  return lightest(presses);
}

CellSet PressMap::lightest(CellSet presses) const {
  CellSet best = presses;
  for (const CellSet idle : null_space_) {
    if (std::popcount(presses ^ idle) < std::popcount(best)) best = presses ^ idle;
  }
  return best;
}

// Two cells are in one class if they belong to the same null space elements. The minimum depends
// only on how many cells of a press set lie in each class, so one set per tuple of counts
// represents all of them.
std::vector<std::int64_t> PressMap::patterns_by_distance() const {
  struct Sets {
    CellSet one;         // a representative
    std::int64_t count;  // number of sets with the same counts
  };
  std::map<std::vector<bool>, std::vector<int>> classes;
  for (int cell = 0; cell < cells(); ++cell) {
    std::vector<bool> membership;
    for (const CellSet idle : null_space_) membership.push_back((idle & bit(cell)) != 0);
    classes[membership].push_back(cell);
  }
  std::vector<Sets> all = {{0, 1}};
  for (const auto& [membership, members] : classes) {
    const std::vector<std::int64_t> choices = binomials(static_cast<int>(members.size()));
    std::vector<Sets> longer;
    for (auto [set, count] : all) {
      for (std::size_t taken = 0; taken < choices.size(); ++taken) {
        longer.push_back({set, count * choices[taken]});
        if (taken < members.size()) set |= bit(members[taken]);
      }
    }
    all = std::move(longer);
  }
  std::vector<std::int64_t> counts;
  for (const auto& [set, count] : all) {
    const std::size_t distance = static_cast<std::size_t>(std::popcount(lightest(set)));
    if (counts.size() <= distance) counts.resize(distance + 1, 0);
    counts[distance] += count;
  }
  // Every pattern was counted once per press set that produces it.
  for (std::int64_t& count : counts) count /= static_cast<std::int64_t>(null_space_.size());
  return counts;
}

}  // namespace latplan::domains
