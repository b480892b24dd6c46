#include "nn/torch/fused_sampling.h"

#ifdef LATPLAN_CUDA
#include <torch/csrc/autograd/custom_function.h>

#include "nn/torch/kernel_stream.h"
#endif

namespace latplan::nn::torch_backend {

#ifdef LATPLAN_CUDA
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

kernels::Draw draw_of(const at::Tensor& dice, int number) {
  return {dice.data_ptr<std::int64_t>(), static_cast<std::uint32_t>(number)};
}

kernels::SampleTask task_of(const at::Tensor& values, const at::Tensor& tau) {
  kernels::SampleTask task;
  task.rows = values.size(0);
  task.columns = static_cast<int>(values.size(1));
  task.tau = tau.data_ptr<float>();
  return task;
}

using Forward = void (*)(const kernels::SampleTask&, const float*, float*, kernels::Stream);
using Backward = void (*)(const kernels::SampleTask&, const float*, const float*, float*,
                          kernels::Stream);

// The backward pass of both samples needs only the drawn values.
template <Forward kForward, Backward kBackward>
class Sample : public torch::autograd::Function<Sample<kForward, kBackward>> {
 public:
  static at::Tensor forward(AutogradContext* context, const FusedSample& sample,
                            const at::Tensor& logits) {
    kernels::SampleTask task = task_of(logits, sample.tau);
    if (sample.uniforms.defined()) task.uniforms = sample.uniforms.data_ptr<float>();
    task.draw = draw_of(sample.dice, sample.number);
    at::Tensor drawn = at::empty_like(logits);
    kForward(task, logits.data_ptr<float>(), drawn.data_ptr<float>(), stream_here());
    context->save_for_backward({drawn, sample.tau});
    return drawn;
  }
  static variable_list backward(AutogradContext* context, variable_list gradients) {
    const variable_list saved = context->get_saved_variables();
    const at::Tensor given = gradients[0].contiguous();
    at::Tensor result = at::empty_like(given);
    kBackward(task_of(given, saved[1]), saved[0].data_ptr<float>(), given.data_ptr<float>(),
              result.data_ptr<float>(), stream_here());
    return {at::Tensor(), result};
  }
};

class Sides : public torch::autograd::Function<Sides> {
 public:
  static at::Tensor forward(AutogradContext* context, const at::Tensor& logits) {
    const std::int64_t rows = logits.size(0) / 2;
    at::Tensor sides = at::empty({rows, 2 * logits.size(1)}, logits.options());
    kernels::side_by_side(rows, static_cast<int>(logits.size(1)), logits.data_ptr<float>(),
                          sides.data_ptr<float>(), stream_here());
    context->save_for_backward({sides});
    return sides;
  }
  static variable_list backward(AutogradContext* context, variable_list gradients) {
    const at::Tensor sides = context->get_saved_variables()[0];
    const at::Tensor given = gradients[0].contiguous();
    at::Tensor result = at::empty({2 * sides.size(0), sides.size(1) / 2}, sides.options());
    kernels::side_by_side_gradient(sides.size(0), static_cast<int>(result.size(1)),
                                   sides.data_ptr<float>(), given.data_ptr<float>(),
                                   result.data_ptr<float>(), stream_here());
    return {result};
  }
};

}  // namespace

at::Tensor fused_bits(const FusedSample& sample, const at::Tensor& logits) {
  return Sample<kernels::relaxed_bits, kernels::relaxed_bits_gradient>::apply(sample,
                                                                              logits.contiguous());
}

at::Tensor fused_choice(const FusedSample& sample, const at::Tensor& logits) {
  return Sample<kernels::relaxed_choice, kernels::relaxed_choice_gradient>::apply(
      sample, logits.contiguous());
}

at::Tensor fused_sides(const at::Tensor& logits) { return Sides::apply(logits.contiguous()); }

at::Tensor fused_noise(const at::Tensor& x, std::int64_t columns, double amount, Dice& dice) {
  const at::Tensor from = x.contiguous();
  at::Tensor result = at::empty_like(from);
  kernels::add_noise(from.size(0), from.size(1), columns, static_cast<float>(amount),
                     draw_of(dice.state, dice.next()), from.data_ptr<float>(),
                     result.data_ptr<float>(), stream_here());
  return result;
}

#else

at::Tensor fused_bits(const FusedSample&, const at::Tensor&) { return no_kernels(); }
at::Tensor fused_choice(const FusedSample&, const at::Tensor&) { return no_kernels(); }
at::Tensor fused_sides(const at::Tensor&) { return no_kernels(); }
at::Tensor fused_noise(const at::Tensor&, std::int64_t, double, Dice&) { return no_kernels(); }

#endif

}  // namespace latplan::nn::torch_backend
