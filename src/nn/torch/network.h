// The models of the paper as one network: encoder and decoder always; action network, dynamics and action priors as
// far as the model has them. Works on normalised pixels [rows, inputs]; knows nothing of files, optimisers or epochs.
//
//   sae, ama1   encoder, decoder
//   ama2        the same, and an action autoencoder on their hard codes
//   ama3        encoder, decoder, actions, apply
//   ama3+       and p(a|z0)                       (fig:vanilla-network-definition, cube-space or vanilla)
//   ama4+       and regress and p(a|z1)           (fig:ama4-network-definition)
#pragma once

#include <ATen/ATen.h>

#include <memory>
#include <optional>

#include "nn/torch/codec.h"
#include "nn/torch/dynamics.h"
#include "nn/torch/layers.h"
#include "nn/torch/parameters.h"
#include "nn/torch/sampling.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

// Everything one pass computes; undefined where the model has no such thing. Logits l*, samples z*, reconstructions
// y*; index 2: predicted successor, 3: predicted predecessor.
struct Pass {
  at::Tensor l0, l1, l2, l3;         // [rows, bits]
  at::Tensor z0, z1, z2, z3;         // [rows, bits]
  at::Tensor action_logits, action;  // [rows, labels]
  at::Tensor y0, y1, y2, y3;         // [rows, inputs]
  at::Tensor prior0, prior1;         // logits of p(a|z0), p(a|z1)  [rows, labels]
  at::Tensor logits, states;         // l0 above l1, z0 above z1  [2 * rows, bits]
  at::Tensor decoded;                // all of y0, y1, y2, y3 that there are, one above the other
};

class Network {
 public:
  // Weights start from `rng`. type: float for work, double for gradient checks.
  Network(const TrainConfig& config, const PixelLayout& pixels, at::Device device,
          at::ScalarType type, const Rng& rng);
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  // Training: noisy input, dropout, batch statistics, relaxed samples at temperature tau.
  // Test (training = false): hard bits, one-hot actions, running statistics.
  // AMA2 passes only its states here; its actions have a pass of their own.
  Pass run(const at::Tensor& x0, const at::Tensor& x1, const Knob& tau, bool training);
  // AMA2's action autoencoder on hard codes.
  Pass run_actions(const at::Tensor& z0, const at::Tensor& z1, const Knob& tau, bool training);

  // What is said of hard codes and their given labels [rows] int64: everything about actions, with test-mode statistics
  // but gradients, so that what is trained is what is used later. Not for AMA2.
  Pass run_labelled(const at::Tensor& z0, const at::Tensor& z1, const at::Tensor& labels);
  at::Tensor label_logits(const at::Tensor& z0, const at::Tensor& z1) {
    return action_logits(at::cat({z0, z1}, 1), false);
  }
  // Makes labels mean these changes at test time, in closed form: change [labels, bits] 1: on, -1: off, 0: as it was; all
  // 0: no label. Each says whether that part of the network can be set so.
  // apply; and regress, from before [labels, bits] 1: was on, -1: was off, 0: as it is afterwards.
  bool set_changes(const at::Tensor& change, const at::Tensor& before);
  bool set_recognition(
      const at::Tensor& change);  // q(a|z0,z1): the label that changes most nearly so

  // Bits the decoder hardly listens to carry no part of the picture, but flicker with it: they are held at their more
  // frequent value at test time. Judged on the pictures x: a bit is idle when flipping it changes the reconstruction
  // by less than config.idle_share (squared) of what the most telling bit that changes does. Deterministic in x and the
  // weights.
  void hold_idle_bits(const at::Tensor& x);

  // Decodes the hard bits of pictures as training does, with the statistics of this batch and dropout, for
  // Layers::start_calibration(). Idle bits are not held: one that never changed would have no deviation.
  void show_decoder(const at::Tensor& x);

  // Test-mode pieces on hard bits (float 0/1).
  at::Tensor encode_hard(const at::Tensor& x);                             // [n, bits]
  at::Tensor decode(const at::Tensor& z);                                  // [n, inputs]
  at::Tensor label_hard(const at::Tensor& z0, const at::Tensor& z1);       // [n] int64
  at::Tensor apply_hard(const at::Tensor& z, const at::Tensor& labels);    // [n, bits]
  at::Tensor regress_hard(const at::Tensor& z, const at::Tensor& labels);  // [n, bits]

  // Where the samples' uniform numbers come from; by default LibTorch's generator.
  void draw_uniforms_by(Sampler::Uniforms uniforms) {
    sampler_.draw_uniforms_by(std::move(uniforms));
  }

  // Pictures may also come as rows of so many values, zeros at the end: what run() decodes is then as long.
  int columns() const { return codec_->columns(); }

  bool has_actions() const { return action_.has_value(); }
  bool has_regress() const { return regress_ != nullptr; }
  Layers& layers() { return layers_; }
  ParameterSet& parameters() { return parameters_; }
  const ParameterSet& parameters() const { return parameters_; }

 private:
  at::Tensor encode(const at::Tensor& x, Mode mode);  // logits
  at::Tensor noisy(const at::Tensor& x);
  // [rows, 2 * bits] sigmoid(l0) and sigmoid(l1) beside each other.
  at::Tensor probabilities(const Pass& pass);
  // both: what is known of the two states, [rows, 2 * bits].
  at::Tensor action_logits(const at::Tensor& both, bool training);
  // Step function; idle bits at their held value.
  at::Tensor hard_bits(const at::Tensor& logits) const;
  at::Tensor hold(const at::Tensor& states) const;
  at::Tensor sample(const at::Tensor& logits, const Knob& tau, bool training) const;
  void predict(Dynamics& dynamics, const at::Tensor& z, const at::Tensor& action, const Knob& tau,
               bool training, at::Tensor& logits, at::Tensor& state);
  void decode_all(Pass& pass, std::int64_t columns, bool training);
  at::Tensor step_hard(Dynamics* dynamics, const at::Tensor& z, const at::Tensor& labels);

  TrainConfig config_;
  int inputs_;
  ParameterSet parameters_;
  Layers layers_;
  Sampler sampler_;
  std::unique_ptr<Codec> codec_;
  std::optional<Perceptron> action_;
  std::unique_ptr<Dynamics> apply_, regress_;
  std::optional<Dense> applicable_, regressable_;  // p(a|z0), p(a|z1)
  int held_ = -1;  // [bits] -1: free, 0 or 1: held there at test time
};

}  // namespace latplan::nn::torch_backend
