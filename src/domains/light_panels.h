// Pictures of an n x n board of lights, plain or swirled: drawing them and reading them back. Each light has a panel of
// 9 x 9 pixels: on is a plus of two-pixel bars, off is black. Knows no rules; used by domains/lightsout.cc.
#pragma once

#include <optional>
#include <vector>

#include "base/image.h"
#include "domains/press_map.h"
#include "domains/swirl.h"

namespace latplan::domains {

class LightPanels {
 public:
  // Twisted: the paper's swirl, strength 3, radius 0.75 of the image. The picture is not contrast-stretched over its
  // batch as in the original data: one state would then look different from batch to batch.
  LightPanels(int size, bool twisted);

  ImageShape shape() const { return {swirl_.side(), swirl_.side(), 1}; }
  Image draw(CellSet lit) const;
  // The lights of a picture that shows one board clearly: no light half lit, no plus maimed, no stray blob. `image` has
  // our shape.
  std::optional<CellSet> read(const Image& image) const;
  // The same by the paper's appendix "Plan Validators".
  std::optional<CellSet> read_as_paper(const Image& image) const;

 private:
  // What a part of the plain picture becomes: the pixels of the swirled one it shines on.
  struct Footprint {
    std::vector<Tap> taps;
    double total = 0;  // sum of the weights
    double power = 0;  // sum of their squares
    void add(int pixel, float weight);
    void finish();
  };
  int cells() const { return size_ * size_; }
  std::vector<double> brightness(const Image& image) const;
  bool clean(const Image& error) const;

  int size_;
  bool twisted_;
  Swirl swirl_;                    // of strength 0 when plain
  Swirl unswirl_;                  // the way back, for the paper's judge
  std::vector<Footprint> pluses_;  // [cells]
  std::vector<Footprint>
      regions_;                // [cells * 9] the 3 x 3 regions that the bars cut out of each panel
  std::vector<double> solve_;  // [cells, cells] the inverse of the pluses' Gram matrix
};

}  // namespace latplan::domains
