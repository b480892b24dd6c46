// Damaged pictures and wrong transitions of Sokoban and Hanoi, for tests of their judges.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "domains/domain.h"
#include "domains/judge.h"
#include "domains/sokoban_picture.h"
#include "support/degraded_pictures.h"

namespace latplan::domains {

// Copies a block of pixels, block (row, column) counted in blocks, from one picture to another of the same shape.
inline void copy_block(const Image& source, int from, Image& target, int to, int height,
                       int width) {
  const int blocks = source.shape().width / width;
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) {
      for (int channel = 0; channel < 3; ++channel) {
        target.at(to / blocks * height + row, to % blocks * width + column, channel) =
            source.at(from / blocks * height + row, from % blocks * width + column, channel);
      }
    }
  }
}

// red-green-blue in another order: `order` 0 to 4.
inline Image with_other_channels(const Image& image, int order) {
  static constexpr int kOrders[5][3] = {{2, 1, 0}, {1, 0, 2}, {0, 2, 1}, {1, 2, 0}, {2, 0, 1}};
  Image result = image;
  for (std::size_t i = 0; i < image.pixels().size(); ++i) {
    result.pixels()[i] = image.pixels()[i / 3 * 3 + kOrders[order][i % 3]];
  }
  return result;
}

struct PicturePair {
  Image before, after;
};

inline bool accepts(const Domain& world, const PicturePair& pair) {
  const auto before = world.recognise(pair.before), after = world.recognise(pair.after);
  return before && after && legal_step(world, *before, *after);
}

struct WrongKind {
  std::string name;
  std::function<PicturePair(Rng&)> make;  // never shows a legal move
};

template <typename T>
const T& any_of(const std::vector<T>& items, Rng& rng) {
  return items[rng.below(items.size())];
}

// What goes wrong in every world alike. Lives no longer than the world.
inline std::vector<WrongKind> common_wrongs(const Domain& world) {
  const auto mixture = [&world](float weight) {
    return [&world, weight](Rng& rng) {
      const Transition step = world.sample_transition(rng);
      const Image before = world.render(step.before), after = world.render(step.after);
      return rng.coin() ? PicturePair{before, blend(after, before, weight)}
                        : PicturePair{blend(before, after, weight), after};
    };
  };
  return {{"two moves at once",
           [&world](Rng& rng) {
             while (true) {
               const Transition first = world.sample_transition(rng);
               const auto next = world.successors(first.after);
               if (next.empty()) continue;
               const State& after = any_of(next, rng);
               if (after == first.before || legal_step(world, first.before, after)) continue;
               return PicturePair{world.render(first.before), world.render(after)};
             }
           }},
          {"no move at all",
           [&world](Rng& rng) {
             const Image image = world.render(world.sample(rng));
             return PicturePair{image, image};
           }},
          {"other channels",
           [&world](Rng& rng) {
             while (true) {
               const Transition step = world.sample_transition(rng);
               const Image right = world.render(step.after);
               const Image wrong = with_other_channels(right, static_cast<int>(rng.below(5)));
               if (wrong != right) return PicturePair{world.render(step.before), wrong};
             }
           }},
          {"mixture 0.5 and 0.5", mixture(0.5F)},
          {"mixture 0.6 and 0.4", mixture(0.6F)},
          {"blank grey", [&world](Rng& rng) {
             const State state = world.sample(rng);
             return PicturePair{world.render(state),
                                Image(world.image_shape(), static_cast<float>(rng.uniform()))};
           }}};
}

// The numbered cells that hold no piece.
inline std::vector<std::uint8_t> free_cells(const SokobanLevel& level, const State& state) {
  std::vector<std::uint8_t> cells;
  for (std::size_t cell = 0; cell < level.squares.size(); ++cell) {
    const auto number = static_cast<std::uint8_t>(cell);
    if (std::ranges::find(state, number) == state.end()) cells.push_back(number);
  }
  return cells;
}

inline std::vector<int> squares_with(const SokobanLevel& level, SokobanGround ground) {
  std::vector<int> squares;
  for (int square = 0; square < static_cast<int>(level.ground.size()); ++square) {
    if (level.ground[square] == ground) squares.push_back(square);
  }
  return squares;
}

// The world, its level and its picture must outlive the list.
inline std::vector<WrongKind> sokoban_wrongs(const Domain& world, const SokobanLevel& level,
                                             const SokobanPicture& picture) {
  auto kinds = common_wrongs(world);
  // Spoils the second picture of a true transition.
  const auto add = [&](const std::string& name, auto spoil) {
    kinds.push_back({name, [&world, spoil](Rng& rng) {
                       const Transition step = world.sample_transition(rng);
                       return PicturePair{world.render(step.before), spoil(step, rng)};
                     }});
  };
  add("missing stone", [&](const Transition& step, Rng& rng) {
    State state = step.after;
    state.erase(state.begin() + 1 + static_cast<std::ptrdiff_t>(rng.below(state.size() - 1)));
    return picture.draw(state);
  });
  add("extra stone", [&](const Transition& step, Rng& rng) {
    State state = step.after;
    state.push_back(any_of(free_cells(level, state), rng));
    return picture.draw(state);
  });
  add("stone jumps", [&](const Transition& step, Rng& rng) {
    while (true) {
      State state = step.after;
      state[1 + rng.below(state.size() - 1)] = any_of(free_cells(level, state), rng);
      if (!legal_step(world, step.before, state)) return picture.draw(state);
    }
  });
  add("two players", [&](const Transition& step, Rng& rng) {
    State other = step.after;
    other[0] = any_of(free_cells(level, other), rng);
    Image image = picture.draw(step.after);
    const int square = level.squares[other[0]];
    copy_block(picture.draw(other), square, image, square, 4, 4);
    return image;
  });
  add("no player", [&](const Transition& step, Rng& rng) {
    State other = step.after;
    other[0] = any_of(free_cells(level, other), rng);
    Image image = picture.draw(step.after);
    const int square = level.squares[step.after[0]];
    copy_block(picture.draw(other), square, image, square, 4, 4);
    return image;
  });
  add("moved wall", [&](const Transition& step, Rng& rng) {
    const Image right = picture.draw(step.after);
    Image image = right;
    const int wall = any_of(squares_with(level, SokobanGround::kWall), rng);
    const int cell = level.squares[any_of(free_cells(level, step.after), rng)];
    copy_block(right, wall, image, cell, 4, 4);
    copy_block(right, cell, image, wall, 4, 4);
    return image;
  });
  add("missing wall", [&](const Transition& step, Rng& rng) {
    Image image = picture.draw(step.after);
    const int cell = level.squares[any_of(free_cells(level, step.after), rng)];
    const int wall = any_of(squares_with(level, SokobanGround::kWall), rng);
    copy_block(picture.draw(step.after), cell, image, wall, 4, 4);
    return image;
  });
  add("swapped colours", [&](const Transition& step, Rng& rng) {  // a piece drawn as another one
    const Image right = picture.draw(step.after);
    Image image = right;
    const int player = level.squares[step.after[0]];
    const int stone = level.squares[step.after[1 + rng.below(step.after.size() - 1)]];
    copy_block(right, player, image, stone, 4, 4);
    copy_block(right, stone, image, player, 4, 4);
    return image;
  });
  add("extra goal mark", [&](const Transition& step, Rng& rng) {
    while (true) {
      const int cell = any_of(free_cells(level, step.after), rng);
      if (level.on_goal(cell)) continue;
      Image image = picture.draw(step.after);
      const int goal = any_of(squares_with(level, SokobanGround::kGoal), rng);
      copy_block(picture.draw({level.start[0]}), goal, image, level.squares[cell], 4, 4);
      return image;
    }
  });
  return kinds;
}

// The world must outlive the list; at least two disks.
inline std::vector<WrongKind> hanoi_wrongs(const Domain& world, int disks, int towers) {
  auto kinds = common_wrongs(world);
  const auto bar = [towers](int row, int tower) { return row * towers + tower; };
  // A disk's bar: the lowest row is disks - 1.
  const auto place = [=](const State& state, int disk) {
    int below = 0;
    for (int other = disk + 1; other < disks; ++other) below += state[other] == state[disk];
    return bar(disks - 1 - below, state[disk]);
  };
  const auto height = [=](const State& state, int tower) {
    return static_cast<int>(std::ranges::count(state, static_cast<std::uint8_t>(tower)));
  };
  // Spoils the second picture of a true transition; nothing when that one does not lend itself.
  const auto add = [&](const std::string& name, auto spoil) {
    kinds.push_back({name, [&world, spoil](Rng& rng) {
                       while (true) {
                         const Transition step = world.sample_transition(rng);
                         Image image = world.render(step.after);
                         if (spoil(step.after, image, rng)) {
                           return PicturePair{world.render(step.before), image};
                         }
                       }
                     }});
  };
  const auto random_disk = [=](Rng& rng) { return static_cast<int>(rng.below(disks)); };
  const auto random_tower = [=](Rng& rng) { return static_cast<int>(rng.below(towers)); };
  const auto background = [=](const State& state) {  // some bar without a disk
    for (int tower = 0; tower < towers; ++tower) {
      if (height(state, tower) < disks) return bar(0, tower);
    }
    return -1;
  };
  add("duplicated disk", [=](const State& state, Image& image, Rng& rng) {
    const int tower = random_tower(rng);
    if (height(state, tower) == disks) return false;
    copy_block(image, place(state, random_disk(rng)), image,
               bar(disks - 1 - height(state, tower), tower), 1, 4);
    return true;
  });
  add("missing disk", [=](const State& state, Image& image, Rng& rng) {
    copy_block(image, background(state), image, place(state, random_disk(rng)), 1, 4);
    return true;
  });
  add("floating disk", [=](const State& state, Image& image, Rng& rng) {
    const int tower = random_tower(rng), stack = height(state, tower);
    if (stack == 0 || stack == disks) return false;
    const int top = disks - stack, to = static_cast<int>(rng.below(top));
    const Image right = image;
    copy_block(right, bar(top, tower), image, bar(to, tower), 1, 4);
    copy_block(right, background(state), image, bar(top, tower), 1, 4);
    return true;
  });
  add("larger on smaller", [=](const State& state, Image& image, Rng& rng) {
    const int one = random_disk(rng), other = random_disk(rng);
    if (one == other || state[one] != state[other]) return false;
    const Image right = image;
    copy_block(right, place(state, one), image, place(state, other), 1, 4);
    copy_block(right, place(state, other), image, place(state, one), 1, 4);
    return true;
  });
  add("swapped colours", [=](const State& state, Image& image, Rng& rng) {
    const int one = random_disk(rng), other = random_disk(rng);
    if (one == other) return false;
    const Image right = image;
    copy_block(right, place(state, one), image, place(state, other), 1, 4);
    copy_block(right, place(state, other), image, place(state, one), 1, 4);
    return true;
  });
  return kinds;
}

}  // namespace latplan::domains
