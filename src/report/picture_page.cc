// picture_page() of report/inspection.h.
#include "report/html.h"
#include "report/inspection.h"
#include "report/markup.h"

namespace latplan::report {

std::string picture_page(const std::string& title, const std::vector<std::string>& lines,
                         const std::vector<std::pair<std::string, Image>>& pictures) {
  std::string page =
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" +
      escape_markup(title) +
      "</title>\n<style>\nbody { font: 16px sans-serif; margin: 2em; background: #f6f6f4; color: "
      "#292b33; }\nimg { max-width: 100%; image-rendering: pixelated; "
      "}\n</style>\n</head>\n<body>\n<h1>" +
      escape_markup(title) + "</h1>\n";
  for (const std::string& line : lines) page += "<p>" + escape_markup(line) + "</p>\n";
  for (const auto& [heading, image] : pictures) {
    page += "<h2>" + escape_markup(heading) + "</h2>\n<img alt=\"" + escape_markup(heading) +
            "\" src=\"" + data_uri(image) + "\">\n";
  }
  return page + "</body>\n</html>\n";
}

}  // namespace latplan::report
