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
};

struct PlotPanel {
  std::string title, x_label, y_label;
  std::vector<PlotSeries> series;
  bool log_x = false, log_y = false;  // values that have no logarithm are left out
  bool diagonal = false;              // both axes get the same range, and y = x is drawn
};

// Series of one name have one colour in all panels; the legend stands below.
std::string svg_plot(const std::vector<PlotPanel>& panels);

}  // namespace latplan::report
