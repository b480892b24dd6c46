#include "learning/train_run.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/result_folder.h"
#include "base/temporary_folder.h"
#include "data/world_ref.h"
#include "support/input_fault.h"
#include "support/toy_model.h"

namespace latplan::learning {
namespace {

nn::TrainConfig chosen(const Json& given, const std::string& preset = "fast", bool gpu = false) {
  TrainRequest request;
  request.preset = preset;
  request.given = given;
  nn::Backend backend;
  backend.has_gpu = [gpu] { return gpu; };
  return requested_config(request, backend);
}

TEST(RequestedConfig, WithoutOptionsIsTheDefault) {
  EXPECT_EQ(nn::to_json(chosen(Json::object())), nn::to_json(nn::TrainConfig{}));
}

TEST(RequestedConfig, FastIsWiderOnAGpuUnlessTheCpuIsNamed) {
  EXPECT_EQ(nn::to_json(chosen(Json::object(), "fast", true)),
            nn::to_json(nn::preset("fast", true)));
  EXPECT_GT(chosen(Json::object(), "fast", true).width, nn::TrainConfig{}.width);
  EXPECT_EQ(chosen({{"device", "cpu"}}, "fast", true).width, nn::TrainConfig{}.width);
  EXPECT_EQ(chosen({{"width", 77}}, "fast", true).width, 77);
  EXPECT_EQ(chosen(Json::object(), "tiny", true).bits, nn::preset("tiny").bits);
}

TEST(RequestedConfig, GivenOptionsReplaceThePresets) {
  nn::TrainConfig expected = nn::preset("paper");
  expected.epochs = 80;  // the default's value, but given
  expected.beta3 = 10;
  expected.seed = 9;
  EXPECT_EQ(nn::to_json(chosen({{"epochs", 80}, {"beta3", 10}, {"seed", 9}}, "paper")),
            nn::to_json(expected));
}

TEST(RequestedConfig, AResumedRunKeepsTheOptionsItBeganWith) {
  const TemporaryFolder folder;
  nn::TrainConfig first = nn::preset("tiny");
  first.model = "ama3+";
  first.seed = 5;
  write_json(folder / "run.json", {{"config", nn::to_json(first)}});
  TrainRequest request;
  request.run = folder.path();
  request.resume = true;
  EXPECT_EQ(nn::to_json(requested_config(request, {})), nn::to_json(first));
  request.given = {{"threads", 3}};
  first.threads = 3;
  EXPECT_EQ(nn::to_json(requested_config(request, {})), nn::to_json(first));
}

// A backend that trains nothing and writes an empty model.
class TrainRun : public testing::Test {
 protected:
  TrainRun() {
    backend_.description = "toy";
    backend_.prepare = [](const auto&, const nn::TrainConfig& config, const auto&, bool) {
      return config;
    };
    backend_.train = [this](const auto&, const auto&, const std::filesystem::path& run, bool, Log&,
                            const StopFlag&) {
      if (fails_) throw Error(ExitCode::kInternal, "diverged");
      std::filesystem::create_directories(run / "model");
      write_json(run / "model/model.json", Json::object());
      nn::TrainResult result;
      result.epochs_done = 3;
      return result;
    };
    backend_.load = [](const auto&, int) { return std::make_unique<ToyModel>(2); };
    backend_.learn_discriminator = [](const auto&...) {
      return std::unique_ptr<nn::Discriminator>();
    };
    write_json(folder_ / "small.json", {{"summary", "a test"},
                                        {"world", "lightsout"},
                                        {"world_options", {{"size", "2"}}},
                                        {"pairs", 60},
                                        {"train", {{"bits", 4}}},
                                        {"export", {{"method", "fitted"}, {"min-support", 2}}}});
    request_.run = folder_ / "run.part";
    std::filesystem::create_directories(request_.run);
    write_json(request_.run / kWorkFile, {{"pid", 1}});  // a work folder
  }
  Training prepare() { return prepare_training(request_, backend_, log_, stop_); }
  TrainReport train(Training training) {
    return train_run(request_.run, std::move(training), request_.resume,
                     runs::RunRecord("train", {}, 1), backend_, log_, stop_);
  }
  Json record() const { return read_json(request_.run / "run.json"); }

  TemporaryFolder folder_;
  nn::Backend backend_;
  TrainRequest request_;
  SilentLog log_;
  StopFlag stop_;
  bool fails_ = false;
};

TEST_F(TrainRun, OfARecipeDrawsTrainsAndExports) {
  request_.recipe = (folder_ / "small.json").string();
  request_.given = {{"labels", 7}};
  const TrainReport report = train(prepare());
  EXPECT_EQ(report.result.epochs_done, 3);
  const Json json = record();
  EXPECT_EQ(json["status"], "done");
  EXPECT_EQ(json["pairs"], "pairs.npz");
  EXPECT_EQ(json["pairs_count"], 60);
  EXPECT_EQ(json["world"], "lightsout");
  EXPECT_EQ(json["world_options"]["size"], "2");
  EXPECT_EQ(json["recipe"]["name"], "small");
  EXPECT_EQ(json["recipe"]["changed"]["labels"], 7);
  EXPECT_EQ(json["config"]["labels"], 7);
  EXPECT_EQ(json["backend"], "toy");
  const Json exported = read_json(request_.run / "export.json");  // as `latplan export` writes it
  EXPECT_EQ(exported["command"], "export");
  EXPECT_EQ(exported["config"]["min-support"], 2);
  EXPECT_EQ(exported["result"], report.exported);
  EXPECT_EQ(json["result"]["export"], report.exported);
}

TEST_F(TrainRun, OfPairsRecordsThemAndExportsNothing) {
  data::GenerateConfig few;
  few.pairs = 20;
  const auto pairs = data::draw_pairs({"lightsout", {{"size", "2"}}}, few, log_, stop_);
  data::write_pairs(folder_ / "pairs.npz", pairs);
  request_.pairs_file = folder_ / "pairs.npz";
  const TrainReport report = train(prepare());
  EXPECT_TRUE(report.exported.is_null());
  EXPECT_EQ(record()["pairs"], (folder_ / "pairs.npz").string());
  EXPECT_EQ(record()["pairs_count"], 20);
  EXPECT_FALSE(std::filesystem::exists(request_.run / "export.json"));
  request_.pairs_file.clear();
  request_.resume = true;
  EXPECT_EQ(prepare().pairs.count, 20);
}

TEST_F(TrainRun, AFailureIsRecorded) {
  request_.recipe = (folder_ / "small.json").string();
  fails_ = true;
  EXPECT_THROW(train(prepare()), Error);
  EXPECT_EQ(record()["status"], "failed");
  EXPECT_EQ(record()["result"]["error"], "diverged");
}

TEST_F(TrainRun, ADamagedRecordIsNotResumed) {
  request_.resume = true;
  for (const Json& damaged :
       {Json{{"config", {{"bits", "x"}}}, {"pairs", "p.npz"}}, Json{{"config", 7}},
        Json{{"config", Json::object()}, {"pairs", 3}},
        Json{{"config", Json::object()}, {"pairs", "p.npz"}, {"recipe", {{"name", 7}}}},
        Json{{"config", Json::object()},
             {"pairs", "p.npz"},
             {"recipe", {{"name", "a"}, {"content", 7}}}}}) {
    SCOPED_TRACE(damaged.dump());
    write_json(request_.run / "run.json", damaged);
    input_fault([&] { prepare(); });
  }
}

}  // namespace
}  // namespace latplan::learning
