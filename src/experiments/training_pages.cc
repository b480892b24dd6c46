// Pages of the paper's section "Training Performance" and of its appendix on training curves. Figures compare trainings
// of sweeps that differ in one setting.
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "experiments/pages.h"
#include "experiments/printed_numbers.h"

namespace latplan::experiments {
namespace {

using report::TextRow;

constexpr const char* kElbo = "metrics/loss_terms/negative_elbo";

// One training of a sweep.
struct SweepPoint {
  std::string row, model;
  double epsilon = 0, beta1 = 0, beta3 = 0;
  int bits = 0;
  const Json* entry = nullptr;

  std::optional<double> number(const char* name) const { return number_at(*entry, name); }
};

// The row of the paper for a world and its options.
std::string row_of(const Json& entry) {
  const std::string world = text_at(entry, "domain");
  const Json options = part(entry, "world_options");
  if (world == "lightsout" && text_at(options, "twisted") == "true") return "twisted";
  if (world == "puzzle") return text_at(options, "tiles");
  if (world == "hanoi")
    return "hanoi-" + text_at(options, "disks") + "-" + text_at(options, "towers");
  return world;
}

std::vector<SweepPoint> sweep_points(const PaperResults& results) {
  std::vector<SweepPoint> points;
  for (const Json& entry : results.trainings.sweeps) {
    if (text_at(entry, "error") != "none") continue;
    const Json config = part(entry, "config");
    points.push_back(
        {row_of(entry), text_at(config, "model"), number_at(config, "epsilon").value_or(0),
         number_at(config, "beta1").value_or(0), number_at(config, "beta3").value_or(0),
         static_cast<int>(number_at(config, "bits").value_or(0)), &entry});
  }
  return points;
}

using Keep = std::function<bool(const SweepPoint&)>;

// One panel: a number of the trainings in `first` (x) against those in `second` (y).
struct Comparison {
  std::string title, x_label, y_label;
  const char* number;
  bool log;
  Keep first, second;
  bool same_weights = true;
};

// Two trainings with their numbers.
struct PairedPoint {
  std::string row;
  double x, y;
  std::optional<double> elbo;  // of the first training
};

// Every training of `first` with every matching training of `second`.
std::vector<PairedPoint> paired(const std::vector<SweepPoint>& points, const Comparison& c) {
  std::vector<PairedPoint> pairs;
  for (const SweepPoint& one : points) {
    if (!c.first(one) || !one.number(c.number)) continue;
    for (const SweepPoint& other : points) {
      if (!c.second(other) || other.row != one.row || other.bits != one.bits) continue;
      if (c.same_weights && (other.beta1 != one.beta1 || other.beta3 != one.beta3)) continue;
      if (!other.number(c.number) || other.entry == one.entry) continue;
      pairs.push_back({one.row, *one.number(c.number), *other.number(c.number), one.number(kElbo)});
    }
  }
  return pairs;
}

// For each world the pair whose first training has the lowest -ELBO: the configuration that the paper plans with.
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

PaperPage compare(const PaperResults& results, const std::vector<Comparison>& comparisons) {
  PaperPage page;
  page.header = {"panel", "x", "y", "world", "pairs", "x lower", "y lower"};
  const std::vector<SweepPoint> points = sweep_points(results);
  for (const Comparison& c : comparisons) {
    const std::vector<PairedPoint> pairs = paired(points, c);
    SeriesByName series;
    for (const PairedPoint& p : pairs) add_point(series, p.row, p.x, p.y);
    report::PlotPanel plot{c.title, c.x_label, c.y_label, to_list(series), c.log, c.log, true};
    for (const PairedPoint& best : lowest_elbo(pairs)) {
      plot.series.push_back({"lowest -ELBO", {{best.x, best.y}}, false, true});
    }
    page.add_panel(std::move(plot));
    for (const PaperRow& row : paper_rows()) {
      if (!row.is_main_world()) continue;
      const auto found = series.find(row.name);
      page.count(found != series.end());
      if (found == series.end()) continue;
      int x_lower = 0, y_lower = 0;
      for (const auto& [x, y] : found->second.points) {
        x_lower += x < y;
        y_lower += y < x;
      }
      page.rows.push_back({c.title, c.x_label, c.y_label, row.title,
                           std::to_string(found->second.points.size()), std::to_string(x_lower),
                           std::to_string(y_lower)});
    }
  }
  page.notes = {
      "Each point compares two trainings with the same number of bits F and the same weights. "
      "Rings: for each world the training on the x axis with the lowest -ELBO. Values without a "
      "logarithm lie on the border."};
  return page;
}

Keep with(std::string model, double epsilon) {
  return [model, epsilon](const SweepPoint& point) {
    return point.model == model && point.epsilon == epsilon;
  };
}

// AMA3+ and AMA4+, each with epsilon 0.1 (x) against 0.5 (y).
void add_priors(const std::string& title, const char* number, bool log,
                std::vector<Comparison>& comparisons) {
  for (const std::string model : {"ama3+", "ama4+"}) {
    comparisons.push_back({model + ": " + title, "epsilon 0.1", "epsilon 0.5", number, log,
                           with(model, 0.1), with(model, 0.5)});
  }
}

// Both epsilons, each with model `x` against model `y`.
void add_models(const std::string& title, const char* number, const char* x, const char* y,
                std::vector<Comparison>& comparisons) {
  for (const double epsilon : {0.1, 0.5}) {
    comparisons.push_back({fmt::format("epsilon {}: {}", epsilon, title), x, y, number, true,
                           with(x, epsilon), with(y, epsilon)});
  }
}

struct CurvePanel {
  const char* title;
  JsonPath path;
  bool log;
};

}  // namespace

PaperPage best_elbo(const PaperResults& results) {
  PaperPage page;
  page.header = {"model", "world",        "configuration", "-ELBO",        "beta1",   "beta3",
                 "F",     "paper: -ELBO", "paper: beta1",  "paper: beta3", "paper: F"};
  const std::vector<SweepPoint> points = sweep_points(results);
  const char* const names[] = {"kltune", "notune", "default"};
  for (const char* model : {"ama3+", "ama4+"}) {
    for (const PaperRow& row : paper_rows()) {
      if (!row.is_main_world()) continue;
      const auto paper = paper_cells("tab:elbo", model, row.name);
      for (int c = 0; c < 3; ++c) {
        const SweepPoint* best = nullptr;
        for (const SweepPoint& point : points) {
          if (point.model != model || point.row != row.name || !point.number(kElbo)) continue;
          if (point.epsilon != (c == 2 ? 0.5 : 0.1)) continue;
          if (c == 1 && (point.beta1 != 1 || point.beta3 != 1)) continue;
          if (best == nullptr || *point.number(kElbo) < *best->number(kElbo)) best = &point;
        }
        page.count(best != nullptr);
        if (best == nullptr) continue;
        TextRow line = {model,
                        row.title,
                        names[c],
                        fmt::format("{:.3g}", *best->number(kElbo)),
                        fmt::format("{}", best->beta1),
                        fmt::format("{}", best->beta3),
                        std::to_string(best->bits)};
        line.insert(line.end(), paper.begin() + 4 * c, paper.begin() + 4 * c + 4);
        page.rows.push_back(line);
      }
    }
  }
  page.notes = {
      "The lowest -ELBO of a sweep on the test pairs, with all weights 1 and without the constant. "
      "Our networks omit pixels that never change, and some pictures have another size than the "
      "paper's: compare within a world only."};
  return page;
}

PaperPage training_comparisons(const PaperResults& results) {
  std::vector<Comparison> comparisons;
  for (const std::string model : {"ama3+", "ama4+"}) {
    const Keep tuned = with(model, 0.1);
    const Keep untuned = [tuned](const SweepPoint& p) {
      return tuned(p) && p.beta1 == 1 && p.beta3 == 1;
    };
    comparisons.push_back({model + ": -ELBO", "beta1, beta3 of the sweep", "beta1 = beta3 = 1",
                           kElbo, true, tuned, untuned, false});
  }
  add_priors("-ELBO", kElbo, true, comparisons);
  add_models("-ELBO", kElbo, "ama3+", "ama4+", comparisons);
  add_priors("state variance", "metrics/state_variance", true, comparisons);
  add_priors("effective bits", "metrics/effective_bits", false, comparisons);
  add_priors("bits that are always 0", "metrics/constant_zero_bits", false, comparisons);
  add_models("successor error", "metrics/successor/bit_error", "ama4+", "ama3+", comparisons);
  return compare(results, comparisons);
}

PaperPage training_curves(const PaperResults& results) {
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
  for (const CurvePanel& panel : wanted) {
    report::PlotPanel plot{panel.title, "epoch", "", {}, false, panel.log, false};
    for (const TrainingCurve& curve : results.trainings.curves) {
      report::PlotSeries series{curve.name, {}, true};
      for (const Json& line : curve.lines) {
        const auto epoch = number_at(line, "epoch");
        const auto value = number_at(line, panel.path);
        if (epoch && value) series.points.emplace_back(*epoch, *value);
      }
      if (series.points.empty()) continue;
      page.rows.push_back({curve.name, panel.title,
                           fmt::format("{:.0f}", series.points.back().first),
                           fmt::format("{:.4g}", series.points.front().second),
                           fmt::format("{:.4g}", series.points.back().second)});
      plot.series.push_back(std::move(series));
    }
    for (const PaperRow& row : paper_rows()) {  // runs are named after their world
      if (!row.is_main_world()) continue;
      page.count(std::ranges::any_of(plot.series, [&](const report::PlotSeries& series) {
        return series.name.starts_with(row.name);
      }));
    }
    page.add_panel(std::move(plot));
  }
  return page;
}

}  // namespace latplan::experiments
