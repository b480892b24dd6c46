#include "data/pair_set.h"
#include "base/log.h"
#include "data/generate.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "base/error.h"
#include "base/files.h"
#include "base/free_memory.h"
#include "base/log.h"
#include "base/rng.h"
#include "base/temporary_folder.h"
#include "data/generate.h"
#include "data/npz.h"
#include "data/picture_noise.h"
#include "data/picture_source.h"
#include "domains/judge.h"
#include "domains/lightsout.h"
#include "support/input_fault.h"

namespace latplan::data {
namespace {

using domains::make_lightsout;
using domains::State;

PairSet some_pairs(int size, std::int64_t count, std::uint64_t seed, int threads = 1) {
  SilentLog log;
  return generate(*make_lightsout({.size = size}),
                  {.pairs = count, .seed = seed, .threads = threads, .avoid = {}}, log, StopFlag());
}

bool same(const PairSet& a, const PairSet& b) {
  return a.shape == b.shape && a.count == b.count && a.predecessors == b.predecessors &&
         a.successors == b.successors && a.split == b.split && a.states_before == b.states_before &&
         a.states_after == b.states_after && a.action_names == b.action_names &&
         a.meta_json == b.meta_json;
}

TEST(PairSet, HoldsTrueTransitionsAndTheirPictures) {
  const auto world = make_lightsout({.size = 3});
  const PairSet pairs = some_pairs(3, 500, 1);
  ASSERT_EQ(pairs.count, 500);
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    EXPECT_TRUE(domains::legal_step(*world, pairs.states_before[row], pairs.states_after[row]));
    EXPECT_EQ(world->recognise(pairs.predecessor(row)), pairs.states_before[row]);
    EXPECT_EQ(world->recognise(pairs.successor(row)), pairs.states_after[row]);
  }
}

TEST(PairSet, DoesNotDependOnTheNumberOfThreads) {
  const PairSet one = some_pairs(4, 3000, 5, 1);
  EXPECT_TRUE(same(one, some_pairs(4, 3000, 5, 4)));
  EXPECT_TRUE(same(one, some_pairs(4, 3000, 5, 0)));
  EXPECT_FALSE(same(one, some_pairs(4, 3000, 6, 1)));
}

TEST(PairSet, ShorterSetsAreTheBeginningOfLongerOnes) {
  const PairSet longer = some_pairs(4, 300, 5), shorter = some_pairs(4, 100, 5);
  EXPECT_TRUE(std::equal(shorter.predecessors.begin(), shorter.predecessors.end(),
                         longer.predecessors.begin()));
}

TEST(PairSet, AvoidsStatesBeforeAndAfter) {
  const auto world = make_lightsout({.size = 2});
  SilentLog log;
  GenerateConfig config{.pairs = 2000, .seed = 3, .threads = 2, .avoid = {}};
  config.avoid = {{0, 0, 0, 0}, {1, 1, 1, 1}, {1, 0, 0, 0}};
  const PairSet pairs = generate(*world, config, log, StopFlag());
  std::set<State> seen(pairs.states_before.begin(), pairs.states_before.end());
  seen.insert(pairs.states_after.begin(), pairs.states_after.end());
  EXPECT_EQ(seen.size(), 13U);
  for (const State& state : config.avoid) EXPECT_FALSE(seen.contains(state));
}

TEST(PairSet, SaysWhenThereIsNothingLeftToDraw) {
  const auto world = make_lightsout({.size = 2});
  SilentLog log;
  GenerateConfig config{.pairs = 100, .seed = 3, .threads = 2, .avoid = {}};
  for (std::uint8_t code = 0; code < 16; ++code) {
    config.avoid.push_back(
        {static_cast<std::uint8_t>(code & 1), static_cast<std::uint8_t>(code >> 1 & 1),
         static_cast<std::uint8_t>(code >> 2 & 1), static_cast<std::uint8_t>(code >> 3)});
  }
  EXPECT_THROW(generate(*world, config, log, StopFlag()), Error);
}

TEST(PairSet, StopsWhenTold) {
  SilentLog log;
  StopFlag stop;
  stop.request();
  try {
    generate(*make_lightsout({.size = 3}), {.pairs = 1000, .seed = 1, .threads = 1, .avoid = {}},
             log, stop);
    ADD_FAILURE() << "went on";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kInterrupted);
  }
}

TEST(Splits, AreNinetyFiveFiveByDistinctTransition) {
  const PairSet pairs = some_pairs(5, 5000, 1);
  EXPECT_NEAR(static_cast<double>(pairs.rows(Split::kTest).size()), 250, 3);
  EXPECT_NEAR(static_cast<double>(pairs.rows(Split::kValidation).size()), 250, 3);
  EXPECT_EQ(pairs.rows(Split::kTrain).size() + pairs.rows(Split::kTest).size() +
                pairs.rows(Split::kValidation).size(),
            5000U);
}

TEST(Splits, LeaveTwoPairsToLearnHoweverFewThereAre) {
  for (int count = 2; count < 12; ++count) {
    EXPECT_GE(some_pairs(5, count, 1).rows(Split::kTrain).size(), 2U) << count;
  }
  EXPECT_EQ(some_pairs(5, 4, 1).rows(Split::kValidation).size(), 1U);
}

TEST(Splits, NeverShareATransition) {
  const PairSet pairs = some_pairs(2, 3000, 1);  // 64 transitions, each many times
  std::map<std::pair<State, State>, std::set<Split>> splits;
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    splits[{pairs.states_before[row], pairs.states_after[row]}].insert(pairs.split[row]);
  }
  std::map<Split, int> transitions;
  for (const auto& [transition, found] : splits) {
    EXPECT_EQ(found.size(), 1U);
    ++transitions[*found.begin()];
  }
  EXPECT_EQ(splits.size(), 64U);
  EXPECT_EQ(transitions[Split::kTest], 3);
  EXPECT_EQ(transitions[Split::kValidation], 3);
}

// A walk: what is held out are whole parts of it, with hardly any step between that is not.
TEST(Splits, HoldOutPartsOfAnEpisode) {
  PairSet pairs;
  pairs.shape = {1, 12, 1};
  Rng rng(2);
  std::vector<std::uint8_t> picture(12, 0);
  for (int step = 0; step < 2000; ++step) {
    pairs.predecessors.insert(pairs.predecessors.end(), picture.begin(), picture.end());
    std::uint8_t& changed = picture[rng.below(12)];
    changed = static_cast<std::uint8_t>((changed + 1) % 7);
    pairs.successors.insert(pairs.successors.end(), picture.begin(), picture.end());
    ++pairs.count;
  }
  assign_splits(pairs, 1);
  int changes = 0;
  for (int row = 1; row < 2000; ++row) changes += pairs.split[row] != pairs.split[row - 1] ? 1 : 0;
  EXPECT_GE(changes, 2);
  EXPECT_LE(changes, 12);
  EXPECT_NEAR(static_cast<double>(pairs.rows(Split::kTest).size()), 100, 3);
  EXPECT_NEAR(static_cast<double>(pairs.rows(Split::kValidation).size()), 100, 3);
}

// Learning sees pictures alone, and so does the split that it is judged by.
TEST(Splits, DoNotDependOnTrueStates) {
  PairSet pairs = some_pairs(2, 3000, 1);
  const auto split = pairs.split;
  std::ranges::fill(pairs.states_before, pairs.states_before[0]);
  assign_splits(pairs, 1);
  EXPECT_EQ(pairs.split, split);
  pairs.states_before.clear();
  pairs.states_after.clear();
  assign_splits(pairs, 1);
  EXPECT_EQ(pairs.split, split);
}

// A world that draws a state anew each time: every picture is new, and states are counted where they are known.
TEST(Splits, CountStatesWhereTheyAreKnown) {
  PairSet pairs = some_pairs(2, 3000, 1);
  Rng rng(1);
  for (auto* images : {&pairs.predecessors, &pairs.successors}) {
    for (std::uint8_t& value : *images) value ^= static_cast<std::uint8_t>(rng.below(4));
  }
  assign_splits(pairs, 1);
  EXPECT_EQ(count_transitions(pairs)[Split::kTrain], 64);
  pairs.states_before.clear();
  pairs.states_after.clear();
  EXPECT_EQ(count_transitions(pairs)[Split::kTrain], 2700);
}

TEST(Splits, CountTheirTransitions) {
  const PairSet pairs = some_pairs(2, 3000, 1);
  const std::map<Split, std::int64_t> expected = {
      {Split::kTrain, 58}, {Split::kValidation, 3}, {Split::kTest, 3}};
  EXPECT_EQ(count_transitions(pairs), expected);
}

TEST(Splits, DependOnTheSeed) {
  PairSet pairs = some_pairs(4, 1000, 1);
  const auto first = pairs.split;
  assign_splits(pairs, 1);
  EXPECT_EQ(pairs.split, first);
  assign_splits(pairs, 2);
  EXPECT_NE(pairs.split, first);
}

PairSet noisy(PairSet pairs, double sigma, std::uint64_t seed, int threads = 1) {
  SilentLog log;
  add_noise(pairs, sigma, seed, threads, log, StopFlag());
  return pairs;
}

TEST(Noise, IsTheDeviationOfEachPixelTimesSigma) {
  PairSet pairs;
  pairs.shape = {1, 3, 1};
  pairs.count = 20000;
  for (std::int64_t row = 0; row < pairs.count; ++row) {
    const auto level = static_cast<std::uint8_t>(row % 2 == 0 ? 110 : 130);  // deviation 10
    const auto wide = static_cast<std::uint8_t>(row % 2 == 0 ? 88 : 168);    // deviation 40
    for (auto* images : {&pairs.predecessors, &pairs.successors}) {
      images->insert(images->end(), {level, 77, wide});
    }
    pairs.split.push_back(Split::kTrain);
  }
  const PairSet after = noisy(pairs, 0.5, 1);
  double squares[3] = {};
  for (std::size_t i = 0; i < pairs.predecessors.size(); ++i) {
    const double change = static_cast<double>(after.successors[i]) - pairs.successors[i];
    squares[i % 3] += change * change;
  }
  EXPECT_NEAR(std::sqrt(squares[0] / 20000), 5.0, 0.1);
  EXPECT_EQ(squares[1], 0);  // a pixel that never changes stays
  EXPECT_NEAR(std::sqrt(squares[2] / 20000), 20.0, 0.3);
}

TEST(Noise, LooksAtTheTrainingSplitOnly) {
  PairSet pairs = some_pairs(3, 200, 1);
  std::fill(pairs.split.begin(), pairs.split.end(), Split::kTest);
  EXPECT_TRUE(same(noisy(pairs, 1.0, 1), pairs));
}

TEST(Noise, DependsOnTheSeedAlone) {
  const PairSet pairs = some_pairs(3, 500, 1);
  const PairSet once = noisy(pairs, 0.3, 1);
  EXPECT_FALSE(same(once, pairs));
  EXPECT_TRUE(same(once, noisy(pairs, 0.3, 1, 4)));
  EXPECT_FALSE(same(once, noisy(pairs, 0.3, 2)));
  EXPECT_EQ(once.split, pairs.split);
  EXPECT_TRUE(same(noisy(pairs, 0, 1), pairs));
}

TEST(PairSetFile, RoundTrips) {
  const TemporaryFolder folder;
  PairSet pairs = some_pairs(3, 200, 1);
  pairs.meta_json = R"({"world":"lightsout","options":{"size":"3"}})";
  write_pairs(folder / "x.npz", pairs);
  EXPECT_TRUE(same(read_pairs(folder / "x.npz"), pairs));
  pairs.states_before.clear();  // own images: no states, perhaps names of actions
  pairs.states_after.clear();
  pairs.action_names.assign(200, "");
  pairs.action_names[3] = "öffnen";
  write_pairs(folder / "x.npz", pairs);
  EXPECT_TRUE(same(read_pairs(folder / "x.npz"), pairs));
}

TEST(PairSetFile, SplitAndMetaMayBeMissing) {
  const TemporaryFolder folder;
  const PairSet pairs = some_pairs(3, 200, 1);
  const std::vector<std::int64_t> shape = {200, 27, 27, 1};
  const std::vector<NpzArray> arrays = {{"predecessors", "|u1", shape, pairs.predecessors},
                                        {"successors", "|u1", shape, pairs.successors}};
  write_npz(folder / "own.npz", arrays);
  const PairSet own = read_pairs(folder / "own.npz");
  EXPECT_EQ(own.split, read_pairs(folder / "own.npz").split);
  EXPECT_EQ(own.rows(Split::kTrain).size() + own.rows(Split::kValidation).size() +
                own.rows(Split::kTest).size(),
            200U);
  EXPECT_FALSE(own.rows(Split::kTest).empty());
  EXPECT_EQ(own.meta_json, "{}");
}

TEST(PairSetFile, DamageNeverPassesUnnoticed) {
  const TemporaryFolder folder;
  const PairSet pairs = some_pairs(2, 30, 1);
  write_pairs(folder / "x.npz", pairs);
  const auto whole = read_bytes(folder / "x.npz");
  Rng rng(1);
  for (int i = 0; i < 400; ++i) {
    auto damaged = whole;
    damaged[rng.below(damaged.size())] ^= static_cast<std::uint8_t>(1 + rng.below(255));
    std::filesystem::remove(folder / "y.npz");
    write_atomically(folder / "y.npz", std::span<const std::uint8_t>(damaged));
    try {
      EXPECT_TRUE(same(read_pairs(folder / "y.npz"), pairs));
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kBadInput);
    }
  }
}

TEST(PairSetFile, AFolderIsAnsweredWithTheWayToPairs) {
  const TemporaryFolder folder;
  try {
    read_pairs(folder.path());
    ADD_FAILURE() << "read";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadInput);
    EXPECT_NE(std::string(error.what())
                  .find("is a folder; expected pairs (.npz), as `latplan dataset --from"),
              std::string::npos)
        << error.what();
  }
}

// Of many tiny pictures, what is kept beside them takes more.
TEST(PairSetFile, JudgesTheNumberOfPairs) {
  const TemporaryFolder folder;
  const std::int64_t many = 100000;
  const std::vector<std::uint8_t> zeros(many);
  write_npz(folder / "x.npz", std::vector<NpzArray>{{"predecessors", "|u1", {many, 1, 1, 1}, zeros},
                                                    {"successors", "|u1", {many, 1, 1, 1}, zeros}});
  limit_memory(std::int64_t{8} << 20);
  for (const bool own : {false, true}) {
    try {
      own ? static_cast<void>(open_source(folder / "x.npz"))
          : static_cast<void>(read_pairs(folder / "x.npz"));
      ADD_FAILURE();
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kOutOfMemory);
      EXPECT_NE(std::string(error.what()).find("x.npz: takes "), std::string::npos) << error.what();
    }
    limit_memory(std::int64_t{4} << 20);
  }
  limit_memory(0);
}

TEST(PairSetFile, NamesPairsThatNothingCanBeLearntFrom) {
  const TemporaryFolder folder;
  const std::string place = (folder / "x.npz").string();
  const auto fault_of = [&](const std::vector<std::uint8_t>& after,
                            const std::vector<std::uint8_t>& split) {
    write_npz(place, std::vector<NpzArray>{{"predecessors", "|u1", {3, 1, 1, 1}, {1, 1, 2}},
                                           {"successors", "|u1", {3, 1, 1, 1}, after},
                                           {"split", "|u1", {3}, split}});
    return input_fault([&] { check_training_pairs(read_pairs(place)); });
  };
  EXPECT_EQ(fault_of({2, 2, 1}, {0, 1, 2}),
            place + ": fewer than two training pairs; expected more");
  EXPECT_EQ(fault_of({1, 1, 1}, {0, 0, 1}),
            place + ": all pictures of the training pairs are the same; nothing to learn");
}

TEST(PairSetFile, RefusesForeignArrays) {
  const TemporaryFolder folder;
  const auto refuse = [&](std::vector<NpzArray> arrays) {
    write_npz(folder / "x.npz", arrays);
    try {
      read_pairs(folder / "x.npz");
      ADD_FAILURE() << "read without complaint";
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kBadInput);
      EXPECT_EQ(std::string(error.what()).find(folder.path().string()), 0U) << error.what();
    }
  };
  const NpzArray image{"predecessors", "|u1", {1, 2, 2, 1}, {1, 2, 3, 4}};
  const NpzArray after{"successors", "|u1", {1, 2, 2, 1}, {1, 2, 3, 4}};
  const NpzArray split{"split", "|u1", {1}, {0}};
  const NpzArray meta{"meta", "|u1", {2}, {'{', '}'}};
  refuse({});
  refuse({image, split, meta});
  refuse({image, after, split, meta, {"surprise", "|u1", {0}, {}}});
  refuse({image, {"successors", "|u1", {1, 4, 1, 1}, {1, 2, 3, 4}}, split, meta});
  refuse({image, after, {"split", "|u1", {1}, {3}}, meta});
  refuse({image, after, {"split", "|u1", {2}, {0, 0}}, meta});
  refuse({image, after, split, {"meta", "|u1", {1}, {'{'}}});
  refuse({image, after, split, meta, {"action", "|S1", {2}, {'a', 'b'}}});
  refuse({image, after, split, meta, {"action", "<f4", {1}, {0, 0, 0, 0}}});
  refuse({image, after, split, meta, {"states_before", "|u1", {1, 1}, {0}}});
  refuse({{"predecessors", "<i4", {1, 1, 1, 1}, {1, 0, 0, 0}}, after, split, meta});
  refuse({{"predecessors", "|u1", {1, 1, 2, 2}, {1, 0, 0, 0}},
          {"successors", "|u1", {1, 1, 2, 2}, {1, 0, 0, 0}},
          split,
          meta});
}

}  // namespace
}  // namespace latplan::data
