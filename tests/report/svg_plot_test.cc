#include "report/svg_plot.h"

#include <gtest/gtest.h>

#include <cmath>

namespace latplan::report {
namespace {

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

TEST(SvgPlot, DrawsEveryPointThatHasAPlace) {
  PlotPanel panel{"title", "x",   "y", {{"a", {{1, 1}, {2, 3}, {0, 5}, {NAN, 1}}}},
                  true,    false, true};
  // One dot for each of three points, and one in the legend. 0 has no logarithm: on the left border.
  EXPECT_EQ(count_of(svg_plot({panel}), "<circle"), 4U);
  EXPECT_EQ(count_of(svg_plot({panel}), "<circle cx='58.0'"), 1U);
  panel.log_x = false;
  EXPECT_EQ(count_of(svg_plot({panel}), "<circle"), 4U);
  EXPECT_EQ(count_of(svg_plot({panel}), "<circle cx='58.0'"), 0U);
  panel.series[0].line = true;
  EXPECT_EQ(count_of(svg_plot({panel}), "<polyline"), 1U);
}

TEST(SvgPlot, SurvivesNothingOneValueAndSpecialCharacters) {
  EXPECT_TRUE(svg_plot({}).ends_with("</svg>\n"));
  EXPECT_EQ(count_of(svg_plot({{"", "", "", {}, true, true, true}}), "nan"), 0U);
  const std::string one =
      svg_plot({{"M&S < blind", "x", "y", {{"s", {{7, 7}}}}, false, false, true}});
  EXPECT_EQ(count_of(one, "nan") + count_of(one, "inf"), 0U);
  EXPECT_EQ(count_of(one, "M&amp;S &lt; blind"), 1U);
}

TEST(SvgPlot, PutsWhatNeverEndedOnTheUpperBorder) {
  PlotPanel panel{"title", "x", "y", {{"a", {{1, 1}, {2, 3}, {1.5, HUGE_VAL}}}}, true, true, true};
  const std::string svg = svg_plot({panel});
  EXPECT_EQ(count_of(svg, "cy='30.0'"), 1U) << svg;
  EXPECT_EQ(count_of(svg, "nan") + count_of(svg, "inf"), 0U);
}

TEST(SvgPlot, RingsGoAroundDotsAndIntoNoLegend) {
  const PlotSeries a{"a", {{1, 1}, {2, 2}}}, best{"best", {{2, 2}}, false, true};
  const std::string svg = svg_plot({{"left", "x", "y", {a, best}, false, false, false}});
  EXPECT_EQ(count_of(svg, "fill='none' stroke='black'"), 1U);
  EXPECT_EQ(count_of(svg, "best"), 0U);
}

TEST(SvgPlot, WritesLargeTicksShort) {
  const std::string svg =
      svg_plot({{"", "", "", {{"a", {{1e-5, 1e3}, {1e6, 1e5}}}}, true, true, false}});
  EXPECT_EQ(count_of(svg, "e+0") + count_of(svg, "e-0"), 0U);
  EXPECT_GE(count_of(svg, ">1e4<"), 1U);
}

TEST(SvgPlot, SaysWhereNothingWasRun) {
  const PlotSeries a{"a", {{1, 1}}, true}, none{"none", {}, true};
  const std::string svg = svg_plot({{"left", "x", "y", {a}, false, false, false},
                                    {"right", "x", "y", {none}, false, false, false}});
  EXPECT_EQ(count_of(svg, "not run"), 1U);
  EXPECT_EQ(count_of(svg, "<polyline"), 1U);
}

TEST(SvgPlot, GivesASeriesOneColourInAllPanels) {
  const PlotSeries a{"a", {{1, 1}}}, b{"b", {{1, 2}}};
  const std::string svg = svg_plot({{"left", "x", "y", {a}, false, false, false},
                                    {"right", "x", "y", {b, a}, false, false, false}});
  EXPECT_EQ(count_of(svg, "#1f77b4"), 3U);  // two dots of a and its legend
  EXPECT_EQ(count_of(svg, "#ff7f0e"), 2U);
}

}  // namespace
}  // namespace latplan::report
