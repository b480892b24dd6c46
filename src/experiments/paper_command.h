// The command line of latplan-paper.
#pragma once

#include "cli/command.h"

namespace latplan::experiments {

const cli::Command& paper_command();

}  // namespace latplan::experiments
