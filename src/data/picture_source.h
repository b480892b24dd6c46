// Where somebody's own pictures come from and which of them belong together, told apart by what is found there:
//   a folder of X-pre.* and X-suc.*      the two of the same X are a pair
//   any other folder                     frames by number, the last run of digits in the name: n and n + 1 are a pair
//   a .csv file                          two file names a line, relative to the file
//   an .npz file                         arrays predecessors and successors, or images as a row of frames
// Reads pictures as they are; data/own_images.h makes a pair set of them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/image.h"

namespace latplan::data {

struct Pairing {
  std::vector<std::pair<std::int64_t, std::int64_t>> pairs;  // pictures before and after a move
  std::int64_t gaps = 0;              // frames: places where the numbering breaks off and goes on
  std::vector<std::string> problems;  // a line each, naming the file
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
  // Safe to call from several threads. Error(BadInput) that names the picture.
  virtual Image read(std::int64_t picture) const = 0;
  // `usable[i]`: picture i could be read. Of those that could not, nothing more is said.
  virtual Pairing pair_up(const std::vector<bool>& usable) const = 0;
  // Whether that existing file is read: an output must not replace it.
  virtual bool reads(const std::filesystem::path& file) const;

 private:
  std::filesystem::path place_;
  std::string kind_;
};

// Pictures in files of their own.
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

// Missing, empty, or nothing of the four: Error(BadInput).
std::unique_ptr<PictureSource> open_source(const std::filesystem::path& place);
std::unique_ptr<PictureSource> open_picture_folder(const std::filesystem::path& folder);
std::unique_ptr<PictureSource> open_picture_csv(const std::filesystem::path& file);
std::unique_ptr<PictureSource> open_picture_npz(const std::filesystem::path& file);

}  // namespace latplan::data
