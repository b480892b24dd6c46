// The sliding tiles' recogniser over many states: what it must accept and what it must not, one table line a case.
// LATPLAN_JUDGE_STATES raises (or lowers) the number of states recognised in every guise.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "domains/judge.h"
#include "support/tile_pictures.h"

namespace latplan::domains {
namespace {

constexpr int kCases = 1'000;

int states_to_recognise() {
  const char* text = std::getenv("LATPLAN_JUDGE_STATES");
  return text != nullptr ? std::atoi(text) : 10'000;
}

void expect_none(const std::string& world, const std::string& what, int count, int of) {
  fmt::print("{:<20} {:<44} {:>5} of {:>5}\n", world, what, count, of);
  EXPECT_EQ(count, 0) << world << ", " << what;
}

// A plan of one step whose pictures are given: what judge_plan says of it.
bool step_accepted(const Domain& domain, const State& before, const State& after,
                   const Image& first, const Image& second) {
  return judge_plan(domain, std::vector<Image>{first, second}, before, after, Judge::kOurs).valid;
}

State random_successor(const Domain& domain, const State& state, Rng& rng) {
  const auto next = domain.successors(state);
  return next[rng.below(next.size())];
}

class PuzzleJudge : public testing::TestWithParam<TileWorld> {};

TEST_P(PuzzleJudge, RecognisesEveryStateInEveryGuise) {
  LATPLAN_NEEDS_REAL_PICTURES();
  const auto domain = GetParam().make();
  Rng rng(11);
  int plain = 0, rounded = 0, noised = 0;
  const int count = states_to_recognise();
  for (int i = 0; i < count; ++i) {
    const State state = domain->sample(rng);
    const Image image = domain->render(state);
    plain += domain->recognise(image) == state ? 0 : 1;
    rounded += domain->recognise(as_png(image)) == state ? 0 : 1;
    noised += domain->recognise(with_noise(image, 0.05, rng)) == state ? 0 : 1;
  }
  expect_none(GetParam().name, "state not recognised, as drawn", plain, count);
  expect_none(GetParam().name, "state not recognised, 8 bits", rounded, count);
  expect_none(GetParam().name, "state not recognised, noise 0.05", noised, count);
}

TEST_P(PuzzleJudge, AcceptsTrueStepsAndNoOthers) {
  LATPLAN_NEEDS_REAL_PICTURES();
  const TileWorld& kind = GetParam();
  const auto domain = kind.make();
  const int cells = kind.columns * kind.rows;
  Rng rng(12);
  int rejected = 0, rejected_noisy = 0, two_moves = 0, twice = 0, missing = 0, half = 0, most = 0,
      moved = 0;
  for (int i = 0; i < kCases; ++i) {
    const State before = domain->sample(rng), after = random_successor(*domain, before, rng);
    const Image first = domain->render(before), second = domain->render(after);
    rejected += step_accepted(*domain, before, after, first, second) ? 0 : 1;
    rejected_noisy += step_accepted(*domain, before, after, with_noise(first, 0.05, rng),
                                    with_noise(second, 0.05, rng))
                          ? 0
                          : 1;
    State farther = random_successor(*domain, after, rng);
    while (farther == before) farther = random_successor(*domain, after, rng);
    two_moves += step_accepted(*domain, before, farther, first, domain->render(farther)) ? 1 : 0;

    const int cell = static_cast<int>(rng.below(cells));
    const int other = (cell + 1 + static_cast<int>(rng.below(cells - 1))) % cells;
    Image wrong = second;
    copy_cell(wrong, kind.columns, kind.side, cell, other);
    twice += step_accepted(*domain, before, after, first, wrong) ? 1 : 0;
    wrong = second;
    paint_cell(wrong, kind.columns, kind.side, cell, static_cast<float>(i % 5) / 4);
    missing += step_accepted(*domain, before, after, first, wrong) ? 1 : 0;
    half += step_accepted(*domain, before, after, first, blend(first, second, 0.5F)) ? 1 : 0;
    most += step_accepted(*domain, before, after, first, blend(second, first, 0.6F)) ? 1 : 0;
    wrong = second;
    const int shift = i % 24 < 12 ? i % 24 : i % 24 + 1;  // the 5 x 5 shifts without the middle
    move_cell(wrong, kind.columns, kind.side, cell, shift / 5 - 2, shift % 5 - 2);
    moved += step_accepted(*domain, before, after, first, wrong) ? 1 : 0;
  }
  expect_none(kind.name, "true step rejected", rejected, kCases);
  expect_none(kind.name, "true step with noise 0.05 rejected", rejected_noisy, kCases);
  expect_none(kind.name, "two moves at once accepted", two_moves, kCases);
  expect_none(kind.name, "duplicated tile accepted", twice, kCases);
  expect_none(kind.name, "missing tile accepted", missing, kCases);
  expect_none(kind.name, "mixture of 50 and 50 % accepted", half, kCases);
  expect_none(kind.name, "mixture of 60 and 40 % accepted", most, kCases);
  expect_none(kind.name, "tile moved by a pixel or two accepted", moved, kCases);
}

INSTANTIATE_TEST_SUITE_P(Worlds, PuzzleJudge, testing::ValuesIn(tile_worlds()),
                         [](const auto& kind) {
                           std::string name = kind.param.name;
                           std::replace(name.begin(), name.end(), ' ', '_');
                           return name;
                         });

TEST(PuzzleCounts, TransitionsOverAllStatesOfTheEightPuzzle) {
  LATPLAN_NEEDS_REAL_PICTURES();
  const auto domain = make_world("puzzle", {});
  State state = domain->goal();
  std::int64_t states = 0, transitions = 0;
  do {
    ++states;
    transitions += static_cast<std::int64_t>(domain->successors(state).size());
  } while (std::next_permutation(state.begin(), state.end()));
  EXPECT_EQ(states, 362'880);
  EXPECT_EQ(transitions, 967'680);
}

}  // namespace
}  // namespace latplan::domains
