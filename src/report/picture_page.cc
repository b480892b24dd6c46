// picture_page() of report/inspection.h.
#include <cstdint>

#include "base/picture_file.h"
#include "report/inspection.h"
#include "report/markup.h"

namespace latplan::report {
namespace {

std::string base64(const std::vector<std::uint8_t>& bytes) {
  static constexpr char kDigits[] =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t group = static_cast<std::uint32_t>(bytes[i]) << 16;
    if (i + 1 < bytes.size()) group |= static_cast<std::uint32_t>(bytes[i + 1]) << 8;
    if (i + 2 < bytes.size()) group |= bytes[i + 2];
    text += kDigits[group >> 18];
    text += kDigits[(group >> 12) & 63];
    text += i + 1 < bytes.size() ? kDigits[(group >> 6) & 63] : '=';
    text += i + 2 < bytes.size() ? kDigits[group & 63] : '=';
  }
  return text;
}

}  // namespace

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
            "\" src=\"data:image/png;base64," + base64(encode_png(image)) + "\">\n";
  }
  return page + "</body>\n</html>\n";
}

}  // namespace latplan::report
