#include "runs/run_folder.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/manifest.h"
#include "base/temporary_folder.h"
#include "runs/open_model.h"
#include "support/input_fault.h"
#include "support/toy_model.h"
#include "symbolic/pddl.h"

namespace latplan::runs {
namespace {

namespace fs = std::filesystem;

// A run folder as `latplan train` leaves it, without weights.
struct FakeRun {
  explicit FakeRun(
      const std::string& record =
          R"({"pairs": "/data/pairs.npz", "world": "lightsout", "world_options": {"size": "2"}})") {
    fs::create_directories(folder / "model");
    write_atomically(folder / "model" / "model.json", "{}");
    write_atomically(folder / "run.json", record);
  }
  TemporaryFolder folder;
};

TEST(RunFolder, HasModelPairsAndWorld) {
  const FakeRun fake;
  const RunFolder run = open_run(fake.folder.path());
  EXPECT_EQ(run.model, fake.folder / "model");
  EXPECT_EQ(run.pairs, "/data/pairs.npz");
  ASSERT_TRUE(run.world);
  EXPECT_EQ(run.world->name, "lightsout");
  EXPECT_EQ(run.world->options.at("size"), "2");
  EXPECT_FALSE(run.is_exported());
}

TEST(RunFolder, RelativePairsLieInTheRun) {
  const FakeRun fake(R"({"pairs": "pairs.npz"})");
  const RunFolder run = open_run(fake.folder.path());
  EXPECT_EQ(run.pairs, fake.folder / "pairs.npz");
  EXPECT_FALSE(run.world);
}

TEST(RunFolder, RemembersHowOwnPicturesWerePrepared) {
  const FakeRun fake(
      R"({"pairs": "p.npz", "preparation": {"crop": [1, 2, 30, 20], "grey": true, "resize": "15x10"}})");
  const RunFolder run = open_run(fake.folder.path());
  ASSERT_TRUE(run.preparation.crop.has_value());
  EXPECT_EQ(run.preparation.crop->top, 2);
  EXPECT_TRUE(run.preparation.grey);
  EXPECT_EQ(run.preparation.width, 15);
  EXPECT_EQ(run.preparation.height, 10);
  EXPECT_FALSE(open_run(FakeRun().folder.path()).preparation.grey);
}

TEST(RunFolder, MissingOrStrangeFoldersAreNamed) {
  const TemporaryFolder folder;
  expect_has(input_fault([&] { open_run(folder / "none"); }), "no such folder");
  expect_has(input_fault([&] { open_run(folder.path()); }), "holds no trained model");
  write_atomically(folder / "model.json", "{}");
  expect_has(input_fault([&] { open_run(folder.path()); }), "run.json");
  write_atomically(folder / "run.json", "not json");
  expect_has(input_fault([&] { open_run(folder.path()); }), "run.json: damaged");
  write_atomically(folder / "run.json", "[1]");
  expect_has(input_fault([&] { open_run(folder.path()); }), "run.json: damaged");
}

TEST(RunFolder, AMistypedNameIsAnsweredWithTheNearest) {
  const TemporaryFolder folder;
  fs::create_directories(folder / "lights/model");
  write_atomically(folder / "lights/model/model.json", "{}");
  fs::create_directories(folder / "ligths-plan");  // not a run
  for (const char* typed : {"ligths", "light", "lights2/"}) {
    const std::string name = (folder / typed).string();
    EXPECT_EQ(input_fault([&] { open_run(name); }),
              name + ": no such folder; expected a run; did you mean " +
                  (folder / "lights").string() + "?");
  }
  // Shipped models go by their names alone.
  for (const char* typed : {"mnsit", "modles/mnist", "/no/such/mnist"}) {
    EXPECT_EQ(input_fault([&] { open_run(typed); }),
              std::string(typed) + ": no such folder; expected a run; did you mean mnist?");
  }
  EXPECT_EQ(input_fault([&] { open_run(folder / "quite-another"); }),
            (folder / "quite-another").string() + ": no such folder; expected a run");
}

TEST(RunFolder, DiffersFromItsManifest) {
  const FakeRun fake;
  write_atomically(fake.folder / "domain.pddl", "of this run");
  write_manifest(fake.folder.path());
  open_run(fake.folder.path());
  write_atomically(fake.folder / "domain.pddl", "of another!");
  expect_has(input_fault([&] { open_run(fake.folder.path()); }), "domain.pddl: differs");
  fs::remove(fake.folder / "domain.pddl");
  expect_has(input_fault([&] { open_run(fake.folder.path()); }), "domain.pddl: cannot read");
  // A run of this version has a manifest.
  fs::remove(fake.folder / kManifestFile);
  open_run(fake.folder.path());
  write_atomically(fake.folder / "run.json", R"({"format": 1})");
  expect_has(input_fault([&] { open_run(fake.folder.path()); }), "manifest.json: no manifest");
}

TEST(RunFolder, ShippedModelsAreAsTheirManifestsSay) {
  const auto models = list_folder(fs::path(LATPLAN_SOURCE_DIR) / "models");
  EXPECT_EQ(models.size(), 10u);
  for (const fs::path& model : models) check_manifest(model);
}

TEST(RunFolder, EntriesOfTheWrongTypeAreIgnored) {
  const FakeRun fake(R"({"pairs": 7, "world": ["lightsout"], "world_options": "size"})");
  const RunFolder run = open_run(fake.folder.path());
  EXPECT_TRUE(run.pairs.empty());
  EXPECT_FALSE(run.world);
}

nn::Backend toy_backend(int size) {
  nn::Backend backend;
  backend.load = [size](const fs::path&, int) { return std::make_unique<ToyModel>(size); };
  return backend;
}

TEST(OpenModel, SaysHowToExport) {
  const FakeRun fake;
  const OpenModel model = open_model(toy_backend(2), fake.folder.path(), 1);
  EXPECT_EQ(model.table.state_bits, 4);
  EXPECT_TRUE(model.table.actions.empty());
  expect_has(input_fault([&] { model.check_exported(); }),
             "domain.pddl: no such file; run `latplan export " + fake.folder.path().string() + "`");
}

TEST(OpenModel, PlansWithTheNetworkWhereNothingElseIsPossible) {
  const FakeRun fake;
  nn::Backend backend;
  backend.load = [](const fs::path&, int) {
    auto model = std::make_unique<ToyModel>(2);
    model->toy_capabilities().no_strips = "no actions can be read off";
    return model;
  };
  OpenModel model = open_model(backend, fake.folder.path(), 1);
  EXPECT_NE(planning_model(model, {}).black_box, nullptr);
  write_atomically(model.run.domain_file(), symbolic::write_domain(ToyModel(2).true_table()));
  model = open_model(backend, fake.folder.path(), 1);
  EXPECT_EQ(planning_model(model, {}).black_box, nullptr);  // its fitted actions
  planning::PlanConfig config;
  config.black_box = true;
  EXPECT_NE(planning_model(model, config).black_box, nullptr);
  EXPECT_EQ(model.table.actions.size(), 32u);
}

TEST(OpenModel, RefusesADomainOfOtherBits) {
  const FakeRun fake;
  const RunFolder run = open_run(fake.folder.path());
  const ToyModel model(2);
  write_atomically(run.domain_file(), symbolic::write_domain(model.true_table()));
  EXPECT_EQ(read_table(run, 4).actions.size(), 32u);
  expect_has(input_fault([&] { read_table(run, 5); }),
             "has 4 propositions, but the model has 5 bits");
  write_atomically(run.domain_file(), "(define (domain");
  expect_has(input_fault([&] { read_table(run, 4); }), "domain.pddl:1:");
}

TEST(WorldMeta, SurvivesTheRoundTrip) {
  const auto world = data::world_of_meta(data::world_to_meta({"lightsout", {{"size", "4"}}}, 9));
  ASSERT_TRUE(world);
  EXPECT_EQ(world->name, "lightsout");
  EXPECT_EQ(world->options, (domains::WorldOptions{{"size", "4"}}));
  EXPECT_FALSE(data::world_of_meta("{}"));
  EXPECT_FALSE(data::world_of_meta("damaged"));
  EXPECT_FALSE(data::world_of_meta(R"({"world": ""})"));
}

TEST(TrainingPairs, OfAnotherShapeOrWorldAreRefused) {
  SilentLog log;
  const StopFlag stop;
  const FakeRun fake(
      R"({"pairs": "pairs.npz", "world": "lightsout", "world_options": {"size": "2"}})");
  const RunFolder run = open_run(fake.folder.path());
  const ImageShape shape = ToyModel(2).image_shape();
  expect_has(input_fault([&] { training_pairs(run, {}, shape, log, stop); }),
             "pairs.npz: training pairs not found; use --pairs FILE");
  data::GenerateConfig few;
  few.pairs = 6;
  data::PairSet pairs = data::draw_pairs({"lightsout", {{"size", "2"}}}, few, log, stop);
  data::write_pairs(run.pairs, pairs);
  EXPECT_EQ(training_pairs(run, {}, shape, log, stop).count, 6);
  EXPECT_EQ(training_states(run, {}, shape).size(), 12u);
  input_fault([&] { training_pairs(run, {}, ToyModel(3).image_shape(), log, stop); });
  pairs.meta_json = data::world_to_meta({"hanoi", {}}, 1);
  data::write_pairs(fake.folder / "other.npz", pairs);
  expect_has(input_fault([&] { training_pairs(run, fake.folder / "other.npz", shape, log, stop); }),
             "other.npz: ");
}

}  // namespace
}  // namespace latplan::runs
