#include "evaluation/world_of_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "base/error.h"
#include "base/temporary_folder.h"
#include "data/draw_instances.h"
#include "data/generate.h"
#include "domains/lightsout.h"
#include "evaluation/test_instances.h"

namespace latplan::evaluation {
namespace {

using domains::State;

runs::RunFolder run_of(std::optional<data::WorldRef> world) {
  runs::RunFolder run;
  run.folder = "a-run";
  run.world = std::move(world);
  return run;
}

TEST(WorldOfRun, IsMadeFromItsNameAndOptions) {
  const auto world = make_world(run_of(data::WorldRef{"lightsout", {{"size", "3"}}}));
  ASSERT_NE(world, nullptr);
  EXPECT_EQ(world->goal().size(), 9u);
  EXPECT_EQ(make_world(run_of({})), nullptr);
  std::string why_not;
  EXPECT_EQ(make_world_if_possible(run_of({}), why_not), nullptr);
  EXPECT_EQ(why_not, "");
}

TEST(WorldOfRun, UnknownIsAnErrorOfTheRun) {
  const runs::RunFolder run = run_of(data::WorldRef{"lightsuot", {}});
  std::string why_not;
  for (const bool if_possible : {false, true}) {
    try {
      if_possible ? make_world_if_possible(run, why_not) : make_world(run);
      ADD_FAILURE() << "made";
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kBadInput);
      EXPECT_TRUE(std::string(error.what()).starts_with("a-run/run.json: ")) << error.what();
    }
  }
}

TEST(StatesIn, AreThoseOfPairsAndInstances) {
  const auto world = domains::make_lightsout({.size = 3});
  const TemporaryFolder folder;
  SilentLog log;
  data::GenerateConfig config;
  config.pairs = 20;
  const data::PairSet pairs = data::generate(*world, config, log, StopFlag());
  data::write_pairs(folder / "pairs.npz", pairs);
  const std::vector<State> states = states_in(folder / "pairs.npz", *world);
  EXPECT_EQ(states.size(), 40u);
  EXPECT_NE(std::ranges::find(states, pairs.states_before[7]), states.end());
  const auto larger = domains::make_lightsout({.size = 4});
  EXPECT_THROW(states_in(folder / "pairs.npz", *larger), Error);
  EXPECT_THROW(states_in(folder / "absent.npz", *world), Error);
}

TEST(CountShared, CountsInstancesWithAKnownEnd) {
  const auto world = domains::make_lightsout({.size = 2});
  std::vector<data::Instance> instances(3);
  const std::vector<State> starts = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}};
  for (std::size_t i = 0; i < 3; ++i) {
    instances[i].has_truth = true;
    instances[i].init_state = starts[i];
    instances[i].goal_state = {1, 1, 1, 1};
  }
  EXPECT_EQ(count_shared(instances, {starts[1]}, *world), 1);
  EXPECT_EQ(count_shared(instances, {{1, 1, 1, 1}}, *world), 3);
  EXPECT_EQ(count_shared(instances, {{0, 0, 0, 0}}, *world), 0);
  instances[1].has_truth = false;  // its states are not known
  EXPECT_EQ(count_shared(instances, {starts[1]}, *world), 0);
}

TEST(TestInstances, HaveDistancesThatTheWorldHas) {
  EXPECT_EQ(default_distances(nullptr), (std::vector<int>{5, 7}));
  const auto small = domains::make_lightsout({.size = 2});  // at most 4 presses
  EXPECT_EQ(default_distances(small.get()), std::vector<int>{4});
}

class CountingLog final : public Log {
 public:
  void info(std::string_view) override {}
  void warning(std::string_view) override { ++warnings; }
  void progress(std::string_view, std::int64_t, std::int64_t, std::string_view) override {}

  int warnings = 0;
};

TEST(TestInstances, AvoidTheTrainingStatesWherePossible) {
  const auto world = domains::make_lightsout({.size = 3});
  data::InstanceConfig config;
  config.distances = {3};
  config.count = 5;
  Rng rng(1);
  for (int i = 0; i < 100; ++i) config.avoid.push_back(world->sample(rng));
  CountingLog log;
  const auto unseen = draw_test_instances(*world, config, log);
  EXPECT_EQ(unseen.size(), 5u);
  EXPECT_EQ(count_shared(unseen, config.avoid, *world), 0);
  EXPECT_EQ(log.warnings, 0);

  config.avoid = {world->goal()};  // other goals are drawn
  const auto other_goals = draw_test_instances(*world, config, log);
  EXPECT_EQ(count_shared(other_goals, config.avoid, *world), 0);
  EXPECT_EQ(log.warnings, 0);
}

TEST(TestInstances, ShareStatesWithTheTrainingDataWhereAllAreInIt) {
  const auto world = domains::make_lightsout({.size = 2});
  data::InstanceConfig config;
  config.distances = {2};
  config.count = 2;
  for (int code = 0; code < 16; ++code) {
    State& state = config.avoid.emplace_back(4);
    for (int i = 0; i < 4; ++i) state[i] = static_cast<std::uint8_t>((code >> i) & 1);
  }
  CountingLog log;
  EXPECT_EQ(draw_test_instances(*world, config, log).size(), 2u);
  EXPECT_EQ(log.warnings, 1);
}

}  // namespace
}  // namespace latplan::evaluation
