// `latplan plan RUN INIT.png GOAL.png...`.
#include <fmt/format.h>

#include "base/error.h"
#include "base/picture_file.h"
#include "cli/command.h"
#include "cli/search_arguments.h"
#include "pipeline/judgement.h"
#include "pipeline/plan_files.h"
#include "pipeline/run_folder.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

// A picture of the model's size, or Error(BadInput) that names the file.
Image read_sized(const fs::path& file, const ImageShape& shape) {
  Image image = read_picture(file);
  if (image.shape() != shape) {
    throw input_error(file.string() + ": is " + image.shape().to_string() + "; the model expects " +
                      shape.to_string());
  }
  return image;
}

// White where the goal matters; any depth of colour will do.
Image read_mask(const fs::path& file, const ImageShape& shape) {
  Image mask = to_grey(read_picture(file));
  if (mask.shape().height != shape.height || mask.shape().width != shape.width) {
    throw input_error(file.string() + ": is " + mask.shape().to_string() +
                      "; a goal mask must have the size of the pictures, " + shape.to_string());
  }
  return mask;
}

pipeline::GoalPictures read_goal(const std::vector<fs::path>& files, const fs::path& mask,
                                 const ImageShape& shape) {
  pipeline::GoalPictures goal;
  for (const fs::path& file : files) goal.images.push_back(read_sized(file, shape));
  if (mask.empty()) return goal;
  if (files.size() > 1) throw usage_error("--goal-mask goes with one goal picture, not several");
  goal.mask = read_mask(mask, shape);
  return goal;
}

}  // namespace

ExitCode run_plan(Arguments& args, Context& context) {
  CommonOptions common;
  fs::path folder, init_file, mask_file, output = "plan";
  std::vector<fs::path> goal_files;
  bool force = false;
  args.positional("RUN", folder, "folder written by `latplan train` and `latplan export`");
  args.positional("INIT.png", init_file, "picture of the initial state");
  args.positional("GOAL.png", goal_files,
                  "picture of the goal; of several pictures only what they share is the goal");
  args.option("--output,-o", output,
              "folder for plan.png, plan_animation.png, states/, plan.txt, problem.pddl, run.json");
  args.option("--goal-mask", mask_file,
              "picture of the same size: only where it is white must the goal be reached");
  const SearchArguments search(args, false);
  args.flag("--force", force, "replace the output folder if it exists");
  args.example("latplan plan run tasks/007-000/init.png tasks/007-000/goal.png -o plan",
               "plans, draws plan/plan.png, and judges it where the world is known");
  args.example("latplan plan run init.png goal.png --goal-mask first-row.png",
               "asks for a part of the goal only");
  declare_common(args, common);
  if (parse(args, context, common)) return ExitCode::kDone;
  search.check();
  const pipeline::RunFolder run = pipeline::open_run(folder);
  const auto model = context.networks().load(run.model, search.threads());
  const symbolic::ActionTable table = pipeline::read_table(run, model->state_bits());
  const Image init = read_sized(init_file, model->image_shape());
  const pipeline::GoalPictures goal = read_goal(goal_files, mask_file, model->image_shape());
  std::string unjudged;
  const auto domain = pipeline::make_world_if_possible(run, unjudged);
  if (!unjudged.empty()) context.log.warning("the plan will not be judged: " + unjudged);
  report::RunRecord record("plan", args.effective(), common.seed);
  std::vector<fs::path> inputs = {folder, init_file, mask_file};
  inputs.insert(inputs.end(), goal_files.begin(), goal_files.end());
  make_output(output, force, inputs);
  record.write(output, "running", Json::object());
  const pipeline::PlanOutcome outcome = pipeline::make_plan(
      *model, table, init, goal, search.config(common.seed), context.log, context.stop);
  pipeline::Judgement judgement;
  if (domain) judgement = pipeline::judge(*domain, outcome, init, goal, search.judge());
  pipeline::write_plan_files(output, outcome, judgement, init, goal.images[0]);
  const Json result = pipeline::to_json(outcome, judgement);
  record.write(output, status_word(outcome.result.status), result);
  context.say(pipeline::summary_line(outcome, judgement));
  context.say(outcome.images.empty() ? (output / "reconstruction.png").string()
                                     : (output / "plan.png").string());
  context.result(result);
  return exit_code(outcome.result.status);
}

}  // namespace latplan::cli
