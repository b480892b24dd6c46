// RUN/seen.npz: the transitions that the exported actions rest on, for the warranty of a plan's steps.
#pragma once

#include <memory>

#include "extract/evidence.h"
#include "extract/recoding.h"
#include "runs/run_folder.h"

namespace latplan::runs {

// `pairs` in latent bits; equal transitions are stored once.
void write_seen(const RunFolder& run, const extract::EncodedPairs& pairs, bool both_ways);
// In the states of the exported table; null if there is no such file. Damaged, or not of a model with that many latent
// bits: Error(BadInput).
std::shared_ptr<const extract::Evidence> read_evidence(const RunFolder& run, int latent_bits,
                                                       const extract::Recoding* recoding);

}  // namespace latplan::runs
