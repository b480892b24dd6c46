#include "nn/torch/label_fit.h"

#include <c10/core/GradMode.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cmath>
#include <set>

#include "base/error.h"

namespace latplan::nn::torch_backend {
namespace {

constexpr int kBits = 6;

TrainConfig small_config() {
  TrainConfig config;
  config.bits = kBits;
  config.labels = 9;
  config.width = 16;
  config.action_width = 2 * kBits;
  config.batch = 50;
  config.label_epochs = 200;
  return config;
}

Network make_network(const TrainConfig& config, std::uint64_t seed = 3) {
  return Network(config, {12, {}}, at::kCPU, at::kFloat, Rng(seed));
}

// Weights and statistics of any size, as no training would leave them.
void randomise(Network& network, Rng& rng) {
  NamedArrays arrays = network.parameters().snapshot();
  for (auto& [name, array] : arrays) {
    if (name == "bits.held") continue;
    for (float& value : array.values) {
      value = static_cast<float>(rng.normal());
      if (name.ends_with(".variance")) value = 0.1F + std::abs(value);
    }
  }
  network.parameters().restore(arrays, "test");
}

// So many different changes, none of them nothing: [count, bits] of -1, 0, 1.
at::Tensor random_changes(int count, Rng& rng) {
  std::set<std::vector<float>> changes;
  while (static_cast<int>(changes.size()) < count) {
    std::vector<float> change(kBits);
    for (float& bit : change) bit = static_cast<float>(rng.below(3)) - 1.0F;
    if (change != std::vector<float>(kBits, 0.0F)) changes.insert(change);
  }
  std::vector<at::Tensor> rows;
  for (const std::vector<float>& change : changes) rows.push_back(at::tensor(change));
  return at::stack(rows);
}

// Random states in which those changes can happen, and the states after them.
PairTensors pairs_with(const at::Tensor& change, Rng& rng) {
  at::manual_seed(rng.next() >> 1);
  const at::Tensor any = at::randint(0, 2, change.sizes()).to(at::kFloat);
  const at::Tensor before = at::where(change.eq(0), any, change.lt(0).to(at::kFloat));
  return {before, before + change};
}

TEST(LabelFit, GroupsPairsByTheirChangeAndPutsTheFrequentFirst) {
  const PairTensors codes{
      at::tensor({0.0F, 0.0F, 1.0F, 0.0F, 0.0F, 1.0F, 1.0F, 1.0F}).reshape({4, 2}),
      at::tensor({1.0F, 0.0F, 1.0F, 0.0F, 1.0F, 1.0F, 0.0F, 1.0F}).reshape({4, 2})};
  const std::vector<std::vector<std::int64_t>> expected = {{0, 2}, {3}};  // pair 1 changes nothing
  EXPECT_EQ(same_changes(codes), expected);
}

TEST(LabelFit, AGroupKeepsTheLabelMostOfItHasUnlessALargerOneTookIt) {
  const std::vector<std::vector<std::int64_t>> groups = {{0, 1, 2}, {3, 4}, {5}, {6}};
  const std::vector<std::int64_t> now = {2, 2, 0, 2, 2, 1, 1};
  EXPECT_EQ(labels_of_groups(groups, now, 4), (std::vector<std::int64_t>{2, 0, 1, 3}));
  EXPECT_EQ(labels_of_groups(groups, now, 3), (std::vector<std::int64_t>{2, 0, 1}));
}

TEST(LabelFit, KnownChangesAreThoseOfTheGroupsThatGetALabel) {
  Rng rng(1);
  const at::Tensor change = random_changes(3, rng);
  const PairTensors codes = pairs_with(change.index_select(0, at::tensor({0, 0, 0, 1, 1, 2})), rng);
  const PairTensors others = pairs_with(change.index_select(0, at::tensor({0, 1, 2, 2})), rng);
  EXPECT_DOUBLE_EQ(known_changes(codes, others, 3), 1.0);
  EXPECT_DOUBLE_EQ(known_changes(codes, others, 2), 0.5);
  EXPECT_DOUBLE_EQ(known_changes(codes, {others.first, others.first}, 3), 0.0);
}

// Whatever the weights were: apply, regress and recognition then agree with the table on every
// state.
void check_closed_form(const TrainConfig& config) {
  c10::NoGradGuard no_grad;
  EXPECT_TRUE(rc::check([&] {
    Rng rng(*rc::gen::arbitrary<std::uint64_t>());
    Network network = make_network(config);
    randomise(network, rng);
    const int used = *rc::gen::inRange(1, 10);
    at::Tensor change = at::zeros({9, kBits});
    change.narrow(0, 0, used).copy_(random_changes(used, rng));
    RC_ASSERT(network.set_changes(change, -change));
    RC_ASSERT(network.set_recognition(change));
    for (int repeat = 0; repeat < 5; ++repeat) {
      const PairTensors pairs = pairs_with(change.narrow(0, 0, used), rng);
      const at::Tensor labels = at::arange(used);
      RC_ASSERT(at::equal(network.apply_hard(pairs.first, labels), pairs.second));
      if (network.has_regress())
        RC_ASSERT(at::equal(network.regress_hard(pairs.second, labels), pairs.first));
      RC_ASSERT(at::equal(network.label_hard(pairs.first, pairs.second), labels));
    }
  }));
}

TEST(LabelFit, ClosedFormMatchesTheTable) { check_closed_form(small_config()); }

TEST(LabelFit, ClosedFormWithAFreeScale) {
  TrainConfig config = small_config();
  config.btl_scale = "free";
  check_closed_form(config);
  config.model = "ama3";
  check_closed_form(config);
}

// A bit that is on before every pair of one label, and often off elsewhere, is a condition of that
// label.
TEST(LabelFit, RegressGetsTheConstantBitsOfThePredecessors) {
  Rng rng(7);
  const at::Tensor change = at::zeros({2, kBits});
  change[0][0] = 1;
  change[1][1] = 1;
  const at::Tensor kinds = at::arange(400).remainder(2);
  PairTensors codes = pairs_with(change.index_select(0, kinds), rng);
  for (const at::Tensor& z : {codes.first, codes.second})
    z.select(1, 5).masked_fill_(kinds.eq(0), 1);
  TrainConfig config = small_config();
  config.label_epochs = 1;
  Network network = make_network(config);
  ASSERT_TRUE(fit_labels(network, config, codes, Rng(1), StopFlag()));
  c10::NoGradGuard no_grad;
  const at::Tensor labels =
      network.label_hard(codes.first.narrow(0, 0, 2), codes.second.narrow(0, 0, 2));
  const at::Tensor zeros = at::zeros({2, kBits});
  const at::Tensor from_zeros = network.regress_hard(zeros, labels);
  const at::Tensor from_ones = network.regress_hard(at::ones_like(zeros), labels);
  EXPECT_EQ(from_zeros[0][5].item<float>(), 1.0F);  // whatever comes after
  EXPECT_EQ(from_ones[0][5].item<float>(), 1.0F);
  EXPECT_EQ(from_zeros[1][5].item<float>(), 0.0F);  // as it is afterwards
  EXPECT_EQ(from_ones[1][5].item<float>(), 1.0F);
  EXPECT_EQ(from_ones[0][0].item<float>(), 0.0F);  // what is turned on was off
}

TEST(LabelFit, ChangesNothingIfNoCodeChanges) {
  const at::Tensor states = at::ones({20, kBits});
  const TrainConfig config = small_config();
  Network network = make_network(config);
  const NamedArrays before = network.parameters().snapshot();
  EXPECT_TRUE(fit_labels(network, config, {states, states}, Rng(1), StopFlag()));
  for (const auto& [name, array] : network.parameters().snapshot())
    EXPECT_EQ(array.values, before.at(name).values) << name;
}

double exact(Network& network, const PairTensors& pairs) {
  c10::NoGradGuard no_grad;
  const at::Tensor labels = network.label_hard(pairs.first, pairs.second);
  const at::Tensor right = network.apply_hard(pairs.first, labels).eq(pairs.second).all(1);
  return right.to(at::kFloat).mean().item<double>();
}

// Seen and unseen pairs with six changes, before and after fitting.
struct Rates {
  double before, seen, unseen;
};
Rates fit(const TrainConfig& config) {
  Rng rng(7);
  const at::Tensor change = random_changes(6, rng);
  const at::Tensor kinds = at::arange(600).remainder(6);
  const PairTensors codes = pairs_with(change.index_select(0, kinds), rng);
  const PairTensors unseen = pairs_with(change.index_select(0, kinds), rng);
  Network network = make_network(config);
  const double before = exact(network, unseen);
  EXPECT_TRUE(fit_labels(network, config, codes, Rng(1), StopFlag()));
  return {before, exact(network, codes), exact(network, unseen)};
}

TEST(LabelFit, FittedLabelsPredictUnseenPairsOfSeenChanges) {
  const Rates rates = fit(small_config());
  EXPECT_LT(rates.before, 0.5);
  EXPECT_EQ(rates.seen, 1.0);
  EXPECT_EQ(rates.unseen, 1.0);
}

TEST(LabelFit, TrainsThePartsWithoutAClosedForm) {
  TrainConfig narrow = small_config();
  narrow.action_width = kBits;  // too few for two units a bit
  EXPECT_GE(fit(narrow).unseen, 0.9);
  TrainConfig vanilla = small_config();
  vanilla.effect = "vanilla";
  EXPECT_GE(fit(vanilla).unseen, 0.9);
}

TEST(LabelFit, StopsOnRequest) {
  const TrainConfig config = small_config();
  Rng rng(7);
  const PairTensors codes = pairs_with(random_changes(6, rng), rng);
  Network network = make_network(config);
  StopFlag stop;
  stop.request();
  EXPECT_FALSE(fit_labels(network, config, codes, Rng(1), stop));
}

}  // namespace
}  // namespace latplan::nn::torch_backend
