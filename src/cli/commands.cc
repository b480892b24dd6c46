#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>

#include "base/error.h"
#include "base/files.h"
#include "base/json_text.h"
#include "base/version.h"
#include "cli/command.h"
#include "cli/nearest.h"

namespace latplan::cli {
namespace {

const std::array<Command, 14> kCommands = {{
    {"demo", "learn LightsOut from image pairs and solve it, start to end", run_demo},
    {"domains", "list the worlds and their options", run_domains},
    {"explore", "count the states and frontiers of a world", run_explore},
    {"dataset", "make a set of unlabelled image pairs", run_dataset},
    {"instances", "make planning instances: pictures of a start and a goal", run_instances},
    {"train", "learn images <-> bits and actions from image pairs", run_train},
    {"export", "write the learnt actions as PDDL", run_export},
    {"inspect", "pictures of what a model sees: reconstructions, bits, moves", run_inspect},
    {"sweep", "train many settings, side by side, and rank them", run_sweep},
    {"ship", "reduce a run to a small folder that plans", run_ship},
    {"plan", "plan from one picture to another, as pictures", run_plan},
    {"evaluate", "measure a model: fidelity, and plans for many instances", run_evaluate},
    {"solve", "plan in a PDDL, SAS+ or binary file, whoever wrote it", run_solve},
    {"validate", "follow a plan file step by step and tell where it fails", run_validate},
}};

// Whether `path` is `folder` or lies below it, links followed as far as they exist.
bool lies_in(const std::filesystem::path& path, const std::filesystem::path& folder) {
  std::error_code error;
  const auto inner =
      std::filesystem::weakly_canonical(std::filesystem::absolute(path, error), error);
  const auto outer =
      std::filesystem::weakly_canonical(std::filesystem::absolute(folder, error), error);
  if (error || inner.empty() || outer.empty()) return false;
  return std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first == outer.end();
}

// A failure stays in the stream's error flag, for main() to see: the work goes on, whoever reads.
void print_out(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

}  // namespace

void Context::say(const std::string& line) const {
  if (!json) print_out(line + "\n");
}

void Context::result(const Json& json_result) const {
  if (json) print_out(json_text(json_result, 2) + "\n");
}

void Context::keep_output() {
  if (output && !output->keep()) {
    log.warning(output->replaced().string() + ": what was replaced cannot be deleted");
  }
  output.reset();
}

const nn::Backend& Context::networks() const {
  if (!backend.present()) {
    throw unsupported_error(
        "this build has no LibTorch and cannot use networks; build the preset `full` instead of "
        "`core`");
  }
  const std::string warning = backend.machine_warning();
  if (!warning.empty() && !warned) log.warning(warning);
  warned = true;
  return backend;
}

std::span<const Command> commands() { return kCommands; }

const Command& find_command(const std::string& name) {
  std::vector<std::string> names;
  for (const Command& command : kCommands) {
    if (command.name == name) return command;
    names.push_back(command.name);
  }
  const std::string near = nearest(name, names);
  throw usage_error(fmt::format("unknown command '{}'{}; see latplan --help", name,
                                near.empty() ? "" : "; did you mean " + near + "?"));
}

std::string overview() {
  std::string text = fmt::format(
      "latplan {} ({})\nlearns a planning model from unlabelled image pairs, and plans in "
      "pictures\n\n"
      "usage: latplan COMMAND ...     latplan COMMAND --help tells more\n\n",
      version(), revision());
  for (const Command& command : kCommands)
    text += fmt::format("  {:<10} {}\n", command.name, command.summary);
  text +=
      "\nthe way data walks: dataset -> train -> export -> plan, evaluate\n"
      "results go to standard output (--json: one JSON object), logs to standard error\n"
      "exit codes: 0 done, 11/12 no plan, 13 invalid plan, 22/23 memory/time limit, 32 internal,\n"
      "            33 bad input, 34 unsupported, 35 output exists or cannot be written, 36 wrong "
      "use,\n"
      "            130 interrupted\n";
  return text;
}

void declare_common(Arguments& args, CommonOptions& common) {
  args.section("common options");
  args.option("--seed", common.seed,
              "seed of every random choice; the same seed gives the same result");
  args.flag("--json", common.json, "print the result as one JSON object on standard output");
  args.flag("--quiet,-q", common.quiet, "no progress and no log lines, only warnings");
}

bool parse(Arguments& args, Context& context, const CommonOptions& common) {
  std::string help;
  if (args.finish(help)) {
    print_out(help);
    return true;
  }
  context.json = common.json;
  return false;
}

void make_output(const std::filesystem::path& folder, bool force,
                 const std::vector<std::filesystem::path>& inputs, Context& context) {
  check_output(folder, force, inputs);
  context.output = std::make_unique<FreshFolder>(folder, force);
}

void check_output(const std::filesystem::path& folder, bool force,
                  const std::vector<std::filesystem::path>& inputs) {
  for (const std::filesystem::path& input : inputs) {
    if (force && !input.empty() && lies_in(input, folder)) {
      throw output_error(
          fmt::format("{}: holds the input {}; --force does not replace it, choose another name",
                      folder.string(), input.string()));
    }
  }
  check_output_folder(folder, force);
}

ExitCode exit_code(search::Status status) {
  switch (status) {
    case search::Status::kSolved:
      return ExitCode::kDone;
    case search::Status::kUnsolvable:
      return ExitCode::kUnsolvable;
    case search::Status::kNoPlan:
      return ExitCode::kNoPlan;
    case search::Status::kOutOfMemory:
      return ExitCode::kOutOfMemory;
    case search::Status::kOutOfTime:
      return ExitCode::kOutOfTime;
    case search::Status::kInterrupted:
      return ExitCode::kInterrupted;
  }
  return ExitCode::kInternal;
}

std::string status_word(search::Status status) {
  if (status == search::Status::kSolved) return "done";
  return status == search::Status::kInterrupted ? "interrupted" : "no plan";
}

}  // namespace latplan::cli
