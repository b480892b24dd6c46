// The fields of nn::TrainConfig as command-line options, from its one list visit_fields(), and the presets.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "cli/arguments.h"
#include "nn/backend.h"
#include "nn/train_config.h"

namespace latplan::cli {

// Declares --preset and every option but --seed, which all commands share.
void declare_train_options(Arguments& args, nn::TrainConfig& config, std::string& preset);

// After parsing: the values of `base` (a preset's, or those of an earlier sitting), but for the options the user named.
// `file` is for messages on `base`.
nn::TrainConfig with_given_options(const nlohmann::ordered_json& base, const nn::TrainConfig& typed,
                                   const Arguments& args, const std::string& file);

// The same beginning from a preset, as it is for this machine.
nn::TrainConfig from_preset(const std::string& preset, const nn::TrainConfig& typed,
                            const Arguments& args, const nn::Backend& networks);

// What run.json of an earlier sitting says under `options`; without those that each sitting has for itself, as --quiet.
Arguments::Recorded recorded_options(const nlohmann::ordered_json& record);

}  // namespace latplan::cli
