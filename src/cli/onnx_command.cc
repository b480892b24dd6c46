// `latplan onnx RUN -o FOLDER`: the network for programs of others.
#include <fmt/format.h>

#include "base/files.h"
#include "cli/command.h"
#include "nn/onnx_export.h"
#include "runs/run_folder.h"
#include "runs/run_record.h"

namespace latplan::cli {

ExitCode run_onnx(Arguments& args, Context& context) {
  std::filesystem::path folder, output;
  bool force = false;
  args.positional({"RUN", &folder, "folder of `latplan learn` or `train`, or a shipped model"});
  args.required_option({"output", &output, "folder for encoder.onnx and decoder.onnx"}, "-o");
  args.option({"force", &force, "replace the folder if it exists"});
  args.example("latplan onnx models/mnist -o mnist-onnx",
               "writes encoder and decoder for ONNX Runtime and others");
  if (parse(args, context)) return ExitCode::kDone;
  check_output(output, force, {folder});
  const runs::RunFolder run = runs::open_run(folder);
  const nn::OnnxFiles files = nn::onnx_files(run.model);
  const bool recoded = std::filesystem::exists(run.recoding_file());
  runs::RunRecord record("onnx", args.effective(), context.seed);
  const std::filesystem::path work = context.make_output(output, force, {folder});
  write_file(work / "encoder.onnx", files.encoder);
  write_file(work / "decoder.onnx", files.decoder);
  if (recoded) write_file(work / "recoding.json", read_text(run.recoding_file()));
  record.write(work, "done", Json::object());
  context.finish_output();
  context.say(fmt::format("{}: encoder.onnx, decoder.onnx{}", output.string(),
                          recoded ? ", recoding.json (from bits to propositions)" : ""));
  Json result = {{"encoder", (output / "encoder.onnx").string()},
                 {"decoder", (output / "decoder.onnx").string()},
                 {"recoding", nullptr}};
  if (recoded) result["recoding"] = (output / "recoding.json").string();
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
