// What every subcommand gets and how it is listed. One file per subcommand; commands.cc is the table.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "base/exit_code.h"
#include "base/files.h"
#include "base/json.h"
#include "base/log.h"
#include "base/result_folder.h"
#include "cli/arguments.h"
#include "nn/backend.h"
#include "search/planner.h"

namespace latplan::cli {

struct Context {
  Log& log;
  const StopFlag& stop;
  const nn::Backend& backend;
  std::uint64_t seed = 1;
  bool quiet = false;                         // main() reads it before
  bool verbose = false;                       // and this
  bool json = false;                          // standard output is one JSON object and nothing else
  std::unique_ptr<ResultFolder> output = {};  // of make_output(), until finish_output()

  void say(const std::string& line) const;     // a line of the human-readable result
  void result(const Json& json_result) const;  // printed with --json only

  // Begins an output folder, after all inputs were checked, and returns the folder to write into (see ResultFolder). With
  // `force` a folder that holds one of the inputs is refused.
  const std::filesystem::path& make_output(const std::filesystem::path& folder, bool force,
                                           const std::vector<std::filesystem::path>& inputs,
                                           const std::vector<std::string>& progress = {});
  const std::filesystem::path& change_output(const std::filesystem::path& folder,
                                             ResultFolder::Start start,
                                             const std::vector<std::string>& progress = {});
  // Puts the output in place, without the folders `dropped`. An incomplete one does not replace a complete result: false,
  // and what can be resumed is kept aside.
  bool finish_output(bool complete = true, const std::vector<std::string>& dropped = {});
};
// Whether make_output() would be refused; to be checked before long work.
void check_output(const std::filesystem::path& folder, bool force,
                  const std::vector<std::filesystem::path>& inputs);

struct Command {
  std::string name;
  std::string summary;
  ExitCode (*run)(Arguments& args, Context& context);
  std::vector<ExitCode> exit_codes = {};  // besides those of all commands
};

std::span<const Command> commands();
// Error(Usage) with the nearest name if unknown.
const Command& find_command(const std::string& name);
std::string overview();  // what `latplan --help` prints

// Declares --seed, --json, --quiet, --verbose and parses; call last. Prints the help and returns true if that was asked for.
// With a world as positional: WorldArguments is declared in between, in `declare_world`.
bool parse(Arguments& args, Context& context, const std::function<void()>& declare_world = {});

// Runs a command: parses common words, runs, undoes the output folder on failure.
ExitCode run_command(const Command& command, const std::vector<std::string>& words,
                     Context& context);

// The exit code of a search, and the status word of its run.json.
ExitCode exit_code(search::Status status);
std::string status_word(search::Status status);

ExitCode run_domains(Arguments& args, Context& context);
ExitCode run_explore(Arguments& args, Context& context);
ExitCode run_dataset(Arguments& args, Context& context);
ExitCode run_instances(Arguments& args, Context& context);
ExitCode run_learn(Arguments& args, Context& context);
ExitCode run_train(Arguments& args, Context& context);
ExitCode run_export(Arguments& args, Context& context);
ExitCode run_inspect(Arguments& args, Context& context);
ExitCode run_sweep(Arguments& args, Context& context);
ExitCode run_ship(Arguments& args, Context& context);
ExitCode run_plan(Arguments& args, Context& context);
ExitCode run_serve(Arguments& args, Context& context);
ExitCode run_encode(Arguments& args, Context& context);
ExitCode run_decode(Arguments& args, Context& context);
ExitCode run_onnx(Arguments& args, Context& context);
ExitCode run_draw(Arguments& args, Context& context);
ExitCode run_evaluate(Arguments& args, Context& context);
ExitCode run_solve(Arguments& args, Context& context);
ExitCode run_validate(Arguments& args, Context& context);
ExitCode run_demo(Arguments& args, Context& context);

}  // namespace latplan::cli
