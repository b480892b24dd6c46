#include "data/instances.h"

#include <gtest/gtest.h>

#include <set>

#include "base/error.h"
#include "base/files.h"
#include "base/picture_file.h"
#include "base/temporary_folder.h"
#include "domains/lightsout.h"

namespace latplan::data {
namespace {

namespace fs = std::filesystem;
using domains::make_lightsout;
using domains::State;

InstanceConfig ask(std::vector<int> distances, int count, bool random_goal = false,
                   std::vector<State> avoid = {}) {
  return {.distances = std::move(distances),
          .count = count,
          .seed = 1,
          .random_goal = random_goal,
          .avoid = std::move(avoid)};
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
  expect_refused(folder.path(), "holds no instance");
  write_instances(folder.path(), small_set());
  const fs::path truth = folder / "002-001" / "instance.json";
  const std::string good = read_text(truth);
  const auto with = [&](const std::string& text, const std::string& part) {
    write_atomically(truth, std::string_view(text));
    expect_refused(folder.path(), truth.string());
    expect_refused(folder / "002-001", part);
  };
  with("{", "damaged");
  with("{}", "damaged");
  with("[]", "damaged");
  const auto replaced = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    return text.replace(text.find(from), from.size(), to);
  };
  with(replaced("\"goal_state\":[0", "\"goal_state\":[300"), "damaged");
  with(replaced("\"goal_state\":[0", "\"goal_state\":[7"), "not one of its world");
  with(replaced("\"goal_state\":[0,", "\"goal_state\":["), "not one of its world");
  with(replaced("lightsout", "chess"), "unknown world");
  write_atomically(truth, std::string_view(good));
  write_png(folder / "002-001" / "goal.png", Image({5, 5, 1}));
  expect_refused(folder.path(), "goal.png: picture is 5x5 grey; expected 27x27 grey");
  write_atomically(folder / "002-001" / "goal.png", std::string_view("text"));
  expect_refused(folder.path(), "goal.png: not a picture");
}

}  // namespace
}  // namespace latplan::data
