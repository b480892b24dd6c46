#include "cli/planner_arguments.h"

#include <algorithm>
#include <charconv>

#include "base/error.h"
#include "engine/fast_downward.h"
#include "search/planner.h"

namespace latplan::cli {
namespace {

constexpr std::string_view kFastDownward = "fd:";

std::string summaries() {
  std::string text;
  for (const search::Algorithm& algorithm : search::algorithms()) {
    text += (text.empty() ? "" : "; ") + algorithm.name + ": " + algorithm.summary;
  }
  return text;
}

std::string engine_names() {
  std::string text;
  for (const engine::Configuration& configuration : engine::configurations()) {
    text += (text.empty() ? "" : ", ") + configuration.name;
  }
  return text;
}

// A search string has a parenthesis; what it may say only Fast Downward knows.
void check_engine_search(const std::string& name) {
  if (name == "auto" || name.find('(') != std::string::npos) return;
  for (const engine::Configuration& configuration : engine::configurations()) {
    if (configuration.name == name) return;
  }
  throw usage_error("unknown search '" + name + "' of Fast Downward; expected one of: auto, " +
                    engine_names() + ", or a search string");
}

// "8", "8G" and "8192M" are the same; in GiB.
double parse_memory(const std::string& text) {
  constexpr double kMostGibibytes = 1e6;
  const std::string number = text.substr(0, text.find_last_not_of("MG") + 1);
  const std::string unit = text.substr(number.size());
  double value = -1;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
  const bool whole = error == std::errc() && end == number.data() + number.size();
  if (!whole || unit.size() > 1 || !(value >= 0 && value <= kMostGibibytes)) {
    throw usage_error("--memory: '" + text +
                      "' is no amount of memory; expected GiB, or as 64M, 8G");
  }
  return unit == "M" ? value / 1024 : value;
}

// Parts of "a,b(c,d)" that commas outside parentheses separate: "a" and "b(c,d)".
std::vector<std::string> split_searches(const std::string& text) {
  std::vector<std::string> parts = {""};
  int depth = 0;
  for (const char c : text) {
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    if (c == ',' && depth == 0) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  for (const std::string& part : parts) {
    if (part.empty()) throw usage_error("--search '" + text + "': an empty name; expected a,b,c");
  }
  return parts;
}

}  // namespace

PlannerArguments::PlannerArguments(Arguments& args, bool several) : several_(several) {
  args.section("options of the search");
  if (several) {
    args.option("--search", config_.search,
                "one or more searches, comma separated; fd:NAME is one of Fast Downward's (" +
                    engine_names() + ", or a search string). " + summaries());
  } else {
    args.choice("--engine", config_.engine, {"builtin", "fd"},
                "the planner: ours, or Fast Downward");
    args.option("--search", config_.search,
                summaries() + ". With --engine fd: " + engine_names() +
                    ", or any search string of it; auto: lmcut");
  }
  args.option("--fd", config_.fast_downward,
              "Fast Downward's search executable; else LATPLAN_FD, PATH or .deps/bin/downward");
  args.choice("--fd-input", feed_, {"sas", "pddl"},
              "what Fast Downward reads: SAS+ from us, or PDDL through its translator");
  args.option("--time", config_.time, "seconds the search may take; 0: no limit", 0.0, 1e9);
  args.option("--memory", memory_,
              "GiB the search may take, with M or G behind it MiB or GiB; 0: no limit");
  args.option(
      "--goal-tolerance", config_.goal_tolerance,
      "goal bits that may differ at the end of a plan; only auto, blind and goalcount know it", 0,
      1000000);
}

bool PlannerArguments::uses_fast_downward(const std::string& search) const {
  return config_.engine == "fd" || (several_ && search.starts_with(kFastDownward));
}

void PlannerArguments::check() const {
  parse_memory(memory_);
  std::vector<std::string> names = searches();
  std::ranges::sort(names);
  if (const auto twice = std::ranges::adjacent_find(names); twice != names.end()) {
    throw usage_error("--search: names " + *twice + " twice; expected every search once");
  }
  for (const std::string& search : names) {
    if (!uses_fast_downward(search)) {
      search::check_algorithm(search, config_.goal_tolerance);
      continue;
    }
    if (config_.goal_tolerance > 0) {
      throw usage_error("--goal-tolerance: Fast Downward knows none; expected a search of our own");
    }
    check_engine_search(several_ ? search.substr(kFastDownward.size()) : search);
  }
}

std::vector<std::string> PlannerArguments::searches() const {
  return several_ ? split_searches(config_.search) : std::vector{config_.search};
}

pipeline::PlanConfig PlannerArguments::config() const {
  pipeline::PlanConfig config = config_;
  config.through_pddl = feed_ == "pddl";
  config.memory = parse_memory(memory_);
  return config;
}

}  // namespace latplan::cli
