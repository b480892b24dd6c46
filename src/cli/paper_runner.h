// `latplan evaluate --paper`: plans what is not remembered yet and gathers what the pages show.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "cli/command.h"
#include "pipeline/paper_pages.h"
#include "pipeline/stages.h"

namespace latplan::cli {

struct PaperOptions {
  std::filesystem::path models = "models", output = "docs/results", sweeps, cache, selection;
  std::vector<std::string> only_rows, only_searches;
  int count = 20, jobs = 1, threads = 0;
  std::int64_t fidelity_states = 500;
  double memory = 8;
  int cycle = pipeline::PlanConfig().cycle;
  bool repair = false;
  bool paper = false, clean_only = false, cached_only = false, no_metrics = false;
};

pipeline::PaperData gather_paper(const PaperOptions& options, std::uint64_t seed, Context& context);

}  // namespace latplan::cli
