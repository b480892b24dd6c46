// A search's result as JSON and back: the output of `latplan solve --json`.
#pragma once

#include <string>

#include "base/json.h"
#include "search/planner.h"
#include "symbolic/strips.h"

namespace latplan::planning {

// found, status, plan_length, optimal (proven), statistics; the plan as action names, and as indices of the actions in the
// file, from 0.
Json to_json(const search::Result& result, const symbolic::StripsTask& task);
// The inverse. Anything else: Error(BadInput) that begins with `where`.
search::Result read_search_result(const JsonValue& json);

}  // namespace latplan::planning
