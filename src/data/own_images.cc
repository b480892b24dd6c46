#include "data/own_images.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "base/free_memory.h"
#include "base/json.h"
#include "base/version.h"
#include "data/row_workers.h"

namespace latplan::data {
namespace {

constexpr std::size_t kShownProblems = 50;

using Size = std::pair<int, int>;  // width, height
Size size_of(const ImageShape& shape) { return {shape.width, shape.height}; }
std::string size_text(Size size) { return fmt::format("{}x{}", size.first, size.second); }

// All prepared pictures, or their problems.
struct Album {
  explicit Album(std::int64_t count)
      : original(count), size(count), channels(count), bytes(count), problem(count) {}
  std::vector<Size> original, size;  // before and after preparation
  std::vector<int> channels;
  std::vector<std::vector<std::uint8_t>> bytes;
  std::vector<std::string> problem;  // empty: no problem

  bool usable(std::int64_t i) const { return problem[i].empty(); }
};

// Counts the memory of all pictures and pairs.
class MemoryWatch {
 public:
  MemoryWatch(const PictureSource& source, std::uint64_t limit)
      : source_(source), limit_(limit > 0 ? limit : free_memory()) {}

  // Call before allocating; throws Error(OutOfMemory).
  void add(std::int64_t count, const ImageShape& shape) {
    taken_ += static_cast<std::uint64_t>(count) * static_cast<std::uint64_t>(shape.size());
    if (taken_ <= limit_) return;
    throw Error(
        ExitCode::kOutOfMemory,
        fmt::format("{}: {} pictures of {} do not fit into {} MiB of free memory; "
                    "expected smaller ones (--resize, --grey) or fewer",
                    source_.place().string(), source_.count(), shape.to_string(), limit_ >> 20));
  }

 private:
  const PictureSource& source_;
  std::uint64_t limit_;
  std::atomic<std::uint64_t> taken_ = 0;
};

// The shape after preparation; a picture too small for --crop is rejected later.
ImageShape prepared_shape(const ImageShape& shape, const Preparation& how) {
  ImageShape result = shape;
  if (how.crop) {
    result.height = std::min(how.crop->height, shape.height);
    result.width = std::min(how.crop->width, shape.width);
  }
  if (how.width > 0) result = {how.height, how.width, shape.channels};
  if (how.grey) result.channels = 1;
  return result;
}

// The preparation with the size that reduced() chooses for the first readable picture.
Preparation reduced_for(const PictureSource& source, const Preparation& how, Log& log) {
  for (std::int64_t i = 0; i < source.count(); ++i) {
    try {
      const ImageShape original = source.read(i).shape();
      const Preparation result = reduced(how, original);
      if (result.width != how.width) {
        log.info(fmt::format("dataset original={} reduced={}", size_text(size_of(original)),
                             size_text({result.width, result.height})));
      }
      return result;
    } catch (const Error& error) {  // reported by read_album()
      if (error.code() != ExitCode::kBadInput) throw;
    }
  }
  return how;
}

Album read_album(const PictureSource& source, const OwnImagesConfig& config, MemoryWatch& memory,
                 Log& log, const StopFlag& stop) {
  Album album(source.count());
  const auto read = [&](std::int64_t i) {
    try {
      Image image = source.read(i);
      album.original[i] = size_of(image.shape());
      memory.add(1, prepared_shape(image.shape(), config.prepare));
      image = prepare(std::move(image), source.name(i), config.prepare);
      album.size[i] = size_of(image.shape());
      album.channels[i] = image.shape().channels;
      album.bytes[i] = image.to_bytes();
    } catch (const Error& error) {
      if (error.code() != ExitCode::kBadInput) throw;
      album.problem[i] = error.what();
    }
  };
  work_on_rows({"pictures", source.count(), config.threads, read}, log, stop);
  return album;
}

// The most common size of the usable pictures; ties: the first one.
Size most_common_size(const Album& album, const std::vector<Size>& sizes, std::int64_t& how_many) {
  std::map<Size, std::int64_t> counts;
  for (std::size_t i = 0; i < sizes.size(); ++i) counts[sizes[i]] += album.usable(i);
  Size common{};
  how_many = 0;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    if (counts[sizes[i]] <= how_many) continue;
    common = sizes[i];
    how_many = counts[common];
  }
  return common;
}

// Returns the most common original size.
Size check_sizes(Album& album, const PictureSource& source, Log& log) {
  std::int64_t how_many = 0;
  const Size common = most_common_size(album, album.size, how_many);
  for (std::int64_t i = 0; i < source.count(); ++i) {
    if (!album.usable(i) || album.size[i] == common) continue;
    album.problem[i] =
        fmt::format("{}: is {}; expected {} like {} other pictures, or use --resize",
                    source.name(i), size_text(album.size[i]), size_text(common), how_many);
  }
  const Size first = most_common_size(album, album.original, how_many);
  for (std::int64_t i = 0; i < source.count(); ++i) {
    if (!album.usable(i) || album.original[i] == first) continue;
    log.warning(fmt::format(
        "{}: original size {}; {} pictures have {} (only the first such picture is reported)",
        source.name(i), size_text(album.original[i]), how_many, size_text(first)));
    break;
  }
  return first;
}

[[noreturn]] void refuse(const PictureSource& source, const std::vector<std::string>& problems) {
  if (problems.size() == 1) throw input_error(problems.front());
  std::string text = fmt::format("{}: {} problems; nothing was written:", source.place().string(),
                                 problems.size());
  const std::size_t shown = std::min(problems.size(), kShownProblems);
  for (std::size_t i = 0; i < shown; ++i) text += "\n  " + problems[i];
  if (shown < problems.size()) text += fmt::format("\n  and {} more", problems.size() - shown);
  throw input_error(text);
}

// The pairs; throws if any picture has a problem.
Pairing pair_up(const PictureSource& source, const Album& album) {
  std::vector<bool> usable;
  for (std::int64_t i = 0; i < source.count(); ++i) usable.push_back(album.usable(i));
  Pairing pairing = source.pair_up(usable);
  std::vector<std::string> problems;
  std::ranges::copy_if(album.problem, std::back_inserter(problems),
                       [](const std::string& problem) { return !problem.empty(); });
  std::ranges::copy(pairing.problems, std::back_inserter(problems));
  if (!problems.empty()) refuse(source, problems);
  return pairing;
}

bool is_grey(const std::vector<std::uint8_t>& colour) {
  for (std::size_t i = 0; i < colour.size(); i += 3) {
    if (colour[i] != colour[i + 1] || colour[i] != colour[i + 2]) return false;
  }
  return true;
}

// Makes all pictures grey if their content is grey, whatever they are stored as, otherwise colour. Returns their channels.
int unify_channels(Album& album, Log& log) {
  const auto grey = std::ranges::count(album.channels, 1);
  const auto all = static_cast<std::int64_t>(album.channels.size());
  if (grey == all) return 1;
  bool grey_content = true;
  for (std::size_t i = 0; i < album.bytes.size() && grey_content; ++i) {
    grey_content = album.channels[i] == 1 || is_grey(album.bytes[i]);
  }
  const int channels = grey_content ? 1 : 3;
  if (grey == 0 && channels == 3) return 3;
  log.info(fmt::format("dataset grey={} colour={} now=all-in-{}", grey, all - grey,
                       grey_content ? "grey" : "colour"));
  for (std::size_t i = 0; i < album.bytes.size(); ++i) {
    if (album.channels[i] == channels) continue;
    std::vector<std::uint8_t> unified;
    if (grey_content) {
      for (std::size_t at = 0; at < album.bytes[i].size(); at += 3) {
        unified.push_back(album.bytes[i][at]);
      }
    } else {
      for (const std::uint8_t value : album.bytes[i]) unified.insert(unified.end(), 3, value);
    }
    album.bytes[i] = std::move(unified);
  }
  return channels;
}

std::string own_meta(const PictureSource& source, const OwnImagesConfig& config, Size original,
                     const Pairing& pairing, std::int64_t unchanged) {
  using Json = nlohmann::ordered_json;
  Json meta = {{"world", nullptr},  // no rules are known: plans cannot be validated
               {"source",
                {{"kind", source.kind()},
                 {"place", source.place().string()},
                 {"pictures", source.count()},
                 {"pairs", pairing.pairs.size()},
                 {"gaps", pairing.gaps},
                 {"unchanged", unchanged},
                 {"unchanged_kept", config.keep_unchanged}}},
               {"seed", config.seed},
               {"version", std::string(version())},
               {"revision", std::string(revision())}};
  Preparation how = config.prepare;
  how.original_width = original.first;
  how.original_height = original.second;
  store_preparation(how, meta);
  return json_text(meta);
}

}  // namespace

PairSet read_own_images(const PictureSource& source, const OwnImagesConfig& given, Log& log,
                        const StopFlag& stop) {
  OwnImagesConfig config = given;
  if (config.reduce) config.prepare = reduced_for(source, config.prepare, log);
  MemoryWatch memory(source, config.memory);
  Album album = read_album(source, config, memory, log, stop);
  const Size original = check_sizes(album, source, log);
  const Pairing pairing = pair_up(source, album);
  PairSet set;
  const int channels = unify_channels(album, log);
  config.prepare.grey = config.prepare.grey || channels == 1;
  if (!album.size.empty()) set.shape = {album.size[0].second, album.size[0].first, channels};

  std::vector<PicturePair> kept = pairing.pairs;
  const auto is_unchanged = [&](const PicturePair& pair) {
    return album.bytes[pair.before] == album.bytes[pair.after];
  };
  const std::int64_t unchanged = std::ranges::count_if(kept, is_unchanged);
  if (!config.keep_unchanged) std::erase_if(kept, is_unchanged);
  log.info(fmt::format("dataset source={} pictures={} pairs={} gaps={} unchanged={}{}",
                       source.kind(), source.count(), pairing.pairs.size(), pairing.gaps, unchanged,
                       unchanged > 0 && !config.keep_unchanged ? " (dropped)" : ""));
  if (kept.size() < 2) {
    throw input_error(
        fmt::format("{}: {} usable pairs from {} pictures ({} pairs without a change, "
                    "{} gaps between frames); expected at least 2",
                    source.place().string(), kept.size(), source.count(), unchanged, pairing.gaps));
  }
  set.count = static_cast<std::int64_t>(kept.size());
  memory.add(2 * set.count, set.shape);
  set.predecessors.reserve(set.count * set.shape.size());
  set.successors.reserve(set.count * set.shape.size());
  for (const PicturePair& pair : kept) {
    const auto &before = album.bytes[pair.before], &after = album.bytes[pair.after];
    set.predecessors.insert(set.predecessors.end(), before.begin(), before.end());
    set.successors.insert(set.successors.end(), after.begin(), after.end());
  }
  const auto is_named = [](const PicturePair& pair) { return !pair.action.empty(); };
  if (std::ranges::any_of(kept, is_named)) {
    for (PicturePair& pair : kept) set.action_names.push_back(std::move(pair.action));
  }
  assign_splits(set, config.seed);
  set.meta_json = own_meta(source, config, original, pairing, unchanged);
  set.place = source.place().string();
  return set;
}

}  // namespace latplan::data
