// Many trainings that differ in a few options: the plan of a sweep, as sweep.json keeps it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/json.h"
#include "base/log.h"
#include "extract/extraction.h"
#include "nn/backend.h"
#include "nn/train_config.h"
#include "runs/recipe.h"

namespace latplan::learning {

// Options of training or export as typed, in the order given: {"beta1", "10"}, {"method", "fitted"}.
using Setting = std::vector<std::pair<std::string, std::string>>;

struct Axis {
  std::string option;
  std::vector<std::string> values;
};
struct Range {
  std::string option;
  double low = 0, high = 0;
  bool logarithmic = false;
};

// What a setting applies to.
struct RunConfig {
  nn::TrainConfig train;
  extract::ExtractConfig extract;
};
Fields fields(RunConfig& config);

// "beta1=1,10", and "beta1=1:100" or "beta1=1:100:log". Malformed: Error(Usage).
Axis parse_axis(const std::string& text);
Range parse_range(const std::string& text);

// Every combination, the last axis fastest; one empty setting without any axis.
std::vector<Setting> grid(const std::vector<Axis>& axes);
// `count` distinct draws, determined by the seed; fewer if there are not so many. Whole numbers for options that take
// them.
std::vector<Setting> random_settings(const std::vector<Range>& ranges, int count,
                                     std::uint64_t seed);

// Unknown option, bad value or bounds: Error(Usage).
RunConfig with_setting(RunConfig base, const Setting& setting);
// A folder name: "beta1=10,beta3=100"; "base" for the empty setting.
std::string setting_name(const Setting& setting);

struct SweepRun {
  std::string name;
  Setting setting;
  RunConfig config;
};

struct SweepRequest {
  std::filesystem::path output, pairs_file, instances;
  std::string preset = "fast", recipe;
  std::int64_t pairs = 0;       // to draw for the recipe; 0: its own number
  Json given = Json::object();  // training options of all runs
  std::vector<std::string> grid, random;
  int samples = 10;
  std::string rank = "auto";
  bool smallest_first = false;
  std::int64_t fidelity_states = 0;
  double time = 60;
};

// Everything that a later session needs.
struct SweepPlan {
  std::filesystem::path pairs_file;  // absolute, or relative to the sweep's folder
  std::string instances;
  std::optional<runs::Recipe> recipe;  // recorded in every run, for `latplan ship`
  std::string rank = "auto";
  bool smallest_first = false;
  std::int64_t fidelity_states = 0;
  double time = 60;
  std::uint64_t seed = 1;
  std::vector<SweepRun> runs;
  std::map<std::string, std::string> options;  // of the command line it began with
};

// A new plan, with every run's configuration checked. `drawn` receives the pairs of a recipe, to be written to
// FOLDER/pairs.npz.
SweepPlan plan_sweep(const SweepRequest& request, const nn::Backend& backend, Log& log,
                     const StopFlag& stop, std::optional<data::PairSet>& drawn);
void write_plan(const std::filesystem::path& folder, const SweepPlan& plan);
// FOLDER/sweep.json. Damaged: Error(BadInput).
SweepPlan read_plan(const std::filesystem::path& folder);
// The plan of a sweep to resume. Pairs that moved may be named again; other pairs or instances: Error(Usage).
SweepPlan resume_plan(const SweepRequest& request);

}  // namespace latplan::learning
