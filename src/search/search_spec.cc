#include "search/search_spec.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

#include "base/error.h"

namespace latplan::search {
namespace {

constexpr int kLargestWeight = 1000;

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
  int least_number, most_number;  // 0, 0: takes none
  int default_number;
  bool takes_preferred;
};
const std::array<Form, 5> kForms{{
    {"astar", Family::kAstar, true, 0, 0, 0, false},
    {"wastar", Family::kWeightedAstar, true, 1, kLargestWeight, 3, false},
    {"gbfs", Family::kGreedy, true, 0, 0, 0, true},
    {"lazy", Family::kLazyGreedy, true, 0, 0, 0, true},
    {"iw", Family::kWidth, false, 1, kLargestWidth, kLargestWidth, false},
}};

template <typename Entries, typename Name>
std::string joined(const Entries& entries, Name name) {
  std::string text;
  for (const auto& entry : entries) text += (text.empty() ? "" : ", ") + name(entry);
  return text;
}

[[noreturn]] void refuse(const std::string& text, const std::string& reason) {
  throw usage_error("unknown search '" + text + "'" + (reason.empty() ? "" : ": " + reason) +
                    "; expected one of: " +
                    joined(kNamed, [](const Named& named) { return named.algorithm.name; }) +
                    "; or astar(H), wastar(H,WEIGHT), gbfs(H[,preferred]), lazy(H[,preferred]), "
                    "iw(WIDTH) with H one of: " +
                    joined(heuristics(), [](const HeuristicEntry& entry) { return entry.name; }));
}

std::optional<int> parse_number(const std::string& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
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

void read_argument(const std::string& text, const Form& form, const std::string& argument,
                   SearchSpec& spec) {
  const HeuristicEntry* heuristic = find_heuristic(argument);
  const std::optional<int> number = parse_number(argument);
  if (heuristic != nullptr && form.takes_heuristic && spec.heuristic == nullptr) {
    spec.heuristic = heuristic;
  } else if (argument == "preferred" && form.takes_preferred && !spec.preferred) {
    spec.preferred = true;
  } else if (number && form.most_number > 0 && spec.number == 0 && *number >= form.least_number &&
             *number <= form.most_number) {
    spec.number = *number;
  } else {
    refuse(text, "'" + argument + "' is no argument of " + form.name);
  }
}

SearchSpec parse_form(const std::string& text) {
  const std::size_t open = text.find('(');
  const std::string family = text.substr(0, open);
  const auto form = std::find_if(kForms.begin(), kForms.end(),
                                 [&](const Form& candidate) { return candidate.name == family; });
  if (form == kForms.end()) refuse(text, "");
  if (open == std::string::npos || text.back() != ')') refuse(text, family + " wants (arguments)");
  SearchSpec spec{.name = text, .family = form->family};
  for (const std::string& argument :
       split_arguments(text.substr(open + 1, text.size() - open - 2))) {
    read_argument(text, *form, argument, spec);
  }
  if (form->takes_heuristic && spec.heuristic == nullptr) refuse(text, "no heuristic");
  if (spec.preferred && !spec.heuristic->prefers) {
    refuse(text, spec.heuristic->name + " has no preferred operators");
  }
  if (spec.number == 0) spec.number = form->default_number;
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
      return make_best_first(task, *spec.heuristic, {.h_weight = spec.number}, guard, statistics);
    case Family::kGreedy:
      return make_best_first(task, *spec.heuristic, {.g_weight = 0, .preferred = spec.preferred},
                             guard, statistics);
    case Family::kLazyGreedy:
      return make_lazy_greedy(task, *spec.heuristic, spec.preferred, guard, statistics);
    case Family::kWidth:
      return make_iterated_width(task, spec.number, guard, statistics);
  }
  LATPLAN_CHECK(false, "a family without an engine");
  return nullptr;
}

}  // namespace latplan::search
