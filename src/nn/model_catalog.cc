#include "nn/model_catalog.h"

namespace latplan::nn {

Capabilities capabilities_of(const TrainConfig& config) {
  Capabilities c;
  c.model = config.model;
  c.backward = config.model == "ama4+";
  c.actions = config.model != "sae" && config.model != "ama1" && config.model != "codebook";
  c.observed = config.model == "ama1";
  if (config.model == "sae") {
    c.no_strips = "a state autoencoder (--model sae) has no actions";
  } else if (config.model == "codebook") {
    c.no_strips = "a codebook has no actions of its own";
  } else if (config.model == "ama2") {
    c.no_strips =
        "the action autoencoder of --model ama2 is a black box: an effect may depend on the whole "
        "state";
  } else if (config.effect == "vanilla") {
    c.no_strips =
        "the vanilla space autoencoder (--effect vanilla) is a black box: an effect may depend on "
        "the whole state";
  }
  return c;
}

}  // namespace latplan::nn
