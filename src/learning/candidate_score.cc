#include "learning/candidate_score.h"

#include <fmt/format.h>

#include <utility>

#include "base/error.h"
#include "extract/recording.h"

namespace latplan::learning {

extract::ExtractedModel score_candidate(const nn::TrainedModel& model, const data::PairSet& pairs,
                                        double least, const std::function<bool()>& out_of_time,
                                        const StopFlag& stop) {
  const auto check = [&] {
    if (stop.requested()) throw Error(ExitCode::kInterrupted, "interrupted");
  };
  extract::CodeQuality code = extract::code_quality(model, pairs);
  if (code.value() < least) {
    throw unsupported_error(
        fmt::format("stopped early: its code quality is {:.3f}, and another candidate scores more",
                    code.value()));
  }
  check();
  const extract::Recording recording = extract::encode_recording(model, pairs);
  check();
  extract::ExtractedModel actions = extract::extract_recording(model, recording, {}, out_of_time);
  actions.code = std::move(code);
  return actions;
}

}  // namespace latplan::learning
