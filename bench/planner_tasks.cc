#include "planner_tasks.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <unordered_set>

#include "base/error.h"
#include "base/rng.h"

namespace latplan::bench {
namespace {

using symbolic::Action;

// An action of the world itself, as numbers of its own ("logical") bits.
struct LogicalAction {
  std::vector<int> pos, neg, add, del;
};

struct Shape {
  int bits;       // of the task
  int effective;  // of these, not constant
  int actions;    // about so many
  int constants;  // constant bits a precondition names
  int splits;  // at most so many times an action is split on a bit of context; -1: as often as needed
  int implied = 0;     // negative preconditions that follow from the others
  bool noise = false;  // plus one imprecise action for every action of the world
};

// Where each logical bit went: itself and, if there is room, copies of it, in a random order among constant bits.
class Encoding {
 public:
  Encoding(int logical, const Shape& shape, Rng& rng) : bits_(shape.bits), copies_(logical) {
    std::vector<int> order(bits_);
    for (int i = 0; i < bits_; ++i) order[i] = i;
    std::vector<int> owner(shape.effective);
    for (int j = 0; j < shape.effective; ++j) {
      const bool few = shape.effective < 2 * logical;
      owner[j] = j < logical ? j
                 : few       ? static_cast<int>(rng.below(logical))
                             : (j - logical) % logical;
    }
    rng.shuffle(order);
    for (int j = 0; j < shape.effective; ++j) copies_[owner[j]].push_back(order[j]);
    changing_.assign(order.begin(), order.begin() + shape.effective);
    constant_.assign(order.begin() + shape.effective, order.end());
  }

  int bits() const { return bits_; }
  const std::vector<int>& copies(int logical) const { return copies_[logical]; }
  const std::vector<int>& changing() const { return changing_; }
  const std::vector<int>& constant() const { return constant_; }
  BitVector mask(const std::vector<int>& logical) const {
    BitVector result(bits_);
    for (const int l : logical) {
      for (const int bit : copies_[l]) result.set(bit, true);
    }
    return result;
  }

 private:
  int bits_;
  std::vector<std::vector<int>> copies_;
  std::vector<int> changing_, constant_;
};

template <typename T>
std::vector<T> sample(std::vector<T> items, std::size_t count, Rng& rng) {
  rng.shuffle(items);
  items.resize(std::min(items.size(), count));
  return items;
}

using Implied =
    std::function<std::vector<int>(std::size_t)>;  // by logical action: bits false anyway

// Each logical action becomes variants that exclude one another (split on context bits, as a learnt XOR is) and
// duplicates that differ in constant preconditions alone.
class ActionEncoder {
 public:
  ActionEncoder(const Encoding& encoding, const Shape& shape, Rng& rng)
      : encoding_(encoding), shape_(shape), rng_(rng) {}

  std::vector<Action> encode(const std::vector<LogicalAction>& logical, const Implied& implied) {
    const int wanted_in_all =
        shape_.actions - (shape_.noise ? static_cast<int>(logical.size()) : 0);
    for (std::size_t i = 0; i < logical.size(); ++i) {
      const double left = wanted_in_all - static_cast<double>(actions_.size());
      const int wanted = std::max<int>(
          1, static_cast<int>(std::lround(left / static_cast<double>(logical.size() - i))));
      add_variants(logical[i], wanted, implied ? implied(i) : std::vector<int>{});
    }
    if (shape_.noise) {
      for (const LogicalAction& action : logical) add_imprecise(action);
    }
    rng_.shuffle(actions_);
    for (std::size_t i = 0; i < actions_.size(); ++i) actions_[i].name = "a" + std::to_string(i);
    return std::move(actions_);
  }

 private:
  void add_variants(const LogicalAction& logical, int wanted, const std::vector<int>& implied) {
    const Action base{"", encoding_.mask(logical.pos), encoding_.mask(logical.neg),
                      encoding_.mask(logical.add), encoding_.mask(logical.del)};
    int splits = 0;
    while ((2 << splits) <= wanted && (shape_.splits < 0 || splits < shape_.splits)) ++splits;
    const BitVector used = base.pos | base.neg | base.add | base.del;
    std::vector<int> free;
    for (const int bit : encoding_.changing()) {
      if (!used.get(bit)) free.push_back(bit);
    }
    const std::vector<int> context = sample(free, splits, rng_);
    BitVector also_false(encoding_.bits());
    for (const int bit : implied) {
      if (!used.get(bit) && std::find(context.begin(), context.end(), bit) == context.end()) {
        also_false.set(bit, true);
      }
    }
    const int duplicates =
        std::max<int>(1, static_cast<int>(std::lround(wanted / std::exp2(context.size()))));
    for (int variant = 0; variant < 1 << context.size(); ++variant) {
      for (int d = 0; d < duplicates; ++d) add_variant(base, context, variant, also_false);
    }
  }

  // Learnt effects repeat what the precondition says: prevail bits are added or deleted once more.
  void add_variant(const Action& base, const std::vector<int>& context, int variant,
                   const BitVector& also_false) {
    Action action = base;
    for (std::size_t i = 0; i < context.size(); ++i) {
      const bool value = ((variant >> i) & 1) != 0;
      (value ? action.pos : action.neg).set(context[i], true);
      (value ? action.add : action.del).set(context[i], true);
    }
    BitVector false_bits = also_false;
    if (shape_.constants > 0) {
      const auto count =
          std::max<std::int64_t>(0, std::lround(shape_.constants + 3 * rng_.normal()));
      for (const int bit : sample(encoding_.constant(), count, rng_)) false_bits.set(bit, true);
    }
    action.neg |= false_bits;
    action.del |= false_bits;
    actions_.push_back(std::move(action));
  }

  // Forgets one copy of a bit: neither checks nor changes it.
  void add_imprecise(const LogicalAction& logical) {
    std::vector<int> copies;
    for (const std::vector<int>* part : {&logical.add, &logical.del}) {
      for (const int l : *part) {
        copies.insert(copies.end(), encoding_.copies(l).begin() + 1, encoding_.copies(l).end());
      }
    }
    if (copies.empty()) return;
    const int forgotten = copies[rng_.below(copies.size())];
    Action action{"", encoding_.mask(logical.pos), encoding_.mask(logical.neg),
                  encoding_.mask(logical.add), encoding_.mask(logical.del)};
    for (BitVector* mask : {&action.pos, &action.neg, &action.add, &action.del}) {
      mask->set(forgotten, false);
    }
    actions_.push_back(std::move(action));
  }

  const Encoding& encoding_;
  const Shape& shape_;
  Rng& rng_;
  std::vector<Action> actions_;
};

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

// ---- LightsOut, 5x5: one action for each button and pattern of the lights it toggles.

constexpr int kLights = 5;

std::array<unsigned, kLights * kLights> toggles() {
  std::array<unsigned, kLights * kLights> result{};
  for (int r = 0; r < kLights; ++r) {
    for (int c = 0; c < kLights; ++c) {
      for (const auto& [dr, dc] : {std::pair{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
        const int rr = r + dr, cc = c + dc;
        if (rr >= 0 && rr < kLights && cc >= 0 && cc < kLights) {
          result[r * kLights + c] |= 1U << (rr * kLights + cc);
        }
      }
    }
  }
  return result;
}

// The sets of presses that change nothing, by Gaussian elimination; adding one to a solution gives another.
std::vector<unsigned> quiet_presses() {
  std::map<int, std::pair<unsigned, unsigned>> pivots;  // by light: lights, presses
  std::vector<unsigned> basis;
  for (std::size_t i = 0; i < toggles().size(); ++i) {
    unsigned lights = toggles()[i];
    unsigned presses = 1U << i;
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
  std::vector<unsigned> all{0};
  for (const unsigned presses : basis) {
    for (std::size_t i = all.size(); i-- > 0;) all.push_back(all[i] ^ presses);
  }
  return all;
}

std::vector<int> set_bits(unsigned mask) {
  std::vector<int> result;
  for (; mask != 0; mask &= mask - 1) result.push_back(std::countr_zero(mask));
  return result;
}

symbolic::StripsTask lightsout(const Shape& shape, int depth) {
  Rng rng(1);
  const Encoding encoding(kLights * kLights, shape, rng);
  std::vector<LogicalAction> logical;
  for (const unsigned toggle : toggles()) {
    unsigned on = toggle;
    while (true) {  // all subsets
      logical.push_back(
          {set_bits(on), set_bits(toggle & ~on), set_bits(toggle & ~on), set_bits(on)});
      if (on == 0) break;
      on = (on - 1) & toggle;
    }
  }
  symbolic::ActionTable table{shape.bits, ActionEncoder(encoding, shape, rng).encode(logical, {})};
  while (true) {
    unsigned presses = 0, lights = 0;
    for (const int button : sample(set_bits((1U << 25) - 1), depth, rng)) {
      presses |= 1U << button;
      lights ^= toggles()[button];
    }
    int shortest = depth;
    for (const unsigned quiet : quiet_presses()) {
      shortest = std::min(shortest, std::popcount(presses ^ quiet));
    }
    if (shortest == depth) {
      return symbolic::make_task(std::move(table), encoding.mask(set_bits(lights)),
                                 encoding.mask({}));
    }
  }
}

// ---- Sliding tiles: bit t n + p says that tile t is at place p; tile 0 is the gap.

std::vector<int> neighbours(int place, int side) {
  std::vector<int> result;
  const int r = place / side, c = place % side;
  if (r > 0) result.push_back(place - side);
  if (r + 1 < side) result.push_back(place + side);
  if (c > 0) result.push_back(place - 1);
  if (c + 1 < side) result.push_back(place + 1);
  return result;
}

symbolic::StripsTask tiles(int side, const Shape& shape, int depth) {
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
      shape.bits, ActionEncoder(encoding, shape, rng)
                      .encode(logical, shape.implied > 0 ? Implied(implied) : Implied())};
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
  return symbolic::make_task(std::move(table), encode(layer[rng.below(layer.size())]),
                             encode(goal));
}

// ---- Sokoban: bits for the player's cell, then bits for the boxes' cells.

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

symbolic::StripsTask sokoban(const Shape& shape, int depth) {
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
  symbolic::ActionTable table{shape.bits, ActionEncoder(encoding, shape, rng).encode(logical, {})};
  std::vector<Sokoban::State> layer = layer_at(
      world.start(), depth, [&](const Sokoban::State& state) { return world.successors(state); });
  // Goals with a box moved, if there are any.
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
                             encode(layer[rng.below(layer.size())]));
}

struct NamedShape {
  std::string name;
  symbolic::StripsTask (*make)(const Shape& shape, int depth);
  Shape shape;
};

symbolic::StripsTask eight_puzzle(const Shape& shape, int depth) { return tiles(3, shape, depth); }
symbolic::StripsTask fifteen_puzzle(const Shape& shape, int depth) {
  return tiles(4, shape, depth);
}

const std::vector<NamedShape>& named_shapes() {
  static const std::vector<NamedShape> shapes{
      {"LO25", lightsout, {25, 25, 512, 0, 1}},
      {"LO100", lightsout, {100, 25, 512, 37, 1}},
      {"LO300", lightsout, {300, 35, 941, 144, 1}},
      {"MN81", eight_puzzle, {81, 81, 192, 0, -1}},
      {"MN300", eight_puzzle, {300, 225, 1664, 48, 2}},
      {"MN300n", eight_puzzle, {300, 225, 1664, 48, 2, 0, true}},
      {"MA256", fifteen_puzzle, {256, 256, 720, 0, -1}},
      {"MA300", fifteen_puzzle, {300, 299, 3469, 0, 1, 12}},
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
  const std::size_t mark = name.rfind("_d");
  std::string known;
  for (const NamedShape& shape : named_shapes()) {
    known += (known.empty() ? "" : ", ") + shape.name;
    if (mark == std::string::npos || shape.name != name.substr(0, mark)) continue;
    int depth = 0;
    const char* end = name.data() + name.size();
    const auto [last, error] = std::from_chars(name.data() + mark + 2, end, depth);
    if (error == std::errc() && last == end && depth >= 1 && depth <= 15) {
      return shape.make(shape.shape, depth);
    }
  }
  throw usage_error("unknown task '" + name +
                    "'; expected SHAPE_dDEPTH with depth 1 to 15 and shape one of: " + known);
}

}  // namespace latplan::bench
