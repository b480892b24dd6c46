// actions.html: every exported action with its name and an example, before and after.
#pragma once

#include <span>
#include <string>

#include "extract/action_names.h"
#include "nn/trained_model.h"
#include "symbolic/strips.h"

namespace latplan::planning {

// A self-contained page. Shows the part of the decoded pictures that changes; of large tables the first 1,000 actions.
// `examples`: one per action.
std::string action_page(const symbolic::ActionTable& table, const nn::StateCodec& codec,
                        std::span<const extract::ActionExample> examples);

}  // namespace latplan::planning
