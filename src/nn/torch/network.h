// AMA4+, the Bidirectional Cube-Space AutoEncoder (fig:ama4-network-definition), with fully connected encoder and
// decoder. Works on normalised pixels [batch, pixels]; knows nothing of files, optimisers or epochs.
#pragma once

#include <ATen/ATen.h>

#include "nn/torch/losses.h"
#include "nn/torch/parameters.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

// Everything one pass computes. Logits l*, samples z*, reconstructions y*; index 2: predicted successor, 3: predicted
// predecessor.
struct Pass {
  at::Tensor l0, l1, l2, l3;         // [batch, bits]
  at::Tensor z0, z1, z2, z3;         // [batch, bits]
  at::Tensor action_logits, action;  // [batch, labels]
  at::Tensor y0, y1, y2, y3;         // [batch, pixels]
  at::Tensor prior0, prior1;         // logits of p(a|z0), p(a|z1)  [batch, labels]
};

class Network {
 public:
  // Weights start from `rng`. type: float for work, double for gradient checks.
  Network(const TrainConfig& config, int pixels, at::Device device, at::ScalarType type,
          const Rng& rng);

  // Training: noisy input, dropout, batch statistics, relaxed samples at temperature tau.
  // Test (training = false): hard bits, one-hot actions, running statistics.
  Pass run(const at::Tensor& x0, const at::Tensor& x1, double tau, bool training);

  DirectionTerms forward_terms(const Pass& pass, const at::Tensor& x0, const at::Tensor& x1) const;
  DirectionTerms backward_terms(const Pass& pass, const at::Tensor& x0, const at::Tensor& x1) const;

  // Bits the decoder hardly listens to carry no part of the picture, but flicker with it: they are held at their more
  // frequent value at test time. Judged on the pictures x: a bit is idle when flipping it changes the reconstruction
  // by less than 1% (squared) of what the most telling bit changes. Deterministic in x and the weights.
  void hold_idle_bits(const at::Tensor& x);

  // Test-mode pieces on hard bits (float 0/1).
  at::Tensor encode_hard(const at::Tensor& x);                             // [n, bits]
  at::Tensor decode(const at::Tensor& z, bool training);                   // [n, pixels]
  at::Tensor label_hard(const at::Tensor& z0, const at::Tensor& z1);       // [n] int64
  at::Tensor apply_hard(const at::Tensor& z, const at::Tensor& labels);    // [n, bits]
  at::Tensor regress_hard(const at::Tensor& z, const at::Tensor& labels);  // [n, bits]

  ParameterSet& parameters() { return parameters_; }
  const ParameterSet& parameters() const { return parameters_; }

 private:
  struct Dense {
    int weight = -1, bias = -1;
  };
  struct BatchNorm {
    int scale = -1, shift = -1, mean = -1, variance = -1;
    bool positive = false;
  };
  Dense declare_dense(const std::string& name, int in, int out, bool bias, Init init, Role role);
  BatchNorm declare_norm(const std::string& name, int features, bool positive);
  at::Tensor dense(const Dense& layer, const at::Tensor& x) const;
  // kPredicted: batch statistics as in training, but the running ones stay untouched.
  enum class Mode { kTest, kTrain, kPredicted };
  static Mode mode(bool training) { return training ? Mode::kTrain : Mode::kTest; }
  at::Tensor norm(const BatchNorm& layer, const at::Tensor& x, Mode mode);
  at::Tensor hidden(const Dense& layer, const BatchNorm& bn, const at::Tensor& x, Mode mode);
  at::Tensor decode_in(const at::Tensor& z, Mode mode);

  at::Tensor encode(const at::Tensor& x, bool training);                         // logits
  at::Tensor action(const at::Tensor& p0, const at::Tensor& p1, bool training);  // logits
  // Back-to-Logit, eq:btl-implementation: BN(z) + BN(E a).
  at::Tensor back_to_logit(const BatchNorm& state_norm, const BatchNorm& effect_norm,
                           const Dense& effect, const at::Tensor& z, const at::Tensor& action,
                           bool training);

  at::Tensor hard_bits(
      const at::Tensor& logits) const;  // step function; idle bits at their held value

  TrainConfig config_;
  ParameterSet parameters_;
  int held_ = -1;  // [bits] -1: free, 0 or 1: held there at test time
  Dense encoder_hidden_, encoder_out_, decoder_hidden_, decoder_out_;
  BatchNorm encoder_norm_, decoder_in_norm_, decoder_norm_;
  Dense action_hidden_, action_out_;
  BatchNorm action_norm_;
  Dense effect_, precondition_;  // E and P
  BatchNorm apply_state_norm_, apply_effect_norm_, regress_state_norm_, regress_effect_norm_;
  Dense applicable_, regressable_;  // p(a|z0), p(a|z1)
};

}  // namespace latplan::nn::torch_backend
