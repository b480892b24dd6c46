// Renderer and recogniser of LightsOut boards, plain or swirled. Each light is a panel of 9 x 9
// pixels: a plus of two-pixel bars if on, black if off.
#pragma once

#include <optional>
#include <vector>

#include "base/image.h"
#include "domains/press_map.h"
#include "domains/swirl.h"

namespace latplan::domains {

class LightPanels {
 public:
  // Twisted: the paper's swirl, strength 3, radius 0.75 of the image. Unlike the original data, the
  // contrast is not stretched per batch: a state would look different from batch to batch.
  LightPanels(int size, bool twisted);

  ImageShape shape() const { return {swirl_.side(), swirl_.side(), 1}; }
  Image draw(CellSet lit) const;
  // The lights of a picture; nullopt unless it is clear: no half-lit light, no damaged plus, no
  // stray blob. `image` must have shape().
  std::optional<CellSet> read(const Image& image) const;
  // The same by the rule of the paper's appendix "Plan Validators".
  std::optional<CellSet> read_as_paper(const Image& image) const;

 private:
  // The swirled image of a part of the plain picture.
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
  Swirl swirl_;                    // strength 0 if not twisted
  Swirl unswirl_;                  // inverse, for the paper's judge
  std::vector<Footprint> pluses_;  // [cells]
  std::vector<Footprint>
      regions_;                // [cells * 9] the 3 x 3 regions into which the bars divide a panel
  std::vector<double> solve_;  // [cells, cells] inverse of the Gram matrix of pluses_
};

}  // namespace latplan::domains
