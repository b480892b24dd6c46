// The instances of an evaluation: those of a folder, or drawn ones.
#pragma once

#include <filesystem>
#include <vector>

#include "base/log.h"
#include "data/draw_instances.h"
#include "domains/domain.h"
#include "runs/run_folder.h"

namespace latplan::evaluation {

// 5 and 7, or the largest distances that the world has.
std::vector<int> default_distances(const domains::Domain* domain);

// The instances of a folder, with pictures prepared as the model expects. Warns if they are of another world.
std::vector<data::Instance> read_test_instances(const std::filesystem::path& folder,
                                                const runs::RunFolder& run, const ImageShape& shape,
                                                Log& log);

// Drawn instances that share no picture with config.avoid, where possible; otherwise with a warning.
std::vector<data::Instance> draw_test_instances(const domains::Domain& domain,
                                                data::InstanceConfig config, Log& log);

}  // namespace latplan::evaluation
