#include "experiments/planning_cells.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "data/draw_instances.h"
#include "support/toy_model.h"
#include "support/trace_noise.h"

namespace latplan::experiments {
namespace {

namespace fs = std::filesystem;

const PaperRow kRow = {"lightsout", "LOut", "lightsout", {2, 3}};

std::vector<RowInstance> draw(const ToyModel& model, int count) {
  data::InstanceConfig drawn;
  drawn.distances = kRow.distances;
  drawn.count = count;
  std::vector<RowInstance> instances;
  for (const data::Instance& one : data::make_instances(model.domain(), drawn)) {
    const int place = static_cast<int>(instances.size());
    instances.push_back({place / count * kInstancesPerDistance + place % count, one});
  }
  return instances;
}

planning::PlanConfig config_of(double noise = 0) {
  planning::PlanConfig config;
  config.search.time = 10;
  config.noise = noise;
  return config;
}

TEST(RunCache, RunsOnlyWhatIsMissingAndIgnoresACutLine) {
  const ToyModel model(3);
  const auto table = model.true_table();
  const RowTask task{{model, table}, model.domain(), draw(model, 2), kRow.name};
  const TemporaryFolder folder;
  const planning::PlanConfig config = config_of();
  SilentLog log;
  const StopFlag stop;
  const auto complete = [&] {
    RunCache cache(folder.path(), "lightsout", "abc");
    complete_cell(task, config, 1, {}, cache, log, stop);
    return cache.cell(kRow, config, 2);
  };
  const auto recorded = [&](int count) {
    return RunCache(folder.path(), "lightsout", "abc").cell(kRow, config, count);
  };
  EXPECT_TRUE(recorded(2).runs.empty());
  const PlanningCell first = complete();
  EXPECT_TRUE(first.complete());
  EXPECT_EQ(first.count("optimal"), 4);
  EXPECT_EQ(recorded(2).runs, first.runs);
  EXPECT_EQ(recorded(1).runs, (std::vector{first.runs[0], first.runs[2]}));
  EXPECT_TRUE(recorded(1).complete());
  // Killed within the last line: only that run is repeated.
  const fs::path file = folder / "lightsout-abc.jsonl";
  const std::string text = read_text(file);
  write_atomically(file, text.substr(0, text.size() - 20));
  EXPECT_EQ(recorded(2).runs.size(), 3U);
  EXPECT_TRUE(complete().complete());
  EXPECT_EQ(recorded(2).runs[0], first.runs[0]);
  // Another limit or other noise is another cell.
  planning::PlanConfig other = config;
  other.search.memory = {1};
  EXPECT_TRUE(RunCache(folder.path(), "lightsout", "abc").cell(kRow, other, 2).runs.empty());
  EXPECT_TRUE(RunCache(folder.path(), "lightsout", "def").cell(kRow, config, 2).runs.empty());
}

TEST(RunCache, RepeatsARunIfThePicturesOfItsInstanceChanged) {
  const ToyModel model(3);
  const auto table = model.true_table();
  RowTask task{{model, table}, model.domain(), draw(model, 1), kRow.name};
  const TemporaryFolder folder;
  SilentLog log;
  const StopFlag stop;
  RunCache cache(folder.path(), "lightsout", "abc");
  complete_cell(task, config_of(), 1, {}, cache, log, stop);
  const Json before = cache.cell(kRow, config_of(), 1).runs[1]["pictures"];
  std::swap(task.instances[1].instance.init, task.instances[1].instance.goal);
  std::swap(task.instances[1].instance.init_state, task.instances[1].instance.goal_state);
  complete_cell(task, config_of(), 1, {}, cache, log, stop);
  const PlanningCell cell = cache.cell(kRow, config_of(), 1);
  EXPECT_TRUE(cell.complete());
  EXPECT_NE(cell.runs[1]["pictures"], before);
}

TEST(RunCache, KeepsDescriptionAndPicturesOfAModel) {
  const TemporaryFolder folder;
  RunCache cache(folder.path(), "mnist", "abc");
  EXPECT_TRUE(cache.description().is_null());
  cache.set_description({{"seed", 1}});
  cache.set_description({{"seed", 2}});
  cache.set_pictures("mnist");
  const RunCache again(folder.path(), "mnist", "abc");
  EXPECT_EQ(again.description()["seed"], 2);
  EXPECT_TRUE(again.has_pictures("mnist"));
  EXPECT_FALSE(again.has_pictures("random-mnist"));
}

// Records the first of the noisy pictures that it encodes together.
class RecordingCodec final : public nn::StateCodec {
 public:
  explicit RecordingCodec(const ToyModel& model) : model_(model) {}
  ImageShape image_shape() const override { return model_.image_shape(); }
  int state_bits() const override { return model_.state_bits(); }
  std::span<const float> noise_units() const override { return trace_noise_units(image_shape()); }
  std::vector<BitVector> encode(std::span<const Image> images) const override {
    if (images.size() == 2 && has_trace_noise(images[0])) noise.push_back(images[0]);
    return model_.encode(images);
  }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    return model_.decode(states);
  }
  mutable std::vector<Image> noise;

 private:
  const ToyModel& model_;
};

TEST(PlanningCells, NoiseDoesNotDependOnTheNumberOfInstances) {
  const ToyModel model(3);
  const auto table = model.true_table();
  SilentLog log;
  const StopFlag stop;
  const auto noise_of = [&](int count) {
    const TemporaryFolder folder;
    RunCache cache(folder.path(), "lightsout", "abc");
    const RecordingCodec codec(model);
    complete_cell({{codec, table}, model.domain(), draw(model, count), kRow.name}, config_of(1), 1,
                  {}, cache, log, stop);
    return codec.noise;
  };
  const auto one = noise_of(1), three = noise_of(3);
  ASSERT_EQ(one.size(), 2U);
  ASSERT_EQ(three.size(), 6U);
  EXPECT_EQ(one[0], three[0]);
  EXPECT_EQ(one[1], three[3]);
  EXPECT_NE(three[0], three[1]);
}

TEST(PaperSearches, HaveOneTimeLimit) {
  for (const PaperSearch& search : paper_searches()) EXPECT_EQ(search.seconds, 120);
}

}  // namespace
}  // namespace latplan::experiments
