#include "report/html.h"

#include <gtest/gtest.h>

namespace latplan::report {
namespace {

bool holds(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(Html, EscapesEveryPlainText) {
  const std::string evil = "<script>\"'&";
  const std::string safe = "&lt;script&gt;&quot;&#39;&amp;";
  for (const std::string& markup :
       {html_page(evil, ""), html_heading(evil), html_paragraph(evil), html_list({evil}),
        html_table({evil}, {{evil}}), html_pictures({{Image({2, 2, 1}), evil}})}) {
    EXPECT_FALSE(holds(markup, evil)) << markup;
    EXPECT_TRUE(holds(markup, safe)) << markup;
  }
}

TEST(Html, APageRequestsNothing) {
  const std::string page = html_page("t", html_pictures({{Image({2, 3, 3}), "a"}}));
  EXPECT_FALSE(holds(page, "http:"));
  EXPECT_FALSE(holds(page, "https:"));
  EXPECT_TRUE(holds(page, "default-src 'none'"));
  EXPECT_FALSE(holds(page, "url("));
  EXPECT_TRUE(holds(page, "src=\"data:image/png;base64,iVBORw0KGgo"));
  EXPECT_TRUE(holds(page, "prefers-color-scheme: dark"));
  EXPECT_TRUE(holds(page, "width=device-width"));
}

TEST(Html, AlignsNumbersAndMarksARow) {
  const std::string table = html_table({"name", "share"}, {{"a", "12.0%"}, {"b", "<0.1%"}}, 1);
  EXPECT_TRUE(holds(table, "<th class=\"number\">share</th>"));
  EXPECT_TRUE(holds(table, "<tr><td>a</td><td class=\"number\">12.0%</td></tr>"));
  EXPECT_TRUE(holds(table, "<tr class=\"marked\"><td>b</td>"));
}

TEST(Html, AnEmptyListIsNothing) { EXPECT_EQ(html_list({}), ""); }

}  // namespace
}  // namespace latplan::report
