// Bits "this thing is at this place", for networks that see a picture as places alike (--architecture patches). What a
// place shows is one code, whatever lies there: a tower of three disks has nothing in common with the same tower and a
// fourth. But moves tell things apart: what leaves one place arrives at another in the same moment. So all changes of a
// place that ever come with each other are the coming and going of one thing, and each such thing becomes a bit.
// The actions are then as many as there are things and ways, and what one place has shown holds for all of them.
#pragma once

#include <memory>
#include <vector>

#include "pipeline/recoding.h"

namespace latplan::pipeline {

// One thing a place can show.
struct Sight {
  BitVector code;    // the network's bits of the place
  BitVector things;  // which things are there
  int group = 0;     // sights that moves turn into each other; `things` differ within a group
};

class PlaceBits final : public Recoding {
 public:
  static constexpr const char* kKind = "places";
  // `sights`: the most frequent first. group_of_place [places]: which of them a place can show.
  PlaceBits(std::vector<Sight> sights, std::vector<int> group_of_place);

  int places() const { return static_cast<int>(group_of_place_.size()); }
  int things() const { return sights_.front().things.size(); }
  const std::vector<Sight>& sights() const { return sights_; }

  int state_bits() const override { return places() * things(); }
  // A code no training picture had counts as the nearest one, and so do things that never were together.
  BitVector recode(const BitVector& learnt) const override;
  BitVector learnt(const BitVector& state) const override;
  // {"kind": "places", "groups": [group of each place], "sights": [["0110", "01", group], ...]}
  nlohmann::json to_json() const override;
  // Does not fit `learnt_bits`, or contradicts itself: Error(BadInput).
  static std::shared_ptr<const Recoding> from_json(const nlohmann::json& json, int learnt_bits);

 private:
  int code_bits() const { return sights_.front().code.size(); }
  const Sight& nearest(BitVector Sight::*side, const BitVector& seen, int group) const;
  std::vector<Sight> sights_;
  std::vector<int> group_of_place_;
};

// From the codes of pairs alone, the bits of each place side by side. Error(Unsupported) with the reason where moves are
// not of this kind: nine in ten must take one thing from one place to another.
PlaceBits find_place_bits(const EncodedPairs& pairs, int places);

}  // namespace latplan::pipeline
