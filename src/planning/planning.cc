#include "planning/planning.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <functional>

#include "base/error.h"
#include "base/rng.h"
#include "engine/planner_choice.h"
#include "extract/code_quality.h"
#include "nn/decode_encode.h"
#include "planning/masked_goal.h"
#include "planning/replan.h"

namespace latplan::planning {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kReplanSeconds = 20;
constexpr std::size_t kMostOtherEnds = 2048;
constexpr double kOtherSeconds = 10;  // for the searches between them

double since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Whether `action` could have produced a state with these goal bits: its effects agree with them, and so do the
// preconditions it does not change.
bool produces(const symbolic::Action& action, const GoalBits& goal) {
  const BitVector off = goal.mask & ~goal.value;
  const BitVector gone = action.del & ~action.add;
  const BitVector touched = action.add | gone;
  return !off.intersects(action.add) && !goal.value.intersects(gone) &&
         !off.intersects(action.pos & ~touched) && !goal.value.intersects(action.neg & ~touched) &&
         goal.mask.intersects(touched);
}

int count_producing(const symbolic::ActionTable& table, const GoalBits& goal) {
  return static_cast<int>(std::ranges::count_if(
      table.actions, [&](const symbolic::Action& action) { return produces(action, goal); }));
}

// Applicable actions, or successors of a black box.
int count_ways(const PlanningModel& model, const BitVector& state) {
  if (model.black_box == nullptr) {
    return static_cast<int>(std::ranges::count_if(
        model.table.actions,
        [&](const symbolic::Action& action) { return action.applicable(state); }));
  }
  const std::vector<BitVector> one = {state};
  return static_cast<int>(model.successors()(one).front().size());
}

// The stable codes that decode -> encode rounds lead to; these undo most bits that noise flipped. A code that does not
// settle stays as read, and so do all codes if different ones would become equal: there the model is unreliable.
std::vector<BitVector> denoise(const nn::StateCodec& codec, const std::vector<BitVector>& read,
                               int rounds) {
  if (rounds == 0) return read;
  nn::Settled settled = nn::settle(codec, read, rounds + 1);
  for (std::size_t i = 0; i < read.size(); ++i) {
    if (!settled.stable[i]) settled.codes[i] = read[i];
  }
  for (std::size_t i = 1; i < read.size(); ++i) {
    if (settled.codes[i] == settled.codes[0] && read[i] != read[0]) return read;
  }
  return settled.codes;
}

// Pairs of codes of start and goal other than these, the most likely first. The codes as read come before all others.
std::vector<PlanEnds> other_ends(const nn::StateCodec& codec, const std::vector<Image>& pictures,
                                 const GoalPictures& goal, const std::vector<BitVector>& read,
                                 const std::vector<BitVector>& codes) {
  std::vector<PlanEnds> others;
  if (goal.mask || goal.images.size() != 1) return others;
  const std::vector<nn::LikelyCode> starts = codec.likely_codes(pictures[0]);
  const std::vector<nn::LikelyCode> ends = codec.likely_codes(pictures[1]);
  struct Pair {
    double cost;
    const BitVector *start, *end;
  };
  std::vector<Pair> pairs = {{-1, &read[0], &read[1]}};
  for (const nn::LikelyCode& start : starts) {
    for (const nn::LikelyCode& end : ends) {
      const double cost = start.cost + end.cost;
      if (cost > 0 && cost <= nn::kMostCodeCost) pairs.push_back({cost, &start.code, &end.code});
    }
  }
  std::ranges::stable_sort(pairs, {}, &Pair::cost);
  for (const Pair& pair : pairs) {
    if (others.size() == kMostOtherEnds) break;
    if (*pair.start == codes[0] && *pair.end == codes[1]) continue;
    others.push_back({*pair.start, goal_bits(codec, goal, {*pair.end}, {})});
  }
  return others;
}

// Noise can make codes that no state has. Those that break an invariant of the pairs' states come after all others.
// Returns whether `first` was replaced.
bool put_plausible_first(const extract::Evidence* evidence, PlanEnds& first,
                         std::vector<PlanEnds>& others) {
  if (evidence == nullptr || evidence->seen().empty() || others.empty()) return false;
  const extract::Literals invariants = evidence->invariants();
  const auto plausible = [&](const PlanEnds& ends) {
    return !invariants.broken_by(ends.init) && !invariants.broken_by(ends.goal.value);
  };
  const auto implausible = std::ranges::stable_partition(others, plausible);
  if (plausible(first) || implausible.begin() == others.begin()) return false;
  std::rotate(others.begin(), others.begin() + 1, implausible.begin());
  std::swap(first, *(implausible.begin() - 1));
  return true;
}

// Simulates and decodes the plan. Returns which of its states are stable.
std::vector<bool> decode_plan(const PlanningModel& model, PlanOutcome& outcome) {
  symbolic::Simulation simulation = symbolic::simulate(outcome.task, outcome.result.plan);
  LATPLAN_CHECK(simulation.valid, "the planner returned an invalid plan: " + simulation.reason);
  outcome.states = std::move(simulation.states);
  outcome.goal_bits_missed = outcome.task.goal_bits_missed(outcome.states.back());
  outcome.images = model.codec.decode(outcome.states);
  outcome.warranties.clear();
  for (std::size_t i = 1; model.evidence != nullptr && i < outcome.states.size(); ++i) {
    outcome.warranties.push_back(
        model.evidence->warranty(outcome.states[i - 1], outcome.states[i]));
  }
  const std::vector<bool> stable = nn::stable_states(model.codec, outcome.states);
  outcome.unstable_states = static_cast<int>(std::ranges::count(stable, false));
  return stable;
}

// Start and goal come from pictures; only the states between them can be avoided.
bool stable_inside(const std::vector<bool>& stable) {
  return stable.size() <= 2 || std::all_of(stable.begin() + 1, stable.end() - 1, std::identity());
}

void search_once(const PlanningModel& model, const SearchConfig& config, Log& log,
                 const StopFlag& stop, PlanOutcome& outcome) {
  if (model.black_box != nullptr) {
    search::BlackBoxResult found =
        search::solve_black_box(black_box_task(*model.black_box, model.filter, outcome.task),
                                config.search, config.limits(), log, stop);
    outcome.result = std::move(found.result);
    outcome.task.model = steps_as_actions(*model.black_box, found.states);
    return;
  }
  TaskSolution solution = solve_task(outcome.task, config, log, stop);
  outcome.result = std::move(solution.result);
  outcome.details = std::move(solution.details);
}

}  // namespace

TaskSolution solve_task(const symbolic::StripsTask& task, const SearchConfig& config, Log& log,
                        const StopFlag& stop) {
  const engine::PlannerChoice choice = engine::parse_planner_choice(config.search);
  if (!choice.fast_downward) {
    return {search::solve(task, choice.search, config.limits(), log, stop), {}};
  }
  if (task.goal_tolerance > 0) {
    throw usage_error(
        "goal tolerance is not supported by Fast Downward; expected a built-in search");
  }
  engine::Options options;
  options.search = choice.search;
  options.through_pddl = config.fd_input == "pddl";
  options.limits = config.limits();
  const engine::FastDownward planner(config.fast_downward);
  engine::Outcome found = planner.solve(task, options, log, stop);
  return {std::move(found.result), std::move(found.details)};
}

PlanOutcome formulate(const PlanningModel& model, const Image& init, const GoalPictures& goal,
                      const PlanConfig& config) {
  const nn::StateCodec& codec = model.codec;
  PlanOutcome outcome;
  outcome.only = config.only;
  EndReport& ends = outcome.ends;
  const auto start = Clock::now();
  std::vector<Image> pictures = {init};
  pictures.insert(pictures.end(), goal.images.begin(), goal.images.end());
  if (config.noise > 0) {
    Rng rng = Rng(config.seed).fork("plan/noise");
    pictures = nn::with_noise(codec, pictures, config.noise, rng);
  }
  const std::vector<BitVector> read = codec.encode(pictures);
  std::vector<BitVector> codes = denoise(codec, read, config.cycle);
  for (std::size_t i = 0; i < codes.size(); ++i) ends.denoised += codes[i] != read[i] ? 1 : 0;
  std::vector<Image> reconstructions = codec.decode(codes);
  if (model.decoded_limit > 0 && config.noise == 0) {
    const std::vector<Image> shown = codec.as_read(pictures);
    const auto unlike = [&](int i) {
      return extract::block_difference(shown[i], reconstructions[i]) > model.decoded_limit;
    };
    ends.init_unlike = unlike(0);
    ends.goal_unlike = !goal.mask && unlike(1);
  }
  ends.init_reconstruction = std::move(reconstructions[0]);
  ends.goal_reconstruction = std::move(reconstructions[1]);
  std::vector<BitVector> sample;
  if (goal.mask) {
    sample = walk_states(codec, model.successors(), codes, Rng(config.seed).fork("plan/goal"));
  }
  outcome.goal = goal_bits(codec, goal, {codes.begin() + 1, codes.end()}, sample);
  ends.others = other_ends(codec, pictures, goal, read, codes);
  PlanEnds first{codes[0], outcome.goal};
  if (put_plausible_first(model.evidence, first, ends.others)) {
    ends.other = 1;
    ends.denoised = 0;
  }
  outcome.goal = first.goal;
  outcome.encode_seconds = since(start);
  outcome.task = {model.table, first.init, outcome.goal.mask, outcome.goal.value,
                  config.search.goal_tolerance};
  ends.applicable_at_init = count_ways(model, first.init);
  ends.reaching_goal = model.black_box != nullptr ? -1 : count_producing(model.table, outcome.goal);
  return outcome;
}

void search_ends(const SearchConfig& config, const SearchOnce& search_once, PlanOutcome& outcome) {
  search_once(config, outcome);
  if (outcome.result.status != search::Status::kUnsolvable || outcome.ends.others.empty()) return;
  SearchConfig rest = config;
  double left = kOtherSeconds;
  if (config.time > 0) {  // all searches together keep to the limit
    left = std::min(left, config.time - outcome.result.statistics.total_seconds);
  }
  PlanOutcome again = outcome;
  again.ends.denoised = 0;
  for (const PlanEnds& ends : outcome.ends.others) {
    if (left <= 0) return;
    rest.time = left;
    ++again.ends.other;
    again.task.init = ends.init;
    again.goal = ends.goal;
    again.task.goal_mask = ends.goal.mask;
    again.task.goal_value = ends.goal.value;
    search_once(rest, again);
    left -= again.result.statistics.total_seconds;
    if (again.result.status == search::Status::kSolved) {
      outcome = std::move(again);
      return;
    }
    if (again.result.status == search::Status::kInterrupted) {
      outcome.result.status = again.result.status;  // not known whether there is a plan
    }
    if (again.result.status != search::Status::kUnsolvable) return;
  }
}

void search_plan(const PlanningModel& model, const SearchConfig& config, Log& log,
                 const StopFlag& stop, PlanOutcome& outcome) {
  search_ends(
      config,
      [&](const SearchConfig& how, PlanOutcome& searched) {
        search_once(model, how, log, stop, searched);
      },
      outcome);
}

void draw_plan(const PlanningModel& model, const PlanConfig& config, Log& log, const StopFlag& stop,
               PlanOutcome& outcome) {
  if (outcome.result.status != search::Status::kSolved) return;
  const auto start = Clock::now();
  const std::vector<bool> stable = decode_plan(model, outcome);
  outcome.decode_seconds = since(start);
  const bool can_replan = model.black_box == nullptr && outcome.task.goal_tolerance == 0 &&
                          !engine::parse_planner_choice(config.search.search).fast_downward;
  double seconds = kReplanSeconds;
  if (config.search.time > 0) {
    seconds = std::min(seconds, config.search.time - outcome.result.statistics.total_seconds);
  }
  if (config.unstable == "avoid" && can_replan && !stable_inside(stable) && seconds > 0) {
    search::Limits limits = config.search.limits();
    limits.seconds = seconds;
    outcome.replanned =
        replan_through_stable_states(model.codec, outcome.task, limits, log, stop, outcome.result);
    if (outcome.replanned) decode_plan(model, outcome);
  }
}

PlanOutcome make_plan(const PlanningModel& model, const Image& init, const GoalPictures& goal,
                      const PlanConfig& config, Log& log, const StopFlag& stop) {
  PlanOutcome outcome = formulate(model, init, goal, config);
  search_plan(model, config.search, log, stop, outcome);
  draw_plan(model, config, log, stop, outcome);
  const bool empty_plan = outcome.states.size() == 1 && outcome.goal_bits_missed == 0;
  if (empty_plan && outcome.goal.complete() && !(init == goal.images[0])) {
    log.warning("start and goal have the same code: the model does not distinguish them");
  }
  return outcome;
}

std::vector<std::string> unlike_pictures(const EndReport& ends) {
  std::vector<std::string> warnings;
  for (const auto& [name, unlike] :
       {std::pair("start", ends.init_unlike), std::pair("goal", ends.goal_unlike)}) {
    if (!unlike) continue;
    warnings.push_back(
        fmt::format("the {0} picture is unlike all training pictures: it looks different from its "
                    "decoded code; the plan may be for another {0}",
                    name));
  }
  return warnings;
}

std::string explain_failure(const PlanOutcome& outcome) {
  constexpr auto kCauses =
      ": the model's recall is too low there, or the picture is unlike the training pictures";
  if (outcome.result.status == search::Status::kOutOfTime) return "the time limit was reached";
  if (outcome.result.status == search::Status::kOutOfMemory) return "the memory limit was reached";
  if (outcome.result.status == search::Status::kInterrupted) return "the search was interrupted";
  if (outcome.only != "any") {
    return fmt::format("the goal cannot be reached by {} steps alone ({} states searched)",
                       outcome.only == "seen" ? "seen" : "seen and implied",
                       outcome.result.statistics.states);
  }
  if (outcome.ends.applicable_at_init == 0) {
    return std::string("no learnt action applies in the initial state") + kCauses;
  }
  if (outcome.ends.reaching_goal == 0 && outcome.task.goal_tolerance == 0) {
    return std::string("no learnt action leads to the goal state") + kCauses;
  }
  return fmt::format(
      "the goal cannot be reached in the learnt model ({} states searched): recall is too low, "
      "or the goal is unreachable in the world itself",
      outcome.result.statistics.states);
}

}  // namespace latplan::planning
