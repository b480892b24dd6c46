// Learns a codebook: groups the patches of all training pictures that look alike.
#pragma once

#include "base/log.h"
#include "data/pair_set.h"
#include "nn/backend.h"
#include "nn/codebook.h"

namespace latplan::nn {

// Distinct patches, each with the number of its occurrences.
struct PatchCounts {
  std::vector<std::uint8_t> bytes;   // [distinct, patch size]
  std::vector<std::int64_t> counts;  // [distinct], most frequent first
  std::vector<int> shown;            // [pictures, places] which of them
};
// Of both pictures of each row, at places of equal size.
PatchCounts count_patches(const data::PairSet& pairs, std::span<const std::int64_t> rows,
                          std::span<const Place> places);

// Where the values of a patch come from: those of one place of it.
struct PatchForm {
  ImageShape picture;
  std::span<const Run> runs;
};

// Groups of patches that look like the most frequent patch of the group: no small block of them differs by more than
// `tolerance` (root mean square, grey levels), so that a small object is not lost in a large patch. [distinct] the group of
// each; empty if there would be more than `most`. Stopped: Error(Interrupted).
std::vector<int> group_patches(const PatchCounts& patches, const PatchForm& form, double tolerance,
                               int most, const StopFlag& stop = {});
// Merges groups whose means differ by no more than noise explains: an outlier begins a group of its own. Returns the number
// of groups.
int merge_groups(const PatchCounts& patches, const PatchForm& form, double noise,
                 std::vector<int>& group);
// Side of such a block in pixels, and the number of its values.
int block_side(const ImageShape& picture);
std::size_t block_values(const PatchForm& form);

// From all pictures, held-out pairs included: it sees single pictures, and no more of the pairs than which places change in
// them. config.tolerance 0: what the noise explains. More prototypes than a model can have bits for: Error(Unsupported). Stopped: Error(Interrupted).
Codebook learn_codebook(const data::PairSet& pairs, const TrainConfig& config,
                        const StopFlag& stop = {});

// A model that the backend cannot train: Error(Unsupported).
void check_trainable(const TrainConfig& config, const Backend& backend);

// The whole backend: codebooks are trained here, every other model by `networks`; all models are loaded without LibTorch.
Backend with_codebooks(Backend networks);

}  // namespace latplan::nn
