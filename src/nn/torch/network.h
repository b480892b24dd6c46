// The models of the paper as one network: encoder and decoder always; action network, dynamics and
// action priors depending on the model. Works on normalised pixels [rows, inputs]; knows no files,
// optimisers or epochs.
//
//   sae, ama1   encoder, decoder
//   ama2        + action autoencoder on the hard codes
//   ama3        encoder, decoder, action network, apply
//   ama3+       + p(a|z0)                    (fig:vanilla-network-definition, cube-space or vanilla)
//   ama4+       + regress and p(a|z1)        (fig:ama4-network-definition)
#pragma once

#include <ATen/ATen.h>

#include <memory>
#include <optional>
#include <utility>

#include "base/rng.h"
#include "nn/torch/codec.h"
#include "nn/torch/dynamics.h"
#include "nn/torch/knob.h"
#include "nn/torch/layers.h"
#include "nn/torch/parameters.h"
#include "nn/torch/sampling.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

// The tensors of one pass; undefined where the model does not compute them. l*: logits, z*:
// samples, y*: reconstructions. Index 0: predecessor, 1: successor, 2: predicted successor, 3:
// predicted predecessor.
struct Pass {
  at::Tensor l0, l1, l2, l3;         // [rows, bits]
  at::Tensor z0, z1, z2, z3;         // [rows, bits]
  at::Tensor action_logits, action;  // [rows, labels]
  at::Tensor y0, y1, y2, y3;         // [rows, inputs]
  // In the action phase, in training: cross entropy of z1 and z0 under every label [rows, labels].
  at::Tensor costs2, costs3;
  at::Tensor prior0, prior1;  // logits of p(a|z0), p(a|z1)  [rows, labels]
  at::Tensor logits, states;  // l0 above l1, z0 above z1  [2 * rows, bits]
  at::Tensor decoded;         // y0, y1, y2, y3 (as far as defined) above each other
};

class Network {
 public:
  // Initial weights come from `rng`. type: float, or double for gradient checks.
  Network(const TrainConfig& config, const PixelLayout& pixels, at::Device device,
          at::ScalarType type, const Rng& rng);
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  // Training: noisy input, dropout, batch statistics, relaxed samples at temperature tau.
  // Test (training = false): hard bits, one-hot actions, running statistics.
  // For AMA2 this is the state autoencoder only.
  Pass run(const at::Tensor& x0, const at::Tensor& x1, const Knob& tau, bool training);
  // The actions on final hard codes: AMA2's action autoencoder, or the action phase of AMA3+ and
  // AMA4+ (action_phase.h).
  Pass run_actions(const at::Tensor& z0, const at::Tensor& z1, const Knob& tau, bool training);

  // Of the action phase: weights with one row per label, for copies of labels; biases with one value
  // per label; and copies the shared preconditions to the weights that are read at test time.
  struct LabelWeights {
    std::vector<at::Tensor> rows, biases;  // views
  };
  LabelWeights label_weights() const;
  void restart_actions(const Rng& rng);  // new random weights of everything but the codes
  void settle_actions();

  // Action logits, predictions and priors for hard codes with given labels [rows] int64, with
  // test-mode statistics and gradients: trains what is used at test time. Not for AMA2.
  Pass run_labelled(const at::Tensor& z0, const at::Tensor& z1, const at::Tensor& labels);
  at::Tensor label_logits(const at::Tensor& z0, const at::Tensor& z1) {
    return has_action_phase(config_) ? final_action_logits(z0, z1, kTest)
                                     : action_logits(at::cat({z0, z1}, 1), false);
  }
  // Closed forms for fitted labels, at test time. change [labels, bits]: 1 on, -1 off, 0 unchanged;
  // a row of zeros: unused label. Both return false if this network has no closed form.
  // apply makes `change`; regress makes `before` [labels, bits]: 1 was on, -1 was off, 0 as in the
  // successor.
  bool set_changes(const at::Tensor& change, const at::Tensor& before);
  // q(a|z0,z1) selects the label with the most similar change.
  bool set_recognition(const at::Tensor& change);

  // Idle bits hardly influence the reconstruction but flicker with the image. They are held at
  // their more frequent value at test time. A bit is idle if flipping it changes the reconstruction
  // of the images x by less than config.idle_share (squared error) of the most influential varying
  // bit. Deterministic in x and the weights.
  void hold_idle_bits(const at::Tensor& x);

  // Decodes the hard bits of the images in training mode, for Layers::start_calibration(). Idle
  // bits are not held: a bit that never changes has no variance.
  void calibrate_decoder(const at::Tensor& x);

  // Test mode, on hard bits (float 0 or 1).
  at::Tensor encode_hard(const at::Tensor& x);                             // [n, bits]
  at::Tensor decode(const at::Tensor& z);                                  // [n, inputs]
  at::Tensor label_hard(const at::Tensor& z0, const at::Tensor& z1);       // [n] int64
  at::Tensor apply_hard(const at::Tensor& z, const at::Tensor& labels);    // [n, bits]
  at::Tensor regress_hard(const at::Tensor& z, const at::Tensor& labels);  // [n, bits]

  // Source of the samples' uniform numbers; default: LibTorch's generator.
  void draw_uniforms_by(Sampler::Uniforms uniforms) {
    sampler_.draw_uniforms_by(std::move(uniforms));
  }

  // Images may also be rows of this length, padded with zeros; run() then decodes rows of the same
  // length.
  int columns() const { return codec_->columns(); }

  // While set, run() encodes and decodes states and computes nothing of the actions.
  void set_states_only(bool only) { states_only_ = only; }
  bool states_only() const { return states_only_; }

  bool has_actions() const { return action_.has_value(); }
  bool has_regress() const { return regress_ != nullptr; }
  Layers& layers() { return layers_; }
  ParameterSet& parameters() { return parameters_; }
  const ParameterSet& parameters() const { return parameters_; }

 private:
  at::Tensor encode(const at::Tensor& x, Mode mode);  // logits
  at::Tensor noisy(const at::Tensor& x);
  at::Tensor probabilities(const Pass& pass);  // [rows, 2 * bits] sigmoid(l0), sigmoid(l1)
  Pass run_labels(const at::Tensor& z0, const at::Tensor& z1, bool training);
  // states [rows, 2 * bits]: both codes or their probabilities.
  at::Tensor action_logits(const at::Tensor& states, bool training);
  // After the action phase: the input is the bits that turn on and those that turn off.
  at::Tensor final_action_logits(const at::Tensor& z0, const at::Tensor& z1, Mode mode);
  at::Tensor hard_bits(const at::Tensor& logits) const;  // step function, idle bits held
  at::Tensor sample(const at::Tensor& logits, const Knob& tau, bool training) const;
  at::Tensor sample_action(const at::Tensor& logits, const Knob& tau, bool training) const;
  void decode_all(Pass& pass, std::int64_t columns, bool training);
  at::Tensor step_hard(Dynamics* dynamics, const at::Tensor& z, const at::Tensor& labels);

  TrainConfig config_;
  bool states_only_ = false;
  int inputs_;
  ParameterSet parameters_;
  Layers layers_;
  Sampler sampler_;
  std::unique_ptr<Codec> codec_;
  std::optional<Perceptron> action_;
  std::unique_ptr<Dynamics> apply_, regress_;      // BackToLogit with an action phase
  std::optional<Dense> applicable_, regressable_;  // p(a|z0), p(a|z1)
  int held_ = -1;  // [bits] -1: free, 0 or 1: held at this value at test time
};

}  // namespace latplan::nn::torch_backend
