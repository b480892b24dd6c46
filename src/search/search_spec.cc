#include "search/search_spec.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>
#include <optional>
#include <vector>

#include "base/error.h"
#include "base/nearest.h"

namespace latplan::search {
namespace {

constexpr int kLargestWeight = 1000;
constexpr int kDefaultWeight = 3;
constexpr int kWeightUnits = 100;  // weights have two decimals

// A short name and the form it stands for.
struct Named {
  Algorithm algorithm;
  std::string spec;
};
const std::array<Named, 9> kNamed{{
    {{"auto", "bidirectional where the task allows it, else blind and LM-cut in turns; optimal",
      true},
     "auto"},
    {{"astar-blind", "A* with the blind heuristic; optimal", true}, "astar(blind)"},
    {{"bidirectional", "breadth-first from both ends; optimal; falls back to astar-blind", true},
     "bidirectional"},
    {{"astar-hmax", "A* with hmax; optimal", true}, "astar(hmax)"},
    {{"astar-lmcut", "A* with LM-cut; optimal", true}, "astar(lmcut)"},
    {{"wastar-ff", "weighted A*, g + 3 h, with FF", false}, "wastar(ff,3)"},
    {{"gbfs-goalcount", "greedy, fewest wrong goal bits first", false}, "gbfs(goalcount)"},
    {{"gbfs-hadd", "greedy with hadd", false}, "gbfs(hadd)"},
    {{"gbfs-ff", "greedy with FF", false}, "gbfs(ff)"},
}};

const std::vector<Algorithm>& named_algorithms() {
  static const std::vector<Algorithm> list = [] {
    std::vector<Algorithm> all;
    for (const Named& named : kNamed) all.push_back(named.algorithm);
    return all;
  }();
  return list;
}

// A family of searches with arguments; the first argument is always a heuristic.
struct Form {
  std::string name;
  Family family;
};
const std::array<Form, 3> kForms{{
    {"astar", Family::kAstar},
    {"wastar", Family::kWeightedAstar},
    {"gbfs", Family::kGreedy},
}};

template <typename Entries>
std::vector<std::string> names_of(const Entries& entries) {
  std::vector<std::string> names;
  for (const auto& entry : entries) names.push_back(entry.name);
  return names;
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

std::string heuristic_names() { return joined(names_of(heuristics())); }

// " did you mean astar-lmcut?" or nothing.
std::string hint(const std::string& text, const std::vector<std::string>& names) {
  const std::string meant = nearest(text, names);
  return meant.empty() ? "" : " did you mean " + meant + "?";
}

// For a misspelt form, "astr(ff)", the hint is "astar(ff)".
std::string search_hint(const std::string& text) {
  const std::size_t open = text.find('(');
  if (open == std::string::npos) return hint(text, names_of(named_algorithms()));
  const std::string form = nearest(text.substr(0, open), names_of(kForms));
  return form.empty() ? "" : " did you mean " + form + text.substr(open) + "?";
}

[[noreturn]] void refuse(const std::string& text, const std::string& reason) {
  throw usage_error(
      "unknown search " + in_quotes(text) + (reason.empty() ? "" : ": " + reason) + ";" +
      (reason.empty() ? search_hint(text) : "") +
      " expected one of: " + joined(names_of(named_algorithms())) +
      "; or astar(H), wastar(H,WEIGHT), gbfs(H[,preferred]) with H one of: " + heuristic_names());
}

std::string expected_arguments(const Form& form) {
  std::string text = "a heuristic (" + heuristic_names() + ")";
  if (form.family == Family::kWeightedAstar) {
    text +=
        " and a weight from 1 to " + std::to_string(kLargestWeight) + " with at most two decimals";
  }
  if (form.family == Family::kGreedy) text += " and optionally 'preferred'";
  return text;
}

[[noreturn]] void refuse_argument(const std::string& text, const Form& form,
                                  const std::string& argument) {
  throw usage_error(
      "unknown search " + in_quotes(text) + ": wrong or extra argument " + in_quotes(argument) +
      " of " + form.name + ";" +
      (find_heuristic(argument) == nullptr ? hint(argument, names_of(heuristics())) : "") +
      " expected " + expected_arguments(form));
}

// In hundredths: 150 for "1.5".
std::optional<int> parse_weight(const std::string& text) {
  double number = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (!(number >= 1 && number <= kLargestWeight)) return std::nullopt;
  const double units = std::round(number * kWeightUnits);
  constexpr double kRounding = 1e-6;
  if (std::abs(number * kWeightUnits - units) > kRounding) return std::nullopt;
  return static_cast<int>(units);
}

std::vector<std::string> split_arguments(const std::string& inside) {
  std::vector<std::string> arguments{""};
  for (const char c : inside) {
    if (c == ',') {
      arguments.emplace_back();
    } else {
      arguments.back() += c;
    }
  }
  return arguments;
}

void set_weight(int units, SearchSpec& spec) {
  const int divisor = std::gcd(units, kWeightUnits);
  spec.g_weight = kWeightUnits / divisor;
  spec.h_weight = units / divisor;
}

// `text` has no blanks.
SearchSpec parse_form(const std::string& text) {
  const std::size_t open = text.find('(');
  const std::string family = text.substr(0, open);
  const auto form = std::find_if(kForms.begin(), kForms.end(),
                                 [&](const Form& candidate) { return candidate.name == family; });
  if (form == kForms.end()) refuse(text, "");
  if (open == std::string::npos || text.back() != ')') {
    refuse(text, family + " needs arguments in parentheses");
  }
  SearchSpec spec{.name = text, .family = form->family};
  if (form->family == Family::kWeightedAstar) set_weight(kDefaultWeight * kWeightUnits, spec);
  bool has_weight = false;
  for (const std::string& argument :
       split_arguments(text.substr(open + 1, text.size() - open - 2))) {
    const HeuristicEntry* heuristic = find_heuristic(argument);
    const std::optional<int> weight = parse_weight(argument);
    if (heuristic != nullptr && spec.heuristic == nullptr) {
      spec.heuristic = heuristic;
    } else if (argument == "preferred" && form->family == Family::kGreedy && !spec.preferred) {
      spec.preferred = true;
    } else if (weight && form->family == Family::kWeightedAstar && !has_weight) {
      set_weight(*weight, spec);
      has_weight = true;
    } else {
      refuse_argument(text, *form, argument);
    }
  }
  if (spec.heuristic == nullptr) refuse(text, "the heuristic is missing");
  if (spec.preferred && !spec.heuristic->has_preferred) {
    refuse(text, spec.heuristic->name + " has no preferred operators");
  }
  return spec;
}

}  // namespace

std::span<const Algorithm> algorithms() { return named_algorithms(); }

SearchSpec parse_search(const std::string& text) {
  std::string spec = text;
  std::erase(spec, ' ');
  std::string name = spec;
  for (const Named& named : kNamed) {
    if (named.algorithm.name == spec || named.spec == spec) {
      name = named.algorithm.name;
      spec = named.spec;
      break;
    }
  }
  if (spec == "auto") return {.name = name, .family = Family::kAuto};
  if (spec == "bidirectional") return {.name = name, .family = Family::kBidirectional};
  SearchSpec result = parse_form(spec);
  result.name = name;
  return result;
}

std::unique_ptr<SearchAlgorithm> make_search_algorithm(const SearchSpec& spec,
                                                       const PackedTask& task, Guard& guard,
                                                       Statistics& statistics) {
  switch (spec.family) {
    case Family::kAuto:
      return make_race(task, guard, statistics);
    case Family::kBidirectional:
      return bidirectional_possible(task) ? make_bidirectional(task, guard, statistics)
                                          : make_breadth_first(task, guard, statistics);
    case Family::kAstar:
      if (spec.heuristic->name == "blind") return make_breadth_first(task, guard, statistics);
      return make_best_first(task, *spec.heuristic, {}, guard, statistics);
    case Family::kWeightedAstar:
      return make_best_first(task, *spec.heuristic,
                             {.g_weight = spec.g_weight, .h_weight = spec.h_weight}, guard,
                             statistics);
    case Family::kGreedy:
      return make_best_first(task, *spec.heuristic, {.g_weight = 0, .preferred = spec.preferred},
                             guard, statistics);
  }
  LATPLAN_CHECK(false, "a search family without an algorithm");
  return nullptr;
}

}  // namespace latplan::search
