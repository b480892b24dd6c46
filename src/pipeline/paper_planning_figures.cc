// Figures of the paper's section "Planning Performance": effort against blind search, and exhausted instances.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "pipeline/paper_page_numbers.h"
#include "pipeline/paper_pages.h"
#include "report/svg_plot.h"

namespace latplan::pipeline {
namespace {

using report::Json;

struct EffortPoint {
  std::string world, search, instance;
  double blind, other;  // infinite: not solved
};

// Evaluations or seconds of every search against blind search, of instances that one of them solved validly.
constexpr double kShortest = 1e-3;  // seconds; what took less is drawn there
std::vector<EffortPoint> effort_points(const PaperData& data, const std::string& suffix,
                                       const char* number) {
  std::vector<EffortPoint> points;
  for (const PaperRow& row : paper_rows()) {
    const PlanningCell* blind = data.cell(row.name, suffix, "fd:blind", false);
    if (blind == nullptr || row.hanoi) continue;
    std::map<std::string, double> base;
    const auto value = [&](const Json& run) {
      if (run.value("valid", Json()) != Json(true)) return std::numeric_limits<double>::infinity();
      return std::max(kShortest, run.value(number, 0.0));
    };
    for (const Json& run : blind->runs) base[run["key"]] = value(run);
    for (const PaperSearch& search : paper_searches()) {
      const PlanningCell* cell = data.cell(row.name, suffix, search.search, false);
      if (cell == nullptr || search.title == "Blind") continue;
      for (const Json& run : cell->runs) {
        const auto found = base.find(run["key"]);
        if (found == base.end() || std::isinf(std::min(found->second, value(run)))) continue;
        points.push_back(
            {row.title, search.title, run.value("instance", ""), found->second, value(run)});
      }
    }
  }
  return points;
}

std::string effort_text(double value) {
  return std::isinf(value) ? "not solved" : fmt::format("{:.4g}", value);
}

// Of every world and search: how many instances which side solved, and the medians where both did.
void add_effort_digest(const std::string& model, const char* number,
                       const std::vector<EffortPoint>& points, PaperPage& page) {
  std::map<std::pair<std::string, std::string>, std::vector<EffortPoint>> groups;
  for (const EffortPoint& p : points) groups[{p.world, p.search}].push_back(p);
  for (const auto& [key, group] : groups) {
    std::vector<double> blind, other;
    int less = 0, only_blind = 0, only_other = 0;
    for (const EffortPoint& p : group) {
      only_blind += std::isinf(p.other);
      only_other += std::isinf(p.blind);
      if (std::isinf(p.other) || std::isinf(p.blind)) continue;
      less += p.other < p.blind;
      blind.push_back(p.blind);
      other.push_back(p.other);
    }
    const auto median = [](std::vector<double>& values) -> std::string {
      if (values.empty()) return "-";
      std::ranges::sort(values);
      return effort_text(values[values.size() / 2]);
    };
    page.digest.push_back({model, key.first, key.second, number, std::to_string(blind.size()),
                           std::to_string(only_blind), std::to_string(only_other), median(blind),
                           median(other), std::to_string(less)});
  }
}

PaperPage effort_page(const PaperData& data, bool by_world) {
  PaperPage page;
  page.header = {"model", "world", "search", "instance", "number", "blind", "this search"};
  page.digest_header = {"model",      "world",     "search",        "number",       "both solved",
                        "only blind", "only this", "median, blind", "median, this", "this less"};
  std::vector<report::PlotPanel> panels;
  for (const auto& [number, words] : {std::pair("evaluated", "states evaluated"),
                                      std::pair("search_seconds", "search seconds")}) {
    for (const PaperVariant& variant : paper_variants()) {
      if (variant.epsilon != "0.1") continue;
      report::PlotPanel panel{
          fmt::format("{}: {}", variant.model, words), "blind", "other", {}, true, true, true};
      const std::vector<EffortPoint> points = effort_points(data, variant.suffix, number);
      add_effort_digest(variant.model, words, points, page);
      std::map<std::string, report::PlotSeries> series;
      for (const EffortPoint& p : points) {
        report::PlotSeries& one = series[by_world ? p.world : p.search];
        one.name = by_world ? p.world : p.search;
        one.points.emplace_back(p.blind, p.other);
        page.rows.push_back({variant.model, p.world, p.search, p.instance, words,
                             effort_text(p.blind), effort_text(p.other)});
      }
      for (auto& [name, one] : series) panel.series.push_back(std::move(one));
      panels.push_back(panel);
    }
  }
  page.any = !page.rows.empty();
  if (page.any) page.svg = report::svg_plot(panels);
  page.notes = {
      "Instances that blind search or the other solved validly; below the diagonal the other "
      "needed less. On the upper and the right border: not solved within the limit. Less than "
      "0.001 s is drawn as that."};
  add_rounds_notes(data, shows_low_prior, page.notes);
  return page;
}

PaperPage exhausted_page(const PaperData& data, bool by_world) {
  PaperPage page;
  page.header = {"world",   "search",   "pictures", "exhausted, eps 0.1 (ours: the recipe's)",
                 "eps 0.5", "instances"};
  std::vector<report::PlotPanel> panels;
  for (const bool noisy : {false, true}) {
    report::PlotPanel panel{noisy ? "noisy pictures" : "clean pictures",
                            "epsilon 0.1 (ours: the recipe's)",
                            "epsilon 0.5",
                            {},
                            false,
                            false,
                            true};
    std::map<std::string, report::PlotSeries> series;
    for (const PaperRow& row : paper_rows()) {
      for (const PaperSearch& search : paper_searches()) {
        if (row.hanoi) continue;
        const PlanningCell* low = data.cell(row.name, "", search.search, noisy);
        const PlanningCell* high = data.cell(row.name, "-eps0.5", search.search, noisy);
        const auto text = [](const PlanningCell* cell) {
          return cell == nullptr ? kNotRun : std::to_string(cell->count_status("unsolvable"));
        };
        page.any = page.any || low != nullptr || high != nullptr;
        page.rows.push_back({row.title, search.title, noisy ? "noisy" : "clean", text(low),
                             text(high), instances_text(low, high)});
        if (low == nullptr || high == nullptr) continue;
        report::PlotSeries& one = series[by_world ? row.title : search.title];
        one.name = by_world ? row.title : search.title;
        one.points.emplace_back(low->count_status("unsolvable"), high->count_status("unsolvable"));
      }
    }
    for (auto& [name, one] : series) panel.series.push_back(std::move(one));
    panels.push_back(panel);
  }
  if (page.any) page.svg = report::svg_plot(panels);
  page.notes = {models_note(data)};
  const auto shows = [](const PaperRow& row, const PaperVariant& variant) {
    return !row.hanoi && variant.model == "ama4+";
  };
  add_rounds_notes(data, shows, page.notes);
  return page;
}

}  // namespace

PaperPage heuristics_by_search(const PaperData& data) { return effort_page(data, false); }
PaperPage heuristics_by_world(const PaperData& data) { return effort_page(data, true); }
PaperPage exhausted_by_search(const PaperData& data) { return exhausted_page(data, false); }
PaperPage exhausted_by_world(const PaperData& data) { return exhausted_page(data, true); }

}  // namespace latplan::pipeline
