// `latplan serve RUN`.
#include <fmt/format.h>

#include "base/error.h"
#include "cli/command.h"
#include "cli/live_model.h"
#include "engine/planner_choice.h"
#include "evaluation/world_of_run.h"
#include "runs/open_model.h"
#include "search/black_box.h"

namespace latplan::cli {
namespace {

constexpr int kPort = 8717;
constexpr double kSeconds = 30;  // of a search: one request is answered after the other
constexpr std::size_t kKnown = 256;

}  // namespace

ExitCode run_serve(Arguments& args, Context& context) {
  planning::PlanConfig config;
  config.search.time = kSeconds;
  std::filesystem::path folder;
  int port = kPort, threads = 0;
  args.positional({"RUN", &folder,
                   "folder of `latplan learn`, or of `train` and `export`, or a shipped model"});
  args.option(
      {"port", &port, "port on this machine's loopback address; 0: any free one", 0, 65535});
  args.fields(fields(config.search));
  args.fields(fields(config));
  args.option(
      Field{"threads", &threads, "CPU threads of the network; 0: one per CPU", 0, 1024}.expert());
  args.example("latplan serve mnist", "a page to plan with a shipped model, until Ctrl-C");
  if (parse(args, context)) return ExitCode::kDone;
  engine::check_planner_choice(engine::parse_planner_choice(config.search.search),
                               config.search.goal_tolerance);
  config.seed = context.seed;
  const runs::OpenModel model = runs::open_model(context.backend, folder, threads, config.only);
  planning::PlanningModel planner = runs::planning_model(model, config);
  if (planner.black_box == nullptr) {
    model.check_exported();
  } else {
    search::check_black_box_algorithm(config.search.search);
  }
  runs::add_pair_filters(model, config, {}, false, context.backend, context.log, context.stop,
                         planner);
  planning::Judgement unverified;
  const auto domain = evaluation::make_world_if_possible(model.run, unverified.note);
  if (model.run.world && !domain) context.log.warning("plans are unverified: " + unverified.note);
  const LiveModel live{model.run.folder.filename().string(),
                       planner,
                       config,
                       {model.run.preparation, model.network->image_shape(), context.log},
                       runs::known_states(model, kKnown),
                       domain.get(),
                       context.log,
                       context.stop,
                       unverified};
  HttpServer server(port);
  context.say(server.url() + "  (Ctrl-C ends it)");
  context.result({{"url", server.url()}});
  server.run([&](const HttpRequest& request) { return live.answer(request); }, context.stop);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
