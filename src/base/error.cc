#include "base/error.h"

#include <cstdio>
#include <cstdlib>

namespace latplan {

void check_failed(const char* file, int line, const char* condition, const std::string& detail) {
  std::fprintf(stderr, "latplan: internal error at %s:%d: %s failed: %s\n", file, line, condition,
               detail.c_str());
  std::abort();
}

}  // namespace latplan
