// Scatter plots and curves as SVG text: panels with axes, two in a row, and a legend.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace latplan::report {

struct PlotSeries {
  std::string name;
  std::vector<std::pair<double, double>> points;
  bool line = false;  // connect the points in order; false: dots
  bool ring = false;  // dots are black rings around those of another series
};

struct PlotPanel {
  std::string title, x_label, y_label;
  std::vector<PlotSeries> series;
  // Values without a logarithm are drawn on the lower border, infinity on the upper one.
  bool log_x = false, log_y = false;
  bool diagonal = false;  // equal axis ranges, and the line y = x
};

// A series name has the same colour in all panels; the legend is below.
std::string svg_plot(const std::vector<PlotPanel>& panels);

}  // namespace latplan::report
