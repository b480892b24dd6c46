// Our recogniser of Blocksworld towers: guesses the towers by colour, then compares with a
// rendering of the guess.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>

#include "base/image.h"
#include "domains/blocks_picture.h"

namespace latplan::domains {

// Difference between a picture and the expected one: the largest RMS difference (over red, green
// and blue) of mean colours, over the block positions (`cell`) and over all 3 x 3 windows
// (`square`).
struct BlocksMisfit {
  double cell = 0;
  double square = 0;
};

class BlocksReader {
 public:
  BlocksReader(const BlocksPicture& picture, double jitter) : picture_(picture), jitter_(jitter) {}

  // The towers, every block once; nullopt if the picture does not clearly show towers. Thread-safe.
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
