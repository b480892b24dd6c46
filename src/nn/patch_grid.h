// An image cut into equal patches, row by row, for networks with shared weights.
#pragma once

#include "base/image.h"
#include "nn/train_config.h"

namespace latplan::nn {

class PatchGrid {
 public:
  // Patches of config.patch_height x config.patch_width pixels; 0: the size of the image. Error(Usage) unless patches
  // tile the image.
  PatchGrid(const ImageShape& picture, const TrainConfig& config);

  const ImageShape& picture() const { return picture_; }
  const ImageShape& patch() const { return patch_; }
  int rows() const { return picture_.height / patch_.height; }
  int columns() const { return picture_.width / patch_.width; }
  int count() const { return rows() * columns(); }
  // Index within its patch of a pixel of the image; both [height x width x channels].
  int place_in_patch(int pixel) const;
  // First pixel, in an image [height x width x channels], of row `line` of a patch. The row goes on for patch().width x
  // channels values.
  std::size_t line_start(int patch, int line) const;

 private:
  ImageShape picture_, patch_;
};

inline bool is_codebook(const TrainConfig& config) { return config.model == "codebook"; }
// A codebook whose places are found from the pairs: regions of any form.
inline bool has_regions(const TrainConfig& config) { return config.architecture == "regions"; }
inline bool has_patches(const TrainConfig& config) { return config.architecture == "patches"; }

}  // namespace latplan::nn
