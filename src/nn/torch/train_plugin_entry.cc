// The entry point of the training plug-in; see nn/train_plugin.h. In the plug-in only.
#include <string>

#include "nn/backend.h"
#include "nn/torch/torch_backend.h"
#include "nn/train_plugin.h"

extern "C" __attribute__((visibility("default"))) bool latplan_train_plugin(
    const char* version, latplan::nn::Backend* backend) {
  if (version != latplan::nn::plugin_version()) return false;
  *backend = latplan::nn::torch_backend::make_backend();
  return true;
}
