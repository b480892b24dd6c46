// The program latplan-paper. Chooses the backend.
#include <fmt/format.h>

#include "base/version.h"
#include "cli/program.h"
#include "experiments/paper_command.h"
#include "nn/codebook_training.h"
#include "nn/train_plugin.h"

namespace {

using namespace latplan;

nn::Backend make_backend() {
#ifdef LATPLAN_TORCH_VERSION
  return nn::with_codebooks(nn::train_plugin(LATPLAN_TORCH_VERSION));
#else
  return nn::with_codebooks({});
#endif
}

ExitCode run(const cli::Words& words, cli::Context& context) {
  if (words.size() == 1 && words[0] == "--version") {
    fmt::print("latplan-paper {} ({})\n", version(), revision());
    return ExitCode::kDone;
  }
  return cli::run_command(experiments::paper_command(), words, context);
}

}  // namespace

int main(int argc, char** argv) {
  return cli::run_program("latplan-paper", argc, argv, make_backend, run);
}
