#include "nn/train_config.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "base/error.h"

namespace latplan::nn {
namespace {

// Options of earlier versions under their new names and values; anything else is left as it is.
Json with_current_names(const JsonValue& given) {
  Json json = given.json();
  const auto rename = [&](const char* old_name, const char* name, const Json& yes, const Json& no) {
    if (!json.contains(old_name) || json.contains(name)) return;
    const Json value = json[old_name];
    json.erase(old_name);
    json[name] = !value.is_boolean() ? value : value.get<bool>() ? yes : no;
  };
  rename("network", "architecture", nullptr, nullptr);
  rename("train-action-prior", "action-prior", "trained", "frozen");
  rename("positive-scale", "btl-scale", "positive", "free");
  // Whole configurations (recipes name a few options only) of before labels were fitted.
  if (json.contains("action-epochs") && !json.contains("label-epochs")) json["label-epochs"] = 0;
  // Options that no longer exist, with the only value they still may have.
  const Json removed = {
      {"latent", "binary-concrete"}, {"sampling", "relaxed"}, {"norm-statistics", "dataset"},
      {"beta1-start", 1.0},          {"beta1-ramp", 0.0},     {"beta2-start", 1.0},
      {"beta2-ramp", 0.0},           {"patch-top", 0},        {"patch-left", 0}};
  for (const auto& [name, value] : removed.items()) {
    if (!json.contains(name)) continue;
    if (json[name] != value) {
      throw given[name].fault(json_text(json[name]) + " is no longer supported; expected " +
                              json_text(value));
    }
    json.erase(name);
  }
  return json;
}

// Share of a ramp that lies behind epoch e, in [0, 1].
double ramp(int epoch, int epochs, double share) {
  if (share <= 0.0) return 1.0;
  return std::min(1.0, epoch / std::max(1.0, share * epochs));
}

// Geometrically from start to end; a weight of 0 has nothing to rise to.
double raised(double end, double start, double share) {
  if (end <= 0.0 || share >= 1.0) return std::max(0.0, end);
  return start * std::pow(end / start, share);
}

}  // namespace

Fields fields(TrainConfig& c) {
  using Choices = std::vector<std::string>;
  return with_shown(
      {"model", "architecture", "bits", "epochs", "learning-rate", "device", "seed"},
      {
          {"model", &c.model,
           "network of the paper: ama4+ (effects and preconditions), ama3+ (effects), ama3 "
           "(absolute "
           "error instead of the ELBO), ama2 (action autoencoder on a trained state autoencoder), "
           "ama1 "
           "(one action per seen transition), sae (states only); or codebook (no network: each "
           "patch is read as the nearest of a few prototypes)",
           Choices{"ama4+", "ama3+", "ama3", "ama2", "ama1", "sae", "codebook"}},
          {"effect", &c.effect,
           "how ama3, ama3+ and ama4+ apply an action: btl (Back-to-Logit, STRIPS) or vanilla "
           "(any function; no PDDL)",
           Choices{"btl", "vanilla"}},
          {"architecture", &c.architecture,
           "encoder and decoder: dense, strided-conv (each layer halves the picture), paper-conv "
           "(keeps its size), patches (one small dense network shared by all equal patches of the "
           "picture); of a codebook: regions (places of any form, found from the pairs), otherwise "
           "equal patches",
           Choices{"dense", "strided-conv", "paper-conv", "patches", "regions"}},
          {"bits", &c.bits,
           "latent bits, F in the paper; 0: twice the number of principal components that carry "
           "99% of "
           "the variance above the noise",
           0, 4096},
          {"labels", &c.labels, "action labels, A in the paper; unused ones are pruned", 1, 65536},
          {"width", &c.width, "hidden units of a dense encoder and decoder", 1, 16384},
          {"depth", &c.depth, "hidden layers of a dense encoder and decoder", 1, 16},
          {"encoder-depth", &c.encoder_depth,
           "hidden layers of the encoder alone; 0: linear; -1: as depth", -1, 16},
          {"channels", &c.channels, "channels of a convolution", 1, 1024},
          {"kernel", &c.kernel, "side of a convolution kernel, odd", 1, 31},
          {"convolutions", &c.convolutions, "convolutions in encoder and decoder", 1, 8},
          {"patch-height", &c.patch_height,
           "height of a patch in pixels; 0: the height of the picture", 0, 65536},
          {"patch-width", &c.patch_width, "width of a patch in pixels; 0: the width of the picture",
           0, 65536},
          {"tolerance", &c.tolerance,
           "of a codebook: root mean square difference, in grey levels, up to which patches count "
           "as equal; 0: what the noise of the pictures explains",
           0.0, 255.0},
          {"action-width", &c.action_width, "hidden units of the action network", 1, 16384},
          {"action-depth", &c.action_depth, "hidden layers of the action network", 1, 16},
          {"beta1", &c.beta1, "weight of KL(q(z0|x0) || Bern(epsilon))", 0.0, 1e6},
          {"beta2", &c.beta2, "weight of KL(q(a|x0,x1) || p(a|z0))", 0.0, 1e6},
          {"beta3", &c.beta3,
           "final weight of KL(q(z1|x1) || p(z2|z0,a)); for ama3 of |z1 - z2|; 0 with "
           "action-epochs: "
           "the first phase trains the states alone",
           0.0, 1e6},
          {"beta3-start", &c.beta3_start, "initial weight beta3, raised geometrically", 1e-6, 1e6},
          {"beta3-ramp", &c.beta3_ramp,
           "share of the epochs over which beta3 is raised; 0: constant", 0.0, 1.0},
          {"epsilon", &c.epsilon, "prior probability that a bit is true", 1e-6, 0.999999},
          {"sigma", &c.sigma, "standard deviation of a reconstructed pixel (normalised)", 1e-3,
           10.0},
          {"tau-max", &c.tau_max, "initial temperature of the relaxed samples", 1e-2, 100.0},
          {"tau-min", &c.tau_min, "final temperature", 1e-2, 100.0},
          {"tau-ramp", &c.tau_ramp, "share of the epochs over which the temperature falls", 0.0,
           1.0},
          {"dropout", &c.dropout, "dropout rate of hidden units", 0.0, 0.95},
          {"noise", &c.noise,
           "standard deviation of Gaussian noise on the normalised input during training", 0.0,
           10.0},
          {"action-prior", &c.action_prior,
           "p(a|z0) and p(a|z1): trained, as the paper says, or frozen at their random "
           "initialisation, as in its public code",
           Choices{"trained", "frozen"}},
          {"btl-scale", &c.btl_scale,
           "scale of the batch norms of Back-to-Logit: positive (no XOR bits) or free, as in the "
           "paper",
           Choices{"positive", "free"}},
          {"idle-share", &c.idle_share,
           "a bit is constant at test time if flipping it changes the reconstruction by less than "
           "this share of the most visible bit; 0: no bit",
           0.0, 1.0},
          {"pixel-scale", &c.pixel_scale,
           "normalisation of pixels: each by its own standard deviation (as the paper), all by "
           "the same one, or by the geometric mean of both (root)",
           Choices{"each", "all", "root"}},
          {"epochs", &c.epochs, "passes over the training pairs", 1, 1000000},
          {"action-epochs", &c.action_epochs,
           "passes of the action phase, in which the codes are final and only the actions are "
           "trained "
           "(ama2, ama3+, ama4+); 0: for ama2 as many as epochs, otherwise none",
           0, 1000000},
          {"label-epochs", &c.label_epochs,
           "passes that fit action labels to the trained codes; 0: none, as the paper", 0, 1000000},
          Field{"batch", &c.batch, "pairs per step", 2, 65536}.alias("batch-size"),
          Field{"learning-rate", &c.learning_rate, "initial learning rate of RAdam", 1e-8, 1.0}
              .alias("lr"),
          {"final-learning-rate", &c.final_learning_rate,
           "final learning rate, reached by a half cosine over the second half of the epochs", 1e-8,
           1.0},
          {"clip", &c.clip, "limit on the norm of the gradient; 0: none", 0.0, 1e6},
          {"evaluate-every", &c.evaluate_every, "epochs between evaluations on held-out pairs", 1,
           1000000},
          {"metrics-every", &c.metrics_every,
           "epochs between lines of loss terms in test mode; 0: none", 0, 1000000},
          {"metrics-rows", &c.metrics_rows, "training pairs used for these lines; 0: all", 0,
           100000000},
          {"checkpoint-seconds", &c.checkpoint_seconds, "seconds between checkpoints", 0.0, 1e6},
          Field{"device", &c.device, "training device", Choices{"auto", "cpu", "cuda"}}.shorthand(
              "gpu", "cuda"),
          {"precision", &c.precision,
           "arithmetic of a training step on CUDA (weights and losses stay fp32); auto: bf16 with "
           "convolutions, otherwise tf32",
           Choices{"auto", "fp32", "tf32", "bf16"}},
          {"replay", &c.replay, "on CUDA, capture a training step once and replay it",
           Choices{"on", "off"}},
          {"threads", &c.threads,
           "CPU threads; 0: one per CPU, or one in all for small dense networks", 0, 1024},
          {"seed", &c.seed, "seed of every random choice"},
      });
}

Json to_json(const TrainConfig& config) {
  TrainConfig copy = config;
  return to_json(fields(copy));
}

std::vector<std::string> preset_names() { return {"fast", "paper", "tiny"}; }

TrainConfig preset(const std::string& name, bool gpu) {
  TrainConfig c;
  if (name == "fast" && gpu) {
    c.bits = 128;
    c.width = c.action_width = c.labels = 1000;
    c.beta1 = c.beta3 = 30.0;
    c.epsilon = 0.2;
    c.epochs = 200;
    c.final_learning_rate = 3e-4;
  } else if (name == "paper") {
    c.architecture = "paper-conv";
    c.btl_scale = "free";
    c.bits = 300;
    c.labels = 6000;
    c.action_width = 1000;
    c.beta1 = 10.0;
    c.beta3 = 1.0;
    c.beta3_ramp = 0.0;
    c.epsilon = 0.1;
    c.dropout = 0.2;
    c.noise = 0.2;
    c.idle_share = 0.0;
    c.label_epochs = 0;
    c.epochs = 2000;
    c.batch = 400;
    c.learning_rate = c.final_learning_rate = 1e-3;
    c.metrics_rows = 0;
  } else if (name == "tiny") {
    c.bits = 12;
    c.labels = 32;
    c.width = 48;
    c.action_width = 48;
    c.epochs = 12;
    c.batch = 50;
    c.evaluate_every = 4;
  } else if (name != "fast") {
    throw usage_error("no preset is called '" + name + "'; expected fast, paper or tiny");
  }
  return c;
}

bool has_dynamics(const std::string& model) {
  return model == "ama3" || model == "ama3+" || model == "ama4+";
}

bool has_action_phase(const TrainConfig& c) {
  return c.action_epochs > 0 && (c.model == "ama3+" || c.model == "ama4+") && c.effect == "btl";
}

bool is_convolutional(const TrainConfig& c) { return c.architecture.ends_with("-conv"); }

void check_config(const TrainConfig& c) {
  if (c.effect != "btl" && !has_dynamics(c.model)) {
    throw usage_error("--effect " + c.effect + ": --model " + c.model +
                      " has no such choice; expected ama3, ama3+ or ama4+");
  }
  if (c.architecture == "regions" && c.model != "codebook") {
    throw usage_error("--architecture regions: only of a codebook; expected --model codebook");
  }
  if (c.kernel % 2 == 0) {
    throw usage_error("--kernel " + std::to_string(c.kernel) + ": expected an odd number");
  }
}

TrainConfig with_fields(TrainConfig base, const JsonValue& json) {
  if (!json.json().is_object()) throw json.error("an object of training options");
  const Json current = with_current_names(json);
  read_fields(json.with(current), fields(base));
  return base;
}

TrainConfig train_config_from_json(const JsonValue& json) { return with_fields({}, json); }

double temperature(const TrainConfig& c, int epoch) {
  return c.tau_max * std::pow(c.tau_min / c.tau_max, ramp(epoch, c.epochs, c.tau_ramp));
}

double beta3(const TrainConfig& c, int epoch) {
  return raised(c.beta3, c.beta3_start, ramp(epoch, c.epochs, c.beta3_ramp));
}

double learning_rate(const TrainConfig& c, int epoch) {
  const double late =
      std::max(0.0, 2.0 * epoch / c.epochs - 1.0);  // 0 in the first half, then up to 1
  const double fall = 0.5 * (1.0 - std::cos(M_PI * late));
  return c.learning_rate + (c.final_learning_rate - c.learning_rate) * fall;
}

}  // namespace latplan::nn
