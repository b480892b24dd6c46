// Text in HTML and SVG.
#pragma once

#include <string>
#include <string_view>

namespace latplan::report {

// Replaces &, < and > by entities.
inline std::string escape_markup(std::string_view plain) {
  std::string text;
  for (const char c : plain) {
    text += c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '&' ? "&amp;" : std::string(1, c);
  }
  return text;
}

}  // namespace latplan::report
