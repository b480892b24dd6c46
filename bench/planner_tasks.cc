#include "planner_tasks.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <regex>
#include <set>

#include "base/error.h"
#include "base/rng.h"
#include "task_encoding.h"

namespace latplan::bench {
namespace {

// States at exactly `depth` steps from `start`.
template <typename State, typename Successors>
std::vector<State> layer_at(const State& start, int depth, const Successors& successors) {
  std::set<State> seen{start};
  std::vector<State> layer{start};
  for (int d = 0; d < depth; ++d) {
    std::vector<State> next;
    for (const State& state : layer) {
      for (const State& successor : successors(state)) {
        if (seen.insert(successor).second) next.push_back(successor);
      }
    }
    layer = std::move(next);
  }
  return layer;
}

template <typename State>
State pick(const std::vector<State>& layer, int instance, Rng& rng) {
  std::size_t chosen = rng.below(layer.size());
  for (; instance > 1; --instance) chosen = rng.below(layer.size());
  return layer[chosen];
}

// ---- LightsOut: one action per button and pattern of the lights it toggles.

using Lights = std::uint64_t;

std::vector<Lights> toggles(int side) {
  std::vector<Lights> result;
  for (int r = 0; r < side; ++r) {
    for (int c = 0; c < side; ++c) {
      result.push_back(0);
      for (const auto& [dr, dc] : {std::pair{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
        const int rr = r + dr, cc = c + dc;
        if (rr >= 0 && rr < side && cc >= 0 && cc < side) {
          result.back() |= Lights{1} << (rr * side + cc);
        }
      }
    }
  }
  return result;
}

// The sets of presses without effect, by Gaussian elimination. Adding one to a solution gives
// another solution.
std::vector<Lights> quiet_presses(const std::vector<Lights>& toggles) {
  std::map<int, std::pair<Lights, Lights>> pivots;  // by light: lights, presses
  std::vector<Lights> basis;
  for (std::size_t i = 0; i < toggles.size(); ++i) {
    Lights lights = toggles[i];
    Lights presses = Lights{1} << i;
    while (lights != 0 && pivots.contains(std::countr_zero(lights))) {
      const auto [l, p] = pivots[std::countr_zero(lights)];
      lights ^= l;
      presses ^= p;
    }
    if (lights == 0) {
      basis.push_back(presses);
    } else {
      pivots[std::countr_zero(lights)] = {lights, presses};
    }
  }
  std::vector<Lights> all{0};
  for (const Lights presses : basis) {
    for (std::size_t i = all.size(); i-- > 0;) all.push_back(all[i] ^ presses);
  }
  return all;
}

std::vector<int> set_bits(Lights mask) {
  std::vector<int> result;
  for (; mask != 0; mask &= mask - 1) result.push_back(std::countr_zero(mask));
  return result;
}

symbolic::StripsTask lightsout(int side, const Shape& shape, int depth, int instance) {
  Rng rng(1);
  const std::vector<Lights> toggles = bench::toggles(side);
  const Encoding encoding(side * side, shape, rng);
  std::vector<LogicalAction> logical;
  for (const Lights toggle : toggles) {
    Lights on = toggle;
    while (true) {  // all subsets
      logical.push_back(
          {set_bits(on), set_bits(toggle & ~on), set_bits(toggle & ~on), set_bits(on)});
      if (on == 0) break;
      on = (on - 1) & toggle;
    }
  }
  symbolic::ActionTable table{shape.bits, encode_actions(encoding, shape, logical, {}, rng)};
  const std::vector<Lights> quiet_sets = quiet_presses(toggles);
  while (true) {
    Lights presses = 0, lights = 0;
    for (const int button : sample(set_bits((Lights{1} << (side * side)) - 1), depth, rng)) {
      presses |= Lights{1} << button;
      lights ^= toggles[button];
    }
    int shortest = depth;
    for (const Lights quiet : quiet_sets) {
      shortest = std::min(shortest, std::popcount(presses ^ quiet));
    }
    if (shortest == depth && --instance < 1) {
      return symbolic::make_task(std::move(table), encoding.mask(set_bits(lights)),
                                 encoding.mask({}));
    }
  }
}

// ---- Sliding tiles: bit t n + p means that tile t is at place p; tile 0 is the gap.

std::vector<int> neighbours(int place, int side) {
  std::vector<int> result;
  const int r = place / side, c = place % side;
  if (r > 0) result.push_back(place - side);
  if (r + 1 < side) result.push_back(place + side);
  if (c > 0) result.push_back(place - 1);
  if (c + 1 < side) result.push_back(place + 1);
  return result;
}

symbolic::StripsTask tiles(int side, const Shape& shape, int depth, int instance) {
  Rng rng(2);
  const int places = side * side;
  const Encoding encoding(places * places, shape, rng);
  std::vector<LogicalAction> logical;
  std::vector<std::array<int, 3>> moves;  // gap from, gap to, tile
  for (int from = 0; from < places; ++from) {
    for (const int to : neighbours(from, side)) {
      for (int t = 1; t < places; ++t) {
        const std::vector<int> before{from, t * places + to}, after{to, t * places + from};
        logical.push_back({before, after, after, before});
        moves.push_back({from, to, t});
      }
    }
  }
  const auto implied = [&](std::size_t i) {
    std::vector<int> others;  // no other tile is at either place
    for (int t = 1; t < places; ++t) {
      if (t == moves[i][2]) continue;
      others.push_back(encoding.copies(t * places + moves[i][0]).front());
      others.push_back(encoding.copies(t * places + moves[i][1]).front());
    }
    return sample(others, shape.implied, rng);
  };
  symbolic::ActionTable table{
      shape.bits, encode_actions(encoding, shape, logical,
                                 shape.implied > 0 ? Implied(implied) : Implied(), rng)};
  std::string goal(places, 0);
  for (int p = 0; p < places; ++p) goal[p] = static_cast<char>(p);
  const auto layer = layer_at(goal, depth, [&](const std::string& state) {
    std::vector<std::string> result;
    const auto gap = static_cast<int>(state.find('\0'));
    for (const int to : neighbours(gap, side)) {
      result.push_back(state);
      std::swap(result.back()[gap], result.back()[to]);
    }
    return result;
  });
  const auto encode = [&](const std::string& state) {
    std::vector<int> facts;
    for (int p = 0; p < places; ++p) facts.push_back(state[p] * places + p);
    return encoding.mask(facts);
  };
  return symbolic::make_task(std::move(table), encode(pick(layer, instance, rng)), encode(goal));
}

// ---- Sokoban: one bit per cell for the player, then one per cell for boxes.

constexpr const char* kLevel[] = {"##########", "#    #   #", "# $    $ #",
                                  "#  ##  # #", "# $      #", "##########"};

class Sokoban {
 public:
  using State = std::pair<int, std::set<int>>;  // player, boxes
  struct Move {
    int from, to, beyond;  // beyond: where a box goes; -1: no box is pushed
  };

  Sokoban() {
    for (int r = 0; r < static_cast<int>(std::size(kLevel)); ++r) {
      for (int c = 0; kLevel[r][c] != '\0'; ++c) {
        if (kLevel[r][c] == '#') continue;
        if (kLevel[r][c] == '$') boxes_.insert(static_cast<int>(cells_.size()));
        cells_.insert({{r, c}, static_cast<int>(cells_.size())});
      }
    }
    for (const auto& [place, cell] : cells_) {
      for (const auto& [dr, dc] : {std::pair{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
        const auto to = cells_.find({place.first + dr, place.second + dc});
        if (to == cells_.end()) continue;
        moves_.push_back({cell, to->second, -1});
        const auto beyond = cells_.find({place.first + 2 * dr, place.second + 2 * dc});
        if (beyond != cells_.end()) moves_.push_back({cell, to->second, beyond->second});
      }
    }
  }

  int cells() const { return static_cast<int>(cells_.size()); }
  const std::vector<Move>& moves() const { return moves_; }
  State start() const { return {cells_.at({1, 1}), boxes_}; }
  std::vector<State> successors(const State& state) const {
    std::vector<State> result;
    for (const Move& move : moves_) {
      const bool box = state.second.contains(move.to);
      if (move.from != state.first || box != (move.beyond >= 0)) continue;
      State next{move.to, state.second};
      if (box) {
        if (state.second.contains(move.beyond)) continue;
        next.second.erase(move.to);
        next.second.insert(move.beyond);
      }
      result.push_back(std::move(next));
    }
    return result;
  }

 private:
  std::map<std::pair<int, int>, int> cells_;
  std::set<int> boxes_;
  std::vector<Move> moves_;
};

symbolic::StripsTask sokoban(const Shape& shape, int depth, int instance) {
  Rng rng(3);
  const Sokoban world;
  const int n = world.cells();
  const Encoding encoding(2 * n, shape, rng);
  std::vector<LogicalAction> logical;
  for (const auto& [from, to, beyond] : world.moves()) {
    if (beyond < 0) {
      logical.push_back({{from}, {to, n + to}, {to}, {from}});
    } else {
      logical.push_back({{from, n + to}, {to, n + beyond}, {to, n + beyond}, {from, n + to}});
    }
  }
  symbolic::ActionTable table{shape.bits, encode_actions(encoding, shape, logical, {}, rng)};
  std::vector<Sokoban::State> layer = layer_at(
      world.start(), depth, [&](const Sokoban::State& state) { return world.successors(state); });
  // Prefer goals in which a box has moved.
  std::vector<Sokoban::State> moved;
  for (const Sokoban::State& state : layer) {
    if (state.second != world.start().second) moved.push_back(state);
  }
  if (!moved.empty()) layer = moved;
  const auto encode = [&](const Sokoban::State& state) {
    std::vector<int> facts{state.first};
    for (const int box : state.second) facts.push_back(n + box);
    return encoding.mask(facts);
  };
  return symbolic::make_task(std::move(table), encode(world.start()),
                             encode(pick(layer, instance, rng)));
}

struct NamedShape {
  std::string name;
  symbolic::StripsTask (*make)(const Shape& shape, int depth, int instance);
  Shape shape;
};

template <int kSide>
symbolic::StripsTask lightsout(const Shape& shape, int depth, int instance) {
  return lightsout(kSide, shape, depth, instance);
}
template <int kSide>
symbolic::StripsTask tiles(const Shape& shape, int depth, int instance) {
  return tiles(kSide, shape, depth, instance);
}

const std::vector<NamedShape>& named_shapes() {
  static const std::vector<NamedShape> shapes{
      {"LO25", lightsout<5>, {25, 25, 512, 0, 1}},
      {"LO100", lightsout<5>, {100, 25, 512, 37, 1}},
      {"LO300", lightsout<5>, {300, 35, 941, 144, 1}},
      {"LO36", lightsout<6>, {36, 36, 800, 0, 1}},
      {"LO49", lightsout<7>, {49, 49, 1152, 0, 1}},
      {"MN81", tiles<3>, {81, 81, 192, 0, -1}},
      {"MN300", tiles<3>, {300, 225, 1664, 48, 2}},
      {"MN300n", tiles<3>, {300, 225, 1664, 48, 2, 0, true}},
      {"MA256", tiles<4>, {256, 256, 720, 0, -1}},
      {"MA300", tiles<4>, {300, 299, 3469, 0, 1, 12}},
      {"SO6k", sokoban, {300, 103, 5900, 196, -1}},
      {"SO47k", sokoban, {300, 103, 47495, 196, -1}},
  };
  return shapes;
}

}  // namespace

std::vector<std::string> planner_task_shapes() {
  std::vector<std::string> names;
  for (const NamedShape& shape : named_shapes()) names.push_back(shape.name);
  return names;
}

symbolic::StripsTask make_planner_task(const std::string& name) {
  const std::regex form("(.+)_d([0-9]{1,2})(?:_n([0-9]{1,4}))?");
  std::smatch parts;
  const bool well_formed = std::regex_match(name, parts, form);
  std::string known;
  for (const NamedShape& shape : named_shapes()) {
    known += (known.empty() ? "" : ", ") + shape.name;
    if (!well_formed || shape.name != parts[1]) continue;
    const int depth = std::stoi(parts[2]);
    const int instance = parts[3].matched ? std::stoi(parts[3]) : 1;
    if (depth >= 1 && depth <= 15 && instance >= 1) return shape.make(shape.shape, depth, instance);
  }
  throw usage_error("unknown task '" + name +
                    "'; expected SHAPE_dDEPTH or SHAPE_dDEPTH_nNUMBER with depth 1 to 15, number "
                    "from 1 and shape one of: " +
                    known);
}

}  // namespace latplan::bench
