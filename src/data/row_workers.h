// Many independent rows of work over several threads, with progress and Ctrl-C. What a row yields must depend on its
// number alone: then the number of threads changes nothing.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "base/log.h"

namespace latplan::data {

struct RowWork {
  std::string stage;       // of the progress line, and in the message of an interruption
  std::int64_t count = 0;  // rows
  int threads = 0;         // 0: one per CPU
  std::function<void(std::int64_t row)> row;  // called once for each, from any thread
};

// The calling thread works too and alone reports progress. Whatever a row throws ends the work and is thrown here;
// Ctrl-C: Error(Interrupted).
void work_on_rows(const RowWork& work, Log& log, const StopFlag& stop);

}  // namespace latplan::data
