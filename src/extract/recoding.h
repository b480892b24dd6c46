// Other propositions for the same states, computed from the latent bits: exported actions use them where the network's
// own bits do not express preconditions well. Kinds: extract/either_bits.h and extract/place_bits.h.
#pragma once

#include <memory>
#include <string>

#include "base/bit_vector.h"
#include "base/json.h"
#include "extract/encoded_pairs.h"

namespace latplan::extract {

class Recoding {
 public:
  virtual ~Recoding() = default;
  virtual std::string kind() const = 0;  // "either" or "places"
  virtual int state_bits() const = 0;
  virtual BitVector recode(const BitVector& latent) const = 0;
  virtual BitVector latent(const BitVector& state) const = 0;  // the inverse
  virtual Json to_json() const = 0;                            // with its "kind"
};

// Null: the states stay as they are.
BitVector recode(const BitVector& latent, const Recoding* recoding);
EncodedPairs recode(EncodedPairs latent, const Recoding* recoding);

// From to_json() of a model with that many latent bits; anything else: Error(BadInput).
std::shared_ptr<const Recoding> recoding_from_json(const JsonValue& json, int latent_bits);

}  // namespace latplan::extract
