// `latplan inspect RUN [-o DIR]`.
#include <fmt/format.h>

#include "base/error.h"
#include "base/files.h"
#include "base/picture_file.h"
#include "cli/command.h"
#include "pipeline/inspection.h"
#include "pipeline/run_folder.h"
#include "report/run_record.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

// Held-out pairs if there are any: on those it saw, any model looks good.
std::pair<std::string, data::Split> shown_split(const data::PairSet& pairs) {
  for (const auto& [name, split] :
       {std::pair{"test", data::Split::kTest}, std::pair{"validation", data::Split::kValidation}}) {
    if (!pairs.rows(split).empty()) return {name, split};
  }
  return {"training", data::Split::kTrain};
}

std::vector<std::string> facts(const nn::TrainedModel& model, const pipeline::Inspection& shown,
                               const std::string& split) {
  const nn::Capabilities can = model.capabilities();
  int stable = 0, exact = 0;
  for (const auto& picture : shown.pictures) stable += picture.stable ? 1 : 0;
  for (const auto& move : shown.moves) exact += move.exact ? 1 : 0;
  std::vector<std::string> lines = {
      fmt::format("model {}, {} bits, {} labels; {} pairs of the {} split", can.model,
                  model.state_bits(), model.labels(), shown.moves.size(), split),
      fmt::format("{} of {} pictures have the same code after decoding", stable,
                  shown.pictures.size())};
  if (can.actions) {
    lines.push_back(
        fmt::format("{} of {} moves are predicted bit for bit", exact, shown.moves.size()));
  }
  return lines;
}

}  // namespace

ExitCode run_inspect(Arguments& args, Context& context) {
  CommonOptions common;
  fs::path folder, output, pairs_file;
  int count = 16;
  int threads = 0;
  bool force = false;
  args.positional("RUN", folder, "folder written by `latplan train`");
  args.option("--output,-o", output,
              "folder for inspect.html, reconstructions.png, bits.png, moves.png; without it "
              "RUN/inspect");
  args.option("--count", count, "pairs to show", 1, 1000);
  args.option("--pairs", pairs_file, "the training pairs, if they moved since training");
  args.option("--threads", threads, "CPU threads; 0: one per CPU", 0, 1024);
  args.flag("--force", force, "replace the output folder if it exists");
  args.example("latplan inspect run -o look", "open look/inspect.html in a browser");
  declare_common(args, common);
  if (parse(args, context, common)) return ExitCode::kDone;
  const pipeline::RunFolder run = pipeline::open_run(folder);
  if (output.empty()) output = run.folder / "inspect";
  const std::vector<fs::path> inputs = {run.model, pairs_file, run.pairs};
  check_output(output, force, inputs);  // before pairs are drawn, which may take minutes
  const auto model = context.networks().load(run.model, threads);
  const data::PairSet pairs =
      pipeline::training_pairs(run, pairs_file, model->image_shape(), context.log, context.stop);
  if (context.stop.requested()) return ExitCode::kInterrupted;
  if (pairs.count == 0) {
    throw input_error((pairs_file.empty() ? run.pairs : pairs_file).string() +
                      ": no pairs; expected some");
  }
  report::RunRecord record("inspect", args.effective(), common.seed);
  make_output(output, force, inputs, context);
  const auto [split_name, split] = shown_split(pairs);
  const pipeline::Inspection shown =
      pipeline::inspect_pairs(*model, pairs, split, count, Rng(common.seed).fork("inspect"));
  std::vector<BitVector> codes;
  for (const auto& picture : shown.pictures) codes.push_back(picture.code);
  const std::vector<std::pair<std::string, Image>> pictures = {
      {"reconstructions", report::draw_reconstructions(shown.pictures)},
      {"bits", report::draw_bits(codes)},
      {"moves", report::draw_moves(shown.moves)}};
  for (const auto& [name, image] : pictures) write_png(output / (name + ".png"), image);
  const std::vector<std::string> lines = facts(*model, shown, split_name);
  write_atomically(output / "inspect.html",
                   report::picture_page(folder.filename().string(), lines, pictures));
  const Json result = {{"page", (output / "inspect.html").string()}, {"facts", lines}};
  record.write(output, "done", result);
  for (const std::string& line : lines) context.say(line);
  context.say((output / "inspect.html").string());
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
