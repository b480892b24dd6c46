#include "report/text_table.h"

#include <gtest/gtest.h>

namespace latplan::report {
namespace {

TEST(TextTable, AlignsNumbersRightAndTextLeft) {
  const std::vector<TextRow> rows = {{"LightsOut", "40", "97.5%"}, {"naïve", "1234", ""}};
  EXPECT_EQ(text_table({"world", "found", "rate"}, rows),
            "| world     | found |  rate |\n"
            "| --------- | ----: | ----: |\n"
            "| LightsOut |    40 | 97.5% |\n"
            "| naïve     |  1234 |       |\n");
}

TEST(TextTable, KeepsCellsInTheirPlace) {
  const std::vector<TextRow> rows = {{"a|b", "two\nlines"}, {"short"}};
  EXPECT_EQ(text_table({"x", "y"}, rows),
            "| x     | y         |\n"
            "| ----- | --------- |\n"
            "| a\\|b  | two lines |\n"
            "| short |           |\n");
}

TEST(TextTable, WorksWithoutRows) { EXPECT_EQ(text_table({"a"}, {}), "| a   |\n| --- |\n"); }

}  // namespace
}  // namespace latplan::report
