#include "data/alignment.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/log.h"
#include "data/row_workers.h"

namespace latplan::data {
namespace {

constexpr std::int64_t kSample = 100;  // pictures that the reference is made of
constexpr int kRounds = 5;  // of aligning these and taking their median: it gets sharper each time
constexpr std::size_t kCompared = 2000;     // values per comparison
constexpr float kCap = 0.15F;               // of a difference: what moved counts no more than this
constexpr float kBright = 0.2F;             // darker values say little about the brightness
constexpr float kSaturated = 254.0F / 255;  // the camera's limit: brighter than it shows
constexpr float kSteady = 0.12F;            // a larger difference is a change, not the lamp
constexpr std::size_t kFewestBright = 50;   // values
constexpr float kWorthShifting = 0.02F;  // share of the difference that a further shift must save
constexpr float kFirstStep = 0.5F, kLastStep = 1.0F / 64;  // of refining a shift, pixels
constexpr float kReach = 1.5F;                             // of refining, pixels
constexpr int kSharpenings = 2;        // of what differs from the reference: half a pixel blurs it
constexpr int kSidesPerShift = 12;     // a shift is at most this part of the side of a picture
constexpr float kSame = 0.05F;         // two pictures that nowhere differ by more show the same
constexpr double kHiddenMoves = 0.05;  // share of pairs whose pictures may become the same
// Of the differences to the reference, or of those within pairs, may stay: otherwise aligning is of no use.
constexpr float kNeeded = 0.7F, kNeededInPairs = 0.9F;

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

// result(y) = image(y - shift) along both axes, linear between pixels. Outside of the image its edge is repeated, or all is 0.
Image shifted(const Image& image, float right, float down, bool repeat_edge) {
  const auto [height, width, channels] = image.shape();
  const auto along = [&](const Image& from, float shift, bool rows) {
    const int whole = static_cast<int>(std::floor(-shift));
    const float part = -shift - static_cast<float>(whole);
    if (whole == 0 && part == 0) return from;
    Image to(from.shape());
    const int length = rows ? height : width;
    const std::size_t lines = rows ? 1 : height;  // each of `length` entries
    const std::size_t entry = from.pixels().size() / lines / length;
    for (std::size_t line = 0; line < lines; ++line) {
      const float* source = from.pixels().data() + line * length * entry;
      float* target = to.pixels().data() + line * length * entry;
      for (int i = 0; i < length; ++i) {
        for (const auto& [at, weight] : {std::pair(i + whole, 1 - part), {i + whole + 1, part}}) {
          const int inside = std::clamp(at, 0, length - 1);
          if (weight == 0 || (at != inside && !repeat_edge)) continue;
          for (std::size_t j = 0; j < entry; ++j) {
            target[i * entry + j] += weight * source[inside * entry + j];
          }
        }
      }
    }
    return to;
  };
  return along(along(image, right, false), down, true);
}

bool look_the_same(const Image& a, const Image& b) {
  for (std::size_t i = 0; i < a.pixels().size(); ++i) {
    if (std::abs(a.pixels()[i] - b.pixels()[i]) > kSame) return false;
  }
  return true;
}

// Weights 1, 2, 1 along both axes: what linear interpolation blurs hardly matters any more.
Image smoothed(const Image& image) {
  return shifted(shifted(image, 0.5F, 0.5F, true), -0.5F, -0.5F, true);
}

// What aligning does to the pictures of a pair.
struct PairEffect {
  double before = 0, after = 0;  // sums of capped differences
  int pairs = 0,
      hidden =
          0;  // hidden: they become the same, the move looks like one of the camera or the lamp
};

PairEffect effect_on(const PairSet& pairs, const Alignment& alignment) {
  PairEffect effect;
  const auto difference = [](const Image& a, const Image& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.pixels().size(); ++i) {
      sum += std::min(std::abs(a.pixels()[i] - b.pixels()[i]), kCap);
    }
    return sum;
  };
  const std::int64_t step = std::max<std::int64_t>(1, pairs.count / kSample);
  for (std::int64_t row = 0; row < pairs.count; row += step) {
    const Image before = pairs.predecessor(row), after = pairs.successor(row);
    const Image aligned_before = alignment.apply(before), aligned_after = alignment.apply(after);
    effect.before += difference(before, after);
    effect.after += difference(aligned_before, aligned_after);
    ++effect.pairs;
    if (look_the_same(before, after)) continue;
    effect.hidden += look_the_same(aligned_before, aligned_after) ? 1 : 0;
  }
  return effect;
}

}  // namespace

Alignment::Alignment(Image reference)
    : reference_(std::move(reference)), smooth_(smoothed(reference_)) {
  const auto [height, width, channels] = reference_.shape();
  const std::size_t step = reference_.pixels().size() / kCompared + 1;
  for (std::size_t i = 0; i < reference_.pixels().size(); i += step) {
    const int pixel = static_cast<int>(i) / channels;
    compared_.push_back({pixel / width, pixel % width, static_cast<int>(i) % channels});
  }
}

Alignment::Values Alignment::values_of(const Image& image) const {
  Values values;
  values.reserve(compared_.size());
  for (const Place& place : compared_) {
    values.push_back(image.at(place.row, place.column, place.channel));
  }
  return values;
}

// visit(i, value) for each compared value of the reference in this pose, until it returns false. The edge is repeated outside.
template <typename Visit>
void Alignment::visit_expected(const Pose& pose, const Visit& visit) const {
  const auto [height, width, channels] = reference_.shape();
  const auto whole = [](float shift) { return static_cast<int>(std::floor(-shift)); };
  const int left = whole(pose.right), up = whole(pose.down);
  const float right = -pose.right - static_cast<float>(left);
  const float down = -pose.down - static_cast<float>(up);
  const float* pixels = smooth_.pixels().data();
  for (std::size_t i = 0; i < compared_.size(); ++i) {
    const Place& place = compared_[i];
    const auto start = [&, h = height, w = width, c = channels](int row, int column) {
      return (std::clamp(row, 0, h - 1) * w + std::clamp(column, 0, w - 1)) * c + place.channel;
    };
    const int row = place.row + up, column = place.column + left;
    const int corner = start(row, column);
    const int next_column = start(row, column + 1) - corner;
    const int next_row = start(row + 1, column) - corner;
    const auto between = [&](int at) {
      return pixels[at] + right * (pixels[at + next_column] - pixels[at]);
    };
    const float above = between(corner), below = between(corner + next_row);
    if (!visit(i, above + down * (below - above))) return;
  }
}

float Alignment::difference(const Values& values, const Pose& pose, float enough) const {
  float sum = 0;
  visit_expected(pose, [&](std::size_t i, float expected) {
    sum += std::min(std::abs(values[i] / pose.brightness - expected), kCap);
    return sum < enough;
  });
  return sum;
}

// Most values rest: their median ratio.
float Alignment::brightness(const Values& values, const Pose& pose) const {
  std::vector<float> ratios;
  visit_expected(pose, [&](std::size_t i, float rest) {
    const float value = values[i];
    const bool tells = rest >= kBright && value < kSaturated && rest < kSaturated;
    if (tells && std::abs(value - rest) < kSteady) ratios.push_back(value / rest);
    return true;
  });
  return ratios.size() < kFewestBright ? 1 : median(ratios);
}

Alignment::Pose Alignment::nearest_whole_pixel(const Values& values) const {
  const ImageShape& shape = reference_.shape();
  const int most_down = std::min(kLargestShift, shape.height / kSidesPerShift);
  const int most_right = std::min(kLargestShift, shape.width / kSidesPerShift);
  Pose best;
  float least = difference(values, best);
  for (int distance = 1; distance <= 2 * kLargestShift; ++distance) {  // the nearest first
    for (int down = -most_down; down <= most_down; ++down) {
      for (int right = -most_right; right <= most_right; ++right) {
        if (std::abs(down) + std::abs(right) != distance) continue;
        const Pose pose{static_cast<float>(right), static_cast<float>(down), 1};
        const float enough = (1 - kWorthShifting) * least;
        const float found = difference(values, pose, enough);
        if (found < enough) best = pose, least = found;
      }
    }
  }
  return best;
}

// By parts of a pixel: to the best neighbour, until there is none, at half the distance each time.
Alignment::Pose Alignment::refined(const Values& values, const Pose& start) const {
  const ImageShape& shape = reference_.shape();
  const float most_right = shape.width < kSidesPerShift ? 0 : kReach;
  const float most_down = shape.height < kSidesPerShift ? 0 : kReach;
  Pose best = start;
  float least = difference(values, start);
  for (float distance = kFirstStep; distance >= kLastStep; distance /= 2) {
    for (bool moves = true; moves;) {
      const Pose centre = best;
      for (const float down : {-distance, 0.0F, distance}) {
        for (const float right : {-distance, 0.0F, distance}) {
          Pose pose{centre.right + right, centre.down + down, centre.brightness};
          const bool inside = std::abs(pose.right - start.right) <= most_right &&
                              std::abs(pose.down - start.down) <= most_down;
          if (!inside || (right == 0 && down == 0)) continue;
          const float found = difference(values, pose, least);
          if (found < least) best = pose, least = found;
        }
      }
      moves = best.right != centre.right || best.down != centre.down;
    }
  }
  return best;
}

Alignment::Pose Alignment::pose_of(const Image& picture) const {
  const Values values = values_of(smoothed(picture));
  const auto with_brightness = [&](Pose pose) {
    const Pose dim = pose;
    pose.brightness = brightness(values, pose);
    return difference(values, pose) < difference(values, dim) ? pose : dim;
  };
  const Pose whole = with_brightness(nearest_whole_pixel(values));
  const Pose part = refined(values, whole);
  return part.right == whole.right && part.down == whole.down ? whole : with_brightness(part);
}

// The reference, and what differs from it: the resting background is not blurred. What the camera did not see is taken from
// the reference.
Image Alignment::posed(const Image& image, const Pose& pose) const {
  Image change = shifted(reference_, pose.right, pose.down, true);
  for (std::size_t i = 0; i < change.pixels().size(); ++i) {
    const float value = image.pixels()[i];
    change.pixels()[i] =
        (value >= kSaturated ? value : value / pose.brightness) - change.pixels()[i];
  }
  const auto add = [](Image& to, const Image& other, float factor) {
    for (std::size_t i = 0; i < to.pixels().size(); ++i) {
      to.pixels()[i] += factor * other.pixels()[i];
    }
  };
  Image back = shifted(change, -pose.right, -pose.down, false);
  for (int i = 0; i < kSharpenings; ++i) {
    Image left = change;
    add(left, shifted(back, pose.right, pose.down, false), -1);
    add(back, shifted(left, -pose.right, -pose.down, false), 1);
  }
  add(back, reference_, 1);
  for (float& value : back.pixels()) value = std::clamp(value, 0.0F, 1.0F);
  return back;
}

Image Alignment::apply(const Image& image) const { return posed(image, pose_of(image)); }

PairSet Alignment::apply(const PairSet& pairs) const {
  PairSet aligned = pairs;
  const auto size = static_cast<std::ptrdiff_t>(pairs.shape.size());
  SilentLog log;
  const StopFlag stop;
  work_on_rows({"align", pairs.count, 0,
                [&](std::int64_t row) {
                  std::ranges::copy(apply(pairs.predecessor(row)).to_bytes(),
                                    aligned.predecessors.begin() + row * size);
                  std::ranges::copy(apply(pairs.successor(row)).to_bytes(),
                                    aligned.successors.begin() + row * size);
                }},
               log, stop);
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
      for (const Pose& pose : poses) values.push_back(pose.*part);
      return median(values);
    };
    const Pose own{middle(&Pose::right), middle(&Pose::down), middle(&Pose::brightness)};
    Image moved = shifted(alignment.reference_, own.right, own.down, true);
    for (float& value : moved.pixels()) value *= own.brightness;
    alignment = Alignment(std::move(moved));
    std::vector<Image> aligned;
    for (std::size_t p = 0; p < sample.size(); ++p) {
      aligned.push_back(
          alignment.posed(sample[p], {poses[p].right - own.right, poses[p].down - own.down,
                                      poses[p].brightness / own.brightness}));
    }
    alignment = Alignment(
        Image::from_bytes(pairs.shape, median_picture(aligned).to_bytes()));  // as it is stored
  }
  float before = 0, after = 0;
  for (const Image& image : sample) {
    const Values values = alignment.values_of(smoothed(image));
    before += alignment.difference(values, {});
    after += alignment.difference(values, alignment.pose_of(image));
  }
  const PairEffect effect = effect_on(pairs, alignment);
  const bool is_useful = after < kNeeded * before || effect.after < kNeededInPairs * effect.before;
  if (!is_useful || effect.hidden > kHiddenMoves * effect.pairs) return {};
  return alignment;
}

}  // namespace latplan::data
