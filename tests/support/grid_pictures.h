// Pictures of a synthetic world: a grid of cells, each of which shows one of three symbols. The truth is known: the size of
// a cell, the symbols, the state of every picture. A move gives one cell another symbol.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "base/rng.h"
#include "data/pair_set.h"

namespace latplan {

struct GridPictures {
  static constexpr int kSymbols = 3;
  using State = std::vector<int>;  // symbol of each cell, row by row

  int rows = 3, columns = 3, height = 6, width = 6;  // of a cell, in pixels
  double noise = 0;                                  // standard deviation in grey levels

  int cells() const { return rows * columns; }
  ImageShape shape() const { return {rows * height, columns * width, 1}; }

  // A plain cell, a cell with a diagonal, a cell with a frame. Far from black and white: noise is not clamped.
  int grey(int symbol, int y, int x) const {
    const bool diagonal = y * width / height == x;
    const bool frame = y == 0 || x == 0 || y == height - 1 || x == width - 1;
    return (symbol == 1 && diagonal) || (symbol == 2 && frame) ? 190 : 70;
  }
  State any(Rng& rng) const {
    State state(cells());
    for (int& symbol : state) symbol = static_cast<int>(rng.below(kSymbols));
    return state;
  }
  State moved(State state, Rng& rng) const {
    int& symbol = state[rng.below(state.size())];
    symbol = (symbol + 1 + static_cast<int>(rng.below(kSymbols - 1))) % kSymbols;
    return state;
  }
  std::vector<std::uint8_t> draw(const State& state, Rng& rng) const {
    std::vector<std::uint8_t> bytes;
    for (int y = 0; y < shape().height; ++y) {
      for (int x = 0; x < shape().width; ++x) {
        const int symbol = state[y / height * columns + x / width];
        const double grey_level = grey(symbol, y % height, x % width) + noise * rng.normal();
        bytes.push_back(static_cast<std::uint8_t>(std::clamp(std::lround(grey_level), 0L, 255L)));
      }
    }
    return bytes;
  }
  Image picture(const State& state, Rng& rng) const {
    return Image::from_bytes(shape(), draw(state, rng));
  }
  Image exact_picture(const State& state) const {
    Rng unused(1);
    GridPictures exact = *this;
    exact.noise = 0;
    return exact.picture(state, unused);
  }
  data::PairSet pairs(int count, Rng& rng) const {
    data::PairSet pairs;
    pairs.shape = shape();
    for (int i = 0; i < count; ++i) {
      const State before = any(rng);
      add(pairs, before, moved(before, rng), rng);
    }
    data::assign_splits(pairs, 1);
    return pairs;
  }
  void add(data::PairSet& pairs, const State& before, const State& after, Rng& rng) const {
    for (const auto& [state, bytes] :
         {std::pair{&before, &pairs.predecessors}, std::pair{&after, &pairs.successors}}) {
      const std::vector<std::uint8_t> picture = draw(*state, rng);
      bytes->insert(bytes->end(), picture.begin(), picture.end());
    }
    pairs.split.push_back(data::Split::kTrain);
    ++pairs.count;
  }
};

}  // namespace latplan
