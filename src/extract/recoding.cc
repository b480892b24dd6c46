#include "extract/recoding.h"

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "extract/either_bits.h"
#include "extract/place_bits.h"

namespace latplan::extract {

BitVector recode(const BitVector& latent, const Recoding* recoding) {
  return recoding == nullptr ? latent : recoding->recode(latent);
}

EncodedPairs recode(EncodedPairs pairs, const Recoding* recoding) {
  if (recoding == nullptr) return pairs;
  for (auto* states : {&pairs.before, &pairs.after}) {
    for (BitVector& state : *states) state = recoding->recode(state);
  }
  return pairs;
}

std::shared_ptr<const Recoding> recoding_from_json(const JsonValue& json, int latent_bits) {
  const std::string kind = json["kind"].text();
  if (kind == EitherBits::kKind) return EitherBits::from_json(json, latent_bits);
  if (kind == PlaceBits::kKind) return PlaceBits::from_json(json, latent_bits);
  throw json["kind"].error("either or places");
}

}  // namespace latplan::extract
