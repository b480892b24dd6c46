// Folders of numbered frames or named pairs (data/picture_source.h).
#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

#include "base/error.h"
#include "base/files.h"
#include "data/picture_source.h"

namespace latplan::data {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBefore = "-pre";
constexpr std::string_view kAfter = "-suc";

// Files that operating systems create in folders.
bool is_system_file(const fs::path& file) {
  const std::string name = file.filename().string();
  return name.starts_with('.') || name == "Thumbs.db" || name == "desktop.ini" ||
         name == "__MACOSX";
}

bool is_half_of_pair(const fs::path& file) {
  const std::string stem = file.stem().string();
  return stem.ends_with(kBefore) || stem.ends_with(kAfter);
}

// The last run of digits; nullopt if there is none or it is too long.
std::optional<std::uint64_t> frame_number(const fs::path& file) {
  constexpr std::string_view kDigits = "0123456789";
  const std::string stem = file.stem().string();
  const std::size_t last = stem.find_last_of(kDigits);
  if (last == std::string::npos) return {};
  const std::size_t before = stem.find_last_not_of(kDigits, last);
  const std::size_t first = before == std::string::npos ? 0 : before + 1;
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(&stem[first], &stem[last] + 1, number);
  if (error != std::errc()) return {};
  return number;
}

// The .csv file that lists the pictures; nullopt: none. Several, and none of them is frames.csv: Error(BadInput).
std::optional<fs::path> listing(const fs::path& folder, const std::vector<fs::path>& files) {
  std::optional<fs::path> found;
  int count = 0;
  for (const fs::path& file : files) {
    if (lower_case(file.extension().string()) != ".csv") continue;
    if (file.filename() == "frames.csv") return file;
    found = file;
    ++count;
  }
  if (count > 1) {
    throw input_error(folder.string() + ": " + std::to_string(count) +
                      " .csv files; expected one, or one called frames.csv");
  }
  return found;
}

class FrameFolder final : public FileSource {
 public:
  FrameFolder(const fs::path& folder, std::vector<fs::path> files)
      : FileSource(folder, "frames", std::move(files)) {}

  Pairing pair_up(const std::vector<bool>& usable) const override {
    Pairing result;
    std::map<std::uint64_t, std::int64_t> by_number;
    for (std::int64_t i = 0; i < count(); ++i) {
      if (!usable[i]) continue;
      const auto number = frame_number(file(i));
      if (!number) {
        result.problems.push_back(name(i) +
                                  ": no number in the file name; expected a frame such as "
                                  "frame-00042.png");
        continue;
      }
      const auto [known, fresh] = by_number.emplace(*number, i);
      if (!fresh) {
        result.problems.push_back(name(i) + ": number " + std::to_string(*number) +
                                  " also occurs in " + file(known->second).filename().string() +
                                  "; expected one frame per number");
      }
    }
    const std::pair<const std::uint64_t, std::int64_t>* previous = nullptr;
    for (const auto& frame : by_number) {
      if (previous != nullptr && previous->first + 1 == frame.first) {
        result.pairs.push_back({previous->second, frame.second});
      } else if (previous != nullptr) {
        ++result.gaps;
      }
      previous = &frame;
    }
    return result;
  }
};

class PairFolder final : public FileSource {
 public:
  PairFolder(const fs::path& folder, std::vector<fs::path> files)
      : FileSource(folder, "pre-suc", std::move(files)) {}

  Pairing pair_up(const std::vector<bool>& usable) const override {
    Pairing result;
    struct Halves {
      std::int64_t before = -1, after = -1;
    };
    std::map<std::string, Halves> halves;
    for (std::int64_t i = 0; i < count(); ++i) {
      const std::string stem = file(i).stem().string();
      if (!is_half_of_pair(file(i))) {
        if (usable[i]) {
          result.problems.push_back(name(i) +
                                    ": not part of a pair; expected a name that ends in " +
                                    std::string(kBefore) + " or " + std::string(kAfter));
        }
        continue;
      }
      Halves& pair = halves[stem.substr(0, stem.size() - kBefore.size())];
      std::int64_t& half = stem.ends_with(kBefore) ? pair.before : pair.after;
      if (half >= 0) {
        result.problems.push_back(name(i) + ": duplicate of " + file(half).filename().string() +
                                  "; expected one of them");
      }
      half = i;
    }
    for (const auto& [stem, pair] : halves) {
      if (pair.before >= 0 && pair.after >= 0) {
        result.pairs.push_back({pair.before, pair.after});
        continue;
      }
      const bool lacks_after = pair.after < 0;
      result.problems.push_back(name(lacks_after ? pair.before : pair.after) +
                                ": other half missing; expected " + stem +
                                std::string(lacks_after ? kAfter : kBefore) + ".*");
    }
    return result;
  }
};

}  // namespace

std::unique_ptr<PictureSource> open_picture_folder(const fs::path& folder) {
  std::vector<fs::path> files = list_folder(folder);
  std::erase_if(files, is_system_file);
  if (files.empty()) {
    throw input_error(folder.string() + ": no pictures found; expected numbered frames or pairs");
  }
  if (const auto csv = listing(folder, files)) return open_picture_csv(*csv);
  if (std::ranges::any_of(files, is_half_of_pair)) {
    return std::make_unique<PairFolder>(folder, std::move(files));
  }
  return std::make_unique<FrameFolder>(folder, std::move(files));
}

}  // namespace latplan::data
