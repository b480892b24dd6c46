#include "nn/torch/action_phase.h"

#include <c10/core/GradMode.h>

#include <algorithm>
#include <cmath>

namespace latplan::nn::torch_backend {
namespace {

constexpr double kMovedShare = 0.2;
// A bit that is true with probability p becomes a precondition where the pairs of a label show it
// less often than about p kReplacedShare / (1 - kReplacedShare).
constexpr double kReplacedShare = 0.1;

constexpr std::int64_t kSplitChunk = 1024;
constexpr double kSplitNoise = 0.05;

at::Tensor other_rows(const at::Tensor& z) {
  return z.gather(0, at::randint(z.size(0), z.sizes(), z.options().dtype(at::kLong)));
}

struct LabelUse {
  at::Tensor pairs, wrong;  // [labels] number of pairs; of those that the label does not reproduce
};

LabelUse use_of_labels(Network& network, const PairTensors& codes) {
  LabelUse use;
  for (std::int64_t first = 0; first < codes.rows(); first += kSplitChunk) {
    const std::int64_t count = std::min(kSplitChunk, codes.rows() - first);
    const Pass p = network.run_actions(codes.first.narrow(0, first, count),
                                       codes.second.narrow(0, first, count), 1.0, false);
    at::Tensor wrong = p.z2.ne(p.z1).any(1);
    if (p.z3.defined()) wrong = at::logical_or(wrong, p.z3.ne(p.z0).any(1));
    const at::Tensor pairs = p.action.sum(0);
    const at::Tensor failed = wrong.to(p.action.scalar_type()).matmul(p.action);
    use.pairs = use.pairs.defined() ? use.pairs + pairs : pairs;
    use.wrong = use.wrong.defined() ? use.wrong + failed : failed;
  }
  return use;
}

}  // namespace

CodePair move_unchanged(const at::Tensor& z0, const at::Tensor& z1) {
  const at::Tensor moved = at::logical_and(z0.eq(z1), at::rand_like(z0).lt(kMovedShare));
  const at::Tensor other = other_rows(z0);
  return {at::where(moved, other, z0), at::where(moved, other, z1)};
}

at::Tensor replace_some(const at::Tensor& z) {
  return at::where(at::rand_like(z).lt(kReplacedShare), other_rows(z), z);
}

void split_labels(Network& network, const PairTensors& codes, Rng rng) {
  c10::NoGradGuard no_grad;
  at::manual_seed(rng.next() >> 1);
  network.settle_actions();
  const LabelUse use = use_of_labels(network, codes);
  const at::Tensor free = use.pairs.eq(0).nonzero().reshape(-1);
  // Labels that fail in most pairs first, then those with most pairs.
  const std::int64_t count = std::min(free.numel(), use.pairs.numel() - free.numel());
  if (count == 0) return;
  const at::Tensor rank = use.wrong + use.pairs / (1.0 + use.pairs.sum());
  const at::Tensor sources = std::get<1>(rank.topk(count));
  const at::Tensor copies = free.narrow(0, 0, count);
  const Network::LabelWeights weights = network.label_weights();
  for (const at::Tensor& all : weights.rows) {
    at::Tensor rows = all.detach();
    const at::Tensor copied = rows.index_select(0, sources);
    rows.index_copy_(0, copies, copied + kSplitNoise * rows.std() * at::randn_like(copied));
  }
  for (const at::Tensor& all : weights.biases) {  // half of the probability for each
    at::Tensor values = all.detach();
    const at::Tensor halved = values.index_select(0, sources) - std::log(2.0);
    values.index_copy_(0, sources, halved);
    values.index_copy_(0, copies, halved);
  }
}

}  // namespace latplan::nn::torch_backend
