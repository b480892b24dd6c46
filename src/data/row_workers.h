// Runs many independent rows of work on several threads, with progress and Ctrl-C. If each row
// depends only on its number, the result does not depend on the number of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "base/log.h"

namespace latplan::data {

struct RowWork {
  std::string stage;                          // for the progress line and the interruption message
  std::int64_t count = 0;                     // rows
  int threads = 0;                            // 0: one per CPU
  std::function<void(std::int64_t row)> row;  // called once per row, from any thread
};

// The calling thread also works, and reports progress. An exception of a row ends the work and is
// rethrown here. Ctrl-C: Error(Interrupted).
void work_on_rows(const RowWork& work, Log& log, const StopFlag& stop);

}  // namespace latplan::data
