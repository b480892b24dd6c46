// The program latplan: finds the command and runs it. Chooses the backend.
#include <fmt/format.h>

#include "base/version.h"
#include "cli/program.h"
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
  const bool asks_help =
      words.empty() || words[0] == "--help" || words[0] == "-h" || words[0] == "help";
  if (asks_help && words.size() < 2) {
    fmt::print("{}", cli::overview());
    return words.empty() ? ExitCode::kUsage : ExitCode::kDone;
  }
  if (words[0] == "--help-man") {
    fmt::print("{}", cli::man_page("latplan", cli::overview()));
    return ExitCode::kDone;
  }
  if (words[0] == "--help-words") {
    for (const cli::Command& command : cli::commands()) {
      fmt::print("{}\t\t{}\n", command.name, command.summary);
    }
    return ExitCode::kDone;
  }
  if (words[0] == "--version") {
    fmt::print("latplan {} ({})\n", version(), revision());
    return ExitCode::kDone;
  }
  const cli::Command& command = cli::find_command(words[asks_help ? 1 : 0]);
  cli::Words rest(words.begin() + 1, words.end());
  if (asks_help) rest = {"--help"};  // latplan help COMMAND
  return cli::run_command(command, rest, context);
}

}  // namespace

int main(int argc, char** argv) {
  return cli::run_program("latplan", argc, argv, make_backend, run);
}
