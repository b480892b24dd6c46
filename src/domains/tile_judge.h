// Reads which tile lies in which cell of a picture, decoded or noisy: our rule and the paper's.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/image.h"
#include "domains/domain.h"
#include "domains/tile_panels.h"

namespace latplan::domains {

// The cell of each tile in a picture of columns x rows panels; nothing when the picture is not clear or a tile is
// missing.
class TileJudge {
 public:
  TileJudge(TilePanels panels, int columns, int rows);

  const TilePanels& panels() const { return panels_; }
  ImageShape image_shape() const { return {rows_ * panels_.side, columns_ * panels_.side, 1}; }

  // Every cell must be near its nearest panel and clearly nearer to it than to any other one, to a mixture with
  // another one, to the panel moved by a pixel or two, and to a plain area.
  std::optional<State> read(const Image& image) const;

  // The paper's appendix "Plan Validators": a cell shows a panel when their mean absolute difference is at most a
  // threshold, which is bisected over all the pictures until as many cells match no panel as match several. Each
  // cell must match one panel, and each panel once. (The paper's text counts cells, its public code pictures; with
  // pictures one alone never passes, since the first threshold is then the last.)
  std::vector<std::optional<State>> read_as_paper(std::span<const Image> images) const;

 private:
  std::optional<int> nearest_clear_panel(std::span<const float> cell) const;
  bool fits(std::span<const float> cell, int tile) const;
  bool is_unmoved(std::span<const float> cell, int tile) const;
  std::vector<float> cell_of(const Image& image, int cell) const;
  // [cells, panels] mean absolute differences; infinite for a picture of another size.
  std::vector<double> mean_errors(const Image& image) const;

  TilePanels panels_;
  int columns_, rows_;
  std::vector<double> separation_;        // [count, count] squared distances between panels
  std::vector<double> shift_separation_;  // [count, shifts] and from each panel to itself moved
  std::vector<int> stones_;               // [side, side] the coarse mosaic's stone of each pixel
};

}  // namespace latplan::domains
