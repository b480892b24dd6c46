#include "runs/shipping.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/files.h"
#include "base/result_folder.h"
#include "base/temporary_folder.h"
#include "nn/safetensors.h"
#include "runs/export_run.h"
#include "runs/open_model.h"
#include "runs/seen_file.h"
#include "support/input_fault.h"
#include "support/toy_model.h"
#include "symbolic/pddl.h"

namespace latplan::runs {
namespace {

namespace fs = std::filesystem;

// A run whose network is a toy; its weights are four arrays that nobody reads.
class Shipping : public ::testing::Test {
 protected:
  void SetUp() override {
    const fs::path run = folder_ / "run";
    fs::create_directories(run / "model");
    const auto weights = nn::encode_safetensors(arrays_);
    write_atomically(run / "model/weights.safetensors", weights);
    write_json(run / "model/model.json", {{"format", 2},
                                          {"state_bits", 9},
                                          {"weights_checksum", checksum(weights)},
                                          {"config", {{"model", "ama4+"}, {"effect", "btl"}}}});
    write_json(run / "run.json", {{"command", "train"},
                                  {"seed", 5},
                                  {"revision", "abc"},
                                  {"world", "lightsout"},
                                  {"world_options", {{"size", "3"}}},
                                  {"pairs_drawn", {{"count", 60}, {"seed", 7}}},
                                  {"result", {{"train_seconds", 12}}}});
    write_atomically(run / "domain.pddl", symbolic::write_domain(ToyModel(3).true_table()));
    backend_.load = [](const fs::path&, int) { return std::make_unique<ToyModel>(3); };
    request_.run = run;
    request_.output = folder_ / "shipped";
  }
  Json ship() {
    SilentLog log;
    const StopFlag stop;
    std::optional<ResultFolder> output;
    const Json result = ship_run(request_, RunRecord("ship", {}, 1), backend_, log, stop, [&] {
      made_output_ = true;
      output.emplace(request_.output, ResultFolder::Start::kReplace);
      return output->work();
    });
    output->finish();
    return result;
  }
  void replace_weights(const nn::NamedArrays& arrays) const {
    const auto bytes = nn::encode_safetensors(arrays);
    write_atomically(folder_ / "run/model/weights.safetensors", bytes);
    Json model = read_json(folder_ / "run/model/model.json");
    model["weights_checksum"] = checksum(bytes);
    write_json(folder_ / "run/model/model.json", model);
  }
  // A folder as `latplan evaluate -o` leaves it.
  fs::path evaluation(const std::string& name, int seed) const {
    fs::create_directories(folder_ / name);
    write_json(folder_ / name / "run.json",
               {{"seed", seed},
                {"options", {{"count", "20"}}},
                {"result", {{"fidelity", {{"precision", 1}}}, {"instances", {1, 2, 3}}}}});
    return folder_ / name;
  }
  Json shipped(const char* name) const { return read_json(request_.output / name); }
  nn::NamedArrays weights() const {
    return nn::decode_safetensors(read_bytes(request_.output / "weights.safetensors"), "file");
  }

  const nn::NamedArrays arrays_ = {{"encoder.weight", {{2, 2}, {0.1F, 0.2F, 0.3F, 0.4F}}},
                                   {"bits.held", {{2}, {-1, 1}}},
                                   {"pixels.mean", {{2}, {0.1F, 0.2F}}},
                                   {"apply.effect", {{2, 2}, {1, 2, 3, 4}}}};
  TemporaryFolder folder_;
  nn::Backend backend_;
  ShipRequest request_;
  bool made_output_ = false;
};

TEST_F(Shipping, KeepsTheModelInHalfPrecisionAndItsActions) {
  const Json result = ship();
  const nn::NamedArrays read = weights();
  EXPECT_EQ(read.size(), 4U);
  EXPECT_EQ(read.at("pixels.mean").values, arrays_.at("pixels.mean").values);
  EXPECT_EQ(read.at("encoder.weight").values[0], nn::from_half(nn::to_half(0.1F)));
  EXPECT_EQ(shipped("model.json")["weights_checksum"],
            checksum(read_bytes(request_.output / "weights.safetensors")));
  EXPECT_EQ(shipped("model.json")["precision"], "f16");
  EXPECT_EQ(read_text(request_.output / "domain.pddl"), read_text(folder_ / "run/domain.pddl"));
  EXPECT_EQ(open_model(backend_, request_.output, 1).table.actions.size(),
            ToyModel(3).true_table().actions.size());
  std::vector<std::string> names;
  for (const fs::path& file : list_folder(request_.output)) {
    names.push_back(file.filename().string());
  }
  EXPECT_EQ(names,
            (std::vector<std::string>{"domain.pddl", "example.png", "manifest.json", "model.json",
                                      "provenance.json", "run.json", "weights.safetensors"}));
  std::uintmax_t total = 0;
  for (const auto& [name, bytes] : result["files"].items()) {
    EXPECT_EQ(bytes, fs::file_size(request_.output / name)) << name;
    total += bytes.get<std::uintmax_t>();
  }
  EXPECT_EQ(result["bytes"], total);
  EXPECT_EQ(shipped("run.json")["status"], "done");
}

TEST_F(Shipping, LeavesTheDynamicsOutWithCodecOnly) {
  request_.given = {{"codec-only", true}, {"precision", "f32"}};
  ship();
  const nn::NamedArrays read = weights();
  EXPECT_FALSE(read.contains("apply.effect"));
  EXPECT_EQ(read.at("encoder.weight").values, arrays_.at("encoder.weight").values);
  EXPECT_EQ(shipped("model.json")["config"]["model"], "sae");
  EXPECT_EQ(shipped("provenance.json")["shipped_by"]["options"]["precision"], "f32");
}

TEST_F(Shipping, RefusesDamageAndAMissingExportBeforeItWrites) {
  write_atomically(folder_ / "run/model/weights.safetensors", std::string("damaged"));
  expect_has(input_fault([&] { ship(); }), "weights.safetensors: damaged");
  SetUp();
  fs::remove(folder_ / "run/domain.pddl");
  expect_has(input_fault([&] { ship(); }), "latplan export");
  EXPECT_FALSE(made_output_);
}

TEST_F(Shipping, RefusesMoreThanFourMegabytesUnlessForced) {
  nn::NamedArrays large = arrays_;
  large["encoder.weight"] = {{1500, 1500}, std::vector<float>(1500 * 1500, 0.1F)};
  replace_weights(large);
  try {
    ship();
    ADD_FAILURE() << "accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ExitCode::kBadOutput) << error.what();
  }
  EXPECT_FALSE(made_output_);
  request_.force = true;
  EXPECT_GT(ship()["bytes"].get<std::int64_t>(), kMostShippedBytes);
}

TEST_F(Shipping, RecordsTrainingExportAndEvaluations) {
  request_.results = {evaluation("results", 3)};
  ship();
  const Json origin = shipped("provenance.json");
  EXPECT_EQ(origin["training"]["seed"], 5);
  EXPECT_EQ(origin["training"]["result"]["train_seconds"], 12);
  EXPECT_EQ(origin["evaluations"][0]["seed"], 3);
  EXPECT_EQ(origin["evaluations"][0]["result"]["fidelity"]["precision"], 1);
  EXPECT_FALSE(origin["evaluations"][0]["result"].contains("instances"));
}

TEST_F(Shipping, AShippedModelShippedAgainKeepsItsTraining) {
  request_.results = {evaluation("first", 1)};
  ship();
  const Json first = shipped("provenance.json");
  request_.run = folder_ / "shipped";
  request_.output = folder_ / "again";
  request_.results = {evaluation("second", 2)};
  write_json(folder_ / "shipped/export.json",
             {{"result", {{"actions", 3}}}, {"config", {{"method", "fitted"}}}});
  ship();
  const Json again = shipped("provenance.json");
  EXPECT_EQ(again["training"], first["training"]);
  ASSERT_EQ(again["evaluations"].size(), 2U);
  EXPECT_EQ(again["evaluations"][1]["seed"], 2);
  EXPECT_EQ(again["export"]["actions"], 3);
  EXPECT_EQ(again["export_config"]["method"], "fitted");
}

TEST_F(Shipping, RefitRepeatsTheExport) {
  SilentLog log;
  const StopFlag stop;
  const RunFolder run = open_run(request_.run);
  const ToyModel model(3);
  const data::PairSet pairs = training_pairs(run, {}, model.image_shape(), log, stop);
  extract::ExtractConfig config;
  config.method = "fitted";
  config.preconditions = "strict";
  const Json exported = export_run(run, model, pairs, config, RunRecord("export", {}, 1));
  request_.given = {{"refit", true}};
  ship();
  const Json origin = shipped("provenance.json");
  EXPECT_EQ(origin["export"], exported);
  EXPECT_EQ(origin["export_config"]["preconditions"], "strict");
  EXPECT_EQ(read_text(request_.output / "domain.pddl"), read_text(run.domain_file()));
  EXPECT_FALSE(fs::exists(request_.output / "export.json"));
  EXPECT_EQ(read_bytes(request_.output / "seen.npz"), read_bytes(run.seen_file()));
}

TEST_F(Shipping, KeepsTheTransitionsBehindTheActionsIfTheyFit) {
  const RunFolder run = open_run(request_.run);
  write_seen(run, ToyModel(3).all_transitions(), false);
  const Json result = ship();
  EXPECT_EQ(read_bytes(request_.output / "seen.npz"), read_bytes(run.seen_file()));
  EXPECT_EQ(result["files"]["seen.npz"], fs::file_size(run.seen_file()));
  EXPECT_NE(open_model(backend_, request_.output, 1, "seen").evidence, nullptr);

  // Weights that leave a few bytes.
  const std::int64_t others =
      result["bytes"].get<std::int64_t>() - result["files"]["seen.npz"].get<std::int64_t>();
  const std::int64_t halves = (kMostShippedBytes - others) / 2 - 200;
  nn::NamedArrays large = arrays_;
  large["encoder.weight"] = {{1, halves}, std::vector<float>(halves, 0.1F)};
  replace_weights(large);
  fs::remove_all(request_.output);
  EXPECT_FALSE(ship()["files"].contains("seen.npz"));
  EXPECT_FALSE(fs::exists(request_.output / "seen.npz"));
  fs::remove_all(request_.output);
  request_.force = true;
  EXPECT_TRUE(ship()["files"].contains("seen.npz"));
}

TEST_F(Shipping, DrawsItsTrainingPairsAgain) {
  SilentLog log;
  const StopFlag stop;
  const ToyModel model(3);
  const RunFolder run = open_run(request_.run);
  const data::PairSet pairs = training_pairs(run, {}, model.image_shape(), log, stop);
  EXPECT_EQ(pairs.count, 60);
  auto states = training_states(run, {}, model.image_shape());
  auto expected = pairs.states();
  std::sort(states.begin(), states.end());
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(states, expected);
  EXPECT_EQ(ship()["pairs_can_be_drawn_again"], true);
  EXPECT_EQ(shipped("run.json")["pairs_drawn"], (Json{{"count", 60}, {"seed", 7}}));
}

TEST_F(Shipping, CountsHeldOutPicturesThatKeepTheirCode) {
  EXPECT_EQ(ship()["code_agreement"], 1.0);
  fs::remove_all(request_.output);
  backend_.load = [](const fs::path& folder, int) {
    const bool rounded = finished_path(folder).filename() == "shipped";
    ToyExtras extras;
    extras.duplicates = rounded ? 1 : 0;
    return std::make_unique<ToyModel>(3, extras);
  };
  EXPECT_EQ(ship()["code_agreement"], 0.0);
}

// None of these may end as an internal error.
TEST_F(Shipping, DamagedRecordsAreBadInput) {
  const auto expect_refused = [&](const std::string& file, const Json& content) {
    SCOPED_TRACE(file + ": " + content.dump());
    write_json(request_.run / file, content);
    input_fault([&] { ship(); });
    EXPECT_FALSE(made_output_);
    fs::remove(request_.run / file);
  };
  request_.given = {{"refit", true}};
  expect_refused("provenance.json", {{"code_agreement", "many"}});
  expect_refused("provenance.json", {{"evaluations", 3}});
  expect_refused("provenance.json", {{"evaluations", {{"a", 1}}}});
  expect_refused("provenance.json", {{"export_config", {{"alpha", "x"}}}});
  expect_refused("provenance.json", {{"export_config", 3}});
  expect_refused("provenance.json", {{"export", {{"method", 3}}}});
  expect_refused("provenance.json", {{"recipe", {{"content", {{"ship", {{"refit", 2}}}}}}}});
  expect_refused("provenance.json", Json::array({1}));
  expect_refused("export.json", Json::array({1}));
  expect_refused("export.json", {{"config", {{"min-support", "7x"}}}});
  expect_refused("export.json", {{"config", {{"max-variants", 1e40}}}});
  expect_refused("export.json", {{"config", Json::array({1})}});
  expect_refused("export.json", {{"result", {{"method", "guess"}}}});
}

}  // namespace
}  // namespace latplan::runs
