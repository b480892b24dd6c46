// Recognises the tiles of a sliding-tile picture, decoded or noisy: by our rule and by the paper's.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/image.h"
#include "domains/domain.h"
#include "domains/tile_panels.h"

namespace latplan::domains {

// For pictures of columns x rows panels. States hold the cell of each tile; nullopt if the picture
// is unclear or a tile is missing.
class TileJudge {
 public:
  TileJudge(TilePanels panels, int columns, int rows);

  const TilePanels& panels() const { return panels_; }
  ImageShape image_shape() const { return {rows_ * panels_.side, columns_ * panels_.side, 1}; }

  // Every cell must be close to one panel, and clearly closer to it than to other panels, mixtures
  // of panels, the panel shifted by one or two pixels, and a uniform area.
  std::optional<State> read(const Image& image) const;

  // The paper's appendix "Plan Validators": a cell matches a panel if their mean absolute
  // difference is at most a threshold, which is bisected over all pictures until as many cells
  // match no panel as match several. Every cell must match one panel, and every panel once. (The
  // paper's text counts cells, its code pictures. Counting pictures would never change the initial
  // threshold for a single picture.)
  std::vector<std::optional<State>> read_as_paper(std::span<const Image> images) const;

 private:
  std::optional<int> nearest_clear_panel(std::span<const float> cell) const;
  bool fits(std::span<const float> cell, int tile) const;
  bool is_unmoved(std::span<const float> cell, int tile) const;
  std::vector<float> cell_of(const Image& image, int cell) const;
  // [cells, panels] mean absolute differences; infinite for a picture of the wrong size.
  std::vector<double> mean_errors(const Image& image) const;

  TilePanels panels_;
  int columns_, rows_;
  std::vector<double> separation_;        // [count, count] squared distances between panels
  std::vector<double> shift_separation_;  // [count, shifts] from each panel to its shifted copies
  std::vector<int> mosaic_blocks_;        // [side, side] the coarse mosaic's block of each pixel
};

}  // namespace latplan::domains
