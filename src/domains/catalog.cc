#include "domains/catalog.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "base/error.h"
#include "base/nearest.h"
#include "domains/blocks.h"
#include "domains/hanoi.h"
#include "domains/lightsout.h"
#include "domains/puzzle.h"
#include "domains/sokoban.h"

namespace latplan::domains {
namespace {

const std::string& value_of(const WorldOptions& options, const std::string& name) {
  const auto found = options.find(name);
  LATPLAN_CHECK(found != options.end(), "option without a default: " + name);
  return found->second;
}

}  // namespace

std::span<const World> worlds() {
  static const std::vector<World> list = {
      puzzle_world(), blocks_world(), lightsout_world(), sokoban_world(), hanoi_world(),
  };
  return list;
}

const World& find_world(const std::string& name) {
  std::vector<std::string> names;
  for (const World& world : worlds()) {
    if (world.name == name) return world;
    names.push_back(world.name);
  }
  throw usage_error("unknown world " + in_quotes(name) + expected_one_of(name, names));
}

std::unique_ptr<Domain> make_world(const std::string& name, const WorldOptions& options) {
  const World& world = find_world(name);
  return world.make(with_defaults(world, options));
}

WorldOptions with_defaults(const World& world, const WorldOptions& options) {
  WorldOptions full;
  std::vector<std::string> names;
  for (const WorldOption& option : world.options) {
    full[option.name] = option.default_value;
    names.push_back("--" + option.name);
  }
  for (const auto& [name, value] : options) {
    if (full.count(name) == 0) {
      throw usage_error("world " + world.name + " has no option --" + name +
                        expected_one_of("--" + name, names));
    }
    full[name] = value;
  }
  return full;
}

int int_option(const WorldOptions& options, const std::string& name, int low, int high) {
  const std::string& text = value_of(options, name);
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < low || value > high) {
    throw usage_error("--" + name + " " + in_quotes(text) + "; expected an integer from " +
                      std::to_string(low) + " to " + std::to_string(high));
  }
  return value;
}

bool flag_option(const WorldOptions& options, const std::string& name) {
  return choice_option(options, name, {"true", "false"}) == "true";
}

std::string choice_option(const WorldOptions& options, const std::string& name,
                          const std::vector<std::string>& choices) {
  const std::string& text = value_of(options, name);
  if (std::ranges::find(choices, text) == choices.end()) {
    throw usage_error("--" + name + " " + in_quotes(text) + expected_one_of(text, choices));
  }
  return text;
}

}  // namespace latplan::domains
