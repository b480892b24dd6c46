// Derived bits "this object is at this place", for networks that encode equal patches of a picture alike (--architecture
// patches). The code of a patch describes everything in it: the code of a tower of three disks shares nothing with that of
// four. Moves separate the objects: what disappears from one patch appears on another at the same time. Changes of a patch
// that co-occur belong to one object, and each object becomes a bit per place. There is then one action per object and
// pair of places, and what one place shows applies to all of them.
#pragma once

#include <memory>
#include <vector>

#include "extract/recoding.h"

namespace latplan::extract {

// One code that a patch can have.
struct PatchCode {
  BitVector code;     // the latent bits of the patch
  BitVector objects;  // which objects are there
  int group = 0;      // codes that moves turn into each other; `objects` differ within a group
};

class PlaceBits final : public Recoding {
 public:
  static constexpr const char* kKind = "places";
  // `codes`: the most frequent first. group_of_place [places]: which of them a place can have.
  PlaceBits(std::vector<PatchCode> codes, std::vector<int> group_of_place);

  int places() const { return static_cast<int>(group_of_place_.size()); }
  int objects() const { return codes_.front().objects.size(); }
  const std::vector<PatchCode>& codes() const { return codes_; }

  std::string kind() const override { return kKind; }
  int state_bits() const override { return places() * objects(); }
  // An unknown code, or an unknown set of objects, counts as the nearest known one.
  BitVector recode(const BitVector& latent) const override;
  BitVector latent(const BitVector& state) const override;
  // {"kind": "places", "groups": [group of each place], "sights": [["0110", "01", group], ...]}
  Json to_json() const override;
  // Does not fit `latent_bits`, or is inconsistent: Error(BadInput).
  static std::shared_ptr<const Recoding> from_json(const JsonValue& json, int latent_bits);

 private:
  int code_bits() const { return codes_.front().code.size(); }
  const PatchCode& nearest(BitVector PatchCode::*side, const BitVector& bits, int group) const;
  std::vector<PatchCode> codes_;
  std::vector<int> group_of_place_;
};

// From the codes of pairs, the bits of each place side by side. Nine of ten moves must take one object from one place to
// another; otherwise Error(Unsupported) with the reason.
PlaceBits find_place_bits(const EncodedPairs& pairs, int places);

}  // namespace latplan::extract
