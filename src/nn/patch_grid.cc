#include "nn/patch_grid.h"

#include "base/error.h"

namespace latplan::nn {

PatchGrid::PatchGrid(const ImageShape& picture, const TrainConfig& config)
    : picture_(picture),
      patch_{config.patch_height > 0 ? config.patch_height : picture.height,
             config.patch_width > 0 ? config.patch_width : picture.width, picture.channels} {
  const auto check = [](const char* option, int whole, int part) {
    if (whole % part == 0) return;
    throw usage_error(std::string(option) + " " + std::to_string(part) +
                      ": patches do not tile the images; expected a divisor of " +
                      std::to_string(whole));
  };
  check("--patch-height", picture.height, patch_.height);
  check("--patch-width", picture.width, patch_.width);
  if (count() == 1 && has_patches(config)) {
    throw usage_error(
        "--architecture patches: the whole image is one patch; set --patch-height or "
        "--patch-width");
  }
}

int PatchGrid::place_in_patch(int pixel) const {
  const int channel = pixel % picture_.channels;
  const int column = pixel / picture_.channels % picture_.width;
  const int row = pixel / picture_.channels / picture_.width;
  return ((row % patch_.height) * patch_.width + column % patch_.width) * patch_.channels + channel;
}

std::size_t PatchGrid::line_start(int patch, int line) const {
  const int row = patch / columns() * patch_.height + line;
  const int column = patch % columns() * patch_.width;
  return (static_cast<std::size_t>(row) * picture_.width + column) * picture_.channels;
}

}  // namespace latplan::nn
