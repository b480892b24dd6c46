#include "extract/selection_score.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "extract/example_pairs.h"
#include "extract/fitted.h"
#include "support/toy_model.h"

namespace latplan::extract {
namespace {

using symbolic::ActionTable;

BitVector random_state(Rng& rng, int size) {
  BitVector state(size);
  for (int i = 0; i < size; ++i) state.set(i, rng.coin());
  return state;
}

RC_GTEST_PROP(TransitionIndex, AgreesWithATestOfAllActions, (std::uint64_t seed)) {
  constexpr int kBits = 5;
  Rng rng(seed);
  ActionTable table{kBits, {}};
  for (int a = 0; a < 12; ++a) {
    const auto rare = [&] { return random_state(rng, kBits) & random_state(rng, kBits); };
    table.actions.push_back({"a" + std::to_string(a), rare(), rare(), rare(), rare()});
  }
  const TransitionIndex index(table);
  for (int i = 0; i < 20; ++i) {
    const BitVector before = random_state(rng, kBits);
    const BitVector after = i % 2 == 0
                                ? random_state(rng, kBits)
                                : table.actions[rng.below(table.actions.size())].apply(before);
    std::vector<int> expected;
    for (std::size_t a = 0; a < table.actions.size(); ++a) {
      if (table.actions[a].applicable(before) && table.actions[a].apply(before) == after) {
        expected.push_back(static_cast<int>(a));
      }
    }
    RC_ASSERT(index.explaining(before, after) == expected);
  }
}

// One pixel per bit: every code is stable.
class PixelCodec final : public nn::StateCodec {
 public:
  explicit PixelCodec(int bits) : bits_(bits) {}
  ImageShape image_shape() const override { return {1, bits_, 1}; }
  int state_bits() const override { return bits_; }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    std::vector<BitVector> codes;
    for (const Image& image : images) {
      BitVector& code = codes.emplace_back(bits_);
      for (int i = 0; i < bits_; ++i) code.set(i, image.at(0, i) > 0.5F);
    }
    return codes;
  }
  std::vector<Image> decode(std::span<const BitVector> codes) const override {
    std::vector<Image> images;
    for (const BitVector& code : codes) {
      Image& image = images.emplace_back(image_shape());
      for (const int bit : code.ones()) image.at(0, bit) = 1.0F;
    }
    return images;
  }

 private:
  int bits_;
};

SelectionScore score_of(const ActionTable& table, const EncodedPairs& train,
                        const EncodedPairs& held_out, const LookedUp& more = {}) {
  return selection_score(PixelCodec(table.state_bits), table, train, held_out, more);
}

// The tiles move to the blank: the rules, written by hand. `jumps`: also moves of the blank by two columns, which no pair
// shows.
ActionTable tile_table(bool jumps) {
  using World = SlidingTiles;
  const int bits = World::kPlaces * World::kPlaces;
  ActionTable table{bits, {}};
  for (int from = 0; from < World::kPlaces; ++from) {
    for (int to = 0; to < World::kPlaces; ++to) {
      const int across = std::abs(from % World::kWidth - to % World::kWidth);
      const int down = std::abs(from / World::kWidth - to / World::kWidth);
      if (across + down != 1 && !(jumps && across == 2 && down == 0)) continue;
      for (int tile = 1; tile < World::kPlaces; ++tile) {
        BitVector before(bits), after(bits);
        before.set(from * World::kPlaces + tile, true);
        before.set(to * World::kPlaces, true);
        after.set(to * World::kPlaces + tile, true);
        after.set(from * World::kPlaces, true);
        table.actions.push_back({"move", before, BitVector(bits), after, before});
      }
    }
  }
  return table;
}

// Pegs in a row of holes; a peg jumps over its neighbour, which disappears. A state has one move or many, none can be
// undone, and a move of a state with many occurs less often.
struct PegRow {
  static constexpr int kHoles = 9;
  using State = BitVector;

  BitVector code(const State& state) const { return state; }
  std::vector<State> moves(const State& state) const {
    std::vector<State> result;
    static const ActionTable rules = table(false);
    for (const symbolic::Action& action : rules.actions) {
      if (action.applicable(state)) result.push_back(action.apply(state));
    }
    return result;
  }
  State any(Rng& rng) const {
    for (;;) {
      State state = random_state(rng, kHoles);
      if (!moves(state).empty()) return state;
    }
  }
  // `steps`: also steps to a free neighbouring hole, which are invented.
  static ActionTable table(bool steps) {
    ActionTable table{kHoles, {}};
    const auto add = [&](int from, int over, int to) {
      BitVector pos(kHoles), neg(kHoles);
      pos.set(from, true);
      if (over >= 0) pos.set(over, true);
      neg.set(to, true);
      table.actions.push_back({"jump", pos, neg, neg, pos});
    };
    for (int hole = 0; hole < kHoles; ++hole) {
      for (const int way : {-1, 1}) {
        const int near = hole + way, far = hole + 2 * way;
        if (far >= 0 && far < kHoles) add(hole, near, far);
        if (steps && near >= 0 && near < kHoles) add(hole, -1, near);
      }
    }
    return table;
  }
};

// Share of the moves that the table allows beside that of each pair which are real: what `confirmed` estimates.
template <typename World>
double real_share(const World& world, const ActionTable& table, int count, Rng& rng) {
  double sum = 0;
  int states = 0;
  while (states < count) {
    const auto state = world.any(rng);
    const auto next = world.moves(state);
    const BitVector own = world.code(next[rng.below(next.size())]);
    std::set<BitVector> real, allowed;
    for (const auto& one : next) real.insert(world.code(one));
    for (const symbolic::Action& action : table.actions) {
      if (action.applicable(world.code(state))) allowed.insert(action.apply(world.code(state)));
    }
    allowed.erase(own);
    if (allowed.empty()) continue;
    ++states;
    const auto hits =
        std::ranges::count_if(allowed, [&](const auto& s) { return real.contains(s); });
    sum += static_cast<double>(hits) / static_cast<double>(allowed.size());
  }
  return sum / count;
}

// Held-out pairs are those of every tenth distinct transition, as data::assign_splits() chooses them.
std::pair<EncodedPairs, EncodedPairs> split(const EncodedPairs& pairs, std::uint64_t every) {
  std::pair<EncodedPairs, EncodedPairs> parts;
  for (std::size_t row = 0; row < pairs.size(); ++row) {
    const std::uint64_t hash = pairs.before[row].hash() * 31 + pairs.after[row].hash();
    EncodedPairs& part = hash % every == 0 ? parts.second : parts.first;
    part.before.push_back(pairs.before[row]);
    part.after.push_back(pairs.after[row]);
  }
  return parts;
}

TEST(UnseenShare, IsTheShareOfTransitionsSeenOnce) {
  EXPECT_EQ(unseen_share({}), 1.0);
  EXPECT_EQ(unseen_share(pairs_of({{"00", "01"}})), 1.0);
  EXPECT_EQ(unseen_share(pairs_of({{"00", "01"}, {"00", "01"}})), 0.0);
  EXPECT_DOUBLE_EQ(unseen_share(pairs_of({{"00", "01"}, {"00", "01"}, {"01", "11"}})), 1.0 / 3);
  // The reverse is another transition; a pair that changes nothing is none.
  EXPECT_DOUBLE_EQ(unseen_share(pairs_of({{"00", "01"}, {"01", "00"}, {"11", "11"}})), 1.0);
  EXPECT_DOUBLE_EQ(
      unseen_share(pairs_of(
          {{"00", "01"}, {"00", "01"}, {"01", "11"}, {"11", "11"}, {"10", "11"}, {"10", "11"}})),
      1.0 / 5);
}

// Of N draws from T equally frequent transitions, a future one is new with the probability (1 - 1/T)^N.
TEST(UnseenShare, EstimatesHowManyFutureTransitionsAreNew) {
  Rng rng(5);
  const double transitions = 720.0 * SlidingTiles::kGroundActions / 5 / 6;  // 1680
  for (const int count : {800, 2000, 5000}) {
    const double share = unseen_share(sample_pairs(SlidingTiles(), count, rng));
    EXPECT_NEAR(share, std::pow(1 - 1 / transitions, count), 0.05) << count;
  }
}

// bit 0 is set; bit 1 is set if bit 0 is.
TEST(SelectionScore, ExplainedIsTheShareOfHeldOutTransitionsThatAreNew) {
  const ActionTable table{2,
                          {{"a", bits("00"), bits("10"), bits("10"), bits("00")},
                           {"b", bits("10"), bits("01"), bits("01"), bits("00")}}};
  const EncodedPairs train = pairs_of({{"00", "10"}});
  const auto explained = [&](const std::vector<std::pair<std::string, std::string>>& held_out) {
    return score_of(table, train, pairs_of(held_out)).explained;
  };
  // No evidence: neither success nor failure.
  EXPECT_EQ(explained({}), 0.5);
  EXPECT_EQ(explained({{"00", "10"}}), 0.5);  // seen in training
  EXPECT_DOUBLE_EQ(explained({{"10", "11"}}), 1.5 / 2);
  EXPECT_DOUBLE_EQ(explained({{"10", "11"}, {"10", "11"}}), 1.5 / 2);  // counted once
  EXPECT_DOUBLE_EQ(explained({{"10", "11"}, {"00", "01"}}), 1.5 / 3);
  EXPECT_DOUBLE_EQ(explained({{"10", "11"}, {"01", "01"}}), 1.5 / 2);  // at rest: no move
}

TEST(SelectionScore, OfATableWithoutActionsIsZero) {
  const EncodedPairs pairs = pairs_of({{"00", "10"}, {"10", "11"}});
  EXPECT_EQ(score_of({2, {}}, pairs, pairs).value(), 0.0);
  EXPECT_EQ(score_of({2, {{"a", bits("00"), bits("10"), bits("10"), bits("00")}}}, {}, {}).value(),
            0.0);
}

TEST(SelectionScore, CountsActionsAndLiterals) {
  const ActionTable table{4,
                          {{"a", bits("1000"), bits("0100"), bits("0010"), bits("1000")},
                           {"b", bits("0000"), bits("0000"), bits("0011"), bits("0000")}}};
  const SelectionScore score = score_of(table, pairs_of({{"1000", "0010"}}), {});
  EXPECT_EQ(score.actions, 2);
  EXPECT_EQ(score.literals, 4 + 2);
}

// 2x2 LightsOut: 16 states, 4 presses, 64 transitions, every one of them in the pairs.
TEST(SelectionScore, PlausibleMovesLeadToStableCodes) {
  const ToyModel model(2);
  const EncodedPairs pairs = model.all_transitions();
  const SelectionScore perfect = selection_score(model, model.true_table(), pairs, {});
  EXPECT_EQ(perfect.unseen, 0.0);
  EXPECT_EQ(perfect.recall(), 1.0);
  EXPECT_EQ(perfect.plausibility, 1.0);
  EXPECT_EQ(perfect.confirmed, 1.0);
  EXPECT_EQ(perfect.value(), 1.0);
  EXPECT_EQ(perfect.actions, 32);
  const ToyModel dark(2, {.misdraw = [](domains::State state) {
                        state[0] = 0;
                        return state;
                      }});
  const SelectionScore unstable = selection_score(dark, dark.true_table(), pairs, {});
  EXPECT_EQ(unstable.recall(), 1.0);
  EXPECT_EQ(unstable.plausibility, 0.5);  // light 0 is off in half of the successors
  EXPECT_EQ(unstable.precision(), 1.0);   // planning avoids the others
  EXPECT_DOUBLE_EQ(unstable.value(), std::sqrt(0.5));
}

// A tile moves to the blank and stays where it was: every code is stable, but the tile is on two places.
TEST(SelectionScore, PlausibleMovesBreakNoInvariant) {
  Rng rng(3);
  const EncodedPairs pairs = sample_pairs(SlidingTiles(), 3000, rng);
  ActionTable table = tile_table(false);
  EXPECT_EQ(score_of(table, pairs, {}).plausibility, 1.0);
  for (symbolic::Action& action : table.actions) action.del = action.del & action.add;
  EXPECT_LT(score_of(table, pairs, {}).plausibility, 0.05);
}

TEST(Confirmed, IsOneForTheTrueTable) {
  for (const std::uint64_t seed : {1, 2, 3}) {
    Rng rng(seed);
    for (const int count : {500, 1500, 6000}) {
      const auto [train, held_out] = split(sample_pairs(SlidingTiles(), count, rng), 10);
      const SelectionScore score = score_of(tile_table(false), train, held_out);
      EXPECT_GT(score.tested, 0) << count;
      EXPECT_GT(score.confirmed, 0.98) << count << " pairs, seed " << seed;
      EXPECT_GT(score.explained, 0.9) << count;
    }
  }
}

// Every pair begins in one of 60 of the 720 states. Nothing is recorded from most of the states where moves end.
TEST(Confirmed, IsOneForTheTrueTableIfFewStatesAreStarts) {
  for (const std::uint64_t seed : {1, 2, 3}) {
    Rng rng(seed);
    const SlidingTiles world;
    std::vector<SlidingTiles::State> starts(60);
    for (auto& start : starts) start = world.any(rng);
    EncodedPairs pairs;
    for (int i = 0; i < 300; ++i) {
      const auto& start = starts[rng.below(starts.size())];
      const auto next = world.moves(start);
      pairs.before.push_back(world.code(start));
      pairs.after.push_back(world.code(next[rng.below(next.size())]));
    }
    const SelectionScore score = score_of(tile_table(false), pairs, {});
    EXPECT_GT(score.tested, 0);
    EXPECT_GT(score.confirmed, 0.98) << seed;
  }
}

// A transition that occurs k times is one piece of luck, not 2 k: a true table must not look wrong by chance.
TEST(Confirmed, AllowsForTheLuckOfTheSample) {
  constexpr int kSeeds = 20;
  const ToyModel model(3);
  const ActionTable table = model.true_table();
  const EncodedPairs all = model.all_transitions();
  double mean = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    Rng rng(seed);
    EncodedPairs pairs;
    for (int i = 0; i < 1000; ++i) {
      const std::size_t row = rng.below(all.size());
      pairs.before.push_back(all.before[row]);
      pairs.after.push_back(all.after[row]);
    }
    const double confirmed = score_of(table, pairs, {}).confirmed;
    EXPECT_GT(confirmed, 0.98) << seed;
    mean += confirmed / kSeeds;
  }
  EXPECT_GT(mean, 0.998);
}

// Every pair is seen, no code is unstable and no invariant broken: only the moves of other pairs tell.
TEST(Confirmed, FallsWithInventedMoves) {
  Rng rng(4);
  const auto [train, held_out] = split(sample_pairs(SlidingTiles(), 6000, rng), 10);
  const ActionTable invented = tile_table(true);
  const SelectionScore score = score_of(invented, train, held_out);
  EXPECT_EQ(score.plausibility, 1.0);
  EXPECT_GT(score.explained, 0.99);
  const double real = real_share(SlidingTiles(), invented, 4000, rng);
  EXPECT_LT(real, 0.75);
  EXPECT_NEAR(score.confirmed, real, 0.04);
  EXPECT_LT(score.value(), score_of(tile_table(false), train, held_out).value());
}

// A state with one move shows it more often than a state with five shows each of them.
TEST(Confirmed, IsUnbiasedIfStatesHaveDifferentNumbersOfMoves) {
  constexpr int kSeeds = 10;
  const ActionTable rules = PegRow::table(false), invented = PegRow::table(true);
  Rng other(99);
  const double real = real_share(PegRow(), invented, 4000, other);
  EXPECT_LT(real, 0.6);
  for (const int count :
       {400, 1000, 4000}) {  // a tenth of the moves occurs, half of them, nearly all
    double right = 0, wrong = 0;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      Rng rng(seed);
      const auto [train, held_out] = split(sample_pairs(PegRow(), count, rng), 10);
      const SelectionScore score = score_of(rules, train, held_out);
      EXPECT_GT(score.tested, 0) << count;
      right += score.confirmed / kSeeds;
      wrong += score_of(invented, train, held_out).confirmed / kSeeds;
    }
    EXPECT_GT(right, count < 1000 ? 0.95 : 0.98) << count;
    EXPECT_NEAR(wrong, real, count < 1000 ? 0.25 : 0.1) << count;  // an upper bound
  }
}

// One transition in twenty recurs: the numbers are small and must not condemn a true table.
TEST(Confirmed, JudgesGentlyWhereFewTransitionsRecur) {
  constexpr int kSeeds = 20;
  double right = 0, wrong = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    Rng rng(seed);
    const EncodedPairs pairs = sample_pairs(PegRow(), 250, rng);
    right += score_of(PegRow::table(false), pairs, {}).confirmed / kSeeds;
    wrong += score_of(PegRow::table(true), pairs, {}).confirmed / kSeeds;
  }
  EXPECT_GT(right, 0.98);
  EXPECT_LT(wrong, 0.7);
}

// Bit f flips where bit f + 1 is true. So many states that neither transitions nor states recur: only what was constant over
// the predecessors of a move tells. `loose`: bits flip anywhere.
TEST(Confirmed, FallsIfHeldOutMovesAreNeverTheGuesses) {
  constexpr int kBits = 24;
  const auto flips = [](bool loose) {
    ActionTable table{kBits, {}};
    for (int bit = 0; bit < kBits; ++bit) {
      BitVector none(kBits), one(kBits), next(kBits);
      one.set(bit, true);
      if (!loose) next.set((bit + 1) % kBits, true);
      table.actions.push_back({"on", next, one, one, none});
      table.actions.push_back({"off", next | one, none, none, one});
    }
    return table;
  };
  const ActionTable rules = flips(false);
  double right = 0, wrong = 0;
  constexpr int kSeeds = 5;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    Rng rng(seed);
    EncodedPairs pairs;
    while (pairs.size() < 400) {
      const BitVector state = random_state(rng, kBits);
      const symbolic::Action& action = rules.actions[rng.below(rules.actions.size())];
      if (!action.applicable(state)) continue;
      pairs.before.push_back(state);
      pairs.after.push_back(action.apply(state));
    }
    const auto [train, held_out] = split(pairs, 5);
    const SelectionScore score = score_of(flips(true), train, held_out);
    EXPECT_EQ(score.tested, 0);
    EXPECT_LT(score.precision(), 0.75);
    right += score_of(rules, train, held_out).confirmed / kSeeds;
    wrong += score.confirmed / kSeeds;
  }
  EXPECT_GT(right, 0.98);
  EXPECT_NEAR(wrong, 0.5, 0.2);  // half of the bits may flip; an upper bound
}

// Transitions do not recur, states do: moves to states that other pictures show are confirmed. Pairs counted in both
// directions are the same pictures: they must not count as others.
TEST(Confirmed, IsJudgedByStatesWhereTransitionsDoNotRecur) {
  constexpr int kBits = 12;
  ActionTable flips{kBits, {}};
  for (int bit = 0; bit < kBits; ++bit) {
    BitVector none(kBits), one(kBits);
    one.set(bit, true);
    flips.actions.push_back({"on", none, one, one, none});
    flips.actions.push_back({"off", one, none, none, one});
  }
  constexpr int kSeeds = 5;
  double confirmed = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    Rng rng(seed);
    const EncodedPairs pairs = random_flips(500, kBits, rng);
    ASSERT_TRUE(looks_reversible(pairs));
    const SelectionScore score = score_of(flips, pairs, {});
    EXPECT_GT(score.tested, 0);
    EXPECT_GT(score.unseen, 0.95);
    confirmed += score.confirmed / kSeeds;
  }
  EXPECT_GT(confirmed, 0.97);
}

// The frames of one episode: every picture but the last is also the first of the next pair, and steps back are common.
TEST(Confirmed, IsOneForTheTrueTableOfAWalk) {
  const ActionTable rules = tile_table(false), invented = tile_table(true);
  Rng rng(8);
  const SlidingTiles world;
  EncodedPairs pairs;
  auto state = world.any(rng);
  for (int step = 0; step < 3000; ++step) {
    const auto moves = world.moves(state);
    const auto next = moves[rng.below(moves.size())];
    pairs.before.push_back(world.code(state));
    pairs.after.push_back(world.code(next));
    pairs.rows.push_back(step);
    state = next;
  }
  const SelectionScore score = score_of(rules, pairs, {});
  EXPECT_GT(score.tested, 0);
  EXPECT_GT(score.confirmed, 0.95);
  EXPECT_LT(score_of(invented, pairs, {}).confirmed, 0.85);
}

// So large a world that a walk returns to no state but by stepping back: there is nothing to judge by.
TEST(Confirmed, IsNotKnownOfAWalkThatNeverReturns) {
  constexpr int kBits = 24;
  ActionTable flips{kBits, {}};
  for (int bit = 0; bit < kBits; ++bit) {
    BitVector none(kBits), one(kBits);
    one.set(bit, true);
    flips.actions.push_back({"on", none, one, one, none});
    flips.actions.push_back({"off", one, none, none, one});
  }
  Rng rng(8);
  EncodedPairs pairs;
  BitVector state(kBits);
  for (int step = 0; step < 2000; ++step) {
    pairs.before.push_back(state);
    const int bit = static_cast<int>(rng.below(kBits));
    state.set(bit, !state.get(bit));
    pairs.after.push_back(state);
    pairs.rows.push_back(step);
  }
  const SelectionScore score = score_of(flips, pairs, {});
  EXPECT_GT(score.confirmed, 0.95);
  EXPECT_GT(score.unseen, 0.95);  // steps back at once do not show that the moves are known
}

TEST(Confirmed, NeedsPairsThatCoverSomething) {
  Rng rng(1);
  const SelectionScore few = score_of(tile_table(true), sample_pairs(SlidingTiles(), 10, rng), {});
  EXPECT_EQ(few.tested, 0);
  EXPECT_EQ(few.confirmed, 1.0);
  EXPECT_EQ(few.precision(), few.plausibility);
}

// Held-out splits hold whole transitions: without one of them, a share of the real moves looks invented.
TEST(Confirmed, NeedsTheTransitionsOfEverySplit) {
  Rng rng(6);
  const auto [train, held_out] = split(sample_pairs(PegRow(), 8000, rng), 10);
  EXPECT_GT(score_of(PegRow::table(false), train, held_out).confirmed, 0.99);
  EXPECT_LT(score_of(PegRow::table(false), train, {}).confirmed, 0.96);
}

// A network's actions may explain little of what it was trained on, even if every transition has been seen.
TEST(SelectionScore, RecallCountsTrainingPairsThatNoActionExplains) {
  const ToyModel model(2);
  const EncodedPairs pairs = model.all_transitions();
  ActionTable half = model.true_table();  // presses 0 and 1 alone
  std::erase_if(half.actions, [](const symbolic::Action& a) {
    const BitVector changed = a.add | a.del;
    return changed != bits("1110") && changed != bits("1101");
  });
  const SelectionScore score = selection_score(model, half, pairs, {});
  EXPECT_EQ(score.unseen, 0.0);
  EXPECT_EQ(score.known, 0.5);
  EXPECT_EQ(score.recall(), 0.5);
  EXPECT_EQ(score.precision(), 1.0);
}

TEST(SelectionScore, IsRecallTimesSquaredPrecisionOfThePlausibleMoves) {
  SelectionScore score{
      .known = 1, .explained = 0.6, .unseen = 0.5, .plausibility = 0.8, .confirmed = 1};
  EXPECT_DOUBLE_EQ(score.recall(), 1 - 0.5 * 0.4);
  EXPECT_DOUBLE_EQ(score.precision(), 0.8);  // no move occurs again: as many as are plausible
  score.confirmed = 0.4;
  EXPECT_DOUBLE_EQ(score.precision(), 0.5);
  score.tested = 100;
  EXPECT_DOUBLE_EQ(score.precision(), 0.5);  // half of the plausible ones are real
  EXPECT_DOUBLE_EQ(score.value(), 0.8 * 0.25 * std::sqrt(0.8));
  score.confirmed = 0.9;
  EXPECT_EQ(score.precision(), 1.0);
  score.unseen = 0;  // every transition is known
  EXPECT_EQ(score.recall(), 1.0);
  EXPECT_EQ(SelectionScore{}.value(), 0.0);
}

// Best first; each differs from the next in what decides.
TEST(SelectionScore, OrdersByValueThenByTheShorterDescription) {
  const auto score = [](double plausibility, std::int64_t literals) {
    return SelectionScore{
        .known = 1, .explained = 1, .plausibility = plausibility, .literals = literals};
  };
  const std::vector<SelectionScore> ranked = {
      score(1.0, 900),     // the value counts most
      score(0.9, 100),     //
      score(0.9005, 200),  // hardly more, but longer
      score(0.9, 200),     // as long, and a little less
      score(0.5, 10),
  };
  for (std::size_t i = 0; i < ranked.size(); ++i) {
    for (std::size_t j = 0; j < ranked.size(); ++j) {
      EXPECT_EQ(better(ranked[i], ranked[j]), i < j) << i << " and " << j;
    }
  }
}

TEST(SelectionScore, FewHeldOutMovesProveLittle) {
  const auto least = [](double asked, double explained) {
    const EncodedPairs one = pairs_of({{"00", "01"}});
    LookedUp more{asked, explained};
    return score_of(observed_actions(one), one, {}, more).least_explained;
  };
  EXPECT_EQ(least(0, 0), 0);
  EXPECT_NEAR(least(10, 10), std::exp(-0.135), 1e-6);
  EXPECT_GT(least(1000, 1000), 0.998);
  EXPECT_LT(least(100, 97), 0.95);
  EXPECT_GT(least(10000, 9700), 0.966);
  EXPECT_EQ(least(10, 0), 0);
}

}  // namespace
}  // namespace latplan::extract
