// `latplan domains`, `explore` and `instances`: what needs a world and no network.
#include <fmt/format.h>

#include <algorithm>
#include <ranges>
#include <set>

#include "base/error.h"
#include "cli/command.h"
#include "cli/world_arguments.h"
#include "data/draw_instances.h"
#include "domains/explore.h"
#include "evaluation/world_of_run.h"
#include "runs/recipe.h"
#include "runs/run_record.h"

namespace latplan::cli {
namespace {

using domains::State;

struct AvoidedSource {
  std::filesystem::path file;
  std::vector<State> states;
};

// "tasks: 20 instances", and the true distances of random walks.
std::string describe_instances(const std::filesystem::path& folder,
                               const std::vector<data::Instance>& instances) {
  std::string text = fmt::format("{}: {} instances", folder.string(), instances.size());
  if (instances.empty() || instances.front().walk < 0) return text;
  const auto [nearest, farthest] =
      std::ranges::minmax(instances | std::views::transform(&data::Instance::distance));
  return text + fmt::format(" at the ends of random walks; their true distances are {} to {}",
                            nearest, farthest);
}

// How many instances share a state with each source, and with any of them, as far as pictures distinguish states.
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
  const std::vector<std::string> names = runs::recipe_names();
  if (!names.empty()) context.say("\nrecipes, for latplan train --recipe NAME -o RUN:");
  for (const std::string& name : names) {
    try {
      const runs::Recipe recipe = runs::read_recipe(name);
      context.say(fmt::format("{:<12} {}", name, recipe.summary));
      list.push_back({{"name", name}, {"recipe", recipe.to_json()}});
    } catch (const Error& error) {  // in one file; the others work
      context.log.warning(error.what());
    }
  }
  return list;
}

}  // namespace

ExitCode run_domains(Arguments& args, Context& context) {
  args.example("latplan domains", "lists every world with its options, and the recipes");
  if (parse(args, context)) return ExitCode::kDone;
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
  int max_depth = -1;
  std::int64_t max_states = 50'000'000;
  args.option({"max-depth", &max_depth, "largest distance to count; -1: all", -1, 1e6});
  args.option({"max-states", &max_states, "limit on the states to count", 1, 1e12});
  args.example("latplan explore lightsout --size 4", "states by distance from the goal");
  WorldArguments world;
  if (parse(args, context, [&] { world.declare(args, true); })) return ExitCode::kDone;
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
  data::InstanceConfig config;
  std::filesystem::path output;
  std::vector<std::filesystem::path> avoid;
  bool force = false;
  args.required_option({"output", &output, "folder to write, one sub-folder per instance"}, "-o");
  args.option({"force", &force, "replace the output folder if it exists"});
  args.option(
      {"distance", &config.distances,
       "shortest distances from start to goal; in worlds with random walks, as blocks, their "
       "lengths",
       1, 1e5});
  args.option({"count", &config.count, "instances per distance", 1, 1e6});
  args.option(
      {"avoid", &avoid, "pair set or instance folder whose states must not occur; repeatable"});
  args.option({"random-goal", &config.random_goal,
               "a random goal for each instance; in one-way worlds a random start"});
  args.option({"noise", &config.noise,
               "Gaussian noise on the pictures: standard deviation on normalised pixels", 0, 1000});
  args.example("latplan instances lightsout --size 4 --distance 5,7 --count 20 -o tasks",
               "40 tasks, 20 at each distance");
  WorldArguments world;
  if (parse(args, context, [&] { world.declare(args, true); })) return ExitCode::kDone;
  const auto domain = world.make();
  const State end = domain->as_seen(domain->instance_style() == domains::InstanceStyle::kForward
                                        ? domain->start()
                                        : domain->goal());
  const auto shared_end = [&](const State& state) {
    return !config.random_goal && domain->as_seen(state) == end;
  };
  std::vector<AvoidedSource> sources;
  for (const std::filesystem::path& source : avoid) {
    std::vector<State> states = evaluation::states_in(source, *domain);
    // Tasks of a world with one goal share that goal; only their other states are avoided.
    if (std::filesystem::is_directory(source)) std::erase_if(states, shared_end);
    config.avoid.insert(config.avoid.end(), states.begin(), states.end());
    sources.push_back({source, std::move(states)});
  }
  config.seed = context.seed;
  const data::InstanceSet set{world.name(), world.options(), data::make_instances(*domain, config)};
  runs::RunRecord record("instances", args.effective(), context.seed);
  const std::filesystem::path work = context.make_output(output, force, avoid);
  data::write_instances(work, set);
  context.say(describe_instances(output, set.instances));
  Json result = {{"folder", output.string()}, {"instances", set.instances.size()}};
  report_overlap(sources, *domain, set.instances, context, result);
  record.write(work, "done", result);
  context.finish_output();
  context.result(result);
  return ExitCode::kDone;
}

}  // namespace latplan::cli
