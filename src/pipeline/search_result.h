// A search's result as JSON and back: what `latplan solve --json` prints and who started it reads.
#pragma once

#include <string>

#include "report/run_record.h"
#include "search/planner.h"
#include "symbolic/strips.h"

namespace latplan::pipeline {

// found, status, plan_length, optimal (proven), statistics; the plan by its names and, for programs, by the numbers of
// its actions in the file, from 0.
report::Json to_json(const search::Result& result, const symbolic::StripsTask& task);
// Of what to_json() gave. Anything else: Error(BadInput) with `where` before it.
search::Result read_search_result(const report::Json& json, const std::string& where);

}  // namespace latplan::pipeline
