#include "pipeline/paper_data.h"

#include <gtest/gtest.h>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "support/toy_model.h"

namespace latplan::pipeline {
namespace {

namespace fs = std::filesystem;

TEST(PaperData, ReadsHowWellAShippedNetworkPredicted) {
  const TemporaryFolder folder;
  EXPECT_TRUE(held_out_exact(folder.path()).is_null());
  for (const char* text :
       {"{", "[1]", "{}", R"({"training": {"result": {}}})", R"({"training": 1})"}) {
    write_atomically(folder / "provenance.json", std::string(text));
    EXPECT_TRUE(held_out_exact(folder.path()).is_null()) << text;
  }
  write_atomically(folder / "provenance.json",
                   std::string(R"({"training": {"result": {"best_held_out_exact": 0.5}}})"));
  EXPECT_EQ(held_out_exact(folder.path()), 0.5);
}

TEST(PlanningCache, RunsOnlyWhatIsMissingAndForgetsACutLine) {
  const ToyModel model(3);
  const auto table = model.true_table();
  data::InstanceConfig drawn;
  drawn.distances = {2, 3};
  drawn.count = 2;
  const auto instances = data::make_instances(model.domain(), drawn);
  const TemporaryFolder folder;
  const PlanningCache cache(folder.path(), "lightsout-ama3", "abc");
  const RowTask task{model, table, model.domain(), instances, "lightsout"};
  const PaperSearch search{"ours", "auto", 10};
  PlanConfig config;
  config.time = 10;
  SilentLog log;
  const StopFlag stop;
  const auto complete = [&] {
    return complete_cell(task, search, config, cache, 2, LATPLAN_BINARY, log, stop);
  };
  const auto remembered = [&](const PlanningCache& from) {
    return remembered_cell(instances, "lightsout", search, config, from);
  };
  EXPECT_TRUE(remembered(cache).runs.empty());
  const PlanningCell first = complete();
  EXPECT_TRUE(first.complete());
  EXPECT_EQ(first.count("optimal"), 4);
  const fs::path file = cache.file("lightsout", config, "auto");
  const std::string text = read_text(file);
  // Killed within the last line: that one is run again, the others are not.
  write_atomically(file, text.substr(0, text.size() - 20));
  EXPECT_EQ(remembered(cache).runs.size(), 3U);
  EXPECT_TRUE(complete().complete());
  EXPECT_TRUE(remembered(cache).complete());
  EXPECT_EQ(remembered(cache).runs[0], first.runs[0]);

  // Its runs outlive the model; two of one name tell nothing.
  const auto later = PlanningCache::of_absent_model(folder.path(), "lightsout-ama3");
  ASSERT_TRUE(later.has_value());
  EXPECT_TRUE(remembered(*later).complete());
  EXPECT_FALSE(PlanningCache::of_absent_model(folder.path(), "lightsout").has_value());
  fs::create_directories(folder / "lightsout-ama3" / "def");
  EXPECT_FALSE(PlanningCache::of_absent_model(folder.path(), "lightsout-ama3").has_value());

  config.noise = 1;
  EXPECT_NE(cache.file("lightsout", config, "auto"), file);
  config.noise = 0;
  config.memory = 1;
  EXPECT_NE(cache.file("lightsout", config, "auto"), file);
}

// Defaults change, and files made under the old one must not count as made under the new.
TEST(PlanningCache, NamesTheRoundsAlsoWhereTheyAreTheDefault) {
  const PlanningCache cache("cache", "mnist", "abc");
  PlanConfig config;
  config.cycle = 10;
  EXPECT_TRUE(cache.file("mnist", config, "auto").stem().string().ends_with("-cycle10"));
  config.cycle = 0;
  EXPECT_TRUE(cache.file("mnist", config, "fd:mands").stem().string().ends_with("-cycle0"));
}

// A model that is gone cannot be run with the rounds that are asked for today.
TEST(PlanningCache, OfAModelThatIsGoneTakesOtherRounds) {
  data::Instance instance;
  instance.name = "one";
  const std::vector<data::Instance> instances = {instance};
  const PaperSearch search{"ours", "auto", 10};
  const TemporaryFolder folder;
  const PlanningCache cache(folder.path(), "mnist-eps0.5", "abc");
  PlanConfig config;
  const auto run_with = [&](int cycle) {
    PlanConfig other = config;
    other.cycle = cycle;
    PlanningCache::append(cache.file("mnist-eps0.5", other, "auto"),
                          {{"key", instance_key(instance)}, {"cycle", cycle}});
  };
  const auto recalled = [&] {
    return recalled_cell(instances, "mnist-eps0.5", search, config, cache);
  };
  EXPECT_TRUE(recalled().runs.empty());
  EXPECT_FALSE(recalled().other_cycle.has_value());
  run_with(0);
  run_with(2);
  EXPECT_TRUE(remembered_cell(instances, "mnist-eps0.5", search, config, cache).runs.empty());
  ASSERT_TRUE(recalled().complete());
  EXPECT_EQ(recalled().other_cycle, 2);
  EXPECT_EQ(recalled().runs[0]["cycle"], 2);
  run_with(config.cycle);
  EXPECT_FALSE(recalled().other_cycle.has_value());
  EXPECT_EQ(recalled().runs[0]["cycle"], config.cycle);
  config.noise = 1;  // of that there are none with any rounds
  EXPECT_TRUE(recalled().runs.empty());
  EXPECT_FALSE(recalled().other_cycle.has_value());
}

// Remembers which noise each picture got.
class Listener final : public nn::StateCodec {
 public:
  explicit Listener(const ToyModel& model) : model_(model) {}
  ImageShape image_shape() const override { return model_.image_shape(); }
  int state_bits() const override { return model_.state_bits(); }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    return model_.encode(images);
  }
  std::vector<BitVector> encode_noisy(std::span<const Image> images, double,
                                      Rng& rng) const override {
    heard.emplace_back(images[0].to_bytes(), rng.next());
    return model_.encode(images);
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    return model_.decode(states);
  }
  mutable std::vector<std::pair<std::vector<std::uint8_t>, std::uint64_t>> heard;

 private:
  const ToyModel& model_;
};

TEST(PlanningCache, NoiseDoesNotDependOnHowManyArePlanned) {
  const ToyModel model(3);
  const auto table = model.true_table();
  PlanConfig config;
  config.noise = 1;
  SilentLog log;
  const StopFlag stop;
  const auto noise_of = [&](int count) {
    data::InstanceConfig drawn;
    drawn.distances = {2, 3};
    drawn.count = count;
    const auto instances = data::make_instances(model.domain(), drawn);
    const TemporaryFolder folder;
    const PlanningCache cache(folder.path(), "lightsout", "abc");
    const Listener codec(model);
    complete_cell({codec, table, model.domain(), instances, "lightsout"}, {"ours", "auto", 10},
                  config, cache, 1, LATPLAN_BINARY, log, stop);
    return codec.heard;
  };
  const auto one = noise_of(1), three = noise_of(3);
  ASSERT_EQ(one.size(), 2U);
  ASSERT_EQ(three.size(), 6U);
  EXPECT_EQ(one[0], three[0]);
  EXPECT_EQ(one[1], three[3]);
  EXPECT_NE(three[0].second, three[1].second);
}

}  // namespace
}  // namespace latplan::pipeline
