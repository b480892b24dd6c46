// `latplan domains`, `explore` and `instances`: what needs a world and no network.
#include <fmt/format.h>

#include <set>

#include "cli/avoided_states.h"
#include "cli/command.h"
#include "cli/world_arguments.h"
#include "data/instances.h"
#include "domains/explore.h"
#include "report/run_record.h"

namespace latplan::cli {

using domains::State;

ExitCode run_domains(Arguments& args, Context& context) {
  CommonOptions common;
  args.example("latplan domains", "lists every world with its options and their defaults");
  declare_common(args, common);
  if (parse(args, context, common)) return ExitCode::kDone;
  Json list = Json::array();
  for (const domains::World& world : domains::worlds()) {
    context.say(fmt::format("{:<12} {}", world.name, world.summary));
    Json options = Json::array();
    for (const domains::WorldOption& option : world.options) {
      context.say(
          fmt::format("  --{} {}    {}", option.name, option.default_value, option.meaning));
      options.push_back(
          {{"name", option.name}, {"default", option.default_value}, {"meaning", option.meaning}});
    }
    list.push_back({{"name", world.name}, {"summary", world.summary}, {"options", options}});
  }
  context.result({{"worlds", list}});
  return ExitCode::kDone;
}

ExitCode run_explore(Arguments& args, Context& context) {
  CommonOptions common;
  int max_depth = -1;
  std::int64_t max_states = 50'000'000;
  args.option("--max-depth", max_depth, "stop after this many moves; -1: search all", -1, 1000000);
  args.option("--max-states", max_states, "stop when this many states were seen", 1,
              std::int64_t{1} << 40);
  args.example("latplan explore lightsout --size 4", "states by distance from the goal");
  declare_common(args, common);
  WorldArguments world(args);
  if (parse(args, context, common)) return ExitCode::kDone;
  const auto domain = world.make();
  const domains::Exploration found =
      domains::explore(*domain, domain->start(), max_depth, max_states, context.log, context.stop);
  context.say(fmt::format("states       {}", found.states));
  context.say(fmt::format("transitions  {}", found.transitions));
  context.say(
      fmt::format("{:<12} {}", found.complete ? "diameter" : "depth", found.frontier.size() - 1));
  Json known = Json::object();
  for (const auto& [name, count] : domain->known_counts()) {
    context.say(fmt::format("{}: {}", name, count));
    known[name] = count;
  }
  context.say("distance: states");
  for (std::size_t d = 0; d < found.frontier.size(); ++d) {
    context.say(fmt::format("  {:>4}: {}", d, found.frontier[d]));
  }
  if (!found.complete) context.say("incomplete: stopped by a limit");
  context.result({{"world", world.name()},
                  {"options", world.options()},
                  {"states", found.states},
                  {"transitions", found.transitions},
                  {"frontier", found.frontier},
                  {"known", known},
                  {"complete", found.complete}});
  return ExitCode::kDone;
}

ExitCode run_instances(Arguments& args, Context& context) {
  CommonOptions common;
  data::InstanceConfig config;
  std::filesystem::path output;
  std::filesystem::path avoid;
  bool force = false;
  args.option("--distance", config.distances, "fewest moves from start to goal, comma separated", 1,
              100000);
  args.option("--count", config.count, "instances per distance", 1, 1000000);
  args.option("--output,-o", output, "folder to write, one sub-folder an instance");
  args.require("--output");
  args.option("--avoid", avoid,
              "keep out start states that occur in this pair set or instance folder");
  args.flag("--random-goal", config.random_goal,
            "a random goal for each instance, not the standard one");
  args.flag("--force", force, "replace the output if it exists");
  args.example("latplan instances lightsout --size 4 --distance 5,7 --count 20 -o tasks",
               "40 tasks, 20 at each distance");
  declare_common(args, common);
  WorldArguments world(args);
  if (parse(args, context, common)) return ExitCode::kDone;
  const auto domain = world.make();
  std::vector<State> avoided;
  if (!avoid.empty()) avoided = states_in(avoid, *domain);
  config.avoid = avoided;
  config.seed = common.seed;
  const data::InstanceSet set{world.name(), world.options(), data::make_instances(*domain, config)};
  report::RunRecord record("instances", args.effective(), common.seed);
  make_output(output, force, {avoid});
  record.write(output, "running", Json::object());
  data::write_instances(output, set);
  const std::set<State> seen(avoided.begin(), avoided.end());
  int overlap = 0;
  for (const data::Instance& instance : set.instances) {
    overlap += seen.contains(instance.init_state) || seen.contains(instance.goal_state);
  }
  const Json result = {
      {"folder", output.string()}, {"instances", set.instances.size()}, {"overlap", overlap}};
  record.write(output, "done", result);
  context.say(fmt::format(
      "{}: {} instances{}", output.string(), set.instances.size(),
      avoid.empty() ? std::string()
                    : fmt::format(", {} of them share a state with {}", overlap, avoid.string())));
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
