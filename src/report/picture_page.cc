// picture_page() of report/inspection.h.
#include "report/html.h"
#include "report/inspection.h"
#include "report/markup.h"

namespace latplan::report {

std::string picture_page(const std::string& title, const std::vector<std::string>& lines,
                         const std::vector<std::pair<std::string, Image>>& pictures) {
  std::string markup;
  for (const std::string& line : lines) markup += html_paragraph(line);
  for (const auto& [heading, image] : pictures) {
    markup += html_heading(heading) + "<figure><img alt=\"" + escape_markup(heading) + "\" src=\"" +
              data_uri(image) + "\"></figure>\n";
  }
  return html_page(title, markup);
}

}  // namespace latplan::report
