// Every kind of JSON file that is read into a value, by the first byte: options of a network, a recipe, the preparation of
// pictures, a recoding, the result of a search, the world of pairs.
#include <cstdint>
#include <nlohmann/json.hpp>

#include "accepted.h"
#include "base/json.h"
#include "data/preparation.h"
#include "data/world_ref.h"
#include "extract/recoding.h"
#include "nn/train_config.h"
#include "planning/search_result.h"
#include "runs/recipe.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace latplan;
  if (size == 0) return 0;
  const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
  data::world_of_meta(text);
  Json json;
  if (!accepted([&] { json = parse_json(text, "f"); })) return 0;
  LATPLAN_CHECK(parse_json(json_text(json), "f") == json, "JSON changed in a round trip");
  const JsonValue value(json, "f");
  accepted([&] {
    switch (data[0] % 6) {
      case 0: {
        const nn::TrainConfig config = nn::train_config_from_json(value);
        const Json again = nn::to_json(config);
        LATPLAN_CHECK(nn::to_json(nn::train_config_from_json({again, "f"})) == again,
                      "options changed in a round trip");
        break;
      }
      case 1:
        runs::recipe_from_json(value, "r");
        break;
      case 2:
        data::load_preparation(value);
        break;
      case 3:
        extract::recoding_from_json(value, 8);
        break;
      case 4:
        planning::read_search_result(value);
        break;
      default:
        read_fields(value, {});
    }
  });
  return 0;
}
