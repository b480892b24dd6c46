// The gallery of plans: for each row, clean and noisy, one plan that is optimal, one that is valid but longer than
// needed, and one that is not valid, as far as the remembered runs have such plans. GALLERY/index.json says which run a
// picture shows, and of which model: pictures of a model that was replaced are drawn anew or removed.
#pragma once

#include <filesystem>
#include <vector>

#include "pipeline/paper_data.h"

namespace latplan::pipeline {

// Of a plan with more steps only the first pictures are drawn.
inline constexpr int kMostGalleryPictures = 40;

// A search's remembered runs on a row, and how they were made.
struct ExampleSource {
  PaperSearch search;
  PlanConfig config;
  PlanningCell cell;
};

// Draws what is missing: the runs only remember numbers, so each picture costs one search again.
void complete_gallery(const RowTask& task, const std::string& model_checksum,
                      const std::vector<ExampleSource>& sources,
                      const std::filesystem::path& gallery, const StopFlag& stop);

// The entries of the index whose pictures are there.
std::vector<report::Json> read_gallery(const std::filesystem::path& gallery);

}  // namespace latplan::pipeline
