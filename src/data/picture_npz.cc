// Pictures in the arrays of an .npz file (data/picture_source.h): bytes, or floats from 0 to 1. Arrays that are not
// mentioned here are ignored.
#include <algorithm>
#include <charconv>
#include <cstring>
#include <numeric>
#include <optional>

#include "base/error.h"
#include "base/free_memory.h"
#include "data/npz.h"
#include "data/picture_source.h"

namespace latplan::data {
namespace {

namespace fs = std::filesystem;

// One array [pictures, height, width] or [pictures, height, width, channels].
class PictureArray {
 public:
  PictureArray(const fs::path& file, NpzArray array) : array_(std::move(array)) {
    const auto& sides = array_.shape;
    const bool known_type = array_.dtype == "|u1" || array_.dtype == "<f4" || array_.dtype == "<f8";
    const bool shaped =
        sides.size() == 3 || (sides.size() == 4 && (sides[3] == 1 || sides[3] == 3));
    if (!known_type || !shaped || sides[1] < 1 || sides[2] < 1 || sides[1] > kMaxImageSide ||
        sides[2] > kMaxImageSide) {
      throw input_error(file.string() + ": " + array_.to_string() +
                        "; expected |u1, <f4 or <f8 and [pictures, height, width] or "
                        "[pictures, height, width, 1 or 3]");
    }
    shape_ = {static_cast<int>(sides[1]), static_cast<int>(sides[2]),
              sides.size() == 4 ? static_cast<int>(sides[3]) : 1};
    constexpr std::uint64_t kBytesOfPicture = 64;  // its number and the name of its action
    check_memory(static_cast<std::uint64_t>(sides[0]) * kBytesOfPicture, file.string());
    name_ = file.string() + ": " + array_.name;
  }

  std::int64_t count() const { return array_.shape[0]; }
  std::string name(std::int64_t i) const { return name_ + "[" + std::to_string(i) + "]"; }
  Image read(std::int64_t i) const {
    const std::size_t bytes = shape_.size() * dtype_size(array_.dtype);
    const auto row = std::span(array_.bytes).subspan(static_cast<std::size_t>(i) * bytes, bytes);
    if (array_.dtype == "|u1") return Image::from_bytes(shape_, row);
    return array_.dtype == "<f4" ? from_floats<float>(i, row) : from_floats<double>(i, row);
  }

 private:
  template <typename Float>
  Image from_floats(std::int64_t i, std::span<const std::uint8_t> row) const {
    Image image(shape_);
    for (std::size_t at = 0; at < shape_.size(); ++at) {
      Float value;
      std::memcpy(&value, row.data() + at * sizeof value, sizeof value);
      if (!(value >= 0 && value <= 1)) {  // also for NaN
        throw input_error(name(i) + ": contains the value " + std::to_string(value) +
                          "; expected floats from 0 to 1, or bytes");
      }
      image.pixels()[at] = static_cast<float>(value);
    }
    return image;
  }

  NpzArray array_;
  ImageShape shape_;
  std::string name_;
};

// The names of actions, one per picture or pair; all empty without such an array.
std::vector<std::string> names_in(const fs::path& file, const std::optional<NpzArray>& array,
                                  std::int64_t count) {
  return array ? texts_in(file.string(), *array, count) : std::vector<std::string>(count);
}

class NpzPairs final : public PictureSource {
 public:
  NpzPairs(const fs::path& file, PictureArray before, PictureArray after,
           const std::optional<NpzArray>& action)
      : PictureSource(file, "npz"),
        before_(std::move(before)),
        after_(std::move(after)),
        actions_(names_in(file, action, before_.count())) {
    if (before_.count() != after_.count()) {
      throw input_error(file.string() +
                        ": predecessors and successors differ in number; expected "
                        "equally many");
    }
  }
  std::int64_t count() const override { return 2 * before_.count(); }
  std::string name(std::int64_t i) const override {
    return i % 2 == 0 ? before_.name(i / 2) : after_.name(i / 2);
  }
  Image read(std::int64_t i) const override {
    return i % 2 == 0 ? before_.read(i / 2) : after_.read(i / 2);
  }
  Pairing pair_up(const std::vector<bool>&) const override {
    Pairing result;
    for (std::int64_t i = 0; i < before_.count(); ++i) {
      result.pairs.push_back({2 * i, 2 * i + 1, actions_[i]});
    }
    return result;
  }

 private:
  PictureArray before_, after_;
  std::vector<std::string> actions_;
};

// Which picture each frame shows: pictures that recur may be stored once.
std::vector<std::int64_t> index_in(const fs::path& file, const std::optional<NpzArray>& index,
                                   std::int64_t pictures) {
  std::vector<std::int64_t> frames;
  if (!index) {
    frames.resize(pictures);
    std::iota(frames.begin(), frames.end(), 0);
    return frames;
  }
  const std::string expected =
      "; expected whole numbers from 0 to " + std::to_string(pictures - 1) + ", one per frame";
  if (index->shape.size() != 1 || !is_integer(index->dtype)) {
    throw input_error(file.string() + ": " + index->to_string() + expected);
  }
  for (const std::string& text : texts_in(file.string(), *index, index->shape[0])) {
    std::int64_t frame = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), frame);
    if (error != std::errc() || frame < 0 || frame >= pictures) {
      throw input_error(file.string() + ": array index contains " + text + expected);
    }
    frames.push_back(frame);
  }
  return frames;
}

class NpzFrames final : public PictureSource {
 public:
  NpzFrames(const fs::path& file, PictureArray images, const std::optional<NpzArray>& index,
            std::optional<NpzArray> episode, const std::optional<NpzArray>& action)
      : PictureSource(file, "npz"),
        images_(std::move(images)),
        index_(index_in(file, index, images_.count())),
        episode_(std::move(episode)),
        actions_(names_in(file, action, count())) {
    if (episode_ && (!is_integer(episode_->dtype) || episode_->shape != std::vector{count()})) {
      throw input_error(file.string() + ": " + episode_->to_string() + "; expected integers [" +
                        std::to_string(count()) + "], one per picture");
    }
  }
  std::int64_t count() const override { return static_cast<std::int64_t>(index_.size()); }
  std::string name(std::int64_t i) const override { return images_.name(index_[i]); }
  Image read(std::int64_t i) const override { return images_.read(index_[i]); }
  Pairing pair_up(const std::vector<bool>&) const override {
    Pairing result;
    for (std::int64_t i = 0; i + 1 < count(); ++i) {
      if (next_in_episode(i)) {
        result.pairs.push_back({i, i + 1, actions_[i]});
      } else {
        ++result.gaps;
      }
    }
    return result;
  }

 private:
  // Whether frame i + 1 belongs to the episode of frame i.
  bool next_in_episode(std::int64_t i) const {
    if (!episode_) return true;
    const int size = dtype_size(episode_->dtype);
    const std::uint8_t* number = episode_->bytes.data() + i * size;
    return std::equal(number, number + size, number + size);
  }

  PictureArray images_;
  std::vector<std::int64_t> index_;  // by frame
  std::optional<NpzArray> episode_;  // integers [frames]
  std::vector<std::string> actions_;
};

std::optional<NpzArray> take_array(std::vector<NpzArray>& arrays, const std::string& name) {
  const auto found = std::ranges::find(arrays, name, &NpzArray::name);
  if (found == arrays.end()) return {};
  NpzArray array = std::move(*found);
  arrays.erase(found);
  return array;
}

}  // namespace

std::unique_ptr<PictureSource> open_picture_npz(const fs::path& file) {
  constexpr std::size_t kShown = 8;
  std::vector<NpzArray> arrays = read_npz(file);
  std::string names;
  for (std::size_t i = 0; i < std::min(arrays.size(), kShown + 1); ++i) {
    names += (i == 0 ? "" : ", ") + (i < kShown ? arrays[i].name : "...");
  }
  auto before = take_array(arrays, "predecessors"), after = take_array(arrays, "successors");
  auto images = take_array(arrays, "images");
  const auto index = take_array(arrays, "index"), action = take_array(arrays, "action");
  if (before && after && !images) {
    return std::make_unique<NpzPairs>(file, PictureArray(file, std::move(*before)),
                                      PictureArray(file, std::move(*after)), action);
  }
  if (images && !before && !after) {
    return std::make_unique<NpzFrames>(file, PictureArray(file, std::move(*images)), index,
                                       take_array(arrays, "episode"), action);
  }
  throw input_error(file.string() + ": contains " + (names.empty() ? "no arrays" : names) +
                    "; expected predecessors and successors, or images");
}

}  // namespace latplan::data
