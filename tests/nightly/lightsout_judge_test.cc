// LightsOut and its judge at length, plain and twisted: every guise of every state is recognised, no fault passes, and
// walking all 2^23 boards of 5x5 counts what linear algebra counts. LATPLAN_JUDGE_STATES raises the number of states.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <iostream>

#include "domains/explore.h"
#include "domains/judge.h"
#include "domains/press_map.h"
#include "support/degraded_pictures.h"
#include "support/lightsout_faults.h"

namespace latplan::domains {
namespace {

constexpr int kTransitions = 1000;
constexpr double kNoise = 0.05;

int states_to_try() {
  const char* const wanted = std::getenv("LATPLAN_JUDGE_STATES");
  return wanted != nullptr ? std::max(1, std::atoi(wanted)) : 10'000;
}

struct Pictures {
  Image before, after;
};

// Draws transitions, right or wrong, of one world.
struct Board {
  explicit Board(int board_size, bool is_twisted)
      : size(board_size),
        world(make_lightsout({.size = board_size, .twisted = is_twisted})),
        faults(board_size, is_twisted),
        rng(static_cast<std::uint64_t>(board_size)) {}

  int any_cell() { return static_cast<int>(rng.below(static_cast<std::uint64_t>(size) * size)); }
  State after(const State& state) { return world->successors(state)[any_cell()]; }
  // The right picture before, and after the move whatever `draw` makes of the states before and after.
  Pictures move(const std::function<Image(const State&, const State&)>& draw) {
    const State first = world->sample(rng);
    return {world->render(first), draw(first, after(first))};
  }
  Pictures true_move() {
    return move([&](const State&, const State& next) { return world->render(next); });
  }
  Pictures two_presses() {
    for (;;) {
      const State first = world->sample(rng), last = after(after(first));
      if (world->closed_form_distance(first, last) == 2) {
        return {world->render(first), world->render(last)};
      }
    }
  }
  Pictures mixture(float weight) {
    return move([&](const State& first, const State& next) {
      return blend(world->render(next), world->render(first), weight);
    });
  }
  Pictures blurred_mixture() {
    Pictures result = mixture(0.5F);
    result.after = blur(result.after, 0.8F);
    return result;
  }
  Pictures half_lit() {
    return move([&](const State&, const State& next) {
      return faults.half_lit(next, any_cell(), 0.4F + 0.2F * static_cast<float>(rng.uniform()));
    });
  }
  Pictures without_arm() {
    return move([&](const State&, const State& next) {
      return faults.without_arm(next, any_cell(), static_cast<int>(rng.below(4)));
    });
  }
  Pictures blob() {
    for (;;) {
      Pictures result = true_move();
      if (const auto image = with_blob(result.after, rng)) {
        result.after = *image;
        return result;
      }
    }
  }
  bool accepts(const Pictures& pictures) const {
    const auto first = world->recognise(pictures.before), last = world->recognise(pictures.after);
    return first && last && legal_step(*world, *first, *last);
  }

  int size;
  std::unique_ptr<Domain> world;
  LightsOutFaults faults;
  Rng rng;
};

class LightsOutJudge : public ::testing::TestWithParam<bool> {};
INSTANTIATE_TEST_SUITE_P(Slow, LightsOutJudge, ::testing::Bool(), [](const auto& look) {
  return std::string(look.param ? "Twisted" : "Plain");
});

TEST_P(LightsOutJudge, RecognisesRandomStatesInEveryGuise) {
  for (int size = 2; size <= 7; ++size) {
    const auto world = make_lightsout({.size = size, .twisted = GetParam()});
    Rng rng(static_cast<std::uint64_t>(size) + 100);
    for (int i = 0; i < states_to_try(); ++i) {
      const State state = world->sample(rng);
      const Image image = world->render(state);
      ASSERT_EQ(world->recognise(image), state);
      ASSERT_EQ(world->recognise(image, Judge::kPaper), state);
      ASSERT_EQ(world->recognise(as_png(image)), state);
      ASSERT_EQ(world->recognise(with_noise(image, kNoise, rng)), state);
      ASSERT_EQ(world->recognise(as_png(with_noise(image, kNoise, rng))), state);
    }
  }
}

TEST_P(LightsOutJudge, AcceptsTrueTransitionsAndNoWrongOnes) {
  using Draw = std::function<Pictures(Board&)>;
  const std::vector<std::pair<std::string, Draw>> kinds = {
      {"true transition", &Board::true_move},
      {"two presses at once", &Board::two_presses},
      {"mixture 0.5 / 0.5", [](Board& board) { return board.mixture(0.5F); }},
      {"mixture 0.6 / 0.4", [](Board& board) { return board.mixture(0.6F); }},
      {"blurred mixture", &Board::blurred_mixture},
      {"half-lit light", &Board::half_lit},
      {"missing arm", &Board::without_arm},
      {"stray blob", &Board::blob}};
  std::cout << fmt::format("{:<8}{:>5}  {:<22}{:>7}{:>10}{:>10}\n", "picture", "size", "kind",
                           "tried", "accepted", "rejected");
  for (int size = 2; size <= 7; ++size) {
    Board board(size, GetParam());
    for (const auto& [kind, draw] : kinds) {
      int accepted = 0;
      for (int i = 0; i < kTransitions; ++i) {
        Pictures pictures = draw(board);
        if (i % 2 == 1) {  // every other one with noise
          pictures.before = with_noise(pictures.before, kNoise, board.rng);
          pictures.after = with_noise(pictures.after, kNoise, board.rng);
        }
        accepted += board.accepts(pictures);
      }
      std::cout << fmt::format("{:<8}{:>5}  {:<22}{:>7}{:>10}{:>10}\n",
                               GetParam() ? "twisted" : "plain", size, kind, kTransitions, accepted,
                               kTransitions - accepted);
      EXPECT_EQ(accepted, kind == "true transition" ? kTransitions : 0) << size << " " << kind;
    }
  }
}

TEST(LightsOutCounts, WalkingEveryBoardOfFiveByFiveAgreesWithAlgebra) {
  const auto world = make_lightsout({.size = 5});
  SilentLog log;
  const Exploration found = explore(*world, world->start(), -1, 10'000'000, log, StopFlag());
  EXPECT_TRUE(found.complete);
  EXPECT_EQ(found.states, 1 << 23);
  EXPECT_EQ(found.transitions, std::int64_t{25} << 23);
  EXPECT_EQ(found.frontier, PressMap(5).patterns_by_distance());
}

}  // namespace
}  // namespace latplan::domains
