// What the programs latplan and latplan-paper share: signals, log, errors and exit codes.
#pragma once

#include <string>
#include <vector>

#include "cli/command.h"

namespace latplan::cli {

using Words = std::vector<std::string>;
using Work = ExitCode (*)(const Words& words, Context& context);

// Runs `work` with the words of the command line and returns the exit code of the process. Interrupts set the stop flag of
// the context. Errors are printed on standard error as one line that begins with the name of the program.
int run_program(const std::string& name, int argc, char** argv, nn::Backend (*make_backend)(),
                Work work);

}  // namespace latplan::cli
