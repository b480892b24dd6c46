#include "pipeline/shipped_model.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "base/files.h"
#include "base/temporary_folder.h"
#include "nn/safetensors.h"
#include "support/toy_model.h"
#include "symbolic/binary_file.h"
#include "symbolic/pddl.h"

namespace latplan::pipeline {
namespace {

namespace fs = std::filesystem;
using report::Json;

class ShippedModel : public ::testing::Test {
 protected:
  // A run as far as files tell; its network is four arrays.
  void SetUp() override {
    const fs::path run = folder_ / "run";
    fs::create_directories(run / "model");
    const auto weights = nn::encode_safetensors(arrays_);
    write_atomically(run / "model/weights.safetensors", weights);
    write_atomically(run / "model/model.json",
                     Json{{"format", 2},
                          {"state_bits", 9},
                          {"weights_checksum", checksum(weights)},
                          {"config", {{"model", "ama4+"}, {"effect", "btl"}}}}
                         .dump());
    write_atomically(run / "run.json", Json{{"command", "train"},
                                            {"seed", 5},
                                            {"revision", "abc"},
                                            {"world", "lightsout"},
                                            {"world_options", {{"size", "3"}}},
                                            {"pairs_drawn", {{"count", 4}, {"seed", 7}}},
                                            {"result", {{"train_seconds", 12}}}}
                                           .dump());
    write_atomically(run / "domain.pddl", symbolic::write_domain(ToyModel(3).true_table()));
  }
  RunFolder run() const { return open_run(folder_ / "run"); }
  static const std::vector<std::uint8_t>& content(const ShippedFiles& files, const char* name) {
    for (const auto& [file, bytes] : files) {
      if (file == name) return bytes;
    }
    static const std::vector<std::uint8_t> nothing;
    ADD_FAILURE() << "no " << name;
    return nothing;
  }
  static Json json(const std::vector<std::uint8_t>& bytes) {
    return Json::parse(bytes.begin(), bytes.end());
  }

  const nn::NamedArrays arrays_ = {{"encoder.weight", {{2, 2}, {0.1F, 0.2F, 0.3F, 0.4F}}},
                                   {"bits.held", {{2}, {-1, 1}}},
                                   {"pixels.mean", {{2}, {0.1F, 0.2F}}},
                                   {"apply.effect", {{2, 2}, {1, 2, 3, 4}}}};
  TemporaryFolder folder_;
};

TEST_F(ShippedModel, HoldsTheModelInHalvesAndItsTableTwice) {
  const ShippedFiles files = shipped_files(run(), {});
  const auto& weights = content(files, "weights.safetensors");
  const nn::NamedArrays read = nn::decode_safetensors(weights, "file");
  EXPECT_EQ(read.size(), 4U);
  EXPECT_EQ(read.at("pixels.mean").values, arrays_.at("pixels.mean").values);
  EXPECT_EQ(read.at("encoder.weight").values[0], nn::from_half(nn::to_half(0.1F)));
  EXPECT_EQ(json(content(files, "model.json"))["weights_checksum"], checksum(weights));
  const auto table = symbolic::decode_model(content(files, "domain.lpd"), "file");
  EXPECT_EQ(table.actions.size(), ToyModel(3).true_table().actions.size());
  std::int64_t total = 0;
  for (const auto& [name, bytes] : files) total += static_cast<std::int64_t>(bytes.size());
  EXPECT_EQ(total_bytes(files), total);
}

TEST_F(ShippedModel, LeavesTheDynamicsBehindWhenAsked) {
  const ShippedFiles files = shipped_files(run(), {.codec_only = true, .precision = "f32"});
  const nn::NamedArrays read =
      nn::decode_safetensors(content(files, "weights.safetensors"), "file");
  EXPECT_FALSE(read.contains("apply.effect"));
  EXPECT_EQ(read.at("encoder.weight").values, arrays_.at("encoder.weight").values);
  EXPECT_EQ(json(content(files, "model.json"))["config"]["model"], "sae");
}

TEST_F(ShippedModel, RefusesDamageAndAMissingExport) {
  write_atomically(folder_ / "run/model/weights.safetensors", std::string("damaged"));
  EXPECT_THROW(shipped_files(run(), {}), Error);
  SetUp();
  fs::remove(folder_ / "run/domain.pddl");
  EXPECT_THROW(shipped_files(run(), {}), Error);
}

TEST_F(ShippedModel, RemembersWhereItCameFrom) {
  write_atomically(folder_ / "evaluation.json",
                   Json{{"seed", 3},
                        {"options", {{"count", "20"}}},
                        {"result", {{"fidelity", {{"precision", 1}}}, {"instances", {1, 2, 3}}}}}
                       .dump());
  const Json origin = provenance(run(), {folder_ / "evaluation.json"});
  EXPECT_EQ(origin["training"]["seed"], 5);
  EXPECT_EQ(origin["training"]["result"]["train_seconds"], 12);
  EXPECT_EQ(origin["evaluations"][0]["result"]["fidelity"]["precision"], 1);
  EXPECT_FALSE(origin["evaluations"][0]["result"].contains("instances"));
}

TEST_F(ShippedModel, ShippedAgainStillKnowsItsTraining) {
  Json first = provenance(run(), {});
  first["evaluations"].push_back({{"seed", 1}});
  write_atomically(folder_ / "run/provenance.json", first.dump());
  write_atomically(folder_ / "run/run.json", Json{{"command", "ship"}, {"seed", 6}}.dump());
  write_atomically(folder_ / "evaluation.json",
                   Json{{"seed", 2}, {"result", Json::object()}}.dump());
  const Json again = provenance(run(), {folder_ / "evaluation.json"});
  EXPECT_EQ(again["training"], first["training"]);
  ASSERT_EQ(again["evaluations"].size(), 2U);
  EXPECT_EQ(again["evaluations"][1]["seed"], 2);
  write_atomically(folder_ / "run/export.json",
                   Json{{"result", {{"actions", 3}}}, {"options", {{"method", "either"}}}}.dump());
  EXPECT_EQ(provenance(run(), {})["export"]["actions"], 3);
}

TEST(ExportConfig, IsThatOfTheExport) {
  const Json followed = {{"content", {{"export", {{"min-support", 4}, {"alpha", 0.5}}}}}};
  Json origin = {{"recipe", followed}, {"export", {{"method", "implied"}}}};
  ExtractConfig config = export_config(origin);
  EXPECT_EQ(config.method, "implied");
  EXPECT_EQ(config.min_support, 4);
  EXPECT_EQ(config.alpha, 0.5);
  origin["export_options"] = {
      {"min-support", "7"}, {"alpha", "0.25"}, {"reverse", "never"}, {"max-variants", "9"}};
  config = export_config(origin);
  EXPECT_EQ(config.min_support, 7);
  EXPECT_EQ(config.alpha, 0.25);
  EXPECT_EQ(config.reverse, "never");
  EXPECT_EQ(config.max_variants, 9);
  EXPECT_EQ(export_config({{"recipe", Json()}, {"export", Json()}}).min_support, 1);
}

// The states of pairs that were not kept are those that generate() would draw.
TEST_F(ShippedModel, DrawsItsTrainingPairsAgain) {
  SilentLog log;
  const StopFlag stop;
  const ToyModel model(3);
  const data::PairSet pairs = training_pairs(run(), {}, model.image_shape(), log, stop);
  EXPECT_EQ(pairs.count, 4);
  auto states = training_states(run(), {}, model.image_shape(), model.domain());
  auto expected = training_states(pairs);
  std::sort(states.begin(), states.end());
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(states, expected);
}

TEST(CodeAgreement, CountsPicturesWithTheSameCode) {
  const ToyModel one(2);
  const ToyModel other(2);
  data::GenerateConfig config;
  config.pairs = 60;
  SilentLog log;
  const StopFlag stop;
  const data::PairSet pairs = data::generate(one.domain(), config, log, stop);
  EXPECT_EQ(code_agreement(one, other, pairs), 1.0);
  EXPECT_EQ(code_agreement(one, other, {}), 1.0);
}

}  // namespace
}  // namespace latplan::pipeline
