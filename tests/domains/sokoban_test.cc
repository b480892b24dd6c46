#include "domains/sokoban.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <thread>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"
#include "domains/explore.h"
#include "domains/preprocess.h"
#include "domains/wrong_pictures.h"

namespace latplan::domains {
namespace {

constexpr const char* kCorridor =  // one stone; a push to the right cannot be undone
    "#######\n"
    "#@ $ .#\n"
    "#######\n";

std::string level_fault(const std::string& text) {
  try {
    parse_sokoban_level(text, "x.sok");
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadInput);
    return error.what();
  }
  return "none";
}

Exploration explore_from_start(const Domain& world) {
  SilentLog log;
  return explore(world, world.start(), -1, 10'000'000, log, StopFlag());
}

TEST(SokobanLevel, ReadsEveryMark) {
  const SokobanLevel level = parse_sokoban_level(
      "; a title\n"
      "Author: somebody\n"
      "\r\n"
      "  ####\r\n"
      "###-_##\r\n"
      "#+*$ .#  \r\n"
      "#######\r\n"
      "\n"
      "the next level x\n",
      "x.sok");
  EXPECT_EQ(level.height, 4);
  EXPECT_EQ(level.width, 7);
  ASSERT_EQ(level.squares, (std::vector<int>{10, 11, 15, 16, 17, 18, 19}));
  EXPECT_EQ(level.start, (State{2, 3, 4}));
  EXPECT_EQ(level.neighbours[0], (std::array<int, 4>{-1, 4, -1, 1}));
  std::string goals;
  for (int cell = 0; cell < 7; ++cell) goals += level.on_goal(cell) ? '1' : '0';
  EXPECT_EQ(goals, "0011001");
}

TEST(SokobanLevel, SuggestsTheNearestBuiltInLevel) {
  try {
    find_sokoban_level("microbam32");
    ADD_FAILURE() << "nothing was thrown";
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(),
                 "microbam32: no such level; did you mean microban32? expected a file, microban32 "
                 "or microban6");
  }
}

TEST(SokobanLevel, NamesPlaceAndReasonOfEveryFault) {
  EXPECT_EQ(level_fault(";c\n####\n#@x#\n####\n"),
            "x.sok:3:3: unknown character 'x'; expected one of # $ . * @ + space - _");
  EXPECT_EQ(level_fault("####\n#@\t#\n####\n"),
            "x.sok:2:3: unknown control character; expected one of # $ . * @ + space - _");
  EXPECT_EQ(level_fault("\n; only words\n"), "x.sok: no level found; expected rows of # for walls");
  EXPECT_EQ(level_fault("\n#####\n#.$ #\n#####\n"),
            "x.sok:2:1: the level has no player; expected one @ or +");
  EXPECT_EQ(level_fault("######\n#@.$+#\n######\n"), "x.sok:2:5: a second player; expected one");
  EXPECT_EQ(level_fault("#####\n#@. #\n#####\n"),
            "x.sok:1:1: the level has no stones; expected at least one $ or *");
  EXPECT_EQ(level_fault("######\n#@$$.#\n######\n"),
            "x.sok:1:1: the level has 2 stones and 1 goals; expected at least as many goals");
  EXPECT_EQ(level_fault("#####\n#@$.\n#####\n"),
            "x.sok:2:5: the level is open here; expected closed walls");
  EXPECT_EQ(level_fault("### #\n#@$.#\n#####\n"),
            "x.sok:1:4: the level is open here; expected closed walls");
  EXPECT_EQ(level_fault("#####  \n#@$.# $\n#####.\n"),
            "x.sok:2:7: stone outside the walls; expected it inside");
  EXPECT_EQ(level_fault(std::string(33, '#') + "\n#@$.#\n#####\n"),
            "x.sok:1:1: the level is 33x3; expected at most 32x32");
  std::string hall = std::string(32, '#') + "\n";
  for (int row = 0; row < 9; ++row) hall += "#" + std::string(30, row == 4 ? '.' : ' ') + "#\n";
  hall += std::string(32, '#') + "\n";
  hall[34] = '@';
  hall[36] = '$';
  EXPECT_EQ(level_fault(hall),
            "x.sok:1:1: the level has 270 cells inside its walls; expected at most 255");
}

std::string text_of_marks(const std::string& marks, const std::vector<int>& picks) {
  std::string text;
  for (const int pick : picks) text += marks[pick % marks.size()];
  return text;
}

RC_GTEST_PROP(SokobanLevel, AnswersAnyTextWithALevelOrAFault,
              (const std::vector<std::uint8_t>& picks)) {
  try {
    parse_sokoban_level(text_of_marks("###   $$..*@+-_;:x\t\r\n\n", {picks.begin(), picks.end()}),
                        "x.sok");
  } catch (const Error& error) {
    RC_ASSERT(std::string(error.what()).starts_with("x.sok:"));
  }
}

// Random rooms of 4 x 5 squares with two stones.
RC_GTEST_PROP(SokobanLevel, KeepsItsPiecesApart, ()) {
  std::string room =
      text_of_marks("#    .", *rc::gen::container<std::vector<int>>(20, rc::gen::inRange(0, 6)));
  std::set<int> places;
  for (const char piece : std::string("@$*..")) {
    const int place =
        *rc::gen::suchThat(rc::gen::inRange(0, 20), [&](int p) { return !places.contains(p); });
    places.insert(place);
    room[place] = piece;
  }
  std::string text = "#######\n";
  for (int row = 0; row < 4; ++row) text += "#" + room.substr(row * 5, 5) + "#\n";
  try {
    const SokobanLevel level = parse_sokoban_level(text + "#######\n", "x.sok");
    const SokobanPicture picture(level);
    RC_ASSERT(picture.read(picture.draw(level.start)) == level.start);
    for (const State& next : level.successors(level.start, true)) {
      RC_ASSERT(std::set<std::uint8_t>(next.begin(), next.end()).size() == next.size());
      RC_ASSERT(*std::ranges::max_element(next) < level.squares.size());
      RC_ASSERT(picture.read_as_paper(picture.draw(next)) == next);
    }
  } catch (const Error& error) {  // a wall may cut off a stone
    RC_ASSERT(std::string(error.what()).starts_with("x.sok:"));
  }
}

TEST(SokobanLevel, ComesFromAFileOrByName) {
  const TemporaryFolder folder;
  write_atomically(folder / "own.sok", kCorridor);
  const auto world = make_world("sokoban", {{"level", (folder / "own.sok").string()}});
  EXPECT_EQ(world->image_shape(), (ImageShape{12, 28, 3}));
  EXPECT_EQ(make_world("sokoban", {{"level", "microban6"}})->image_shape(),
            (ImageShape{24, 48, 3}));
  EXPECT_THROW(make_world("sokoban", {{"level", "microban7"}}), Error);
  EXPECT_THROW(make_world("sokoban", {{"stones", "blue"}}), Error);
}

TEST(Sokoban, MovesAndPushesButNeverPulls) {
  const auto world = make_sokoban(parse_sokoban_level(kCorridor, "corridor"), false);
  EXPECT_EQ(world->start(), (State{0, 2}));
  EXPECT_EQ(world->successors({0, 2}), (std::vector<State>{{1, 2}}));
  EXPECT_EQ(world->successors({1, 2}), (std::vector<State>{{0, 2}, {2, 3}}));
  EXPECT_EQ(world->successors({3, 4}), (std::vector<State>{{2, 4}}));  // a wall behind the stone
  EXPECT_EQ(world->goal(), (State{3, 4}));
  EXPECT_EQ(world->describe({3, 4}), "player 2,5 stones 2,6");
  EXPECT_TRUE(legal_step(*world, {1, 2}, {2, 3}));
  EXPECT_FALSE(legal_step(*world, {2, 3}, {1, 2}));
  EXPECT_TRUE(world->legal({2, 4}));
  EXPECT_FALSE(world->legal({4, 2}));  // no way past the stone
  EXPECT_FALSE(world->legal({9, 2}));
  EXPECT_FALSE(world->legal({1, 2, 3}));
  const auto two = make_sokoban(parse_sokoban_level("#######\n#@$$..#\n#######\n", "x"), false);
  EXPECT_TRUE(two->successors(two->start()).empty());
  Rng rng(1);
  EXPECT_THROW(two->sample_transition(rng), Error);
  EXPECT_EQ(two->goal(), two->start());  // unsolvable: the farthest state
}

TEST(Sokoban, CountsTheDefaultLevelWithNamedStones) {
  const auto world = make_sokoban({.named_stones = true});
  const Exploration found = explore_from_start(*world);
  EXPECT_EQ(found.states, 22368);
  EXPECT_EQ(found.transitions, 58273);
  EXPECT_EQ(found.frontier.size(), 73U);
  EXPECT_EQ(found.frontier[7], 29);
  EXPECT_EQ(found.frontier[14], 207);
  const std::vector<std::pair<std::string, std::int64_t>> known = world->known_counts();
  EXPECT_EQ(known[0], (std::pair<std::string, std::int64_t>("states with named stones", 22368)));
  EXPECT_EQ(known[1], (std::pair<std::string, std::int64_t>("states with stones alike", 8111)));
  EXPECT_EQ(known[3], (std::pair<std::string, std::int64_t>("fewest moves to a solved state", 35)));
}

TEST(Sokoban, CountsTheDefaultLevelWithStonesAlike) {
  const auto world = make_sokoban(SokobanOptions{});
  const Exploration found = explore_from_start(*world);
  EXPECT_EQ(found.states, 8111);
  EXPECT_EQ(found.transitions, 21097);
  EXPECT_EQ(found.frontier[7], 29);
  EXPECT_EQ(found.frontier[14], 206);
  EXPECT_EQ(distance(*world, world->start(), world->goal(), -1), 35);
  EXPECT_EQ(world->instance_style(), InstanceStyle::kForward);
}

// By another way than the search of the library: a set of states and a list of moves written out here.
TEST(Sokoban, BranchesAsThePublicLevelDoes) {
  const auto world = make_sokoban({.named_stones = true});
  std::set<State> seen = {world->start()};
  std::vector<State> open = {world->start()};
  std::map<std::size_t, int> branching;
  while (!open.empty()) {
    const State state = open.back();
    open.pop_back();
    const auto next = world->successors(state);
    ++branching[next.size()];
    for (const State& successor : next) {
      if (seen.insert(successor).second) open.push_back(successor);
    }
  }
  EXPECT_EQ(branching, (std::map<std::size_t, int>{{1, 1973}, {2, 9743}, {3, 5794}, {4, 4858}}));
}

TEST(Sokoban, SamplesStatesAndTransitionsUniformly) {
  const auto world =
      make_sokoban(parse_sokoban_level("######\n#@ $.#\n#  ###\n####\n", "x"), false);
  const Exploration found = explore_from_start(*world);
  ASSERT_EQ(found.states, 9);  // 4 places before the push, 5 after it
  std::map<State, int> states;
  std::map<std::pair<State, State>, int> steps;
  Rng rng(7);
  for (int i = 0; i < 2000 * found.states; ++i) ++states[world->sample(rng)];
  for (int i = 0; i < 1000 * found.transitions; ++i) {
    const Transition step = world->sample_transition(rng);
    ASSERT_TRUE(legal_step(*world, step.before, step.after));
    ++steps[{step.before, step.after}];
  }
  EXPECT_EQ(static_cast<std::int64_t>(states.size()), found.states);
  EXPECT_EQ(static_cast<std::int64_t>(steps.size()), found.transitions);
  for (const auto& [state, count] : states) EXPECT_NEAR(count, 2000, 250);
  for (const auto& [step, count] : steps) EXPECT_NEAR(count, 1000, 180);
}

TEST(Sokoban, MayBeAskedByManyThreadsAtOnce) {
  const auto world = make_sokoban(SokobanOptions{});
  std::vector<State> drawn(4);
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&, i] {
      Rng rng(11);
      drawn[i] = world->sample_transition(rng).after;
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const State& state : drawn) EXPECT_EQ(state, drawn[0]);
}

TEST(Sokoban, RefusesToEnumerateALevelThatIsTooLarge) {
  const SokobanLevel level = find_sokoban_level("microban32");
  const auto world = make_sokoban(level, false, 8110);
  Rng rng(1);
  for (int i = 0; i < 2; ++i) {
    try {
      world->sample(rng);
      ADD_FAILURE() << "nothing was thrown";
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kUsage);
      EXPECT_STREQ(error.what(),
                   "microban32: more than 8110 reachable states; expected a smaller level");
    }
  }
  EXPECT_EQ(explore_from_start(*world).states, 8111);  // exploring needs no enumeration
  EXPECT_NO_THROW(make_sokoban(level, false, 8111)->sample(rng));
}

TEST(SokobanPicture, DrawsByChangesWhatItDrawsAsAWhole) {
  for (const char* name : {"microban32", "microban6"}) {
    const SokobanLevel level = find_sokoban_level(name);
    const SokobanPicture picture(level);
    const auto world = make_sokoban({.level = name});
    Rng rng(2);
    for (int i = 0; i < 30; ++i) {
      const State state = world->sample(rng);
      const Image small = picture.draw(state), large = picture.draw_large(state);
      EXPECT_EQ(large.shape(), (ImageShape{16 * level.height, 16 * level.width, 3}));
      const Image whole = resize_smooth(large, 4 * level.height, 4 * level.width);
      for (std::size_t k = 0; k < whole.pixels().size(); ++k) {
        ASSERT_NEAR(small.pixels()[k], whole.pixels()[k], 1e-5);
        ASSERT_TRUE(small.pixels()[k] >= 0 && small.pixels()[k] <= 1);
      }
    }
  }
}

TEST(SokobanPicture, KeepsItsTilesApartWhenReduced) {
  const auto tiles = paint_sokoban_tiles();
  for (int a = 0; a < kSokobanTileKinds; ++a) {
    for (int b = 0; b < a; ++b) {
      const Image one = resize_smooth(tiles[a], 4, 4), other = resize_smooth(tiles[b], 4, 4);
      double squares = 0;
      for (int i = 0; i < 48; ++i) squares += std::pow(one.pixels()[i] - other.pixels()[i], 2);
      EXPECT_GT(std::sqrt(squares / 48), 0.2) << a << " " << b;
    }
  }
}

TEST(Sokoban, RecognisesWhatItRendersInEveryGuise) {
  for (const bool named : {false, true}) {
    const auto world = make_sokoban({.named_stones = named});
    Rng rng(4);
    for (int i = 0; i < 400; ++i) {
      const State state = world->sample(rng), seen = world->as_seen(state);
      const Image image = world->render(state);
      ASSERT_EQ(world->recognise(image), seen);
      ASSERT_EQ(world->recognise(image, Judge::kPaper), seen);
      ASSERT_EQ(world->recognise(as_png(image)), seen);
      ASSERT_EQ(world->recognise(with_noise(image, 0.05, rng)), seen);
    }
  }
}

TEST(Sokoban, AcceptsTrueTransitionsAndRefusesWrongOnes) {
  const SokobanLevel level = find_sokoban_level("microban32");
  const SokobanPicture picture(level);
  const auto world = make_sokoban(SokobanOptions{});
  Rng rng(6);
  for (int i = 0; i < 200; ++i) {
    const Transition step = world->sample_transition(rng);
    EXPECT_TRUE(accepts(*world, {with_noise(world->render(step.before), 0.05, rng),
                                 with_noise(world->render(step.after), 0.05, rng)}));
  }
  for (const WrongKind& kind : sokoban_wrongs(*world, level, picture)) {
    for (int i = 0; i < 40; ++i) {
      PicturePair pair = kind.make(rng);
      ASSERT_FALSE(accepts(*world, pair)) << kind.name;
      pair.after = with_noise(pair.after, 0.05, rng);
      ASSERT_FALSE(accepts(*world, pair)) << kind.name;
    }
  }
}

TEST(Sokoban, RefusesPicturesOfNothing) {
  const auto world = make_sokoban(SokobanOptions{});
  Image broken = world->render(world->start());
  broken.at(0, 0) = std::numeric_limits<float>::quiet_NaN();
  for (const Judge judge : {Judge::kOurs, Judge::kPaper}) {
    EXPECT_FALSE(world->recognise(broken, judge));
    EXPECT_FALSE(world->recognise(Image({28, 28, 3}, 0.5F), judge));
    EXPECT_FALSE(world->recognise(Image({28, 28, 1}), judge));
    EXPECT_FALSE(world->recognise(Image({24, 28, 3}), judge));
  }
}

// A stone in the corner by the player's start, which no push can bring there.
TEST(Sokoban, RefusesLayoutsThatCannotBeReached) {
  const SokobanLevel level = parse_sokoban_level(kCorridor, "corridor");
  const auto world = make_sokoban(level, false);
  const Image image = SokobanPicture(level).draw({2, 0});
  EXPECT_FALSE(world->recognise(image));
  EXPECT_FALSE(world->recognise(image, Judge::kPaper));
}

}  // namespace
}  // namespace latplan::domains
