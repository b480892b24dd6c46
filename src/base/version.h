// Release number and git revision, for --version and run.json.
#pragma once

#include <string_view>

namespace latplan {

std::string_view version();   // "0.1.0"
std::string_view revision();  // "683bf51d0c3e", with "-dirty" for changed sources, or "unknown"

}  // namespace latplan
