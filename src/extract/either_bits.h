// Derived bits "one of these latent bits is true". STRIPS preconditions are conjunctions, but a world in which "something
// must stand below" needs a disjunction. Where the bits of a set are mutually exclusive, every effect determines whether
// one of them is true. The derived bit is then an ordinary proposition, and the number of actions stays the same.
#pragma once

#include <memory>
#include <vector>

#include "extract/recoding.h"
#include "symbolic/strips.h"

namespace latplan::extract {

// The set of each derived bit, ascending: bit F + i of a wide state is true when a bit of sets[i] is.
using EitherSets = std::vector<std::vector<int>>;

// Sets of mutually exclusive bits of which one was true in every state in which some other bit was turned on (or off),
// where chance would have shown exceptions: n log(share of states that have one) < log(alpha / F).
EitherSets find_either_sets(const EncodedPairs& pairs, double alpha);

// The sets whose derived bit is a precondition of some action that requires none of the set's own bits. The others add
// nothing. `table` is over states with all derived bits.
EitherSets informative_sets(const EitherSets& sets, const symbolic::ActionTable& table);

class EitherBits final : public Recoding {
 public:
  static constexpr const char* kKind = "either";
  EitherBits(int latent_bits, EitherSets sets)
      : latent_bits_(latent_bits), sets_(std::move(sets)) {}
  std::string kind() const override { return kKind; }
  int state_bits() const override { return latent_bits_ + static_cast<int>(sets_.size()); }
  BitVector recode(const BitVector& latent) const override;
  BitVector latent(const BitVector& state) const override;
  // {"kind": "either", "sets": [[bit, ...], ...]}
  Json to_json() const override;
  // Names a bit past `latent_bits`: Error(BadInput).
  static std::shared_ptr<const Recoding> from_json(const JsonValue& json, int latent_bits);

 private:
  int latent_bits_;
  EitherSets sets_;
};

}  // namespace latplan::extract
