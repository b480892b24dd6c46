#include "search/search_spec.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>
#include <optional>
#include <vector>

#include "base/error.h"

namespace latplan::search {
namespace {

constexpr int kLargestWeight = 1000;
constexpr int kDefaultWeight = 3;
constexpr int kWeightParts = 100;  // of one: weights have two decimals

// The short names, and what they stand for.
struct Named {
  Algorithm algorithm;
  std::string spec;
};
const std::array<Named, 12> kNamed{{
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
    {{"lazy-ff", "lazy greedy with FF and preferred operators", false}, "lazy(ff,preferred)"},
    {{"iw1", "novelty search of width 1, then gbfs-ff", false}, "iw(1)"},
    {{"iw2", "novelty search of widths 1 and 2, then gbfs-ff", false}, "iw(2)"},
}};

const std::vector<Algorithm>& named_algorithms() {
  static const std::vector<Algorithm> list = [] {
    std::vector<Algorithm> all;
    for (const Named& named : kNamed) all.push_back(named.algorithm);
    return all;
  }();
  return list;
}

// Families that take arguments.
struct Form {
  std::string name;
  Family family;
  bool takes_heuristic;
  bool takes_preferred;
};
const std::array<Form, 5> kForms{{
    {"astar", Family::kAstar, true, false},
    {"wastar", Family::kWeightedAstar, true, false},
    {"gbfs", Family::kGreedy, true, true},
    {"lazy", Family::kLazyGreedy, true, true},
    {"iw", Family::kWidth, false, false},
}};

template <typename Entries, typename Name>
std::string joined(const Entries& entries, Name name) {
  std::string text;
  for (const auto& entry : entries) text += (text.empty() ? "" : ", ") + name(entry);
  return text;
}

std::string heuristic_names() {
  return joined(heuristics(), [](const HeuristicEntry& entry) { return entry.name; });
}

[[noreturn]] void refuse(const std::string& text, const std::string& reason) {
  throw usage_error("unknown search '" + text + "'" + (reason.empty() ? "" : ": " + reason) +
                    "; expected one of: " +
                    joined(kNamed, [](const Named& named) { return named.algorithm.name; }) +
                    "; or astar(H), wastar(H,WEIGHT), gbfs(H[,preferred]), lazy(H[,preferred]), "
                    "iw(WIDTH) with H one of: " +
                    heuristic_names());
}

// "a heuristic (blind, ...), a weight from 1 to 1000": what stands between the parentheses.
std::string wanted_arguments(const Form& form) {
  std::string text;
  if (form.takes_heuristic) text = "a heuristic (" + heuristic_names() + ")";
  if (form.family == Family::kWeightedAstar) {
    text +=
        " and a weight from 1 to " + std::to_string(kLargestWeight) + ", with at most two decimals";
  }
  if (form.family == Family::kWidth) text = "a width from 1 to " + std::to_string(kLargestWidth);
  if (form.takes_preferred) text += " and perhaps 'preferred'";
  return text;
}

[[noreturn]] void refuse_argument(const std::string& text, const Form& form,
                                  const std::string& argument) {
  throw usage_error("unknown search '" + text + "': '" + argument + "' is no argument of " +
                    form.name + ", or one too many; expected " + wanted_arguments(form));
}

std::optional<int> parse_width(const std::string& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number >= 1 && number <= kLargestWidth ? std::optional(number) : std::nullopt;
}

// In parts of one: 150 for "1.5".
std::optional<int> parse_weight(const std::string& text) {
  double number = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (!(number >= 1 && number <= kLargestWeight)) return std::nullopt;
  const double parts = std::round(number * kWeightParts);
  constexpr double kRounding = 1e-6;
  if (std::abs(number * kWeightParts - parts) > kRounding) return std::nullopt;
  return static_cast<int>(parts);
}

std::vector<std::string> split_arguments(const std::string& inside) {
  std::vector<std::string> arguments{""};
  for (const char c : inside) {
    if (c == ',') {
      arguments.emplace_back();
    } else if (c != ' ') {
      arguments.back() += c;
    }
  }
  return arguments;
}

void set_weight(int parts, SearchSpec& spec) {
  const int divisor = std::gcd(parts, kWeightParts);
  spec.g_weight = kWeightParts / divisor;
  spec.h_weight = parts / divisor;
}

// What has been read of the arguments so far.
struct Progress {
  SearchSpec spec;
  bool has_number = false;
};

void read_argument(const std::string& text, const Form& form, const std::string& argument,
                   Progress& progress) {
  SearchSpec& spec = progress.spec;
  const HeuristicEntry* heuristic = find_heuristic(argument);
  if (heuristic != nullptr && form.takes_heuristic && spec.heuristic == nullptr) {
    spec.heuristic = heuristic;
    return;
  }
  if (argument == "preferred" && form.takes_preferred && !spec.preferred) {
    spec.preferred = true;
    return;
  }
  if (progress.has_number) refuse_argument(text, form, argument);
  progress.has_number = true;
  if (form.family == Family::kWeightedAstar) {
    const std::optional<int> parts = parse_weight(argument);
    if (!parts) refuse_argument(text, form, argument);
    set_weight(*parts, spec);
  } else if (form.family == Family::kWidth) {
    const std::optional<int> width = parse_width(argument);
    if (!width) refuse_argument(text, form, argument);
    spec.width = *width;
  } else {
    refuse_argument(text, form, argument);
  }
}

SearchSpec parse_form(const std::string& text) {
  const std::size_t open = text.find('(');
  const std::string family = text.substr(0, open);
  const auto form = std::find_if(kForms.begin(), kForms.end(),
                                 [&](const Form& candidate) { return candidate.name == family; });
  if (form == kForms.end()) refuse(text, "");
  if (open == std::string::npos || text.back() != ')') refuse(text, family + " wants (arguments)");
  Progress progress{{.name = text, .family = form->family, .width = kLargestWidth}};
  SearchSpec& spec = progress.spec;
  if (form->family == Family::kWeightedAstar) set_weight(kDefaultWeight * kWeightParts, spec);
  for (const std::string& argument :
       split_arguments(text.substr(open + 1, text.size() - open - 2))) {
    read_argument(text, *form, argument, progress);
  }
  if (form->takes_heuristic && spec.heuristic == nullptr) refuse(text, "no heuristic");
  if (spec.preferred && !spec.heuristic->prefers) {
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

std::unique_ptr<Engine> make_engine(const SearchSpec& spec, const PackedTask& task, Guard& guard,
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
    case Family::kLazyGreedy:
      return make_lazy_greedy(task, *spec.heuristic, spec.preferred, guard, statistics);
    case Family::kWidth:
      return make_iterated_width(task, spec.width, guard, statistics);
  }
  LATPLAN_CHECK(false, "a family without an engine");
  return nullptr;
}

}  // namespace latplan::search
