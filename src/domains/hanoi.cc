#include "domains/hanoi.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/error.h"
#include "domains/paper_threshold.h"
#include "domains/preprocess.h"

namespace latplan::domains {
namespace {

constexpr int kHanoiBarWidth = 4;  // pixels; bars are one pixel high
constexpr int kHanoiBarNumbers = kHanoiBarWidth * 3;
using HanoiColour = std::array<float, 3>;
// Per disk, before contrast stretching: white, red, green, blue, yellow, cyan, magenta. Orange is
// not possible: stretching moves it too close to red for recognition under noise.
constexpr std::array<HanoiColour, 7> kHanoiColours = {
    {{1, 1, 1}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 0}, {0, 1, 1}, {1, 0, 1}}};
constexpr HanoiColour kHanoiBackground = {0.5F, 0.5F, 0.5F};

// Limits of our judge for a bar: RMS error of its mean colour, and the largest pixel error. A
// mixture of 0.6 and 0.4 has an RMS error of at least 0.188; noise of 0.05 rarely causes 0.1.
constexpr double kMaxHanoiColourError = 0.14;
constexpr double kMaxHanoiPixelError = 0.45;

// Disk numbers, or `disks` for the background: [row * towers + tower], top row first.
using HanoiGrid = std::vector<int>;
using HanoiPalette = std::vector<HanoiColour>;  // [disks + 1], the background last
using HanoiBar = std::array<float, kHanoiBarNumbers>;

HanoiPalette raw_hanoi_palette(int disks) {
  HanoiPalette palette(kHanoiColours.begin(), kHanoiColours.begin() + disks);
  palette.push_back(kHanoiBackground);
  return palette;
}

class Hanoi final : public Domain {
 public:
  explicit Hanoi(const HanoiOptions& options);

  ImageShape image_shape() const override { return {disks_, kHanoiBarWidth * towers_, 3}; }
  State goal() const override { return State(disks_, static_cast<std::uint8_t>(towers_ - 1)); }
  State sample(Rng& rng) const override;
  std::vector<State> successors(const State& state) const override;
  Image render(const State& state) const override { return paint(grid_of(state), palette_); }
  bool legal(const State& state) const override {
    return static_cast<int>(state.size()) == disks_ &&
           std::ranges::all_of(state, [&](std::uint8_t tower) { return tower < towers_; });
  }
  std::optional<State> recognise(const Image& image, Judge judge) const override {
    return recognise_all({&image, 1}, judge).front();
  }
  std::vector<std::optional<State>> recognise_all(std::span<const Image> images,
                                                  Judge judge) const override;
  std::string describe(const State& state) const override;

 private:
  HanoiGrid grid_of(const State& state) const;
  Image paint(const HanoiGrid& grid, const HanoiPalette& palette) const;
  HanoiBar bar(const Image& image, int place) const;
  std::optional<State> read(const Image& image) const;
  std::optional<int> nearest_look(const HanoiBar& bar) const;
  std::vector<std::optional<State>> read_as_paper(std::span<const Image> images) const;
  std::optional<State> towers_of(const HanoiGrid& grid) const;

  int disks_, towers_;
  HanoiPalette palette_;  // as drawn
};

// The stretched palette is the same for all states: stretching depends only on how often each value
// occurs.
Hanoi::Hanoi(const HanoiOptions& options) : disks_(options.disks), towers_(options.towers) {
  const HanoiGrid grid = grid_of(goal());
  Image image = paint(grid, raw_hanoi_palette(disks_));
  equalise_and_stretch(image.pixels());
  palette_.resize(disks_ + 1);
  for (int place = 0; place < static_cast<int>(grid.size()); ++place) {
    const HanoiBar colours = bar(image, place);
    std::copy_n(colours.begin(), 3, palette_[grid[place]].begin());
  }
}

State Hanoi::sample(Rng& rng) const {
  State state(disks_);
  for (std::uint8_t& tower : state) tower = static_cast<std::uint8_t>(rng.below(towers_));
  return state;
}

// Ordered by source tower, then target tower.
std::vector<State> Hanoi::successors(const State& state) const {
  LATPLAN_CHECK(legal(state), "not a state of Hanoi");
  std::vector<int> top(towers_, disks_);  // smallest disk of each tower; `disks_` if empty
  for (int disk = disks_ - 1; disk >= 0; --disk) top[state[disk]] = disk;
  std::vector<State> result;
  for (int from = 0; from < towers_; ++from) {
    for (int to = 0; to < towers_; ++to) {
      if (top[from] >= top[to]) continue;
      result.push_back(state);
      result.back()[top[from]] = static_cast<std::uint8_t>(to);
    }
  }
  return result;
}

HanoiGrid Hanoi::grid_of(const State& state) const {
  LATPLAN_CHECK(legal(state), "not a state of Hanoi");
  HanoiGrid grid(static_cast<std::size_t>(disks_) * towers_, disks_);
  std::vector<int> row(towers_, disks_ - 1);  // the lowest free row of each tower
  for (int disk = disks_ - 1; disk >= 0; --disk)
    grid[row[state[disk]]-- * towers_ + state[disk]] = disk;
  return grid;
}

Image Hanoi::paint(const HanoiGrid& grid, const HanoiPalette& palette) const {
  Image image(image_shape());
  for (std::size_t i = 0; i < image.pixels().size(); ++i)
    image.pixels()[i] = palette[grid[i / kHanoiBarNumbers]][i % 3];
  return image;
}

HanoiBar Hanoi::bar(const Image& image, int place) const {
  HanoiBar result;
  std::ranges::copy(
      image.pixels().subspan(static_cast<std::size_t>(place) * kHanoiBarNumbers, kHanoiBarNumbers),
      result.begin());
  return result;
}

std::vector<std::optional<State>> Hanoi::recognise_all(std::span<const Image> images,
                                                       Judge judge) const {
  if (judge == Judge::kPaper) return read_as_paper(images);
  std::vector<std::optional<State>> states;
  for (const Image& image : images) states.push_back(read(image));
  return states;
}

// The disk (or background) that clearly has the bar's colour; at most one is close enough.
std::optional<int> Hanoi::nearest_look(const HanoiBar& seen) const {
  for (int kind = 0; kind <= disks_; ++kind) {
    HanoiColour off{};
    bool clear = true;
    for (int i = 0; i < kHanoiBarNumbers; ++i) {
      const float difference = seen[i] - palette_[kind][i % 3];
      off[i % 3] += difference / kHanoiBarWidth;
      clear = clear && std::abs(difference) <= kMaxHanoiPixelError;  // false for NaN
    }
    const double error = std::sqrt((off[0] * off[0] + off[1] * off[1] + off[2] * off[2]) / 3.0);
    if (clear && error <= kMaxHanoiColourError) return kind;
  }
  return std::nullopt;
}

// Every disk once, on the ground or on a larger disk.
std::optional<State> Hanoi::read(const Image& image) const {
  if (image.shape() != image_shape()) return std::nullopt;
  HanoiGrid grid(static_cast<std::size_t>(disks_) * towers_);
  for (int place = 0; place < static_cast<int>(grid.size()); ++place) {
    const auto kind = nearest_look(bar(image, place));
    if (!kind) return std::nullopt;
    grid[place] = *kind;
  }
  const auto state = towers_of(grid);
  return state && grid_of(*state) == grid ? state : std::nullopt;
}

// The tower of each disk, ignoring heights; nullopt unless every disk occurs once.
std::optional<State> Hanoi::towers_of(const HanoiGrid& grid) const {
  State state(disks_);
  std::vector<int> seen(disks_ + 1, 0);
  for (std::size_t place = 0; place < grid.size(); ++place) {
    ++seen[grid[place]];
    if (grid[place] < disks_) state[grid[place]] = static_cast<std::uint8_t>(place % towers_);
  }
  seen.pop_back();
  return std::ranges::all_of(seen, [](int count) { return count == 1; }) ? std::optional(state)
                                                                         : std::nullopt;
}

// "0221": the towers of the disks, smallest disk first; letters beyond 9.
std::string Hanoi::describe(const State& state) const {
  std::string text = "towers ";
  for (const std::uint8_t tower : state)
    text += static_cast<char>(tower < 10 ? '0' + tower : 'a' + tower - 10);
  return text;
}

// Mean absolute difference of each bar from each raw colour, for the paper's judge.
struct HanoiBarErrors {
  std::vector<std::array<double, kHanoiColours.size() + 1>>
      errors;  // [place][kind], the background after the disks
  int kinds = 0;

  // The kind within the threshold for each bar; -1: none, -2: several.
  HanoiGrid matches(double threshold) const {
    HanoiGrid grid;
    for (const auto& bar : errors) {
      int match = -1;
      for (int kind = 0; kind < kinds; ++kind) {
        if (bar[kind] <= threshold) match = match == -1 ? kind : -2;
      }
      grid.push_back(match);
    }
    return grid;
  }
};

// Counts pictures with an unmatched or ambiguous bar.
double paper_hanoi_threshold(std::span<const HanoiBarErrors> pictures) {
  return bisected_threshold([&](double threshold) {
    MatchCounts counts;
    for (const HanoiBarErrors& picture : pictures) {
      const HanoiGrid grid = picture.matches(threshold);
      counts.none += std::ranges::count(grid, -1) > 0;
      counts.several += std::ranges::count(grid, -2) > 0;
    }
    return counts;
  });
}

std::vector<std::optional<State>> Hanoi::read_as_paper(std::span<const Image> images) const {
  const HanoiPalette palette = raw_hanoi_palette(disks_);
  std::vector<HanoiBarErrors> pictures;
  for (const Image& image : images) {
    if (image.shape() != image_shape()) continue;
    HanoiBarErrors& picture = pictures.emplace_back();
    picture.kinds = disks_ + 1;
    for (int place = 0; place < disks_ * towers_; ++place) {
      const HanoiBar seen = bar(image, place);
      auto& errors = picture.errors.emplace_back();
      for (int kind = 0; kind <= disks_; ++kind) {
        for (int i = 0; i < kHanoiBarNumbers; ++i)
          errors[kind] += std::abs(seen[i] - palette[kind][i % 3]) / kHanoiBarNumbers;
      }
    }
  }
  const double threshold = paper_hanoi_threshold(pictures);
  std::vector<std::optional<State>> states;
  auto picture = pictures.begin();
  for (const Image& image : images) {
    states.emplace_back();
    if (image.shape() != image_shape()) continue;
    const HanoiGrid grid = (picture++)->matches(threshold);
    if (std::ranges::all_of(grid, [](int kind) { return kind >= 0; }))
      states.back() = towers_of(grid);
  }
  return states;
}

std::unique_ptr<Domain> make_hanoi_from_options(const WorldOptions& options) {
  return make_hanoi(
      {.disks = int_option(options, "disks", 1, static_cast<int>(kHanoiColours.size())),
       .towers = int_option(options, "towers", 2, 12)});
}

}  // namespace

std::unique_ptr<Domain> make_hanoi(const HanoiOptions& options) {
  LATPLAN_CHECK(options.disks >= 1 && options.disks <= static_cast<int>(kHanoiColours.size()) &&
                    options.towers >= 2,
                "unsupported size of Hanoi");
  return std::make_unique<Hanoi>(options);
}

World hanoi_world() {
  return {
      .name = "hanoi",
      .summary = "disks on towers, none on a smaller one; goal: all on the last tower",
      .options = {{"disks", std::to_string(HanoiOptions{}.disks), "number of disks, 1 to 7"},
                  {"towers", std::to_string(HanoiOptions{}.towers), "number of towers, 2 to 12"}},
      .make = make_hanoi_from_options};
}

}  // namespace latplan::domains
