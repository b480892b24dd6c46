// The report of an export on standard output, for `export` and `train --recipe`.
#pragma once

#include <filesystem>

#include "cli/command.h"

namespace latplan::cli {

// `none_held`: there are no held-out pairs, and the score is of the training pairs.
void say_exported(const std::filesystem::path& run, const Json& result, bool none_held,
                  const Context& context);

}  // namespace latplan::cli
