#include "nn/torch/evaluation.h"

#include <c10/core/GradMode.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "nn/model_catalog.h"
#include "nn/torch/label_fit.h"

namespace latplan::nn::torch_backend {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t kHealthSample = 1000;
constexpr std::int64_t kFewHeldOut = 10;
constexpr int kShownPairs = 8;

Betas final_betas(const TrainConfig& config) { return {config.beta1, config.beta2, config.beta3}; }

// Images of one shape in a grid.
Image image_grid(const std::vector<std::vector<Image>>& rows) {
  const ImageShape cell = rows[0][0].shape();
  Image result(ImageShape{cell.height * static_cast<int>(rows.size()),
                          cell.width * static_cast<int>(rows[0].size()), cell.channels});
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = 0; j < rows[i].size(); ++j) {
      for (int y = 0; y < cell.height; ++y) {
        for (int x = 0; x < cell.width; ++x) {
          for (int c = 0; c < cell.channels; ++c) {
            result.at(static_cast<int>(i) * cell.height + y, static_cast<int>(j) * cell.width + x,
                      c) = rows[i][j].at(y, x, c);
          }
        }
      }
    }
  }
  return result;
}

}  // namespace

Measured evaluate_held_out(TrainingContext& c) {
  c10::NoGradGuard no_grad;
  c.hold_idle_bits();
  Measured m =
      measure(c.network, c.objective(), c.config, c.held_out, final_betas(c.config), c.chunk());
  if (!c.action_phase && m.stable < 0) m.stable = stable_share(c.network, c.held_out, c.chunk());
  if (c.fits_labels()) {
    m.known_changes = known_changes(c.codes_of(c.train), c.codes_of(c.held_out), c.config.labels);
  }
  return m;
}

double exact_rate(const TrainingContext& c, const Measured& m) {
  return c.objective() == Objective::kStates ? m.stable : m.exact_successor;
}

double finished_score(const TrainingContext& c, const Measured& m) {
  return score(c.objective(), m, predicted_share(c.objective(), m));
}

double epoch_score(const TrainingContext& c, const Measured& m) {
  return c.fits_labels() ? score(c.objective(), m, m.known_changes) : finished_score(c, m);
}

bool few_held_out(TrainingContext& c) {
  const PairTensors codes = c.codes_of(c.held_out);
  const at::Tensor both = at::cat({codes.first, codes.second}, 1).cpu();
  return std::get<0>(at::unique_dim(both, 0)).size(0) < kFewHeldOut;
}

double predicted_on_training(TrainingContext& c) {
  c10::NoGradGuard no_grad;
  return predicted_share(c.objective(), measure(c.network, c.objective(), c.config, c.train,
                                                final_betas(c.config), c.chunk()));
}

Health health_of(TrainingContext& c, const Measured& m) {
  c10::NoGradGuard no_grad;
  const PairTensors sample = c.train.head(kHealthSample);
  const PairTensors codes = c.action_phase ? sample : c.codes_of(sample);
  Health health = check_health(c.network, c.config, codes.first, codes.second);
  if (m.stable >= 0) health.unstable = 1.0 - m.stable;
  if (c.objective() != Objective::kStates && !capabilities_of(c.config).no_strips.empty()) {
    health.mispredicted = 1.0 - m.exact_successor;
  }
  return health;
}

Image reconstructions(TrainingContext& c) {
  c10::NoGradGuard no_grad;
  const PairTensors shown = c.held_out.head(kShownPairs);
  const Pass p = c.pass(shown, c.config.tau_min, false);
  std::vector<std::vector<Image>> rows;
  for (const at::Tensor& images : {shown.first, p.y0, shown.second, p.y1, p.y2}) {
    if (images.defined()) rows.push_back(c.scaler.to_images(images));
  }
  return image_grid(rows);
}

Json numbers(const TrainingContext& c, const Measured& m) {
  Json json = {{"loss", m.loss}, {"negative_elbo", m.negative_elbo}};
  if (m.stable >= 0) json["stable_codes"] = m.stable;
  if (m.known_changes >= 0) json["known_changes"] = m.known_changes;
  if (c.objective() != Objective::kStates) {
    json["exact_successor"] = m.exact_successor;
    if (c.network.has_regress()) json["exact_predecessor"] = m.exact_predecessor;
    json["bit_error"] = m.bit_error;
    json["labels_used"] = m.labels_used;
  }
  const std::vector<std::string> names = term_names(c.objective());
  for (std::size_t i = 0; i < names.size(); ++i) json[names[i]] = m.terms[i];
  return json;
}

}  // namespace latplan::nn::torch_backend
