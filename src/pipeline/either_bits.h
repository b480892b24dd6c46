// Bits "one of these is true", derived from the learnt ones. STRIPS preconditions are conjunctions; worlds in which
// "something must stand below" need a disjunction. Where the bits of a set are never true together, whether one of them
// is true follows from every effect, so the derived bit is an ordinary proposition and the actions stay as many.
#pragma once

#include <memory>
#include <vector>

#include "pipeline/recoding.h"
#include "symbolic/strips.h"

namespace latplan::pipeline {

// The set of each derived bit, ascending: bit F + i of a wide state is true when a bit of sets[i] is.
using EitherSets = std::vector<std::vector<int>>;

// Sets of mutually exclusive bits, one of which was true in every state in which some bit was turned on (or off),
// although chance would have shown others: n log(share of states that have one) < log(alpha / F).
EitherSets find_either_sets(const EncodedPairs& pairs, double alpha);

// Those of the sets whose derived bit some action of a table over wide states asks for without asking for one of the
// set's own bits: the others say nothing new.
EitherSets telling_sets(const EitherSets& sets, const symbolic::ActionTable& table);

class EitherBits final : public Recoding {
 public:
  static constexpr const char* kKind = "either";
  EitherBits(int learnt_bits, EitherSets sets)
      : learnt_bits_(learnt_bits), sets_(std::move(sets)) {}
  int state_bits() const override { return learnt_bits_ + static_cast<int>(sets_.size()); }
  BitVector recode(const BitVector& learnt) const override;
  BitVector learnt(const BitVector& state) const override;
  // {"kind": "either", "sets": [[bit, ...], ...]}
  nlohmann::json to_json() const override;
  // Names a bit past `learnt_bits`: Error(BadInput).
  static std::shared_ptr<const Recoding> from_json(const nlohmann::json& json, int learnt_bits);

 private:
  int learnt_bits_;
  EitherSets sets_;
};

}  // namespace latplan::pipeline
