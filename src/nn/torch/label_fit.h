// Labels fitted to finished codes: hard expectation maximisation on top of what the -ELBO learnt.
//
// The network's softest part is which label a pair gets: rare actions share one, and its effect is then a mean of theirs.
// Once the codes are settled there is nothing soft about it: pairs whose bits change alike did the same. So (E) every
// such group gets a label of its own, and (M) the network is made to mean that. Back-to-Logit, max/min and a recognition
// network with enough hidden units are set in closed form, everything else is trained on it: p(a|z0) and p(a|z1), black boxes,
// narrow recognition networks. Codes and decoder stay as they are. Unlabelled pairs only, as before.
#pragma once

#include <vector>

#include "base/log.h"
#include "base/rng.h"
#include "nn/torch/measure.h"
#include "nn/torch/network.h"

namespace latplan::nn::torch_backend {

// Pairs that change the same bits the same way, the most frequent groups first, and of those equally frequent the one
// that came first. Pairs whose code does not change are in none.
std::vector<std::vector<std::int64_t>> same_changes(const PairTensors& codes);

// Share of the other pairs that change as one of the first `labels` groups does: what fitted labels can predict of them.
double known_changes(const PairTensors& codes, const PairTensors& others, int labels);

// The label of each group: the one most of its pairs have now, or else a free one. At most `labels` groups get any.
std::vector<std::int64_t> labels_of_groups(const std::vector<std::vector<std::int64_t>>& groups,
                                           const std::vector<std::int64_t>& present_labels,
                                           int labels);

// config.label_epochs passes over the codes [rows, bits] of the training pairs. False: stopped on the way, the weights
// are half done.
bool fit_labels(Network& network, const TrainConfig& config, const PairTensors& codes, Rng rng,
                const StopFlag& stop);

}  // namespace latplan::nn::torch_backend
