// A picture cut into equal patches, left to right and top to bottom, for networks that treat all of them alike.
#pragma once

#include "base/image.h"
#include "nn/train_config.h"

namespace latplan::nn {

class PatchGrid {
 public:
  // Sizes of config.patch_height x config.patch_width pixels, 0: as far as the picture goes. Error(Usage) unless they
  // tile the picture and are several.
  PatchGrid(const ImageShape& picture, const TrainConfig& config);

  const ImageShape& picture() const { return picture_; }
  const ImageShape& patch() const { return patch_; }
  int rows() const { return picture_.height / patch_.height; }
  int columns() const { return picture_.width / patch_.width; }
  int count() const { return rows() * columns(); }
  // Where a pixel of the picture (height x width x channels, channels last) lies inside its patch, likewise.
  int place_in_patch(int pixel) const;

 private:
  ImageShape picture_, patch_;
};

// Whether the network is the same for every patch.
inline bool has_patches(const TrainConfig& config) { return config.architecture == "patches"; }

}  // namespace latplan::nn
