// Figures of the paper's section "Planning Performance": the effort of each search against blind search.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>

#include "experiments/pages.h"

namespace latplan::experiments {
namespace {

constexpr std::size_t kBlind = 1;      // among paper_searches()
constexpr double kLeastEffort = 1e-3;  // seconds; shorter searches are drawn here

struct EffortPoint {
  std::string world, search;
  double blind, other;  // infinite: not solved

  bool both_solved() const { return std::isfinite(blind) && std::isfinite(other); }
};

// Evaluated states or seconds of every search against blind search, for instances that one of the two solved validly.
std::vector<EffortPoint> effort_points(const PaperResults& results, const PaperVariant& variant,
                                       const char* number) {
  const auto effort = [&](const Json& run) {
    if (value_or_null(run, "valid") != Json(true)) return std::numeric_limits<double>::infinity();
    return std::max(kLeastEffort, number_at(run, number).value_or(0));
  };
  std::vector<EffortPoint> points;
  for (const PaperRow& row : paper_rows()) {
    if (row.hanoi) continue;
    const PlanningCell* blind_cell = results.cell(row, variant, paper_searches()[kBlind], false);
    if (blind_cell == nullptr) continue;
    std::map<int, double> blind;  // by index of the instance
    for (const Json& run : blind_cell->runs) blind[run["index"].get<int>()] = effort(run);
    for (const PaperSearch& search : paper_searches()) {
      const PlanningCell* cell = results.cell(row, variant, search, false);
      if (cell == nullptr || cell == blind_cell) continue;
      for (const Json& run : cell->runs) {
        const auto base = blind.find(run["index"].get<int>());
        if (base == blind.end() || std::isinf(std::min(base->second, effort(run)))) continue;
        points.push_back({row.title, search.title, base->second, effort(run)});
      }
    }
  }
  return points;
}

std::string median(std::vector<double> values) {
  if (values.empty()) return "-";
  std::ranges::sort(values);
  return fmt::format("{:.4g}", values[values.size() / 2]);
}

// One line per world and search: how many instances each side solved, and the medians where both did.
void add_effort_lines(const std::string& model, const char* number,
                      const std::vector<EffortPoint>& points, PaperPage& page) {
  std::map<std::pair<std::string, std::string>, std::vector<EffortPoint>> groups;
  for (const EffortPoint& p : points) groups[{p.world, p.search}].push_back(p);
  for (const auto& [key, group] : groups) {
    std::vector<double> blind, other;
    int less = 0, only_blind = 0, only_other = 0;
    for (const EffortPoint& p : group) {
      only_blind += std::isinf(p.other);
      only_other += std::isinf(p.blind);
      if (!p.both_solved()) continue;
      less += p.other < p.blind;
      blind.push_back(p.blind);
      other.push_back(p.other);
    }
    page.rows.push_back({model, key.first, key.second, number, std::to_string(blind.size()),
                         std::to_string(only_blind), std::to_string(only_other), median(blind),
                         median(other), std::to_string(less)});
  }
}

}  // namespace

PaperPage search_effort(const PaperResults& results) {
  PaperPage page;
  page.header = {"model",      "world",     "search",        "number",       "both solved",
                 "only blind", "only this", "median, blind", "median, this", "this lower"};
  std::vector<report::PlotPanel> by_world;  // below the panels by search
  for (const PaperVariant& variant : paper_variants()) {
    if (variant.epsilon == "0.5") continue;
    for (const PaperRow& row : paper_rows()) {
      for (const PaperSearch& search : paper_searches()) {
        if (!row.hanoi) page.add(results.cell(row, variant, search, false));
      }
    }
    for (const auto& [number, words] : {std::pair("evaluated", "evaluated states"),
                                        std::pair("search_seconds", "search seconds")}) {
      const std::vector<EffortPoint> points = effort_points(results, variant, number);
      add_effort_lines(variant.model, words, points, page);
      SeriesByName searches, worlds;
      for (const EffortPoint& p : points) {
        add_point(searches, p.search, p.blind, p.other);
        add_point(worlds, p.world, p.blind, p.other);
      }
      const std::string title = fmt::format("{}: {}", variant.model, words);
      page.add_panel(
          {title + ", by search", "blind", "other", to_list(searches), true, true, true});
      by_world.push_back(
          {title + ", by world", "blind", "other", to_list(worlds), true, true, true});
    }
  }
  for (report::PlotPanel& panel : by_world) page.add_panel(std::move(panel));
  page.notes = {
      "Instances that blind search or the other search solved validly. Below the diagonal the "
      "other search needed less. Points on the upper and right border: not solved within the "
      "limit. Times below 0.001 s are drawn at 0.001 s."};
  return page;
}

}  // namespace latplan::experiments
