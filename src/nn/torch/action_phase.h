// The action phase of AMA3+ and AMA4+: once the codes are final, the action network, apply() and
// regress() are trained on them from new random weights, by the loss terms of the actions alone.
// What makes the labels exact (docs/networks.md, "Action phase"):
//   - q(a|z0,z1) reads the change of the codes (Network::run_labels);
//   - the expectation over labels is computed, not sampled (BackToLogit::costs);
//   - labels that no pair uses become copies of others, first of those that fail;
//   - bits are replaced by those of other pairs: apply() must keep unchanged bits whatever their
//     value (effects), regress() must restore bits that the label determines (preconditions).
#pragma once

#include <ATen/ATen.h>

#include "base/rng.h"
#include "nn/torch/measure.h"
#include "nn/torch/network.h"

namespace latplan::nn::torch_backend {

struct CodePair {
  at::Tensor first, second;  // [rows, bits]
};

// Replaces a share of the bits that are equal in both codes, in both, by the bit of another row.
CodePair move_unchanged(const at::Tensor& z0, const at::Tensor& z1);
// Replaces a share of all bits.
at::Tensor replace_some(const at::Tensor& z);

// Turns unused labels into copies, with a little noise, of used ones: first of those that do not
// reproduce most pairs.
// `codes`: of the training pairs.
void split_labels(Network& network, const PairTensors& codes, Rng rng);

}  // namespace latplan::nn::torch_backend
