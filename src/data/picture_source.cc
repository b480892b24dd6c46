#include "data/picture_source.h"

#include <algorithm>
#include <cctype>
#include <system_error>

#include "base/error.h"
#include "base/files.h"
#include "base/nearest.h"
#include "base/picture_file.h"

namespace latplan::data {

namespace fs = std::filesystem;

bool PictureSource::reads(const fs::path& file) const {
  std::error_code error;
  return fs::equivalent(file, place_, error);
}

Image FileSource::read(std::int64_t picture) const {
  std::error_code error;
  const fs::file_status status = fs::status(file(picture), error);
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    throw input_error(file(picture).string() + ": is " +
                      (fs::is_directory(status) ? "a folder" : "not a regular file") +
                      "; expected a picture");
  }
  // Without read_picture()'s suggestion: to find one takes longer the more files there are, and all may be missing.
  return decode_picture(read_bytes(file(picture)), file(picture).string());
}

bool FileSource::reads(const fs::path& file) const {
  std::error_code error;
  return PictureSource::reads(file) || std::ranges::any_of(files_, [&](const fs::path& own) {
           return fs::equivalent(own, file, error);
         });
}

std::unique_ptr<PictureSource> open_source(const fs::path& place) {
  std::error_code error;
  const fs::file_status status = fs::status(place, error);
  if (fs::is_directory(status)) return open_picture_folder(place);
  const std::string extension = lower_case(place.extension().string());
  if (extension == ".csv") return open_picture_csv(place);
  if (extension == ".npz") return open_picture_npz(place);
  if (!fs::exists(status)) {
    throw input_error(place.string() + ": no such file or folder; expected pictures" +
                      did_you_mean(nearest_entry(place)));
  }
  throw input_error(place.string() +
                    ": not a source of pictures; expected a folder, a .csv or an .npz file");
}

std::string lower_case(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

}  // namespace latplan::data
