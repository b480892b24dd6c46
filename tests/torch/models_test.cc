// Every model and architecture through nn::Backend: trained, interrupted, resumed, written and read
// back.
#include <c10/core/GradMode.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <future>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "nn/model_catalog.h"
#include "nn/torch/checkpoint.h"
#include "nn/torch/measure.h"
#include "nn/torch/torch_backend.h"
#include "nn/torch/torch_model.h"
#include "torch/tiny_run.h"

namespace latplan::nn::torch_backend {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

struct Kind {
  const char* name;
  const char* model;
  const char* effect = "btl";
  const char* architecture = "dense";
};

void PrintTo(const Kind& kind, std::ostream* out) { *out << kind.name; }

const Kind kKinds[] = {
    {"Ama4Plus", "ama4+"},
    {"Ama4PlusVanilla", "ama4+", "vanilla"},
    {"Ama3Plus", "ama3+"},
    {"Ama3PlusVanilla", "ama3+", "vanilla"},
    {"Ama3", "ama3"},
    {"Ama3Vanilla", "ama3", "vanilla"},
    {"Ama2", "ama2"},
    {"Ama1", "ama1"},
    {"Sae", "sae"},
    {"PaperConv", "ama4+", "btl", "paper-conv"},
    {"StridedConv", "ama3+", "btl", "strided-conv"},
    {"Patches", "ama4+", "btl", "patches"},
};

TrainConfig config_of(const Kind& kind) {
  TrainConfig config = tiny_config();
  config.model = kind.model;
  config.effect = kind.effect;
  config.architecture = kind.architecture;
  config.channels = 2;
  config.kernel = 3;
  config.patch_height = tiny_pairs().shape.height / 2;
  config.dropout = 0.1;
  config.epochs = config.architecture == std::string("dense") ? 4 : 2;
  config.action_epochs = 3;
  return config;
}

// Asks for a stop when the given epoch is reported.
class Stopper final : public Log {
 public:
  Stopper(int epoch, StopFlag& stop) : epoch_(epoch), stop_(stop) {}
  void info(std::string_view) override {}
  void warning(std::string_view) override {}
  void progress(std::string_view, std::int64_t done, std::int64_t, std::string_view) override {
    if (done >= epoch_) stop_.request();
  }

 private:
  int epoch_;
  StopFlag& stop_;
};

TrainResult train_kind(const data::PairSet& pairs, const TrainConfig& config,
                       const fs::path& folder, bool resume = false, int stop_after = 1 << 30) {
  fs::create_directories(folder);
  StopFlag stop;
  Stopper log(stop_after, stop);
  return make_backend().train(pairs, config, folder, resume, log, stop);
}

data::PairSet few_pairs() {
  data::PairSet pairs = tiny_pairs();
  for (std::size_t row = 60; row < pairs.split.size(); ++row) pairs.split[row] = data::Split::kTest;
  return pairs;
}

std::vector<Json> jsonl(const fs::path& run) {
  std::ifstream in(run / "train.jsonl");
  std::vector<Json> lines;
  for (std::string line; std::getline(in, line);) {
    lines.push_back(Json::parse(line));
    lines.back().erase("seconds");
  }
  return lines;
}

class Models : public testing::TestWithParam<Kind> {};

// Every epoch has a line with all loss terms, in test mode on both splits as well.
void expect_all_terms(const fs::path& run, int epochs) {
  int lines = 0;
  for (const Json& line : jsonl(run)) {
    if (!line.contains("train")) continue;
    ++lines;
    for (const char* split : {"train", "validation"}) {
      const Json& numbers = line.at("test_mode").at(split);
      for (const auto& [name, value] : line.at("train").items()) {
        EXPECT_TRUE(numbers.contains(name)) << name;
      }
      EXPECT_TRUE(numbers.contains("negative_elbo"));
    }
  }
  EXPECT_EQ(lines, epochs);
  EXPECT_GT(fs::file_size(run / "tensorboard/events.out.tfevents.latplan"), 1000U);
}

TEST_P(Models, ResumeExactlyFromEveryEpoch) {
  const TemporaryFolder folder;
  const data::PairSet pairs = few_pairs();
  const TrainConfig config = config_of(GetParam());
  const TrainResult whole = train_kind(pairs, config, folder / "straight");
  const bool two_phases = config.model == "ama2" || has_action_phase(config);
  const int epochs = config.epochs + (two_phases ? config.action_epochs : 0);
  EXPECT_EQ(whole.epochs_done, epochs);
  expect_all_terms(folder / "straight", epochs);
  train_kind(pairs, config, folder / "broken", false, 1);
  for (int epoch = 2; epoch < epochs; ++epoch) {
    EXPECT_TRUE(train_kind(pairs, config, folder / "broken", true, epoch).interrupted);
  }
  EXPECT_FALSE(train_kind(pairs, config, folder / "broken", true).interrupted);
  for (const char* file : {"model/weights.safetensors", "last/weights.safetensors",
                           "model/model.json", "last/model.json"}) {
    EXPECT_EQ(read_bytes(folder / "straight" / file), read_bytes(folder / "broken" / file)) << file;
  }
  EXPECT_EQ(jsonl(folder / "straight"), jsonl(folder / "broken"));
}

// A loaded model computes the same as the network that was written.
TEST_P(Models, AreReadBackFromTheirFiles) {
  const TemporaryFolder folder;
  const data::PairSet pairs = tiny_pairs();
  TrainConfig config = config_of(GetParam());
  const PixelScaler scaler = PixelScaler::fit(pairs, config);
  Network network(config, scaler.layout(), at::kCPU, at::kFloat, Rng(7));
  write_model(folder.path(), {scaler.shape(), config, 3, 0.5}, scaler,
              network.parameters().snapshot());
  const auto model = load_model(folder.path(), 1);
  const Capabilities can = model->capabilities();
  EXPECT_EQ(can.model, config.model);
  EXPECT_EQ(can.actions, network.has_actions());
  EXPECT_EQ(can.backward, network.has_regress());
  EXPECT_EQ(model->labels(), can.actions ? config.labels : 0);
  std::vector<Image> images;
  for (int i = 0; i < 10; ++i) images.push_back(pairs.predecessor(i));
  const std::vector<BitVector> states = model->encode(images);
  c10::NoGradGuard no_grad;
  const at::Tensor z = network.encode_hard(scaler.from_images(images));
  for (int i = 0; i < 10; ++i) {
    for (int f = 0; f < config.bits; ++f) EXPECT_EQ(states[i].get(f), z[i][f].item<float>() > 0.5F);
  }
  EXPECT_EQ(model->decode(states)[3].to_bytes(), scaler.to_images(network.decode(z))[3].to_bytes());
  if (!can.actions) return;
  std::vector<int> labels(10);
  for (int i = 0; i < 10; ++i) labels[i] = i % config.labels;
  const at::Tensor chosen = at::arange(10, at::kLong).remainder(config.labels);
  const at::Tensor next = network.apply_hard(z, chosen);
  const std::vector<BitVector> applied = model->apply(states, labels);
  for (int i = 0; i < 10; ++i) {
    for (int f = 0; f < config.bits; ++f) {
      EXPECT_EQ(applied[i].get(f), next[i][f].item<float>() > 0.5F);
    }
  }
  EXPECT_EQ(model->successors(states).size(), 10U);
}

// The terms of a loaded model are those of its network in test mode.
TEST_P(Models, ReportTheirLossTerms) {
  const TemporaryFolder folder;
  const data::PairSet pairs = few_pairs();
  const TrainConfig config = config_of(GetParam());
  train_kind(pairs, config, folder.path());
  std::vector<Image> before, after;
  for (const std::int64_t row : pairs.rows(data::Split::kValidation)) {
    before.push_back(pairs.predecessor(row));
    after.push_back(pairs.successor(row));
  }
  std::map<std::string, double> found;
  for (const auto& [name, value] : loss_terms(folder / "last", before, after)) found[name] = value;

  const fs::path file = folder / "last/weights.safetensors";
  const NamedArrays arrays = decode_safetensors(read_bytes(file), file.string());
  const PixelScaler scaler = PixelScaler::load(pairs.shape, arrays, file.string(), config);
  Network network(config, scaler.layout(), at::kCPU, at::kFloat, Rng(7));
  network.parameters().restore(arrays, file.string());
  c10::NoGradGuard no_grad;
  const PairTensors images{scaler.from_images(before), scaler.from_images(after)};
  const auto expect_terms = [&](Objective objective, const PairTensors& inputs) {
    const Measured m = measure(network, objective, config, inputs, Betas{}, 1000);
    const std::vector<std::string> names = term_names(objective);
    for (std::size_t i = 0; i < names.size(); ++i) {
      EXPECT_TRUE(found.contains(names[i])) << names[i];
      EXPECT_NEAR(found[names[i]], m.terms[i], 1e-4 * std::abs(m.terms[i]) + 1e-5) << names[i];
    }
    return m.negative_elbo;
  };
  const double elbo = expect_terms(objective_of(config.model), images);
  EXPECT_NEAR(found.at("negative_elbo") / elbo, 1, 1e-5);
  if (config.model == "ama2") {
    expect_terms(Objective::kActions,
                 {network.encode_hard(images.first), network.encode_hard(images.second)});
  }
}

INSTANTIATE_TEST_SUITE_P(All, Models, testing::ValuesIn(kKinds),
                         [](const auto& kind) { return std::string(kind.param.name); });

TEST(Ama2, TrainsItsActionsOnFrozenStates) {
  const TemporaryFolder folder;
  const data::PairSet pairs = tiny_pairs();
  TrainConfig config = config_of({"", "ama2"});
  train_kind(pairs, config, folder / "short", false, config.epochs + 1);
  const NamedArrays begun = read_checkpoint(folder / "short")->current;
  train_kind(pairs, config, folder / "long", false, config.epochs + 2);
  const NamedArrays later = read_checkpoint(folder / "long")->current;
  for (const auto& [name, array] : begun) {
    if (name.starts_with("optimizer")) continue;
    const bool states =
        name.starts_with("encoder") || name.starts_with("decoder") || name.starts_with("bits");
    EXPECT_EQ(array.values == later.at(name).values, states) << name;
  }
  std::vector<std::string> phases;
  for (const Json& line : jsonl(folder / "long")) {
    if (line.contains("phase")) phases.push_back(line["phase"]);
  }
  EXPECT_EQ(phases, (std::vector<std::string>{"states", "states", "states", "states", "actions",
                                              "actions"}));
}

// After the given epoch, another thread requests the stop during the next epoch or just before it.
class StopFromAThread final : public Log {
 public:
  StopFromAThread(int epoch, StopFlag& stop)
      : epoch_(epoch), thread_([this, &stop] {
          reached_.get_future().wait();
          for (int i = 0; i < 200; ++i) std::this_thread::yield();
          stop.request();
        }) {}
  ~StopFromAThread() override {
    if (!reported_) reached_.set_value();
    thread_.join();
  }
  void info(std::string_view) override {}
  void warning(std::string_view) override {}
  void progress(std::string_view, std::int64_t done, std::int64_t, std::string_view) override {
    if (done == epoch_ && !reported_) {
      reported_ = true;
      reached_.set_value();
    }
  }

 private:
  int epoch_;
  bool reported_ = false;
  std::promise<void> reached_;
  std::thread thread_;  // last: starts when the rest is ready
};

// A partial epoch is discarded. Resuming gives the bytes of the uninterrupted run.
TEST(Stopping, WithinAnEpochDiscardsThatEpoch) {
  const TemporaryFolder folder;
  const data::PairSet pairs = tiny_pairs();
  TrainConfig config = config_of({"", "ama3+"});
  config.batch = 2;                  // many steps an epoch
  config.checkpoint_seconds = 1000;  // no checkpoint but that of the stop
  train_kind(pairs, config, folder / "straight");
  fs::create_directories(folder / "broken");
  for (int epoch = 1; epoch < config.epochs; ++epoch) {
    StopFlag stop;
    StopFromAThread log(epoch, stop);
    const TrainResult result =
        make_backend().train(pairs, config, folder / "broken", true, log, stop);
    if (!result.interrupted) break;
    EXPECT_GE(result.epochs_done, epoch);
    EXPECT_EQ(read_checkpoint(folder / "broken")->epoch, result.epochs_done);
  }
  train_kind(pairs, config, folder / "broken", true);
  EXPECT_EQ(jsonl(folder / "straight"), jsonl(folder / "broken"));
  EXPECT_EQ(read_bytes(folder / "straight/last/weights.safetensors"),
            read_bytes(folder / "broken/last/weights.safetensors"));
}

TEST(Stopping, BeforeTheFirstBatchTrainsNothing) {
  const TemporaryFolder folder;
  StopFlag stop;
  stop.request();
  SilentLog log;
  const TrainResult result =
      make_backend().train(tiny_pairs(), config_of({"", "ama3+"}), folder.path(), false, log, stop);
  EXPECT_TRUE(result.interrupted);
  EXPECT_EQ(result.epochs_done, 0);
  EXPECT_FALSE(read_checkpoint(folder.path()).has_value());
}

// The checkpoint keeps the running statistics. An untrained network predicts nothing exactly with
// either statistics, and ties go to those of the training set.
TEST(Recalibration, ReplacesTheRunningStatisticsOnly) {
  const TemporaryFolder folder;
  TrainConfig config = config_of({"", "ama3+"});
  config.epochs = 2;
  config.action_epochs = 0;
  config.label_epochs = 0;
  const TrainResult result = train_kind(tiny_pairs(), config, folder.path());
  const fs::path file = folder / "last/weights.safetensors";
  const NamedArrays last = decode_safetensors(read_bytes(file), file.string());
  const std::optional<Checkpoint> checkpoint = read_checkpoint(folder.path());
  ASSERT_TRUE(checkpoint.has_value());
  EXPECT_GE(result.last_exact_successor, checkpoint->last_exact);
  for (const auto& [name, array] : last) {
    if (name == kUsedLabels || name == "bits.held" || name.starts_with("pixels.")) continue;
    const bool statistic = name.ends_with(".mean") || name.ends_with(".variance");
    EXPECT_EQ(array.values != checkpoint->current.at(name).values, statistic) << name;
  }
}

TEST(UsedLabels, AreThoseOfTheTrainingPairs) {
  const TemporaryFolder folder;
  const data::PairSet pairs = tiny_pairs();
  TrainConfig config = config_of({"", "ama3+"});
  config.labels = 40;
  config.label_epochs = 0;
  train_kind(pairs, config, folder.path());
  const auto model = load_model(folder / "model", 1);
  std::vector<Image> before, after;
  for (const std::int64_t row : pairs.rows(data::Split::kTrain)) {
    before.push_back(pairs.predecessor(row));
    after.push_back(pairs.successor(row));
  }
  const std::vector<int> labels = model->label(model->encode(before), model->encode(after));
  const std::set<int> expected(labels.begin(), labels.end());
  EXPECT_EQ(model->used_labels(), std::vector<int>(expected.begin(), expected.end()));
  EXPECT_LT(expected.size(), 40U);
}

// A model.json of version 0.1: format 1, three options under other names, no labels.used.
TEST(OldModels, AreStillRead) {
  const TemporaryFolder folder;
  const data::PairSet pairs = tiny_pairs();
  const TrainConfig config = tiny_config();
  const PixelScaler scaler = PixelScaler::fit(pairs);
  Network network(config, scaler.layout(), at::kCPU, at::kFloat, Rng(7));
  write_model(folder.path(), {scaler.shape(), config, 3, 0.5}, scaler,
              network.parameters().snapshot());
  const auto now = load_model(folder.path(), 1);
  Json json = Json::parse(read_text(folder / "model.json"));
  json["format"] = 1;
  Json old = {{"model", "ama4+"},
              {"network", "dense"},
              {"bits", 6},
              {"labels", 8},
              {"width", 16},
              {"action-width", 16},
              {"positive-scale", true},
              {"train-action-prior", true},
              {"seed", 5}};
  json["config"] = old;
  write_atomically(folder / "model.json", json.dump());
  const auto then = load_model(folder.path(), 1);
  EXPECT_EQ(then->used_labels().size(), 8U);
  std::vector<Image> images;
  for (int i = 0; i < 10; ++i) images.push_back(pairs.predecessor(i));
  EXPECT_EQ(then->encode(images), now->encode(images));
}

TEST(Health, WarnsWithTheMeasuredNumbers) {
  using Lines = std::vector<std::string>;
  const TrainConfig config = tiny_config();
  Network network(config, {12, {}}, at::kCPU, at::kFloat, Rng(3));
  const at::Tensor zeros = at::zeros({20, config.bits});
  const Health constant = check_health(network, config, zeros, zeros);
  EXPECT_EQ(constant.effective_bits, 0);
  const Lines all_constant = {"all 6 bits are constant: every image has the same code"};
  EXPECT_EQ(collapse_warnings(constant, config), all_constant);
  EXPECT_EQ(health_warnings(constant, config), all_constant);
  at::Tensor some = zeros.clone();
  some.narrow(0, 0, 10).select(1, 2).fill_(1.0);
  const Health half = check_health(network, config, zeros, some);
  EXPECT_EQ(half.effective_bits, 1);
  EXPECT_DOUBLE_EQ(half.unchanged, 0.5);
  EXPECT_EQ(collapse_warnings(half, config),
            Lines{"50% of the training pairs do not change the code (1 of 6 bits vary)"});
  EXPECT_TRUE(health_warnings({6, 0.0, 0.9, 0.9, 0.4, 0.4}, config).empty());
  EXPECT_TRUE(collapse_warnings({6, 0.0, 0.0, 0.0, 0.9, 0.9}, config).empty());
  const Lines both = {
      "90% of the held-out images have no stable code (decode -> encode changes it)",
      "80% of the held-out successors are predicted wrongly"};
  EXPECT_EQ(health_warnings({6, 0.0, 0.0, 0.0, 0.9, 0.8}, config), both);
}

class WarningLog final : public Log {
 public:
  void info(std::string_view) override {}
  void warning(std::string_view line) override { lines.emplace_back(line); }
  void progress(std::string_view, std::int64_t, std::int64_t, std::string_view) override {}
  std::vector<std::string> lines;
};

// Once after half of the epochs, and again for the finished model.
TEST(Health, WarnsOfCollapsedCodesDuringTraining) {
  const TemporaryFolder folder;
  TrainConfig config = config_of({"", "ama4+"});
  config.beta1 = 1e6;
  config.epsilon = 0.01;
  config.epochs = 40;
  config.evaluate_every = 2;
  WarningLog log;
  make_backend().train(tiny_pairs(), config, folder.path(), false, log, StopFlag());
  ASSERT_FALSE(log.lines.empty());
  int epoch = 0;
  ASSERT_EQ(std::sscanf(log.lines[0].c_str(), "epoch %d: ", &epoch), 1) << log.lines[0];
  EXPECT_GE(epoch, 20);
  EXPECT_LT(epoch, 40);
  EXPECT_NE(log.lines[0].find("do not change the code"), std::string::npos) << log.lines[0];
  for (std::size_t i = 1; i < log.lines.size(); ++i) {
    EXPECT_FALSE(log.lines[i].starts_with("epoch")) << log.lines[i];
  }
  EXPECT_NE(read_text(folder / "train.jsonl").find("\"exhausted\""), std::string::npos);
}

// regress forces every bit to 1: states of ones satisfy these preconditions, states of zeros do
// not.
TEST(Health, CountsActionsThatAreNotApplicableInTheirOwnState) {
  TrainConfig config = tiny_config();
  Network network(config, {12, {}}, at::kCPU, at::kFloat, Rng(3));
  NamedArrays arrays = network.parameters().snapshot();
  arrays.at("regress.state_norm.shift").values.assign(config.bits, 1000.0F);
  network.parameters().restore(arrays, "test");
  const at::Tensor ones = at::ones({20, config.bits});
  EXPECT_EQ(check_health(network, config, ones, ones).inapplicable, 0);
  EXPECT_EQ(check_health(network, config, at::zeros_like(ones), ones).inapplicable, 1);
  EXPECT_EQ(check_health(network, config, ones, ones).exhausted, 0);
  EXPECT_EQ(check_health(network, config, at::zeros_like(ones), ones).exhausted, 1);
}

}  // namespace
}  // namespace latplan::nn::torch_backend
