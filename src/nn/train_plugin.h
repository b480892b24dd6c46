// The training plug-in: nn/torch as a shared library of its own, which is loaded when a command first needs LibTorch.
// Loading LibTorch takes half a second; planning does without it.
#pragma once

#include <string>

#include "nn/backend.h"

namespace latplan::nn {

inline constexpr const char* kTrainPlugin = "liblatplan-train.so";
// The function in the plug-in that fills in its backend. `version` is version() and revision() of the program; the plug-in of
// another build returns false and leaves the backend as it is.
inline constexpr const char* kTrainPluginEntry = "latplan_train_plugin";
using TrainPluginEntry = bool (*)(const char* version, Backend* backend);
std::string plugin_version();

// A backend that loads the plug-in on the first call of one of its functions. The library lies beside the program or in
// ../lib/latplan. Where there is none: an empty backend. `torch_version` is that of the build.
Backend train_plugin(const std::string& torch_version);

}  // namespace latplan::nn
