// `latplan domains`, `explore` and `instances`: what needs a world and no network.
#include <fmt/format.h>

#include <algorithm>
#include <ranges>
#include <set>

#include "cli/avoided_states.h"
#include "cli/command.h"
#include "cli/world_arguments.h"
#include "data/instances.h"
#include "domains/explore.h"
#include "pipeline/recipe.h"
#include "report/run_record.h"

namespace latplan::cli {
namespace {

using domains::State;

struct AvoidedSource {
  std::filesystem::path file;
  std::vector<State> states;
};

// "tasks: 20 instances", and for random walks how far they really led.
std::string describe_instances(const std::filesystem::path& folder,
                               const std::vector<data::Instance>& instances) {
  std::string text = fmt::format("{}: {} instances", folder.string(), instances.size());
  if (instances.empty() || instances.front().walk < 0) return text;
  const auto [nearest, farthest] =
      std::ranges::minmax(instances | std::views::transform(&data::Instance::distance));
  return text + fmt::format(" at the ends of random walks; their true distances are {} to {}",
                            nearest, farthest);
}

// How many instances share a state, as far as a picture can tell, with each source and with any of them.
void report_overlap(const std::vector<AvoidedSource>& sources, const domains::Domain& domain,
                    const std::vector<data::Instance>& instances, const Context& context,
                    Json& result) {
  std::set<std::size_t> shared_with_any;
  Json each = Json::array();
  for (const AvoidedSource& source : sources) {
    std::set<State> seen;
    for (const State& state : source.states) seen.insert(domain.as_seen(state));
    int overlap = 0;
    for (std::size_t i = 0; i < instances.size(); ++i) {
      if (!seen.contains(domain.as_seen(instances[i].init_state)) &&
          !seen.contains(domain.as_seen(instances[i].goal_state))) {
        continue;
      }
      ++overlap;
      shared_with_any.insert(i);
    }
    context.say(fmt::format("{} of them share a state with {} ({} states)", overlap,
                            source.file.string(), seen.size()));
    each.push_back(
        {{"source", source.file.string()}, {"states", seen.size()}, {"overlap", overlap}});
  }
  result["overlap"] = shared_with_any.size();
  result["avoided"] = each;
}

Json list_recipes(const Context& context) {
  Json list = Json::array();
  const std::vector<std::string> names = pipeline::recipe_names();
  if (!names.empty()) context.say("\nrecipes, for latplan train --recipe NAME -o RUN:");
  for (const std::string& name : names) {
    try {
      const pipeline::Recipe recipe = pipeline::read_recipe(name);
      context.say(fmt::format("{:<12} {}", name, recipe.summary));
      list.push_back({{"name", name}, {"recipe", recipe.to_json()}});
    } catch (const Error& error) {  // of one file; the others can be followed
      context.log.warning(error.what());
    }
  }
  return list;
}

}  // namespace

ExitCode run_domains(Arguments& args, Context& context) {
  CommonOptions common;
  args.example("latplan domains",
               "lists every world with its options and their defaults, and the recipes");
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
  context.result({{"worlds", list}, {"recipes", list_recipes(context)}});
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
  context.say(fmt::format("moves a state {} to {}", found.fewest_moves, found.most_moves));
  Json known = Json::object();
  for (const auto& [name, count] : domain->known_counts()) {
    context.say(fmt::format("{}: {}", name, count));
    known[name] = count;
  }
  context.say("distance: states");
  for (std::size_t d = 0; d < found.frontier.size(); ++d) {
    context.say(fmt::format("  {:>4}: {}", d, found.frontier[d]));
  }
  if (!found.complete) {
    context.say(context.stop.requested() ? "incomplete: interrupted"
                                         : "incomplete: stopped by a limit");
  }
  context.result({{"world", world.name()},
                  {"options", world.options()},
                  {"states", found.states},
                  {"transitions", found.transitions},
                  {"diameter", found.complete ? Json(found.frontier.size() - 1) : Json()},
                  {"fewest_moves", found.fewest_moves},
                  {"most_moves", found.most_moves},
                  {"frontier", found.frontier},
                  {"known", known},
                  {"complete", found.complete}});
  return ExitCode::kDone;
}

ExitCode run_instances(Arguments& args, Context& context) {
  CommonOptions common;
  data::InstanceConfig config;
  std::filesystem::path output;
  std::vector<std::filesystem::path> avoid;
  bool force = false;
  args.option("--distance", config.distances,
              "fewest moves from start to goal, comma separated; in worlds whose tasks are random "
              "walks, as blocks: moves of the walk",
              1, 100000);
  args.option("--count", config.count, "instances per distance", 1, 1000000);
  args.option("--output,-o", output, "folder to write, one sub-folder an instance");
  args.require("--output");
  args.option("--avoid", avoid,
              "keep out states that occur in this pair set or instance folder; may be given again "
              "for another");
  args.flag("--random-goal", config.random_goal,
            "a random goal for each instance, not the standard one; in one-way worlds a random "
            "start; random walks have both anyway");
  args.option("--noise", config.noise,
              "corrupt the pictures: Gaussian noise of this deviation on the normalised images; 0: "
              "none",
              0.0, 1000.0);
  args.flag("--force", force, "replace the output if it exists");
  args.example("latplan instances lightsout --size 4 --distance 5,7 --count 20 -o tasks",
               "40 tasks, 20 at each distance");
  declare_common(args, common);
  WorldArguments world(args);
  if (parse(args, context, common)) return ExitCode::kDone;
  const auto domain = world.make();
  const State end = domain->as_seen(domain->instance_style() == domains::InstanceStyle::kForward
                                        ? domain->start()
                                        : domain->goal());
  const auto shared_end = [&](const State& state) {
    return !config.random_goal && domain->as_seen(state) == end;
  };
  std::vector<AvoidedSource> sources;
  for (const std::filesystem::path& source : avoid) {
    std::vector<State> states = states_in(source, *domain);
    // Other tasks of a world with one goal share that goal: the rest of them is kept out.
    if (std::filesystem::is_directory(source)) std::erase_if(states, shared_end);
    config.avoid.insert(config.avoid.end(), states.begin(), states.end());
    sources.push_back({source, std::move(states)});
  }
  config.seed = common.seed;
  const data::InstanceSet set{world.name(), world.options(), data::make_instances(*domain, config)};
  report::RunRecord record("instances", args.effective(), common.seed);
  make_output(output, force, avoid, context);
  record.write(output, "running", Json::object());
  data::write_instances(output, set);
  context.say(describe_instances(output, set.instances));
  Json result = {{"folder", output.string()}, {"instances", set.instances.size()}};
  report_overlap(sources, *domain, set.instances, context, result);
  record.write(output, "done", result);
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
