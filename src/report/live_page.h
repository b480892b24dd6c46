// The page of `latplan serve`: start and goal to choose, and the viewer of plan.html for the plan between them.
#pragma once

#include <string>

#include "base/json.h"

namespace latplan::report {

// `model`: {"name", "width", "height", "examples": [data: URI, ...]}. The page asks its server, with POST: /random for a
// picture, /picture to prepare a file of the user, /plan for a plan (cli/live_model.h).
std::string live_page(const Json& model);

}  // namespace latplan::report
