// Label fitting: one hard expectation-maximisation step on finished codes.
//
// The -ELBO lets rare actions share a label, whose effect is then a mean of theirs. Once the codes
// are final, pairs with the same change of bits are the same action. E step: every such group of
// pairs gets its own label. M step: the network is changed to mean that. Back-to-Logit and a wide
// enough recognition network are set in closed form. The rest is trained: p(a|z0), p(a|z1),
// black-box dynamics, narrow recognition networks. Codes and decoder do not change.
#pragma once

#include <cstdint>
#include <vector>

#include "base/log.h"
#include "base/rng.h"
#include "nn/torch/measure.h"
#include "nn/torch/network.h"
#include "nn/train_config.h"

namespace latplan::nn::torch_backend {

// Rows of the pairs grouped by their change of bits, largest group first, ties by the first row.
// Pairs without a change are left out.
std::vector<std::vector<std::int64_t>> same_changes(const PairTensors& codes);

// Fraction of `others` whose change is that of one of the first `labels` groups of `codes`: the
// pairs that fitted labels can predict.
double known_changes(const PairTensors& codes, const PairTensors& others, int labels);

// The label of each group: the current label of most of its pairs, else a free one. At most
// `labels` groups get one.
std::vector<std::int64_t> labels_of_groups(const std::vector<std::vector<std::int64_t>>& groups,
                                           const std::vector<std::int64_t>& present_labels,
                                           int labels);

// Trains for config.label_epochs on the codes [rows, bits] of the training pairs. Returns false if
// interrupted; the weights are then unusable.
bool fit_labels(Network& network, const TrainConfig& config, const PairTensors& codes, Rng rng,
                const StopFlag& stop);

}  // namespace latplan::nn::torch_backend
