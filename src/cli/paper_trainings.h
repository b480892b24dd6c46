// What `latplan evaluate --paper` reads of trainings: sweeps, their curves, and what models were chosen from.
#pragma once

#include <filesystem>

#include "pipeline/paper_pages.h"

namespace latplan::cli {

// Sweeps have properties.json, runs and sweeps' runs train.jsonl.
void read_sweeps(const std::filesystem::path& sweeps, pipeline::PaperData& data);

// NAME/properties.json and NAME/shipped of the folder; the descriptions of the models must be in the data already.
void read_candidates(const std::filesystem::path& selections, const std::filesystem::path& models,
                     pipeline::PaperData& data);

}  // namespace latplan::cli
