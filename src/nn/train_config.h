// Everything that determines a training run. fields() is the one list of its settings: command-line flags, --set, help,
// recipes, sweeps, run.json and model.json all come from it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/field.h"
#include "base/json.h"

namespace latplan::nn {

// The defaults learn LightsOut best (docs/experiments.md); beta1 and epsilon are far from the paper's 1..10 and 0.1. A
// sparse prior (epsilon 0.1) prefers one-hot codes of pairs of features. Epsilon 0.3 with a large beta1 prefers one bit
// per feature, which suits STRIPS actions.
struct TrainConfig {
  std::string model = "ama4+";
  std::string effect = "btl";
  std::string architecture = "dense";
  int bits = 0;
  int labels = 400;
  int width = 200;
  int depth = 1;
  int encoder_depth = -1;  // below 0: as depth
  int channels = 32;
  int kernel = 5;
  int convolutions = 2;
  int patch_height = 0;  // 0: the whole picture
  int patch_width = 0;
  double tolerance = 0;
  int action_width = 200;
  int action_depth = 1;
  double beta1 = 100.0;
  double beta2 = 1.0;
  double beta3 = 10.0;
  double beta3_start = 1.0;
  double beta3_ramp = 0.4;
  double epsilon = 0.3;
  double sigma = 0.1;
  double tau_max = 5.0;
  double tau_min = 0.5;
  double tau_ramp = 0.5;
  double dropout = 0.0;
  double noise = 1.0;
  std::string action_prior = "trained";
  std::string btl_scale = "positive";
  double idle_share = 0.01;
  std::string pixel_scale = "each";
  int epochs = 80;
  int action_epochs = 0;
  int label_epochs = 10;
  int batch = 200;
  double learning_rate = 3e-3;
  double final_learning_rate = 3e-3;
  double clip = 0.1;
  int evaluate_every = 10;
  int metrics_every = 1;
  int metrics_rows = 1000;
  double checkpoint_seconds = 20;
  std::string device = "auto";
  std::string precision = "auto";
  std::string replay = "on";
  int threads = 0;
  std::uint64_t seed = 1;
};

// The one list of the fields, in the order of help and run.json.
Fields fields(TrainConfig& config);

// Complete configurations by name: "fast" (the defaults; with a GPU a wider network), "paper" (tab:architecture and
// tab:hyper; needs a GPU), "tiny" (trains in seconds).
std::vector<std::string> preset_names();
TrainConfig preset(const std::string& name, bool gpu = false);

// Whether the model learns what actions do together with its states: ama3, ama3+, ama4+.
bool has_dynamics(const std::string& model);

// Whether ama3+ or ama4+ is trained in two phases, the second on final codes. Its action network then reads which bits
// turn on and off, not both codes.
bool has_action_phase(const TrainConfig& config);

// Whether encoder and decoder are convolutions, which want other sizes of chunks and other arithmetic.
bool is_convolutional(const TrainConfig& config);

// Combinations that do not work: Error(Usage) that names the options.
void check_config(const TrainConfig& config);

Json to_json(const TrainConfig& config);
// The same with the fields that `json` names. Names of earlier versions are understood; anything unknown or out of bounds:
// Error(BadInput) that names `file`.
TrainConfig with_fields(TrainConfig base, const JsonValue& json);
// A complete configuration: a missing field keeps its default.
TrainConfig train_config_from_json(const JsonValue& json);

// Values of the schedules in epoch e of `epochs` (0-based).
// tab:hyper: tau_max (tau_min / tau_max)^(t / T)
double temperature(const TrainConfig& config, int epoch);
double beta3(const TrainConfig& config, int epoch);          // geometric from beta3_start to beta3
double learning_rate(const TrainConfig& config, int epoch);  // constant, then half a cosine

}  // namespace latplan::nn
