#include "cli/picture_reader.h"

#include <utility>

#include "base/error.h"
#include "base/picture_file.h"

namespace latplan::cli {

Image PictureReader::fit(Image image, const std::string& name) const {
  const std::string warning = data::crop_mismatch_warning(image.shape(), name, preparation, shape);
  if (!warning.empty()) log.warning(warning);
  return data::fit_picture(std::move(image), name, preparation, shape);
}

Image PictureReader::read(const std::filesystem::path& file) const {
  return fit(read_picture(file), file.string());
}

Image PictureReader::read_mask(const std::filesystem::path& file) const {
  const Image given = to_grey(read_picture(file));
  try {
    return data::fit_picture(given, file.string(), preparation, {shape.height, shape.width, 1});
  } catch (const Error&) {
    throw input_error(file.string() + ": is " + given.shape().to_string() +
                      "; a goal mask must have the size of the pictures, " + shape.to_string());
  }
}

}  // namespace latplan::cli
