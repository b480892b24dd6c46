#include "data/world_ref.h"

#include <nlohmann/json.hpp>

#include "base/json.h"
#include "base/version.h"
#include "data/generate.h"
#include "domains/catalog.h"

namespace latplan::data {

std::optional<WorldRef> world_of_meta(const std::string& meta_json) {
  const Json json = json_or_null(meta_json);
  const Json name = value_or_null(json, "world");
  if (!name.is_string() || name.get<std::string>().empty()) return {};
  WorldRef world{name.get<std::string>(), {}};
  const Json options = part(json, "world_options");
  for (const auto& [option, value] : options.items()) {
    if (value.is_string()) world.options[option] = value.get<std::string>();
  }
  return world;
}

std::string world_to_meta(const WorldRef& world, std::uint64_t seed) {
  return json_text({{"world", world.name},
                    {"world_options", world.options},
                    {"seed", seed},
                    {"version", std::string(version())},
                    {"revision", std::string(revision())}});
}

WorldRef with_defaults(const WorldRef& world) {
  return {world.name, domains::with_defaults(domains::find_world(world.name), world.options)};
}

PairSet draw_pairs(const WorldRef& world, const GenerateConfig& config, Log& log,
                   const StopFlag& stop) {
  PairSet pairs = generate(*domains::make_world(world.name, world.options), config, log, stop);
  pairs.meta_json = world_to_meta(world, config.seed);
  return pairs;
}

std::vector<WorldState> drawn_states(const WorldRef& world, const GenerateConfig& config) {
  return drawn_states(*domains::make_world(world.name, world.options), config);
}

}  // namespace latplan::data
