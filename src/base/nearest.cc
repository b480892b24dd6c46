#include "base/nearest.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

#include "base/error.h"
#include "base/files.h"

namespace latplan {

namespace fs = std::filesystem;

namespace {

// With insertion, deletion, replacement, and swapping of two neighbours.
std::size_t edit_distance(const std::string& a, const std::string& b) {
  std::vector<std::size_t> before, last,
      row(b.size() + 1);  // of the last two letters of a, and now
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    before = std::exchange(last, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = a[i - 1] == b[j - 1];
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
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

fs::path nearest_entry(const fs::path& missing, const std::function<bool(const fs::path&)>& fits) {
  const fs::path name =
      missing.has_filename() ? missing : missing.parent_path();  // without a slash at the end
  std::vector<std::string> names;
  try {
    const fs::path folder = name.parent_path();
    for (const fs::path& entry : list_folder(folder.empty() ? "." : folder)) {
      if (!fits || fits(entry)) names.push_back(entry.filename().string());
    }
  } catch (const Error&) {  // not readable: nothing to suggest
  }
  const std::string best = nearest(name.filename().string(), names);
  return best.empty() ? fs::path() : name.parent_path() / best;
}

std::string did_you_mean(const fs::path& name) {
  return name.empty() ? "" : "; did you mean " + name.string() + "?";
}

std::string expected_one_of(const std::string& typed, const std::vector<std::string>& words) {
  const std::string meant = nearest(typed, words);
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : ", ") + word;
  return (meant.empty() ? "; " : "; did you mean " + meant + "? ") + "expected one of: " + list;
}

}  // namespace latplan
