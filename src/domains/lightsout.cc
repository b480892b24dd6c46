#include "domains/lightsout.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "base/error.h"
#include "domains/press_map.h"

namespace latplan::domains {
namespace {

constexpr int kPanel = 9;  // pixels a side of one cell
constexpr int kPanelPixels = kPanel * kPanel;

// 0 before, 1 on, 2 behind the bar of the plus, which covers rows (and columns) 4 and 5.
constexpr int band(int i) { return i < 4 ? 0 : i < 6 ? 1 : 2; }
constexpr bool in_plus(int row, int column) { return band(row) == 1 || band(column) == 1; }

using Panel = std::array<float, kPanelPixels>;

// What our judge asks of a panel. A clear panel, decoded or noisy, passes with room to spare; mixtures of two
// states, plusses without an arm and stray blobs do not.
constexpr double kOnAtLeast = 0.7;  // mean over the pixels of the plus
constexpr double kOffAtMost = 0.3;
constexpr double kMeanError = 0.15;   // mean absolute error over the whole panel
constexpr double kRegionError = 0.5;  // error of the mean of each arm, the middle and each corner
constexpr double kPaperError = 0.01;

std::optional<std::uint8_t> read_panel(const Panel& panel) {
  std::array<double, 9> sums{};  // the 3 x 3 regions that the two bars cut out
  std::array<int, 9> counts{};
  double plus_sum = 0;
  int plus_count = 0;
  for (int i = 0; i < kPanelPixels; ++i) {
    const int row = i / kPanel, column = i % kPanel;
    const int region = band(row) * 3 + band(column);
    sums[region] += panel[i];
    ++counts[region];
    if (in_plus(row, column)) {
      plus_sum += panel[i];
      ++plus_count;
    }
  }
  const double lit = plus_sum / plus_count;
  if (!(lit >= kOnAtLeast) && !(lit <= kOffAtMost)) return std::nullopt;  // NaN ends here, too
  const bool on = lit >= kOnAtLeast;
  double error = 0;
  for (int i = 0; i < kPanelPixels; ++i) {
    error += std::abs(panel[i] - (on && in_plus(i / kPanel, i % kPanel) ? 1.0 : 0.0));
  }
  if (!(error / kPanelPixels <= kMeanError)) return std::nullopt;
  for (int region = 0; region < 9; ++region) {
    const double expected = on && (region / 3 == 1 || region % 3 == 1) ? 1.0 : 0.0;
    if (!(std::abs(sums[region] / counts[region] - expected) <= kRegionError)) return std::nullopt;
  }
  return on ? 1 : 0;
}

// The paper's appendix: the mean over the panel of the rounded differences; exactly one panel must match.
std::optional<std::uint8_t> read_panel_as_paper(const Panel& panel) {
  double off_error = 0, on_error = 0;
  for (int i = 0; i < kPanelPixels; ++i) {
    const float full = in_plus(i / kPanel, i % kPanel) ? 1.0F : 0.0F;
    off_error += std::nearbyint(std::abs(panel[i]));
    on_error += std::nearbyint(std::abs(panel[i] - full));
  }
  const bool off = off_error / kPanelPixels <= kPaperError;
  const bool on = on_error / kPanelPixels <= kPaperError;
  if (on == off) return std::nullopt;
  return on ? 1 : 0;
}

class LightsOut final : public Domain {
 public:
  explicit LightsOut(const LightsOutOptions& options) : size_(options.size), presses_(size_) {}

  ImageShape image_shape() const override { return {kPanel * size_, kPanel * size_, 1}; }
  State goal() const override { return State(presses_.cells(), 0); }
  State sample(Rng& rng) const override { return unpack(rng.next() >> (64 - presses_.cells())); }
  std::vector<State> successors(const State& state) const override;
  Image render(const State& state) const override;
  bool legal(const State& state) const override {
    return static_cast<int>(state.size()) == presses_.cells() &&
           std::all_of(state.begin(), state.end(), [](std::uint8_t light) { return light <= 1; });
  }
  std::optional<State> recognise(const Image& image, Judge judge) const override;
  std::optional<int> closed_form_distance(const State& from, const State& to) const override {
    const auto presses = presses_.fewest_presses(pack(from) ^ pack(to));
    return presses ? std::popcount(*presses) : -1;
  }
  std::optional<int> largest_distance() const override { return presses_.largest_distance(); }
  std::string describe(const State& state) const override;

 private:
  CellSet pack(const State& state) const {
    LATPLAN_CHECK(legal(state), "not a state of LightsOut " + std::to_string(size_));
    CellSet lights = 0;
    for (int i = 0; i < presses_.cells(); ++i) lights |= CellSet{state[i]} << i;
    return lights;
  }
  State unpack(CellSet lights) const {
    State state(presses_.cells());
    for (int i = 0; i < presses_.cells(); ++i) state[i] = (lights >> i) & 1;
    return state;
  }

  int size_;
  PressMap presses_;
};

std::vector<State> LightsOut::successors(const State& state) const {
  const CellSet lights = pack(state);
  std::vector<State> result;
  result.reserve(state.size());
  for (int cell = 0; cell < presses_.cells(); ++cell) {
    result.push_back(unpack(lights ^ presses_.flipped_by(cell)));
  }
  return result;
}

Image LightsOut::render(const State& state) const {
  const CellSet lights = pack(state);
  Image image(image_shape());
  for (int row = 0; row < kPanel * size_; ++row) {
    for (int column = 0; column < kPanel * size_; ++column) {
      const int cell = row / kPanel * size_ + column / kPanel;
      if (((lights >> cell) & 1) != 0 && in_plus(row % kPanel, column % kPanel)) {
        image.at(row, column) = 1.0F;
      }
    }
  }
  return image;
}

std::optional<State> LightsOut::recognise(const Image& image, Judge judge) const {
  if (image.shape() != image_shape()) return std::nullopt;
  State state(presses_.cells());
  for (int cell = 0; cell < presses_.cells(); ++cell) {
    const int top = cell / size_ * kPanel, left = cell % size_ * kPanel;
    Panel panel;
    for (int i = 0; i < kPanelPixels; ++i) panel[i] = image.at(top + i / kPanel, left + i % kPanel);
    const auto light = judge == Judge::kOurs ? read_panel(panel) : read_panel_as_paper(panel);
    if (!light) return std::nullopt;
    state[cell] = *light;
  }
  return state;
}

// Rows of # (on) and . (off), separated by slashes.
std::string LightsOut::describe(const State& state) const {
  const CellSet lights = pack(state);
  std::string text;
  for (int cell = 0; cell < presses_.cells(); ++cell) {
    if (cell > 0 && cell % size_ == 0) text += '/';
    text += ((lights >> cell) & 1) != 0 ? '#' : '.';
  }
  return text;
}

std::unique_ptr<Domain> make_from_options(const WorldOptions& options) {
  return make_lightsout({.size = int_option(options, "size", 2, 7)});
}

}  // namespace

std::unique_ptr<Domain> make_lightsout(const LightsOutOptions& options) {
  return std::make_unique<LightsOut>(options);
}

World lightsout_world() {
  return {.name = "lightsout",
          .summary = "n x n lights; pressing one flips it and its neighbours; goal: all off",
          .options = {{"size", std::to_string(LightsOutOptions{}.size), "lights a side, 2 to 7"}},
          .make = make_from_options};
}

}  // namespace latplan::domains
