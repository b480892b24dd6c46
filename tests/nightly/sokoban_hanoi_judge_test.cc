// The judges of Sokoban and Hanoi at length: every picture recognised in every guise, no true transition refused, no
// wrong one accepted; prints the table. LATPLAN_JUDGE_CASES (1,000 of each kind) and LATPLAN_ROUND_TRIPS (10,000)
// raise the counts.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <set>

#include "domains/explore.h"
#include "domains/hanoi.h"
#include "domains/sokoban.h"
#include "domains/wrong_pictures.h"

namespace latplan::domains {
namespace {

int count_from(const char* variable, int otherwise) {
  const char* text = std::getenv(variable);
  return text == nullptr ? otherwise : std::atoi(text);
}
int judge_cases() { return count_from("LATPLAN_JUDGE_CASES", 1000); }
int round_trips() { return count_from("LATPLAN_ROUND_TRIPS", 10000); }

// As drawn, through 8 bits, with noise, with noise and 8 bits; in turn, or all of them.
Image in_guise(const Image& image, int guise, Rng& rng) {
  switch (guise % 4) {
    case 0:
      return image;
    case 1:
      return as_png(image);
    case 2:
      return with_noise(image, 0.05, rng);
    default:
      return as_png(with_noise(image, 0.05, rng));
  }
}

void expect_round_trip(const Domain& world, const State& state, Rng& rng) {
  const Image image = world.render(state);
  for (int guise = 0; guise < 4; ++guise) {
    ASSERT_EQ(world.recognise(in_guise(image, guise, rng)), world.as_seen(state))
        << world.describe(state) << " in guise " << guise;
  }
}

// One line of the table for each kind; a case is tried both clean and with noise in both pictures.
void judge_table(const std::string& name, const Domain& world,
                 const std::vector<WrongKind>& wrongs) {
  Rng rng(20);
  int refused = 0;
  for (int i = 0; i < judge_cases(); ++i) {
    const Transition step = world.sample_transition(rng);
    refused += !accepts(world, {in_guise(world.render(step.before), i, rng),
                                in_guise(world.render(step.after), i, rng)});
  }
  std::printf("%-20s %-22s %6d tried %6d refused\n", name.c_str(), "true transitions",
              judge_cases(), refused);
  EXPECT_EQ(refused, 0) << name;
  for (const WrongKind& kind : wrongs) {
    int accepted = 0;
    for (int i = 0; i < judge_cases(); ++i) {
      const PicturePair pair = kind.make(rng);
      accepted += accepts(world, pair) || accepts(world, {with_noise(pair.before, 0.05, rng),
                                                          with_noise(pair.after, 0.05, rng)});
    }
    std::printf("%-20s %-22s %6d tried %6d accepted\n", name.c_str(), kind.name.c_str(),
                judge_cases(), accepted);
    EXPECT_EQ(accepted, 0) << name << ": " << kind.name;
  }
}

TEST(SokobanHanoiJudges, TableOfSokoban) {
  for (const char* name : {"microban32", "microban6"}) {
    const SokobanLevel level = find_sokoban_level(name);
    const SokobanPicture picture(level);
    const auto world = make_sokoban({.level = name});
    judge_table(name, *world, sokoban_wrongs(*world, level, picture));
  }
}

TEST(SokobanHanoiJudges, TableOfHanoi) {
  for (const auto& [disks, towers] : {std::pair{4, 4}, {3, 9}, {4, 9}, {5, 9}, {7, 12}}) {
    const auto world = make_hanoi({.disks = disks, .towers = towers});
    judge_table("hanoi " + std::to_string(disks) + " " + std::to_string(towers), *world,
                hanoi_wrongs(*world, disks, towers));
  }
}

TEST(SokobanHanoiJudges, EveryLayoutOfTheDefaultLevel) {
  const auto world = make_sokoban(SokobanOptions{});
  std::set<State> seen = {world->start()};
  std::vector<State> open = {world->start()};
  Rng rng(21);
  while (!open.empty()) {
    const State state = open.back();
    open.pop_back();
    expect_round_trip(*world, state, rng);
    ASSERT_EQ(world->recognise(world->render(state), Judge::kPaper), state);
    for (const State& successor : world->successors(state)) {
      if (seen.insert(successor).second) open.push_back(successor);
    }
  }
  EXPECT_EQ(seen.size(), 8111U);
}

TEST(SokobanHanoiJudges, RandomStatesOfEverySize) {
  std::vector<std::unique_ptr<Domain>> list;
  list.push_back(make_sokoban({.level = "microban32", .named_stones = true}));
  list.push_back(make_sokoban({.level = "microban6"}));
  for (int disks = 1; disks <= 7; ++disks) {
    for (int towers = 2; towers <= 12; towers += 5) list.push_back(make_hanoi({disks, towers}));
  }
  for (const auto& [disks, towers] : {std::pair{4, 4}, {3, 9}, {4, 9}, {5, 9}}) {
    list.push_back(make_hanoi({disks, towers}));
  }
  for (const auto& world : list) {
    Rng rng(22);
    for (int i = 0; i < round_trips(); ++i) expect_round_trip(*world, world->sample(rng), rng);
  }
}

TEST(SokobanHanoiJudges, CountsOfTheLargerWorlds) {
  SilentLog log;
  const auto states = [&](const Domain& world) {
    return explore(world, world.start(), -1, 10'000'000, log, StopFlag());
  };
  EXPECT_EQ(states(*make_sokoban({.level = "microban6"})).states, 54102);
  EXPECT_EQ(states(*make_sokoban({.level = "microban6", .named_stones = true})).states, 324612);
  const Exploration five = states(*make_hanoi({.disks = 5, .towers = 9}));
  EXPECT_EQ(five.states, 59049);
  EXPECT_EQ(five.frontier.size(), 10U);
}

}  // namespace
}  // namespace latplan::domains
