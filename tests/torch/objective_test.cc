// Every model's objective against plain double loops over the tensors of a pass, and the paper's
// bound itself on a model small enough to sum over all its latent states.
#include "nn/torch/objective.h"

#include <c10/core/GradMode.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

namespace latplan::nn::torch_backend {
namespace {

constexpr int kInputs = 6;

TrainConfig objective_config(const std::string& model, const std::string& effect = "btl") {
  TrainConfig config;
  config.model = model;
  config.effect = effect;
  config.bits = 4;
  config.labels = 5;
  config.width = 6;
  config.action_width = 6;
  config.sigma = 0.7;
  config.epsilon = 0.2;
  return config;
}

double at_cell(const at::Tensor& tensor, int row, int column) {
  return tensor[row][column].item<double>();
}
double logistic(double x) { return 1.0 / (1.0 + std::exp(-x)); }

// The terms by their definitions, one cell at a time.
class ByHand {
 public:
  ByHand(const TrainConfig& config, const Pass& pass, const at::Tensor& x0, const at::Tensor& x1)
      : c_(config), rows_(static_cast<int>(pass.z0.size(0))) {
    add_reconstructions(pass, x0, x1);
    if (pass.l0.defined()) {
      terms_["kl_z0_prior"] = prior(pass.l0);
      terms_["kl_z1_prior"] = prior(pass.l1);
    }
    if (pass.prior0.defined()) terms_["kl_a_z0"] = categorical(pass.action_logits, pass.prior0);
    if (pass.prior1.defined()) terms_["kl_a_z1"] = categorical(pass.action_logits, pass.prior1);
    if (pass.action_logits.defined()) {
      terms_["kl_a_uniform"] = categorical(pass.action_logits, at::zeros_like(pass.action_logits));
    }
    if (pass.l1.defined() && pass.l2.defined()) terms_["kl_z1_z2"] = bernoulli(pass.l1, pass.l2);
    if (pass.l0.defined() && pass.l3.defined()) terms_["kl_z0_z3"] = bernoulli(pass.l0, pass.l3);
    if (pass.z2.defined()) terms_["absolute_z1_z2"] = distance(pass.z1, pass.z2);
    if (!pass.l0.defined()) terms_["cross_entropy_z1_z2"] = entropy(pass.z1, pass.l2);
  }
  double operator()(const std::string& name) const { return terms_.at(name); }

 private:
  template <typename Cell>
  double mean_of_sums(const at::Tensor& like, const Cell& cell) const {
    double sum = 0;
    for (int i = 0; i < rows_; ++i) {
      for (int j = 0; j < like.size(1); ++j) sum += cell(i, j);
    }
    return sum / rows_;
  }
  void add_reconstructions(const Pass& p, const at::Tensor& x0, const at::Tensor& x1) {
    const auto add = [&](const std::string& name, const at::Tensor& x, const at::Tensor& y) {
      if (!y.defined()) return;
      terms_[name] = mean_of_sums(x, [&](int i, int j) {
        const double away = (at_cell(x, i, j) - at_cell(y, i, j)) / c_.sigma;
        return 0.5 * away * away;
      });
    };
    add("reconstruct_x0_z0", x0, p.y0);
    add("reconstruct_x1_z1", x1, p.y1);
    add("reconstruct_x1_z2", x1, p.y2);
    add("reconstruct_x0_z3", x0, p.y3);
    if (p.y3.defined()) {
      terms_["reconstruct_x1_z1_backward"] = terms_["reconstruct_x1_z1"];
      terms_["reconstruct_x0_z0_backward"] = terms_["reconstruct_x0_z0"];
    }
  }
  static double kl(double q, double not_q, double p, double not_p) {
    return q * std::log(q / p) + not_q * std::log(not_q / not_p);
  }
  double prior(const at::Tensor& l) const {
    return mean_of_sums(l, [&](int i, int j) {
      const double logit = at_cell(l, i, j);
      return kl(logistic(logit), logistic(-logit), c_.epsilon, 1 - c_.epsilon);
    });
  }
  double bernoulli(const at::Tensor& l, const at::Tensor& m) const {
    return mean_of_sums(l, [&](int i, int j) {
      const double q = at_cell(l, i, j);
      const double p = at_cell(m, i, j);
      return kl(logistic(q), logistic(-q), logistic(p), logistic(-p));
    });
  }
  double categorical(const at::Tensor& l, const at::Tensor& m) const {
    const auto total = [](const at::Tensor& t, int row) {
      double sum = 0;
      for (int j = 0; j < t.size(1); ++j) sum += std::exp(at_cell(t, row, j));
      return sum;
    };
    return mean_of_sums(l, [&](int i, int j) {
      const double q = std::exp(at_cell(l, i, j)) / total(l, i);
      const double p = std::exp(at_cell(m, i, j)) / total(m, i);
      return q * std::log(q / p);
    });
  }
  double distance(const at::Tensor& a, const at::Tensor& b) const {
    return mean_of_sums(
        a, [&](int i, int j) { return std::abs(at_cell(a, i, j) - at_cell(b, i, j)); });
  }
  double entropy(const at::Tensor& z, const at::Tensor& l) const {
    return mean_of_sums(z, [&](int i, int j) {
      const double logit = at_cell(l, i, j);
      return -std::log(at_cell(z, i, j) > 0.5 ? logistic(logit) : logistic(-logit));
    });
  }
  TrainConfig c_;
  int rows_;
  std::map<std::string, double> terms_;
};

// eq:vanilla-elbo8-main and what the other models have in its place.
double total_by_hand(const std::string& model, const ByHand& t, double b1, double b2, double b3) {
  const auto forward = [&](const char* action, const char* next) {
    return t("reconstruct_x0_z0") + 0.5 * t("reconstruct_x1_z1") + 0.5 * t("reconstruct_x1_z2") +
           b1 * t("kl_z0_prior") + b2 * t(action) + 0.5 * b3 * t(next);
  };
  if (model == "sae") {
    return 0.5 * (t("reconstruct_x0_z0") + b1 * t("kl_z0_prior") + t("reconstruct_x1_z1") +
                  b1 * t("kl_z1_prior"));
  }
  if (model == "ama2") return t("cross_entropy_z1_z2") + b2 * t("kl_a_uniform");
  if (model == "ama3") return forward("kl_a_uniform", "absolute_z1_z2");
  if (model == "ama3+") return forward("kl_a_z0", "kl_z1_z2");
  const double backward = t("reconstruct_x1_z1") + 0.5 * t("reconstruct_x0_z0") +
                          0.5 * t("reconstruct_x0_z3") + b1 * t("kl_z1_prior") + b2 * t("kl_a_z1") +
                          0.5 * b3 * t("kl_z0_z3");
  return 0.5 * (forward("kl_a_z0", "kl_z1_z2") + backward);
}

void check_objective(const TrainConfig& config, bool training) {
  Network network(config, {kInputs, {}}, at::kCPU, at::kDouble, Rng(4));
  at::manual_seed(5);
  c10::NoGradGuard no_grad;
  const at::Tensor x0 = at::randn({7, kInputs}, at::kDouble);
  const at::Tensor x1 = at::randn({7, kInputs}, at::kDouble);
  const at::Tensor z0 = at::rand({7, config.bits}, at::kDouble).gt(0.5).to(at::kDouble);
  const at::Tensor z1 = at::rand({7, config.bits}, at::kDouble).gt(0.5).to(at::kDouble);
  const bool actions = config.model == "ama2";
  const Pass pass =
      actions ? network.run_actions(z0, z1, 0.9, training) : network.run(x0, x1, 0.9, training);
  const Objective objective = actions ? Objective::kActions : objective_of(config.model);
  const at::Tensor terms = loss_terms(objective, config, pass, x0, x1);
  const auto total = [&](const Betas& betas) {
    return total_loss(terms, at::tensor(term_weights(objective, betas), at::kDouble))
        .item<double>();
  };
  const ByHand by_hand(config, pass, x0, x1);
  EXPECT_NEAR(total({7, 3, 11}) / total_by_hand(config.model, by_hand, 7, 3, 11), 1, 1e-9);
  EXPECT_NEAR(total(Betas{}) / total_by_hand(config.model, by_hand, 1, 1, 1), 1, 1e-9);
  const std::vector<std::string> names = term_names(objective);
  ASSERT_EQ(terms.numel(), static_cast<std::int64_t>(names.size()));
  for (std::size_t i = 0; i < names.size(); ++i) {
    const double got = terms[static_cast<std::int64_t>(i)].item<double>();
    EXPECT_NEAR(got, by_hand(names[i]), 1e-9 * std::abs(got) + 1e-12) << names[i];
  }
}

TEST(Objective, OfEveryModelIsTheSumOfItsTerms) {
  for (const bool training : {true, false}) {
    for (const char* model : {"sae", "ama2", "ama3", "ama3+", "ama4+"}) {
      SCOPED_TRACE(model);
      check_objective(objective_config(model), training);
    }
    check_objective(objective_config("ama3", "vanilla"), training);
    check_objective(objective_config("ama3+", "vanilla"), training);
    check_objective(objective_config("ama4+", "vanilla"), training);
  }
}

// A generative model over two bits, two actions and a few pixels, given by tables; and q by logits
// of its own.
struct TinyModel {
  static constexpr int kBits = 2, kStates = 4, kActions = 2, kPixels = 3;
  TrainConfig config = objective_config("ama3+");
  at::Tensor states =
      at::tensor({0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0}, at::kDouble).view({4, 2});
  at::Tensor means = at::zeros({kStates, kPixels}, at::kDouble);          // decode(z)
  at::Tensor applicable = at::zeros({kStates, kActions}, at::kDouble);    // logits of p(a|z0)
  at::Tensor next = at::zeros({kStates * kActions, kBits}, at::kDouble);  // l2 of (z0, a)
  at::Tensor l0 = at::zeros({1, kBits}, at::kDouble), l1 = l0.clone();
  at::Tensor action_logits = at::zeros({1, kActions}, at::kDouble);
  at::Tensor x0 = at::zeros({1, kPixels}, at::kDouble), x1 = x0.clone();

  at::Tensor row(const at::Tensor& t, int i) const { return t.narrow(0, i, 1); }
  // Probability of the state under independent bits with these logits.
  double state_probability(const at::Tensor& logits, int state) const {
    double p = 1;
    for (int f = 0; f < kBits; ++f) {
      const double logit = at_cell(logits, 0, f);
      p *= at_cell(states, state, f) > 0.5 ? logistic(logit) : logistic(-logit);
    }
    return p;
  }
  double action_probability(const at::Tensor& logits, int action) const {
    return at::softmax(logits, 1)[0][action].item<double>();
  }
  double prior(int state) const {
    double p = 1;
    for (int f = 0; f < kBits; ++f) {
      p *= at_cell(states, state, f) > 0.5 ? config.epsilon : 1 - config.epsilon;
    }
    return p;
  }
  double image_probability(const at::Tensor& x, int state) const {
    double p = 1;
    for (int i = 0; i < kPixels; ++i) {
      const double away = (at_cell(x, 0, i) - at_cell(means, state, i)) / config.sigma;
      p *= std::exp(-0.5 * away * away) / std::sqrt(2 * M_PI * config.sigma * config.sigma);
    }
    return p;
  }
  // Calls with (z0, a) and its probabilities.
  template <typename Function>
  void for_each(const Function& function) const {
    for (int z0 = 0; z0 < kStates; ++z0) {
      for (int a = 0; a < kActions; ++a) function(z0, a);
    }
  }

  double log_likelihood() const {  // log p(x0, x1), eq:ama3-generative0
    double p = 0;
    for_each([&](int z0, int a) {
      double rest = 0;
      for (int z1 = 0; z1 < kStates; ++z1) {
        rest += state_probability(row(next, z0 * kActions + a), z1) * image_probability(x1, z1);
      }
      p +=
          prior(z0) * action_probability(row(applicable, z0), a) * image_probability(x0, z0) * rest;
    });
    return std::log(p);
  }
  // Every expectation of eq:vanilla-elbo7 summed exactly, the integrand from the code under test.
  double negative_elbo() const {
    double sum = 0;
    for_each([&](int z0, int a) {
      const double q = state_probability(l0, z0) * action_probability(action_logits, a);
      const at::Tensor l2 = row(next, z0 * kActions + a);
      for (int z1 = 0; z1 < kStates; ++z1) {
        for (int z2 = 0; z2 < kStates; ++z2) {
          Pass pass;
          pass.l0 = l0, pass.l1 = l1, pass.l2 = l2;
          pass.action_logits = action_logits;
          pass.prior0 = row(applicable, z0);
          pass.y0 = row(means, z0), pass.y1 = row(means, z1), pass.y2 = row(means, z2);
          const double weight = q * state_probability(l1, z1) * state_probability(l2, z2);
          const at::Tensor terms = loss_terms(Objective::kForward, config, pass, x0, x1);
          const std::vector<double> weights = term_weights(Objective::kForward, Betas{});
          sum += weight * total_loss(terms, at::tensor(weights, at::kDouble)).item<double>();
        }
      }
    });
    return sum +
           kPixels * std::log(2 * M_PI * config.sigma * config.sigma);  // two pictures' constant
  }
};

TinyModel random_tiny_model(std::uint64_t seed) {
  TinyModel m;
  at::manual_seed(seed);
  for (at::Tensor* t :
       {&m.means, &m.applicable, &m.next, &m.l0, &m.l1, &m.action_logits, &m.x0, &m.x1}) {
    t->copy_(1.5 * at::randn_like(*t));
  }
  return m;
}

TEST(Elbo, IsALowerBoundOfTheLikelihood) {
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const TinyModel m = random_tiny_model(seed);
    EXPECT_GE(m.negative_elbo(), -m.log_likelihood()) << seed;
  }
}

// Each bit has a pixel of its own, and the action leads to one certain state whatever happened
// before: the posterior of z0 is independent a bit, that of a and z1 are what the model says
// beforehand. With q equal to it the bound is tight, and anywhere else it is not.
TEST(Elbo, IsTightWhenQIsThePosterior) {
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    TinyModel m = random_tiny_model(seed);
    at::Tensor pixel = at::randn({TinyModel::kBits}, at::kDouble);
    m.means.zero_();
    m.means.narrow(1, 0, 2).copy_(m.states * pixel);
    m.applicable.copy_(m.row(m.applicable, 0).expand_as(m.applicable).clone());
    m.next.copy_((m.row(m.next, 0).sign() * 60.0).expand_as(m.next).clone());
    m.l1.copy_(m.row(m.next, 0));
    m.action_logits.copy_(m.row(m.applicable, 0));
    for (int f = 0; f < TinyModel::kBits;
         ++f) {  // log odds = prior + likelihood ratio of its pixel
      const double x = at_cell(m.x0, 0, f);
      const double y = pixel[f].item<double>();
      const double ratio = (x * x - (x - y) * (x - y)) / (2 * m.config.sigma * m.config.sigma);
      m.l0[0][f] = std::log(m.config.epsilon / (1 - m.config.epsilon)) + ratio;
    }
    EXPECT_NEAR(m.negative_elbo(), -m.log_likelihood(), 1e-9) << seed;
    m.l0[0][0] += 0.5;
    EXPECT_GT(m.negative_elbo(), -m.log_likelihood() + 1e-4) << seed;
    m.l0[0][0] -= 0.5;
    m.action_logits[0][0] += 0.5;
    EXPECT_GT(m.negative_elbo(), -m.log_likelihood() + 1e-4) << seed;
  }
}

}  // namespace
}  // namespace latplan::nn::torch_backend
