// `latplan ship RUN -o models/NAME`: a run reduced to what planning needs.
#include <fmt/format.h>

#include "cli/command.h"
#include "runs/shipping.h"

namespace latplan::cli {

namespace fs = std::filesystem;

ExitCode run_ship(Arguments& args, Context& context) {
  runs::ShipRequest o;
  runs::ShipConfig config;
  args.positional({"RUN", &o.run, "folder of `latplan learn`, or of `train` and `export`"});
  args.required_option({"output", &o.output, "the folder to write, for example models/mnist"},
                       "-o");
  args.option({"force", &o.force, "replace the folder if it exists, and allow more than 4 MB"});
  args.option({"results", &o.results,
               "folder of `latplan evaluate RUN -o`, recorded in provenance.json; repeatable"});
  args.option({"pairs", &o.pairs_file, "the training pairs, if they moved"});
  args.section("options that replace those of the run's recipe");
  args.fields(fields(config));
  args.section("options");
  args.option(Field{"threads", &o.threads, "CPU threads; 0: one per CPU", 0, 1024}.expert());
  args.example("latplan ship run -o models/mnist --results results",
               "model, PDDL and provenance, small enough to commit");
  if (parse(args, context)) return ExitCode::kDone;
  o.given = args.given_fields(fields(config));
  std::vector<fs::path> inputs = o.results;
  inputs.insert(inputs.end(), {o.run, o.pairs_file});
  const nn::Backend& backend = context.backend;
  check_output(o.output, o.force, inputs);  // before pairs are drawn, which may take minutes
  const Json result = runs::ship_run(
      o, runs::RunRecord("ship", args.effective(), context.seed), backend, context.log,
      context.stop, [&] { return context.make_output(o.output, o.force, inputs); });
  context.finish_output();
  for (const auto& [name, bytes] : result["files"].items()) {
    context.say(fmt::format("{:>10} bytes  {}", bytes.get<std::int64_t>(), name));
  }
  context.say(fmt::format("{:>10} bytes  total", result["bytes"].get<std::int64_t>()));
  context.say(fmt::format("{:.2f}% of the held-out pictures keep their code",
                          100 * result["code_agreement"].get<double>()));
  if (!result["pairs_can_be_drawn_again"].get<bool>()) {
    context.say("its training pairs cannot be drawn again: `evaluate` and `export` need --pairs");
  }
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
