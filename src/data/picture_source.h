// Sources of the user's own pictures and their pairing. The kind is detected:
//   folder with X-pre.* and X-suc.*   pairs with the same X
//   folder with a .csv file           that file
//   any other folder                  numbered frames (last digits in the name); pairs n, n + 1
//   .csv file                         two file names per line, relative to the file; or frames:
//                                     columns file, episode, action
//   .npz file                         arrays predecessors and successors, or images (frames) with
//                                     optional episode; optional action
// Reads pictures unchanged; data/own_images.h makes a pair set of them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/image.h"

namespace latplan::data {

struct PicturePair {
  std::int64_t before = 0, after = 0;  // pictures
  std::string action = {};             // name of what was done; empty: unknown
};

struct Pairing {
  std::vector<PicturePair> pairs;
  std::int64_t gaps = 0;              // breaks in the numbering of frames, ends of episodes
  std::vector<std::string> problems;  // one line each, with the file name
};

class PictureSource {
 public:
  PictureSource(std::filesystem::path place, std::string kind)
      : place_(std::move(place)), kind_(std::move(kind)) {}
  virtual ~PictureSource() = default;

  const std::filesystem::path& place() const { return place_; }
  const std::string& kind() const { return kind_; }  // "frames", "pre-suc", "csv" or "npz"

  virtual std::int64_t count() const = 0;
  virtual std::string name(std::int64_t picture) const = 0;  // for messages
  // Thread-safe. Error(BadInput) names the picture.
  virtual Image read(std::int64_t picture) const = 0;
  // `usable[i]`: picture i could be read. No further problems are reported for the others.
  virtual Pairing pair_up(const std::vector<bool>& usable) const = 0;
  // Whether the source reads this file: an output must not overwrite it.
  virtual bool reads(const std::filesystem::path& file) const;

 private:
  std::filesystem::path place_;
  std::string kind_;
};

// One file per picture.
class FileSource : public PictureSource {
 public:
  FileSource(std::filesystem::path place, std::string kind,
             std::vector<std::filesystem::path> files)
      : PictureSource(std::move(place), std::move(kind)), files_(std::move(files)) {}
  std::int64_t count() const override { return static_cast<std::int64_t>(files_.size()); }
  std::string name(std::int64_t picture) const override { return files_[picture].string(); }
  Image read(std::int64_t picture) const override;
  bool reads(const std::filesystem::path& file) const override;

 protected:
  const std::filesystem::path& file(std::int64_t picture) const { return files_[picture]; }

 private:
  std::vector<std::filesystem::path> files_;
};

// Missing, empty, or none of the four kinds: Error(BadInput).
std::unique_ptr<PictureSource> open_source(const std::filesystem::path& place);
std::unique_ptr<PictureSource> open_picture_folder(const std::filesystem::path& folder);
std::unique_ptr<PictureSource> open_picture_csv(const std::filesystem::path& file);
std::unique_ptr<PictureSource> open_picture_npz(const std::filesystem::path& file);

std::string lower_case(std::string text);  // ASCII

}  // namespace latplan::data
