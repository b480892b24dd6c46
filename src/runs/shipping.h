// Shipping: a run reduced to what planning needs, small enough to commit. The folder serves `plan`, `evaluate` and
// `export` as a run folder does; provenance.json says where it came from.
#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include "base/json.h"
#include "nn/backend.h"
#include "runs/run_record.h"
#include "runs/ship_config.h"

namespace latplan::runs {

struct ShipRequest {
  std::filesystem::path run, output, pairs_file;
  std::vector<std::filesystem::path> results;  // folders of `latplan evaluate -o`
  Json given =
      Json::object();  // options that replace those of the run's recipe, see fields(ShipConfig&)
  int threads = 0;
  bool force = false;  // allow more than kMostShippedBytes
};
inline constexpr std::int64_t kMostShippedBytes = 4'000'000;

// Reads and checks everything, then writes into the folder that make_output() returns: model.json, weights.safetensors, domain.pddl, recoding.json
// and seen.npz where there are, example.png (a training picture), provenance.json and run.json. seen.npz is left out with a warning if the folder would become
// too large. Returns the result: folder, files with their bytes, code_agreement
// (share of the held-out pictures that keep their code), pairs_can_be_drawn_again. Damaged or not exported: Error(BadInput).
Json ship_run(const ShipRequest& request, RunRecord record, const nn::Backend& backend, Log& log,
              const StopFlag& stop, const std::function<std::filesystem::path()>& make_output);

}  // namespace latplan::runs
