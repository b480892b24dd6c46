#include "nn/torch/stepper.h"

#include <c10/core/GradMode.h>

#include <algorithm>

#include "nn/torch/fused_step.h"

namespace latplan::nn::torch_backend {
namespace {

at::ScalarType hidden_type_of(const TrainConfig& config) {
  return config.precision == "bf16" ? at::kBFloat16 : at::kFloat;
}

// Scope guard: training steps may use lower precision, everything else uses float32.
class HiddenType {
 public:
  HiddenType(Layers& layers, at::ScalarType type) : layers_(layers) { layers_.compute_in(type); }
  ~HiddenType() { layers_.compute_in({}); }
  HiddenType(const HiddenType&) = delete;
  HiddenType& operator=(const HiddenType&) = delete;

 private:
  Layers& layers_;
};

void put(at::Tensor& on_device, const std::vector<double>& values) {
  on_device.copy_(at::tensor(values, at::kDouble).reshape(on_device.sizes()));
}

}  // namespace

Stepper::Stepper(Network& network, RAdam& optimizer, const TrainConfig& config, Objective objective,
                 const PairTensors& pairs)
    : network_(network),
      optimizer_(optimizer),
      config_(config),
      objective_(objective),
      pairs_(pairs),
      rows_(pairs.rows()),
      hidden_type_(hidden_type_of(config)) {
  const auto floats = pairs.first.options();
  const auto whole = floats.dtype(at::kLong);
  const auto names = static_cast<std::int64_t>(term_names(objective).size());
  const std::int64_t steps = (rows_ + config.batch - 1) / config.batch;
  order_ = at::arange(rows_, whole);
  iota_ = at::arange(std::min<std::int64_t>(config.batch, rows_), whole);
  cursor_ = at::zeros({1}, whole);
  dice_ = at::zeros({2}, whole);
  tau_ = at::ones({}, floats);
  weights_ = at::zeros({names}, floats);
  step_sizes_ = at::zeros({steps, 3}, floats);
  loss_ = at::zeros({}, floats);
  terms_ = at::zeros({names}, floats);
}

void Stepper::start_epoch(const std::vector<std::int64_t>& order, const Schedule& schedule,
                          std::uint64_t seed) {
  c10::NoGradGuard no_grad;
  at::manual_seed(seed);
  order_.copy_(at::tensor(order, at::kLong));
  dice_.copy_(at::tensor({static_cast<std::int64_t>(seed), std::int64_t{0}}, at::kLong));
  cursor_.zero_();
  tau_.fill_(schedule.tau);
  put(weights_, term_weights(objective_, schedule.betas));
  std::vector<double> sizes;
  for (std::int64_t i = 1; i <= step_sizes_.size(0); ++i) {
    const RAdam::StepSize s = RAdam::step_size(optimizer_.steps() + i, schedule.rate);
    sizes.insert(sizes.end(), {s.size, s.weight, s.added});
  }
  put(step_sizes_, sizes);
  loss_.zero_();
  terms_.zero_();
  first_ = 0;
}

std::int64_t Stepper::next_count() const {
  return std::min<std::int64_t>(config_.batch, rows_ - first_);
}

void Stepper::step() {
  const std::int64_t count = next_count();
  first_ += count;
  if (count < 2) return;  // batch statistics need two rows
  const bool capture = order_.is_cuda() && config_.replay == "on";
  Replay& replay = replays_.try_emplace(count, capture).first->second;
  replay.run([&] { work(count); });
  optimizer_.set_steps(optimizer_.steps() + 1);
}

PairTensors Stepper::next_batch(std::int64_t count) const {
  if (fused()) {
    const at::Tensor both =
        fused_gather(pairs_.first, pairs_.second, order_, cursor_, count,
                     on_codes(objective_) ? pairs_.first.size(1) : network_.columns());
    return {both.narrow(0, 0, count), both.narrow(0, count, count)};
  }
  const at::Tensor chosen = order_.index_select(0, iota_.narrow(0, 0, count) + cursor_);
  return {pairs_.first.index_select(0, chosen), pairs_.second.index_select(0, chosen)};
}

void Stepper::work(std::int64_t count) {
  ParameterSet& parameters = network_.parameters();
  const PairTensors batch = next_batch(count);
  network_.layers().start_step(fused() ? dice_ : at::Tensor());
  at::Tensor terms;
  {
    const HiddenType hidden(network_.layers(), hidden_type_);
    const Pass pass = on_codes(objective_)
                          ? network_.run_actions(batch.first, batch.second, tau_, true)
                          : network_.run(batch.first, batch.second, tau_, true);
    terms = loss_terms(objective_, config_, pass, batch.first, batch.second);
  }
  const at::Tensor step = dice_.narrow(0, 1, 1);
  if (fused()) {
    optimizer_.step(parameters.trained(), parameters.gradient_parts(terms, weights_), step_sizes_,
                    step, config_.clip);
  } else {
    parameters.gradient_of(terms, weights_);
    optimizer_.step(parameters.trained(), parameters.gradient(), step_sizes_, step, config_.clip);
  }
  c10::NoGradGuard no_grad;
  keep_sums(terms, count);
  network_.layers().end_step();
}

void Stepper::keep_sums(const at::Tensor& terms, std::int64_t count) {
  const double share = static_cast<double>(count) / static_cast<double>(rows_);
  if (fused()) {
    fused_end(terms, weights_, share, count, terms_, loss_, cursor_, dice_);
    return;
  }
  loss_.add_(total_loss(terms, weights_), share);
  terms_.add_(terms, share);
  cursor_.add_(count);
  dice_.narrow(0, 1, 1).add_(1);
}

double Stepper::loss() const { return loss_.item<double>(); }

std::vector<double> Stepper::terms() const {
  const at::Tensor host = terms_.to(at::kCPU, at::kDouble).contiguous();
  return {host.data_ptr<double>(), host.data_ptr<double>() + host.numel()};
}

}  // namespace latplan::nn::torch_backend
