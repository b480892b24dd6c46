#include "domains/sokoban_picture.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "domains/preprocess.h"

namespace latplan::domains {
namespace {

constexpr int kLargeSokobanTile = kSokobanTilePixels;
constexpr int kSokobanReduction = 4;
constexpr int kSmallSokobanTile = kLargeSokobanTile / kSokobanReduction;

// Limits of our judge for each square: the RMS difference from the drawing, and the share of
// another tile in the difference (1: that tile instead; a mixture of 0.6 and 0.4 has about 0.35,
// because neighbouring squares blur).
constexpr double kMaxSokobanError = 0.15;
constexpr double kMaxSokobanMixture = 0.25;

bool finite_sokoban_picture(const Image& image) {
  return std::ranges::all_of(image.pixels(), [](float value) { return std::isfinite(value); });
}

Image reduced_by_four(const Image& large) {
  return resize_smooth(large, large.shape().height / kSokobanReduction,
                       large.shape().width / kSokobanReduction);
}

void paste_sokoban_tile(const Image& tile, int top, int left, Image& image) {
  for (int row = 0; row < kLargeSokobanTile; ++row) {
    for (int column = 0; column < kLargeSokobanTile; ++column) {
      for (int channel = 0; channel < 3; ++channel) {
        image.at(top + row, left + column, channel) = tile.at(row, column, channel);
      }
    }
  }
}

// The reduced difference of 3 x 3 squares when the middle tile changes.
Image sokoban_change(const Image& before, const Image& after) {
  Image large({3 * kLargeSokobanTile, 3 * kLargeSokobanTile, 3});
  paste_sokoban_tile(after, kLargeSokobanTile, kLargeSokobanTile, large);
  Image change = reduced_by_four(large);
  paste_sokoban_tile(before, kLargeSokobanTile, kLargeSokobanTile, large);
  const Image old = reduced_by_four(large);
  for (std::size_t i = 0; i < change.pixels().size(); ++i) change.pixels()[i] -= old.pixels()[i];
  return change;
}

SokobanTile sokoban_tile_of(SokobanGround ground) {
  return ground == SokobanGround::kWall   ? SokobanTile::kWall
         : ground == SokobanGround::kGoal ? SokobanTile::kGoal
                                          : SokobanTile::kFloor;
}

constexpr int sokoban_index(SokobanTile tile) { return static_cast<int>(tile); }

}  // namespace

SokobanPicture::SokobanPicture(const SokobanLevel& level)
    : level_(level), large_tiles_(paint_sokoban_tiles()) {
  for (int kind = 0; kind < kSokobanTileKinds; ++kind) {
    const Image small = reduced_by_four(large_tiles_[kind]);
    std::ranges::copy(small.pixels(), small_tiles_[kind].begin());
  }
  for (const SokobanGround square : level.ground) ground_.push_back(sokoban_tile_of(square));
  empty_ = reduced_by_four(draw_large(ground_));
  const auto large = [&](SokobanTile tile) -> const Image& {
    return large_tiles_[sokoban_index(tile)];
  };
  changes_ = {sokoban_change(large(SokobanTile::kFloor), large(SokobanTile::kPlayer)),
              sokoban_change(large(SokobanTile::kGoal), large(SokobanTile::kPlayer)),
              sokoban_change(large(SokobanTile::kFloor), large(SokobanTile::kStone)),
              sokoban_change(large(SokobanTile::kGoal), large(SokobanTile::kStoneOnGoal))};
}

ImageShape SokobanPicture::shape() const {
  return {kSmallSokobanTile * level_.height, kSmallSokobanTile * level_.width, 3};
}

std::vector<SokobanTile> SokobanPicture::tiles(const State& state) const {
  std::vector<SokobanTile> result = ground_;
  for (std::size_t i = 1; i < state.size(); ++i) {
    result[level_.squares[state[i]]] =
        level_.on_goal(state[i]) ? SokobanTile::kStoneOnGoal : SokobanTile::kStone;
  }
  result[level_.squares[state[0]]] = SokobanTile::kPlayer;
  return result;
}

Image SokobanPicture::draw_large(const State& state) const { return draw_large(tiles(state)); }

Image SokobanPicture::draw_large(std::span<const SokobanTile> tiles) const {
  Image image({kLargeSokobanTile * level_.height, kLargeSokobanTile * level_.width, 3});
  for (int square = 0; square < static_cast<int>(tiles.size()); ++square) {
    paste_sokoban_tile(large_tiles_[sokoban_index(tiles[square])],
                       square / level_.width * kLargeSokobanTile,
                       square % level_.width * kLargeSokobanTile, image);
  }
  return image;
}

const Image& SokobanPicture::change(int cell, SokobanTile piece) const {
  return changes_[(piece == SokobanTile::kPlayer ? 0 : 2) + (level_.on_goal(cell) ? 1 : 0)];
}

// Every cell has neighbours on all sides, so the 3 x 3 squares of a change lie inside the picture.
Image SokobanPicture::draw(const State& state) const {
  Image image = empty_;
  for (std::size_t i = 0; i < state.size(); ++i) {
    const Image& added = change(state[i], i == 0 ? SokobanTile::kPlayer : SokobanTile::kStone);
    const int square = level_.squares[state[i]];
    const int top = (square / level_.width - 1) * kSmallSokobanTile,
              left = (square % level_.width - 1) * kSmallSokobanTile;
    for (int row = 0; row < 3 * kSmallSokobanTile; ++row) {
      for (int column = 0; column < 3 * kSmallSokobanTile; ++column) {
        for (int channel = 0; channel < 3; ++channel) {
          image.at(top + row, left + column, channel) += added.at(row, column, channel);
        }
      }
    }
  }
  return image;
}

SokobanPicture::Patch SokobanPicture::patch(const Image& image, int square) const {
  Patch result;
  const int top = square / level_.width * kSmallSokobanTile,
            left = square % level_.width * kSmallSokobanTile;
  for (int i = 0; i < kPatchNumbers; ++i) {
    result[i] =
        image.at(top + i / (3 * kSmallSokobanTile), left + i / 3 % kSmallSokobanTile, i % 3);
  }
  return result;
}

// kFloor (for floor and goal), kPlayer or kStone.
SokobanTile SokobanPicture::nearest_look(const Image& image, int cell) const {
  const Patch seen = patch(image, level_.squares[cell]),
              empty = patch(empty_, level_.squares[cell]);
  const auto error = [&](const Image* added) {
    double sum = 0;
    for (int i = 0; i < kPatchNumbers; ++i) {
      const float piece = added == nullptr
                              ? 0.0F
                              : added->at(kSmallSokobanTile + i / (3 * kSmallSokobanTile),
                                          kSmallSokobanTile + i / 3 % kSmallSokobanTile, i % 3);
      const double difference = seen[i] - empty[i] - piece;
      sum += difference * difference;
    }
    return sum;
  };
  SokobanTile nearest = SokobanTile::kFloor;
  double least = error(nullptr);
  for (const SokobanTile piece : {SokobanTile::kPlayer, SokobanTile::kStone}) {
    const double its = error(&change(cell, piece));
    if (its < least) {
      nearest = piece;
      least = its;
    }
  }
  return nearest;
}

bool SokobanPicture::agrees(const Image& image, const State& state) const {
  const Image drawing = draw(state);
  const std::vector<SokobanTile> shown = tiles(state);
  for (int square = 0; square < static_cast<int>(shown.size()); ++square) {
    const Patch seen = patch(image, square), drawn = patch(drawing, square);
    Patch rest;
    double squares = 0;
    for (int i = 0; i < kPatchNumbers; ++i) {
      rest[i] = seen[i] - drawn[i];
      squares += static_cast<double>(rest[i]) * rest[i];
    }
    if (std::sqrt(squares / kPatchNumbers) > kMaxSokobanError) return false;
    const Patch& here = small_tiles_[sokoban_index(shown[square])];
    for (const Patch& other : small_tiles_) {
      double along = 0, length = 0;
      for (int i = 0; i < kPatchNumbers; ++i) {
        const double towards = other[i] - here[i];
        along += towards * rest[i];
        length += towards * towards;
      }
      if (along > kMaxSokobanMixture * length) return false;  // never for the tile itself
    }
  }
  return true;
}

std::optional<State> SokobanPicture::read(const Image& image) const {
  if (image.shape() != shape() || !finite_sokoban_picture(image)) return std::nullopt;
  std::vector<SokobanTile> shown = ground_;
  for (int cell = 0; cell < static_cast<int>(level_.squares.size()); ++cell) {
    const SokobanTile look = nearest_look(image, cell);
    if (look == SokobanTile::kFloor) continue;
    const bool green = look == SokobanTile::kStone && level_.on_goal(cell);
    shown[level_.squares[cell]] = green ? SokobanTile::kStoneOnGoal : look;
  }
  const auto state = pieces_of(shown);
  return state && agrees(image, *state) ? state : std::nullopt;
}

std::optional<State> SokobanPicture::read_as_paper(const Image& image) const {
  if (image.shape() != shape() || !finite_sokoban_picture(image)) return std::nullopt;
  std::vector<SokobanTile> shown;
  for (int square = 0; square < static_cast<int>(level_.ground.size()); ++square) {
    const Patch seen = patch(image, square);
    int nearest = 0;
    float least = std::numeric_limits<float>::infinity();
    for (int kind = 0; kind < kSokobanTileKinds; ++kind) {
      float greatest = 0;
      for (int i = 0; i < kPatchNumbers; ++i) {
        greatest = std::max(greatest, std::abs(seen[i] - small_tiles_[kind][i]));
      }
      if (greatest < least) {
        nearest = kind;
        least = greatest;
      }
    }
    shown.push_back(static_cast<SokobanTile>(nearest));
  }
  return pieces_of(shown);
}

// Requires one player, all stones, and otherwise the ground of the level.
std::optional<State> SokobanPicture::pieces_of(std::span<const SokobanTile> shown) const {
  State state(1);
  int players = 0;
  for (int cell = 0; cell < static_cast<int>(level_.squares.size()); ++cell) {
    const SokobanTile tile = shown[level_.squares[cell]];
    if (tile == SokobanTile::kPlayer) {
      state[0] = static_cast<std::uint8_t>(cell);
      ++players;
    } else if (tile == SokobanTile::kStone || tile == SokobanTile::kStoneOnGoal) {
      state.push_back(static_cast<std::uint8_t>(cell));
    }
  }
  if (players != 1 || static_cast<int>(state.size()) != level_.stones() + 1) return std::nullopt;
  return std::ranges::equal(tiles(state), shown) ? std::optional(state) : std::nullopt;
}

}  // namespace latplan::domains
