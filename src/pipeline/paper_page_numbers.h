// How the pages of pipeline/paper_pages.h read numbers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "pipeline/paper_data.h"

namespace latplan::pipeline {

std::optional<double> number_at(const report::Json& json, const char* key);

// A number of a model below --models; "not run" without it, "-" where it has none.
std::string model_number(const PaperData& data, const std::string& name,
                         const std::vector<const char*>& path, const char* format);

}  // namespace latplan::pipeline
