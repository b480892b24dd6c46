// `latplan plan RUN INIT.png GOAL.png...`.
#include <fmt/format.h>

#include "base/error.h"
#include "base/files.h"
#include "base/picture_file.h"
#include "cli/command.h"
#include "cli/search_arguments.h"
#include "pipeline/judgement.h"
#include "pipeline/plan_files.h"
#include "pipeline/recoding.h"
#include "pipeline/run_folder.h"
#include "symbolic/sas.h"

namespace latplan::cli {
namespace {

namespace fs = std::filesystem;

// What a picture must become: how the training pictures were prepared, and the model's shape.
struct Form {
  const data::Preparation& preparation;
  ImageShape shape;
  Log& log;

  Image read(const fs::path& file) const {
    Image image = read_picture(file);
    const std::string doubt = data::doubt_of_cut(image.shape(), file.string(), preparation, shape);
    if (!doubt.empty()) log.warning(doubt);
    return data::fit_picture(std::move(image), file.string(), preparation, shape);
  }
};

// White where the goal matters; any depth of colour will do. Drawn over a picture before or after its preparation.
Image read_mask(const fs::path& file, const Form& form) {
  const Image given = to_grey(read_picture(file));
  const ImageShape grey = {form.shape.height, form.shape.width, 1};
  try {
    return data::fit_picture(given, file.string(), form.preparation, grey);
  } catch (const Error&) {
    throw input_error(file.string() + ": is " + given.shape().to_string() +
                      "; a goal mask must have the size of the pictures, " +
                      form.shape.to_string());
  }
}

pipeline::GoalPictures read_goal(const std::vector<fs::path>& files, const fs::path& mask,
                                 const Form& form) {
  pipeline::GoalPictures goal;
  for (const fs::path& file : files) goal.images.push_back(form.read(file));
  if (mask.empty()) return goal;
  if (files.size() > 1) throw usage_error("--goal-mask goes with one goal picture, not several");
  goal.mask = read_mask(mask, form);
  return goal;
}

}  // namespace

ExitCode run_plan(Arguments& args, Context& context) {
  CommonOptions common;
  fs::path folder, init_file, mask_file, pairs_file, output = "plan";
  std::vector<fs::path> goal_files;
  bool force = false, sas = false;
  args.positional("RUN", folder, "folder written by `latplan train` and `latplan export`");
  args.positional("INIT.png", init_file, "picture of the initial state");
  args.positional("GOAL.png", goal_files,
                  "picture of the goal; of several pictures only what they share is the goal");
  args.option("--output,-o", output,
              "folder for plan.png, plan_animation.png, states/, plan.txt, problem.pddl, run.json");
  args.option("--goal-mask", mask_file,
              "picture of the same size: only where it is white must the goal be reached");
  args.flag("--sas", sas, "also write the task as problem.sas (SAS+, a variable a bit)");
  args.option("--pairs", pairs_file, "the training pairs, if they moved since training");
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
  const auto model = pipeline::load_model(context.networks(), run, search.threads());
  pipeline::PlanConfig config = search.config(common.seed);
  search.follow(run, *model, config);
  if (sas && config.black_box != nullptr)
    throw usage_error("plan: --sas: a network that is followed has no task to write");
  if (args.given("--pairs") && config.black_box == nullptr)
    throw usage_error("plan: --pairs: only a followed network asks them; expected --black-box too");
  const symbolic::ActionTable table = config.black_box != nullptr
                                          ? symbolic::ActionTable{model->state_bits(), {}}
                                          : pipeline::read_table(run, *model);
  const Form form{run.preparation, model->image_shape(), context.log};
  const Image init = form.read(init_file);
  const pipeline::GoalPictures goal = read_goal(goal_files, mask_file, form);
  std::string unjudged;
  const auto domain = pipeline::make_world_if_possible(run, unjudged);
  if (!unjudged.empty()) context.log.warning("the plan will not be judged: " + unjudged);
  report::RunRecord record("plan", args.effective(), common.seed);
  std::vector<fs::path> inputs = {folder, init_file, mask_file, pairs_file};
  inputs.insert(inputs.end(), goal_files.begin(), goal_files.end());
  check_output(output, force, inputs);
  search.filter_as_seen(run, *model, pairs_file, context, config);
  make_output(output, force, inputs, context);
  record.write(output, "running", Json::object());
  const pipeline::PlanOutcome outcome =
      pipeline::make_plan(*model, table, init, goal, config, context.log, context.stop);
  pipeline::Judgement judgement;
  if (domain) judgement = pipeline::judge(*domain, outcome, init, goal, search.judge());
  pipeline::write_plan_files(output, outcome, judgement, init, goal.images[0]);
  if (sas) write_atomically(output / "problem.sas", symbolic::write_sas(outcome.task));
  const Json result = pipeline::to_json(outcome, judgement);
  record.write(output, status_word(outcome.result.status), result);
  context.say(pipeline::summary_line(outcome, judgement));
  context.say(outcome.images.empty() ? (output / "reconstruction.png").string()
                                     : (output / "plan.png").string());
  context.result(result);
  return exit_code(outcome.result.status);
}

}  // namespace latplan::cli
