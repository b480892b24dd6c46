#include "nn/torch/discriminator.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>
#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/files.h"
#include "nn/torch/bit_tensors.h"
#include "nn/torch/layers.h"
#include "nn/torch/radam.h"
#include "nn/torch/torch_errors.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr int kHeldOut = 10;   // every tenth row is held out
constexpr int kMaxDepth = 16;  // bounds for files
constexpr int kMaxWidth = 1 << 16;
// Array in the file: bits per row, width, depth, calibration (mean output on held-out positive
// rows).
constexpr const char* kShape = "discriminator";

class TorchDiscriminator final : public Discriminator {
 public:
  TorchDiscriminator(int bits, int width, int depth, double dropout, const Rng& rng)
      : bits_(bits),
        width_(width),
        parameters_(at::kCPU, at::kFloat),
        layers_(parameters_, dropout),
        dropout_(dropout) {
    int in = bits;
    for (int i = 0; i < depth; ++i) {
      const std::string number = std::to_string(i + 1);
      norms_.push_back(layers_.declare_norm("norm" + number, in));
      hidden_.push_back(
          layers_.declare_dense("hidden" + number, in, width, true, Init::kHeUniform));
      in = width;
    }
    out_ = layers_.declare_dense("out", in, 1, true, Init::kGlorotUniform);
    parameters_.allocate(rng);
  }

  std::vector<double> scores(std::span<const BitVector> rows) const override {
    if (rows.empty()) return {};
    c10::NoGradGuard no_grad;
    return guarded([&] {
      const at::Tensor found =
          (logits(to_tensor(rows, bits_), kTest).sigmoid() / calibration_).to(at::kDouble);
      const auto* values = found.data_ptr<double>();
      return std::vector<double>(values, values + found.numel());
    });
  }

  void write(const std::filesystem::path& file) const override {
    NamedArrays arrays = parameters_.snapshot();
    arrays[kShape] = {{4},
                      {static_cast<float>(bits_), static_cast<float>(width_),
                       static_cast<float>(hidden_.size()), static_cast<float>(calibration_)}};
    write_atomically(file, encode_safetensors(arrays));
  }

  at::Tensor logits(const at::Tensor& rows, Mode mode) const {  // [rows]
    at::Tensor h = rows;
    for (std::size_t i = 0; i < hidden_.size(); ++i) {
      h = at::relu(layers_.dense(hidden_[i], layers_.norm(norms_[i], h, mode)));
      if (mode.training && dropout_ > 0) h = at::dropout(h, dropout_, true);
    }
    return layers_.dense(out_, h).squeeze(1);
  }

  ParameterSet& parameters() { return parameters_; }
  void set_calibration(double mean_output) { calibration_ = std::max(mean_output, 1e-6); }

 private:
  int bits_, width_;
  ParameterSet parameters_;
  mutable Layers layers_;  // unchanged in test mode
  double dropout_;
  std::vector<BatchNorm> norms_;
  std::vector<Dense> hidden_;
  Dense out_;
  double calibration_ = 1;
};

struct Rows {
  at::Tensor bits, positive;  // [rows, bits]; [rows] 1: positive, 0: unlabelled
};

// The held-out rows of both kinds, or all others.
Rows split(const at::Tensor& positive, const at::Tensor& unlabelled, bool held_out) {
  const auto part = [&](const at::Tensor& all) {
    std::vector<std::int64_t> chosen;
    for (std::int64_t row = 0; row < all.size(0); ++row) {
      if ((row % kHeldOut == 0) == held_out) chosen.push_back(row);
    }
    return all.index_select(0, at::tensor(chosen, at::kLong));
  };
  const at::Tensor yes = part(positive);
  const at::Tensor unknown = part(unlabelled);
  return {at::cat({yes, unknown}),
          at::cat({at::ones({yes.size(0)}), at::zeros({unknown.size(0)})})};
}

at::Tensor loss_of(const TorchDiscriminator& network, const Rows& rows, Mode mode) {
  return at::binary_cross_entropy_with_logits(network.logits(rows.bits, mode), rows.positive);
}

// Ends with the weights of the lowest held-out loss. Returns false if interrupted.
bool train(TorchDiscriminator& network, const Rows& seen, const Rows& held_out,
           const DiscriminatorConfig& config, Log& log, const StopFlag& stop) {
  ParameterSet& parameters = network.parameters();
  RAdam optimizer(parameters.trained());
  NamedArrays best = parameters.snapshot();
  double lowest = std::numeric_limits<double>::infinity();
  int best_epoch = 0;
  Rng rng = Rng(config.seed).fork("discriminator/order");
  std::vector<std::int64_t> order(seen.positive.numel());
  std::iota(order.begin(), order.end(), std::int64_t{0});
  at::manual_seed(rng.next() >> 1);
  for (int epoch = 1; epoch <= config.epochs && epoch - best_epoch <= config.patience; ++epoch) {
    rng.shuffle(order);
    for (const at::Tensor& chosen : at::tensor(order, at::kLong).split(config.batch)) {
      if (stop.requested()) return false;
      if (chosen.numel() < 2) continue;  // a batch norm needs two rows
      const Rows batch{seen.bits.index_select(0, chosen), seen.positive.index_select(0, chosen)};
      parameters.gradient_of(loss_of(network, batch, kTrain));
      optimizer.step(parameters.trained(), parameters.gradient(), config.learning_rate, 0.0);
    }
    c10::NoGradGuard no_grad;
    const double loss = loss_of(network, held_out, kTest).item<double>();
    log.progress("discriminator", epoch, config.epochs, fmt::format("loss {:.3f}", loss));
    if (loss < lowest) {
      lowest = loss;
      best_epoch = epoch;
      best = parameters.snapshot();
    }
  }
  parameters.restore(best, "the best epoch");
  return true;
}

}  // namespace

std::unique_ptr<Discriminator> learn_discriminator(std::span<const BitVector> examples,
                                                   std::span<const BitVector> unlabelled,
                                                   const DiscriminatorConfig& config, Log& log,
                                                   const StopFlag& stop) {
  LATPLAN_CHECK(examples.size() >= 2 && unlabelled.size() >= 2,
                "both kinds need at least two rows");
  const int bits = examples.front().size();
  // Shuffled, because every tenth row is held out.
  const auto shuffled = [&](std::span<const BitVector> rows, const char* stream) {
    std::vector<BitVector> mixed(rows.begin(), rows.end());
    Rng rng = Rng(config.seed).fork(stream);
    rng.shuffle(mixed);
    return to_tensor(mixed, bits);
  };
  const at::Tensor positive = shuffled(examples, "discriminator/examples");
  const at::Tensor unknown = shuffled(unlabelled, "discriminator/unlabelled");
  auto network =
      std::make_unique<TorchDiscriminator>(bits, config.width, config.depth, config.dropout,
                                           Rng(config.seed).fork("discriminator/weights"));
  const Rows held_out = split(positive, unknown, true);
  if (!train(*network, split(positive, unknown, false), held_out, config, log, stop))
    return nullptr;
  c10::NoGradGuard no_grad;
  network->set_calibration(
      network->logits(held_out.bits, kTest).sigmoid().mul(held_out.positive).sum().item<double>() /
      held_out.positive.sum().item<double>());
  return network;
}

std::unique_ptr<Discriminator> load_discriminator(const std::filesystem::path& file) {
  const NamedArrays arrays = decode_safetensors(read_bytes(file), file.string());
  const auto shape = arrays.find(kShape);
  if (shape == arrays.end() || shape->second.values.size() != 4) {
    throw input_error(file.string() + ": not a discriminator; expected a file written by latplan");
  }
  const std::vector<float>& v = shape->second.values;
  const auto in_range = [](float value, int max) {
    return value >= 1 && value <= static_cast<float>(max);
  };
  if (!in_range(v[0], kMaxWidth) || !in_range(v[1], kMaxWidth) || !in_range(v[2], kMaxDepth) ||
      !(v[3] > 0)) {
    throw input_error(file.string() + ": damaged: sizes out of range");
  }
  auto network = std::make_unique<TorchDiscriminator>(
      static_cast<int>(v[0]), static_cast<int>(v[1]), static_cast<int>(v[2]), 0.0, Rng(0));
  network->parameters().restore(arrays, file.string());
  network->set_calibration(v[3]);
  return network;
}

}  // namespace latplan::nn::torch_backend
