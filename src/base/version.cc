#include "base/version.h"

#include "latplan_version.h"  // written at build time by cmake/WriteVersion.cmake

namespace latplan {

std::string_view version() { return LATPLAN_VERSION; }
std::string_view revision() { return LATPLAN_REVISION; }

}  // namespace latplan
