// Everything that decides a training run, with default and meaning beside each field. visit_fields() is the one list
// of them: command-line flags, help, run.json and model.json all come from it.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace latplan::nn {

// The defaults are the recipe that learns LightsOut best (docs/experiments.md): beta1 and epsilon are far from the
// paper's 1..10 and 0.1. A sparse prior (epsilon 0.1) prefers one-hot codes of pairs of features over one bit a
// feature; epsilon 0.3 with a strong beta1 prefers one bit a feature, which is what STRIPS actions want.
struct TrainConfig {
  std::string model = "ama4+";
  std::string effect = "btl";
  std::string architecture = "dense";
  std::string latent = "binary-concrete";
  std::string sampling = "relaxed";
  int bits = 0;
  int labels = 400;
  int width = 200;
  int depth = 1;
  int encoder_depth = -1;  // below 0: as depth
  int channels = 32;
  int kernel = 5;
  int convolutions = 2;
  int patch_height = 0;  // 0: the whole picture
  int patch_width = 0;
  int action_width = 200;
  int action_depth = 1;
  double beta1 = 100.0;
  double beta1_start = 1.0;
  double beta1_ramp = 0.0;
  double beta2 = 1.0;
  double beta2_start = 1.0;
  double beta2_ramp = 0.0;
  double beta3 = 10.0;
  double beta3_start = 1.0;
  double beta3_ramp = 0.4;
  double epsilon = 0.3;
  double sigma = 0.1;
  double tau_max = 5.0;
  double tau_min = 0.5;
  double tau_ramp = 0.5;
  double dropout = 0.0;
  double noise = 1.0;
  std::string action_prior = "trained";
  std::string btl_scale = "positive";
  double idle_share = 0.01;
  std::string norm_statistics = "dataset";
  std::string pixel_scale = "each";
  int epochs = 80;
  int action_epochs = 0;
  int label_epochs = 10;
  int batch = 200;
  double learning_rate = 3e-3;
  double final_learning_rate = 3e-3;
  double clip = 0.1;
  int evaluate_every = 10;
  int metrics_every = 1;
  int metrics_rows = 1000;
  double checkpoint_seconds = 20;
  std::string device = "auto";
  std::string precision = "auto";
  std::string replay = "on";
  int threads = 0;
  std::uint64_t seed = 1;
};

// Calls visitor(name, field, meaning, bounds...) for every field; name "beta3-start" is the flag --beta3-start.
// Overloads a visitor needs: (int&, low, high), (double&, low, high), (string&, choices), (uint64&).
template <typename Config, typename Visitor>
void visit_fields(Config& c, Visitor&& visitor) {
  using Choices = std::vector<std::string>;
  visitor("model", c.model,
          "which network of the paper: ama4+ (effects and preconditions), ama3+ (effects), ama3 "
          "(absolute error instead of the ELBO), ama2 (an action autoencoder on a finished state "
          "autoencoder), ama1 (one action a seen transition), sae (states alone)",
          Choices{"ama4+", "ama3+", "ama3", "ama2", "ama1", "sae"});
  visitor("effect", c.effect,
          "how ama3, ama3+ and ama4+ apply an action: btl (Back-to-Logit, STRIPS), vanilla (any "
          "function: no PDDL), maxmin (ama3 only)",
          Choices{"btl", "vanilla", "maxmin"});
  visitor("architecture", c.architecture,
          "encoder and decoder: dense, strided-conv (halves the picture each time), paper-conv "
          "(keeps its size), patches (one small dense network for all equal parts of the picture, "
          "each with bits of its own)",
          Choices{"dense", "strided-conv", "paper-conv", "patches"});
  visitor("latent", c.latent,
          "a bit's noise while training: one logistic (binary-concrete) or one of two classes "
          "(gumbel-softmax)",
          Choices{"binary-concrete", "gumbel-softmax"});
  visitor("sampling", c.sampling,
          "relaxed samples, or hard ones with the gradient of the relaxed (straight-through)",
          Choices{"relaxed", "straight-through"});
  visitor("bits", c.bits,
          "latent propositions, F in the paper; 0: twice the number of principal components that "
          "carry 99% of the pictures' variance and stand out of their noise",
          0, 4096);
  visitor("labels", c.labels, "action labels at most, A in the paper; unused ones are pruned", 1,
          65536);
  visitor("width", c.width, "hidden units of a dense encoder and decoder", 1, 16384);
  visitor("depth", c.depth, "hidden layers of a dense encoder, and of its decoder", 1, 16);
  visitor("encoder-depth", c.encoder_depth,
          "another number for the encoder alone; 0: every bit is a weighted sum of pixels; -1: as "
          "--depth",
          -1, 16);
  visitor("channels", c.channels, "channels of a convolution", 1, 1024);
  visitor("kernel", c.kernel, "side of a convolution's window, odd", 1, 31);
  visitor("convolutions", c.convolutions, "convolutions each way", 1, 8);
  visitor("patch-height", c.patch_height,
          "pixels of a patch from top to bottom; 0: as high as the picture", 0, 65536);
  visitor("patch-width", c.patch_width,
          "pixels of a patch from left to right; 0: as wide as the picture", 0, 65536);
  visitor("action-width", c.action_width, "hidden units of the action network", 1, 16384);
  visitor("action-depth", c.action_depth, "hidden layers of the action network", 1, 16);
  visitor("beta1", c.beta1, "weight of KL(q(z0|x0) || Bern(epsilon))", 0.0, 1e6);
  visitor("beta1-start", c.beta1_start, "weight beta1 starts from, raised geometrically", 1e-6,
          1e6);
  visitor("beta1-ramp", c.beta1_ramp, "share of the epochs over which beta1 is raised; 0: constant",
          0.0, 1.0);
  visitor("beta2", c.beta2, "weight of KL(q(a|x0,x1) || p(a|z0))", 0.0, 1e6);
  visitor("beta2-start", c.beta2_start, "weight beta2 starts from, raised geometrically", 1e-6,
          1e6);
  visitor("beta2-ramp", c.beta2_ramp, "share of the epochs over which beta2 is raised; 0: constant",
          0.0, 1.0);
  visitor("beta3", c.beta3, "final weight of KL(q(z1|x1) || p(z2|z0,a)); of |z1 - z2| for ama3",
          0.0, 1e6);
  visitor("beta3-start", c.beta3_start, "weight beta3 starts from, raised geometrically", 1e-6,
          1e6);
  visitor("beta3-ramp", c.beta3_ramp, "share of the epochs over which beta3 is raised; 0: constant",
          0.0, 1.0);
  visitor("epsilon", c.epsilon, "prior probability that a bit is true", 1e-6, 0.999999);
  visitor("sigma", c.sigma, "standard deviation of a reconstructed pixel (normalised)", 1e-3, 10.0);
  visitor("tau-max", c.tau_max, "first temperature of the relaxed samples", 1e-2, 100.0);
  visitor("tau-min", c.tau_min, "last temperature", 1e-2, 100.0);
  visitor("tau-ramp", c.tau_ramp, "share of the epochs over which the temperature falls", 0.0, 1.0);
  visitor("dropout", c.dropout, "share of hidden units dropped while training", 0.0, 0.95);
  visitor("noise", c.noise, "Gaussian noise added to the normalised input while training", 0.0,
          10.0);
  visitor("action-prior", c.action_prior,
          "p(a|z0) and p(a|z1): trained as the paper says, or frozen at their random start as its "
          "public code had them",
          Choices{"trained", "frozen"});
  visitor("btl-scale", c.btl_scale,
          "scale of Back-to-Logit's batch norms: positive (no XOR bit can arise) or free as in the "
          "paper",
          Choices{"positive", "free"});
  visitor("idle-share", c.idle_share,
          "a bit is held still at test time when flipping it changes the reconstruction by less "
          "than this share of the most telling bit that changes; 0: none is held",
          0.0, 1.0);
  visitor(
      "pixel-scale", c.pixel_scale,
      "what pixels are divided by: each by its own deviation (as the paper), all by the same, so "
      "that rare changes and the noise of still pixels do not count as much as common changes, or "
      "half way between (root)",
      Choices{"each", "all", "root"});
  visitor(
      "norm-statistics", c.norm_statistics,
      "batch norms of the finished model: statistics of the whole training set, the decoder's "
      "with hard bits (unless held-out pairs are then predicted or drawn worse), or the running "
      "ones",
      Choices{"dataset", "running"});
  visitor("epochs", c.epochs, "passes over the training pairs", 1, 1000000);
  visitor("action-epochs", c.action_epochs,
          "passes of ama2's action autoencoder, after those of its states; 0: as many", 0, 1000000);
  visitor("label-epochs", c.label_epochs,
          "passes of ama3, ama3+ and ama4+ after those, in which labels are fitted to the finished "
          "codes: pairs whose bits change alike get one of their own; 0: none, as the paper",
          0, 1000000);
  visitor("batch", c.batch, "pairs a step", 2, 65536);
  visitor("learning-rate", c.learning_rate, "first learning rate of RAdam", 1e-8, 1.0);
  visitor("final-learning-rate", c.final_learning_rate,
          "last learning rate; falls along a half cosine over the second half of the epochs", 1e-8,
          1.0);
  visitor("clip", c.clip, "largest norm of the whole gradient; 0: no clipping", 0.0, 1e6);
  visitor("evaluate-every", c.evaluate_every,
          "epochs between two looks at the held-out pairs that may keep the model", 1, 1000000);
  visitor("metrics-every", c.metrics_every,
          "epochs between two lines of loss terms in test mode; 0: none", 0, 1000000);
  visitor("metrics-rows", c.metrics_rows, "training pairs that enter those lines; 0: all of them",
          0, 100000000);
  visitor("checkpoint-seconds", c.checkpoint_seconds, "seconds between two checkpoints", 0.0, 1e6);
  visitor("device", c.device, "where to train", Choices{"auto", "cpu", "cuda"});
  visitor("precision", c.precision,
          "arithmetic of a training step on CUDA: fp32, tf32, bf16 (weights and losses stay fp32); "
          "auto: bf16 with convolutions, tf32 otherwise",
          Choices{"auto", "fp32", "tf32", "bf16"});
  visitor("replay", c.replay,
          "on CUDA capture a training step once and replay it, or launch each operation anew",
          Choices{"on", "off"});
  visitor("threads", c.threads,
          "CPU threads; 0: one per CPU, or one in all for small dense networks", 0, 1024);
  visitor("seed", c.seed, "seed of every random number of the run");
}

// Whole recipes by name: "fast" (the defaults; with a GPU a wider network), "paper" (tab:architecture and tab:hyper;
// needs a GPU), "tiny" (seconds).
std::vector<std::string> preset_names();
TrainConfig preset(const std::string& name, bool gpu = false);

// Whether the model learns what actions do together with its states: ama3, ama3+, ama4+.
bool has_dynamics(const std::string& model);

// Whether encoder and decoder are convolutions, which want other sizes of chunks and other arithmetic.
bool is_convolutional(const TrainConfig& config);

// Refuses combinations that make no sense with Error(Usage), in the words of the command line.
void check_config(const TrainConfig& config);

nlohmann::ordered_json to_json(const TrainConfig& config);
// A field that is missing keeps its default; an unknown one is Error(BadInput) naming `file`. Names that options had
// in earlier versions are understood.
TrainConfig train_config_from_json(const nlohmann::ordered_json& json, const std::string& file);

// Values of the schedules in epoch e of `epochs` (0-based).
double temperature(const TrainConfig& config,
                   int epoch);                       // tab:hyper: tau_max (tau_min/tau_max)^(t/T)
double beta1(const TrainConfig& config, int epoch);  // geometric from beta1_start to beta1
double beta2(const TrainConfig& config, int epoch);
double beta3(const TrainConfig& config, int epoch);
double learning_rate(const TrainConfig& config, int epoch);  // constant, then half a cosine

}  // namespace latplan::nn
