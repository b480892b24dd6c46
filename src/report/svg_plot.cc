#include "report/svg_plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "report/markup.h"

namespace latplan::report {
namespace {

constexpr double kPanel = 300, kPlotMargin = 58, kTop = 30, kBottom = 48, kLegendLine = 18;
constexpr double kStep = kPanel + kPlotMargin + 22;  // from one panel to the next
constexpr double kRowStep = kTop + kPanel + kBottom;
constexpr std::size_t kPanelsPerRow = 2;
constexpr std::array<const char*, 10> kColours = {"#1f77b4", "#ff7f0e", "#2ca02c", "#d62728",
                                                  "#9467bd", "#8c564b", "#e377c2", "#7f7f7f",
                                                  "#bcbd22", "#17becf"};

// "1e4" instead of "1e+04".
std::string tick_text(double value) {
  std::string text = fmt::format("{:.3g}", value);
  const auto e = text.find('e');
  if (e == std::string::npos) return text;
  const int power = std::stoi(text.substr(e + 1));
  return text.substr(0, e + 1) + std::to_string(power);
}

// Maps values (or their logarithms) to [0, kPanel].
struct PlotAxis {
  bool log = false;
  double low = 0, high = 1;

  bool inside(double value) const { return std::isfinite(value) && (!log || value > 0); }
  bool shows(double value) const { return !std::isnan(value); }
  double at(double value) const {
    if (!inside(value)) return value > 0 ? kPanel : 0;
    const double scaled = log ? std::log10(value) : value;
    return (scaled - low) / (high - low) * kPanel;
  }
  void include(double value) {
    if (!inside(value)) return;
    const double scaled = log ? std::log10(value) : value;
    low = std::min(low, scaled);
    high = std::max(high, scaled);
  }
  // Adds a margin; a single value gets a range around it.
  void add_margins() {
    if (low > high) low = 0, high = 1;
    const double room = high > low ? 0.05 * (high - low) : std::max(0.5, 0.1 * std::abs(low));
    low -= room;
    high += room;
  }
  // Round numbers in the range: powers of ten, or multiples of 1, 2 or 5 times a power of ten.
  std::vector<double> ticks() const {
    std::vector<double> values;
    if (log) {
      const double step = std::max(1.0, std::ceil((high - low) / 6));
      for (double t = std::ceil(low); t <= high; t += step) values.push_back(std::pow(10, t));
      if (values.size() > 1) return values;
      return {std::pow(10, low + 0.1 * (high - low)), std::pow(10, high - 0.1 * (high - low))};
    }
    const double raw = (high - low) / 5;
    const double power = std::pow(10, std::floor(std::log10(raw)));
    const double step = raw / power > 5 ? 10 * power : raw / power > 2 ? 5 * power : 2 * power;
    for (double t = std::ceil(low / step) * step; t <= high; t += step) {
      values.push_back(std::abs(t) < step / 1000 ? 0 : t);
    }
    return values;
  }
};

PlotAxis empty_axis(bool log) { return {log, HUGE_VAL, -HUGE_VAL}; }

class PanelWriter {
 public:
  PanelWriter(const PlotPanel& panel, const std::vector<std::string>& names, double left,
              double top)
      : panel_(panel),
        names_(names),
        left_(left + kPlotMargin),
        top_(top + kTop),
        x_(empty_axis(panel.log_x)),
        y_(empty_axis(panel.log_y)) {
    for (const PlotSeries& series : panel.series) {
      for (const auto& [x, y] : series.points) {
        if (!x_.shows(x) || !y_.shows(y)) continue;
        x_.include(x);
        y_.include(y);
        any_ = true;
      }
    }
    if (panel.diagonal) {
      x_.low = y_.low = std::min(x_.low, y_.low);
      x_.high = y_.high = std::max(x_.high, y_.high);
    }
    x_.add_margins();
    y_.add_margins();
  }

  std::string write() const {
    std::string svg =
        fmt::format("<rect x='{:.1f}' y='{}' width='{}' height='{}' fill='white' stroke='#444'/>\n",
                    left_, top_, kPanel, kPanel);
    svg += text(left_ + kPanel / 2, top_ - 10, panel_.title, "middle", 13);
    svg += text(left_ + kPanel / 2, top_ + kPanel + 36, panel_.x_label, "middle", 12);
    svg += fmt::format(
        "<text transform='translate({:.1f},{:.1f}) rotate(-90)' text-anchor='middle' "
        "font-size='12'>{}</text>\n",
        left_ - 44, top_ + kPanel / 2, escape_markup(panel_.y_label));
    if (!any_) return svg + text(left_ + kPanel / 2, top_ + kPanel / 2, "not run", "middle", 13);
    for (const double t : x_.ticks()) {
      svg += tick(left_ + x_.at(t), top_ + kPanel, 0, 5) +
             text(left_ + x_.at(t), top_ + kPanel + 18, tick_text(t), "middle", 10);
    }
    for (const double t : y_.ticks()) {
      svg += tick(left_, to_y(t), -5, 0) + text(left_ - 8, to_y(t) + 3, tick_text(t), "end", 10);
    }
    if (panel_.diagonal) {
      svg += fmt::format(
          "<line x1='{:.1f}' y1='{:.1f}' x2='{:.1f}' y2='{:.1f}' stroke='#bbb' "
          "stroke-dasharray='4 3'/>\n",
          left_, top_ + kPanel, left_ + kPanel, top_);
    }
    for (const PlotSeries& series : panel_.series) svg += marks(series);
    return svg;
  }

 private:
  double to_y(double value) const { return top_ + kPanel - y_.at(value); }

  static std::string text(double x, double y, const std::string& words, const char* anchor,
                          int size) {
    return fmt::format("<text x='{:.1f}' y='{:.1f}' text-anchor='{}' font-size='{}'>{}</text>\n", x,
                       y, anchor, size, escape_markup(words));
  }
  static std::string tick(double x, double y, double dx, double dy) {
    return fmt::format("<line x1='{:.1f}' y1='{:.1f}' x2='{:.1f}' y2='{:.1f}' stroke='#444'/>\n", x,
                       y, x + dx, y + dy);
  }
  std::string marks(const PlotSeries& series) const {
    const auto place = std::find(names_.begin(), names_.end(), series.name) - names_.begin();
    const char* colour = kColours[static_cast<std::size_t>(place) % kColours.size()];
    const std::string style = series.ring ? "fill='none' stroke='black'"
                                          : fmt::format("fill='{}' fill-opacity='0.7'", colour);
    std::string path, dots = "<g " + style + ">\n";
    for (const auto& [x, y] : series.points) {
      if (!x_.shows(x) || !y_.shows(y)) continue;
      path += fmt::format("{:.1f},{:.1f} ", left_ + x_.at(x), to_y(y));
      dots += fmt::format("<circle cx='{:.1f}' cy='{:.1f}' r='{}'/>\n", left_ + x_.at(x), to_y(y),
                          series.ring ? "7" : "3.5");
    }
    if (!series.line || path.empty()) return dots + "</g>\n";
    return fmt::format("<polyline points='{}' fill='none' stroke='{}'/>\n", path, colour);
  }

  const PlotPanel& panel_;
  const std::vector<std::string>& names_;
  double left_, top_;
  PlotAxis x_, y_;
  bool any_ = false;
};

}  // namespace

std::string svg_plot(const std::vector<PlotPanel>& panels) {
  std::vector<std::string> names;
  for (const PlotPanel& panel : panels) {
    for (const PlotSeries& series : panel.series) {
      if (series.ring) continue;  // rings are not in the legend
      if (std::find(names.begin(), names.end(), series.name) == names.end()) {
        names.push_back(series.name);
      }
    }
  }
  const std::size_t columns = std::clamp<std::size_t>(panels.size(), 1, kPanelsPerRow);
  const std::size_t lines = std::max<std::size_t>(1, (panels.size() + columns - 1) / columns);
  const double width = kStep * static_cast<double>(columns) + 10;
  const double legend = kRowStep * static_cast<double>(lines);
  const double height = legend + kLegendLine * static_cast<double>(names.size()) + 8;
  std::string svg = fmt::format(
      "<svg xmlns='http://www.w3.org/2000/svg' width='{:.0f}' height='{:.0f}' "
      "font-family='sans-serif'>\n<rect width='100%' height='100%' fill='white'/>\n",
      width, height);
  for (std::size_t i = 0; i < panels.size(); ++i) {
    svg += PanelWriter(panels[i], names, kStep * static_cast<double>(i % columns),
                       kRowStep * static_cast<double>(i / columns))
               .write();
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    const double y = legend + kLegendLine * static_cast<double>(i) + 8;
    svg += fmt::format("<circle cx='{}' cy='{:.1f}' r='4' fill='{}'/>\n", kPlotMargin, y,
                       kColours[i % kColours.size()]);
    svg += fmt::format("<text x='{}' y='{:.1f}' font-size='12'>{}</text>\n", kPlotMargin + 12,
                       y + 4, escape_markup(names[i]));
  }
  return svg + "</svg>\n";
}

}  // namespace latplan::report
