// Many trainings that differ in a few options: which there are, and what their numbers say. Plain data and files;
// `latplan sweep` runs them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "nn/train_config.h"
#include "report/run_record.h"

namespace latplan::pipeline {

// Options of `latplan train`, as typed, in the order they were asked for: {"beta1", "10"}, {"beta3", "100"}.
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

// "beta1=1,10" and "beta1=1:100" or "beta1=1:100:log". Malformed: Error(Usage).
Axis parse_axis(const std::string& text);
Range parse_range(const std::string& text);

// Every combination, the last axis fastest; one empty setting without any axis.
std::vector<Setting> grid(const std::vector<Axis>& axes);
// `count` different draws, in an order that depends on the seed alone; fewer where there are not so many, as of small
// whole numbers. Whole numbers for options that take them.
std::vector<Setting> random_settings(const std::vector<Range>& ranges, int count,
                                     std::uint64_t seed);
// tab:hyper. kltune: F, beta1 and beta3 at epsilon 0.1; notune: F alone, the weights 1; default: kltune's at epsilon
// 0.5; all: kltune and default (notune is a part of the former). paper_grids() lists these four.
std::vector<Axis> paper_grid(const std::string& name);
std::vector<std::string> paper_grids();

// The base with the setting's values. Unknown option, bad value or bounds: Error(Usage).
nn::TrainConfig with_setting(nn::TrainConfig base, const Setting& setting);
// A folder name: "beta1=10,beta3=100"; "base" for the empty one.
std::string setting_name(const Setting& setting);
// Every option of a configuration as words of a command line.
std::vector<std::string> as_words(const nn::TrainConfig& config);

struct SweepRun {
  std::string name;
  Setting setting;
  nn::TrainConfig config;
};

// One finished (or failed) run with its numbers by name: "train/best_held_out_exact", "export/actions",
// "fidelity/precision", "metrics/loss_terms/negative_elbo", "plan/auto/valid".
struct SweepResult {
  SweepRun run;
  std::string error;  // empty: finished
  std::map<std::string, double> numbers;
  report::Json instances = report::Json::object();  // name -> result, as `evaluate` writes it
  std::string world;
  report::Json world_options = report::Json::object();
};

// Reads a run's folder: run.json, export.json, evaluation/run.json; what is missing is left out.
SweepResult read_result(const SweepRun& run, const std::filesystem::path& folder,
                        const std::string& error);

// The full name of a number that some result has: as given, or the one that ends with "/" + name. None or several:
// Error(Usage) that lists them. "auto": held-out quality of the export, or of the predictions where nothing is exported.
std::string find_number(const std::vector<SweepResult>& results, const std::string& name);

// Best first, failed runs last; of equal ones first what predicts more held-out pairs exactly, then by name.
void rank(std::vector<SweepResult>& results, const std::string& number, bool smallest_first);

// Settings and the chief numbers, no times: the same runs give the same table.
std::string sweep_table(const std::vector<SweepResult>& results, const std::string& number);
// What Downward Lab's reports read: an object keyed by run, one entry a training and one a planned instance.
report::Json lab_properties(const std::vector<SweepResult>& results);

}  // namespace latplan::pipeline
