#include "pipeline/planning.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <functional>

#include "base/error.h"
#include "base/rng.h"
#include "pipeline/mask_bits.h"
#include "pipeline/repair.h"
#include "pipeline/stable_plan.h"

namespace latplan::pipeline {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kSecondLook = 20;  // seconds a search for a plan without unstable states may take

double since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Could `action` have led to a state with these goal bits? Its effects agree with them, and so do the conditions it
// leaves untouched.
bool produces(const symbolic::Action& action, const GoalBits& goal) {
  const BitVector off = goal.mask & ~goal.value;
  const BitVector gone = action.del & ~action.add;
  const BitVector touched = action.add | gone;
  return !off.intersects(action.add) && !goal.value.intersects(gone) &&
         !off.intersects(action.pos & ~touched) && !goal.value.intersects(action.neg & ~touched) &&
         goal.mask.intersects(touched);
}

int count_applicable(const symbolic::ActionTable& table, const BitVector& state) {
  return static_cast<int>(std::ranges::count_if(
      table.actions, [&](const symbolic::Action& action) { return action.applicable(state); }));
}

int count_producing(const symbolic::ActionTable& table, const GoalBits& goal) {
  return static_cast<int>(std::ranges::count_if(
      table.actions, [&](const symbolic::Action& action) { return produces(action, goal); }));
}

Successors successors_of(const PlanConfig& config, const symbolic::ActionTable& table) {
  return config.black_box == nullptr ? successors_by(table)
                                     : successors_by(*config.black_box, config.filter);
}

// What the model offers in a state: actions that apply, or successors of a followed network.
int count_ways(const PlanConfig& config, const symbolic::ActionTable& table,
               const BitVector& state) {
  if (config.black_box == nullptr) return count_applicable(table, state);
  const std::vector<BitVector> one = {state};
  return static_cast<int>(successors_of(config, table)(one).front().size());
}

// The codes of all pictures, init first, as they are read off them.
std::vector<BitVector> read_pictures(const nn::StateCodec& codec, const PlanConfig& config,
                                     const std::vector<Image>& images) {
  Rng rng = Rng(config.seed).fork("plan/noise");
  return config.noise > 0 ? codec.encode_noisy(images, config.noise, rng) : codec.encode(images);
}

// Decodes and encodes until nothing changes. A code of a state stays as it is; one with a bit that noise turned is mostly
// mended by the first round. Codes that never come to rest stay as they were read, and so do all of them where different
// ones end as one: the model is at its limits there, and what it dreams up must not replace what it saw.
std::vector<BitVector> settle(const nn::StateCodec& codec, const std::vector<BitVector>& read,
                              int rounds) {
  std::vector<BitVector> codes = read;
  std::vector<BitVector> next = codes;
  for (int i = 0; i < rounds; ++i) {
    next = codec.encode(codec.decode(codes));
    if (next == codes) break;
    std::swap(codes, next);
  }
  if (rounds > 0 && next != codes) next = codec.encode(codec.decode(codes));
  for (std::size_t i = 0; i < codes.size(); ++i) {
    if (next[i] != codes[i]) codes[i] = read[i];
  }
  for (std::size_t i = 1; i < codes.size(); ++i) {
    if (codes[i] == codes[0] && read[i] != read[0]) return read;
  }
  return codes;
}

// Replaces codes nothing can be done with by near ones; partial goals are left alone.
void repair_codes(const nn::StateCodec& codec, const symbolic::ActionTable& table,
                  const PlanConfig& config, const Image& init, const GoalPictures& goal,
                  std::vector<BitVector>& codes, PlanOutcome& outcome) {
  const auto starts = [&](const BitVector& code) { return count_ways(config, table, code) > 0; };
  const auto ends = [&](const BitVector& code) {
    return count_producing(table, {BitVector(code.size(), true), code}) > 0;
  };
  if (!starts(codes[0])) {
    if (const auto better = repair(codec, init, codes[0], starts)) {
      codes[0] = *better;
      outcome.repaired_init = true;
    }
  }
  if (config.black_box == nullptr && codes.size() == 2 && !goal.mask && !ends(codes[1])) {
    if (const auto better = repair(codec, goal.images[0], codes[1], ends)) {
      codes[1] = *better;
      outcome.repaired_goal = true;
    }
  }
}

// Simulates and decodes the plan; tells which of its states decoding and encoding gives back.
std::vector<bool> decode_plan(const nn::StateCodec& codec, PlanOutcome& outcome) {
  symbolic::Simulation simulation = symbolic::simulate(outcome.task, outcome.result.plan);
  LATPLAN_CHECK(simulation.valid,
                "the planner returned a plan that does not simulate: " + simulation.reason);
  outcome.states = std::move(simulation.states);
  outcome.goal_bits_missed = outcome.task.goal_bits_missed(outcome.states.back());
  outcome.images = codec.decode(outcome.states);
  const std::vector<bool> stable = stable_states(codec, outcome.states);
  outcome.unstable_states = static_cast<int>(std::ranges::count(stable, false));
  return stable;
}

// The first and the last state came from pictures: they are what they are.
bool stable_inside(const std::vector<bool>& stable) {
  return stable.size() <= 2 || std::all_of(stable.begin() + 1, stable.end() - 1, std::identity());
}

}  // namespace

PlanOutcome formulate(const nn::StateCodec& codec, const symbolic::ActionTable& table,
                      const Image& init, const GoalPictures& goal, const PlanConfig& config) {
  PlanOutcome outcome;
  const auto start = Clock::now();
  std::vector<Image> pictures = {init};
  pictures.insert(pictures.end(), goal.images.begin(), goal.images.end());
  const std::vector<BitVector> read = read_pictures(codec, config, pictures);
  std::vector<BitVector> codes = settle(codec, read, config.cycle);
  for (std::size_t i = 0; i < codes.size(); ++i)
    outcome.settled_ends += codes[i] != read[i] ? 1 : 0;
  if (config.repair) repair_codes(codec, table, config, init, goal, codes, outcome);
  std::vector<Image> reconstructions = codec.decode(codes);
  outcome.init_reconstruction = std::move(reconstructions[0]);
  outcome.goal_reconstruction = std::move(reconstructions[1]);
  std::vector<BitVector> sample;
  if (goal.mask) {
    sample =
        walk_states(codec, successors_of(config, table), codes, Rng(config.seed).fork("plan/goal"));
  }
  outcome.goal = goal_bits(codec, goal, {codes.begin() + 1, codes.end()}, sample);
  if (outcome.settled_ends > 0 && !goal.mask && goal.images.size() == 1) {
    outcome.as_read = PlanEnds{read[0], goal_bits(codec, goal, {read[1]}, {})};
  }
  outcome.encode_seconds = since(start);
  outcome.task = {table, codes[0], outcome.goal.mask, outcome.goal.value, config.goal_tolerance};
  outcome.applicable_at_init = count_ways(config, table, codes[0]);
  outcome.reaching_goal = config.black_box != nullptr ? -1 : count_producing(table, outcome.goal);
  return outcome;
}

namespace {

void search_once(const PlanConfig& config, Log& log, const StopFlag& stop, PlanOutcome& outcome) {
  const search::Limits limits{config.time, static_cast<std::int64_t>(config.memory * (1LL << 30))};
  if (config.black_box != nullptr) {
    search::BlackBoxResult found =
        search::solve_black_box(black_box_task(*config.black_box, config.filter, outcome.task),
                                config.search, limits, log, stop);
    outcome.result = std::move(found.result);
    outcome.task.model = steps_as_actions(*config.black_box, found.states);
    return;
  }
  if (config.engine == "builtin") {
    outcome.result = search::solve(outcome.task, config.search, limits, log, stop);
    return;
  }
  if (config.engine != "fd") {
    throw usage_error("unknown engine '" + config.engine + "'; expected builtin or fd");
  }
  if (outcome.task.goal_tolerance > 0) {
    throw usage_error("Fast Downward knows no goal tolerance; expected a search of our own");
  }
  engine::Options options;
  if (config.search != "auto") options.search = config.search;
  options.through_pddl = config.through_pddl;
  options.limits = limits;
  const engine::FastDownward planner(config.fast_downward);
  engine::Outcome found = planner.solve(outcome.task, options, log, stop);
  outcome.result = std::move(found.result);
  outcome.details = std::move(found.details);
}

}  // namespace

void search_ends(const PlanConfig& config, const SearchOnce& search_once, PlanOutcome& outcome) {
  search_once(config, outcome);
  if (outcome.result.status != search::Status::kUnsolvable || !outcome.as_read) return;
  PlanConfig rest = config;
  if (config.time > 0) {  // both searches together keep to the limit
    rest.time -= outcome.result.statistics.total_seconds;
    if (rest.time <= 0) return;
  }
  PlanOutcome again = outcome;
  again.task.init = again.as_read->init;
  again.goal = again.as_read->goal;
  again.task.goal_mask = again.goal.mask;
  again.task.goal_value = again.goal.value;
  again.settled_ends = 0;
  again.repaired_init = again.repaired_goal = false;
  search_once(rest, again);
  if (again.result.status == search::Status::kSolved) outcome = std::move(again);
  // Nobody knows yet whether there is a plan.
  else if (again.result.status == search::Status::kInterrupted)
    outcome.result.status = again.result.status;
}

void search_plan(const PlanConfig& config, Log& log, const StopFlag& stop, PlanOutcome& outcome) {
  search_ends(
      config,
      [&](const PlanConfig& how, PlanOutcome& searched) { search_once(how, log, stop, searched); },
      outcome);
}

void draw_plan(const nn::StateCodec& codec, const PlanConfig& config, Log& log,
               const StopFlag& stop, PlanOutcome& outcome) {
  if (outcome.result.status != search::Status::kSolved) return;
  const auto start = Clock::now();
  const std::vector<bool> stable = decode_plan(codec, outcome);
  outcome.decode_seconds = since(start);
  const bool ways =
      config.engine == "builtin" && config.black_box == nullptr && outcome.task.goal_tolerance == 0;
  const double left =
      config.time == 0
          ? kSecondLook
          : std::min(kSecondLook, config.time - outcome.result.statistics.total_seconds);
  if (config.avoid_unstable && ways && !stable_inside(stable) && left > 0) {
    const search::Limits limits{left, static_cast<std::int64_t>(config.memory * (1LL << 30))};
    outcome.replanned = plan_through_stable_states(codec, limits, log, stop, outcome);
    if (outcome.replanned) decode_plan(codec, outcome);
  }
}

PlanOutcome make_plan(const nn::StateCodec& codec, const symbolic::ActionTable& table,
                      const Image& init, const GoalPictures& goal, const PlanConfig& config,
                      Log& log, const StopFlag& stop) {
  PlanOutcome outcome = formulate(codec, table, init, goal, config);
  search_plan(config, log, stop, outcome);
  draw_plan(codec, config, log, stop, outcome);
  const bool at_once = outcome.states.size() == 1 && outcome.goal_bits_missed == 0;
  if (at_once && outcome.goal.complete() && !(init == goal.images[0])) {
    log.warning("the start and the goal get the same code: the model does not tell them apart");
  }
  return outcome;
}

std::string explain_failure(const PlanOutcome& outcome) {
  if (outcome.result.status == search::Status::kOutOfTime) return "the time limit was reached";
  if (outcome.result.status == search::Status::kOutOfMemory) return "the memory limit was reached";
  if (outcome.result.status == search::Status::kInterrupted) return "the search was interrupted";
  if (outcome.applicable_at_init == 0) {
    return "no learnt action applies in the initial state: recall of the model is too low there, "
           "or the "
           "picture is unlike those it was trained on";
  }
  if (outcome.reaching_goal == 0 && outcome.task.goal_tolerance == 0) {
    return "no learnt action leads to the goal state: recall of the model is too low there, or the "
           "picture "
           "is unlike those it was trained on";
  }
  return fmt::format(
      "the goal cannot be reached in the learnt model ({} states searched): recall is too low, "
      "or the goal is unreachable in the world itself",
      outcome.result.statistics.states);
}

}  // namespace latplan::pipeline
