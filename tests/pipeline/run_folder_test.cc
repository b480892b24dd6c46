#include "pipeline/run_folder.h"

#include <gtest/gtest.h>

#include <map>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"
#include "pipeline/stages.h"
#include "support/toy_model.h"
#include "symbolic/pddl.h"

namespace latplan::pipeline {
namespace {

namespace fs = std::filesystem;

// The one-line message of the Error(BadInput) that `function` throws; a failure if it throws anything else.
template <typename Function>
std::string input_fault(const Function& function) {
  try {
    function();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadInput) << error.what();
    EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos);
    return error.what();
  }
  ADD_FAILURE() << "nothing was thrown";
  return {};
}

void expect_has(const std::string& text, const std::string& part) {
  EXPECT_NE(text.find(part), std::string::npos) << text;
}

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

TEST(RunFolder, TellsModelPairsAndWorld) {
  const FakeRun fake;
  const RunFolder run = open_run(fake.folder.path());
  EXPECT_EQ(run.model, fake.folder / "model");
  EXPECT_EQ(run.pairs, "/data/pairs.npz");
  ASSERT_TRUE(run.world);
  EXPECT_EQ(run.world->name, "lightsout");
  EXPECT_EQ(make_world(run)->goal().size(), 4u);
}

TEST(RunFolder, RelativePairsLieInTheRun) {
  const FakeRun fake(R"({"pairs": "pairs.npz"})");
  const RunFolder run = open_run(fake.folder.path());
  EXPECT_EQ(run.pairs, fake.folder / "pairs.npz");
  EXPECT_FALSE(run.world);
  EXPECT_EQ(make_world(run), nullptr);
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

TEST(RunFolder, AnUnknownWorldIsTheFilesFault) {
  const FakeRun unknown(R"({"world": "chess"})");
  expect_has(input_fault([&] { make_world(open_run(unknown.folder.path())); }), "run.json: ");
  const FakeRun size(R"({"world": "lightsout", "world_options": {"size": "99"}})");
  expect_has(input_fault([&] { make_world(open_run(size.folder.path())); }), "run.json: ");
}

TEST(RunFolder, EntriesOfTheWrongTypeAreIgnored) {
  const FakeRun fake(R"({"pairs": 7, "world": ["lightsout"], "world_options": "size"})");
  const RunFolder run = open_run(fake.folder.path());
  EXPECT_TRUE(run.pairs.empty());
  EXPECT_FALSE(run.world);
}

TEST(RunFolder, SaysHowToExport) {
  const FakeRun fake;
  const RunFolder run = open_run(fake.folder.path());
  const std::string fault = input_fault([&] { read_table(run, 4); });
  expect_has(fault, "domain.pddl: not there yet; run `latplan export " +
                        fake.folder.path().string() + "`");
}

TEST(RunFolder, SaysHowToExportWhatHasNoActions) {
  const FakeRun fake;
  const RunFolder run = open_run(fake.folder.path());
  const std::string export_run = "run `latplan export " + fake.folder.path().string();
  ToyModel model(2);
  expect_has(input_fault([&] { read_table(run, model); }), export_run + "` first");
  model.toy_capabilities().no_strips = "it has learnt no actions";
  expect_has(input_fault([&] { read_table(run, model); }), export_run + " --method fitted` first");
}

TEST(RunFolder, RefusesADomainOfOtherBits) {
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
  const auto world = world_of_meta(world_to_meta({"lightsout", {{"size", "4"}}}, 9));
  ASSERT_TRUE(world);
  EXPECT_EQ(world->name, "lightsout");
  EXPECT_EQ(world->options, (domains::WorldOptions{{"size", "4"}}));
  EXPECT_FALSE(world_of_meta("{}"));
  EXPECT_FALSE(world_of_meta("damaged"));
  EXPECT_FALSE(world_of_meta(R"({"world": ""})"));
}

data::PairSet some_pairs(const ToyModel& model, std::int64_t count) {
  data::GenerateConfig config;
  config.pairs = count;
  SilentLog log;
  const StopFlag stop;
  data::PairSet pairs = data::generate(model.domain(), config, log, stop);
  pairs.meta_json = world_to_meta({"lightsout", {{"size", "2"}}}, 1);
  return pairs;
}

TEST(Stages, ExportWritesADomainThatPlansAndItsNumbers) {
  const FakeRun fake;
  const RunFolder run = open_run(fake.folder.path());
  const ToyModel model(3, {.duplicates = 1, .constant = {true}, .places = 1, .misdraw = {}});
  ExtractConfig config;
  config.method = "fitted";
  const Json json = export_model(run, model, some_pairs(model, 6000), config);
  EXPECT_EQ(json["propositions"], 11);
  EXPECT_EQ(json["effective_bits"], 10);  // the constant one never changes
  EXPECT_EQ(json["actions"], 128);
  EXPECT_EQ(json["held_out_recall"], 1.0);
  const symbolic::ActionTable table = read_table(run, 11);
  EXPECT_EQ(table.actions.size(), 128u);
}

TEST(Stages, ExportCountsXorBits) {
  const FakeRun fake;
  const RunFolder run = open_run(fake.folder.path());
  const ToyModel model(2);
  ExtractConfig config;
  config.method = "read-off";
  const Json json = export_model(run, model, some_pairs(model, 200), config);
  EXPECT_EQ(json["labels_used"], 4);
  EXPECT_EQ(json["xor_bits"], 4 * 3);  // a press flips three lights
  EXPECT_EQ(json["xor_effect_bits"], 4 * 3);
  EXPECT_EQ(json["xor_precondition_bits"], 4 * 3);
  EXPECT_EQ(json["actions_before_split"], 4);
  EXPECT_EQ(json["actions_after_split"], 4 * 8);
  EXPECT_EQ(json["prevail_conditions"], 0);
  EXPECT_EQ(json["actions"], 4 * 8);

  // Every action knows the label it came from; actions fitted to pairs came from none.
  const Json labels = Json::parse(read_text(run.folder / "labels.json"));
  std::map<int, int> variants;
  for (const symbolic::Action& action : read_table(run, 4).actions) {
    ASSERT_EQ(labels.at(action.name).size(), 1u) << action.name;
    ++variants[labels.at(action.name)[0].get<int>()];
  }
  EXPECT_EQ(variants, (std::map<int, int>{{0, 8}, {1, 8}, {2, 8}, {3, 8}}));
  config.method = "fitted";
  export_model(run, model, some_pairs(model, 200), config);
  EXPECT_FALSE(fs::exists(run.folder / "labels.json"));
}

TEST(Stages, ExportOfStrangePicturesWritesNothing) {
  const FakeRun fake;
  const RunFolder run = open_run(fake.folder.path());
  const ToyModel small(2), large(3);
  input_fault([&] { export_model(run, large, some_pairs(small, 100), {}); });
  EXPECT_FALSE(fs::exists(run.domain_file()));
  EXPECT_FALSE(fs::exists(fake.folder / "export.json"));
}

TEST(Stages, TrainingRecordNamesPairsAndWorld) {
  const ToyModel model(2);
  const data::PairSet pairs = some_pairs(model, 20);
  report::RunRecord record("train", {}, 1);
  describe_training(record, {}, "/data/pairs.npz", pairs, {});
  const Json json = record.json("done", {});
  EXPECT_EQ(json["pairs"], "/data/pairs.npz");
  EXPECT_EQ(json["pairs_count"], 20);
  EXPECT_EQ(json["world"], "lightsout");
  EXPECT_EQ(json["world_options"]["size"], "2");
  EXPECT_TRUE(json["config"].is_object());
  EXPECT_EQ(training_states(pairs).size(), 40u);
}

}  // namespace
}  // namespace latplan::pipeline
