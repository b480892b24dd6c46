// Pictures of the user in the form that a model expects.
#pragma once

#include <filesystem>
#include <string>

#include "base/image.h"
#include "base/log.h"
#include "data/preparation.h"

namespace latplan::cli {

struct PictureReader {
  const data::Preparation& preparation;
  ImageShape shape;
  Log& log;

  Image fit(Image image, const std::string& name) const;
  Image read(const std::filesystem::path& file) const;  // PNG or JPEG
  // Of the size of the pictures before or after their preparation; any colour depth.
  Image read_mask(const std::filesystem::path& file) const;
};

}  // namespace latplan::cli
