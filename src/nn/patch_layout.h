// The places of a picture that a codebook reads: the equal patches of a grid, which share their prototypes, or regions of
// any form, each with its own.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "base/image.h"
#include "nn/patch_grid.h"

namespace latplan::nn {

// Values of an image that follow each other.
struct Run {
  std::size_t first = 0, count = 0;
};

struct Place {
  std::vector<Run> read;   // decides what is there
  std::vector<Run> drawn;  // only drawn: what is there explains these pixels in part
};

class PatchLayout {
 public:
  explicit PatchLayout(const PatchGrid& grid);
  // [pixels] of the picture: n > 0: read as place n - 1; n < 0: only drawn by place -n - 1; 0: neither. Every place up to
  // the largest number must be read somewhere; otherwise Error(BadInput).
  PatchLayout(const ImageShape& picture, std::vector<int> regions);

  const ImageShape& picture() const { return picture_; }
  int count() const { return static_cast<int>(places_.size()); }
  const Place& place(int number) const { return places_[number]; }
  std::span<const Place> places() const { return places_; }
  bool shared() const { return regions_.empty(); }  // all places have the same prototypes
  const std::vector<int>& regions() const { return regions_; }  // as given; empty: a grid
  // [pixels] the place that reads or draws each; -1: none.
  std::vector<int> owners() const;

 private:
  ImageShape picture_;
  std::vector<int> regions_;
  std::vector<Place> places_;
};

std::size_t size_of(std::span<const Run> runs);
// The values of these runs, one after the other.
template <typename T>
void gather(std::span<const Run> runs, std::span<const T> picture, T* target) {
  for (const Run& run : runs) {
    target =
        std::copy_n(picture.begin() + static_cast<std::ptrdiff_t>(run.first), run.count, target);
  }
}

}  // namespace latplan::nn
