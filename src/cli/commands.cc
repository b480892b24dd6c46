#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>

#include "base/error.h"
#include "base/files.h"
#include "base/json.h"
#include "base/nearest.h"
#include "base/version.h"
#include "cli/command.h"
#include "cli/console_log.h"

namespace latplan::cli {
namespace {

using enum ExitCode;

const std::vector<ExitCode> kPlannerCodes = {kUnsolvable, kNoPlan, kOutOfTime};

const std::array<Command, 20> kCommands = {{
    {"demo", "learn LightsOut from image pairs and solve it, start to end", run_demo,
     kPlannerCodes},
    {"learn",
     "learn from your pictures, or a world, without further options",
     run_learn,
     {kInternal}},
    {"domains", "list the worlds, their options and the recipes", run_domains},
    {"explore", "count the states of a world by distance", run_explore},
    {"dataset", "make a set of unlabelled image pairs", run_dataset},
    {"instances", "make planning instances: a start and a goal picture each", run_instances},
    {"train", "learn latent codes and actions from image pairs", run_train, {kInternal}},
    {"export", "write the learnt actions as PDDL", run_export},
    {"inspect", "draw what a model sees: reconstructions, codes, moves", run_inspect},
    {"sweep", "train many settings in parallel and rank them", run_sweep, {kInternal}},
    {"ship", "reduce a run to a small folder that plans", run_ship},
    {"plan", "plan from one picture to another, as pictures", run_plan, kPlannerCodes},
    {"serve", "plan in a browser, on a page of this machine", run_serve},
    {"draw", "draw the plan of another planner as pictures", run_draw, {kInvalidPlan}},
    {"encode", "turn pictures into latent codes", run_encode},
    {"decode", "turn latent codes into pictures", run_decode},
    {"onnx", "write encoder and decoder as ONNX files", run_onnx},
    {"evaluate",
     "measure a model: plans for many instances, fidelity, metrics",
     run_evaluate,
     {kInternal}},
    {"solve", "plan in a PDDL, SAS+ or binary task file", run_solve, kPlannerCodes},
    {"validate", "check a plan file step by step", run_validate, {kInvalidPlan}},
}};

// Whether `path` is `folder` or lies below it; links are resolved as far as they exist.
bool lies_in(const std::filesystem::path& path, const std::filesystem::path& folder) {
  std::error_code error;
  const auto inner =
      std::filesystem::weakly_canonical(std::filesystem::absolute(path, error), error);
  const auto outer =
      std::filesystem::weakly_canonical(std::filesystem::absolute(folder, error), error);
  if (error || inner.empty() || outer.empty()) return false;
  return std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first == outer.end();
}

// A failure stays in the stream's error flag, which main() checks: the work continues without a reader.
void print_out(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

}  // namespace

void Context::say(const std::string& line) const {
  if (!json) print_out(printable(line, true) + "\n");
}

void Context::result(const Json& json_result) const {
  if (json) print_out(json_text(json_result, 2) + "\n");
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
      "latplan {} ({})\nlearns a planning model from unlabelled image pairs and plans in "
      "pictures\n\n"
      "usage: latplan COMMAND ...     latplan help COMMAND explains one\n\n",
      version(), revision());
  for (const Command& command : kCommands) {
    text += fmt::format("  {:<10} {}\n", command.name, command.summary);
  }
  text +=
      "\ntypical workflow: learn -> plan, or in parts: dataset -> train -> export -> plan, "
      "evaluate\n"
      "results go to standard output (--json: one JSON object), logs to standard error\n\n"
      "exit codes:\n";
  for (const ExitCode code :
       {kDone, kUnsolvable, kNoPlan, kInvalidPlan, kOutOfMemory, kOutOfTime, kInternal, kBadInput,
        kUnsupported, kBadOutput, kUsage, kInterrupted}) {
    text += fmt::format("  {:<4} {}\n", static_cast<int>(code), meaning(code));
  }
  return text;
}

bool parse(Arguments& args, Context& context, const std::function<void()>& declare_world) {
  args.section("common options");
  args.option({"seed", &context.seed, "seed of every random choice"});
  args.option({"json", &context.json, "print the result as one JSON object on standard output"});
  args.option({"quiet", &context.quiet, "no progress, only warnings"}, "-q");
  args.option(Field{"verbose", &context.verbose, "also print log lines"}.expert(), "-v");
  if (declare_world) declare_world();
  std::string help;
  const bool asked = args.finish(help);
  if (asked) print_out(help);
  return asked;
}

ExitCode run_command(const Command& command, const std::vector<std::string>& words,
                     Context& context) {
  Arguments args(command.name, command.summary, words);
  std::vector<ExitCode> codes = {kDone,      kOutOfMemory, kBadInput,   kUnsupported,
                                 kBadOutput, kUsage,       kInterrupted};
  codes.insert(codes.end(), command.exit_codes.begin(), command.exit_codes.end());
  std::ranges::sort(codes);
  args.exit_codes(codes);
  try {
    const ExitCode code = command.run(args, context);
    context.output.reset();  // unfinished: nothing appears
    return code;
  } catch (...) {
    if (context.output && context.output->has_progress()) {
      context.log.warning(context.output->work().string() +
                          ": holds what was done; the same command with --resume continues it");
    }
    context.output.reset();
    throw;
  }
}

const std::filesystem::path& Context::make_output(const std::filesystem::path& folder, bool force,
                                                  const std::vector<std::filesystem::path>& inputs,
                                                  const std::vector<std::string>& progress) {
  check_output(folder, force, inputs);
  return change_output(folder, force ? ResultFolder::Start::kReplace : ResultFolder::Start::kNew,
                       progress);
}

const std::filesystem::path& Context::change_output(const std::filesystem::path& folder,
                                                    ResultFolder::Start start,
                                                    const std::vector<std::string>& progress) {
  output = std::make_unique<ResultFolder>(folder, start, progress);
  if (!output->has_lock()) {
    log.warning(folder.string() +
                ": this file system has no locks; do not run two commands on one folder");
  }
  return output->work();
}

bool Context::finish_output(bool complete, const std::vector<std::string>& dropped) {
  const bool finishes = complete || !output->replaces_complete();
  if (finishes) output->finish(complete, dropped);
  output.reset();
  return finishes;
}

void check_output(const std::filesystem::path& folder, bool force,
                  const std::vector<std::filesystem::path>& inputs) {
  for (const std::filesystem::path& input : inputs) {
    if (force && !input.empty() && lies_in(input, folder)) {
      throw output_error(
          fmt::format("{}: holds the input {}; --force does not replace it; expected another name",
                      folder.string(), input.string()));
    }
  }
  check_result_folder(folder, force);
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
