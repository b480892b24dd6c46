#include "nn/torch/label_fit.h"

#include <c10/core/GradMode.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>
#include <string>
#include <unordered_set>

#include "nn/torch/losses.h"
#include "nn/torch/radam.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr std::int64_t kChunk = 1024;
constexpr double kChance = 0.01;  // probability that a label gets a wrong condition

struct Labelled {
  std::vector<std::int64_t> rows, labels;
};

// One string per row with one byte per bit: 1, 0 or -1.
std::vector<std::string> changes_of(const PairTensors& codes) {
  const at::Tensor change = (codes.second - codes.first).to(at::kCPU, at::kChar).contiguous();
  const std::int64_t bits = change.size(1);
  const auto* data = reinterpret_cast<const char*>(change.data_ptr<std::int8_t>());
  std::vector<std::string> result;
  for (std::int64_t row = 0; row < change.size(0); ++row) {
    result.emplace_back(data + row * bits, bits);
  }
  return result;
}

std::vector<std::int64_t> labels_now(Network& network, const PairTensors& codes) {
  c10::NoGradGuard no_grad;
  std::vector<at::Tensor> parts;
  for (std::int64_t first = 0; first < codes.rows(); first += kChunk) {
    const std::int64_t count = std::min(kChunk, codes.rows() - first);
    parts.push_back(network.label_hard(codes.first.narrow(0, first, count),
                                       codes.second.narrow(0, first, count)));
  }
  const at::Tensor all = at::cat(parts).to(at::kCPU).contiguous();
  return {all.data_ptr<std::int64_t>(), all.data_ptr<std::int64_t>() + all.numel()};
}

Labelled expectation(Network& network, const TrainConfig& config, const PairTensors& codes) {
  const auto groups = same_changes(codes);
  const auto labels = labels_of_groups(groups, labels_now(network, codes), config.labels);
  Labelled result;
  for (std::size_t g = 0; g < labels.size(); ++g) {
    for (const std::int64_t row : groups[g]) {
      result.rows.push_back(row);
      result.labels.push_back(labels[g]);
    }
  }
  return result;
}

// The training set of the M step, on the device.
struct LabelledPairs {
  at::Tensor before, after;  // [rows, bits]
  at::Tensor labels;         // [rows] int64
};

LabelledPairs labelled_pairs(const Labelled& labelled, const PairTensors& codes) {
  const at::Device device = codes.first.device();
  const at::Tensor rows = at::tensor(labelled.rows, at::kLong).to(device);
  return {codes.first.index_select(0, rows), codes.second.index_select(0, rows),
          at::tensor(labelled.labels, at::kLong).to(device)};
}

// The parts without a closed form.
struct Trained {
  bool recognition, dynamics;
};

// The bits that regress() sets for each label [labels, bits] 1: on, -1: off, 0: as in the
// successor. Changed bits had the other value. An unchanged bit is a condition if it was constant
// in so many predecessors that this is no coincidence.
at::Tensor before_labels(const LabelledPairs& pairs, const at::Tensor& change) {
  const auto bits = static_cast<double>(change.size(1));
  const at::Tensor one = at::ones({pairs.labels.numel(), 1}, change.options());
  const at::Tensor rows =
      at::zeros({change.size(0), 1}, change.options()).index_add_(0, pairs.labels, one);
  const at::Tensor on = at::zeros_like(change).index_add_(0, pairs.labels, pairs.before);
  const at::Tensor share = pairs.before.mean(0, /*keepdim=*/true).clamp(1e-6, 1.0 - 1e-6);
  const double rare = std::log(kChance / bits);
  const at::Tensor never_off = at::logical_and(on.eq(rows), (rows * share.log()).lt(rare));
  const at::Tensor never_on = at::logical_and(on.eq(0), (rows * (-share).log1p()).lt(rare));
  const at::Tensor kept = never_off.to(change.scalar_type()) - never_on.to(change.scalar_type());
  return at::where(change.ne(0), -change, kept);
}

Trained set_in_closed_form(Network& network, const TrainConfig& config,
                           const LabelledPairs& pairs) {
  c10::NoGradGuard no_grad;
  at::Tensor change = at::zeros({config.labels, config.bits}, pairs.before.options());
  change.index_copy_(0, pairs.labels, pairs.after - pairs.before);
  return {!network.set_recognition(change),
          !network.set_changes(change, before_labels(pairs, change))};
}

at::Tensor label_loss(const Pass& p, const at::Tensor& labels, const Trained& trained) {
  at::Tensor loss = at::zeros({}, p.z0.options());
  for (const at::Tensor& prior : {p.prior0, p.prior1}) {
    if (prior.defined()) loss = loss + at::cross_entropy_loss(prior, labels);
  }
  if (trained.recognition) loss = loss + at::cross_entropy_loss(p.action_logits, labels);
  if (trained.dynamics && p.l2.defined()) loss = loss + bernoulli_cross_entropy(p.z1, p.l2);
  if (trained.dynamics && p.l3.defined()) loss = loss + bernoulli_cross_entropy(p.z0, p.l3);
  return loss;
}

// The loss of q(a|z0,z1) with the unchanged bits of each pair taken from another pair: teaches it
// that a label depends on the change only.
at::Tensor loss_in_other_states(Network& network, const Pass& p, const at::Tensor& labels) {
  const at::Tensor changed = p.z0.ne(p.z1);
  const at::Tensor others = at::randperm(labels.numel(), labels.options());
  const at::Tensor context = p.z0.index_select(0, others);
  return at::cross_entropy_loss(
      network.label_logits(at::where(changed, p.z0, context), at::where(changed, p.z1, context)),
      labels);
}

}  // namespace

std::vector<std::vector<std::int64_t>> same_changes(const PairTensors& codes) {
  std::map<std::string, std::vector<std::int64_t>> by_change;
  const std::vector<std::string> changes = changes_of(codes);
  for (std::size_t row = 0; row < changes.size(); ++row) by_change[changes[row]].push_back(row);
  by_change.erase(std::string(codes.first.size(1), '\0'));
  std::vector<std::vector<std::int64_t>> groups;
  for (auto& [key, rows] : by_change) groups.push_back(std::move(rows));
  std::ranges::sort(groups, [](const auto& a, const auto& b) {
    return a.size() != b.size() ? a.size() > b.size() : a.front() < b.front();
  });
  return groups;
}

double known_changes(const PairTensors& codes, const PairTensors& others, int labels) {
  const std::vector<std::string> changes = changes_of(codes);
  std::unordered_set<std::string> known;
  for (const std::vector<std::int64_t>& group : same_changes(codes)) {
    if (known.size() < static_cast<std::size_t>(labels)) known.insert(changes[group.front()]);
  }
  const std::vector<std::string> asked = changes_of(others);
  const auto count = std::ranges::count_if(
      asked, [&](const std::string& change) { return known.contains(change); });
  return static_cast<double>(count) / static_cast<double>(std::max<std::size_t>(1, asked.size()));
}

std::vector<std::int64_t> labels_of_groups(const std::vector<std::vector<std::int64_t>>& groups,
                                           const std::vector<std::int64_t>& present_labels,
                                           int labels) {
  const std::size_t count = std::min(groups.size(), static_cast<std::size_t>(labels));
  std::vector<std::int64_t> result(count, -1);
  std::vector<bool> taken(labels, false);
  for (std::size_t g = 0; g < count; ++g) {
    std::map<std::int64_t, int> votes;
    for (const std::int64_t row : groups[g]) ++votes[present_labels[row]];
    const auto most =
        std::ranges::max_element(votes, {}, [](const auto& vote) { return vote.second; });
    if (taken[most->first]) continue;
    taken[most->first] = true;
    result[g] = most->first;
  }
  std::int64_t next = 0;
  for (std::int64_t& label : result) {
    if (label >= 0) continue;
    while (taken[next]) ++next;
    taken[next] = true;
    label = next;
  }
  return result;
}

bool fit_labels(Network& network, const TrainConfig& config, const PairTensors& codes, Rng rng,
                const StopFlag& stop) {
  const LabelledPairs pairs = labelled_pairs(expectation(network, config, codes), codes);
  if (pairs.labels.numel() == 0) return true;  // no pair changes its code
  const Trained trained = set_in_closed_form(network, config, pairs);
  ParameterSet& parameters = network.parameters();
  RAdam optimizer(parameters.trained());
  std::vector<std::int64_t> order(pairs.labels.numel());
  std::iota(order.begin(), order.end(), std::int64_t{0});
  at::manual_seed(rng.next() >> 1);
  for (int epoch = 0; epoch < config.label_epochs; ++epoch) {
    // Half cosine from learning_rate to 0.
    const double rate = config.learning_rate * 0.5 *
                        (1.0 + std::cos(std::numbers::pi * epoch / config.label_epochs));
    rng.shuffle(order);
    const at::Tensor shuffled = at::tensor(order, at::kLong).to(parameters.device());
    for (const at::Tensor& chosen : shuffled.split(config.batch)) {
      if (stop.requested()) return false;
      const at::Tensor labels = pairs.labels.index_select(0, chosen);
      const Pass pass = network.run_labelled(pairs.before.index_select(0, chosen),
                                             pairs.after.index_select(0, chosen), labels);
      at::Tensor loss = label_loss(pass, labels, trained);
      if (trained.recognition) loss = loss + loss_in_other_states(network, pass, labels);
      if (!loss.requires_grad()) return true;  // everything was set in closed form
      parameters.gradient_of(loss);
      optimizer.step(parameters.trained(), parameters.gradient(), rate, 0.0);
    }
  }
  return true;
}

}  // namespace latplan::nn::torch_backend
