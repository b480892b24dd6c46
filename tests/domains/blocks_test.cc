#include "domains/blocks.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <limits>
#include <map>
#include <set>
#include <thread>
#include <tuple>

#include "base/error.h"
#include "domains/blocks_picture.h"
#include "domains/explore.h"
#include "support/degraded_pictures.h"

namespace latplan::domains {
namespace {

const Domain& standard_blocks() {  // shared: its recogniser remembers pictures
  static const auto world = make_blocks({});
  return *world;
}

TEST(Blocks, TheTopBlockOfATowerGoesToAnyOtherSlot) {
  const auto world = make_blocks({.blocks = 3, .slots = 3});
  const State state = {0, 1, 3, 2, 3};  // red with green on it; blue; empty
  EXPECT_EQ(world->describe(state), "slots: RG|B|-");
  EXPECT_EQ(world->successors(state), (std::vector<State>{{0, 3, 2, 1, 3},  // green onto blue
                                                          {0, 3, 2, 3, 1},  // green onto the table
                                                          {0, 1, 2, 3, 3},  // blue onto green
                                                          {0, 1, 3, 3, 2}}));  // blue aside
  const auto strict = make_blocks({.blocks = 3, .slots = 3, .table_moves = false});
  EXPECT_EQ(strict->successors(state),
            (std::vector<State>{{0, 3, 2, 1, 3}, {0, 3, 2, 3, 1}, {0, 1, 2, 3, 3}}));
  EXPECT_EQ(world->describe(world->goal()), "slots: RGB|-|-");
  EXPECT_EQ(world->instance_style(), InstanceStyle::kRandomWalk);
}

std::map<std::size_t, int> blocks_branching(
    const Domain& world) {  // over all states, by permuting the goal
  State state = world.goal();
  std::sort(state.begin(), state.end());
  std::map<std::size_t, int> counts;
  do {
    EXPECT_TRUE(world.legal(state));
    ++counts[world.successors(state).size()];
  } while (std::next_permutation(state.begin(), state.end()));
  return counts;
}

TEST(Blocks, CountsStatesAndTransitions) {
  SilentLog log;
  const Exploration any =
      explore(standard_blocks(), standard_blocks().goal(), -1, 1'000'000, log, StopFlag());
  EXPECT_EQ(any.states, 1680);
  EXPECT_EQ(any.transitions, 16800);
  EXPECT_EQ(blocks_branching(standard_blocks()),
            (std::map<std::size_t, int>{{4, 120}, {8, 720}, {12, 720}, {16, 120}}));
  const auto original = make_blocks({.table_moves = false});
  const Exploration barred = explore(*original, original->goal(), -1, 1'000'000, log, StopFlag());
  EXPECT_EQ(barred.states, 1680);
  EXPECT_EQ(barred.transitions, 12000);
  EXPECT_EQ(blocks_branching(*original),
            (std::map<std::size_t, int>{{4, 120}, {5, 480}, {8, 960}, {12, 120}}));
  const auto small = make_blocks({.blocks = 2, .slots = 3});
  EXPECT_EQ(explore(*small, small->goal(), -1, 1000, log, StopFlag()).states, 12);  // 3 * 4
}

// Ways for a block to go from one slot and height to others, in all states.
std::int64_t count_block_moves(const Domain& world, int blocks) {
  using Place = std::pair<int, int>;  // slot, height
  const auto places = [&](const State& state) {
    std::vector<Place> found(blocks);
    Place next = {0, 0};
    for (const int piece : state) {
      if (piece == blocks) {
        next = {next.first + 1, 0};
      } else {
        found[piece] = next;
        ++next.second;
      }
    }
    return found;
  };
  std::set<std::tuple<int, Place, Place>> moves;
  State state = world.goal();
  std::sort(state.begin(), state.end());
  do {
    const auto before = places(state);
    for (const State& next : world.successors(state)) {
      const auto after = places(next);
      for (int block = 0; block < blocks; ++block) {
        if (before[block] != after[block]) moves.emplace(block, before[block], after[block]);
      }
    }
  } while (std::next_permutation(state.begin(), state.end()));
  return static_cast<std::int64_t>(moves.size());
}

TEST(Blocks, KnownCountsAreThoseOfAnEnumeration) {
  const auto ground_actions = [](const Domain& world) {
    const auto counts = world.known_counts();
    return counts.empty() ? std::int64_t{-1} : counts[0].second;
  };
  EXPECT_EQ(ground_actions(standard_blocks()), 800);
  EXPECT_EQ(ground_actions(standard_blocks()), count_block_moves(standard_blocks(), 4));
  for (const bool table_moves : {true, false}) {
    const auto small = make_blocks({.blocks = 3, .slots = 4, .table_moves = table_moves});
    EXPECT_EQ(ground_actions(*small), count_block_moves(*small, 3));
  }
}

TEST(Blocks, SamplesEveryStateEquallyOften) {
  const auto world = make_blocks({.blocks = 2, .slots = 3});
  Rng rng(1);
  std::map<State, int> counts;
  for (int i = 0; i < 12000; ++i) ++counts[world->sample(rng)];
  EXPECT_EQ(counts.size(), 12U);
  for (const auto& [state, count] : counts) EXPECT_NEAR(count, 1000, 160);
}

RC_GTEST_PROP(Blocks, MovesKeepStatesLegalAndCanBeTakenBack, ()) {
  const auto world =
      make_blocks({.blocks = *rc::gen::inRange(1, 9), .slots = *rc::gen::inRange(2, 9)});
  Rng rng(*rc::gen::arbitrary<std::uint64_t>());
  const State state = world->sample(rng);
  RC_ASSERT(world->legal(state));
  const auto next = world->successors(state);
  RC_ASSERT(std::set<State>(next.begin(), next.end()).size() == next.size());
  for (const State& after : next) {
    RC_ASSERT(world->legal(after));
    const auto back = world->successors(after);
    RC_ASSERT(std::find(back.begin(), back.end(), state) != back.end());
  }
}

TEST(Blocks, KnowsWhichStatesAreItsOwn) {
  const auto world = make_blocks({.blocks = 2, .slots = 3});
  EXPECT_TRUE(world->legal({2, 2, 1, 0}));
  EXPECT_FALSE(world->legal({2, 2, 1, 1}));
  EXPECT_FALSE(world->legal({2, 2, 2, 0}));
  EXPECT_FALSE(world->legal({2, 1, 0}));
  EXPECT_FALSE(world->legal({2, 2, 1, 0, 2}));
  EXPECT_FALSE(world->legal({2, 2, 1, 3}));
  EXPECT_FALSE(world->legal({}));
}

TEST(Blocks, RecognisesPhotographsInEveryGuise) {
  for (const auto& [blocks, slots] :
       {std::pair{4, 5}, std::pair{3, 4}, std::pair{5, 6}, std::pair{6, 7}, std::pair{1, 2}}) {
    const auto world = make_blocks({.blocks = blocks, .slots = slots});
    Rng rng(7);
    for (int i = 0; i < 3; ++i) {
      const State state = world->sample(rng);
      const Image image = world->render_with_noise(state, rng);
      EXPECT_EQ(world->recognise(image), state) << world->describe(state);
      EXPECT_EQ(world->recognise(Image::from_bytes(image.shape(), image.to_bytes())), state);
      EXPECT_EQ(world->recognise(with_noise(image, 0.05, rng)), state);
      EXPECT_EQ(world->recognise(blur(image, 0.7F)), state);
    }
  }
}

TEST(Blocks, RecognisesPhotographsTakenWithJitter) {
  const auto world = make_blocks({.jitter = 1});
  Rng rng(3);
  for (int i = 0; i < 6; ++i) {
    const State state = world->sample(rng);
    EXPECT_EQ(world->recognise(world->render_with_noise(state, rng)), state)
        << world->describe(state);
  }
  EXPECT_EQ(world->recognise(world->render(world->goal())), world->goal());
}

TEST(Blocks, RejectsPicturesOfWhatCannotBe) {
  const Domain& world = standard_blocks();
  const BlocksPicture camera(4, 5);
  Rng rng(11);
  // Red and green on it, blue, black; every list changes one thing.
  const std::vector<std::vector<PlacedBlock>> impossible = {
      {{0, 0, 0}, {1, 0, 1}, {2, 2, 0}},                        // black is missing
      {{0, 0, 0}, {1, 0, 1}, {2, 2, 0}, {2, 4, 0}},             // blue twice
      {{0, 0, 0}, {1, 0, 1}, {2, 2, 0}, {3, 4, 1}},             // black in the air
      {{0, 0, 0}, {1, 0, 2}, {2, 2, 0}, {3, 4, 0}},             // a gap in a tower
      {{0, 0, 0}, {1, 0, 1.5F}, {2, 2, 0}, {3, 4, 0}},          // half a gap
      {{0, 0, 0}, {1, 0, 1}, {2, 2, 0.5F}, {3, 4, 0}},          // half a block above the table
      {{0, 0, 0}, {1, 0, 1}, {2, 2, 0}, {3, 4, 0}, {0, 3, 0}},  // a fifth
      {},
  };
  for (std::size_t i = 0; i < impossible.size(); ++i) {
    const Image image = camera.take(impossible[i], 0, rng);
    EXPECT_FALSE(world.recognise(image)) << i;
    EXPECT_FALSE(world.recognise(with_noise(image, 0.05, rng))) << i;
  }
}

TEST(Blocks, RejectsMixturesOfTwoStates) {
  const Domain& world = standard_blocks();
  Rng rng(12);
  for (int i = 0; i < 6; ++i) {
    const State state = world.sample(rng);
    const auto next = world.successors(state);
    const Image image = world.render_with_noise(state, rng);
    const Image other = world.render_with_noise(next[rng.below(next.size())], rng);
    EXPECT_FALSE(world.recognise(blend(image, other, 0.5F)));
    EXPECT_FALSE(world.recognise(blend(image, other, 0.6F)));
    EXPECT_FALSE(world.recognise(with_noise(blend(image, other, 0.6F), 0.05, rng)));
    EXPECT_EQ(world.recognise(blend(image, other, 0.95F)), state);
  }
}

TEST(Blocks, RejectsOtherAndDamagedPictures) {
  const Domain& world = standard_blocks();
  const Image image = world.render(world.goal());
  Image broken = image, stained = image;
  broken.at(3, 30, 1) = std::numeric_limits<float>::quiet_NaN();
  for (int i = 0; i < 16; ++i) stained.at(4 + i / 4, 38 + i % 4, 0) = 1;  // far from all slots
  EXPECT_TRUE(world.recognise(image));
  for (const Judge judge : {Judge::kOurs, Judge::kPaper}) {
    EXPECT_FALSE(world.recognise(Image({45, 30, 3}, 0.5F), judge));
    EXPECT_FALSE(world.recognise(Image({30, 45, 1}, 0.5F), judge));
    EXPECT_FALSE(world.recognise(Image({30, 45, 3}, 0.5F), judge));
    EXPECT_FALSE(
        world.recognise(Image({30, 45, 3}, std::numeric_limits<float>::quiet_NaN()), judge));
  }
  EXPECT_FALSE(world.recognise(broken));
  EXPECT_FALSE(world.recognise(stained));
}

TEST(Blocks, ThePapersJudgeReadsClearPhotographs) {
  const Domain& world = standard_blocks();
  for (const State& state : {State{0, 1, 4, 4, 2, 4, 4, 3}, State{3, 4, 2, 1, 4, 4, 4, 0}}) {
    EXPECT_EQ(world.recognise(world.render(state), Judge::kPaper), state);
  }
  const BlocksPicture camera(4, 5);
  Rng rng(2);
  const std::vector<PlacedBlock> missing = {{0, 0, 0}, {1, 0, 1}, {2, 2, 0}};
  const std::vector<PlacedBlock> hanging = {{0, 0, 0}, {1, 0, 1}, {2, 2, 0}, {3, 4, 1}};
  const std::vector<PlacedBlock> gap = {{0, 0, 0}, {1, 0, 2}, {2, 2, 0}, {3, 4, 0}};
  for (const auto& placed : {missing, hanging, gap}) {
    EXPECT_FALSE(world.recognise(camera.take(placed, 0, rng), Judge::kPaper));
  }
}

TEST(Blocks, PicturesDependOnTheRandomNumbersAloneNotOnThreads) {
  const Domain& world = standard_blocks();
  const State state = {0, 1, 4, 4, 2, 4, 4, 3};
  std::array<Image, 4> pictures;
  std::array<std::optional<State>, 4> shown;
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    threads.emplace_back([&, i] {
      Rng rng(i / 2);
      pictures[i] = world.render_with_noise(state, rng);
      shown[i] = world.recognise(pictures[i]);
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(pictures[0], pictures[1]);
  EXPECT_EQ(pictures[2], pictures[3]);
  EXPECT_NE(pictures[0], pictures[2]);
  EXPECT_EQ(world.render(state), world.render(state));
  for (const auto& seen : shown) EXPECT_EQ(seen, state);
}

TEST(BlocksPicture, EveryColourLooksAsListedAndUnlikeTheOthers) {
  const BlocksPicture camera(kMaxBlocks, 8);
  std::vector<PlacedBlock> placed;
  for (int colour = 0; colour < kMaxBlocks; ++colour) placed.push_back({colour, colour, 0});
  Rng rng(1);
  const Image image = camera.take(placed, 0, rng);
  for (int colour = 0; colour < kMaxBlocks; ++colour) {
    const CellArea area = camera.cell(colour, 0);
    const int row = static_cast<int>((area.top + area.bottom) / 2);
    const int column = static_cast<int>((area.left + area.right) / 2);
    const Vec3 seen = {image.at(row, column, 0), image.at(row, column, 1),
                       image.at(row, column, 2)};
    EXPECT_LT(colour_distance(seen, BlocksPicture::look(colour)), 0.1) << colour;
    EXPECT_EQ(camera.nearest_block(seen, true), colour);
    for (int other = 0; other < colour; ++other) {
      EXPECT_GT(colour_distance(BlocksPicture::look(colour), BlocksPicture::look(other)), 0.09);
    }
  }
}

RC_GTEST_PROP(BlocksPicture, EveryPlaceLiesInThePictureBesideTheOthers, ()) {
  const int blocks = *rc::gen::inRange(1, 9), slots = *rc::gen::inRange(2, 9);
  const BlocksPicture camera(blocks, slots);
  for (int slot = 0; slot < slots; ++slot) {
    for (int level = 0; level < blocks; ++level) {
      const CellArea area = camera.cell(slot, level);
      RC_ASSERT(area.left >= 1 && area.top >= 1 && area.right <= 44 && area.bottom <= 29);
      RC_ASSERT(area.right - area.left > 1 && area.bottom - area.top > 1);
      if (slot > 0) RC_ASSERT(camera.cell(slot - 1, level).right < area.left - 1);
      if (level > 0) RC_ASSERT(camera.cell(slot, level - 1).top > area.bottom + 0.5F);
    }
  }
}

TEST(Blocks, RefusesBadOptions) {
  const auto refused = [](const WorldOptions& options, const std::string& expected) {
    try {
      make_world("blocks", options);
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kUsage);
      return std::string(error.what()).find(expected) != std::string::npos;
    }
    return false;
  };
  EXPECT_TRUE(refused({{"blocks", "0"}}, "from 1 to 8"));
  EXPECT_TRUE(refused({{"blocks", "9"}}, "from 1 to 8"));
  EXPECT_TRUE(refused({{"slots", "1"}}, "from 2 to 8"));
  for (const char* bad : {"-0.1", "1.5", "nan", "inf", "", "x", "0.5x"}) {
    EXPECT_TRUE(refused({{"jitter", bad}}, "from 0 to 1")) << bad;
  }
  EXPECT_TRUE(refused({{"blocks", "1"}, {"no-table-moves", "true"}}, "more blocks"));
  const auto world = make_world("blocks", {{"no-table-moves", "true"}, {"jitter", "0.5"}});
  EXPECT_EQ(world->successors({0, 4, 1, 4, 2, 4, 3, 4}).size(), 12U);
  EXPECT_EQ(world->image_shape(), (ImageShape{30, 45, 3}));
}

}  // namespace
}  // namespace latplan::domains
