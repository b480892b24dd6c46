#include "data/draw_instances.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "base/error.h"
#include "base/files.h"
#include "base/picture_file.h"
#include "base/temporary_folder.h"
#include "data/toy_worlds.h"
#include "domains/explore.h"
#include "domains/lightsout.h"

namespace latplan::data {
namespace {

namespace fs = std::filesystem;
using domains::make_lightsout;

InstanceConfig ask(std::vector<int> distances, int count, bool random_goal = false,
                   std::vector<State> avoid = {}) {
  return {.distances = std::move(distances),
          .count = count,
          .seed = 1,
          .random_goal = random_goal,
          .avoid = std::move(avoid),
          .noise = 0};
}

// Checks distances, pictures and that no instance comes twice.
void expect_good(const domains::Domain& world, const std::vector<Instance>& instances) {
  std::set<std::pair<State, State>> seen;
  std::set<std::string> names;
  for (const Instance& instance : instances) {
    EXPECT_TRUE(instance.has_truth);
    EXPECT_EQ(world.closed_form_distance(instance.init_state, instance.goal_state),
              instance.distance);
    EXPECT_EQ(world.recognise(instance.init), instance.init_state);
    EXPECT_EQ(world.recognise(instance.goal), instance.goal_state);
    EXPECT_TRUE(seen.emplace(instance.init_state, instance.goal_state).second);
    EXPECT_TRUE(names.insert(instance.name).second);
  }
}

std::string usage_message(const domains::Domain& world, const InstanceConfig& config) {
  try {
    make_instances(world, config);
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kUsage);
    return error.what();
  }
  ADD_FAILURE() << "nothing was thrown";
  return "";
}

TEST(Instances, LieExactlyAtTheDistance) {
  for (const int size : {2, 3, 4}) {
    const auto world = make_lightsout({.size = size});
    const auto instances = make_instances(*world, ask({1, 2, 3}, 4));
    ASSERT_EQ(instances.size(), 12U);
    expect_good(*world, instances);
    EXPECT_EQ(instances[5].name, "002-001");
    for (const auto& instance : instances) EXPECT_EQ(instance.goal_state, world->goal());
  }
}

TEST(Instances, AllThirtyTwoOfTheFarthestCanBeHad) {
  const auto world = make_lightsout({.size = 4});
  expect_good(*world, make_instances(*world, ask({5, 7}, 20)));
  const auto all = make_instances(*world, ask({7}, 32));
  EXPECT_EQ(all.size(), 32U);
  expect_good(*world, all);
  EXPECT_NE(usage_message(*world, ask({7}, 33)).find("only 32"), std::string::npos);
}

TEST(Instances, DeepOnesInLargeWorldsAreQuick) {
  for (const auto& [size, distance] : {std::pair{5, 7}, {5, 14}, {5, 15}, {6, 20}, {7, 30}}) {
    const auto world = make_lightsout({.size = size});
    const auto instances = make_instances(*world, ask({distance}, 20));
    ASSERT_EQ(instances.size(), 20U);
    expect_good(*world, instances);
  }
}

TEST(Instances, RandomGoals) {
  for (const int size : {2, 4, 5}) {
    const auto world = make_lightsout({.size = size});
    const auto instances = make_instances(*world, ask({3, 4}, 10, true));
    ASSERT_EQ(instances.size(), 20U);
    expect_good(*world, instances);
    std::set<State> goals;
    for (const auto& instance : instances) goals.insert(instance.goal_state);
    EXPECT_GT(goals.size(), 5U);
  }
}

TEST(Instances, ADistanceNobodyHasNamesTheLargest) {
  EXPECT_NE(usage_message(*make_lightsout({.size = 4}), ask({8}, 1)).find("largest distance is 7"),
            std::string::npos);
  EXPECT_NE(
      usage_message(*make_lightsout({.size = 5}), ask({16}, 1)).find("largest distance is 15"),
      std::string::npos);
  EXPECT_NE(usage_message(*make_lightsout({.size = 5}), ask({99}, 1, true)).find("is 15"),
            std::string::npos);
  usage_message(*make_lightsout({.size = 4}), ask({0}, 1));
  usage_message(*make_lightsout({.size = 4}), ask({-3}, 1));
}

TEST(Instances, AvoidStates) {
  const auto world = make_lightsout({.size = 4});
  std::vector<State> avoid;
  for (const auto& instance : make_instances(*world, ask({7}, 20))) {
    avoid.push_back(instance.init_state);
  }
  const auto rest = make_instances(*world, ask({7}, 12, false, avoid));
  for (const auto& instance : rest) {
    EXPECT_EQ(std::count(avoid.begin(), avoid.end(), instance.init_state), 0);
  }
  EXPECT_NE(usage_message(*world, ask({7}, 13, false, avoid)).find("only 12"), std::string::npos);
  EXPECT_NE(usage_message(*world, ask({7}, 1, false, {world->goal()})).find("goal"),
            std::string::npos);
  const auto elsewhere = make_instances(*world, ask({7}, 5, true, {world->goal()}));
  EXPECT_EQ(elsewhere.size(), 5U);
}

TEST(Instances, DependOnTheSeedAlone) {
  const auto world = make_lightsout({.size = 5});
  const auto a = make_instances(*world, ask({10}, 5)), b = make_instances(*world, ask({3, 10}, 5));
  for (int i = 0; i < 5; ++i) EXPECT_EQ(a[i].init_state, b[5 + i].init_state);
  InstanceConfig other = ask({10}, 5);
  other.seed = 2;
  EXPECT_NE(make_instances(*world, other)[0].init_state, a[0].init_state);
}

TEST(Instances, SearchWhereNoClosedFormIsKnown) {
  const ToyTiles fifteen(4, 4);
  EXPECT_EQ(make_instances(fifteen, ask({7, 14}, 20)).size(), 40U);
  EXPECT_NE(usage_message(fifteen, ask({7}, 213)).find("only 212"), std::string::npos);
  EXPECT_NE(usage_message(fifteen, ask({14}, 30822)).find("only 30821"), std::string::npos);
  const ToyTiles eight(3, 3);
  EXPECT_NE(usage_message(eight, ask({31}, 3)).find("only 2 "), std::string::npos);
  EXPECT_NE(usage_message(eight, ask({32}, 1)).find("largest distance is 31"), std::string::npos);
}

TEST(Instances, RandomGoalsWhereNoClosedFormIsKnown) {
  const ToyTiles world(3, 3);
  std::set<State> goals;
  for (const Instance& instance : make_instances(world, ask({9}, 10, true))) {
    EXPECT_EQ(domains::distance(world, instance.init_state, instance.goal_state, 9), 9);
    EXPECT_EQ(instance.init, world.render(instance.init_state));
    goals.insert(instance.goal_state);
  }
  EXPECT_EQ(goals.size(), 10U);
}

TEST(Instances, OfAOneWayWorldBeginAtItsStart) {
  const ToyTrack world;
  for (int distance = 1; distance <= 18; ++distance) {
    // The two cells add up to the distance; which token is where cannot be seen.
    const int there = std::min(distance, 18 - distance) / 2 + 1;
    const auto all = make_instances(world, ask({distance}, there));
    std::set<State> goals;
    for (const Instance& instance : all) {
      EXPECT_EQ(instance.init_state, world.start());
      EXPECT_EQ(instance.goal_state[0] + instance.goal_state[1], distance);
      EXPECT_EQ(instance.distance, distance);
      EXPECT_EQ(instance.walk, -1);
      goals.insert(world.as_seen(instance.goal_state));
    }
    EXPECT_EQ(static_cast<int>(goals.size()), there);
    EXPECT_NE(usage_message(world, ask({distance}, there + 1))
                  .find("only " + std::to_string(there) + " "),
              std::string::npos);
  }
  const std::string message = usage_message(world, ask({19}, 1));
  EXPECT_NE(message.find("from the start; the largest distance is 18"), std::string::npos)
      << message;
}

TEST(Instances, OfAOneWayWorldMayBeginAnywhere) {
  const ToyTrack world;
  std::set<State> inits;
  std::set<std::pair<State, State>> pairs;
  for (const Instance& instance : make_instances(world, ask({3}, 30, true))) {
    EXPECT_EQ(domains::distance(world, instance.init_state, instance.goal_state, -1), 3);
    inits.insert(instance.init_state);
    EXPECT_TRUE(
        pairs.emplace(world.as_seen(instance.init_state), world.as_seen(instance.goal_state))
            .second);
  }
  EXPECT_GT(inits.size(), 10U);
  EXPECT_NE(usage_message(world, ask({19}, 1, true)).find("largest distance is 18"),
            std::string::npos);
}

TEST(Instances, AvoidWhatLooksLikeAStateToAvoid) {
  const ToyTrack world;
  // 0+5, 1+4 and 2+3 make five; {4, 1} looks like {1, 4}.
  for (const Instance& instance : make_instances(world, ask({5}, 2, false, {{4, 1}}))) {
    EXPECT_NE(world.as_seen(instance.goal_state), (State{1, 4}));
  }
  EXPECT_NE(usage_message(world, ask({5}, 3, false, {{4, 1}})).find("only 2 "), std::string::npos);
  EXPECT_NE(usage_message(world, ask({5}, 1, false, {{0, 0}})).find("the world's start is among"),
            std::string::npos);
  for (const Instance& instance : make_instances(world, ask({5}, 10, true, {{4, 1}, {0, 0}}))) {
    for (const State& state : {instance.init_state, instance.goal_state}) {
      EXPECT_NE(world.as_seen(state), (State{1, 4}));
      EXPECT_NE(state, (State{0, 0}));
    }
  }
}

TEST(Instances, OfRandomWalksTellTheWalkAndTheTrueDistance) {
  const ToyRing world;
  std::set<std::pair<State, State>> pairs;
  std::set<int> distances;
  const auto instances = make_instances(world, ask({4, 7}, 20));
  ASSERT_EQ(instances.size(), 40U);
  for (const Instance& instance : instances) {
    const int steps = std::abs(instance.goal_state[0] - instance.init_state[0]);
    EXPECT_EQ(instance.distance, std::min(steps, ToyRing::kPlaces - steps));
    EXPECT_GE(instance.distance, 1);
    EXPECT_LE(instance.distance, instance.walk);
    EXPECT_EQ(instance.distance % 2, instance.walk % 2);  // a step changes the place's parity
    EXPECT_EQ(instance.name.substr(0, 4), instance.walk == 4 ? "004-" : "007-");
    EXPECT_TRUE(pairs.emplace(instance.init_state, instance.goal_state).second);
    distances.insert(instance.distance);
  }
  EXPECT_GT(distances.size(), 2U);
  // Three moves lead 1 or 3 places away, to either side: 12 x 4 pairs.
  EXPECT_EQ(make_instances(world, ask({3}, 48)).size(), 48U);
  EXPECT_NE(usage_message(world, ask({3}, 49)).find("only 48"), std::string::npos);
  for (const Instance& instance : make_instances(world, ask({3}, 10, false, {{0}, {5}}))) {
    for (const State& state : {instance.init_state, instance.goal_state}) {
      EXPECT_NE(state, State{0});
      EXPECT_NE(state, State{5});
    }
  }
  std::vector<State> all;
  for (std::uint8_t place = 0; place < ToyRing::kPlaces; ++place) all.push_back({place});
  EXPECT_NE(usage_message(world, ask({3}, 1, false, all)).find("all states found"),
            std::string::npos);
}

TEST(Instances, TakeTheirPicturesAnew) {
  const ToyRing world;
  const auto first = make_instances(world, ask({3}, 30)),
             again = make_instances(world, ask({3}, 30));
  std::set<std::vector<float>> pictures;
  for (std::size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(first[i].init, again[i].init);
    EXPECT_EQ(world.recognise(first[i].init, Judge::kOurs), first[i].init_state);
    for (const Image& image : {first[i].init, first[i].goal}) {
      EXPECT_TRUE(pictures.insert({image.pixels().begin(), image.pixels().end()}).second);
    }
  }
}

// The deviation of a light that is on in half the states is a half.
TEST(Instances, NoiseIsMeasuredByEachPixelsOwnDeviation) {
  const auto world = make_lightsout({.size = 4});
  InstanceConfig config = ask({5}, 100);
  config.noise = 0.5;
  double squares = 0;
  int lit = 0;
  for (const Instance& instance : make_instances(*world, config)) {
    EXPECT_EQ(instance.noise, 0.5);
    const Image clean = world->render(instance.init_state);
    const Image plus = world->render(State(16, 1));  // where a light may ever be
    for (std::size_t p = 0; p < clean.pixels().size(); ++p) {
      const float error = instance.init.pixels()[p] - clean.pixels()[p];
      EXPECT_GE(instance.init.pixels()[p], 0);
      EXPECT_LE(instance.init.pixels()[p], 1);
      if (plus.pixels()[p] == 0) {
        EXPECT_EQ(error, 0);
        continue;
      }
      squares += error * error;
      ++lit;
    }
    EXPECT_NE(instance.goal, world->render(instance.goal_state));
  }
  // Clamping takes one half of the noise away: sigma * deviation / sqrt(2), a little less for what is beyond 1.
  EXPECT_NEAR(std::sqrt(squares / lit), 0.25 / std::sqrt(2), 0.005);
  EXPECT_EQ(make_instances(*world, config)[3].init, make_instances(*world, config)[3].init);
}

InstanceSet small_set() {
  const auto world = make_lightsout({.size = 3});
  return {.world = "lightsout",
          .options = {{"size", "3"}},
          .instances = make_instances(*world, ask({2, 4}, 3))};
}

TEST(InstanceFiles, RoundTrip) {
  const TemporaryFolder folder;
  const InstanceSet set = small_set();
  write_instances(folder.path(), set);
  const InstanceSet again = read_instances(folder.path());
  EXPECT_EQ(again.world, "lightsout");
  EXPECT_EQ(again.options, set.options);
  ASSERT_EQ(again.instances.size(), 6U);
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(again.instances[i].name, set.instances[i].name);
    EXPECT_EQ(again.instances[i].init, set.instances[i].init);
    EXPECT_EQ(again.instances[i].goal, set.instances[i].goal);
    EXPECT_EQ(again.instances[i].init_state, set.instances[i].init_state);
    EXPECT_EQ(again.instances[i].distance, set.instances[i].distance);
    EXPECT_TRUE(again.instances[i].has_truth);
  }
  const InstanceSet one = read_instances(folder / "002-001");
  ASSERT_EQ(one.instances.size(), 1U);
  EXPECT_EQ(one.instances[0].name, "002-001");
}

TEST(InstanceFiles, RememberWalksAndNoise) {
  const TemporaryFolder folder;
  InstanceSet set = small_set();
  write_instances(folder.path(), set);
  const std::string plain = read_text(folder / "002-001" / "instance.json");
  EXPECT_EQ(plain.find("walk"), std::string::npos);
  EXPECT_EQ(plain.find("noise"), std::string::npos);
  EXPECT_EQ(read_instances(folder.path()).instances[1].walk, -1);
  set.instances[1].walk = 9;
  set.instances[1].noise = 0.75;
  write_instances(folder.path(), set);
  const Instance again = read_instances(folder.path()).instances[1];
  EXPECT_EQ(again.walk, 9);
  EXPECT_EQ(again.noise, 0.75);
  EXPECT_EQ(again.distance, 2);
}

TEST(InstanceFiles, OwnPicturesNeedNoTruth) {
  const TemporaryFolder folder;
  fs::create_directory(folder / "mine");
  write_png(folder / "mine" / "init.png", Image({4, 5, 3}, 0.5F));
  write_png(folder / "mine" / "goal.png", Image({4, 5, 3}, 0.25F));
  const InstanceSet set = read_instances(folder.path());
  EXPECT_EQ(set.world, "");
  ASSERT_EQ(set.instances.size(), 1U);
  EXPECT_FALSE(set.instances[0].has_truth);
}

// The content decides what a picture is, the name only where it is.
TEST(InstanceFiles, PicturesMayHaveNamesOfJpegFiles) {
  const TemporaryFolder folder;
  fs::create_directory(folder / "mine");
  write_png(folder / "mine" / "init.jpg", Image({4, 5, 3}, 0.5F));
  write_png(folder / "mine" / "goal.jpeg", Image({4, 5, 3}, 0.25F));
  EXPECT_EQ(read_instances(folder.path()).instances.size(), 1U);
  write_png(folder / "mine" / "goal.png", Image({4, 5, 3}, 0.25F));
  try {
    read_instances(folder.path());
    ADD_FAILURE();
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("goal.jpeg: beside goal.png"), std::string::npos);
  }
}

void expect_refused(const fs::path& folder, const std::string& part) {
  try {
    read_instances(folder);
    ADD_FAILURE() << "read without complaint, expected: " << part;
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadInput);
    EXPECT_NE(std::string(error.what()).find(part), std::string::npos) << error.what();
  }
}

TEST(InstanceFiles, FaultsNameTheFile) {
  const TemporaryFolder folder;
  expect_refused(folder / "missing", "no such folder");
  expect_refused(folder.path(), "no instances found");
  write_instances(folder.path(), small_set());
  const fs::path truth = folder / "002-001" / "instance.json";
  const std::string good = read_text(truth);
  const auto with = [&](const std::string& text, const std::string& part) {
    write_atomically(truth, std::string_view(text));
    expect_refused(folder.path(), truth.string());
    expect_refused(folder / "002-001", part);
  };
  with("{", "damaged");
  with("{}", "init_state: missing");
  with("[]", "damaged");
  const auto replaced = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    return text.replace(text.find(from), from.size(), to);
  };
  with(replaced("\"goal_state\":[0", "\"goal_state\":[300"),
       "goal_state[0]: 300; expected 0 to 255");
  with(replaced("\"goal_state\":[0", "\"goal_state\":[7"), "illegal state");
  with(replaced("\"goal_state\":[0,", "\"goal_state\":["), "illegal state");
  with(replaced("lightsout", "chess"), "unknown world");
  write_atomically(truth, std::string_view(good));
  write_png(folder / "002-001" / "goal.png", Image({5, 5, 1}));
  expect_refused(folder.path(), "goal.png: picture is 5x5 grey; expected 27x27 grey");
  write_atomically(folder / "002-001" / "goal.png", std::string_view("text"));
  expect_refused(folder.path(), "goal.png: not a picture");
  fs::remove(folder / "002-001" / "goal.png");
  expect_refused(folder.path(), "002-001/goal.png: no such file");
  fs::remove(folder / "002-001" / "init.png");
  expect_refused(folder.path(), "002-001/init.png: no such file");
  fs::remove(truth);
  EXPECT_EQ(read_instances(folder.path()).instances.size(), small_set().instances.size() - 1);
}

}  // namespace
}  // namespace latplan::data
