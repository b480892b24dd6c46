// Scatter plots and curves as SVG text: side by side panels with axes, a legend, and nothing to install.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace latplan::report {

struct PlotSeries {
  std::string name;
  std::vector<std::pair<double, double>> points;
  bool line = false;  // joined, in the order given; otherwise dots
  bool ring = false;  // dots are black rings, to go around those of another series
};

struct PlotPanel {
  std::string title, x_label, y_label;
  std::vector<PlotSeries> series;
  // Values that have no logarithm lie on the lower border, infinity on the upper one.
  bool log_x = false, log_y = false;
  bool diagonal = false;  // both axes get the same range, and y = x is drawn
};

// Series of one name have one colour in all panels; the legend stands below.
std::string svg_plot(const std::vector<PlotPanel>& panels);

}  // namespace latplan::report
