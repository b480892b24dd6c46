#include "data/alignment.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace latplan::data {
namespace {

constexpr std::int64_t kSample = 100;       // pictures that the reference is made of
constexpr int kRounds = 2;                  // of aligning these and taking their median
constexpr std::size_t kCompared = 2000;     // values per comparison
constexpr float kCap = 0.15F;               // of a difference: what moved counts no more than this
constexpr float kBright = 0.2F;             // darker values say little about the brightness
constexpr float kSaturated = 254.0F / 255;  // the camera's limit: brighter than it shows
constexpr float kSteady = 0.12F;            // a larger difference is a change, not the lamp
constexpr std::size_t kFewestBright = 50;   // values
constexpr float kWorthShifting = 0.02F;  // share of the difference that a further shift must save
constexpr int kSidesPerShift = 12;       // a shift is at most this part of the side of a picture
constexpr float kSame = 0.05F;           // two pictures that nowhere differ by more show the same
constexpr double kHiddenMoves = 0.05;    // share of pairs whose pictures may become the same
constexpr float kNeeded = 0.7F;  // of the difference may stay; otherwise aligning is of no use

float median(std::vector<float>& values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  return *middle;
}

std::vector<Image> sample_of(const PairSet& pairs) {
  std::vector<Image> sample;
  const std::int64_t step = std::max<std::int64_t>(1, pairs.count / kSample);
  for (std::int64_t row = 0; row < pairs.count; row += step) {
    sample.push_back(pairs.predecessor(row));
  }
  return sample;
}

Image median_picture(const std::vector<Image>& pictures) {
  Image result(pictures.front().shape());
  std::vector<float> values(pictures.size());
  for (std::size_t i = 0; i < result.pixels().size(); ++i) {
    for (std::size_t p = 0; p < pictures.size(); ++p) values[p] = pictures[p].pixels()[i];
    result.pixels()[i] = median(values);
  }
  return result;
}

bool look_the_same(const Image& a, const Image& b) {
  for (std::size_t i = 0; i < a.pixels().size(); ++i) {
    if (std::abs(a.pixels()[i] - b.pixels()[i]) > kSame) return false;
  }
  return true;
}

// Whether pictures before and after a move become the same: then the move looks like one of the camera or the lamp.
bool hides_moves(const Alignment& alignment, const PairSet& pairs) {
  int looked_at = 0, hidden = 0;
  const std::int64_t step = std::max<std::int64_t>(1, pairs.count / kSample);
  for (std::int64_t row = 0; row < pairs.count; row += step) {
    const Image before = pairs.predecessor(row), after = pairs.successor(row);
    ++looked_at;
    if (look_the_same(before, after)) continue;
    hidden += look_the_same(alignment.apply(before), alignment.apply(after)) ? 1 : 0;
  }
  return hidden > kHiddenMoves * looked_at;
}

}  // namespace

Alignment::Alignment(Image reference) : reference_(std::move(reference)) {
  const std::size_t values = reference_.pixels().size();
  const std::size_t step = values / kCompared + 1;
  for (std::size_t i = 0; i < values; i += step) compared_.push_back(i);
}

// At the position of value i, the edge repeated outside.
float Alignment::value_at(const Image& image, const Pose& pose, std::size_t i) const {
  const ImageShape& shape = reference_.shape();
  const int channel = static_cast<int>(i % shape.channels);
  const int column = static_cast<int>(i / shape.channels % shape.width) + pose.right;
  const int row = static_cast<int>(i / shape.channels / shape.width) + pose.down;
  return image.at(std::clamp(row, 0, shape.height - 1), std::clamp(column, 0, shape.width - 1),
                  channel);
}

float Alignment::difference(const Image& image, const Pose& pose) const {
  float sum = 0;
  for (const std::size_t i : compared_) {
    const float value = value_at(image, pose, i) / pose.brightness;
    sum += std::min(std::abs(value - reference_.pixels()[i]), kCap);
  }
  return sum;
}

// Most values rest: their median ratio.
float Alignment::brightness(const Image& image, const Pose& pose) const {
  std::vector<float> ratios;
  for (const std::size_t i : compared_) {
    const float value = value_at(image, pose, i), expected = reference_.pixels()[i];
    if (expected < kBright || value >= kSaturated || expected >= kSaturated) continue;
    if (std::abs(value - expected) < kSteady) ratios.push_back(value / expected);
  }
  return ratios.size() < kFewestBright ? 1 : median(ratios);
}

Alignment::Pose Alignment::pose_of(const Image& image) const {
  const ImageShape& shape = reference_.shape();
  const int most_down = std::min(kLargestShift, shape.height / kSidesPerShift);
  const int most_right = std::min(kLargestShift, shape.width / kSidesPerShift);
  Pose best;
  float least = difference(image, best);
  for (int distance = 1; distance <= 2 * kLargestShift; ++distance) {  // the nearest first
    for (int down = -most_down; down <= most_down; ++down) {
      for (int right = -most_right; right <= most_right; ++right) {
        if (std::abs(down) + std::abs(right) != distance) continue;
        const Pose pose{right, down, 1};
        const float found = difference(image, pose);
        if (found < (1 - kWorthShifting) * least) best = pose, least = found;
      }
    }
  }
  Pose bright = best;
  bright.brightness = brightness(image, best);
  return difference(image, bright) < least ? bright : best;
}

// What the camera did not see is taken from the reference.
Image Alignment::posed(const Image& image, const Pose& pose) const {
  const auto [height, width, channels] = reference_.shape();
  Image result = reference_;
  for (int row = std::max(0, -pose.down); row < std::min(height, height - pose.down); ++row) {
    for (int column = std::max(0, -pose.right); column < std::min(width, width - pose.right);
         ++column) {
      for (int channel = 0; channel < channels; ++channel) {
        const float value = image.at(row + pose.down, column + pose.right, channel);
        result.at(row, column, channel) =
            value >= kSaturated ? value : std::min(value / pose.brightness, 1.0F);
      }
    }
  }
  return result;
}

Image Alignment::apply(const Image& image) const { return posed(image, pose_of(image)); }

PairSet Alignment::apply(const PairSet& pairs) const {
  PairSet aligned = pairs;
  const auto size = static_cast<std::ptrdiff_t>(pairs.shape.size());
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    std::ranges::copy(apply(pairs.predecessor(row)).to_bytes(),
                      aligned.predecessors.begin() + row * size);
    std::ranges::copy(apply(pairs.successor(row)).to_bytes(),
                      aligned.successors.begin() + row * size);
  }
  return aligned;
}

// The first picture is the first reference. Its own pose is undone: the median picture has the median pose.
std::optional<Alignment> Alignment::find(const PairSet& pairs) {
  if (pairs.count == 0) return {};
  const std::vector<Image> sample = sample_of(pairs);
  Alignment alignment(sample.front());
  for (int round = 0; round < kRounds; ++round) {
    std::vector<Pose> poses;
    for (const Image& image : sample) poses.push_back(alignment.pose_of(image));
    const auto middle = [&](auto part) {
      std::vector<float> values;
      for (const Pose& pose : poses) values.push_back(static_cast<float>(pose.*part));
      return median(values);
    };
    const int right = static_cast<int>(middle(&Pose::right));
    const int down = static_cast<int>(middle(&Pose::down));
    const float brightness = middle(&Pose::brightness);
    std::vector<Image> aligned;
    for (std::size_t p = 0; p < sample.size(); ++p) {
      aligned.push_back(alignment.posed(sample[p], {poses[p].right - right, poses[p].down - down,
                                                    poses[p].brightness / brightness}));
    }
    alignment = Alignment(
        Image::from_bytes(pairs.shape, median_picture(aligned).to_bytes()));  // as it is stored
  }
  float before = 0, after = 0;
  for (const Image& image : sample) {
    before += alignment.difference(image, {});
    after += alignment.difference(image, alignment.pose_of(image));
  }
  if (after >= kNeeded * before) return {};
  if (hides_moves(alignment, pairs)) return {};
  return alignment;
}

}  // namespace latplan::data
