// `latplan inspect RUN [-o DIR]`.
#include <fmt/format.h>

#include "base/error.h"
#include "base/files.h"
#include "base/picture_file.h"
#include "cli/command.h"
#include "evaluation/inspection.h"
#include "runs/run_folder.h"
#include "runs/run_record.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

// Held-out pairs if there are any: every model looks good on its training pairs.
std::pair<std::string, data::Split> shown_split(const data::PairSet& pairs) {
  for (const auto& [name, split] :
       {std::pair{"test", data::Split::kTest}, std::pair{"validation", data::Split::kValidation}}) {
    if (!pairs.rows(split).empty()) return {name, split};
  }
  return {"training", data::Split::kTrain};
}

std::vector<std::string> facts(const nn::TrainedModel& model, const evaluation::Inspection& shown,
                               const std::string& split) {
  const nn::Capabilities can = model.capabilities();
  int stable = 0, exact = 0;
  for (const auto& picture : shown.pictures) stable += picture.stable ? 1 : 0;
  for (const auto& move : shown.moves) exact += move.exact ? 1 : 0;
  std::vector<std::string> lines = {
      fmt::format("model {}, {} bits{}; {} pairs of the {} split", can.model, model.state_bits(),
                  can.actions ? fmt::format(", {} labels", model.labels()) : "", shown.moves.size(),
                  split),
      fmt::format("{} of {} codes are stable", stable, shown.pictures.size())};
  if (can.actions) {
    lines.push_back(
        fmt::format("{} of {} moves are predicted bit for bit", exact, shown.moves.size()));
  }
  return lines;
}

}  // namespace

ExitCode run_inspect(Arguments& args, Context& context) {
  fs::path folder, output, pairs_file;
  int count = 16;
  int threads = 0;
  bool force = false;
  args.positional({"RUN", &folder, "folder of `latplan learn` or `train`, or a shipped model"});
  args.option({"output", &output, "folder for inspect.html; default RUN/inspect"}, "-o");
  args.option({"force", &force, "replace the output folder if it exists"});
  args.option({"count", &count, "pairs to show", 1, 1000});
  args.option({"pairs", &pairs_file, "the training pairs, if they moved"});
  args.option(Field{"threads", &threads, "CPU threads; 0: one per CPU", 0, 1024}.expert());
  args.example("latplan inspect run -o look", "open look/inspect.html in a browser");
  if (parse(args, context)) return ExitCode::kDone;
  const runs::RunFolder run = runs::open_run(folder);
  if (output.empty()) output = run.folder / "inspect";
  const std::vector<fs::path> inputs = {run.model, pairs_file, run.pairs};
  check_output(output, force, inputs);  // before pairs are drawn, which may take minutes
  const auto model = context.backend.load(run.model, threads);
  const data::PairSet pairs =
      runs::training_pairs(run, pairs_file, model->image_shape(), context.log, context.stop);
  if (context.stop.requested()) return ExitCode::kInterrupted;
  if (pairs.count == 0) {
    throw input_error((pairs_file.empty() ? run.pairs : pairs_file).string() +
                      ": no pairs; expected some");
  }
  runs::RunRecord record("inspect", args.effective(), context.seed);
  const fs::path work = context.make_output(output, force, inputs);
  const auto [split_name, split] = shown_split(pairs);
  const evaluation::Inspection shown =
      evaluation::inspect_pairs(*model, pairs, split, count, Rng(context.seed).fork("inspect"));
  const std::vector<std::string> lines = facts(*model, shown, split_name);
  const fs::path name = folder.has_filename() ? folder.filename() : folder.parent_path().filename();
  write_file(work / "inspect.html",
             report::inspection_page(name.string(), lines, shown.pictures, shown.moves));
  const Json result = {{"page", (output / "inspect.html").string()}, {"facts", lines}};
  record.write(work, "done", result);
  context.finish_output();
  for (const std::string& line : lines) context.say(line);
  context.say((output / "inspect.html").string());
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
