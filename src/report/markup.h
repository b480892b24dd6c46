// Text in HTML and SVG.
#pragma once

#include <string>
#include <string_view>

namespace latplan::report {

// Replaces &, <, > and quotes by entities: safe as text and in an attribute.
inline std::string escape_markup(std::string_view plain) {
  std::string text;
  for (const char c : plain) {
    switch (c) {
      case '<':
        text += "&lt;";
        break;
      case '>':
        text += "&gt;";
        break;
      case '&':
        text += "&amp;";
        break;
      case '"':
        text += "&quot;";
        break;
      case '\'':
        text += "&#39;";
        break;
      default:
        text += c;
    }
  }
  return text;
}

}  // namespace latplan::report
