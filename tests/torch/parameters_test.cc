// Arrays with padding, as on a GPU.
#include "nn/torch/parameters.h"

#include <gtest/gtest.h>

#include "base/rng.h"

namespace latplan::nn::torch_backend {
namespace {

// "a" [2, 3] stored as [4, 8], "b" [2] as it is, "c" [3] frozen and stored as [8].
struct Margins {
  ParameterSet parameters{at::kCPU, at::kFloat};
  int a, b, c;
  Margins() {
    a = parameters.declare("a", {2, 3}, Init::kGlorotUniform, Role::kTrained, {4, 8});
    b = parameters.declare("b", {2}, Init::kOne, Role::kTrained);
    c = parameters.declare("c", {3}, Init::kOne, Role::kFrozen, {8});
    parameters.allocate(Rng(1));
  }
};

TEST(ParameterSet, InitialisesPaddingToZeroAndTheRestAsWithoutPadding) {
  Margins margins;
  ParameterSet plain(at::kCPU, at::kFloat);
  const int a = plain.declare("a", {2, 3}, Init::kGlorotUniform, Role::kTrained);
  plain.allocate(Rng(1));
  const at::Tensor stored = margins.parameters[margins.a].detach();
  EXPECT_EQ(stored.sizes(), (std::vector<std::int64_t>{4, 8}));
  EXPECT_TRUE(stored.narrow(0, 0, 2).narrow(1, 0, 3).equal(plain[a].detach()));
  EXPECT_EQ(stored.count_nonzero().item<int>(), 6);
  EXPECT_EQ(margins.parameters[margins.c].sum().item<double>(), 3);
}

TEST(ParameterSet, HasNoPaddingInFiles) {
  Margins margins;
  const NamedArrays arrays = margins.parameters.snapshot();
  EXPECT_EQ(arrays.at("a").shape, (std::vector<std::int64_t>{2, 3}));
  EXPECT_EQ(arrays.at("c").shape, (std::vector<std::int64_t>{3}));
  Margins other;
  other.parameters.trained().zero_();
  other.parameters.restore(arrays, "file");
  EXPECT_TRUE(other.parameters.trained().equal(margins.parameters.trained()));
  EXPECT_TRUE(other.parameters.frozen().equal(margins.parameters.frozen()));
}

TEST(ParameterSet, PacksAndUnpacksWithoutPadding) {
  Margins margins;
  const at::Tensor packed = margins.parameters.packed(margins.parameters.trained());
  EXPECT_EQ(packed.numel(), 6 + 2);
  at::Tensor flat = at::zeros_like(margins.parameters.trained());
  margins.parameters.unpack(packed, flat);
  EXPECT_TRUE(flat.equal(margins.parameters.trained()));
}

TEST(ParameterSet, GathersTheGradientOfWeightedTerms) {
  Margins margins;
  ParameterSet& parameters = margins.parameters;
  const auto terms = [&] {
    return at::stack({parameters[margins.a].sum(), parameters[margins.a].square().sum()});
  };
  const at::Tensor weights = at::tensor({2.0F, 3.0F});
  parameters.gradient_of(terms(), weights);
  const at::Tensor gradient = parameters.gradient().clone();
  const at::Tensor a = parameters[margins.a].detach();
  EXPECT_TRUE(gradient.narrow(0, 0, 32).allclose((2.0 + 6.0 * a).reshape(-1)));
  EXPECT_EQ(gradient.narrow(0, 32, 2).abs().sum().item<double>(), 0);  // nothing depends on b
  parameters.gradient_of(at::dot(terms(), weights));
  EXPECT_TRUE(gradient.equal(parameters.gradient()));
}

}  // namespace
}  // namespace latplan::nn::torch_backend
