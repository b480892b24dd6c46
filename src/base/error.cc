#include "base/error.h"

#include <cstdio>
#include <cstdlib>

namespace latplan {

std::string in_quotes(std::string_view word) {
  constexpr std::size_t kShown = 40;
  std::string text = "'";
  for (const char c : word.substr(0, kShown)) text += c >= ' ' && c <= '~' ? c : '?';
  return text + (word.size() > kShown ? "...'" : "'");
}

void check_failed(const char* file, int line, const char* condition, const std::string& detail) {
  std::fprintf(stderr, "latplan: internal error at %s:%d: %s failed: %s\n", file, line, condition,
               detail.c_str());
  std::abort();
}

}  // namespace latplan
