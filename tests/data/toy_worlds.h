// Small worlds of every kind that data makers meet: sliding tiles (moves can be undone), tokens that look alike on a
// one-way track, and a ring seen through a noisy camera.
#pragma once

#include <algorithm>
#include <cmath>
#include <numeric>

#include "domains/domain.h"

namespace latplan::data {

using domains::InstanceStyle;
using domains::Judge;
using domains::State;

// state[p] is the tile in cell p, 0 the blank; drawn as one pixel a cell.
class ToyTiles final : public domains::Domain {
 public:
  ToyTiles(int width, int height) : width_(width), height_(height) {}
  ImageShape image_shape() const override { return {height_, width_, 1}; }
  State goal() const override {
    State state(static_cast<std::size_t>(width_) * height_);
    std::iota(state.begin(), state.end(), std::uint8_t{0});
    return state;
  }
  State sample(Rng& rng) const override {
    State state = goal();
    rng.shuffle(state);
    return state;
  }
  std::vector<State> successors(const State& state) const override {
    const int blank = static_cast<int>(std::ranges::find(state, 0) - state.begin());
    std::vector<State> result;
    const auto move = [&](bool possible, int cell) {
      if (!possible) return;
      result.push_back(state);
      std::swap(result.back()[blank], result.back()[cell]);
    };
    move(blank % width_ > 0, blank - 1);
    move(blank % width_ + 1 < width_, blank + 1);
    move(blank / width_ > 0, blank - width_);
    move(blank / width_ + 1 < height_, blank + width_);
    return result;
  }
  Image render(const State& state) const override {
    Image image(image_shape());
    for (std::size_t i = 0; i < state.size(); ++i) {
      image.pixels()[i] = static_cast<float>(state[i]) / static_cast<float>(state.size() - 1);
    }
    return image;
  }
  std::optional<State> recognise(const Image&, Judge) const override { return {}; }
  std::string describe(const State&) const override { return "tiles"; }

 private:
  int width_, height_;
};

// Two tokens on a track of ten cells, from the left to the right one cell a move; state: the cell of each. They look
// alike, so a picture cannot tell {2, 5} from {5, 2}.
class ToyTrack final : public domains::Domain {
 public:
  static constexpr int kCells = 10;
  ImageShape image_shape() const override { return {1, kCells, 1}; }
  State goal() const override { return {kCells - 1, kCells - 1}; }
  State start() const override { return {0, 0}; }
  InstanceStyle instance_style() const override { return InstanceStyle::kForward; }
  State sample(Rng& rng) const override {
    return {static_cast<std::uint8_t>(rng.below(kCells)),
            static_cast<std::uint8_t>(rng.below(kCells))};
  }
  std::vector<State> successors(const State& state) const override {
    std::vector<State> result;
    for (int token = 0; token < 2; ++token) {
      if (state[token] + 1 == kCells) continue;
      result.push_back(state);
      ++result.back()[token];
    }
    return result;
  }
  State as_seen(const State& state) const override {
    return {std::min(state[0], state[1]), std::max(state[0], state[1])};
  }
  Image render(const State& state) const override {
    Image image(image_shape());
    for (const std::uint8_t cell : state) image.pixels()[cell] += 0.5F;
    return image;
  }
  std::optional<State> recognise(const Image&, Judge) const override { return {}; }
  std::string describe(const State&) const override { return "track"; }
};

// A pointer on a ring of twelve places that moves to either side, seen by a camera whose every pixel is noisy.
class ToyRing final : public domains::Domain {
 public:
  static constexpr int kPlaces = 12;
  ImageShape image_shape() const override { return {1, kPlaces + 1, 1}; }  // the last is never lit
  State goal() const override { return {0}; }
  InstanceStyle instance_style() const override { return InstanceStyle::kRandomWalk; }
  State sample(Rng& rng) const override { return {static_cast<std::uint8_t>(rng.below(kPlaces))}; }
  std::vector<State> successors(const State& state) const override {
    return {{static_cast<std::uint8_t>((state[0] + 1) % kPlaces)},
            {static_cast<std::uint8_t>((state[0] + kPlaces - 1) % kPlaces)}};
  }
  Image render(const State& state) const override {
    Image image(image_shape(), 0.2F);
    image.pixels()[state[0]] = 0.8F;
    return image;
  }
  Image render_with_noise(const State& state, Rng& rng) const override {
    Image image = render(state);
    for (int i = 0; i < kPlaces; ++i) {
      image.pixels()[i] += 0.01F * static_cast<float>(rng.normal());
    }
    return image;
  }
  std::optional<State> recognise(const Image& image, Judge) const override {
    const auto brightest = std::ranges::max_element(image.pixels());
    return State{static_cast<std::uint8_t>(brightest - image.pixels().begin())};
  }
  std::string describe(const State&) const override { return "ring"; }
};

}  // namespace latplan::data
