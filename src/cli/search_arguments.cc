#include "cli/search_arguments.h"

#include <charconv>

#include "base/error.h"
#include "engine/fast_downward.h"
#include "pipeline/following.h"
#include "search/black_box.h"
#include "search/planner.h"

namespace latplan::cli {
namespace {

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

}  // namespace

SearchArguments::SearchArguments(Arguments& args, bool several) : several_(several) {
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
  args.flag(
      "--black-box", black_box_,
      "follow the network state by state instead of searching its exported actions; always so "
      "for a model that has no PDDL. Searches: auto, astar-blind, astar(goalcount), "
      "wastar(goalcount,W), gbfs-goalcount, iw(W)");
  args.choice("--prune", prune_, {"all", "label", "stable", "seen", "none"},
              "which successors of a black box count: those the network gives the same label again "
              "(label), those that decoding and encoding gives back (stable), those of labels that "
              "were seen in such states and that turn bits as some training pair did (seen)");
  args.section("options of the pictures");
  args.option("--cycle", config_.cycle, "rounds of decode and encode before planning", 0, 1000);
  args.option("--noise", config_.noise,
              "corrupt the pictures: deviation of Gaussian noise on the normalised pixels", 0.0,
              1000.0);
  args.flag("--repair", config_.repair,
            "where no action applies in the start or leads to the goal, try the nearest codes");
  args.choice("--unstable", unstable_, {"avoid", "allow"},
              "states that decoding and encoding does not give back: where a plan goes through "
              "some, look for one that does not, for 20 s at most (avoid), or take it as it is "
              "(allow); our own searches only");
  args.option(
      "--goal-tolerance", config_.goal_tolerance,
      "goal bits that may differ at the end of a plan; only auto, blind and goalcount know it", 0,
      1000000);
  args.choice("--judge", judge_, {"ours", "paper"},
              "whose verdict counts; both are always recorded");
  args.option("--threads", threads_, "CPU threads of the network; 0: one per CPU", 0, 1024);
  args.section("options");
}

void SearchArguments::check() const {
  parse_memory(memory_);
  for (const std::string& search : several_ ? searches() : std::vector{config_.search}) {
    const bool prefixed = several_ && search.starts_with("fd:");
    if (prefixed || config_.engine == "fd") {
      if (config_.goal_tolerance > 0) {
        throw usage_error(
            "--goal-tolerance: Fast Downward knows none; expected a search of our own");
      }
      check_engine_search(prefixed ? search.substr(3) : search);
    } else {
      search::check_algorithm(search, config_.goal_tolerance);
    }
  }
}

bool SearchArguments::follows(const pipeline::RunFolder& run, const nn::TrainedModel& model) const {
  const nn::Capabilities can = model.capabilities();
  std::error_code error;
  const bool exported = std::filesystem::exists(run.domain_file(), error);
  if (!black_box_ && (exported || can.no_strips.empty() || !can.actions)) return false;
  if (!can.actions) {
    throw unsupported_error("--black-box: a model '" + can.model + "' has no actions to follow");
  }
  for (const std::string& search : several_ ? searches() : std::vector{config_.search}) {
    if (config_.engine == "fd" || (several_ && search.starts_with("fd:"))) {
      throw unsupported_error(
          "Fast Downward wants PDDL, and this model is followed as a black box" +
          (can.no_strips.empty() ? "" : ": " + can.no_strips));
    }
    search::check_black_box_algorithm(search);
  }
  return true;
}

void SearchArguments::follow(const pipeline::RunFolder& run, const nn::TrainedModel& model,
                             const std::filesystem::path& pairs_file, Log& log,
                             pipeline::PlanConfig& config) const {
  if (!follows(run, model)) return;
  config.black_box = &model;
  if (prune_ != "all" && prune_ != "seen") return;
  std::error_code error;
  if (!std::filesystem::exists(pairs_file, error)) {
    log.warning("black-box filter=seen left out: the training pairs are not where they were");
    return;
  }
  const pipeline::EncodedPairs pairs =
      pipeline::encode_pairs(model, data::read_pairs(pairs_file), data::Split::kTrain);
  config.filter.applies = pipeline::applies_where_seen(model, pairs);
  config.possible = pipeline::changes_as_seen(pairs);
}

pipeline::PlanConfig SearchArguments::config(std::uint64_t seed) const {
  pipeline::PlanConfig config = config_;
  config.through_pddl = feed_ == "pddl";
  config.memory = parse_memory(memory_);
  config.seed = seed;
  config.avoid_unstable = unstable_ == "avoid";
  config.filter.same_label = prune_ == "all" || prune_ == "label";
  config.filter.stable = prune_ == "all" || prune_ == "stable";
  return config;
}

std::vector<std::string> SearchArguments::searches() const {
  return split_searches(config_.search);
}

domains::Judge SearchArguments::judge() const {
  return judge_ == "paper" ? domains::Judge::kPaper : domains::Judge::kOurs;
}

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

}  // namespace latplan::cli
