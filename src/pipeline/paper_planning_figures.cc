// Figures of the paper's section "Planning Performance": effort against blind search, and exhausted instances.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "pipeline/paper_pages.h"
#include "report/svg_plot.h"

namespace latplan::pipeline {
namespace {

using report::Json;

std::string instances_text(const PlanningCell* cell) {
  return cell == nullptr ? "-" : fmt::format("{} of {}", cell->runs.size(), cell->instances);
}

struct EffortPoint {
  std::string world, search;
  double blind, other;
};

// Evaluations or seconds of every search against blind search, of instances both solved validly.
std::vector<EffortPoint> effort_points(const PaperData& data, const std::string& suffix,
                                       const char* number) {
  std::vector<EffortPoint> points;
  for (const PaperRow& row : paper_rows()) {
    const PlanningCell* blind = data.cell(row.name, suffix, "fd:blind", false);
    if (blind == nullptr || row.hanoi) continue;
    std::map<std::string, double> base;
    const auto value = [&](const Json& run) { return std::max(1e-3, run.value(number, 0.0)); };
    for (const Json& run : blind->runs) {
      if (run.value("valid", Json()) == Json(true)) base[run["key"]] = value(run);
    }
    for (const PaperSearch& search : paper_searches()) {
      const PlanningCell* cell = data.cell(row.name, suffix, search.search, false);
      if (cell == nullptr || search.title == "Blind") continue;
      for (const Json& run : cell->runs) {
        const auto found = base.find(run["key"]);
        if (found == base.end() || run.value("valid", Json()) != Json(true)) continue;
        points.push_back({row.title, search.title, found->second, value(run)});
      }
    }
  }
  return points;
}

PaperPage effort_page(const PaperData& data, bool by_world) {
  PaperPage page;
  page.header = {"model", "world", "search", "number", "blind", "this search"};
  std::vector<report::PlotPanel> panels;
  for (const char* number : {"evaluated", "search_seconds"}) {
    for (const PaperVariant& variant : paper_variants()) {
      if (variant.epsilon != "0.1") continue;
      report::PlotPanel panel{
          fmt::format("{}: {}", variant.model, number), "blind", "other", {}, true, true, true};
      std::map<std::string, report::PlotSeries> series;
      for (const EffortPoint& p : effort_points(data, variant.suffix, number)) {
        report::PlotSeries& one = series[by_world ? p.world : p.search];
        one.name = by_world ? p.world : p.search;
        one.points.emplace_back(p.blind, p.other);
        page.rows.push_back({variant.model, p.world, p.search, number,
                             fmt::format("{:.4g}", p.blind), fmt::format("{:.4g}", p.other)});
      }
      for (auto& [name, one] : series) panel.series.push_back(std::move(one));
      panels.push_back(panel);
    }
  }
  page.any = !page.rows.empty();
  if (page.any) page.svg = report::svg_plot(panels);
  page.notes = {
      "Instances that blind search and the other both solved, validly; below the "
      "diagonal the other needed less."};
  return page;
}

PaperPage exhausted_page(const PaperData& data, bool by_world) {
  PaperPage page;
  page.header = {"world", "search", "pictures", "exhausted, eps 0.1", "eps 0.5", "instances"};
  std::vector<report::PlotPanel> panels;
  for (const bool noisy : {false, true}) {
    report::PlotPanel panel{noisy ? "noisy pictures" : "clean pictures",
                            "epsilon 0.1",
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
                             text(high), instances_text(low == nullptr ? high : low)});
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
  return page;
}

}  // namespace

PaperPage heuristics_by_search(const PaperData& data) { return effort_page(data, false); }
PaperPage heuristics_by_world(const PaperData& data) { return effort_page(data, true); }
PaperPage exhausted_by_search(const PaperData& data) { return exhausted_page(data, false); }
PaperPage exhausted_by_world(const PaperData& data) { return exhausted_page(data, true); }

}  // namespace latplan::pipeline
