// Times and records training steps.
//   step_driver time PAIRS.npz CONFIG.json STEPS           milliseconds per step, without warm-up
//   step_driver tuned PAIRS.npz CONFIG.json STEPS          the same after cuDNN tried all its algorithms
//   step_driver terms PAIRS.npz CONFIG.json STEPS FOLDER   loss terms of each step; initial weights and images
//   step_driver tape PAIRS.npz CONFIG.json STEPS FOLDER    the same, and all uniform numbers
//   step_driver trace PAIRS.npz CONFIG.json STEPS          table of the GPU operations of a step (CUDA builds)
// Prints JSON (except trace). Arrays go to FOLDER as safetensors, so that another program can
// repeat the same steps.
#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <numeric>

#include "base/error.h"
#include "base/files.h"
#include "base/json.h"
#include "data/pair_set.h"
#include "nn/torch/pixels.h"
#include "nn/torch/setup.h"
#include "nn/torch/stepper.h"
#include "trace.h"

namespace latplan::nn::torch_backend {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

void write_arrays(const fs::path& file, const NamedArrays& arrays) {
  write_atomically(file, encode_safetensors(arrays));
}

struct Setup {
  at::Device device;
  PixelScaler scaler;
  TrainConfig config;
  Network network;
  RAdam optimizer;
  PairTensors pairs;

  Setup(const data::PairSet& set, const TrainConfig& given)
      : device(choose_device(given.device)),
        scaler(PixelScaler::fit(set, given)),
        config(filled_in(given, set, scaler)),
        network(config, scaler.layout(), device, at::kFloat, Rng(config.seed).fork("weights")),
        optimizer(network.parameters().trained()) {
    const std::vector<std::int64_t> rows = set.rows(data::Split::kTrain);
    pairs = {scaler.from_bytes(set.predecessors, rows).to(device),
             scaler.from_bytes(set.successors, rows).to(device)};
  }
};

// Records the uniform numbers that the network draws.
class Tape {
 public:
  explicit Tape(Network& network) {
    network.draw_uniforms_by([this](at::Tensor& target) {
      target.uniform_(1e-5, 1.0 - 1e-5);
      drawn_[fmt::format("{:06}", drawn_.size())] = to_array(target);
    });
  }
  const NamedArrays& drawn() const { return drawn_; }

 private:
  NamedArrays drawn_;
};

void wait(const Setup& s) { s.network.parameters().finite(); }  // reads a value back

Json run(Setup& s, int steps, const fs::path& folder, const std::string& mode) {
  set_precision(s.config.precision);
  if (mode == "tuned") at::globalContext().setBenchmarkCuDNN(true);
  std::optional<Tape> tape;
  if (!folder.empty()) {
    fs::create_directories(folder);
    if (mode == "tape") tape.emplace(s.network);
    write_arrays(folder / "weights.safetensors", s.network.parameters().snapshot());
    write_arrays(folder / "pictures.safetensors",
                 {{"x0", to_array(s.pairs.first)}, {"x1", to_array(s.pairs.second)}});
  }
  const OwnStream stream(s.device);
  Objective objective = objective_of(s.config.model);
  Stepper stepper(s.network, s.optimizer, s.config, objective, s.pairs);
  std::vector<std::int64_t> order(s.pairs.rows());
  std::iota(order.begin(), order.end(), std::int64_t{0});
  const Schedule schedule{
      s.config.tau_min, {s.config.beta1, s.config.beta2, s.config.beta3}, s.config.learning_rate};
  const auto full_steps = static_cast<int>(s.pairs.rows() / s.config.batch);
  Json terms = Json::array();
  std::vector<double> before;
  Clock::time_point start;
  std::optional<Trace> trace;
  const int warm = std::min(steps / 4, 50);
  for (int i = 0; i < steps; ++i) {
    if (i % full_steps == 0) {
      stepper.start_epoch(order, schedule, s.config.seed + i);
      before.assign(term_names(objective).size(), 0.0);
    }
    if (i == warm) {
      wait(s);
      if (mode == "trace") trace.emplace();
      start = Clock::now();
    }
    stepper.step();
    if (folder.empty()) continue;
    const std::vector<double> sums = stepper.terms();
    Json row = Json::array();
    for (std::size_t t = 0; t < sums.size(); ++t) {
      row.push_back((sums[t] - before[t]) * s.pairs.rows() / s.config.batch);
    }
    before = sums;
    terms.push_back(row);
  }
  wait(s);
  const std::chrono::duration<double> took = Clock::now() - start;
  if (trace) trace->print(steps - warm, stdout);
  if (tape) write_arrays(folder / "uniforms.safetensors", tape->drawn());
  return {{"ms_per_step", 1000 * took.count() / (steps - warm)},
          {"parameters", s.network.parameters().trained().numel()},
          {"precision", s.config.precision},
          {"replay", s.config.replay},
          {"batch", s.config.batch},
          {"names", term_names(objective)},
          {"weights", term_weights(objective, schedule.betas)},
          {"terms", terms}};
}

}  // namespace
}  // namespace latplan::nn::torch_backend

int main(int argc, char** argv) {
  using namespace latplan;
  using namespace latplan::nn;
  const std::string mode = argc > 1 ? argv[1] : "";
  const bool to_folder = mode == "terms" || mode == "tape";
  if (argc != (to_folder ? 6 : 5)) {
    std::fputs("step_driver time|tuned|trace|terms|tape PAIRS.npz CONFIG.json STEPS [FOLDER]\n",
               stderr);
    return 36;
  }
  try {
    const TrainConfig config = train_config_from_json({read_json(argv[3]), argv[3]});
    torch_backend::Setup setup(data::read_pairs(argv[2]), config);
    const auto result =
        torch_backend::run(setup, std::stoi(argv[4]), to_folder ? argv[5] : "", mode);
    if (mode != "trace") std::puts(result.dump().c_str());
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "step_driver: %s\n", error.what());
    return 32;
  }
}
