// Where downloaded pictures lie: $LATPLAN_DATA, then .deps/data of the current folder, then .deps/data of the folder
// the program was built from.
#pragma once

#include <filesystem>
#include <string>

namespace latplan::domains {

// The first of these places that holds `name` ("mandrill.png"). Nowhere: Error(BadInput) with the remedy.
std::filesystem::path find_data_file(const std::string& name);

}  // namespace latplan::domains
