// Training as the commands see it, through nn::Backend: exact resuming, refusals, divergence, the
// log.
#include "nn/torch/training.h"

#include <ATen/ATen.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "nn/safetensors.h"
#include "nn/torch/bit_tensors.h"
#include "nn/torch/checkpoint.h"
#include "nn/torch/label_fit.h"
#include "nn/torch/torch_backend.h"
#include "torch/tiny_run.h"

namespace latplan::nn::torch_backend {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

// Requests a stop when the given epoch is reported.
class StopAfter final : public Log {
 public:
  StopAfter(int epoch, StopFlag& stop) : epoch_(epoch), stop_(stop) {}
  void info(std::string_view) override {}
  void warning(std::string_view) override {}
  void progress(std::string_view, std::int64_t done, std::int64_t, std::string_view) override {
    if (done >= epoch_) stop_.request();
  }

 private:
  int epoch_;
  StopFlag& stop_;
};

TrainResult run(const data::PairSet& pairs, const TrainConfig& config, const fs::path& folder,
                bool resume = false, int stop_after = 1 << 30) {
  fs::create_directories(folder);
  StopFlag stop;
  StopAfter log(stop_after, stop);
  return make_backend().train(pairs, config, folder, resume, log, stop);
}

std::vector<std::uint8_t> weights(const fs::path& run_folder, const char* which) {
  return read_bytes(run_folder / which / "weights.safetensors");
}

// train.jsonl without the times, which differ from run to run.
std::vector<std::string> log_lines(const fs::path& run_folder) {
  std::ifstream in(run_folder / "train.jsonl");
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) {
    Json json = Json::parse(line);
    json.erase("seconds");
    lines.push_back(json.dump());
  }
  return lines;
}

void expect_same_run(const fs::path& a, const fs::path& b) {
  EXPECT_EQ(weights(a, "model"), weights(b, "model"));
  EXPECT_EQ(weights(a, "last"), weights(b, "last"));
  EXPECT_EQ(read_text(a / "model/model.json"), read_text(b / "model/model.json"));
  EXPECT_EQ(read_text(a / "last/model.json"), read_text(b / "last/model.json"));
  EXPECT_EQ(log_lines(a), log_lines(b));
}

fs::path newest_checkpoint(const fs::path& run_folder) {
  return list_folder(run_folder / "checkpoint").back();
}

void flip_byte(const fs::path& file, std::size_t at) {
  std::vector<std::uint8_t> bytes = read_bytes(file);
  bytes.at(at) ^= 1;
  write_atomically(file, bytes);
}

TEST(Trainer, EqualSeedsGiveEqualBytes) {
  const TemporaryFolder folder;
  const data::PairSet pairs = tiny_pairs();
  run(pairs, tiny_config(), folder / "a");
  run(pairs, tiny_config(), folder / "b");
  expect_same_run(folder / "a", folder / "b");
  TrainConfig other = tiny_config();
  other.seed = 6;
  run(pairs, other, folder / "c");
  EXPECT_NE(weights(folder / "a", "last"), weights(folder / "c", "last"));
}

TEST(Trainer, ResumesExactlyFromEveryEpoch) {
  const TemporaryFolder folder;
  const data::PairSet pairs = tiny_pairs();
  TrainConfig config = tiny_config();
  config.dropout = 0.2;
  run(pairs, config, folder / "straight");
  // After the last epoch the stop interrupts label fitting.
  for (int epoch = 1; epoch <= config.epochs; ++epoch) {
    const fs::path broken = folder / ("broken" + std::to_string(epoch));
    const TrainResult first = run(pairs, config, broken, false, epoch);
    EXPECT_TRUE(first.interrupted);
    EXPECT_EQ(first.epochs_done, epoch);
    EXPECT_FALSE(fs::exists(broken / "model"));
    const TrainResult second = run(pairs, config, broken, true);
    EXPECT_FALSE(second.interrupted);
    expect_same_run(folder / "straight", broken);
  }
}

TEST(Trainer, ResumesExactlyWhenInterruptedAgainAndAgain) {
  const TemporaryFolder folder;
  const data::PairSet pairs = tiny_pairs();
  run(pairs, tiny_config(), folder / "straight");
  for (int epoch = 1; epoch < 6; ++epoch) run(pairs, tiny_config(), folder / "broken", true, epoch);
  run(pairs, tiny_config(), folder / "broken", true);
  expect_same_run(folder / "straight", folder / "broken");
}

// Ctrl-C may come at any time, so also just after the moment for a checkpoint.
TEST(Trainer, AnInterruptedRunKeepsEveryFinishedEpoch) {
  const TemporaryFolder folder;
  TrainConfig config = tiny_config();
  config.checkpoint_seconds = 1000;
  const TrainResult result = run(tiny_pairs(), config, folder.path(), false, 3);
  EXPECT_TRUE(result.interrupted);
  const auto checkpoint = read_checkpoint(folder.path());
  ASSERT_TRUE(checkpoint.has_value());
  EXPECT_EQ(checkpoint->epoch, result.epochs_done);
}

// Killed between the last checkpoint and the model files, or after everything.
TEST(Trainer, ResumingAFinishedRunWritesTheSameModelAgain) {
  const TemporaryFolder folder;
  const data::PairSet pairs = tiny_pairs();
  run(pairs, tiny_config(), folder / "a");
  run(pairs, tiny_config(), folder / "b");
  remove_tree(folder / "b/model");
  remove_tree(folder / "b/last");
  const TrainResult result = run(pairs, tiny_config(), folder / "b", true);
  EXPECT_EQ(result.epochs_done, 6);
  expect_same_run(folder / "a", folder / "b");
}

// A kill leaves log lines behind the checkpoint, an unfinished checkpoint, or two.
TEST(Trainer, ResumeForgetsWhatTheCheckpointDoesNotKnow) {
  const TemporaryFolder folder;
  const data::PairSet pairs = tiny_pairs();
  run(pairs, tiny_config(), folder / "straight");
  run(pairs, tiny_config(), folder / "broken", false, 3);
  std::ofstream(folder / "broken/train.jsonl", std::ios::app) << "{\"epoch\":4,\"lo";
  fs::create_directories(folder / "broken/checkpoint/unfinished");
  std::ofstream(folder / "broken/checkpoint/unfinished/current.safetensors") << "half";
  fs::create_directories(folder / "broken/checkpoint/epoch-0000002");
  run(pairs, tiny_config(), folder / "broken", true);
  expect_same_run(folder / "straight", folder / "broken");
  EXPECT_EQ(list_folder(folder / "broken/checkpoint").size(), 1U);
}

TEST(Trainer, ResumeWithoutACheckpointStartsFromTheBeginning) {
  const TemporaryFolder folder;
  const data::PairSet pairs = tiny_pairs();
  run(pairs, tiny_config(), folder / "a");
  run(pairs, tiny_config(), folder / "b", true);
  expect_same_run(folder / "a", folder / "b");
}

TEST(Trainer, RefusesToResumeWithOtherOptions) {
  const TemporaryFolder folder;
  const data::PairSet pairs = tiny_pairs();
  run(pairs, tiny_config(), folder.path(), false, 2);
  for (int option = 0; option < 4; ++option) {
    TrainConfig other = tiny_config();
    if (option == 0) other.seed = 77;
    if (option == 1) other.epochs = 7;
    if (option == 2) other.beta1 = 99;
    if (option == 3) other.bits = 7;
    const std::string message =
        refusal(ExitCode::kUsage, [&] { run(pairs, other, folder.path(), true); });
    EXPECT_NE(message.find("other options"), std::string::npos) << message;
  }
  TrainConfig same = tiny_config();
  same.checkpoint_seconds = 30;  // decides nothing but when to save
  EXPECT_FALSE(run(pairs, same, folder.path(), true).interrupted);
}

TEST(Trainer, RefusesToResumeOnOtherPairs) {
  const TemporaryFolder folder;
  run(tiny_pairs(1), tiny_config(), folder.path(), false, 2);
  const std::string message =
      refusal(ExitCode::kBadInput, [&] { run(tiny_pairs(2), tiny_config(), folder.path(), true); });
  EXPECT_NE(message.find("other pairs"), std::string::npos) << message;
}

TEST(Trainer, RefusesADamagedCheckpoint) {
  const data::PairSet pairs = tiny_pairs();
  const auto damaged = [&](const auto& damage) {
    const TemporaryFolder folder;
    run(pairs, tiny_config(), folder.path(), false, 2);
    const fs::path checkpoint = newest_checkpoint(folder.path());
    damage(checkpoint);
    const std::string message =
        refusal(ExitCode::kBadInput, [&] { run(pairs, tiny_config(), folder.path(), true); });
    EXPECT_NE(message.find(checkpoint.parent_path().string()), std::string::npos) << message;
  };
  for (const char* file : {"current.safetensors", "best.safetensors"}) {
    damaged([&](const fs::path& folder) { flip_byte(folder / file, 8); });
    damaged([&](const fs::path& folder) {
      flip_byte(folder / file, read_bytes(folder / file).size() - 1);
    });
    damaged([&](const fs::path& folder) { fs::resize_file(folder / file, 100); });
    damaged([&](const fs::path& folder) { fs::remove(folder / file); });
  }
  damaged([](const fs::path& folder) { fs::remove(folder / "state.json"); });
  damaged([](const fs::path& folder) { fs::resize_file(folder / "state.json", 40); });
  damaged([](const fs::path& folder) {
    write_atomically(folder / "state.json", std::string_view("{}"));
  });
  // Valid files with correct checksums, but of another network.
  damaged([](const fs::path& folder) {
    NamedArrays arrays = decode_safetensors(read_bytes(folder / "current.safetensors"), "file");
    arrays["optimizer.first"] = {{1}, {0.0F}};
    const std::vector<std::uint8_t> bytes = encode_safetensors(arrays);
    Json state = Json::parse(read_text(folder / "state.json"));
    state["current_checksum"] = checksum(bytes);
    write_atomically(folder / "current.safetensors", bytes);
    write_atomically(folder / "state.json", state.dump());
  });
}

bool all_finite(const std::vector<std::uint8_t>& safetensors) {
  for (const auto& [name, array] : decode_safetensors(safetensors, "file")) {
    for (const float value : array.values) {
      if (!std::isfinite(value)) return false;
    }
  }
  return true;
}

TrainConfig exploding_config() {
  TrainConfig config = tiny_config();
  config.sigma = 1e-3;
  config.learning_rate = config.final_learning_rate = 1.0;
  config.clip = 0;
  config.batch = 1000;  // one step an epoch
  config.epochs = 60;
  return config;
}

TEST(Trainer, StopsWithAClearMessageWhenTheLossIsNotFinite) {
  const TemporaryFolder folder;
  const std::string message =
      refusal(ExitCode::kInternal, [&] { run(tiny_pairs(), exploding_config(), folder.path()); });
  EXPECT_NE(message.find("training diverged"), std::string::npos) << message;
  EXPECT_NE(message.find("--learning-rate"), std::string::npos) << message;
  EXPECT_NE(message.find(folder.path().string()), std::string::npos) << message;
  EXPECT_FALSE(fs::exists(folder / "model"));
  const auto checkpoint = read_checkpoint(folder.path());
  ASSERT_TRUE(checkpoint.has_value());
  EXPECT_GT(checkpoint->epoch, 0);
  EXPECT_TRUE(all_finite(encode_safetensors(checkpoint->current)));
}

// A step can break the weights although the loss before it was finite. Such weights must not be
// written.
TEST(Trainer, NeverWritesABrokenModel) {
  const data::PairSet pairs = tiny_pairs();
  bool diverged = false;
  for (int epochs = 1; epochs <= 60 && !diverged; ++epochs) {
    const TemporaryFolder folder;
    TrainConfig config = exploding_config();
    config.epochs = epochs;
    try {
      run(pairs, config, folder.path());
    } catch (const Error& error) {
      EXPECT_EQ(error.code(), ExitCode::kInternal);
      diverged = true;
      continue;
    }
    EXPECT_TRUE(all_finite(weights(folder.path(), "last"))) << epochs;
    EXPECT_TRUE(all_finite(weights(folder.path(), "model"))) << epochs;
  }
  EXPECT_TRUE(diverged);
}

TEST(Trainer, TheLossFalls) {
  const TemporaryFolder folder;
  TrainConfig config = tiny_config();
  config.epochs = 60;
  config.beta1 = 1;
  config.beta3_ramp = 0;  // a rising weight would hide the fall
  config.learning_rate = config.final_learning_rate = 1e-2;
  config.width = 64;
  config.checkpoint_seconds = 1000;
  run(tiny_pairs(), config, folder.path());
  std::vector<double> losses;
  for (const std::string& line : log_lines(folder.path())) {
    const Json json = Json::parse(line);
    if (json.contains("loss")) losses.push_back(json["loss"].get<double>());
  }
  ASSERT_EQ(losses.size(), 60U);
  EXPECT_LT(losses.back(), 0.5 * losses.front());
}

// eq:vanilla-elbo8-main for both directions, averaged, from the terms in the log.
TEST(Trainer, TheLoggedLossIsTheAverageOfBothDirections) {
  const TemporaryFolder folder;
  TrainConfig config = tiny_config();
  config.beta1 = 7;
  config.beta2 = 3;
  config.beta3 = 11;
  run(tiny_pairs(), config, folder.path());
  int looks = 0;
  for (const std::string& line : log_lines(folder.path())) {
    const Json json = Json::parse(line);
    const bool held_out = json.contains("held_out");
    const Json& t = json[held_out ? "held_out" : "train"];
    const auto term = [&](const char* name) { return t.at(name).get<double>(); };
    const auto loss = [&](double b1, double b2, double b3) {
      const double forward = term("reconstruct_x0_z0") + 0.5 * term("reconstruct_x1_z1") +
                             0.5 * term("reconstruct_x1_z2") + b1 * term("kl_z0_prior") +
                             b2 * term("kl_a_z0") + 0.5 * b3 * term("kl_z1_z2");
      const double backward = term("reconstruct_x1_z1") + 0.5 * term("reconstruct_x0_z0") +
                              0.5 * term("reconstruct_x0_z3") + b1 * term("kl_z1_prior") +
                              b2 * term("kl_a_z1") + 0.5 * b3 * term("kl_z0_z3");
      return 0.5 * (forward + backward);
    };
    if (held_out) {
      ++looks;
      EXPECT_NEAR(json["held_out_loss"].get<double>() / loss(7, 3, 11), 1, 1e-5);
      EXPECT_NEAR(json["held_out_negative_elbo"].get<double>() / loss(1, 1, 1), 1, 1e-5);
    } else {
      EXPECT_NEAR(json["loss"].get<double>() / loss(7, 3, json["beta3"].get<double>()), 1, 1e-5);
    }
  }
  EXPECT_EQ(looks, 3);  // epochs 2, 4 and 6
}

TrainConfig often_evaluated() {
  TrainConfig config = tiny_config();
  config.epochs = 30;
  config.beta1 = 1;
  config.evaluate_every = 1;
  config.checkpoint_seconds = 1000;
  return config;
}

// The selection score of an evaluation in the log.
double logged_score(double predicted, const Json& line) {
  return predicted * (1 + line["held_out_stable_codes"].get<double>()) / 2;
}

struct Codes {
  std::vector<BitVector> before, after;
  PairTensors tensors(int bits) const { return {to_tensor(before, bits), to_tensor(after, bits)}; }
};

Codes encode_split(const TrainedModel& model, const data::PairSet& pairs, data::Split split) {
  std::vector<Image> before, after;
  for (const std::int64_t row : pairs.rows(split)) {
    before.push_back(pairs.predecessor(row));
    after.push_back(pairs.successor(row));
  }
  return {model.encode(before), model.encode(after)};
}

// Fraction of the held-out pairs whose code changes and whose successor the written model predicts
// exactly. (Every pair of this data set has two different images.)
double exact_rate_of(const fs::path& folder, const data::PairSet& pairs) {
  const auto model = load_model(folder, 1);
  const Codes codes = encode_split(*model, pairs, data::Split::kValidation);
  const std::vector<BitVector> predicted =
      model->apply(codes.before, model->label(codes.before, codes.after));
  int exact = 0;
  for (std::size_t i = 0; i < predicted.size(); ++i) {
    exact += codes.before[i] != codes.after[i] && predicted[i] == codes.after[i] ? 1 : 0;
  }
  return exact / static_cast<double>(predicted.size());
}

// With label fitting the best epoch has the best codes after all schedules have ended. The fitted
// labels then predict every pair whose change they can know.
TEST(Trainer, FittedLabelsPredictWhatTheCodesAllow) {
  const TemporaryFolder folder;
  TrainConfig config = often_evaluated();
  config.labels = 60;
  const data::PairSet pairs = tiny_pairs();
  const TrainResult result = run(pairs, config, folder.path());
  std::vector<double> raw, scores;
  for (const std::string& line : log_lines(folder.path())) {
    const Json json = Json::parse(line);
    if (!json.contains("held_out_known_changes")) continue;
    raw.push_back(json["held_out_exact_successor"].get<double>());
    scores.push_back(logged_score(json["held_out_known_changes"].get<double>(), json));
  }
  ASSERT_EQ(scores.size(), 30U);
  const int best_epoch = read_checkpoint(folder.path())->best_epoch;
  EXPECT_GE(best_epoch, 15);  // the temperature has fallen
  EXPECT_DOUBLE_EQ(scores[best_epoch - 1], *std::max_element(scores.begin() + 14, scores.end()));
  const auto model = load_model(folder / "model", 1);
  const double known = known_changes(
      encode_split(*model, pairs, data::Split::kTrain).tensors(config.bits),
      encode_split(*model, pairs, data::Split::kValidation).tensors(config.bits), config.labels);
  EXPECT_NEAR(result.best_exact_successor, known, 1e-6);
  EXPECT_GT(result.best_exact_successor, *std::max_element(raw.begin(), raw.end()));
  config.label_epochs = 0;
  const TemporaryFolder other;
  EXPECT_LT(run(pairs, config, other.path()).best_exact_successor, known);
}

TEST(Trainer, ReportsTheExactSuccessorRateOfTheWrittenModels) {
  const TemporaryFolder folder;
  TrainConfig config = often_evaluated();
  config.label_epochs = 0;
  const data::PairSet pairs = tiny_pairs();
  const TrainResult result = run(pairs, config, folder.path());
  std::vector<double> forward, backward, scores;
  for (const std::string& line : log_lines(folder.path())) {
    const Json json = Json::parse(line);
    if (!json.contains("held_out")) continue;
    forward.push_back(json["held_out_exact_successor"].get<double>());
    backward.push_back(json["held_out_exact_predecessor"].get<double>());
    scores.push_back(logged_score((forward.back() + backward.back()) / 2, json));
  }
  ASSERT_EQ(forward.size(), 30U);
  const std::optional<Checkpoint> checkpoint = read_checkpoint(folder.path());
  const int best = checkpoint->best_epoch - 1;
  EXPECT_EQ(scores[best], *std::max_element(scores.begin(), scores.end()));
  EXPECT_NE(forward[best], backward[best]) << "choose another seed: this one shows nothing";
  EXPECT_DOUBLE_EQ(checkpoint->best_exact, forward[best]);
  EXPECT_DOUBLE_EQ(checkpoint->last_exact, forward.back());
  EXPECT_NEAR(result.best_exact_successor, exact_rate_of(folder / "model", pairs), 1e-6);
  EXPECT_NEAR(result.last_exact_successor, exact_rate_of(folder / "last", pairs), 1e-6);
  const Json model = Json::parse(read_text(folder / "model/model.json"));
  EXPECT_DOUBLE_EQ(model["held_out_exact_successor"].get<double>(), result.best_exact_successor);
  EXPECT_DOUBLE_EQ(run(pairs, config, folder.path(), true).best_exact_successor,
                   result.best_exact_successor);
}

// Each evaluation recalibrates the decoder and undoes it.
TEST(Trainer, EvaluationDoesNotChangeTheTraining) {
  const TemporaryFolder folder;
  TrainConfig config = often_evaluated();
  config.epochs = 8;
  run(tiny_pairs(), config, folder / "often");
  config.evaluate_every = 8;
  run(tiny_pairs(), config, folder / "once");
  const NamedArrays often = read_checkpoint(folder / "often")->current;
  const NamedArrays once = read_checkpoint(folder / "once")->current;
  for (const auto& [name, array] : often) EXPECT_EQ(array.values, once.at(name).values) << name;
}

// Training uses relaxed bits. The first batch norm of a finished decoder has the mean of the hard
// bits.
TEST(Trainer, AFinishedDecoderIsCalibratedOnHardBits) {
  const TemporaryFolder folder;
  TrainConfig config = tiny_config();
  config.epochs = 20;
  config.idle_share = 0;
  const data::PairSet pairs = tiny_pairs();
  run(pairs, config, folder.path());
  const fs::path file = folder / "last/weights.safetensors";
  const NamedArrays arrays = decode_safetensors(read_bytes(file), file.string());
  const auto model = load_model(folder / "last", 1);
  std::vector<Image> pictures;
  for (const std::int64_t row : pairs.rows(data::Split::kTrain)) {
    pictures.push_back(pairs.predecessor(row));
    pictures.push_back(pairs.successor(row));
  }
  std::vector<double> mean(config.bits, 0.0);
  for (const BitVector& state : model->encode(pictures)) {
    for (int f = 0; f < config.bits; ++f) {
      mean[f] += (state.get(f) ? 1.0 : 0.0) / static_cast<double>(pictures.size());
    }
  }
  for (int f = 0; f < config.bits; ++f) {
    EXPECT_NEAR(arrays.at("decoder.in_norm.mean").values[f], mean[f], 1e-5) << f;
  }
}

void scramble(data::PairSet& pairs, data::Split which) {
  const auto size = static_cast<std::int64_t>(pairs.shape.size());
  for (const std::int64_t row : pairs.rows(which)) {
    for (auto* images : {&pairs.predecessors, &pairs.successors}) {
      for (std::int64_t i = 0; i < size; ++i) {
        (*images)[row * size + i] =
            static_cast<std::uint8_t>((*images)[row * size + i] + 13 * i + 5);
      }
    }
  }
}

TEST(Trainer, LearnsNothingFromHeldOutPairs) {
  const TemporaryFolder folder;
  const data::PairSet pairs = tiny_pairs();
  run(pairs, tiny_config(), folder / "plain");
  data::PairSet test = pairs;
  scramble(test, data::Split::kTest);
  run(test, tiny_config(), folder / "test");
  expect_same_run(folder / "plain", folder / "test");
  // Validation pairs select among finished models, statistics and labels, but the trained weights
  // do not depend on them.
  data::PairSet validation = pairs;
  scramble(validation, data::Split::kValidation);
  run(validation, tiny_config(), folder / "validation");
  const NamedArrays expected = read_checkpoint(folder / "plain")->current;
  const NamedArrays got = read_checkpoint(folder / "validation")->current;
  for (const auto& [name, array] : got) {
    EXPECT_EQ(array.values, expected.at(name).values) << name;
  }
}

TEST(Trainer, RefusesPairsWithoutInformation) {
  const TemporaryFolder folder;
  data::PairSet constant = tiny_pairs();
  std::fill(constant.predecessors.begin(), constant.predecessors.end(), 9);
  std::fill(constant.successors.begin(), constant.successors.end(), 9);
  refusal(ExitCode::kBadInput, [&] { run(constant, tiny_config(), folder.path()); });
  data::PairSet none = tiny_pairs();
  std::fill(none.split.begin(), none.split.end(), data::Split::kTest);
  refusal(ExitCode::kBadInput, [&] { run(none, tiny_config(), folder.path()); });
}

TEST(Trainer, TrainsOnABatchRemainderOfOne) {
  const TemporaryFolder folder;
  const data::PairSet pairs = tiny_pairs();
  TrainConfig config = tiny_config();
  config.epochs = 1;
  config.batch = static_cast<int>(pairs.rows(data::Split::kTrain).size()) - 1;
  EXPECT_EQ(run(pairs, config, folder.path()).epochs_done, 1);
}

TEST(Trainer, ReportsAMissingGpu) {
  const TemporaryFolder folder;
  if (at::hasCUDA()) GTEST_SKIP() << "this machine has one";
  TrainConfig config = tiny_config();
  config.device = "cuda";
  refusal(ExitCode::kUnsupported, [&] { run(tiny_pairs(), config, folder.path()); });
}

}  // namespace
}  // namespace latplan::nn::torch_backend
