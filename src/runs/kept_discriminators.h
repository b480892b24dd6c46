// AMA2's discriminators in RUN/discriminators: learnt at first use, read afterwards.
#pragma once

#include <functional>

#include "nn/backend.h"
#include "planning/discriminators.h"
#include "runs/run_folder.h"

namespace latplan::runs {

// Those in the run; learnt from pairs() and written if there are none, or if they are damaged or of another model. A
// warning where they cannot be written.
planning::Discriminators discriminators_of(const RunFolder& run, const nn::TrainedModel& model,
                                           const std::function<extract::EncodedPairs()>& pairs,
                                           const nn::Backend& backend, Log& log,
                                           const StopFlag& stop);

}  // namespace latplan::runs
