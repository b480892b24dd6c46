#include "nn/patch_layout.h"

#include <algorithm>
#include <utility>

#include "base/error.h"

namespace latplan::nn {
namespace {

void append(std::vector<Run>& runs, std::size_t first, std::size_t count) {
  if (!runs.empty() && runs.back().first + runs.back().count == first) {
    runs.back().count += count;
  } else {
    runs.push_back({first, count});
  }
}

}  // namespace

PatchLayout::PatchLayout(const PatchGrid& grid) : picture_(grid.picture()), places_(grid.count()) {
  const auto line_size = static_cast<std::size_t>(grid.patch().width) * grid.patch().channels;
  for (int place = 0; place < grid.count(); ++place) {
    for (int line = 0; line < grid.patch().height; ++line) {
      append(places_[place].read, grid.line_start(place, line), line_size);
    }
  }
}

PatchLayout::PatchLayout(const ImageShape& picture, std::vector<int> regions)
    : picture_(picture), regions_(std::move(regions)) {
  const auto channels = static_cast<std::size_t>(picture.channels);
  if (regions_.size() * channels != picture.size()) {
    throw input_error("the regions do not fit the picture");
  }
  for (std::size_t pixel = 0; pixel < regions_.size(); ++pixel) {
    const int region = regions_[pixel];
    if (region == 0) continue;
    const std::size_t number =
        region > 0 ? static_cast<std::size_t>(region) - 1 : static_cast<std::size_t>(-(region + 1));
    if (number >= regions_.size()) throw input_error("a region has no pixels");
    if (number >= places_.size()) places_.resize(number + 1);
    append(region > 0 ? places_[number].read : places_[number].drawn, pixel * channels, channels);
  }
  if (places_.empty() ||
      std::ranges::any_of(places_, [](const Place& place) { return place.read.empty(); })) {
    throw input_error("a region has no pixels");
  }
}

std::vector<int> PatchLayout::owners() const {
  std::vector<int> owner(static_cast<std::size_t>(picture_.height) * picture_.width, -1);
  for (int place = 0; place < count(); ++place) {
    for (const auto* runs : {&places_[place].read, &places_[place].drawn}) {
      for (const Run& run : *runs) {
        for (std::size_t i = 0; i < run.count; i += picture_.channels) {
          owner[(run.first + i) / picture_.channels] = place;
        }
      }
    }
  }
  return owner;
}

std::size_t size_of(std::span<const Run> runs) {
  std::size_t size = 0;
  for (const Run& run : runs) size += run.count;
  return size;
}

}  // namespace latplan::nn
