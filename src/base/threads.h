// Threads that share one piece of work.
#pragma once

#include <functional>

namespace latplan {

// Calls `work` in up to `threads` threads at the same time, this one among them: in fewer where the system gives no more. Each
// call takes its share from what the caller counts. Returns when all have returned; rethrows the first exception.
void work_in_threads(int threads, const std::function<void()>& work);

}  // namespace latplan
