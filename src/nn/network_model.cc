#include "nn/network_model.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/threads.h"
#include "nn/aligned_model.h"
#include "nn/codebook.h"
#include "nn/forward_codec.h"
#include "nn/forward_layers.h"
#include "nn/matrix.h"
#include "nn/model_catalog.h"
#include "nn/model_files.h"
#include "nn/patch_grid.h"
#include "nn/pixel_scaler.h"

namespace latplan::nn {
namespace {

namespace fs = std::filesystem;

// Rows per pass, to bound the memory: at most 256 MB in a layer if a row is not larger.
std::size_t chunk_rows(const TrainConfig& c, const ImageShape& picture) {
  constexpr std::size_t kMostRows = 256, kMostValues = std::size_t{1} << 26;
  const std::size_t pixels = static_cast<std::size_t>(picture.height) * picture.width;
  const std::size_t places = has_patches(c) ? PatchGrid(picture, c).count() : 1;
  const std::size_t of_row = std::max<std::size_t>(
      {picture.size(), places * c.width, is_convolutional(c) ? pixels * c.channels : 0});
  return std::clamp<std::size_t>(kMostValues / of_row, 1, kMostRows);
}

// apply(z0, a) or regress(z1, a): the logits of the predicted state. The same functions as in nn/torch/dynamics.h.
class ForwardDynamics {
 public:
  ForwardDynamics(const WeightSource& source, const TrainConfig& c, const std::string& name,
                  const std::string& embedding)
      : labels_(c.labels) {
    if (c.effect == "vanilla" || c.model == "ama2") {
      black_box_.emplace(source, name,
                         ForwardPerceptron::Sizes{c.labels + c.bits, c.action_width, c.action_depth,
                                                  c.bits, c.bits});
      return;
    }
    const bool positive = c.btl_scale == "positive";
    embedding_ = source.get(name + "." + embedding + ".weight", {c.bits, c.labels});
    state_norm_ = ForwardNorm(source, name + ".state_norm", c.bits, positive);
    action_norm_ = ForwardNorm(source, name + "." + embedding + "_norm", c.bits, positive);
  }

  Matrix predict(const Matrix& z, std::span<const int> labels) const {
    if (black_box_) {
      Matrix x(z.rows, labels_ + z.columns);
      for (int row = 0; row < z.rows; ++row) {
        x.row(row)[labels[row]] = 1.0F;
        std::copy_n(z.row(row), z.columns, x.row(row) + labels_);
      }
      return black_box_->run(std::move(x), &z);
    }
    // Back-to-Logit: norm(z) + norm(embedding of the action).
    Matrix y(z.rows, z.columns);
    for (int row = 0; row < z.rows; ++row) {
      for (int f = 0; f < z.columns; ++f) {
        const float effect = embedding_[static_cast<std::size_t>(f) * labels_ + labels[row]];
        y.row(row)[f] = state_norm_.at(f, z.row(row)[f]) + action_norm_.at(f, effect);
      }
    }
    return y;
  }

 private:
  int labels_;
  std::optional<ForwardPerceptron> black_box_;
  std::vector<float> embedding_;  // [bits, labels]
  ForwardNorm state_norm_, action_norm_;
};

// Replaces two codes by the bits that turn on and the bits that turn off.
void keep_turned(Matrix& both, int bits) {
  for (int row = 0; row < both.rows; ++row) {
    float* before = both.row(row);
    float* after = before + bits;
    for (int f = 0; f < bits; ++f) {
      const float was = before[f];
      before[f] = (1.0F - was) * after[f];
      after[f] = was * (1.0F - after[f]);
    }
  }
}

class NetworkModel final : public TrainedModel {
 public:
  NetworkModel(const ModelFiles& files, const std::string& file, int threads,
               std::function<NamedNumbers(std::span<const Image>, std::span<const Image>)> terms);

  Capabilities capabilities() const override {
    Capabilities result = capabilities_of(config_);
    if (has_patches(config_)) result.places = PatchGrid(image_shape(), config_).count();
    return result;
  }
  ImageShape image_shape() const override { return scaler_.shape(); }
  int state_bits() const override { return config_.bits; }
  int labels() const override { return apply_ ? config_.labels : 0; }
  std::vector<int> used_labels() const override { return used_labels_; }

  std::vector<BitVector> encode(std::span<const Image> images) const override {
    return in_chunks<BitVector>(images.size(), [&](std::size_t first, std::size_t count) {
      return hard_bits(codec_->encode(inputs(images.subspan(first, count))));
    });
  }
  // A logit is the log odds of its bit.
  std::vector<LikelyCode> likely_codes(const Image& image) const override {
    const Matrix logits = codec_->encode(inputs(std::span(&image, 1)));
    std::vector<std::vector<CodeChange>> places;
    for (int f = 0; f < config_.bits; ++f) {
      if (held_[f] < 0) places.push_back({{{f}, std::abs(static_cast<double>(logits.row(0)[f]))}});
    }
    return nn::likely_codes(hard_bits(logits).front(), places);
  }
  std::span<const float> noise_units() const override { return scaler_.deviations(); }
  std::vector<Image> decode(std::span<const BitVector> states) const override {
    return in_chunks<Image>(states.size(), [&](std::size_t first, std::size_t count) {
      return to_images(codec_->decode(to_matrix(states.subspan(first, count))));
    });
  }
  std::vector<int> label(std::span<const BitVector> before,
                         std::span<const BitVector> after) const override;
  std::vector<BitVector> apply(std::span<const BitVector> states,
                               std::span<const int> labels) const override {
    return step(apply_, states, labels);
  }
  std::vector<BitVector> regress(std::span<const BitVector> states,
                                 std::span<const int> labels) const override {
    return step(regress_, states, labels);
  }
  NamedNumbers loss_terms(std::span<const Image> before,
                          std::span<const Image> after) const override {
    return loss_terms_ ? loss_terms_(before, after) : NamedNumbers{};
  }

 private:
  // The results of function(first row, rows) for all chunks, in order; on several threads if there are several chunks.
  template <typename T, typename Function>
  std::vector<T> in_chunks(std::size_t size, const Function& function) const {
    const std::size_t chunks = (size + chunk_ - 1) / chunk_;
    std::vector<std::vector<T>> parts(chunks);
    std::atomic<std::size_t> next{0};
    work_in_threads(static_cast<int>(std::min<std::size_t>(threads_, chunks)), [&] {
      for (std::size_t i = next++; i < chunks; i = next++) {
        parts[i] = function(i * chunk_, std::min(chunk_, size - i * chunk_));
      }
    });
    std::vector<T> all;
    all.reserve(size);
    for (std::vector<T>& part : parts) std::ranges::move(part, std::back_inserter(all));
    return all;
  }

  Matrix inputs(std::span<const Image> images) const {
    Matrix x(static_cast<int>(images.size()), scaler_.inputs());
    for (int row = 0; row < x.rows; ++row) scaler_.normalise(images[row], x.row(row));
    return x;
  }
  std::vector<Image> to_images(const Matrix& x) const {
    std::vector<Image> images;
    images.reserve(x.rows);
    for (int row = 0; row < x.rows; ++row) images.push_back(scaler_.to_image(x.row(row)));
    return images;
  }
  void copy_bits(const BitVector& state, float* out) const {
    LATPLAN_CHECK(state.size() == config_.bits, "state and model differ in the number of bits");
    for (int f = 0; f < config_.bits; ++f) out[f] = state.get(f) ? 1.0F : 0.0F;
  }
  Matrix to_matrix(std::span<const BitVector> states) const {
    Matrix z(static_cast<int>(states.size()), config_.bits);
    for (int row = 0; row < z.rows; ++row) copy_bits(states[row], z.row(row));
    return z;
  }
  std::vector<BitVector> hard_bits(const Matrix& logits) const;
  std::vector<BitVector> step(const std::optional<ForwardDynamics>& dynamics,
                              std::span<const BitVector> states, std::span<const int> labels) const;

  TrainConfig config_;
  PixelScaler scaler_;
  std::unique_ptr<ForwardCodec> codec_;
  ForwardPerceptron action_;
  std::optional<ForwardDynamics> apply_, regress_;
  std::vector<float> held_;  // [bits] below 0: free; 0 or 1: the bit has always this value
  std::vector<int> used_labels_;
  std::size_t threads_, chunk_;
  std::function<NamedNumbers(std::span<const Image>, std::span<const Image>)> loss_terms_;
};

NetworkModel::NetworkModel(
    const ModelFiles& files, const std::string& file, int threads,
    std::function<NamedNumbers(std::span<const Image>, std::span<const Image>)> terms)
    : config_(files.facts.config),
      scaler_(PixelScaler::load(files.facts.image, files.arrays, file, config_)),
      threads_(threads > 0 ? threads : std::max(1U, std::thread::hardware_concurrency())),
      chunk_(chunk_rows(config_, scaler_.shape())),
      loss_terms_(std::move(terms)) {
  const WeightSource source{files.arrays, file};
  const TrainConfig& c = config_;
  codec_ = make_forward_codec(source, c, scaler_.inputs(), scaler_.shape());
  const Capabilities can = capabilities_of(c);
  if (can.actions) {
    action_ = ForwardPerceptron(
        source, "action",
        {2 * c.bits, c.action_width, c.action_depth, c.labels, c.model == "ama2" ? c.bits : 0});
    apply_.emplace(source, c, "apply", "effect");
  }
  if (can.backward) regress_.emplace(source, c, "regress", "precondition");
  held_ = source.get("bits.held", {c.bits});
  const auto used = files.arrays.find(kUsedLabels);
  const bool known = used != files.arrays.end();
  if (known && static_cast<int>(used->second.values.size()) != labels()) {
    throw input_error(file + ": array '" + kUsedLabels + "' has another size than in model.json");
  }
  for (int label = 0; label < labels(); ++label) {
    if (!known || used->second.values[label] > 0.5F) used_labels_.push_back(label);
  }
}

std::vector<BitVector> NetworkModel::hard_bits(const Matrix& logits) const {
  std::vector<BitVector> states;
  states.reserve(logits.rows);
  for (int row = 0; row < logits.rows; ++row) {
    BitVector state(config_.bits);
    const float* logit = logits.row(row);
    for (int f = 0; f < config_.bits; ++f) {
      state.set(f, held_[f] < 0 ? logit[f] > 0 : held_[f] > 0.5F);
    }
    states.push_back(std::move(state));
  }
  return states;
}

std::vector<int> NetworkModel::label(std::span<const BitVector> before,
                                     std::span<const BitVector> after) const {
  LATPLAN_CHECK(before.size() == after.size(), "label() needs pairs");
  LATPLAN_CHECK(apply_.has_value(), "this model has no actions");
  return in_chunks<int>(before.size(), [&](std::size_t first, std::size_t count) {
    Matrix both(static_cast<int>(count), 2 * config_.bits);
    for (int row = 0; row < both.rows; ++row) {
      copy_bits(before[first + row], both.row(row));
      copy_bits(after[first + row], both.row(row) + config_.bits);
    }
    if (has_action_phase(config_)) keep_turned(both, config_.bits);
    const Matrix states = to_matrix(before.subspan(first, count));
    const Matrix logits = action_.run(std::move(both), config_.model == "ama2" ? &states : nullptr);
    std::vector<int> found;
    for (int row = 0; row < logits.rows; ++row) {
      const float* logit = logits.row(row);
      found.push_back(static_cast<int>(std::max_element(logit, logit + logits.columns) - logit));
    }
    return found;
  });
}

std::vector<BitVector> NetworkModel::step(const std::optional<ForwardDynamics>& dynamics,
                                          std::span<const BitVector> states,
                                          std::span<const int> labels) const {
  LATPLAN_CHECK(states.size() == labels.size(), "one label per state");
  LATPLAN_CHECK(dynamics.has_value(), "this model has no dynamics in this direction");
  for (const int label : labels) {
    LATPLAN_CHECK(label >= 0 && label < config_.labels, "no such label");
  }
  return in_chunks<BitVector>(states.size(), [&](std::size_t first, std::size_t count) {
    return hard_bits(
        dynamics->predict(to_matrix(states.subspan(first, count)), labels.subspan(first, count)));
  });
}

}  // namespace

std::unique_ptr<TrainedModel> load_model(const fs::path& folder, int threads,
                                         const LossTerms& loss_terms) {
  if (is_codebook(read_model_config(folder))) return with_alignment(load_codebook(folder), folder);
  const ModelFiles files = read_model_files(folder);
  std::function<NamedNumbers(std::span<const Image>, std::span<const Image>)> terms;
  if (loss_terms) {
    terms = [loss_terms, folder](std::span<const Image> before, std::span<const Image> after) {
      return loss_terms(folder, before, after);
    };
  }
  auto model = std::make_unique<NetworkModel>(files, (folder / "weights.safetensors").string(),
                                              threads, std::move(terms));
  return with_alignment(std::move(model), folder);
}

}  // namespace latplan::nn
