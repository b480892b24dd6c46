#include "domains/puzzle.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

#include "base/files.h"
#include "base/picture_file.h"
#include "base/temporary_folder.h"
#include "domains/explore.h"
#include "support/tile_pictures.h"

namespace latplan::domains {
namespace {

// Panels of random black and white pixels: all that rules need, and no two alike.
std::unique_ptr<Domain> checkered_puzzle(int columns, int rows, int side = 6) {
  Rng rng(static_cast<std::uint64_t>(columns * 10 + rows));
  TilePanels panels{.side = side, .count = columns * rows, .pixels = {}};
  for (int i = 0; i < panels.count * panels.panel_size(); ++i) {
    panels.pixels.push_back(rng.coin() ? 1.0F : 0.0F);
  }
  return make_puzzle(columns, rows, std::move(panels));
}

std::map<std::string, std::int64_t> counts_of(const Domain& world) {
  const auto counts = world.known_counts();
  return {counts.begin(), counts.end()};
}

std::string error_text(const WorldOptions& options, ExitCode expected) {
  try {
    make_world("puzzle", options);
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), expected) << error.what();
    return error.what();
  }
  ADD_FAILURE() << "nothing was thrown";
  return "";
}

void expect_in(const std::string& part, const std::string& text) {
  EXPECT_NE(text.find(part), std::string::npos) << text;
}

TEST(Puzzle, MovesTheBlankLeftRightUpAndDown) {
  const auto world = checkered_puzzle(3, 3);
  const State middle = {4, 0, 1, 2, 3, 5, 6, 7, 8};
  EXPECT_EQ(world->describe(middle), "1 2 3/4 0 5/6 7 8");
  std::vector<std::string> next;
  for (const State& state : world->successors(middle)) next.push_back(world->describe(state));
  EXPECT_EQ(next, (std::vector<std::string>{"1 2 3/0 4 5/6 7 8", "1 2 3/4 5 0/6 7 8",
                                            "1 0 3/4 2 5/6 7 8", "1 2 3/4 7 5/6 0 8"}));
  EXPECT_EQ(world->describe(world->goal()), "0 1 2/3 4 5/6 7 8");
  EXPECT_EQ(world->successors(world->goal()).size(), 2U);
  EXPECT_EQ(checkered_puzzle(2, 3)->describe({0, 1, 2, 3, 4, 5}), "0 1/2 3/4 5");
}

TEST(Puzzle, KnowsItsStates) {
  const auto world = checkered_puzzle(2, 3);
  EXPECT_TRUE(world->legal({5, 4, 3, 2, 1, 0}));
  EXPECT_FALSE(world->legal({5, 4, 3, 2, 1, 1}));
  EXPECT_FALSE(world->legal({6, 4, 3, 2, 1, 0}));
  EXPECT_FALSE(world->legal({4, 3, 2, 1, 0}));
  EXPECT_FALSE(world->legal({}));
}

TEST(Puzzle, CountsTheEightPuzzle) {
  const auto world = checkered_puzzle(3, 3);
  SilentLog log;
  const Exploration found = explore(*world, world->goal(), -1, 1'000'000, log, StopFlag());
  EXPECT_EQ(found.states, 181'440);
  EXPECT_EQ(found.transitions, 967'680 / 2);
  ASSERT_EQ(found.frontier.size(), 32U);  // diameter 31
  EXPECT_EQ(found.frontier[7], 62);
  EXPECT_EQ(found.frontier[14], 1'893);
  EXPECT_EQ(found.frontier[31], 2);
  EXPECT_TRUE(found.complete);
}

TEST(Puzzle, CountsTheFifteenPuzzle) {
  const auto world = checkered_puzzle(4, 4);
  SilentLog log;
  const Exploration found = explore(*world, world->goal(), 14, 1'000'000, log, StopFlag());
  ASSERT_EQ(found.frontier.size(), 15U);
  EXPECT_EQ(found.frontier[7], 212);
  EXPECT_EQ(found.frontier[14], 30'821);
}

// Every permutation once: as many transitions as known_counts() says, and as many ways for a tile to move.
TEST(Puzzle, KnownCountsAreThoseOfAnEnumeration) {
  for (const auto& [columns, rows] : {std::pair{2, 2}, std::pair{2, 3}, std::pair{4, 2}}) {
    const auto world = checkered_puzzle(columns, rows);
    State state = world->goal();
    std::int64_t states = 0, transitions = 0;
    std::set<std::tuple<int, int, int>> actions;  // tile, from, to
    do {
      ++states;
      for (const State& next : world->successors(state)) {
        ++transitions;
        for (std::size_t tile = 1; tile < state.size(); ++tile) {
          if (state[tile] != next[tile]) actions.emplace(tile, state[tile], next[tile]);
        }
      }
    } while (std::next_permutation(state.begin(), state.end()));
    const auto counts = counts_of(*world);
    EXPECT_EQ(states, counts.at("all states"));
    EXPECT_EQ(transitions, counts.at("transitions over all states"));
    EXPECT_EQ(static_cast<std::int64_t>(actions.size()), counts.at("ground actions"));
  }
}

TEST(Puzzle, KnowsTheCountsOfThePapersSizes) {
  const auto eight = counts_of(*checkered_puzzle(3, 3));
  EXPECT_EQ(eight.at("ground actions"), 192);
  EXPECT_EQ(eight.at("all states"), 362'880);
  EXPECT_EQ(eight.at("transitions over all states"), 967'680);
  EXPECT_EQ(counts_of(*checkered_puzzle(4, 4)).at("ground actions"), 720);
  EXPECT_EQ(counts_of(*checkered_puzzle(6, 6)).size(), 1U);  // 36! fits nowhere
}

// The parity rule, checked by reaching everything that can be reached.
TEST(Puzzle, ParityTellsWhatCannotBeReached) {
  for (const auto& [columns, rows] : {std::pair{2, 2}, std::pair{3, 2}, std::pair{2, 4}}) {
    const auto world = checkered_puzzle(columns, rows);
    std::set<State> reached = {world->goal()};
    std::vector<State> open = {world->goal()};
    while (!open.empty()) {
      const State state = std::move(open.back());
      open.pop_back();
      for (const State& next : world->successors(state)) {
        if (reached.insert(next).second) open.push_back(next);
      }
    }
    State state = world->goal();
    do {
      const auto known = world->closed_form_distance(world->goal(), state);
      ASSERT_EQ(known.has_value(), reached.count(state) == 0) << world->describe(state);
      ASSERT_EQ(known.value_or(-1), -1);
    } while (std::next_permutation(state.begin(), state.end()));
  }
  const auto eight = checkered_puzzle(3, 3);
  EXPECT_EQ(distance(*eight, eight->goal(), {0, 2, 1, 3, 4, 5, 6, 7, 8}, -1), std::nullopt);
  EXPECT_FALSE(eight->closed_form_distance(eight->goal(), eight->goal()).has_value());
}

TEST(Puzzle, FindsTheDistanceOfAWalkWithoutDetours) {
  const auto world = checkered_puzzle(4, 4);
  State state = world->goal();
  for (const int blank : {1, 2, 3, 7, 11, 15}) {
    for (const State& next : world->successors(State(state))) {
      if (next[0] == blank) state = next;
    }
  }
  EXPECT_EQ(state[0], 15);
  EXPECT_EQ(distance(*world, world->goal(), state, 14), 6);
  EXPECT_EQ(distance(*world, world->goal(), state, 5), std::nullopt);
}

TEST(Puzzle, SamplesEveryPermutationEquallyOften) {
  const auto world = checkered_puzzle(2, 2);
  Rng rng(1);
  std::map<State, int> counts;
  for (int i = 0; i < 24'000; ++i) ++counts[world->sample(rng)];
  EXPECT_EQ(counts.size(), 24U);
  for (const auto& [state, count] : counts) EXPECT_NEAR(count, 1000, 200);
}

TEST(Puzzle, DrawsEachPanelInItsCell) {
  TilePanels panels{.side = 4, .count = 6, .pixels = {}};
  for (int i = 0; i < 6 * 16; ++i) panels.pixels.push_back(static_cast<float>(i));
  const auto world = make_puzzle(3, 2, panels);
  const State state = {4, 2, 0, 5, 1, 3};
  const Image image = world->render(state);
  EXPECT_EQ(image.shape(), (ImageShape{8, 12, 1}));
  for (int tile = 0; tile < 6; ++tile) {
    for (int i = 0; i < 16; ++i) {
      EXPECT_EQ(image.at(state[tile] / 3 * 4 + i / 4, state[tile] % 3 * 4 + i % 4), tile * 16 + i);
    }
  }
}

TEST(Puzzle, RecognisesWhatItRendersInEveryGuise) {
  LATPLAN_NEEDS_REAL_PICTURES();
  for (const TileWorld& kind : tile_worlds()) {
    const auto world = kind.make();
    Rng rng(7);
    for (int i = 0; i < 100; ++i) {
      const State state = world->sample(rng);
      const Image image = world->render(state);
      ASSERT_EQ(world->recognise(image), state) << kind.name;
      ASSERT_EQ(world->recognise(as_png(image)), state) << kind.name;
      ASSERT_EQ(world->recognise(with_noise(image, 0.05, rng)), state) << kind.name;
      ASSERT_EQ(world->recognise(as_png(with_noise(image, 0.05, rng))), state) << kind.name;
      if (i % 10 == 0) {
        ASSERT_EQ(world->recognise(blur(image, 0.7F)), state) << kind.name;
        ASSERT_EQ(world->recognise(blend(image, Image(image.shape(), 0.5F), 0.8F)), state);
        ASSERT_EQ(world->recognise(image, Judge::kPaper), state) << kind.name;
      }
    }
  }
}

TEST(Puzzle, RejectsWrongPictures) {
  LATPLAN_NEEDS_REAL_PICTURES();
  for (const TileWorld& kind : tile_worlds()) {
    const auto world = kind.make();
    const int cells = kind.columns * kind.rows;
    Rng rng(8);
    for (int i = 0; i < 60; ++i) {
      const State state = world->sample(rng);
      const auto next = world->successors(state);
      const Image image = world->render(state), after = world->render(next[rng.below(next.size())]);
      const int cell = static_cast<int>(rng.below(cells));
      for (const float share : {0.5F, 0.6F}) {
        EXPECT_FALSE(world->recognise(blend(image, after, share))) << kind.name;
        EXPECT_FALSE(world->recognise(with_noise(blend(image, after, share), 0.05, rng)));
        const bool same = state == world->goal();
        EXPECT_EQ(world->recognise(blend(image, world->render(world->goal()), share)).has_value(),
                  same)
            << kind.name << " " << world->describe(state);
      }
      Image twice = image, plain = image, moved = image;
      copy_cell(twice, kind.columns, kind.side, cell, (cell + 1) % cells);
      EXPECT_FALSE(world->recognise(twice)) << kind.name;
      paint_cell(plain, kind.columns, kind.side, cell, static_cast<float>(i % 5) / 4);
      EXPECT_FALSE(world->recognise(plain)) << kind.name;
      const int shift = i % 24 < 12 ? i % 24 : i % 24 + 1;  // the 5 x 5 shifts without the middle
      move_cell(moved, kind.columns, kind.side, cell, shift / 5 - 2, shift % 5 - 2);
      EXPECT_FALSE(world->recognise(moved)) << kind.name << " " << shift;
    }
  }
}

TEST(Puzzle, RejectsWhatIsNoPictureOfIt) {
  const auto world = checkered_puzzle(3, 3);
  const ImageShape shape = world->image_shape();
  const Image whole = world->render(world->goal());
  for (const Judge judge : {Judge::kOurs, Judge::kPaper}) {
    EXPECT_EQ(world->recognise(whole, judge), world->goal());
    for (const float grey : {0.0F, 0.5F, 1.0F}) {
      EXPECT_FALSE(world->recognise(Image(shape, grey), judge));
    }
    EXPECT_FALSE(world->recognise(Image({shape.height, shape.width + 1, 1}), judge));
    EXPECT_FALSE(world->recognise(Image({shape.height, shape.width, 3}), judge));
    EXPECT_FALSE(world->recognise(Image(), judge));
    for (const float wrong :
         {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
      Image broken = whole;
      broken.at(7, 7) = wrong;
      EXPECT_FALSE(world->recognise(broken, judge));
    }
  }
}

// One threshold for all pictures: it must sink below the error that makes the bad one ambiguous, and the good ones
// stay recognised. Exactly on one's own panel the error is 0, so bisection always finds such a threshold.
TEST(Puzzle, ThePapersJudgeFindsOneThresholdForAllPictures) {
  const auto world = checkered_puzzle(3, 3, 10);
  Rng rng(5);
  std::vector<State> states;
  std::vector<Image> images;
  for (int i = 0; i < 8; ++i) {
    states.push_back(world->sample(rng));
    images.push_back(with_noise(world->render(states.back()), 0.05, rng));
  }
  copy_cell(images[3], 3, 10, 0, 1);
  const auto found = world->recognise_all(images, Judge::kPaper);
  for (int i = 0; i < 8; ++i) {
    EXPECT_EQ(found[i], i == 3 ? std::nullopt : std::optional(states[i])) << i;
  }
  EXPECT_TRUE(world->recognise_all({}, Judge::kPaper).empty());
  // Half of each of two states: both panels match equally well or not at all, whatever the threshold.
  const Image mixed = blend(images[0], world->render(world->successors(states[0])[0]), 0.5F);
  EXPECT_FALSE(world->recognise(mixed, Judge::kPaper));
}

TEST(Puzzle, OptionsChooseSizeAndTiles) {
  LATPLAN_NEEDS_REAL_PICTURES();
  const auto shape = [](const WorldOptions& options) {
    return make_world("puzzle", options)->image_shape();
  };
  EXPECT_EQ(shape({}), (ImageShape{42, 42, 1}));
  EXPECT_EQ(shape({{"tile-pixels", "16"}}), (ImageShape{48, 48, 1}));
  EXPECT_EQ(shape({{"tiles", "mandrill"}}), (ImageShape{56, 56, 1}));
  EXPECT_EQ(shape({{"tiles", "mandrill"}, {"width", "2"}}), (ImageShape{56, 28, 1}));
  EXPECT_EQ(shape({{"width", "5"}, {"height", "2"}}), (ImageShape{28, 70, 1}));
  EXPECT_EQ(shape({{"tile-pixels", "4"}}), (ImageShape{12, 12, 1}));
  EXPECT_EQ(shape({{"tile-pixels", "64"}}), (ImageShape{192, 192, 1}));
}

TEST(Puzzle, RefusesBadOptions) {
  const std::string ten = error_text({{"width", "4"}, {"height", "3"}}, ExitCode::kUsage);
  expect_in("12 tiles", ten);
  expect_in("at most 10", ten);
  for (const char* bad : {"1", "7", "", "x", "3x", "-3"}) {
    expect_in("--width", error_text({{"width", bad}}, ExitCode::kUsage));
    expect_in("from 2 to 6", error_text({{"height", bad}}, ExitCode::kUsage));
  }
  expect_in("from 4 to 64", error_text({{"tile-pixels", "3"}}, ExitCode::kUsage));
  expect_in("from 4 to 64", error_text({{"tile-pixels", "65"}}, ExitCode::kUsage));
}

TEST(Puzzle, TakesAnyPhotograph) {
  const TemporaryFolder folder;
  const std::string file = (folder / "photo.png").string();
  Image photo({45, 70, 3});
  Rng rng(3);
  for (float& pixel : photo.pixels()) pixel = static_cast<float>(rng.uniform());
  write_png(file, photo);
  const auto world = make_world("puzzle", {{"tiles", file}, {"height", "3"}});
  EXPECT_EQ(world->image_shape(), (ImageShape{42, 56, 1}));
  EXPECT_EQ(world->recognise(as_png(world->render(world->goal()))), world->goal());
  const std::string small = error_text({{"tiles", file}}, ExitCode::kBadInput);
  expect_in(file, small);
  expect_in("70x45", small);
  expect_in("at least 56x56", small);
  write_png(file, Image({80, 80, 1}, 0.5F));
  expect_in("tiles 0 and 1 are too similar", error_text({{"tiles", file}}, ExitCode::kBadInput));
  write_atomically(file, std::string_view("no picture"));
  expect_in(file, error_text({{"tiles", file}}, ExitCode::kBadInput));
  expect_in("missing.png", error_text({{"tiles", "missing.png"}}, ExitCode::kBadInput));
  expect_in("did you mean mandrill?", error_text({{"tiles", "mandril"}}, ExitCode::kBadInput));
  expect_in("no digits", error_text({{"tiles", folder.path().string()}}, ExitCode::kBadInput));
}

}  // namespace
}  // namespace latplan::domains
