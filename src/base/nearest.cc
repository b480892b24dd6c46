#include "base/nearest.h"

#include <algorithm>
#include <cstddef>

namespace latplan {
namespace {

std::size_t edit_distance(const std::string& a, const std::string& b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replace = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, replace});
    }
  }
  return row.back();
}

}  // namespace

std::string nearest(const std::string& typed, const std::vector<std::string>& words) {
  std::string best;
  std::size_t best_distance = typed.size() / 4 + 2;  // at this distance or more: no suggestion
  for (const auto& word : words) {
    std::size_t distance = edit_distance(typed, word);
    if (typed.size() >= 3 && word.starts_with(typed)) distance = std::min<std::size_t>(distance, 1);
    if (distance < best_distance && distance < word.size()) {
      best = word;
      best_distance = distance;
    }
  }
  return best;
}

}  // namespace latplan
