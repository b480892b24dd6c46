#include "extract/recoding.h"

#include <nlohmann/json.hpp>

#include "base/error.h"
#include "extract/either_bits.h"
#include "extract/place_bits.h"

namespace latplan::extract {

BitVector recode(const BitVector& latent, const Recoding* recoding) {
  return recoding == nullptr ? latent : recoding->recode(latent);
}

EncodedPairs recode(const EncodedPairs& latent, const Recoding* recoding) {
  EncodedPairs pairs = latent;
  if (recoding == nullptr) return pairs;
  for (auto* states : {&pairs.before, &pairs.after}) {
    for (BitVector& state : *states) state = recoding->recode(state);
  }
  return pairs;
}

std::shared_ptr<const Recoding> recoding_from_json(const Json& json, int latent_bits) {
  try {
    const std::string kind = json.at("kind").get<std::string>();
    if (kind == EitherBits::kKind) return EitherBits::from_json(json, latent_bits);
    if (kind == PlaceBits::kKind) return PlaceBits::from_json(json, latent_bits);
    throw input_error("unknown kind '" + kind + "'; expected either or places");
  } catch (const Json::exception& error) {
    throw input_error(std::string("an entry is missing or of the wrong type: ") + error.what());
  }
}

}  // namespace latplan::extract
