// Reads the towers off a picture of Blocksworld by comparing it with a photograph of what it seems to show.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>

#include "base/image.h"
#include "domains/blocks_picture.h"

namespace latplan::domains {

// How far a picture is from the one expected: the worst root mean square over red, green and blue of the difference of
// means, over the middle of each place a block may have, and over each square of 3 x 3 pixels.
struct BlocksMisfit {
  double cell = 0;
  double square = 0;
};

class BlocksReader {
 public:
  BlocksReader(const BlocksPicture& picture, double jitter) : picture_(picture), jitter_(jitter) {}

  // The towers shown, every block once; nothing when the picture does not look like a photograph of any towers.
  // Safe to call from several threads.
  std::optional<Towers> read(const Image& image) const;
  BlocksMisfit misfit(const Image& image, const Towers& towers) const;

 private:
  std::optional<Towers> guess(const Image& image) const;
  std::shared_ptr<const Image> reference(const Towers& towers) const;

  BlocksPicture picture_;
  double jitter_;
  mutable std::mutex mutex_;  // guards references_
  mutable std::map<Towers, std::shared_ptr<const Image>> references_;
};

}  // namespace latplan::domains
