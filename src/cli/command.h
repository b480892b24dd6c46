// What every subcommand gets and how it is listed. One file per subcommand; commands.cc is the table.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "base/exit_code.h"
#include "base/files.h"
#include "base/log.h"
#include "cli/arguments.h"
#include "nn/backend.h"
#include "search/planner.h"

namespace latplan::cli {

using Json = nlohmann::ordered_json;

struct Context {
  Log& log;
  const StopFlag& stop;
  const nn::Backend& backend;
  mutable bool warned = false;  // of a slow machine, once
  bool json = false;  // --json was given: standard output carries one JSON object and nothing else
  std::unique_ptr<FreshFolder> output = {};  // of make_output(), while it can be undone

  void say(const std::string& line) const;     // a line of the human-readable result
  void result(const Json& json_result) const;  // printed with --json only
  // The backend, or Error(Unsupported) in a build without LibTorch; warns once of a slow BLAS.
  const nn::Backend& networks() const;
  void keep_output();  // there is something in it now that must not be lost
};

// Options all commands share. The help text of each command lists them.
struct CommonOptions {
  std::uint64_t seed = 1;
  bool json = false;
  bool quiet = false;
};

struct Command {
  std::string name;
  std::string summary;
  ExitCode (*run)(Arguments& args, Context& context);
};

std::span<const Command> commands();
// Error(Usage) with the nearest name when unknown.
const Command& find_command(const std::string& name);
std::string overview();  // what `latplan --help` prints

// Declares --seed, --json, --quiet; call last, just before parse() (or WorldArguments, if there is one).
void declare_common(Arguments& args, CommonOptions& common);
// Runs args.finish(); prints the help and returns true when --help was asked.
bool parse(Arguments& args, Context& context, const CommonOptions& common);

// A FreshFolder, the last thing before the work: all inputs were read and found good. Where the work fails all the
// same, main() undoes it, until Context::keep_output(). With `force` an output folder that holds one of the inputs is refused:
// replacing it would delete what the command reads.
void make_output(const std::filesystem::path& folder, bool force,
                 const std::vector<std::filesystem::path>& inputs, Context& context);
// Whether that would be refused, before inputs whose reading takes long.
void check_output(const std::filesystem::path& folder, bool force,
                  const std::vector<std::filesystem::path>& inputs);

// How a search that ended so ends the program, and the status word of its run.json.
ExitCode exit_code(search::Status status);
std::string status_word(search::Status status);

ExitCode run_domains(Arguments& args, Context& context);
ExitCode run_explore(Arguments& args, Context& context);
ExitCode run_dataset(Arguments& args, Context& context);
ExitCode run_instances(Arguments& args, Context& context);
ExitCode run_train(Arguments& args, Context& context);
ExitCode run_export(Arguments& args, Context& context);
ExitCode run_inspect(Arguments& args, Context& context);
ExitCode run_sweep(Arguments& args, Context& context);
ExitCode run_ship(Arguments& args, Context& context);
ExitCode run_plan(Arguments& args, Context& context);
ExitCode run_evaluate(Arguments& args, Context& context);
ExitCode run_paper(Arguments& args, Context& context);  // evaluate --paper
ExitCode run_solve(Arguments& args, Context& context);
ExitCode run_validate(Arguments& args, Context& context);
ExitCode run_demo(Arguments& args, Context& context);

}  // namespace latplan::cli
