// Pages of the paper's section "Training Performance" and of its appendix on training curves. Figures compare runs of
// sweeps that differ in one thing alone.
#include <fmt/format.h>

#include <functional>
#include <limits>
#include <optional>
#include <set>

#include "pipeline/paper_numbers.h"
#include "pipeline/paper_page_numbers.h"
#include "pipeline/paper_pages.h"
#include "report/svg_plot.h"

namespace latplan::pipeline {
namespace {

using report::Json;
using report::TextRow;

constexpr const char* kElbo = "metrics/loss_terms/negative_elbo";

std::string text_at(const Json& json, const char* key) {
  return json.contains(key) && json[key].is_string() ? json[key].get<std::string>() : "";
}

// One training of a sweep.
struct SweepPoint {
  std::string row, model;
  double epsilon = 0, beta1 = 0, beta3 = 0;
  int bits = 0;
  const Json* entry = nullptr;

  std::optional<double> number(const char* name) const { return number_at(*entry, name); }
};

// The paper's row for a world and its options.
std::string row_of(const Json& entry) {
  const std::string world = text_at(entry, "domain");
  const Json options = entry.contains("world_options") ? entry["world_options"] : Json::object();
  if (world == "lightsout" && text_at(options, "twisted") == "true") return "twisted";
  if (world == "puzzle") return text_at(options, "tiles");
  if (world == "hanoi")
    return "hanoi-" + text_at(options, "disks") + "-" + text_at(options, "towers");
  return world;
}

std::vector<SweepPoint> sweep_points(const PaperData& data) {
  std::vector<SweepPoint> points;
  for (const Json& entry : data.sweeps) {
    if (!entry.contains("config") || text_at(entry, "error") != "none") continue;
    const Json& config = entry["config"];
    SweepPoint point{row_of(entry),
                     text_at(config, "model"),
                     number_at(config, "epsilon").value_or(0),
                     number_at(config, "beta1").value_or(0),
                     number_at(config, "beta3").value_or(0),
                     static_cast<int>(number_at(config, "bits").value_or(0)),
                     &entry};
    points.push_back(point);
  }
  return points;
}

// A pair of runs with their numbers.
struct PairedPoint {
  std::string row;
  int bits;
  double beta1, beta3, x, y;
  std::optional<double> elbo;  // of the first run
};

using Keep = std::function<bool(const SweepPoint&)>;
// Every run of `first` with every run of `second` that fits it.
std::vector<PairedPoint> paired(const std::vector<SweepPoint>& points, const char* number,
                                const Keep& first, const Keep& second, bool same_weights) {
  std::vector<PairedPoint> pairs;
  for (const SweepPoint& one : points) {
    if (!first(one) || !one.number(number)) continue;
    for (const SweepPoint& other : points) {
      if (!second(other) || other.row != one.row || other.bits != one.bits) continue;
      if (same_weights && (other.beta1 != one.beta1 || other.beta3 != one.beta3)) continue;
      if (!other.number(number) || other.entry == one.entry) continue;
      pairs.push_back({one.row, one.bits, one.beta1, one.beta3, *one.number(number),
                       *other.number(number), one.number(kElbo)});
    }
  }
  return pairs;
}

// Of each world the pair whose first run has the lowest -ELBO: the configuration the paper plans with.
std::vector<PairedPoint> lowest_elbo(const std::vector<PairedPoint>& pairs) {
  std::map<std::string, PairedPoint> best;
  for (const PairedPoint& pair : pairs) {
    if (!pair.elbo) continue;
    const auto [at, added] = best.try_emplace(pair.row, pair);
    if (!added && *pair.elbo < *at->second.elbo) at->second = pair;
  }
  std::vector<PairedPoint> found;
  for (const auto& [row, pair] : best) found.push_back(pair);
  return found;
}

struct Comparison {
  std::string title, x_label, y_label;
  Keep first, second;
  bool same_weights = true;
};

PaperPage compare(const PaperData& data, const char* number, const std::vector<Comparison>& panels,
                  bool log) {
  PaperPage page;
  page.header = {"panel", "world", "F", "beta1", "beta3", panels[0].x_label, panels[0].y_label};
  const std::vector<SweepPoint> points = sweep_points(data);
  std::vector<report::PlotPanel> plots;
  for (const Comparison& c : panels) {
    report::PlotPanel plot{c.title, c.x_label, c.y_label, {}, log, log, true};
    std::map<std::string, report::PlotSeries> series;
    const std::vector<PairedPoint> pairs =
        paired(points, number, c.first, c.second, c.same_weights);
    for (const PairedPoint& p : pairs) {
      series[p.row].name = p.row;
      series[p.row].points.emplace_back(p.x, p.y);
      page.rows.push_back({c.title, p.row, std::to_string(p.bits), fmt::format("{}", p.beta1),
                           fmt::format("{}", p.beta3), fmt::format("{:.5g}", p.x),
                           fmt::format("{:.5g}", p.y)});
    }
    for (auto& [name, one] : series) plot.series.push_back(std::move(one));
    for (const PairedPoint& best : lowest_elbo(pairs)) {
      plot.series.push_back({"lowest -ELBO", {{best.x, best.y}}, false, true});
    }
    plots.push_back(plot);
  }
  page.any = !page.rows.empty();
  if (page.any) {
    page.svg = report::svg_plot(plots);
    page.notes = {
        "Ringed: of each world the run on the x axis with the lowest -ELBO. What has no logarithm "
        "lies on the border."};
  }
  return page;
}

Keep with(std::string model, double epsilon) {
  return [model, epsilon](const SweepPoint& point) {
    return point.model == model && point.epsilon == epsilon;
  };
}

// Left AMA3+, right AMA4+; x: epsilon 0.1, y: 0.5.
PaperPage compare_priors(const PaperData& data, const char* number, bool log) {
  return compare(data, number,
                 {{"AMA3+", "epsilon 0.1", "epsilon 0.5", with("ama3+", 0.1), with("ama3+", 0.5)},
                  {"AMA4+", "epsilon 0.1", "epsilon 0.5", with("ama4+", 0.1), with("ama4+", 0.5)}},
                 log);
}

}  // namespace

PaperPage best_elbo(const PaperData& data) {
  PaperPage page;
  page.header = {"model", "world",        "configuration", "-ELBO",        "beta1",   "beta3",
                 "F",     "paper: -ELBO", "paper: beta1",  "paper: beta3", "paper: F"};
  const std::vector<SweepPoint> points = sweep_points(data);
  const char* const names[] = {"kltune", "notune", "default"};
  for (const char* model : {"ama3+", "ama4+"}) {
    for (const PaperRow& row : paper_rows()) {
      if (row.hanoi || row.random_goal) continue;
      const auto paper = paper_cells("tab:elbo", model, row.name);
      for (int c = 0; c < 3; ++c) {
        const SweepPoint* best = nullptr;
        for (const SweepPoint& point : points) {
          if (point.model != model || point.row != row.name || !point.number(kElbo)) continue;
          if (point.epsilon != (c == 2 ? 0.5 : 0.1)) continue;
          if (c == 1 && (point.beta1 != 1 || point.beta3 != 1)) continue;
          if (best == nullptr || *point.number(kElbo) < *best->number(kElbo)) best = &point;
        }
        TextRow line = {model, row.title, names[c]};
        if (best == nullptr) {
          line.insert(line.end(), {kNotRun, "", "", ""});
        } else {
          page.any = true;
          line.insert(line.end(),
                      {fmt::format("{:.3g}", *best->number(kElbo)), fmt::format("{}", best->beta1),
                       fmt::format("{}", best->beta3), std::to_string(best->bits)});
        }
        for (int i = 0; i < 4; ++i) line.push_back(paper[4 * c + i]);
        page.rows.push_back(line);
      }
    }
  }
  page.notes = {
      "The best of a sweep's runs on the test pairs, all weights 1, the constant left "
      "out. Our networks leave pixels out that never change, and some worlds' pictures "
      "have another size: compare within a world only."};
  return page;
}

PaperPage elbo_against_untuned(const PaperData& data) {
  const auto panel = [](const char* title, const char* model) {
    const Keep tuned = with(model, 0.1);
    return Comparison{
        title,
        "beta1, beta3 as named",
        "beta1 = beta3 = 1",
        tuned,
        [tuned](const SweepPoint& p) { return tuned(p) && p.beta1 == 1 && p.beta3 == 1; },
        false};
  };
  return compare(data, kElbo, {panel("AMA3+", "ama3+"), panel("AMA4+", "ama4+")}, true);
}

PaperPage elbo_by_prior(const PaperData& data) { return compare_priors(data, kElbo, true); }

PaperPage elbo_ama3_ama4(const PaperData& data) {
  return compare(data, kElbo,
                 {{"epsilon 0.1", "AMA3+", "AMA4+", with("ama3+", 0.1), with("ama4+", 0.1)},
                  {"epsilon 0.5", "AMA3+", "AMA4+", with("ama3+", 0.5), with("ama4+", 0.5)}},
                 true);
}

PaperPage variance_by_prior(const PaperData& data) {
  return compare_priors(data, "metrics/state_variance", true);
}
PaperPage effective_bits_by_prior(const PaperData& data) {
  return compare_priors(data, "metrics/effective_bits", false);
}
PaperPage zero_bits_by_prior(const PaperData& data) {
  return compare_priors(data, "metrics/constant_zero_bits", false);
}

PaperPage successor_error(const PaperData& data) {
  return compare(data, "metrics/successor/bit_error",
                 {{"epsilon 0.1", "AMA4+", "AMA3+", with("ama4+", 0.1), with("ama3+", 0.1)},
                  {"epsilon 0.5", "AMA4+", "AMA3+", with("ama4+", 0.5), with("ama3+", 0.5)}},
                 true);
}

PaperPage xor_bits(const PaperData& data) {
  PaperPage page;
  page.header = {
      "model",     "world",    "XOR effects",        "XOR preconditions",        "F",
      "A1",        "A2",       "paper: XOR effects", "paper: XOR preconditions", "paper: F",
      "paper: A1", "paper: A2"};
  for (const PaperVariant& variant : paper_variants()) {
    if (variant.epsilon != "0.1") continue;
    for (const PaperRow& row : paper_rows()) {
      if (row.hanoi || row.random_goal) continue;
      const std::string name = row.model + variant.suffix;
      TextRow line = {variant.model,
                      row.title,
                      model_number(data, name, {"metrics", "xor_effect_bits"}, "{:.2f}"),
                      model_number(data, name, {"metrics", "xor_precondition_bits"}, "{:.2f}"),
                      model_number(data, name, {"metrics", "bits"}, "{:.0f}"),
                      model_number(data, name, {"metrics", "labels_used"}, "{:.0f}"),
                      model_number(data, name, {"metrics", "compiled_actions"}, "{:.0f}")};
      page.any = page.any || data.models.contains(name);
      for (const std::string& cell : paper_cells("tab:xor", variant.model, row.name)) {
        line.push_back(cell);
      }
      page.rows.push_back(line);
    }
  }
  std::map<std::string, report::PlotSeries> series;
  for (const SweepPoint& point : sweep_points(data)) {
    const auto actions = point.number("metrics/compiled_actions");
    if (!actions || !point.number(kElbo)) continue;
    series[point.row].name = point.row;
    series[point.row].points.emplace_back(*point.number(kElbo), *actions);
  }
  report::PlotPanel plot{"compiled actions against -ELBO", "-ELBO", "A2", {}, true, true, false};
  for (auto& [name, one] : series) plot.series.push_back(std::move(one));
  if (!plot.series.empty()) page.svg = report::svg_plot({plot});
  page.notes = {
      "A1: labels of the network in use; A2: actions after XOR bits are compiled away. With a "
      "positive Back-to-Logit scale (--btl-scale positive, our default) no XOR bit can arise. "
      "These "
      "are the network's own labels, not the actions of the PDDL we ship, which are fitted to the "
      "codes ([tab:statistics-summary](tab-statistics-summary.md)). -: shipped without its labels "
      "(`ship --codec-only`), or, AMA3+, without preconditions of its own.",
      plot.series.empty() ? "The scatter of compiled actions against -ELBO: not run."
                          : "The scatter shows every run of the sweeps."};
  return page;
}

namespace {

// A number of a line of train.jsonl, by the path to it.
std::optional<double> curve_value(const Json& line, const std::vector<const char*>& path) {
  const Json* json = &line;
  for (const char* key : path) {
    if (!json->is_object() || !json->contains(key)) return {};
    json = &(*json)[key];
  }
  return json->is_number() ? std::optional(json->get<double>()) : std::nullopt;
}

struct CurvePanel {
  const char* title;
  std::vector<const char*> path;
  bool log;
};

}  // namespace

PaperPage training_curves(const PaperData& data) {
  const std::vector<CurvePanel> wanted = {
      {"-ELBO, training", {"test_mode", "train", "negative_elbo"}, true},
      {"-ELBO, validation", {"test_mode", "validation", "negative_elbo"}, true},
      {"KL(z0, prior), training", {"test_mode", "train", "kl_z0_prior"}, true},
      {"KL(z0, prior), validation", {"test_mode", "validation", "kl_z0_prior"}, true},
      {"KL(z1, z2), training", {"test_mode", "train", "kl_z1_z2"}, true},
      {"KL(z1, z2), validation", {"test_mode", "validation", "kl_z1_z2"}, true},
      {"temperature", {"tau"}, false}};
  PaperPage page;
  page.header = {"run", "curve", "epochs", "first", "last"};
  std::vector<report::PlotPanel> panels;
  for (const CurvePanel& panel : wanted) {
    report::PlotPanel plot{panel.title, "epoch", "", {}, false, panel.log, false};
    for (const PaperCurve& curve : data.curves) {
      report::PlotSeries series{curve.name, {}, true};
      for (const Json& line : curve.lines) {
        const auto epoch = number_at(line, "epoch");
        const auto value = curve_value(line, panel.path);
        if (epoch && value) series.points.emplace_back(*epoch, *value);
      }
      if (series.points.empty()) continue;
      page.rows.push_back({curve.name, panel.title,
                           fmt::format("{:.0f}", series.points.back().first),
                           fmt::format("{:.4g}", series.points.front().second),
                           fmt::format("{:.4g}", series.points.back().second)});
      plot.series.push_back(std::move(series));
    }
    panels.push_back(std::move(plot));
  }
  page.any = !page.rows.empty();
  if (page.any) page.svg = report::svg_plot(panels);
  return page;
}

}  // namespace latplan::pipeline
